/** Line items in tables of values: columns by the names of the interface's fields, and custom ones. */
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import { InputError } from '../../errors.js';
import type { OwnDetail, TrueLineItem } from '../truth.js';
import { cellValue, nearest } from './cell.js';

const fieldNames = lineItemFields.map((field) => field.name as string);

export function lineItemColumns(where: string, columns: readonly string[], custom: readonly OwnDetail[]): void {
  const known = [...fieldNames, ...custom.map((detail) => detail.name)];
  for (const column of columns) {
    if (!known.includes(column))
      throw new InputError(
        `${where}: no field of a line item is called ${JSON.stringify(column)}. The nearest is ${nearest(column, known)}; all: ${known.join(', ')}`,
      );
  }
}

export function lineItemOf(where: string, cells: Readonly<Record<string, unknown>>, custom: readonly OwnDetail[]): TrueLineItem {
  lineItemColumns(where, Object.keys(cells), custom);
  const given = Object.entries(cells).filter(([, cell]) => cell !== undefined && cell !== null && cell !== '');
  const fields: Partial<Record<LineItemFieldName, string>> = {};
  const own: Record<string, string> = {};
  for (const [name, cell] of given) {
    const field = lineItemFields.find((one) => one.name === name);
    if (field) fields[field.name] = cellValue(where, name, cell, field);
    else own[name] = cellValue(where, name, cell, custom.find((detail) => detail.name === name)!);
  }
  return { fields, ...(Object.keys(own).length > 0 && { custom: own }) };
}

/** The cell LineItems: a list of objects, in a CSV as JSON. */
export function lineItemsCell(where: string, cell: unknown, custom: readonly OwnDetail[]): readonly TrueLineItem[] {
  return listCell(where, 'LineItems', cell).map((item, index) => lineItemOf(`${where}, LineItems[${index + 1}]`, item, custom));
}

export function listCell(where: string, column: string, cell: unknown): readonly Readonly<Record<string, unknown>>[] {
  let value = cell;
  if (typeof cell === 'string') {
    try {
      value = JSON.parse(cell);
    } catch {
      throw new InputError(`${where}, ${column}: is no JSON. Write a list of objects: [{"…": "…"}]`);
    }
  }
  if (!Array.isArray(value) || value.length > 10_000 || value.some((item) => typeof item !== 'object' || item === null || Array.isArray(item))) {
    throw new InputError(`${where}, ${column}: is no list of objects. Write [{"…": "…"}]`);
  }
  return value as readonly Readonly<Record<string, unknown>>[];
}
