/** Headings of two lines whose first is printed once over two columns: "CGST" over "Rate" and "Amount". */
import { plain } from '../../pieces.js';
import type { Scene } from '../../scene.js';
import type { Column } from '../column.js';

export interface SpanningHeading {
  /** Index of the first of the two columns. */
  readonly column: number;
  readonly text: string;
}

/** Names of columns of a rate that an amount follows. */
const amountsOf: Readonly<Record<string, string>> = { vatRate: 'vatAmount', discount: 'discountAmount' };
/** Rate and amount of one tax of several, as ledgers print them. */
const halves = /^(?:%\s*)?([CSIU]GST)\b/i;

function nameOfBoth(first: Column, second: Column): string | undefined {
  const tax = halves.exec(first.header)?.[1];
  if (tax && halves.exec(second.header)?.[1] === tax) return tax;
  return amountsOf[first.name] === second.name ? first.header.replace(/\s?[([]?%[\])]?\s?/, '').trim() : undefined;
}

/** The columns under their own second lines, and the headings over them; as they are in most tables. */
export function spanningHeadings(scene: Scene, columns: readonly Column[]): { readonly columns: readonly Column[]; readonly over: readonly SpanningHeading[] } {
  const { style, term } = scene;
  const fork = scene.random.fork('spanning headings');
  const over = columns.flatMap((first, column) => {
    const second = columns[column + 1];
    const text = second && nameOfBoth(first, second);
    return text ? [{ column, text }] : [];
  });
  if (over.length === 0 || !fork.chance(0.55)) return { columns, over: [] };
  const rate = fork.pick(['%', '%', term('lineVatRate'), term('vatRate')]);
  const amount = fork.pick([style.currency.mark, term('vatTotal'), term('lineTotal'), term('lineTotal')]);
  const own = new Map(
    over.flatMap(({ column }) => {
      const isTax = columns[column]!.name !== 'discount';
      return [[column, isTax ? rate : '%'] as const, [column + 1, isTax ? amount : style.currency.mark] as const];
    }),
  );
  return { columns: columns.map((column, i) => (own.has(i) ? { ...column, header: own.get(i)! } : column)), over };
}

/** Prints a heading in the middle of its two columns, with a rule below it where there are rules. */
export function printSpanning(
  { canvas }: Scene,
  { column, text }: SpanningHeading,
  { left, widths, size, bold, ruled }: { left: readonly number[]; widths: readonly number[]; size: number; bold: boolean; ruled: boolean },
): void {
  const width = widths[column]! + widths[column + 1]!;
  canvas.put([plain(text)], left[column]!, canvas.y, { align: 'center', width, max: width - 3, size, bold, role: 'header' });
  if (ruled) canvas.stroke(left[column]! - 2, canvas.y + size * 0.25, left[column]! + width - 2, canvas.y + size * 0.25, 0.4);
}
