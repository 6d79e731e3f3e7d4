/** Prices and quantities that the network took for each other: their product is the same, but the table's header says which is which ("€/kg" stands over prices). */
import type { TermName } from '../catalogue/languages/language.js';
import { languages } from '../catalogue/languages/index.js';
import { bare } from '../features/fold.js';
import { lineRoles } from '../network/config.js';
import type { Cell, Cells } from './cell.js';
import type { Read } from './joined-rows.js';
import { tokensByLine } from './line-index.js';
import type { TableRow } from './table-rows.js';

const header = lineRoles.indexOf('header');
/** Lines of a header, that is with at least this log probability. */
const surely = Math.log(0.5);
/** Fewer rows are no table. */
const fewest = 2;

const wordsFor = (name: TermName): ReadonlySet<string> => new Set(languages.flatMap(({ terms }) => terms[name].map(bare)));
const [prices, quantities] = [wordsFor('unitPrice'), wordsFor('quantity')];
const money = /[€$£]|^(?:eur|usd|gbp|chf|kč|zł)$/i;

/** The rows, with price and quantity exchanged where the header of their columns says so. */
export function withHeadedPrices(rows: readonly Read[]): readonly Read[] {
  const both = rows.filter(({ cells: { Quantity, UnitPrice } }) => Quantity && UnitPrice);
  if (both.length < fewest) return rows;
  // A heading of quantities over prices says nothing: "18 pcs x 10.68" is one column.
  const isSwapped = ({ row, cells: { Quantity, UnitPrice } }: Read): boolean => saysPrice(row, Quantity!) && !saysPrice(row, UnitPrice!);
  if (both.filter(isSwapped).length <= both.length / 2) return rows;
  return rows.map((read) => (both.includes(read) ? { ...read, cells: exchanged(read.cells) } : read));
}

function exchanged({ Quantity, UnitPrice, ...others }: Cells): Cells {
  return { ...others, Quantity: { ...UnitPrice!, field: 'Quantity' }, UnitPrice: { ...Quantity!, field: 'UnitPrice' } };
}

/** Whether the words of the header that overlap the cell, on the row's page and above it, are those of prices and not of quantities. */
function saysPrice({ piece: { page, roles }, lines }: TableRow, { tokens }: Cell): boolean {
  const [from, to] = [tokens[0]!.box.x, tokens.at(-1)!.box.x + tokens.at(-1)!.box.width];
  const words = [...tokensByLine(page)]
    .filter(([line]) => line < lines[0]! && roles[line * lineRoles.length + header]! > surely)
    .flatMap(([, indices]) => indices.map((i) => page.tokens[i]!))
    .filter(({ box }) => box.x < to && box.x + box.width > from)
    .map(({ text }) => text);
  const says = (known: ReadonlySet<string>): boolean => known.has(bare(words.join(''))) || words.some((word) => known.has(bare(word)));
  return (words.some((word) => money.test(word)) || says(prices)) && !says(quantities);
}
