/** Names in two lines that stand in one line elsewhere ("Payable to: …", the footer): what the network tagged of them is the whole name. */
import type { Token } from '../../../features/contract.js';
import { textOf } from '../../../features/tokens/token-text.js';
import { fold } from '../../../fold.js';
import { runsOf } from '../../../grouped.js';
import { isPersonName } from '../../../values/contact/person-name.js';
import { endsWithLegalForm, isLegalForm } from '../../../values/contact/legal-forms.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { cellAbove, cellBelow, endOfCell, isFirst } from './cells.js';
import { isOthers } from './joined-names.js';
import { type Rest, withRests } from './rests.js';
import type { ContactSpan } from './span.js';
import { meanOf, tagOf } from './tags.js';

/** How many times as high the larger of the two lines is at most. */
const type = 1.5;
/** Mean probability of a name that the network gives to the other line at least: above a name a department or clerk stands more often than its beginning. */
const [likelyBelow, likelyAbove] = [0.1, 0.4];
/** More names are no letterhead's: an adversarial document has thousands. */
const mostNames = 100;

/** The spans with such names whole; the same object where there are none such. */
export function printedWhole(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  if (spans.filter(({ field }) => field === 'Name').length > mostNames) return spans;
  let cells: readonly string[] | undefined;
  return withRests(spans, (name) => {
    const classified = pages.find(({ page }) => page.tokens.includes(name.tokens[0]!));
    if (!classified || name.role === 'Other') return undefined;
    cells ??= cellsOf(pages);
    return [true, false].map((isAbove) => restOf(name, isAbove, classified)).find((rest) => rest && isPrinted(name, rest, cells!));
  });
}

function restOf({ tokens: own, role, text }: ContactSpan, isAbove: boolean, classified: ClassifiedPage): Rest | undefined {
  const { tokens } = classified.page;
  const [first, last] = [tokens.indexOf(own[0]!), tokens.indexOf(own.at(-1)!)];
  const isCut = isAbove ? !isFirst(tokens, first) : last + 1 !== endOfCell(tokens, last);
  const rest = isCut ? [] : isAbove ? cellAbove(own, tokens, type) : cellBelow(own, tokens, type);
  if (rest.length === 0) return undefined;
  const likelihood = meanOf(classified, rest, tagOf(role, 'Name'));
  const other = textOf(rest);
  const isPerson = [text, other].some((line) => isPersonName(line) && !endsWithLegalForm(line));
  const [upper, lower] = isAbove ? [other, text] : [text, other];
  const isWhole = endsWithLegalForm(upper) && !isLegalForm(lower);
  return likelihood < (isAbove ? likelyAbove : likelyBelow) || isPerson || isWhole || isOthers(lower) ? undefined : { tokens: rest, isAbove };
}

/** Whether the words around the break stand beside each other in a cell elsewhere, with a sign between them only where the upper line ends with it. */
function isPrinted({ tokens }: ContactSpan, { tokens: rest, isAbove }: Rest, cells: readonly string[]): boolean {
  const [upper, lower] = isAbove ? [rest, tokens] : [tokens, rest];
  const [before, behind] = [spaced(upper).trim().split(' ').slice(-3), spaced(lower).trim().split(' ').slice(0, 2)];
  const words = before.slice(before.at(-1) === parting ? -3 : -2);
  return words[0] !== '' && behind[0] !== '' && cells.some((cell) => cell.includes(` ${[...words, ...behind].join(' ')} `));
}

const cellsOf = (pages: readonly ClassifiedPage[]): readonly string[] =>
  pages.flatMap(({ page: { tokens } }) => runsOf([...tokens.keys()], (_, next) => !isFirst(tokens, next)).map((cell) => spaced(cell.map((i) => tokens[i]!))));

/** Stands for a sign that parts fields: "Bau GmbH, Talweg", "Bau GmbH · Talweg". */
const parting = '|';

/** Folded words and signs that part them, a blank before and behind each. */
const spaced = (tokens: readonly Token[]): string => {
  const words = fold(textOf(tokens))
    .replace(/[,;·|•]/g, ` ${parting} `)
    .match(/[\p{L}\p{N}&]+|\|/gu);
  return ` ${(words ?? []).join(' ')} `;
};
