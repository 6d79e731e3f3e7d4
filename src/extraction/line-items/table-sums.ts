/** The table against the document: sub-totals among the rows, and whether the rows' sum is its net or gross amount. */
import type { EncodedPage } from '../../features/contract.js';
import { cents, money } from '../../values/numbers/cents.js';
import { type Because, cellOf } from '../decoding/steps.js';
import type { LineItem } from '../found.js';

/** Amounts between the items and the sums, at most: freight, discounts. */
const mostBetween = 16;

/** The document's own, where they are printed. */
export type PrintedSums = Readonly<Partial<Record<'net' | 'gross', { readonly value: string } | undefined>>>;

/** In hundredths; undefined where a row has no total. */
export function sumOf(items: readonly LineItem[]): number | undefined {
  const totals = items.map(({ cells }) => cells.TotalAmount?.value);
  return items.length === 0 || totals.includes(undefined) ? undefined : totals.reduce((all, total) => all + cents(total!), 0);
}

/** Scores every row by whether all of them together make the document's net or gross amount. */
export function withSums(items: readonly LineItem[], { net, gross }: PrintedSums, pages: readonly EncodedPage[], because: Because): readonly LineItem[] {
  const sum = sumOf(items);
  if (sum === undefined || !(net || gross)) return items;
  const wanted = [...(net ? [{ name: 'net', value: cents(net.value) }] : []), ...(gross ? [{ name: 'gross', value: cents(gross.value) }] : [])];
  const tolerance = 1 + Math.floor(items.length / 2);
  const same = (a: number, b: number) => Math.abs(a - b) <= tolerance;
  const what = `sum of ${items.length === 1 ? 'the one row' : `${items.length} rows`}`;
  const judged = (holds: boolean, note: string) => {
    for (const item of items) because(cellOf(item, 'TotalAmount'), note);
    return items.map((item) => scored(item, holds, note));
  };
  const direct = wanted.find(({ value }) => same(sum, value));
  if (direct) return judged(true, `${what} ${money(sum)} = ${direct.name} ${money(direct.value)}`);
  for (const { name, value } of wanted) {
    const between = amountsBetween(items, pages).find((amount) => same(sum + amount, value) || same(sum - amount, value));
    if (between !== undefined) {
      const sign = same(sum + between, value) ? '+' : '−';
      return judged(true, `${what} ${money(sum)} ${sign} ${money(between)} = ${name} ${money(value)}`);
    }
  }
  return judged(false, `${what} is ${money(sum)}, printed is ${wanted.map(({ name, value }) => `${name} ${money(value)}`).join(' and ')}`);
}

function amountsBetween(items: readonly LineItem[], pages: readonly EncodedPage[]): number[] {
  const { page: last, box } = items.at(-1)!;
  const below = pages.flatMap(({ page, candidates }) =>
    candidates.filter(({ kind, box: { y } }) => kind === 'amount' && (page > last || (page === last && y >= box.y + box.height))),
  );
  return [...new Set(below.map(({ value }) => Math.abs(cents(value))))].filter(Boolean).slice(0, mostBetween);
}

/** A sum that holds raises the score of each row and speaks for all of its cells; one that fails lowers all of them, since it does not show which row is wrong. */
function scored(item: LineItem, holds: boolean, note: string): LineItem {
  const better = (score: number, share: number) => (holds ? 1 - (1 - score) * share : score * 0.9);
  const cells = Object.entries(item.cells).map(([field, cell]) => {
    const { agrees, disagrees, notes } = cell.evidence;
    const evidence = { ...cell.evidence, agrees: agrees + (holds ? 1 : 0), disagrees: disagrees + (holds ? 0 : 1) };
    return [
      field,
      field === 'TotalAmount' ? { ...cell, score: better(cell.score, 0.6), evidence: { ...evidence, notes: [...notes, note] } } : { ...cell, evidence },
    ];
  });
  return { ...item, score: better(item.score, 0.8), cells: Object.fromEntries(cells) };
}
