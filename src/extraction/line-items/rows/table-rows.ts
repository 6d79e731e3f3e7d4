/** Lines → rows of the item table: by what the network alone gives each line, then by whether the rows are whole items, too. */
import { lineRoles } from '../../../network/config.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { Because } from '../../decoding/steps.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import type { Decimal, TableRow } from '../cells/cell.js';
import { likeliestRoles, type TableParts } from './likeliest-roles.js';
import { linePartsOf, namesOf, part } from './line-parts.js';

const [start, continues, other] = [lineRoles.indexOf('start'), lineRoles.indexOf('continues'), lineRoles.indexOf('other')];

export interface TableLines {
  readonly pieces: readonly ClassifiedLines[];
  readonly rows: readonly TableRow[];
  /** Lines inside the table that are no items (headings, references, sub-totals), each alone. */
  readonly others: readonly TableRow[];
}

/** Reading order. */
export const byPlace = (a: TableRow, b: TableRow): number => a.piece.page.page - b.piece.page.page || a.lines[0]! - b.lines[0]!;

/** Rows of all pages in reading order as the network alone has them. Lines that a crowded page's pieces share count in the first of them. */
export const tableOf = (pieces: readonly ClassifiedLines[]): TableLines => tableBy(pieces, () => undefined);

/** The same by the network and by the parts of its rows; the table itself where that changes nothing. */
export function segmented(table: TableLines, decimal: Decimal, because: Because): TableLines {
  const known = new Map(table.pieces.map((piece) => [piece, linePartsOf(piece, decimal)]));
  const partsOf = ({ piece, lines }: TableRow): number => lines.reduce((all, line) => all | known.get(piece)!.get(line)!.parts, 0);
  const held = table.rows.map(partsOf);
  const usual = (of: number): boolean => held.filter((parts) => parts & of).length >= held.length / 2;
  const [hasTotals, hasPositions] = [usual(part.total), usual(part.position)];
  const next = tableBy(table.pieces, (piece) => ({ parts: known.get(piece)!, hasTotals, hasPositions }));
  const keysOf = ({ rows, others }: TableLines): string[] => [...rows.map(keyOf), ...others.map((row) => `${keyOf(row)} no item`)];
  const before = new Set(keysOf(table));
  if (keysOf(next).length === before.size && keysOf(next).every((key) => before.has(key))) return table;
  const changed = next.rows.filter((row) => !before.has(keyOf(row)));
  for (const row of changed) because({ page: row.piece.page.page, line: row.lines[0]! }, `its lines (${row.lines.length}) hold ${namesOf(partsOf(row))}`);
  return next;
}

const keyOf = ({ piece, lines }: TableRow): string => `${piece.page.page} ${lines.join(' ')}`;

function tableBy(pieces: readonly ClassifiedLines[], partsOf: (piece: ClassifiedLines) => TableParts | undefined): TableLines {
  const rows: TableRow[] = [];
  const others: TableRow[] = [];
  let lastPage = -1;
  let lastLine = -1;
  for (const piece of pieces) {
    const lines = [...tokensByLine(piece.page).keys()].filter((line) => piece.page.page !== lastPage || line > lastLine).sort((a, b) => a - b);
    if (lines.length === 0) continue;
    const roles = likeliestRoles(piece, lines, partsOf(piece));
    let open: { lines: number[]; sum: number } | undefined;
    const close = () => {
      if (open) rows.push({ piece, lines: open.lines, certainty: open.sum / open.lines.length });
      open = undefined;
    };
    lines.forEach((line, i) => {
      const role = roles[i]!;
      const log = piece.roles[line * lineRoles.length + role]!;
      if (role !== continues) close();
      if (role === other) others.push({ piece, lines: [line], certainty: log });
      if (role !== start && role !== continues) return;
      open ??= { lines: [], sum: 0 };
      open.lines.push(line);
      open.sum += log;
    });
    close();
    lastPage = piece.page.page;
    lastLine = lines[lines.length - 1]!;
  }
  return { pieces, rows, others };
}
