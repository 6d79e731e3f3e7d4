/** What tills print around items: equal rows, codes with letters, places in the stock. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printed, rolls, shareOf, type Roll } from './rolls.js';

const codes = ({ facts }: Roll): string[] => facts.items.flatMap(({ articleId }) => articleId ?? []);
const stock = /^[A-Z]{2}\d{1,2}(?:\/\d+)? - \d+\/\d+$/;

for (const [what, holds, least, most] of [
  ['two equal rows', ({ facts: { items } }: Roll) => items.some((item, i) => i > 0 && item === items[i - 1]), 0.04, 0.14],
  ['codes with letters or strokes', (roll: Roll) => codes(roll).some((code) => /[A-Z]\d|\d-\d/.test(code)), 0.03, 0.11],
  ['places in the stock', (roll: Roll) => printed(roll).some((text) => stock.test(text)), 0.005, 0.05],
] as const)
  test(`items of receipts: ${what}`, () => {
    const share = shareOf(holds);
    assert.ok(share > least && share < most, String(share));
  });

test('places in the stock have no label', () => {
  for (const { drawings } of rolls) for (const { text, means } of drawings[0]!.runs) if (stock.test(text)) assert.equal(means.length, 0, text);
});
