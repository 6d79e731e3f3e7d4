/** Numbers of receipts that a till counts anew every day, and those that terminals give to transactions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rolls, shareOf, type Roll } from './rolls.js';

const idOf = ({ labels }: Roll): string => labels.details.InvoiceId?.[0]?.value ?? '';

for (const [what, holds, least, most] of [
  ['of a digit or two', (roll: Roll) => /^\d{1,2}$/.test(idOf(roll)), 0.015, 0.06],
  ['of letters and digits in small type', (roll: Roll) => /^(?=.*[a-f])[0-9a-f]{6,10}$/.test(idOf(roll)), 0.01, 0.05],
  ['behind the transaction', isTransaction, 0.03, 0.11],
] as const)
  test(`numbers of receipts: ${what}`, () => {
    const share = shareOf(holds);
    assert.ok(share > least && share < most, String(share));
  });

test('another number is never behind the same key', () => {
  for (const roll of rolls) {
    const own = keyed(roll).filter(({ number }) => number === roll.facts.invoiceId);
    for (const { key, number } of keyed(roll)) if (own.some((each) => each.key === key)) assert.equal(number, roll.facts.invoiceId, roll.document.name);
  }
});

test('a number of a digit or two has a key before it', () => {
  for (const roll of rolls.filter((each) => /^\d{1,2}$/.test(idOf(each)))) {
    const [place] = roll.labels.details.InvoiceId![0]!.places;
    const [word] = place!.words;
    const before = roll.document.pages[0]!.words.slice(Math.max(0, word! - 2), word).map(({ text }) => text);
    assert.match(before.join(' '), /\p{L}|#/u, roll.document.name);
  }
});

/** Numbers behind a key of a transaction. */
function keyed(roll: Roll): readonly { readonly key: string; readonly number: string }[] {
  const { runs } = roll.drawings[0]!;
  const keys = roll.facts.language.captions.till.transaction.map(withoutEnd);
  return runs.flatMap(({ text }, i) => {
    const key = withoutEnd(text);
    const next = runs[i + 1]?.text === '#' ? runs[i + 2] : runs[i + 1];
    return next && keys.includes(key) ? [{ key, number: next.text }] : [];
  });
}

/** "Trans. ID:" → "Trans". */
function withoutEnd(key: string): string {
  return key.replace(/ ?:$/, '').replace(/ ID$/, '').replace(/\.$/, '');
}

function isTransaction(roll: Roll): boolean {
  return keyed(roll).some(({ number }) => number === roll.facts.invoiceId);
}
