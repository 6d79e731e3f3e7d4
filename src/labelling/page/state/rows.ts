/** The item table: rows put in, taken out and joined, where they are printed on the page, and whether they make up the total. */
import { cents, money } from '../../../values/numbers/cents.js';
import type { Sum } from './row-sum.js';
import type { Label, LabelledLineItem, Labels, OpenPage, Place, ProposedRow } from './types.js';
import { distinctPlaces, withRows } from './values.js';

const empty: LabelledLineItem = { fields: {} };

/** With an empty row before the one of this index. */
export const withRowAt = (labels: Labels, at: number): Labels => withRows(labels, (rows) => [...rows.slice(0, at), empty, ...rows.slice(at)]);

/** Without the last row nothing is known of the table: that there is none is labelled separately. */
export const withoutRow = (labels: Labels, at: number): Labels => withRows(labels, (rows) => (rows.length <= 1 ? undefined : rows.filter((_, i) => i !== at)));

/** A row with the one below it: texts one after the other, of other cells the upper one's. */
export function joined(labels: Labels, at: number): Labels {
  return withRows(labels, (rows) => {
    const [upper, lower] = [rows[at], rows[at + 1]];
    if (!upper || !lower) return rows;
    const description = both(upper.fields.Description, lower.fields.Description);
    const fields = { ...lower.fields, ...upper.fields, ...(description && { Description: description }) };
    const custom = { ...lower.custom, ...upper.custom };
    return [...rows.slice(0, at), { fields, ...(Object.keys(custom).length > 0 && { custom }) }, ...rows.slice(at + 2)];
  });
}

function both(a: Label | undefined, b: Label | undefined): Label | undefined {
  if (!a || !b) return a ?? b;
  const [first, second] = [a.places[0], b.places[0]];
  const places = first && second && first.page === second.page ? [{ page: first.page, words: [...first.words, ...second.words] }] : distinctPlaces(a.places);
  return { value: `${a.value} ${b.value}`, places };
}

/** The lines of the page from the first to the last word of its cells. */
export function withExtents(labels: Labels, pages: readonly OpenPage[]): Labels {
  if (!labels.lineItems) return labels;
  const lineOf = pages.map(({ lines }) => new Map(lines.flatMap((words, line) => words.map((word) => [word, line] as const))));
  const lineItems = labels.lineItems.map((row): LabelledLineItem => {
    const { page: _page, firstLine: _first, lastLine: _last, ...rest } = row;
    const places = [...Object.values(row.fields), ...Object.values(row.custom ?? {})].flatMap((label) => label.places);
    const page = places[0]?.page;
    const lines = places.filter((place) => place.page === page).flatMap(({ words }) => words.flatMap((word) => lineOf[page!]?.get(word) ?? []));
    return page === undefined || lines.length === 0 ? rest : { ...rest, page, firstLine: Math.min(...lines), lastLine: Math.max(...lines) };
  });
  return { ...labels, lineItems };
}

/** Proposed rows as labels; `own`: which columns are the customer's. */
export const rowsOf = (rows: readonly ProposedRow[], own: ReadonlySet<string>): readonly LabelledLineItem[] =>
  rows.map(({ cells, page, firstLine, lastLine }) => {
    const labels = Object.entries(cells).flatMap(([name, { value, place }]) => (place ? [[name, { value, places: [place] }] as const] : []));
    const custom = labels.filter(([name]) => own.has(name));
    return {
      fields: Object.fromEntries(labels.filter(([name]) => !own.has(name))),
      ...(custom.length > 0 && { custom: Object.fromEntries(custom) }),
      page,
      firstLine,
      lastLine,
    };
  });

/** Cents that rounding may take or give. */
const rounding = 2;

/** The rows together against net or gross; undefined where a total is missing. */
export function sumOfRows(labels: Labels): Sum | undefined {
  const totals = (labels.lineItems ?? []).map(({ fields }) => Number(fields.TotalAmount?.value ?? Number.NaN));
  if (totals.length === 0 || totals.some((total) => !Number.isFinite(total))) return undefined;
  const sum = totals.reduce((all, total) => all + cents(String(total)), 0);
  const wanted = ['NetTotalAmount', 'GrandTotalAmount'].flatMap((name) =>
    labels.details[name]?.[0] ? [{ name, cents: cents(labels.details[name][0].value) }] : [],
  );
  if (wanted.length === 0) return undefined;
  const same = wanted.find((each) => Math.abs(each.cents - sum) <= rounding);
  return same
    ? { isRight: true, text: `${money(sum)} = ${same.name}` }
    : { isRight: false, text: `${money(sum)}, but ${wanted.map((each) => `${each.name} ${money(each.cents)}`).join(', ')}` };
}

/** Of the places of a cell's words the first on the lines of its row, else the first. */
export function placesInRow(labels: Labels, pages: readonly OpenPage[], row: number, places: readonly Place[]): readonly Place[] {
  const item = labels.lineItems?.[row];
  const page = item?.page === undefined ? undefined : pages[item.page];
  if (!page || item?.firstLine === undefined || item.lastLine === undefined) return places.slice(0, 1);
  const own = new Set(page.lines.slice(item.firstLine, item.lastLine + 1).flat());
  const inside = places.filter((place) => place.page === item.page && place.words.every((word) => own.has(word)));
  return (inside.length > 0 ? inside : places).slice(0, 1);
}
