/** What words are turned into: hashed letters, wordings of the lexicon, folded texts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { hashesPerToken, hashRows } from '../../../src/features/contract.js';
import { bare, fold } from '../../../src/fold.js';
import { hashesOfFolded } from '../../../src/features/words/hashing.js';
import { legalFormWords } from '../../../src/values/contact/legal-forms.js';
import { classBits, lexiconBits, lexiconClasses, tableHeaderBits, totalsBits } from '../../../src/features/lexicon/lexicon.js';
import { sameValue } from '../../../src/features/candidates/same-value.js';

for (const [text, folded, letters] of [
  ['Straße Nr. 5', 'strasse nr. 5', 'strassenr5'],
  ['ÜBERWEISUNG', 'uberweisung', 'uberweisung'],
  ['Łódź', 'lodz', 'lodz'],
  ['Kč', 'kc', 'kc'],
  ['ﬁrma', 'firma', 'firma'],
  ['N° 12', 'n° 12', 'n12'],
  ['ÆØÅ', 'aeoa', 'aeoa'],
] as const) {
  test(`fold: ${text}`, () => assert.deepEqual([fold(text), bare(text)], [folded, letters]));
}

test('hashing: a number is its shape', () => {
  assert.deepEqual(hashesOfFolded('re-2024-117'), hashesOfFolded('re-1999-844'));
  assert.notDeepEqual(hashesOfFolded('re-2024-117'), hashesOfFolded('re-2024-1177'));
});

test('hashing: case and diacritics do not count', () => assert.deepEqual(hashesOfFolded(fold('RECHNUNG FÜR')), hashesOfFolded('rechnung fur')));

test('hashing: row 0 is for the unused places alone', () => {
  for (const word of ['a', '', 'Nr.', '119,00', 'Donaudampfschifffahrtsgesellschaft', '合計']) {
    const rows = [...hashesOfFolded(fold(word))];
    assert.equal(rows.length, hashesPerToken);
    const used = rows.indexOf(0);
    const [words, padding] = used < 0 ? [rows, []] : [rows.slice(0, used), rows.slice(used)];
    assert.ok(words.length >= 4, word);
    assert.ok(
      words.every((row) => row > 0 && row < hashRows),
      word,
    );
    assert.ok(
      padding.every((row) => row === 0),
      word,
    );
  }
});

const [title, invoiceId, net, gross] = [classBits('title'), classBits('invoiceId'), classBits('net'), classBits('gross')];

test('lexicon: the longest phrase says what its words are', () => {
  const [rechnung, number, value, alone] = lexiconBits(['Rechnung', 'Nr.', '4711', 'Rechnung'], [0, 0, 0, 1]);
  assert.equal(rechnung! & (title | invoiceId), invoiceId);
  assert.equal(number! & invoiceId, invoiceId);
  assert.equal(value, 0);
  assert.equal(alone! & title, title);
});

test('lexicon: phrases end with the line', () => assert.equal(lexiconBits(['Rechnung', 'Nr.'], [0, 1])[0]! & title, title));

for (const [words, bit] of [
  ['Gesamtbetrag', gross],
  ['Total amount', gross],
  ['Netto', net],
  ['Celkem k úhradě', gross],
  ['FACTUURNUMMER', invoiceId],
] as const) {
  test(`lexicon: ${words}`, () => {
    const texts = words.split(' ');
    for (const bits of lexiconBits(
      texts,
      texts.map(() => 0),
    ))
      assert.equal(bits & bit, bit);
  });
}

test('lexicon: classes fit into the bits of a number', () => {
  assert.ok(lexiconClasses.length <= 31);
  assert.ok((tableHeaderBits | totalsBits) < 1 << lexiconClasses.length);
  assert.equal(tableHeaderBits & totalsBits, 0);
});

for (const form of ['gmbh', 'sro', 'ltd', 'spa']) test(`legal forms: ${form}`, () => assert.ok(legalFormWords.has(form)));

for (const [kind, truth, value, same] of [
  ['amount', '119.00', '119.0', true],
  ['amount', '', '0', false],
  ['rate', '19', '19.0', true],
  ['date', '2024-03-12', '2024-12-03', false],
  ['identifier', 'RE-4711', 're 4711', true],
  ['identifier', 'RE-4711', 'RE-4712', false],
] as const) {
  test(`same value: ${kind} ${truth} and ${value}`, () => assert.equal(sameValue(kind, truth, value), same));
}
