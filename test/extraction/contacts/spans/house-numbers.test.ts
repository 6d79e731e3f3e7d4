import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withHouseNumbers } from '../../../../src/extraction/contacts/spans/spans.js';
import { tagOf } from '../../../../src/extraction/contacts/spans/tags.js';
import type { Token } from '../../../../src/features/contract.js';

const [zip, street, city] = (['ZipCode', 'Street', 'City'] as const).map((field) => tagOf('Receiver', field)) as [number, number, number];

const cases: readonly (readonly [text: string, tags: readonly number[], expected: readonly number[]])[] = [
  ['4127 NW Alder Ave\nElmton 88123', [zip, street, street, street, city, zip], [street, street, street, street, city, zip]],
  ['4127 NW Alder Ave', [zip, street, street, street], [zip, street, street, street]],
  ['4127 Alderburg\nElmton 88123', [zip, street, city, zip], [zip, street, city, zip]],
  ['41270, Alder Road\nElmton 88123', [zip, street, street, city, zip], [zip, street, street, city, zip]],
  ['4127 - CENTRO\nElmton 88123', [zip, street, street, city, zip], [zip, street, street, city, zip]],
  ['4127 Alder Road\n\n\n\nElmton 88123', [zip, street, street, city, zip], [zip, street, street, city, zip]],
];

for (const [text, tags, expected] of cases)
  test(`house number: ${text.replaceAll('\n', ' / ')}`, () => {
    const lines = text.split('\n').map((line) => line.split(' ').filter((word) => word !== ''));
    const tokens = lines.flatMap((words, line) =>
      words.map((word, i) => ({ text: word, word: i, line, box: { x: i * 60, y: line * 30, width: 55, height: 20 } }) as Token),
    );
    assert.deepEqual([...withHouseNumbers(tokens, Int32Array.from(tags))], expected);
  });
