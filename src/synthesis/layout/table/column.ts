/** A column of an item table. */
import type { Item } from '../../facts.js';
import type { Align, Text } from '../canvas.js';

export interface Column {
  readonly name: string;
  /** Text of its header. */
  readonly header: string;
  readonly align: Align | 'decimal';
  readonly cell: (item: Item, index: number) => Text;
  /** Further lines of the cell, below its first. */
  readonly more?: (item: Item, index: number) => readonly Text[];
}
