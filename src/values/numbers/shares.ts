/** Amounts shared out among sums so that each is the sum of its own. */

/** Bound of the search. */
const mostSteps = 20_000;

/** Which sum each amount is part of, or undefined where no assignment or more than one adds up. Credit notes print amounts below zero beside sums above, or the reverse. */
export function onlyShare(amounts: readonly number[], sums: readonly number[], slack: number): readonly number[] | undefined {
  const sign = Math.sign(amounts.reduce((all, amount) => all + amount, 0)) * Math.sign(sums.reduce((all, sum) => all + sum, 0)) || 1;
  const left = sums.map((sum) => sum * sign);
  // Where nothing is taken off, what exceeds a sum is no part of it: the largest amounts first.
  const isPruned = amounts.every((amount) => amount >= 0);
  const order = isPruned ? [...amounts.keys()].sort((a, b) => amounts[b]! - amounts[a]!) : [...amounts.keys()];
  const chosen: number[] = [];
  let found: number[] | undefined;
  let [solutions, steps] = [0, 0];
  const place = (i: number): void => {
    if (solutions > 1 || ++steps > mostSteps) return;
    if (i === order.length) {
      if (!left.every((rest) => Math.abs(rest) <= slack)) return;
      solutions++;
      found = [...chosen];
      return;
    }
    const amount = amounts[order[i]!]!;
    for (let s = 0; s < left.length; s++) {
      if (isPruned && left[s]! - amount < -slack) continue;
      left[s]! -= amount;
      chosen[order[i]!] = s;
      place(i + 1);
      left[s]! += amount;
    }
  };
  place(0);
  return solutions === 1 && steps <= mostSteps ? found : undefined;
}
