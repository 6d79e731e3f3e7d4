/** The item table for people: as a grid over the page's picture (rows, columns, cells) and as an HTML table beneath it. */
import { lineItemFields } from '../../catalogue/line-item-fields.js';
import { hull } from '../../document/box.js';
import type { LineItem, Prediction } from '../../extraction/extraction.js';
import { escaped, rectangle } from '../../reading/view/figure.js';
import { why } from './extraction-table.js';

export interface ShownItems {
  readonly items: readonly LineItem[];
  /** Of ids: several documents share a page. */
  readonly prefix: string;
}

const cellsOf = ({ cells, custom }: LineItem): Record<string, Prediction> => ({ ...cells, ...custom }) as Record<string, Prediction>;
const cellId = (prefix: string, row: number, name: string): string => `${prefix}-row${row + 1}-${name}`;

/** Columns that any row has; a customer's own come last. */
function columnsOf(items: readonly LineItem[]): string[] {
  const used = new Set(items.flatMap((item) => Object.keys(cellsOf(item))));
  const builtIn = lineItemFields.map(({ name }) => name as string).filter((name) => used.has(name));
  return [...builtIn, ...[...used].filter((name) => !builtIn.includes(name)).sort()];
}

/** Hues go round the circle in big steps: neighbouring columns differ. */
const hueOf = (index: number): number => (index * 137 + 200) % 360;

/** SVG of the rows on one page: columns behind, then rows, then cells. `size`: height of small type in pixels of the page. */
export function itemShapes({ items, prefix }: ShownItems, page: number, size: number): string[] {
  const rows = items.flatMap((item, index) => (item.page === page ? [{ item, index }] : []));
  if (rows.length === 0) return [];
  const columns = columnsOf(items);
  const table = hull(rows.map(({ item }) => item.box));
  const shapes: string[] = [];
  for (const [place, name] of columns.entries()) {
    const boxes = rows.flatMap(({ item }) => {
      const cell = cellsOf(item)[name];
      return cell?.box && cell.page === page ? [cell.box] : [];
    });
    if (boxes.length === 0) continue;
    const { x, width } = hull(boxes);
    const style = `style="--hue:${hueOf(place)}"`;
    shapes.push(rectangle({ x, y: table.y, width, height: table.height }, 'column', name, style));
    shapes.push(`<text class="column" ${style} x="${x}" y="${table.y - size * (0.3 + (place % 2))}" font-size="${size}">${escaped(name)}</text>`);
  }
  for (const { item, index } of rows) {
    shapes.push(rectangle(item.box, 'row', rowTitle(item, index)));
    shapes.push(`<text class="row" x="${item.box.x - size * 0.4}" y="${item.box.y + size}" font-size="${size}" text-anchor="end">${index + 1}</text>`);
    for (const [place, name] of columns.entries()) {
      const cell = cellsOf(item)[name];
      if (!cell?.box || cell.page !== page) continue;
      const attributes = `style="--hue:${hueOf(place)}" data-of="${cellId(prefix, index, name)}"`;
      shapes.push(rectangle(cell.box, `cell${below(cell)}`, titleOf(name, cell), attributes));
    }
  }
  return shapes;
}

/** HTML of all rows with scores and notes; what is below its threshold has a class, each cell an id that the grid links to. */
export function itemTable({ items, prefix }: ShownItems): string {
  const columns = columnsOf(items);
  const head = columns.map((name, place) => `<th style="--hue:${hueOf(place)}">${escaped(name)}</th>`).join('');
  const rows = items.map((item, index) => {
    const cells = columns.map((name) => {
      const cell = cellsOf(item)[name];
      if (!cell) return '<td></td>';
      const title = escaped(titleOf(name, cell));
      return `<td id="${cellId(prefix, index, name)}" class="entry${below(cell)}" title="${title}">${escaped(cell.value)}<small>${escaped(score(cell))}</small></td>`;
    });
    const notes = notesOf(item).map((note) => `<div>${escaped(note)}</div>`);
    return `<tr class="${below(item)}"><th title="${escaped(rowTitle(item, index))}">${index + 1}</th>${cells.join('')}<td class="notes"><b>${escaped(score(item))}</b>${notes.join('')}</td></tr>`;
  });
  return `<div class="wide"><table class="items"><thead><tr><th>#</th>${head}<th>row</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}

/** The arithmetic of a row is recorded at each of its members; shown once. */
const notesOf = (item: LineItem): string[] => [...new Set(Object.values(cellsOf(item)).flatMap(({ evidence }) => evidence.notes))];

const rowTitle = (item: LineItem, index: number): string => [`row ${index + 1}, score ${score(item)}`, ...notesOf(item)].join('\n');

/** Plain text for a title attribute, by lines: name and value, score, why. */
export const titleOf = (name: string, prediction: Prediction): string => `${name}: ${prediction.value}\nscore ${score(prediction)}\n${why(prediction)}`;

/** "0.93 ≥ 0.80"; without a recommendation the score alone. */
export function score({ score, threshold }: { readonly score: number; readonly threshold?: number | undefined }): string {
  if (threshold === undefined || threshold < 0) return score.toFixed(2);
  return `${score.toFixed(2)} ${score >= threshold ? '≥' : '<'} ${threshold.toFixed(2)}`;
}

/** Class of what a person should look at. */
export const below = ({ score, threshold }: { readonly score: number; readonly threshold?: number | undefined }): string =>
  threshold !== undefined && threshold >= 0 && score < threshold ? ' below' : '';
