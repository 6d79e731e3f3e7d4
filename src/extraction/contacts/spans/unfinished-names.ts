/**
 * Names whose last word asks for another ("Verein für", "Huber &", "Atelier v/"): they go on behind it, or in the cell below, whatever the network tagged there as
 * nothing or as a name. And the names of Italian partners ("di Rossi Anna & C. S.n.c."), which begin in the cell above.
 */
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
/** Whose firm it is, in Italian law a part of the name (Codice civile, article 2292). */
const partners = /^(?:di|DI) \p{L}.* & ?[Cc]\b/u;
/** How many times as high the name is above its partners' at most. */
const partnersType = 3;
/** Times the height of the partners' line: a heading. */
const largerType = 1.2;
/** In line heights: a blank between words of two cells. */
const blank = 1.5;
/** What is another field from this probability on goes on in no name. */
const likely = 0.6;

/** The spans with such names whole; spans of nothing but the rest are none. The same object where there are none such. */
export function unfinishedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const whole = new Map<ContactSpan, ContactSpan>();
  const rests = new Set<Token>();
  for (const span of spans) {
    if (span.field !== 'Name' || span.isRecalled) continue;
    const ofPartners = partners.test(span.text);
    if (!ofPartners && (!unfinished.test(span.text) || endsWithLegalForm(span.text))) continue;
    const tokens = pageTokens(span, pages);
    const rest = ofPartners ? firmAbove(span, spans, tokens) : restOf(span.tokens, tokens);
    if (rest.length === 0 || isPartyKey(textOf(rest)) || !/^\p{L}/u.test(rest[0]!.text) || rest.at(-1)!.text.endsWith(':')) continue;
    const others = spans.filter((other) => other !== span && other.tokens.some((token) => rest.includes(token)));
    const isOwn = (other: ContactSpan): boolean =>
      other.field === 'Name' && other.role === span.role && !other.isRecalled && other.tokens.every((token) => rest.includes(token));
    if (others.some((other) => !isOwn(other) && (other.field === 'Name' || other.probability >= likely))) continue;
    for (const token of rest) rests.add(token);
    whole.set(span, spanOfTokens(span, ofPartners ? [...rest, ...span.tokens] : [...span.tokens, ...rest]));
  }
  if (whole.size === 0) return spans;
  return spans.flatMap((span) => (span.tokens.every((token) => rests.has(token)) ? [] : [whole.get(span) ?? span]));
}

/** Words behind these in their cell, up to a sign or number; where it ends with them, the cell that begins right below their last line. */
function restOf(name: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const last = name.at(-1)!;
  const behind = tokens.indexOf(last) + 1;
  if (behind === 0) return [];
  if (behind < tokens.length && !isFirst(tokens, behind)) return last.text.endsWith('/') ? wordsFrom(tokens, behind) : [];
  const line = boxOf(name.filter((token) => token.line === last.line));
  const first = tokens.findIndex((token, at) => token.line !== last.line && isFirst(tokens, at) && isNextLine(line, token.box, worded.type));
  return first < 0 ? [] : tokens.slice(first, endOfCell(tokens, first));
}

/** The name above its partners'; capitals may be a surname ("DI MARCO"), so that above them it must be a name by itself or in larger type. */
function firmAbove(span: ContactSpan, spans: readonly ContactSpan[], tokens: readonly Token[]): readonly Token[] {
  const above = cellAbove(span.tokens, tokens);
  if (above.length === 0 || /^di/.test(span.text)) return above;
  const isName = spans.some((other) => other.field === 'Name' && other.role === span.role && other.tokens.every((token) => above.includes(token)));
  return isName || boxOf(above).height > largerType * span.tokens[0]!.box.height ? above : [];
}

/** The cell right above a name's first line that begins where it does, or has its middle where it has it. */
function cellAbove(name: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const line = boxOf(name.filter((token) => token.line === name[0]!.line));
  for (let first = tokens.indexOf(name[0]!) - 1; first >= 0; first--) {
    if (line.y - tokens[first]!.box.y > 2 * partnersType * line.height) break;
    if (!isFirst(tokens, first)) continue;
    const cell = tokens.slice(first, endOfCell(tokens, first));
    const box = boxOf(cell);
    const aside = box.x + box.width / 2 - line.x - line.width / 2;
    if (isNextLine(box, line, partnersType) || isNextLine({ ...box, x: line.x + aside }, line, partnersType)) return cell;
  }
  return [];
}

const isFirst = (tokens: readonly Token[], at: number): boolean => at === 0 || isApart(tokens[at - 1]!, tokens[at]!, blank);

function endOfCell(tokens: readonly Token[], first: number): number {
  let end = first + 1;
  while (end < tokens.length && !isFirst(tokens, end)) end++;
  return end;
}

/** Words of a name that goes on: up to a comma, a sign or a number, whose key is none ("CVR 12345678"). */
function wordsFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const run = tokens.slice(from, endOfCell(tokens, from));
  const comma = run.findIndex(({ text }) => /^\p{L}[\p{L}.'’-]*,$/u.test(text));
  const sign = run.findIndex(({ text }) => !/^\p{L}[\p{L}.'’-]*$/u.test(text));
  if (comma >= 0 && comma <= sign) return run.slice(0, comma + 1);
  const words = sign < 0 ? run : run.slice(0, sign);
  return /\d/.test(run[sign]?.text ?? '') && /^\p{Lu}[\p{Lu}.:]+$/u.test(words.at(-1)?.text ?? '') ? words.slice(0, -1) : words;
}
