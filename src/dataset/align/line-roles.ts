/** What each printed line is to the table, told from where its rows stand. */
import { boxOf, type Printed, type PrintedLine } from './printed.js';
import type { LabelledLineItem, LineRole } from '../label.js';

/** The header stands within so many lines above the first row. */
const headerReach = 3;

export function lineRoles(printed: Printed, items: readonly LabelledLineItem[]): readonly (readonly LineRole[])[] {
  const roles = printed.document.pages.map((page) => page.lines.map((): LineRole => 'outside'));
  items.forEach((item, index) => {
    const { page, firstLine, lastLine } = item;
    if (page === undefined || firstLine === undefined || lastLine === undefined) return;
    const next = items[index + 1];
    const onPage = roles[page]!;
    onPage[firstLine] = 'start';
    for (let line = firstLine + 1; line <= lastLine; line++) if (onPage[line] !== 'start') onPage[line] = 'continues';
    // Lines before the next row belong to this one where they begin under its description, else nobody knows.
    if (next?.page !== page || next.firstLine === undefined) return;
    for (let line = lastLine + 1; line < next.firstLine; line++) onPage[line] = underDescription(printed, item, page, line) ? 'continues' : 'other';
  });
  printed.document.pages.forEach((_, page) => {
    const first = items.find((item) => item.page === page)?.firstLine;
    if (first === undefined) return;
    for (const line of headerLines(printed, items, page, first)) if (roles[page]![line] === 'outside') roles[page]![line] = 'header';
  });
  return roles;
}

function underDescription(printed: Printed, item: LabelledLineItem, page: number, line: number): boolean {
  const description = item.fields.Description?.places[0];
  const below = lineAt(printed, page, line);
  if (!description || !below) return false;
  const box = boxOf(description, printed.document);
  return Math.abs(below.box.x - box.x) < box.height;
}

/** The nearest lines without digits above the first row that stand over at least two columns of the table. */
function headerLines(printed: Printed, items: readonly LabelledLineItem[], page: number, first: number): readonly number[] {
  const columns = [...new Set(items.flatMap((item) => Object.keys(item.fields)))].map((name) =>
    items
      .filter((item) => item.page === page)
      .flatMap((item) => (item.fields as Record<string, { places: readonly { page: number; words: readonly number[] }[] }>)[name]?.places ?? [])
      .map((at) => boxOf(at, printed.document)),
  );
  const found: number[] = [];
  for (let line = first - 1; line >= Math.max(0, first - headerReach); line--) {
    const text = lineAt(printed, page, line);
    if (!text || /\d{2}/.test(text.text)) break;
    const words = text.words.map((word) => printed.document.pages[page]!.words[word]!.box);
    const over = columns.filter((boxes) => boxes.some((box) => words.some((word) => word.x < box.x + box.width && box.x < word.x + word.width)));
    if (over.length >= Math.min(2, columns.length) && words.length >= 2) found.push(line);
    else break;
  }
  return found;
}

const lineAt = (printed: Printed, page: number, line: number): PrintedLine | undefined => printed.lines.find((one) => one.page === page && one.line === line);
