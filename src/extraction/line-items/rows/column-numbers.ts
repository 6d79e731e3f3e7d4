/** The line that numbers the columns, as official forms ask for it ("0 1 2 3 4 5(3x4) 6" on a Romanian invoice, "(1) (2) …" on a Bangladeshi challan): a heading, and no row. */
import type { EncodedPage } from '../../../features/contract.js';
import { tokensByLine } from '../../../features/tokens/line-index.js';
import { lineRoles } from '../../../network/config.js';
import type { ClassifiedLines } from '../../decoding/classify.js';
import { logOf } from '../../decoding/probabilities.js';
import type { Because } from '../../decoding/steps.js';
import { columnOf, inColumns } from '../cells/columns.js';

const fewest = 5;
/** "(3x4)", "= 3 x 4": what a column is computed from. */
const formula = /\(\s?\d{1,2}(?:\s?[x×*+/-]\s?\d{1,2})+\s?\)|=\s?\d{1,2}(?:\s?[x×*+/-]\s?\d{1,2})+/g;
const header = lineRoles.indexOf('header');
const heading = columnOf('header');

/** The same object where there is no such line. */
export function withColumnNumbers(piece: ClassifiedLines, because: Because): ClassifiedLines {
  const lines = [...tokensByLine(piece.page)].filter(([line, own]) => !isHeading(piece, line) && numbersColumns(piece.page, own));
  if (lines.length === 0) return piece;
  const roles = piece.roles.slice();
  for (const [line] of lines) {
    for (let role = 0; role < lineRoles.length; role++) roles[line * lineRoles.length + role] = logOf(role === header ? 1 : 0);
    because({ page: piece.page.page, line }, 'it numbers the columns');
  }
  return { ...inColumns(piece, new Map(lines.flatMap(([, own]) => own.map((i) => [i, heading] as const))), 1), roles };
}

const isHeading = ({ roles }: ClassifiedLines, line: number): boolean =>
  lineRoles.every((_, role) => roles[line * lineRoles.length + role]! <= roles[line * lineRoles.length + header]!);

/** Whole numbers that count up by one from 0 or 1, and nothing else but what they are computed from. */
function numbersColumns({ tokens }: EncodedPage, line: readonly number[]): boolean {
  if (line.length < fewest) return false;
  const text = line.map((i) => tokens[i]!.text).join(' ');
  const words = text.replace(formula, '').trim().split(/\s+/);
  const numbers = words.map((word) => Number(/^\(?(\d{1,2})\)?$/.exec(word)?.[1] ?? NaN));
  return numbers.length >= fewest && numbers[0]! <= 1 && numbers.every((number, at) => number === numbers[0]! + at);
}
