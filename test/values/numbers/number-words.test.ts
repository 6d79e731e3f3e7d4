/** Numbers in words of many languages; every language reads what the generator draws. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { amountInWords } from '../../../src/synthesis/layout/sums/amount-words.js';
import { numbersInWords } from '../../../src/values/numbers/number-words.js';

const cases: readonly (readonly [language: string, text: string, ...values: number[]])[] = [
  ['en', 'Rupees One Lakh Four Thousand One Hundred Fifteen Only.', 104_115],
  ['en', 'Two Crore Five Lakh Rupees', 20_500_000],
  ['en', 'Three thousand two hundred ninety-two USD', 3292],
  ['en', 'Two Hundred and Five Dollars', 205],
  ['en', 'Sixty Qne Thousand', 61_000], // misread by a letter
  ['en', 'Qne Thousand five', 1005], // the first word must be right
  ['en', 'one two three four'],
  ['en', 'payable within thirty days'],
  ['en', 'two thousand one million'],
  ['es', 'DOS MILLONES TRESCIENTOS OCHENTA Y DOS MIL OCHOCIENTOS SETENTA PESOS', 2_382_870],
  ['es', 'veintiuno', 21],
  ['pl', 'sto czterdzieści osiem złotych', 148],
  ['de', 'in Worten: eintausendzweihundertdreiundzwanzig Euro', 1223],
  ['fr', 'mille deux cent quatre-vingt-dix-sept euros', 1297],
  ['it', 'millecentoventuno', 1121],
  ['tr', 'YALNIZ BİNYÜZKIRK TL', 1140],
  ['ro', 'una mie doua sute treizeci si doi lei', 1232],
  ['pt', 'mil duzentos e trinta e quatro reais', 1234],
  ['cs', 'dvanáct tisíc třista čtyřicet pět korun', 12_345],
  ['hu', 'azaz tizenkétezer-háromszáznegyvenöt forint', 12_345],
  ['da', 'et tusind to hundrede og femogtyve kroner', 1225],
  ['xx', 'one hundred two'],
];
for (const [language, text, ...values] of cases)
  test(`${language}: ${text}`, () =>
    assert.deepEqual(
      numbersInWords(text.split(' '), language).map(({ value }) => value),
      values,
    ));

test('which words they are', () => {
  assert.deepEqual(numbersInWords(['Rs.', 'One', 'Hundred', 'and', 'Six', 'Only'], 'en'), [{ value: 106, first: 1, end: 5 }]);
  assert.deepEqual(numbersInWords(['Fifty', 'Paise'], 'en', 1), [{ value: 50, first: 0, end: 1 }]);
});

test('a word without end costs nothing', () => assert.deepEqual(numbersInWords(['six'.repeat(100_000)], 'en'), []));

test('amounts that the generator draws are read again', () => {
  for (const { code, decoding } of languages)
    for (const whole of [21, 134, 278, 905, 1100, 2047, 18_346, 99_999, 123_456, 700_512]) {
      const [, words] = amountInWords(decoding.numerals, whole * 100, 'EUR', 1)!;
      const found = numbersInWords(words.split(' '), code);
      assert.ok(
        found.some(({ value }) => value === whole),
        `${code} ${whole}: ${words} → ${JSON.stringify(found)}`,
      );
    }
});
