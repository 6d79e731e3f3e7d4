/** The item table's decisions in their order: what counts of the pages, the rows and their cells by one search, what lines between items name. */
import { cellOf, type Describe, mapSame, type Step } from '../decoding/steps.js';
import type { ClassifiedLines } from '../decoding/classify.js';
import { columnsBySums } from './columns-by-sums.js';
import { withDiscountsBelow } from './discounts-below.js';
import { withoutOtherColumns } from './other-columns.js';
import { withBracketedWords } from './cells/bracketed-words.js';
import { withWholeName } from './cells/whole-names.js';
import { withCountedWords } from './cells/counted-words.js';
import { withLetterCodes } from './cells/letter-codes.js';
import { withoutSubtotal } from './subtotals.js';
import { withPositions } from './cells/positions.js';
import { withTimes } from './cells/times.js';
import { withoutCopies } from './rows/copies.js';
import { withColumnNumbers } from './rows/column-numbers.js';
import { inheritedCells, withInherited } from './rows/reference-rows.js';
import { type ItemTable, searchedTable, type TableContext, tableOf } from './rows/table-rows.js';

export const tableSteps: readonly Step<ItemTable, TableContext>[] = [
  { name: 'items.copies', evidence: ['consensus'], run: (table, _, because) => tableAnew(table, withoutCopies(table.pieces, because)) },
  { name: 'items.column-numbers', evidence: ['form', 'layout'], run: (table, _, because) => eachAnew(table, (piece) => withColumnNumbers(piece, because)) },
  { name: 'items.times', evidence: ['form'], run: (table, _, because) => eachAnew(table, (piece) => withTimes(piece, because)) },
  {
    name: 'items.positions',
    evidence: ['wording', 'layout', 'form'],
    run: (table, _, because) => eachAnew(table, (piece) => withPositions(piece, table.rows, because)),
  },
  {
    name: 'items.other-columns',
    evidence: ['wording', 'layout'],
    run: (table, { decimal }, because) => eachAnew(table, (piece) => withoutOtherColumns(piece, table.rows, decimal, because)),
  },
  {
    name: 'items.discounts-below',
    evidence: ['form', 'layout', 'network'],
    run: (table, _, because) => eachAnew(table, (piece) => withDiscountsBelow(piece, table.rows, because)),
  },
  {
    name: 'items.columns-by-sums',
    evidence: ['arithmetic', 'layout'],
    run: (table, { decimal }, because) => eachAnew(table, (piece) => columnsBySums(piece, table.rows, decimal, because)),
  },
  { name: 'items.readings', evidence: ['network', 'arithmetic', 'layout', 'recogniser'], run: searchedTable },
  {
    name: 'items.inherited-references',
    evidence: ['network', 'layout', 'wording'],
    run: (table, _, because) => ({ ...table, rows: withInherited(table.rows, table.others, because) }),
  },
  {
    name: 'items.subtotals',
    evidence: ['arithmetic', 'layout'],
    run: (table, { decimal }, because) => rowsAnew(table, withoutSubtotal(table.rows, decimal, because)),
  },
  {
    name: 'items.letter-codes',
    evidence: ['form', 'layout', 'consensus'],
    run: (table, _, because) => rowsAnew(table, withLetterCodes(table.rows, because)),
  },
  {
    name: 'items.whole-names',
    evidence: ['network', 'layout'],
    reason: 'numbers within the name, which are of no other column',
    run: (table) => rowsAnew(table, mapSame(table.rows, withWholeName)),
  },
  {
    name: 'items.bracketed-words',
    evidence: ['form', 'layout'],
    reason: 'words of a bracket that opens in the name',
    run: (table) => rowsAnew(table, mapSame(table.rows, withBracketedWords)),
  },
  {
    name: 'items.counted-words',
    evidence: ['form', 'arithmetic'],
    run: (table, { decimal }, because) => rowsAnew(table, withCountedWords(table.rows, decimal, because)),
  },
];

const rowsAnew = (table: ItemTable, rows: ItemTable['rows']): ItemTable => (rows === table.rows ? table : { ...table, rows });

const tableAnew = (table: ItemTable, pieces: ItemTable['pieces']): ItemTable => (pieces === table.pieces ? table : tableOf(pieces));
const eachAnew = (table: ItemTable, change: (piece: ClassifiedLines) => ClassifiedLines): ItemTable => tableAnew(table, mapSame(table.pieces, change));

/** The column of each word, the lines and cells of each row by the line that it begins on, and the lines that are no items. */
export const describeTable: Describe<ItemTable> = ({ pieces, rows, others }) => [
  ...pieces.flatMap(({ page: { page, tokens }, chosen }) => tokens.map(({ line, word }, i) => [{ page, line, word }, `column ${chosen[i]}`] as const)),
  ...rows.flatMap(({ row: { piece, lines }, cells, inherited }) => {
    const place = { page: piece.page.page, line: lines[0]! };
    return [
      [{ ...place, cell: 'lines' }, String(lines.length)] as const,
      ...Object.values(cells).map((cell) => [cellOf(place, cell.field), cell.corrected ?? cell.text] as const),
      ...inheritedCells(cells, inherited ?? {}).map(({ cell }) => [cellOf(place, cell.field), cell.text] as const),
    ];
  }),
  ...others.map(({ piece, lines }) => [{ page: piece.page.page, line: lines[0]! }, 'no item'] as const),
];
