import assert from 'node:assert/strict';
import test from 'node:test';
import { derivedPrediction } from '../../src/extraction/predictions.js';
import { noInvoiceBySaying } from '../../src/extraction/no-invoice.js';
import { drawn } from '../drawn.js';

const typeOf = (text: string) => noInvoiceBySaying(derivedPrediction('DocumentType', 'Invoice', 1, []), drawn(text)).value;

for (const text of [
  'Dies ist keine Rechnung.',
  'This is not an invoice',
  'THIS DOCUMENT IS NOT AN INVOICE',
  'Dit is geen factuur',
  'Ceci n’est pas une facture',
  'Il presente documento non costituisce fattura',
  'ESTE DOCUMENTO NO ES\nFACTURA.',
  'Este documento não serve de fatura',
  'Dette er ikke en faktura',
  'Detta är ingen faktura',
  'To nie jest faktura',
  'Toto není faktura',
  'Toto nie je faktúra',
  'To ni račun',
  'Ovo nije račun',
  'Bu belge fatura yerine geçmez',
])
  test(`no invoice: ${text}`, () => assert.equal(typeOf(text), 'Other'));

for (const text of [
  'Keine Rechnung erhalten? Rufen Sie uns an',
  'This is not a VAT invoice yet',
  'copia non valida ai fini fiscali',
  'Není daňový doklad',
  'Ni računov',
])
  test(`no invoice: nothing is said by: ${text}`, () => assert.equal(typeOf(text), 'Invoice'));
