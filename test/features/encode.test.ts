import assert from 'node:assert/strict';
import test from 'node:test';
import { candidateLayout } from '../../src/features/candidates/candidate-features.js';
import { candidateNumbers, type EncodedPage, hashesPerToken, lineNumbers, maxTokens, tokenNumbers } from '../../src/features/contract.js';
import { encode } from '../../src/features/encode.js';
import { lineLayout } from '../../src/features/line-features.js';
import { tokenLayout } from '../../src/features/tokens/token-features.js';
import { drawn } from '../drawn.js';

const document = drawn(
  `
  Muster GmbH
  Rechnung Nr.:4711         Datum: 12.03.2024
  UID: ATU57780814
  ----------
  Netto         100,00
  zzgl. 20%      20,00
  Gesamtbetrag  120,00
  \f
  Seite 2`,
  { bold: /Gesamtbetrag/ },
);
const [page, second] = encode(document) as [EncodedPage, EncodedPage];

test('encode: a page is as many numbers as its tokens, candidates and lines ask for', () => {
  for (const { tokens, candidates, ids, tokenFeatures, relations, candidateFeatures, lineFeatures, lineCount } of [page, second]) {
    assert.equal(ids.length, tokens.length * hashesPerToken);
    assert.equal(tokenFeatures.length, tokens.length * tokenNumbers);
    assert.equal(relations.length, tokens.length ** 2);
    assert.equal(candidateFeatures.length, candidates.length * candidateNumbers);
    assert.equal(lineFeatures.length, lineCount * lineNumbers);
  }
  assert.deepEqual([page.page, page.lineCount, second.page, second.lineCount], [0, 6, 1, 1]);
});

test('encode: all numbers are small and finite', () => {
  for (const array of [page.tokenFeatures, page.candidateFeatures, page.lineFeatures]) assert.ok(array.every((value) => Math.abs(value) <= 2));
});

test('encode: an empty page is left out, the others keep their number', () => {
  assert.deepEqual(
    encode(drawn('eins\f\fdrei')).map(({ page }) => page),
    [0, 2],
  );
  assert.deepEqual(encode(drawn('')), []);
});

test('encode: candidates are left out where they are not wanted', () => {
  const [plain] = encode(document, { candidates: false });
  assert.equal(plain!.candidates.length, 0);
  assert.deepEqual(plain!.lineFeatures, page.lineFeatures);
});

const { at } = lineLayout;
const tokenNumber = (text: string, name: string) =>
  page.tokenFeatures[page.tokens.findIndex((token) => token.text === text) * tokenNumbers + tokenLayout.names.indexOf(name)]!;
for (const [what, text, name, value] of [
  ['only digits', '4711', 'word.digits', 1],
  ['no letters', '4711', 'word.letters', 0],
  ['capital first', 'Netto', 'word.capitalFirst', 1],
  ['ends in a colon', 'Datum:', 'word.colonLast', 1],
  ['date', '12.03.2024', 'shape.date', 1],
  ['amount', '100,00', 'shape.amount', 1],
  ['VAT id', 'ATU57780814', 'shape.vatId', 1],
  ['percent', '20%', 'shape.percent', 1],
  ['legal form', 'GmbH', 'legalForm', 1],
  ['bold', 'Gesamtbetrag', 'bold', 1],
  ['not bold', 'Netto', 'bold', 0],
  ['first of its line', 'Netto', 'firstOfLine', 1],
  ['last of its line', '100,00', 'lastOfLine', 1],
  ['wording of a total', 'Gesamtbetrag', 'own.gross', 1],
] as const) {
  test(`token features: ${text}, ${what}`, () => assert.equal(tokenNumber(text, name), value));
}

const candidateNumber = (kind: string, value: string, name: string) =>
  page.candidateFeatures[
    page.candidates.findIndex((candidate) => candidate.kind === kind && candidate.value === value) * candidateNumbers + candidateLayout.names.indexOf(name)
  ]!;
for (const [what, kind, value, name, wanted] of [
  ['its kind', 'date', '2024-03-12', 'kind.date', 1],
  ['no other kind', 'date', '2024-03-12', 'kind.amount', 0],
  ['check digits right', 'vat-id', 'ATU57780814', 'checkPassed', 1],
  ['has two readings', 'date', '2024-03-12', 'ambiguous', 1],
  ['the usual reading', 'date', '2024-03-12', 'usualReading', 1],
  ['the unusual reading', 'date', '2024-12-03', 'usualReading', 0],
  ['the largest', 'amount', '120.00', 'amount.largest', 1],
  ['is a sum', 'amount', '120.00', 'amount.sum', 1],
  ['is a tax', 'amount', '20.00', 'amount.tax', 1],
  ['taxed of', 'amount', '100.00', 'amount.base', 1],
] as const) {
  test(`candidate features: ${value}, ${what}`, () => assert.equal(candidateNumber(kind, value, name), wanted));
}

test('candidate features: what the caller knows of VAT ids is seen', () => {
  const hinted = encode(document, { hints: { receiverVatIds: new Set(['ATU57780814']), senderVatIds: new Set() } })[0]!;
  const changed = [...hinted.candidateFeatures].flatMap((value, i) => (value === page.candidateFeatures[i] ? [] : [i]));
  const own = hinted.candidates.flatMap(({ value }, c) => (value === 'ATU57780814' ? [c] : []));
  assert.deepEqual(
    changed.map((i) => Math.floor(i / candidateNumbers)),
    own,
  );
});

test('line features: a ruling above a line is seen', () => {
  const above = (line: number) => page.lineFeatures[line * lineNumbers + at.rulingAbove];
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5].map((line) => above(line)),
    [0, 0, 0, 0, 0, 0], // a short ruling is an underlined word
  );
  const ruled = drawn(`
    Pos   Text                                                     Betrag
    ----------------------------------------------------------------------
    1     Schraube                                                  50,00`);
  const [{ lineFeatures }] = encode(ruled) as [EncodedPage];
  assert.deepEqual(
    [0, lineNumbers].flatMap((row) => [lineFeatures[row + at.rulingAbove], lineFeatures[row + at.rulingBelow]]),
    [0, 1, 1, 0],
  );
});

/** 60 lines of 20 words. */
const crowded = drawn(Array.from({ length: 60 }, (_, i) => Array.from({ length: 20 }, (_, j) => `w${i}.${j}`).join(' ')).join('\n'));

test('encode: a crowded page comes in pieces of whole lines that overlap by three', () => {
  const pieces = encode(crowded);
  const ranges = pieces.map(({ tokens }) => [tokens[0]!.line, tokens.at(-1)!.line]);
  assert.deepEqual(ranges, [
    [0, 24],
    [22, 46],
    [44, 59],
  ]);
  for (const { tokens, lineCount, page } of pieces) {
    assert.ok(tokens.length <= maxTokens);
    assert.equal(tokens.length % 20, 0);
    assert.equal(lineCount, 60);
    assert.equal(page, 0);
  }
});

test('encode: every word of a crowded page is in a piece', () => {
  const words = new Set(encode(crowded).flatMap(({ tokens }) => tokens.map(({ word }) => word)));
  assert.equal(words.size, crowded.pages[0]!.words.length);
});

test('encode: a line longer than a piece is cut all the same', () => {
  const pieces = encode(drawn(Array.from({ length: 1300 }, (_, i) => `w${i}`).join(' ')));
  assert.deepEqual(
    pieces.map(({ tokens }) => tokens.length <= maxTokens),
    pieces.map(() => true),
  );
  assert.equal(new Set(pieces.flatMap(({ tokens }) => tokens.map(({ word }) => word))).size, 1300);
});
