/** Numbers of a row of which two make a third: their product, or what a discount in per cent leaves of it. */

/** A sum is exact within this. */
export const exact = 0.011;

/** How far quantity × price, less the discount where there is one, is from the total. */
export const offBy = ([quantity, price, total, discount = 0]: readonly number[]): number => Math.abs(quantity! * price! * (1 - discount / 100) - total!);

/** Places of quantity, price, total and perhaps of the discount, exact ones; totals stand behind what they are made of. One piece or a price of 1 proves nothing. */
export function productsAmong(values: readonly number[]): number[][] {
  const places = [...values.keys()];
  const pairs = places.flatMap((quantity) => places.map((price) => [quantity, price] as const));
  const factors = pairs.filter(([quantity, price]) => quantity !== price && values[quantity]! > 1 && values[price] !== 1);
  return factors.flatMap((two) => {
    const totals = places.slice(Math.max(...two) + 1).map((total) => [...two, total]);
    const discounted = totals.flatMap((three) =>
      places.filter((at) => !three.includes(at) && values[at]! > 0 && values[at]! < 100).map((at) => [...three, at]),
    );
    return [...totals, ...discounted].filter((found) => offBy(found.map((at) => values[at]!)) <= exact);
  });
}
