import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ContactField } from '../../../../src/catalogue/contact-fields.js';
import { townAndCode, withHalvesTogether } from '../../../../src/extraction/contacts/spans/attached-code.js';
import { tagOf } from '../../../../src/extraction/contacts/spans/tags.js';
import { spanOfTokens } from '../../../../src/extraction/contacts/spans/span.js';
import type { Token } from '../../../../src/features/contract.js';

const spanOf = (field: ContactField, text: string) =>
  spanOfTokens(
    { role: 'Sender', field, probability: 0.9, page: 0 },
    text.split(' ').map((word, i) => ({ text: word, word: i, line: 0, start: 0, end: word.length, box: { x: 100 * i, y: 0, width: 90, height: 10 } }) as Token),
  );

for (const [field, text, parts] of [
  ['City', 'Pune-411001', ['City Pune', 'ZipCode 411001']],
  ['City', 'New Delhi-110001,', ['City New Delhi', 'ZipCode 110001,']],
  ['ZipCode', 'Indore-452010', ['City Indore', 'ZipCode 452010']],
  ['City', 'Nagpur - 440001', ['City Nagpur - 440001']],
  ['City', 'Aix-en-Provence', ['City Aix-en-Provence']],
  ['City', 'Pune-411 001', ['City Pune', 'ZipCode 411 001']],
  ['ZipCode', 'Delhi-110 001.', ['City Delhi', 'ZipCode 110 001.']],
  ['Name', 'Pune-411 001', ['Name Pune-411 001']],
  ['City', 'Sector-411 Pune', ['City Sector-411 Pune']],
  ['ZipCode', 'L-2210', ['ZipCode L-2210']],
  ['ZipCode', '01310-100', ['ZipCode 01310-100']],
  ['Street', 'Ringroad-1234', ['Street Ringroad-1234']],
  ['Street', 'Station Road,Nagpur-440001', ['Street Station Road,', 'City Nagpur', 'ZipCode 440001']],
  ['Street', 'Nagpur-440001', ['City Nagpur', 'ZipCode 440001']],
] as const)
  test(`town and code in one word: ${field} “${text}”`, () => {
    assert.deepEqual(
      townAndCode(spanOf(field, text)).map((span) => `${span.field} ${span.text}`),
      parts,
    );
  });

test('each part has its share of the box', () => {
  const [town, code] = townAndCode(spanOf('City', 'Pune-411001'));
  assert.ok(town!.box.x + town!.box.width <= code!.box.x);
});

test('a code in two words, the first with the town before it, has one tag', () => {
  const [city, code, street] = (['City', 'ZipCode', 'Street'] as const).map((field) => tagOf('Receiver', field)) as [number, number, number];
  const { tokens } = spanOf('City', 'Road Pune-411 001');
  for (const [tags, together] of [
    [
      [street, city, code],
      [street, city, city],
    ],
    [
      [street, 0, code],
      [street, code, code],
    ],
    [
      [street, street, 0],
      [street, street, 0],
    ],
  ] as const)
    assert.deepEqual([...withHalvesTogether(tokens, Int32Array.from(tags))], together);
});

for (const [what, text, tags, together] of [
  ['letters of a Dutch code before its town', '2964 LE Ammerdam', ['ZipCode', 'City', 'City'], ['ZipCode', 'ZipCode', 'City']],
  ['a town in capitals', '2400 LE LOCLE', ['ZipCode', 'City', 'City'], ['ZipCode', 'City', 'City']],
  ['letters of a Maltese code', 'Sliema SLM 1605', ['City', 'City', 'ZipCode'], ['City', 'ZipCode', 'ZipCode']],
  ['a state', 'Orange NSW 2800', ['City', 'City', 'ZipCode'], ['City', 'City', 'ZipCode']],
] as const)
  test(`codes in two words: ${what}`, () => {
    const of = (fields: readonly ContactField[]): number[] => fields.map((field) => tagOf('Sender', field)!);
    assert.deepEqual([...withHalvesTogether(spanOf('City', text).tokens, Int32Array.from(of(tags)))], of(together));
  });
