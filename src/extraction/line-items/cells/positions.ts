/** Numbers of rows: the first words of nearly all rows below a heading of theirs ("OZ", "Pos.", "Nr. crt."), whatever the network took them for ("01.02.0030" reads as a day). */
import { numbersOfAnyKind, tradePositions } from '../../../catalogue/country-words/trade-columns.js';
import { languages } from '../../../catalogue/languages/index.js';
import type { Token } from '../../../features/contract.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import { bare } from '../../../fold.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import type { Because } from '../../decoding/steps.js';
import type { ItemRow } from './cell.js';
import { columnOf, columnsOf, headingWords, inColumns } from './columns.js';

const position = columnOf('PositionId');
/** What such words are taken for. */
const mistaken = columnsOf('outside', 'ItemId', 'DeliveryDate', 'DeliveryId', 'OrderId', 'Description');
/** "12", "01.02.0030", "1.3.10", "07.11.02B", "MW-07", "a)". */
const form = /^(?:\p{L}{0,2}-?\d[\d.]{0,12}\p{L}?|\p{L})[.)]?$/u;
/** Share of the rows that begin so, and rows at least. */
const [usual, fewest] = [0.75, 2];
const sure = 0.5; // probability of what this decides
const aside = 1; // in line heights: how far left of its heading a number ends at most
const longest = 3; // words of a heading

const others = new Set(languages.flatMap(({ terms }) => [...terms.itemId, ...terms.description, ...terms.quantity].map(bare)));
/** Without what heads other columns, and what is short for a number of any kind. */
const headings: ReadonlySet<string> = new Set([
  ...languages
    .flatMap(({ terms }) => terms.position.map(bare))
    .filter((wording) => wording.length > 1 && !others.has(wording) && !numbersOfAnyKind.has(wording)),
  ...tradePositions.map(bare),
]);

/** The same object where there is no such column, or the network has it. */
export function withPositions(piece: ClassifiedLines, items: readonly ItemRow[], because: Because): ClassifiedLines {
  const rows = items.filter(({ row }) => row.piece === piece);
  const place = rows.length < fewest ? undefined : placeOf(piece);
  if (!place) return piece;
  const found = rows.flatMap((item) => numberOf(item, place) ?? []);
  const texts = new Set(found.map((i) => piece.page.tokens[i]!.text));
  if (found.length < usual * rows.length || texts.size < found.length) return piece;
  const anew = found.filter((i) => mistaken.has(piece.chosen[i]!));
  if (anew.length === 0) return piece;
  for (const i of anew) {
    const { text, line, word } = piece.page.tokens[i]!;
    because({ page: piece.page.page, line, word }, `"${text}" begins its row, below a heading of the rows' numbers`);
  }
  return inColumns(piece, new Map(anew.map((i) => [i, position])), sure);
}

interface Place {
  readonly from: number;
  /** Where the next heading begins. */
  readonly to: number;
}

/** Across the page, from the first heading of a line that is one of numbers to the next heading; undefined where no line of headings begins so. */
function placeOf(piece: ClassifiedLines): Place | undefined {
  const words = headingWords(piece).filter(({ text }) => /\p{L}/u.test(text));
  for (const first of words) {
    const own = words.filter(({ line }) => line === first.line).sort((a, b) => a.box.x - b.box.x);
    if (own[0] !== first) continue;
    const length = Array.from({ length: Math.min(longest, own.length) }, (_, i) => i + 1).findLast((count) => headings.has(bare(textOf(own.slice(0, count)))));
    if (length === undefined) continue;
    const from = first.box.x - aside * first.box.height;
    const right = words.filter(({ box }) => box.x > first.box.x && !own.slice(0, length).some((word) => word.box === box)).map(({ box }) => box.x);
    const end = own[length - 1]!.box.x + own[length - 1]!.box.width;
    // Another heading above or below it: the column holds two things.
    if (words.some((word) => !own.includes(word) && word.box.x + word.box.width / 2 >= from && word.box.x + word.box.width / 2 <= end)) continue;
    if (right.length > 0 && words.every(({ box }) => box.x >= from)) return { from, to: Math.min(...right) };
  }
  return undefined;
}

const textOf = (words: readonly Token[]): string => words.map(({ text }) => text).join('');

/** Index of the row's first word, where it has the form and place of a number, and the row has no number elsewhere. */
function numberOf({ row: { piece, lines }, cells }: ItemRow, { from, to }: Place): number | undefined {
  const { tokens } = piece.page;
  const [first] = [...(tokensByLine(piece.page).get(lines[0]!) ?? [])].sort((a, b) => tokens[a]!.box.x - tokens[b]!.box.x);
  if (first === undefined) return undefined;
  const { box, text } = tokens[first]!;
  const isOther = cells.PositionId && !cells.PositionId.tokens.includes(tokens[first]!);
  return !isOther && form.test(text) && box.x + box.width > from && box.x + box.width / 2 < to ? first : undefined;
}
