/** Which parts of an item the lines of a table hold, and what a row with these parts is worth as an item. */
import { tokensByLine } from '../../../features/tokens/line-index.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { searchWeights } from '../arithmetic/row-search.js';
import { columnOf } from '../cells/columns.js';

/** Parts of an item, as bits. */
export const part = { words: 1, quantity: 2, price: 4, total: 8, position: 16 } as const;
const numbers = part.quantity | part.price | part.total;

/** Log weights: one pass of coordinate search over train, dev and documents made by hand (2026-11-23); `loneTotal`, `noName` and `stray` by hand. */
export const partWeights = {
  /** A row that is no item: words without a number, or numbers without words. */
  noItem: 3.2,
  /** A lone total, which may be any sum. */
  loneTotal: 0.7,
  /** Quantity, price and total without words: an item where they add up. */
  noName: 1.5,
  /** The same with a position, which only items have. */
  lonePosition: 2,
  /** A position, or a total with its quantity or price, in a line that is in no row. */
  stray: 1.5,
  /** A row without a total in a table whose rows have one. */
  noTotal: 2.3,
  noPosition: 1,
  /** A second total with a second quantity, position or words. */
  second: 6,
  /** Of what the reading of a row's cells gains. */
  reading: 1.1,
};

const bits = {
  Description: part.words,
  ItemId: part.words,
  Quantity: part.quantity,
  UnitPrice: part.price,
  TotalAmount: part.total,
  PositionId: part.position,
};
const bitOf = new Map(Object.entries(bits).map(([field, bit]) => [columnOf(field as keyof typeof bits), bit]));

/** "words, quantity, total". */
export const namesOf = (parts: number): string =>
  Object.entries(part)
    .flatMap(([name, bit]) => (parts & bit ? [name] : []))
    .join(', ');

/** Of a line, or of all lines of a row. */
export interface LineParts {
  /** Set of bits. */
  readonly parts: number;
  readonly hasFigures: boolean;
  /** Cost of parts that a line has and those above it, too. */
  readonly repeated: number;
}

/** Of every line. */
export function linePartsOf({ page, chosen }: ClassifiedLines): ReadonlyMap<number, LineParts> {
  const found = new Map<number, LineParts>();
  for (const [line, words] of tokensByLine(page)) {
    let [parts, hasFigures] = [0, false];
    for (const i of words) {
      const bit = bitOf.get(chosen[i]!) ?? 0;
      const isFigure = /\d/.test(page.tokens[i]!.text);
      hasFigures ||= isFigure;
      if (bit === part.words || isFigure) parts |= bit;
    }
    found.set(line, { parts, hasFigures, repeated: 0 });
  }
  return found;
}

/** Of no line. */
export const noParts: LineParts = { parts: 0, hasFigures: false, repeated: 0 };

/** The row with one line more. */
export const joined = (row: LineParts, line: LineParts): LineParts => ({
  parts: row.parts | line.parts,
  hasFigures: row.hasFigures || line.hasFigures,
  repeated: row.repeated + costOfSecond(row.parts & line.parts),
});

/** Log weight of a row. `usual`: parts that most rows of its table have. */
export function completeness({ parts, repeated }: LineParts, usual: number): number {
  const w = partWeights;
  if (parts === part.total) return -w.loneTotal - repeated;
  if ((parts & ~part.position) === numbers) return -w.noName - repeated;
  if (!(parts & part.words && parts & numbers)) return -w.noItem - (parts & part.position ? w.lonePosition : 0) - repeated;
  const missing = usual & ~parts;
  return -(missing & part.total ? w.noTotal : 0) - (missing & part.position ? w.noPosition : 0) - repeated;
}

/** The most that the reading of such a row's cells counts: what adds up only with a number of another column is not looked for among rows. */
export const mostOfReading = ({ parts }: LineParts): number => ((parts & numbers) === numbers ? partWeights.reading * searchWeights.agrees : 0);

const costOfSecond = (both: number): number => (both & part.total && both & (part.quantity | part.position | part.words) ? partWeights.second : 0);

/** Log weight of a line with these parts that is in no row. */
export const costOfStray = (parts: number): number =>
  parts & part.position || (parts & part.total && parts & (part.quantity | part.price)) ? partWeights.stray : 0;
