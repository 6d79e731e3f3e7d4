/** Article numbers of capitals, where other rows have theirs. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { lineItemsOf } from '../../../../src/extraction/line-items/line-items.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks } from '../../fake-networks.js';

const isTotal = /^\d+,\d\d$/;

/** "number | name" of each row; rows begin with a line that has a total. All words but totals and numbers with digits are of the name. */
async function codesIn(text: string, without: readonly string[] = []) {
  const document = drawn(text);
  const lines = text.trimEnd().split('\n').filter(Boolean);
  const words = text.split(/\s+/).filter(Boolean);
  const columns = {
    ItemId: words.filter((word) => /^[A-Z]+-\d+$/.test(word)),
    Description: words.filter((word) => /\p{L}/u.test(word) && !/\d/.test(word)),
    TotalAmount: words.filter((word) => isTotal.test(word)),
  };
  const roles = lines.map((line) => (isTotal.test(line.split(/\s+/).at(-1)!) ? ('start' as const) : ('continues' as const)));
  const pieces = await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, { roles, columns }).lineItems!);
  const trace = newTrace(without);
  const items = lineItemsOf(pieces, { decimal: 'comma', trace });
  return { rows: items.map(({ cells: { ItemId, Description } }) => `${ItemId?.value ?? ''} | ${Description?.value ?? ''}`), trace };
}

const besideName = (code: string, name: string) => `
TAU-12      Tau aus Hanf        4,50
ANK-7       Anker verzinkt      9,00
${code.padEnd(12)}${name.padEnd(20)}7,25`;
const belowName = (code: string) => `
Tau aus Hanf                    4,50
TAU-12
Anker verzinkt                  9,00
ANK-7
Fender rund                     7,25
${code}`;

for (const [what, text, expected] of [
  ['before the name', besideName('FRACHT', 'Spedition Nord'), 'FRACHT | Spedition Nord'],
  ['with a hyphen', besideName('FE-RD', 'Fender rund'), 'FE-RD | Fender rund'],
  ['below the name', belowName('FE-RD'), 'FE-RD | Fender rund'],
  ['below the name, before a sign', belowName('FE-RD · weiß'), 'FE-RD | Fender rund weiß'],
  ['before a stroke', besideName('LKW - Anfahrt', ''), ' | LKW - Anfahrt'],
  [
    'that a name below names may be',
    `Poller schwer                   3,00\nschwarz\nKlampe                          2,00\nrund${belowName('GRAU')}`,
    ' | Fender rund GRAU',
  ],
  ['with small letters', besideName('Fracht', 'Spedition Nord'), ' | Fracht Spedition Nord'],
  ['at another place', besideName('', 'LKW Spedition'), ' | LKW Spedition'],
  ['with the name close behind it', `${besideName('TAU-9', 'Tau')}\nPVC Fender rund                 7,25`, ' | PVC Fender rund'],
  ['that is the whole name', besideName('FRACHT', ''), ' | FRACHT'],
  ['where one other row has a number', 'TAU-12      Tau aus Hanf        4,50\nFRACHT      Spedition Nord      7,25', ' | FRACHT Spedition Nord'],
] as const)
  test(`letter codes: one ${what}`, async () => assert.equal((await codesIn(text)).rows.at(-1), expected));

test('items.letter-codes: is left out by its name, and says what it changed', async () => {
  const text = besideName('FRACHT', 'Spedition Nord');
  assert.equal((await codesIn(text, ['items.letter-codes'])).rows.at(-1), ' | FRACHT Spedition Nord');
  assert.ok((await codesIn(text)).trace.changes.some(({ step }) => step === 'items.letter-codes'));
});
