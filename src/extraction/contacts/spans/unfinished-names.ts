/** Names whose last word asks for another ("Verein für", "Huber &"): they go on in the cell below, whatever the network tagged there as nothing or as a name. */
import { askingWords } from '../../../catalogue/country-words/name-marks.js';
import type { Token } from '../../../features/contract.js';
import { boxOf, isApart, textOf } from '../../../features/tokens/token-text.js';
import { endsWithLegalForm } from '../../../values/contact/legal-forms.js';
import { isPartyKey } from '../../../values/contact/party-keys.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { isNextLine, worded } from './joined-names.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';

/** "&", words of up to three small letters ("und", "św."), and such words in capitals: less than what `joined-names.ts` takes for open, where the network has the next line for a name. */
const unfinished = new RegExp(`(?:[&+]|\\s\\p{Ll}{1,3}\\.?|\\s(?:${askingWords.join('|')}))$`, 'u');
/** In line heights: a blank between words of two cells. */
const blank = 1.5;
/** What is another field from this probability on goes on in no name. */
const likely = 0.6;

/** The spans with such names whole; spans of nothing but the rest are none. The same object where there are none such. */
export function unfinishedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const whole = new Map<ContactSpan, ContactSpan>();
  const rests = new Set<Token>();
  for (const span of spans) {
    if (span.field !== 'Name' || span.isRecalled || !unfinished.test(span.text) || endsWithLegalForm(span.text)) continue;
    const rest = cellBelow(span.tokens, pageTokens(span, pages));
    if (rest.length === 0 || isPartyKey(textOf(rest)) || !/^\p{L}/u.test(rest[0]!.text) || rest.at(-1)!.text.endsWith(':')) continue;
    const others = spans.filter((other) => other !== span && other.tokens.some((token) => rest.includes(token)));
    const isOwn = (other: ContactSpan): boolean =>
      other.field === 'Name' && other.role === span.role && !other.isRecalled && other.tokens.every((token) => rest.includes(token));
    if (others.some((other) => !isOwn(other) && (other.field === 'Name' || other.probability >= likely))) continue;
    for (const token of rest) rests.add(token);
    whole.set(span, spanOfTokens(span, [...span.tokens, ...rest]));
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => (span.tokens.every((token) => rests.has(token)) ? [] : [whole.get(span) ?? span]));
}

/** The words of the cell that begins right below the last line of these, which ends its own; none where there is none. */
function cellBelow(name: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const last = name.at(-1)!;
  const line = boxOf(name.filter((token) => token.line === last.line));
  const isFirst = (at: number): boolean => at === 0 || isApart(tokens[at - 1]!, tokens[at]!, blank);
  const behind = tokens.indexOf(last) + 1;
  if (behind < tokens.length && !isFirst(behind)) return [];
  const first = tokens.findIndex((token, at) => token.line !== last.line && isFirst(at) && isNextLine(line, token.box, worded.type));
  if (first < 0) return [];
  let end = first + 1;
  while (end < tokens.length && !isFirst(end)) end++;
  return tokens.slice(first, end);
}
