/** Names whose last word asks for another ("Museum für", "Huber &"): they go on in the cell below, whatever the network tagged there as nothing or as a name. */
import { askingWords } from '../../../catalogue/country-words/name-marks.js';
import type { Token } from '../../../features/contract.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';
import { endsWithLegalForm } from '../../../values/contact/legal-forms.js';
import { isPartyKey } from '../../../values/contact/party-keys.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';

/** "&", words of up to three small letters ("und", "św."), and such words in capitals. */
const unfinished = new RegExp(`(?:[&+]|\\s\\p{Ll}{1,3}\\.?|\\s(?:${askingWords.join('|')}))$`, 'u');
/** In line heights: the most between the lines, by which they overlap at most, between their left edges, and between words of a cell. */
const [lead, overlap, aside, blank] = [0.9, 0.5, 0.7, 1.5];
/** How many times as high the larger of two lines is at most. */
const sameType = 1.35;
/** What is another field from this probability on goes on in no name. */
const likely = 0.6;

/** The spans with such names whole; names that were spans of the rest alone are none. The same object where there are none such. */
export function unfinishedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const whole = new Map<ContactSpan, ContactSpan>();
  const rests = new Set<Token>();
  for (const span of spans) {
    if (span.field !== 'Name' || span.isRecalled || !unfinished.test(span.text) || endsWithLegalForm(span.text)) continue;
    const rest = cellBelow(span.tokens, pageTokens(span, pages));
    if (rest.length === 0 || isPartyKey(textOf(rest)) || !/^\p{L}/u.test(rest[0]!.text) || rest.at(-1)!.text.endsWith(':')) continue;
    const others = spans.filter((other) => other !== span && other.tokens.some((token) => rest.includes(token)));
    if (others.some(({ field, probability, tokens }) => (field === 'Name' ? !tokens.every((token) => rest.includes(token)) : probability >= likely))) continue;
    for (const token of rest) rests.add(token);
    whole.set(span, spanOfTokens(span, [...span.tokens, ...rest]));
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => whole.get(span) ?? (span.field === 'Name' && span.tokens.every((token) => rests.has(token)) ? [] : [span]));
}

/** The words of the cell that begins right below the last line of these, which ends its own; none where there is none. */
function cellBelow(name: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const last = name.at(-1)!;
  const { x, y, width, height } = boxOf(name.filter(({ line }) => line === last.line));
  const isApart = (before: Token | undefined, token: Token | undefined): boolean =>
    before === undefined || token?.line !== before.line || token.box.x - before.box.x - before.box.width > blank * height;
  if (!isApart(last, tokens[tokens.indexOf(last) + 1])) return [];
  const first = tokens.findIndex(({ box, line }, at) => {
    const down = box.y - y - height;
    if (line === last.line || down < -overlap * height || down > lead * height || box.x > x + width || Math.abs(box.x - x) > aside * height) return false;
    return Math.max(box.height, height) <= sameType * Math.min(box.height, height) && isApart(tokens[at - 1], tokens[at]);
  });
  if (first < 0) return [];
  let end = first + 1;
  while (!isApart(tokens[end - 1], tokens[end])) end++;
  return tokens.slice(first, end);
}
