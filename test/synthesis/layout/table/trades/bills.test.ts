/** Tables as wholesalers of a country print them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sample } from '../../../../../src/synthesis/sample.js';

const documents = Array.from({ length: 150 }, (_, index) => sample('bills', index, { countries: ['IN'], maxPages: 1, noise: 0 }));
const bills = documents.filter(({ drawings }) =>
  drawings[0]!.runs.some(({ lineRole, text }) => lineRole === 'header' && /^(?:M\.?R\.?P|BATCH|B\.NO|EXP)/i.test(text)),
);

test('suppliers of a country overseas are drawn where they are asked for', () => {
  assert.ok(documents.every(({ facts }) => facts.sender.country.code === 'IN' && facts.language.code === 'en'));
});

test('many tables are bills; quantities, prices and totals are labelled once a row', () => {
  assert.ok(bills.length > documents.length * 0.2, `${bills.length}`);
  for (const { labels, document } of bills)
    for (const { fields } of labels.lineItems ?? [])
      for (const name of ['Quantity', 'UnitPrice', 'TotalAmount'] as const)
        assert.ok((fields[name]?.places.filter(({ page }) => page < document.pages.length).length ?? 0) <= 1, name);
});

test('the only amount of a row is its total, before or after the discount', () => {
  for (const { facts, labels } of bills)
    (labels.lineItems ?? []).forEach(({ fields }, i) => {
      const item = facts.items[i]!;
      if (!fields.TotalAmount || facts.wholeAmounts) return;
      const before = Math.round((item.quantity * item.unitPrice) / item.priceUnit / 100_000);
      assert.ok([item.total, before].includes(Math.round(Number(fields.TotalAmount.value) * 100)), fields.TotalAmount.value);
    });
});
