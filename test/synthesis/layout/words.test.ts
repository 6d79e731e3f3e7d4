/** Words that the generator prints, in every language. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languageByCode, languages } from '../../../src/catalogue/languages/index.js';
import { amountInWords } from '../../../src/synthesis/layout/sums/amount-words.js';
import { sample } from '../../../src/synthesis/sample.js';

test('every language has every word', () => {
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') assert.ok(value.trim() !== '' || path.endsWith('numerals.link') || path.endsWith('numerals.gap'), path);
    if (typeof value !== 'object') return;
    assert.ok(Object.keys(value!).length > 0, `${path} is empty`);
    for (const [key, each] of Object.entries(value!)) walk(each, `${path}.${key}`);
  };
  for (const { code, synthesis } of languages) walk(synthesis, code);
});

test('amounts in words', () => {
  const cases = [
    ['de', 12345, 'Hundertdreiundzwanzig EUR 45/100'],
    ['en', 204200, 'Two thousand forty-two EUR 00/100'],
    ['pl', 4100, 'Czterdzieści jeden EUR 00/100'],
    ['es', 53600, 'Quinientos treinta y seis EUR 00/100'],
  ] as const;
  for (const [language, cents, expected] of cases) assert.equal(amountInWords(languageByCode.get(language)!.decoding.numerals, cents, 'EUR', 0)![1], expected);
  assert.equal(amountInWords(languageByCode.get('de')!.decoding.numerals, 99, 'EUR', 0), undefined);
  assert.equal(amountInWords(languageByCode.get('de')!.decoding.numerals, 100_000_000, 'EUR', 0), undefined);
  for (const { code, decoding } of languages) assert.ok(amountInWords(decoding.numerals, 98_765_432, 'EUR', 1)![1].length > 20, code);
});

test('receipts say what they sum up to', () => {
  let receipts = 0;
  for (let index = 0; index < 120; index++) {
    const { facts, labels } = sample('receipts', index, { noise: 0 });
    if (facts.type !== 'receipt' || labels.details.GrandTotalAmount === undefined) continue;
    receipts++;
    // With a tip or service of at most a fifth, or without a coupon of at most a quarter, where one is printed.
    const [total, ...others] = labels.details.GrandTotalAmount.map(({ value }) => Math.round(Number(value) * 100));
    assert.deepEqual(others, []);
    assert.ok(total! === facts.gross || (total! >= facts.gross * 0.75 - 1 && total! <= facts.gross * 1.2 + 1), `${index}`);
    assert.equal(labels.details.InvoiceDate!.length, 1);
  }
  assert.ok(receipts > 3);
});
