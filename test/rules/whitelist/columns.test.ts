/** What the columns of a customer's list hold. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { guessColumns } from '../../../src/rules/whitelist/columns.js';
import { bare } from '../../../src/fold.js';

test('kinds of columns are told from headings and values', () => {
  const header = ['Kreditor', 'Firmenname', 'Straße', 'PLZ', 'Ort', 'UID-Nr', 'Konto', 'x1', 'x2', 'x3', 'leer'];
  const rows = [
    ['1', 'Huber', 'Weg 1', '4020', 'Linz', 'ATU12345678', 'AT611904300234573201', 'a@b.at', 'huber.at', '+43 732 12345', ''],
    ['2', 'Maier', 'Weg 2', '1010', 'Wien', '', 'DE89370400440532013000', 'c@d.de', 'www.maier.de', '0732/123456', ''],
  ];
  assert.deepEqual(
    guessColumns(header, rows).map(({ kind }) => kind),
    ['id', 'name', 'street', 'zip', 'city', 'vatId', 'iban', 'email', 'domain', 'phone', 'ignore'],
  );
});

for (const [heading, expected] of [
  ['Partita IVA', 'vatId'],
  ['IČO', 'taxId'],
  ['Code postal', 'zip'],
  ['Nazwa', 'name'],
  ['Calle', 'street'],
  ['Plaats', 'city'],
  ['Land, VAT number', 'vatId'],
  ['supplierName', 'name'],
  ['E-Mail', 'email'],
] as const)
  test(`the heading ${heading} announces ${expected}`, () => assert.equal(guessColumns(['No', heading], [['1', 'words']])[1]!.kind, expected));

test('words of headings are folded and without signs, else none is met', () => {
  for (const { code, headings } of languages) for (const word of Object.values(headings).flat()) assert.equal(bare(word), word, code);
});
