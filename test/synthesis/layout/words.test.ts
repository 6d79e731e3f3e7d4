import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { amountInWords } from '../../../src/synthesis/layout/sums/amount-words.js';
import { occasionWords } from '../../../src/synthesis/layout/opening/occasion-words.js';
import { datedWords, dueSentences, exemptions, plusWords, sameDay } from '../../../src/synthesis/layout/sentences.js';
import { tillWords } from '../../../src/synthesis/layout/till/words.js';
import { viewerWords } from '../../../src/synthesis/layout/viewer/words.js';
import { sample } from '../../../src/synthesis/sample.js';

test('every language has every word', () => {
  for (const { code } of languages) {
    for (const table of [datedWords, dueSentences, exemptions, plusWords, sameDay, tillWords]) assert.ok(table[code], code);
    for (const table of [viewerWords, occasionWords])
      for (const name of table.en!.keys())
        assert.ok(
          table[code]!.get(name)?.every((wording) => wording.length > 0),
          `${code} ${name}`,
        );
    for (const [name, list] of Object.entries(tillWords[code]!)) assert.ok(list.length > 0 && list.every(Boolean), `${code} ${name}`);
  }
});

test('amounts in words', () => {
  const cases = [
    ['de', 12345, 'Hundertdreiundzwanzig EUR 45/100'],
    ['en', 204200, 'Two thousand forty-two EUR 00/100'],
    ['pl', 4100, 'Czterdzieści jeden EUR 00/100'],
    ['es', 53600, 'Quinientos treinta y seis EUR 00/100'],
  ] as const;
  for (const [language, cents, expected] of cases) assert.equal(amountInWords(language, cents, 'EUR', 0)![1], expected);
  assert.equal(amountInWords('de', 99, 'EUR', 0), undefined);
  assert.equal(amountInWords('de', 100_000_000, 'EUR', 0), undefined);
  for (const { code } of languages) assert.ok(amountInWords(code, 98_765_432, 'EUR', 1)![1].length > 20, code);
});

test('receipts say what they sum up to', () => {
  let receipts = 0;
  for (let index = 0; index < 120; index++) {
    const { facts, labels } = sample('receipts', index, { noise: 0 });
    if (facts.type !== 'receipt' || labels.details.GrandTotalAmount === undefined) continue;
    receipts++;
    assert.deepEqual(
      labels.details.GrandTotalAmount.map(({ value }) => value),
      [(facts.gross / 100).toFixed(2)],
    );
    assert.equal(labels.details.InvoiceDate!.length, 1);
  }
  assert.ok(receipts > 3);
});
