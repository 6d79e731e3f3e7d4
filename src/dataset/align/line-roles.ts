/** The table role of each printed line, from the places of its rows. */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { Box } from '../../document/box.js';
import { boxOf, type Printed, type PrintedLine } from './printed.js';
import type { LabelledLineItem, LineRole } from '../label.js';

/** The header is one of so many lines above the first row, besides rulings that were read as characters and so many lines with numbers, which name a delivery, an order or a group. */
const [headerReach, mostBetween] = [3, 4];
/** A header that such lines part from the first row stands over at least so many columns of the table, and over at least this share of them. */
const [fewestColumnsOver, leastShareOver] = [3, 0.5];
/** Order and delivery references on separate lines above rows are not part of the first of them. */
export const references: readonly LineItemFieldName[] = ['OrderId', 'DeliveryId', 'DeliveryDate'];

/** By page, then by line of the page; lines of no row are 'outside'. */
export function lineRoles(printed: Printed, items: readonly LabelledLineItem[]): readonly (readonly LineRole[])[] {
  const roles = printed.document.pages.map((page) => page.lines.map((): LineRole => 'outside'));
  items.forEach((item, index) => {
    const { page, firstLine, lastLine } = item;
    if (page === undefined || firstLine === undefined || lastLine === undefined) return;
    const next = items[index + 1];
    const onPage = roles[page]!;
    onPage[firstLine] = 'start';
    for (let line = firstLine + 1; line <= lastLine; line++) if (onPage[line] !== 'start') onPage[line] = 'continues';
    // Lines before the next row belong to this one where they start under its description; else their role is other.
    if (next?.page !== page || next.firstLine === undefined) return;
    for (let line = lastLine + 1; line < next.firstLine; line++) onPage[line] = underDescription(printed, item, page, line) ? 'continues' : 'other';
  });
  // An order or delivery number on a separate line holds for several rows and is no row.
  for (const { page, line } of items.flatMap((item) => linesApart(printed, item))) roles[page]![line] = 'other';
  printed.document.pages.forEach((_, page) => {
    const first = items.find((item) => item.page === page)?.firstLine;
    if (first === undefined) return;
    const onPage = roles[page]!;
    let above = first;
    while (onPage[above - 1] === 'other') above--;
    for (const line of headerLines(printed, items, page, above)) if (onPage[line] === 'outside') onPage[line] = 'header';
  });
  return roles;
}

/** Lines above a row, or on another page, that hold its references. */
function linesApart(printed: Printed, { fields, page, firstLine = 0 }: LabelledLineItem): { readonly page: number; readonly line: number }[] {
  return references.flatMap((name) =>
    (fields[name]?.places ?? []).flatMap((at) => {
      const line = printed.lines.find((one) => one.page === at.page && one.words.includes(at.words[0]!))?.line;
      return line !== undefined && (at.page !== page || line < firstLine) ? [{ page: at.page, line }] : [];
    }),
  );
}

function underDescription(printed: Printed, item: LabelledLineItem, page: number, line: number): boolean {
  const description = item.fields.Description?.places[0];
  const below = lineAt(printed, page, line);
  if (!description || !below) return false;
  const box = boxOf(description, printed.document);
  return Math.abs(below.box.x - box.x) < box.height;
}

/**
 * The nearest lines without numbers above the first row whose words are spaced apart and stand over at least two columns of the table, or over more where lines with numbers
 * are between them and the row; also the lines directly below such a line.
 */
function headerLines(printed: Printed, items: readonly LabelledLineItem[], page: number, first: number): readonly number[] {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item.fields)))].map((name) =>
    items
      .filter((item) => item.page === page)
      .flatMap((item) => (item.fields as Record<string, { places: readonly { page: number; words: readonly number[] }[] }>)[name]?.places ?? [])
      .map((at) => boxOf(at, printed.document)),
  );
  const found: number[] = [];
  let single: number[] = [];
  let between = 0;
  for (let line = first - 1, steps = 0; line >= 0 && steps < headerReach; line--) {
    const text = lineAt(printed, page, line);
    if (text && !/[\p{L}\d%]/u.test(text.text)) continue;
    if (!text) break;
    if (/\d{2}|^\d/.test(text.text)) {
      if (found.length > 0 || ++between > mostBetween) break;
      single = [];
      continue;
    }
    steps++;
    const words = text.words.map((word) => printed.document.pages[page]!.words[word]!.box);
    const over = columns.filter((boxes) => boxes.some((box) => words.some((word) => word.x < box.x + box.width && box.x < word.x + word.width)));
    if (over.length === 0) {
      if (found.length > 0 || between > 0) break;
      continue; // the second line of a heading whose column is not labelled
    }
    const fewest = between > 0 ? Math.max(fewestColumnsOver, leastShareOver * columns.length) : Math.min(2, columns.length);
    if (over.length < fewest || !hasGap(words)) {
      single.push(line);
      continue;
    }
    found.push(...single, line);
    single = [];
  }
  return found;
}

/** Column headings are spaced apart; the words of a sentence are not. */
function hasGap(words: readonly Box[]): boolean {
  const sorted = [...words].sort((a, b) => a.x - b.x);
  return sorted.slice(1).some((word, i) => word.x - sorted[i]!.x - sorted[i]!.width > 0.9 * word.height);
}

const lineAt = (printed: Printed, page: number, line: number): PrintedLine | undefined => printed.lines.find((one) => one.page === page && one.line === line);
