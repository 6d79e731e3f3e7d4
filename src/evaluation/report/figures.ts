/** Formats of figures and tables in the report's sections. */
import type { Share } from './detail-report.js';
import { html, type Html } from './markup.js';

/** A share from 0 to 1 with one decimal: "97.5 %". */
export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** With its 95 % interval below. */
export const interval = ({ value, low, high }: Share): Html => html`${percent(value)}<small>${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}</small>`;

export type Cell = Html | string | number;

/** A highlighted row has a class. */
export interface TableRow {
  readonly cells: readonly Cell[];
  readonly kind?: string;
}

/** `texts`: indices of columns that hold text; all others are figures. */
export function tableOf(titles: readonly string[], rows: readonly TableRow[], texts: readonly number[] = [0]): Html {
  const kind = (index: number) => (texts.includes(index) ? 'text' : 'figure');
  const body = rows.map((row) => html`<tr class="${row.kind ?? ''}">${row.cells.map((cell, i) => html`<td class="${kind(i)}">${cell}</td>`)}</tr>`);
  return html`<div class="wide"><table><thead><tr>${titles.map((title, i) => html`<th class="${kind(i)}">${title}</th>`)}</tr></thead><tbody>${body}</tbody></table></div>`;
}
