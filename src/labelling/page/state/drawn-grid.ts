/** A grid where none is labelled yet: from a box around the rows, by the gaps between its words, or by the columns of another page. */
import type { Grid } from './grid.js';
import type { OpenPage } from './types.js';
import type { Band } from './words.js';

interface Piece {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly line: number;
}

interface Line {
  readonly top: number;
  readonly bottom: number;
  readonly pieces: readonly Piece[];
}

const amount = /^-?\d{1,3}(?:[ .,'’]?\d{3})*[.,]\d{2,4}-?$/;
const number = /^-?\d+(?:[.,]\d+)?$/;

/** Gaps between columns are wider than this share of a line's height. */
const gapShare = 0.7;

/** `before`: of another page of the document, whose columns go on here. Undefined for a box without words. */
export function gridDrawn(page: OpenPage, index: number, band: Band, before?: Grid): Grid | undefined {
  const [left, right] = [Math.min(band.x1, band.x2), Math.max(band.x1, band.x2)];
  const [top, bottom] = [Math.min(band.y1, band.y2), Math.max(band.y1, band.y2)];
  const lines = linesWithin(page, { left, right, top, bottom });
  if (lines.length === 0) return undefined;
  const columns = before ? { xs: before.xs, names: before.names } : columnsIn(lines, left, right);
  return { page: index, ...columns, ys: rowLines(lines, columns.xs, top, bottom) };
}

/** Where a table may be: from the first to the last of the lines that end in an amount and have three parts or more, by their gaps; undefined where there are none. */
export function likelyTable(page: OpenPage): Band | undefined {
  const lines = linesWithin(page, { left: 0, right: page.width, top: 0, bottom: page.height });
  const rows = lines.filter(({ pieces, top, bottom }) => partsOf(pieces, bottom - top).length >= 3 && amount.test(pieces.at(-1)!.text));
  if (rows.length === 0) return undefined;
  const pieces = rows.flatMap((row) => row.pieces);
  const [x1, x2] = [Math.min(...pieces.map(({ left }) => left)), Math.max(...pieces.map(({ right }) => right))];
  return { x1: x1 - 4, y1: rows[0]!.top - 2, x2: x2 + 4, y2: rows.at(-1)!.bottom + 2 };
}

function linesWithin(
  { words, lines }: OpenPage,
  area: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): readonly Line[] {
  return lines
    .map((line, index): Line => {
      const own = line
        .map((word) => words[word]!)
        .filter(({ box: [x, y, w, h] }) => x + w / 2 >= area.left && x + w / 2 <= area.right && y + h / 2 >= area.top && y + h / 2 <= area.bottom);
      const pieces = own.map(({ text, box: [x, , w] }): Piece => ({ text, left: x, right: x + w, line: index }));
      return { pieces, top: Math.min(...own.map(({ box }) => box[1])), bottom: Math.max(...own.map(({ box }) => box[1] + box[3])) };
    })
    .filter(({ pieces }) => pieces.length > 0)
    .sort((a, b) => a.top - b.top);
}

function columnsIn(lines: readonly Line[], left: number, right: number): Pick<Grid, 'xs' | 'names'> {
  const height = lines.map(({ top, bottom }) => bottom - top).sort((a, b) => a - b)[Math.floor(lines.length / 2)]!;
  const columns = partsOf(
    lines.flatMap((line) => line.pieces),
    height,
  );
  const inner = columns.slice(1).map((column, i) => (columns[i]!.right + column.left) / 2);
  return { xs: [Math.min(left, columns[0]!.left), ...inner, Math.max(right, columns.at(-1)!.right)], names: namesOf(columns.map((column) => column.pieces)) };
}

interface Part {
  readonly left: number;
  readonly right: number;
  readonly pieces: readonly Piece[];
}

/** Pieces that no wide gap parts, left to right. */
function partsOf(pieces: readonly Piece[], height: number): readonly Part[] {
  const parts: Part[] = [];
  for (const piece of [...pieces].sort((a, b) => a.left - b.left)) {
    const last = parts.at(-1);
    if (last && piece.left - last.right <= height * gapShare)
      parts[parts.length - 1] = { left: last.left, right: Math.max(last.right, piece.right), pieces: [...last.pieces, piece] };
    else parts.push({ left: piece.left, right: piece.right, pieces: [piece] });
  }
  return parts;
}

/** The widest text is the description, the last amount the total, the one before it the price; whole numbers are counted before it, quantities elsewhere. */
function namesOf(columns: readonly (readonly Piece[])[]): readonly string[] {
  const share = (pieces: readonly Piece[], pattern: RegExp) => pieces.filter(({ text }) => pattern.test(text)).length / pieces.length;
  const letters = columns.map((pieces) => pieces.reduce((sum, { text }) => sum + text.replace(/[^\p{L}]/gu, '').length, 0));
  const description = letters.indexOf(Math.max(...letters));
  const amounts = columns.flatMap((pieces, i) => (i !== description && share(pieces, amount) > 0.5 ? [i] : []));
  const numbers = columns.flatMap((pieces, i) => (i !== description && !amounts.includes(i) && share(pieces, number) > 0.5 ? [i] : []));
  const isCounted = (i: number) => columns[i]!.every(({ text }, row) => Number(text) === row + 1);
  const names = columns.map(() => '');
  const put = (i: number | undefined, name: string) => {
    if (i !== undefined && names[i] === '' && !names.includes(name)) names[i] = name;
  };
  put(description, 'Description');
  put(amounts.at(-1), 'TotalAmount');
  put(amounts.at(-2), 'UnitPrice');
  put(
    numbers.find((i) => i < description && columns[i]!.length > 1 && isCounted(i)),
    'PositionId',
  );
  put(
    numbers.find((i) => names[i] === ''),
    'Quantity',
  );
  return names;
}

/** A row begins with each line that has something in the last column, or else in two columns. */
function rowLines(lines: readonly Line[], xs: readonly number[], top: number, bottom: number): readonly number[] {
  const columnsOf = ({ pieces }: Line) => new Set(pieces.map(({ left, right }) => xs.findLastIndex((x) => x <= (left + right) / 2)));
  const last = xs.length - 2;
  const hasLast = lines.some((line) => columnsOf(line).has(last));
  const starts = lines.filter((line, i) => i === 0 || (hasLast && last > 0 ? columnsOf(line).has(last) : columnsOf(line).size >= Math.min(2, xs.length - 1)));
  const inner = starts.slice(1).map((line) => {
    const above = lines[lines.indexOf(line) - 1]!;
    return (above.bottom + line.top) / 2;
  });
  return [Math.min(top, lines[0]!.top), ...inner, Math.max(bottom, lines.at(-1)!.bottom)];
}
