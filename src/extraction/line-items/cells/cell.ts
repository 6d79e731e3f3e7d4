/** A row of an item table, its cells as they were read, and the conventions by which they are read. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';
import type { ClassifiedLines } from '../../decoding/classify.js';

/** The lines of one item on one page (or piece of a crowded page). */
export interface TableRow {
  readonly piece: ClassifiedLines;
  readonly lines: readonly number[];
  /** Mean log probability of its lines' roles. */
  readonly certainty: number;
}

export interface Cell {
  readonly field: LineItemFieldName;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly probability: number;
  /** The value that replaces a misread text. */
  readonly corrected?: string | undefined;
}

export type Cells = Partial<Record<LineItemFieldName, Cell>>;

/** A cell of a line above, which holds for the rows below it. */
export interface InheritedCell {
  readonly cell: Cell;
  readonly row: TableRow;
}
export type InheritedCells = Partial<Record<LineItemFieldName, InheritedCell>>;

/** A row while it is decoded. */
export interface ItemRow {
  readonly row: TableRow;
  readonly cells: Cells;
  /** References of lines above. */
  readonly inherited?: InheritedCells;
}

/** Reading order. */
export const byPlace = (a: TableRow, b: TableRow): number => a.piece.page.page - b.piece.page.page || a.lines[0]! - b.lines[0]!;

/** Decimal sign; undefined where the document does not show it. */
export type Decimal = 'comma' | 'point' | undefined;
