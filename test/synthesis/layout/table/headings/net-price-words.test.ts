/** Where list price, discount and net price stand beside each other, the net one is the unit price: with the quantity it makes the total. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../../src/random.js';
import { languages } from '../../../../../src/catalogue/languages/index.js';
import { netPriceWords } from '../../../../../src/synthesis/layout/table/headings/net-price-words.js';
import type { Scene } from '../../../../../src/synthesis/layout/scene.js';
import { sample } from '../../../../../src/synthesis/sample.js';

test('net prices beside their discounts explain the totals', () => {
  const documents = new Set<number>();
  const wrong: string[] = [];
  for (let i = 0; i < 300; i++) {
    const { facts, labels } = sample('net prices', i, { noise: 0, maxPages: 1 });
    labels.lineItems!.forEach(({ fields: { Quantity, UnitPrice, TotalAmount, Discount } }, index) => {
      const item = facts.items[index]!;
      if (!Quantity || !UnitPrice || !TotalAmount || !Discount || !item.discount || item.priceUnit > 1) return;
      if (Math.round(Number(UnitPrice.value) * 10_000) === item.unitPrice) return;
      documents.add(i);
      const product = Number(Quantity.value) * Number(UnitPrice.value);
      // The net price is rounded to ten-thousandths; some documents are wrong on purpose.
      if (Math.abs(product - Number(TotalAmount.value)) > 0.011 + Math.abs(item.quantity) * 1e-7) wrong.push(`${product} ${TotalAmount.value}`);
    });
  }
  assert.ok(documents.size >= 5, `${documents.size}`);
  assert.ok(wrong.length <= documents.size * 0.2, wrong.join('\n'));
});

test('both headings are words of the language', () => {
  for (const language of languages) {
    let found = 0;
    for (let seed = 0; seed < 20; seed++) {
      const words = netPriceWords({ random: random(seed), language, allowed: (list: readonly string[]) => list } as Scene);
      if (!words) continue;
      found++;
      assert.ok(words.list.length > 1 && words.net.length > 1 && words.list !== words.net, `${language.code} ${words.list}`);
    }
    assert.ok(found > 0, language.code);
  }
});
