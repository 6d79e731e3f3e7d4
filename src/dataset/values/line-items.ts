/** Line items in tables of values: columns by the names of the interface's fields, and custom ones. */
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import { InputError } from '../../errors.js';
import type { OwnDetail, TrueLineItem } from '../truth.js';
import { CellError, cellValue, nearest, type Take } from './cell.js';

const fieldNames = lineItemFields.map((field) => field.name as string);

/** InputError where a column is neither a field of line items nor an own one. */
export function lineItemColumns(where: string, columns: readonly string[], custom: readonly OwnDetail[]): void {
  for (const column of columns) {
    const reason = unknownField(column, custom);
    if (reason !== undefined) throw new InputError(`${where}: ${reason}`);
  }
}

function unknownField(column: string, custom: readonly OwnDetail[]): string | undefined {
  const known = [...fieldNames, ...custom.map((detail) => detail.name)];
  if (known.includes(column)) return undefined;
  return `no field of a line item is called ${JSON.stringify(column)}. The nearest is ${nearest(column, known)}; all: ${known.join(', ')}`;
}

/**
 * `within` is before the names of columns in errors: "LineItems[2].". A CellError, where a column is unknown or a cell is no value of it, goes to `take`, which
 * notes or throws it.
 */
export function lineItemOf(where: string, cells: Readonly<Record<string, unknown>>, custom: readonly OwnDetail[], take: Take, within = ''): TrueLineItem {
  const fields: Partial<Record<LineItemFieldName, string>> = {};
  const own: Record<string, string> = {};
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === undefined || cell === null || cell === '') continue;
    const column = within + name;
    const field = lineItemFields.find((one) => one.name === name);
    const value = take(() => {
      const reason = unknownField(name, custom);
      if (reason !== undefined) throw new CellError(where, column, reason);
      return cellValue(where, column, cell, field ?? custom.find((detail) => detail.name === name)!);
    });
    if (value === undefined) continue;
    if (field) fields[field.name] = value;
    else own[name] = value;
  }
  return { fields, ...(Object.keys(own).length > 0 && { custom: own }) };
}

/** The cell LineItems: a list of objects, in a CSV as JSON. */
export function lineItemsCell(where: string, cell: unknown, custom: readonly OwnDetail[], take: Take): readonly TrueLineItem[] {
  return listCell(where, 'LineItems', cell).map((item, index) => lineItemOf(where, item, custom, take, `LineItems[${index + 1}].`));
}

/** A list of objects, or JSON of one. CellError where it is neither. */
export function listCell(where: string, column: string, cell: unknown): readonly Readonly<Record<string, unknown>>[] {
  let value = cell;
  if (typeof cell === 'string') {
    try {
      value = JSON.parse(cell);
    } catch {
      throw new CellError(where, column, 'is no JSON. Write a list of objects: [{"…": "…"}]');
    }
  }
  if (!Array.isArray(value) || value.length > 10_000 || value.some((item) => typeof item !== 'object' || item === null || Array.isArray(item))) {
    throw new CellError(where, column, 'is no list of objects. Write [{"…": "…"}]');
  }
  return value as readonly Readonly<Record<string, unknown>>[];
}
