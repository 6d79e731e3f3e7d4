import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import { random } from '../../../src/random.js';
import { feeItems } from '../../../src/synthesis/items/fee-notes.js';
import { type Sample, sample } from '../../../src/synthesis/sample.js';
import { lineTotal } from '../../../src/synthesis/amounts/sums.js';

const textAt = ({ document }: Sample, { page, words }: { page: number; words: readonly number[] }): string =>
  words.map((word) => document.pages[page]!.words[word]!.text).join(' ');

describe('fee notes', () => {
  for (const language of languages)
    test(`lines in ${language.code}`, () => {
      const items = feeItems(random('fees', language.code), 12, { language, date: '2025-03-14', rates: [0], credit: false });
      assert.equal(items.length, 12);
      for (const item of items) {
        assert.equal(item.total, lineTotal(item));
        assert.match(item.articleId!, /^[A-Za-z\d. ]+$/);
        assert.ok(item.name && item.factor! > 0 && (item.deliveryDate ?? '2025') < '2025-03-14');
      }
    });

  test('codes, numbers of times and amounts are labelled, the factor is nothing', () => {
    const notes = Array.from({ length: 700 }, (_, i) => i)
      .map((i) => sample('fee notes', i, { noise: 0, languages: ['de', 'en', 'fr'], maxPages: 1 }))
      .filter(({ facts }) => facts.items.some(({ factor }) => factor));
    assert.ok(notes.length > 7 && notes.length < 40, `${notes.length}`);
    const printed = { ItemId: 0, Quantity: 0, TotalAmount: 0 };
    for (const note of notes)
      note.labels.lineItems!.forEach(({ fields }, index) => {
        const item = note.facts.items[index]!;
        for (const name of ['ItemId', 'Quantity', 'TotalAmount'] as const) if (fields[name]?.places.length) printed[name]++;
        for (const place of fields.ItemId?.places ?? []) assert.ok(textAt(note, place).includes(item.articleId!));
        if (fields.Quantity) assert.equal(Number(fields.Quantity.value), item.quantity / 1000);
      });
    for (const [name, count] of Object.entries(printed)) assert.ok(count > 20, `${name}: ${count}`);
  });
});
