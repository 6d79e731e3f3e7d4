/** Invoices with arithmetic errors in their sums. */
import type { Random } from '../../random.js';
import type { Facts } from '../facts.js';

/** Facts whose sums do not add up, as some documents have them. */
export function mistaken(random: Random, facts: Facts): Facts {
  const slip = random.pick([-1, 1, 2, -2, 5, 9, -90, 900, -1000, 10]) * (facts.wholeAmounts ? 100 : 1);
  switch (random.weighted([5, 2, 2, 3])) {
    case 0:
      return { ...facts, gross: facts.gross + slip };
    case 1:
      return { ...facts, net: facts.net + slip };
    case 2:
      return { ...facts, vatTotal: facts.vatTotal + slip };
    default: {
      const wrong = random.integer(0, facts.items.length - 1);
      return { ...facts, items: facts.items.map((item, index) => (index === wrong ? { ...item, total: item.total + slip } : item)) };
    }
  }
}
