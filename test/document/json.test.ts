/** Documents survive the way through JSON; anything else is refused in one line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentFromJson } from '../../src/document/from-json.js';
import { documentToJson } from '../../src/document/json.js';
import { plainText } from '../../src/document/text.js';
import { InputError } from '../../src/errors.js';
import { drawn } from '../drawn.js';

const document = drawn(`
  Rechnung Nr. 4711        12.03.2024
  -----------------------------------
  Gesamtbetrag             119,00 EUR
  \fSeite 2`);

test('json: there and back', () => assert.deepEqual(documentFromJson(documentToJson(document)), document));

test('json: other readings of a word too', () => {
  const read = drawn('IBAN 8002', { source: 'ocr', alternatives: { '8002': ['3002'] } });
  assert.deepEqual(documentFromJson(documentToJson(read)), read);
});

test('text: columns keep their gap, pages an empty line', () => {
  assert.equal(plainText(document), 'Rechnung Nr. 4711          12.03.2024\nGesamtbetrag            119,00 EUR\n\nSeite 2');
});

for (const [name, text, message] of [
  ['no JSON', '{', /^x\.json: no JSON/],
  ['no document', '{}', /^x\.json: no document as beleg read writes it: name/],
  ['a line that points nowhere', documentToJson(document).replace('"words":[0,1,2,3]', '"words":[0,1,2,99]'), /a line refers to a word that is not there/],
  ['confidence over 1', documentToJson(document).replace('"confidence":1', '"confidence":2'), /confidence/],
] as const) {
  test(`json: ${name}`, () => {
    assert.throws(
      () => documentFromJson(text, 'x.json'),
      (error) => error instanceof InputError && message.test(error.message) && !error.message.includes('\n'),
    );
  });
}
