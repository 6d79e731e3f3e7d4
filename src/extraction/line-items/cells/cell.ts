/** A cell of an item table as it was read, and the cells of one row. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import type { Token } from '../../../features/contract.js';

export interface Cell {
  readonly field: LineItemFieldName;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly probability: number;
  /** The value it must have meant, where the text was misread. */
  readonly mended?: string | undefined;
}

export type Cells = Partial<Record<LineItemFieldName, Cell>>;
