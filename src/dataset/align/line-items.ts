/** Places of a line item table's rows: all rows jointly, in order down the pages, each row's cells on neighbouring lines (dynamic programming over lines). */
import { type LineItemFieldName, lineItemFields } from '../../catalogue/line-item-fields.js';
import type { KindName } from '../../values/kind.js';
import type { Label, LabelledLineItem, LineRole, Place } from '../label.js';
import type { TrueLineItem, Unplaced } from '../truth.js';
import { chooseCells, type LineOf, type RowCells } from './cells.js';
import { lineRoles, references } from './line-roles.js';
import type { Printed } from './printed.js';
import { place } from './value.js';

export interface AlignedLineItems {
  readonly items: readonly LabelledLineItem[];
  /** Undefined where a row was not placed: the roles of its lines would be wrong. */
  readonly roles?: readonly (readonly LineRole[])[];
  readonly unplaced: readonly Unplaced[];
}

/** Largest distance in lines between a row's cells and its anchor line. */
const above = 2;
const below = 5;

/** How well a cell identifies its row: rows share units and rates, rarely descriptions. */
const weights: Readonly<Partial<Record<LineItemFieldName, number>>> = { Description: 3, ItemId: 3, TotalAmount: 2, UnitPrice: 1.5, Quantity: 1, PositionId: 1 };

/** Rows with the place of each cell and the lines they span, and the role of every printed line. `ownKind`: kind of a customer's own column. `totals`: places of sums and taxes. */
export function alignLineItems(
  printed: Printed,
  rows: readonly TrueLineItem[],
  ownKind: (name: string) => KindName,
  totals: readonly Place[] = [],
): AlignedLineItems {
  const lineOf = lineIndex(printed);
  const cells = rows.map((row) => rowCells(printed, row, ownKind, lineOf));
  const anchors = anchorLines(cells, printed.lines.length);
  const chosen = chooseCells(printed, cells, anchors, new Set(totals.map((at) => lineOf(at))), lineOf);
  const unplaced: Unplaced[] = [];
  const items = rows.map((row, index): LabelledLineItem => {
    const places = chosen[index]!;
    const missing = (name: string, value: string, found: boolean) => {
      const reason =
        anchors[index] === undefined
          ? 'the row is not on the page'
          : found
            ? 'stands only outside the row'
            : (cells[index]!.reasons.get(name) ?? 'not on the page');
      unplaced.push({ detail: `LineItems[${index + 1}].${name}`, value, reason });
    };
    const labelled = (values: Readonly<Record<string, string>>): Record<string, Label> => {
      const labels: Record<string, Label> = {};
      for (const [name, value] of Object.entries(values)) {
        const at = places.get(name);
        if (at) labels[name] = { value: cells[index]!.values.get(name) ?? value, places: [at] };
        else missing(name, value, cells[index]!.candidates.has(name));
      }
      return labels;
    };
    const fields = labelled(row.fields as Record<string, string>) as LabelledLineItem['fields'];
    const custom = row.custom && labelled(row.custom);
    return { fields, ...(custom && { custom }), ...rowExtent(printed, places, lineOf) };
  });
  const placedItems = items.filter((item) => Object.keys(item.fields).length > 0);
  const complete = placedItems.length === rows.length && rows.length > 0 && placedItems.every((item) => item.firstLine !== undefined);
  return { items: placedItems, unplaced, ...(complete && { roles: lineRoles(printed, placedItems) }) };
}

/** From a place (or one of its words) to the index of its line in `printed.lines`; -1 where it is on none. */
export function lineIndex(printed: Printed): LineOf {
  const index = new Map(printed.lines.flatMap((line, i) => line.words.map((word) => [`${line.page}:${word}`, i] as const)));
  return (at, word = at.words[0]!) => index.get(`${at.page}:${word}`) ?? -1;
}

/** Every place of every cell, by line. */
function rowCells(printed: Printed, row: TrueLineItem, ownKind: (name: string) => KindName, lineOf: LineOf): RowCells {
  const candidates = new Map<string, readonly Place[]>();
  const reasons = new Map<string, string>();
  const values = new Map<string, string>();
  const add = (name: string, kind: KindName, wordings: readonly string[]) => {
    for (const value of wordings) {
      const found = place(printed, kind, value);
      if (found.places.length === 0) {
        reasons.set(name, found.reason!);
        continue;
      }
      candidates.set(name, found.places);
      values.set(name, value);
      return;
    }
  };
  for (const { name, kind } of lineItemFields) {
    const value = row.fields[name];
    if (value !== undefined) add(name, name === 'Discount' && /^-?[\d.]+$/.test(value) ? 'amount' : kind, [...(row.others?.[name] ?? []), value]);
  }
  for (const [name, value] of Object.entries(row.custom ?? {})) add(name, ownKind(name), [value]);
  const lines = new Map<number, Map<string, number>>();
  for (const [name, places] of candidates)
    for (const at of places) {
      const line = lineOf(at);
      const here = lines.get(line) ?? new Map<string, number>();
      here.set(name, weights[name as LineItemFieldName] ?? 0.5);
      lines.set(line, here);
    }
  return { candidates, values, reasons, lines };
}

/** The anchor line of each row, in ascending order; undefined where no line supports it. */
function anchorLines(rows: readonly RowCells[], count: number): readonly (number | undefined)[] {
  let best = new Float64Array(count + 1);
  const taken: Uint8Array[] = [];
  for (const row of rows) {
    // best[l]: best score of the rows so far on the first l lines.
    const next = new Float64Array(count + 1);
    const takes = new Uint8Array(count + 1);
    next[0] = best[0]!;
    for (let line = 1; line <= count; line++) {
      const score = rowScore(row, line - 1);
      // At least two cells, or one identifying cell, make a row.
      const here = score >= 2 ? best[line - 1]! + score : -1;
      next[line] = Math.max(next[line - 1]!, best[line]!, here);
      if (here > next[line - 1]! && here > best[line]!) takes[line] = 1;
      else if (best[line]! >= next[line - 1]!) takes[line] = 2;
    }
    taken.push(takes);
    best = next;
  }
  const anchors: (number | undefined)[] = rows.map(() => undefined);
  let line = count;
  for (let row = rows.length - 1; row >= 0; row--) {
    while (line > 0 && taken[row]![line] === 0) line--;
    if (line > 0 && taken[row]![line] === 1) anchors[row] = --line;
  }
  return anchors;
}

/** Cells on the line count in full, those nearby less; the anchor is the line of the numbers. */
function rowScore(row: RowCells, line: number): number {
  const here = row.lines.get(line);
  if (!here) return 0;
  const best = new Map<string, number>();
  for (let near = line - above; near <= line + below; near++) {
    const share = near === line ? 1 : 0.6 - 0.05 * Math.abs(near - line);
    for (const [name, weight] of row.lines.get(near) ?? []) best.set(name, Math.max(best.get(name) ?? 0, weight * share));
  }
  return [...best.values()].reduce((sum, value) => sum + value, 0);
}

/** From the first to the last line of a row's own cells; references count where they are not above it. */
export function rowExtent(printed: Printed, places: ReadonlyMap<string, Place>, lineOf: LineOf): Pick<LabelledLineItem, 'page' | 'firstLine' | 'lastLine'> {
  const linesOf = (wanted: (name: string) => boolean, page: number): number[] =>
    [...places].filter(([name, at]) => at.page === page && wanted(name)).flatMap(([, at]) => at.words.map((word) => printed.lines[lineOf(at, word)]!.line));
  const isReference = (name: string): boolean => references.some((reference) => reference === name);
  const page = [...places].find(([name]) => !isReference(name))?.[1].page ?? [...places.values()][0]?.page;
  if (page === undefined) return {};
  const own = linesOf((name) => !isReference(name), page);
  const first = own.length > 0 ? Math.min(...own) : 0;
  const lines = [...own, ...linesOf(isReference, page).filter((line) => line >= first)];
  return { page, firstLine: Math.min(...lines), lastLine: Math.max(...lines) };
}
