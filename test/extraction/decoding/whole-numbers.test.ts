/** Numbers in capitals and digits are given whole; wordings that are glued to a number are not. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { drawn } from '../../drawn.js';
import { networksSaying } from '../saying.js';

for (const [what, text, says, value] of [
  ['cut behind capitals', 'Your reference: KLIREF0417', { '0417': 5 }, 'KLIREF0417'],
  ['both are likely', 'Your reference: KLIREF0417', { '0417': 4, KLIREF0417: 3.9 }, 'KLIREF0417'],
  ['the whole was chosen', 'Your reference: KLIREF0417', { KLIREF0417: 5 }, 'KLIREF0417'],
  ['a wording is glued to it', 'KUNDENNUMMER0417', { '0417': 5 }, '0417'],
  ['another wording', 'INVOICE0417', { '0417': 5 }, '0417'],
  ['a wording that ends so', 'DEBITORENNR0417', { '0417': 5 }, '0417'],
  ['behind a sign', 'KLIREF:0417', { '0417': 5 }, '0417'],
  ['with a sign in it', 'Your reference: ALBATROS2024/0417', { '2024/0417': 5 }, 'ALBATROS2024/0417'],
] as const)
  test(`numbers behind capitals: ${what}`, async () => {
    const document = drawn(text);
    const { predictions } = await extract(document, networksSaying(document, { details: { CustomerId: says } }));
    const found = predictions.filter(({ name }) => name === 'CustomerId');
    assert.deepEqual(
      found.map((each) => [each.value, each.text]),
      [[value, value]],
    );
  });
