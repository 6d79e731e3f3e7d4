/** What may be a row's quantity, price and total: the network's cells, other readings of their picture, and the other numbers that the row prints. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import { originOf } from '../../../features/candidates/readings.js';
import type { Token } from '../../../features/contract.js';
import { tokensOn } from '../../../features/tokens/line-index.js';
import { isApart, textOf } from '../../../features/tokens/token-text.js';
import { numberOf, readingsOf } from '../cells/cell-values.js';
import type { Cell, Cells, Decimal, TableRow } from '../cells/cell.js';
import { columnOf, columnsOf } from '../cells/columns.js';
import { gap } from '../cells/table-cells.js';

export type Factor = 'Quantity' | 'UnitPrice' | 'TotalAmount';
export const factors = ['Quantity', 'UnitPrice', 'TotalAmount'] as const;

/** One reading of one cell. */
export interface Candidate {
  /** Undefined: the row has no such cell. */
  readonly cell: Cell | undefined;
  /** In the interface's format. */
  readonly value: string | undefined;
  /** Log probability and other evidence. */
  readonly score: number;
}

/** How the words of one row were read. */
export interface RowReading {
  /** Other readings of a cell's picture. */
  readonly others: (cell: Cell) => readonly string[];
  readonly decimal: Decimal;
  /** Whether most rows of the table have a total. */
  readonly hasTotals: boolean;
}

/** Log weights, found with those of the search. */
const candidateWeights = {
  /** The least log probability of a column. */
  least: -5.3,
  /** Another reading of the picture. */
  misread: 2,
  /** No total where most rows have one: more than a word of no column at all costs. */
  noTotal: 6.5,
};

/** Words of these columns may be numbers of the row after all. */
export const loose = columnsOf('outside', 'header', 'Quantity', 'Unit', 'UnitPrice', 'TotalAmount', 'VatRate', 'Discount', 'DeliveryId');
/** Also decimals among the positions, as on further pages without a header. */
const [position, quantity, decimal] = [columnOf('PositionId'), columnOf('Quantity'), /\d[.,]\d/];
/** Rows have few numbers; more are no row. */
const most = 12;
/** "2 350,00"; "5, 98", split by recognition. */
const grouped = /^-?(?:[1-9]\d{0,2} \d{3}(?:[.,]\d{2,4})?|\d{1,4}[.,] \d{2})$/;
/** A blank within a number, in line heights; a blank of typewriters' type, which is within a number or between two. */
const [narrow, typewritten] = [0.5, 0.7];
/** Least probability of a cell that was not the first choice. */
const leastOfRow = 0.3;

/** The row's candidates of each factor, the likeliest first. */
export function candidatesOf(row: TableRow, cells: Cells, reading: RowReading): Readonly<Record<Factor, readonly Candidate[]>> {
  const numbers = numbersOf(row, cells);
  const of = (field: Factor): Candidate[] =>
    [
      ...ownOf(cells[field], reading, field === 'TotalAmount' && reading.hasTotals ? candidateWeights.noTotal : 0),
      ...(isRemembered(row, cells[field]) ? [] : numbers).flatMap(([at, tokens, partOf]) =>
        partOf === columnOf(field) ? [] : otherOf(field, cells[field], tokens, row.piece.columns[at * row.piece.columnCount + columnOf(field)]!, reading),
      ),
    ].sort((a, b) => b.score - a.score);
  return { Quantity: of('Quantity'), UnitPrice: of('UnitPrice'), TotalAmount: of('TotalAmount') };
}

/** Log weight of a cell of a column. */
export const logOf = (probability: number): number => Math.max(candidateWeights.least, Math.log(probability));

/** Remembered documents are sure of the cell's column: no other number is in it, whatever adds up. */
const isRemembered = ({ piece: { page, sure } }: TableRow, cell: Cell | undefined): boolean =>
  cell?.tokens.every((token) => sure?.[page.tokens.indexOf(token)] === columnOf(cell.field)) ?? false;

/** The cell as it was read, and as it may have been misread. */
function ownOf(cell: Cell | undefined, { decimal, others }: RowReading, cost: number): Candidate[] {
  if (!cell) return [{ cell, value: undefined, score: -cost }];
  const likely = logOf(cell.probability);
  const read = readingsOf(cell, decimal).map((value) => ({ cell, value, score: likely }));
  if (read.length === 0) read.push({ cell, value: '', score: likely });
  const again = new Set([...others(cell), ...withLostSeparator(cell)].flatMap((text) => readingsOf({ ...cell, text }, decimal)));
  return [...read, ...[...again].map((value) => ({ cell: { ...cell, corrected: value }, value, score: likely - candidateWeights.misread }))];
}

/** Digits, the last two of which may be cents. */
const digitsAlone = /^(?<whole>\d{1,6}) ?(?<cents>\d\d)$/;

/** "61000" for "610.00", "113 14" for "113.14": a reader of print loses points of a few pixels. Prices and totals alone, for quantities are whole as a rule. */
function withLostSeparator({ field, text, tokens }: Cell): readonly string[] {
  const { whole, cents } = (field !== 'Quantity' && originOf(tokens) === 'recognised' && digitsAlone.exec(text)?.groups) || {};
  return whole === undefined ? [] : [`${whole}.${cents}`];
}

/** A number of the row, by the index of its last word. `partOf`: the column whose number it begins, where the next word goes on with it. */
type FoundNumber = readonly [at: number, tokens: readonly Token[], partOf?: number];

/** Numbers of the row on the lines of its numbers, whatever their column. */
function numbersOf({ piece: { page, chosen }, lines }: TableRow, cells: Cells): FoundNumber[] {
  const own = new Set([...factors, 'Discount' as const].flatMap((field) => cells[field]?.tokens.map(({ line }) => line) ?? []));
  const found: FoundNumber[] = [];
  const ofNumbers = lines.filter((line) => own.has(line));
  for (const i of tokensOn(page, ofNumbers)) {
    const [token, before] = [page.tokens[i]!, page.tokens[i - 1]];
    const mayBe = loose.has(chosen[i]!) || (chosen[i] === position && decimal.test(token.text));
    if (!mayBe || !/^[-–(]?\d[\d.,’']*-?$/.test(token.text) || found.length >= most) continue;
    // "6" of the price "6 215,00" is no price, "15" of "15 000" no quantity; a quantity may stand before what the price is for: "40 100".
    const isBeforeBasis = chosen[i] === quantity && !page.tokens[i + 1]?.text.startsWith('0');
    const begins = !isBeforeBasis && chosen[i] === chosen[i + 1] && isPair(token, page.tokens[i + 1], gap);
    if (isPair(before, token, typewritten)) found.push([i, [before!, token]]);
    if (!isPair(before, token, narrow)) found.push(begins ? [i, [token], chosen[i]!] : [i, [token]]);
  }
  return found;
}

/** Whether two words less apart than `space` line heights may be one number. */
const isPair = (a: Token | undefined, b: Token | undefined, space: number): boolean =>
  a !== undefined && b !== undefined && grouped.test(`${a.text} ${b.text}`) && !isApart(a, b, space);

function otherOf(field: Factor, own: Cell | undefined, tokens: readonly Token[], probability: number, { decimal }: RowReading): Candidate[] {
  const cell: Cell = { field, tokens, text: textOf(tokens), probability: Math.max(leastOfRow, probability) };
  const [value] = readingsOf(cell, decimal);
  // The cell without its sign is no other number.
  const isOwn = own !== undefined && tokens.every((token) => own.tokens.includes(token)) && Math.abs(Number(value)) === Math.abs(numberOf(own, decimal));
  const isNone = value === undefined || (field === 'Quantity' && Number(value) === 0);
  return isNone || isOwn ? [] : [{ cell, value, score: logOf(probability) }];
}

/** The cells without those that hold one of the words; a unit may be printed in the number's word, and a description keeps its others. */
export const without = (cells: Cells, tokens: readonly Token[]): Cells =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([field, cell]) => {
      const left = (field as LineItemFieldName) === 'Unit' ? cell.tokens : cell.tokens.filter((token) => !tokens.includes(token));
      if (left.length === cell.tokens.length) return [[field, cell]];
      return field === 'Description' && left.length > 0 ? [[field, { ...cell, tokens: left, text: textOf(left) }]] : [];
    }),
  );
