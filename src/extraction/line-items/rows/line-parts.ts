/** What each line of a table adds to an item: which of its parts are printed on it, and whether it adds up with the line above. */
import { type Factor, factors } from '../arithmetic/candidates.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { numberOf } from '../cells/cell-values.js';
import type { Decimal } from '../cells/cell.js';
import { columnOf } from '../cells/columns.js';

/** Parts of an item, as bits. */
export const part = { words: 1, quantity: 2, price: 4, total: 8, position: 16 } as const;
export const numbers = part.quantity | part.price | part.total;
/** Sets of parts. */
export const partSets = 32;

export interface LineParts {
  /** Set of parts. */
  readonly parts: number;
  /** Quantity, price and total of the line above and its own, taken together, add up, where neither has all three. */
  readonly addsUpWithLast: boolean;
}

const bits = {
  Description: part.words,
  ItemId: part.words,
  Quantity: part.quantity,
  UnitPrice: part.price,
  TotalAmount: part.total,
  PositionId: part.position,
};
const bitOf = new Map(Object.entries(bits).map(([field, bit]) => [columnOf(field as keyof typeof bits), bit]));
const description = columnOf('Description');

/** "words, quantity, total". */
export const namesOf = (parts: number): string =>
  Object.entries(part)
    .flatMap(([name, bit]) => (parts & bit ? [name] : []))
    .join(', ');

/** The parts of every line. */
export function linePartsOf({ page, chosen }: ClassifiedLines, decimal: Decimal): ReadonlyMap<number, LineParts> {
  const byLine = tokensByLine(page);
  const isNumber = (i: number): boolean => /\d/.test(page.tokens[i]!.text);
  const numberOn = (line: number, field: Factor): number => {
    const at = byLine.get(line)!.find((i) => chosen[i] === columnOf(field) && isNumber(i));
    return at === undefined ? Number.NaN : numberOf({ field, tokens: [page.tokens[at]!], text: page.tokens[at]!.text, probability: 1 }, decimal);
  };
  const found = new Map<number, LineParts>();
  let [last, above] = [-1, 0];
  for (const line of [...byLine.keys()].sort((a, b) => a - b)) {
    const words = byLine.get(line)!;
    let parts = 0;
    for (const i of words) {
      const bit = bitOf.get(chosen[i]!) ?? 0;
      if (bit === part.words || (bit > 0 && isNumber(i))) parts |= bit;
    }
    // An article's number alone counts as a position.
    if (parts === part.words && !words.some((i) => chosen[i] === description)) parts |= part.position;
    const isOpen = (some: number): boolean => (some & numbers) !== numbers;
    const [quantity, price, total] =
      isOpen(parts | above) || !isOpen(parts) || !isOpen(above)
        ? []
        : factors.map((field) => [numberOn(line, field), numberOn(last, field)].find((value) => !Number.isNaN(value)) ?? Number.NaN);
    found.set(line, { parts, addsUpWithLast: Math.abs(quantity! * price! - total!) <= 0.011 });
    [last, above] = [line, parts];
  }
  return found;
}
