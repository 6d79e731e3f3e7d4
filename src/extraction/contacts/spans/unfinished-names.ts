/**
 * Names whose last word asks for another ("Verein für", "Huber &", "Atelier v/"): they go on behind it, or in the cell below, whatever the network tagged there as
 * nothing or as a name. And the names of Italian partners ("di Rossi Anna & C. S.n.c."), which begin in the cell above.
 */
import { askingInSurnames, askingWords, careWords, formBeginnings } from '../../../catalogue/country-words/name-marks.js';
import type { Token } from '../../../features/contract.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';
import { endsWithLegalForm, isLegalForm } from '../../../values/contact/legal-forms.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { cellAbove, cellBelow, endOfCell, isFirst } from './cells.js';
import { worded } from './joined-names.js';
import { withRests } from './rests.js';
import { type ContactSpan, pageTokens } from './span.js';
import { meanOf, tagOf } from './tags.js';

/** "&", words of up to three small letters ("und", "św."), and such words in capitals: less than what `joined-names.ts` takes for open, where the network has the next line for a name. */
const unfinished = new RegExp(`(?:[&+]|\\s\\p{Ll}{1,3}\\.?|\\s(?:${askingWords.join('|')})|-(?:${askingInSurnames.join('|')}))$`, 'u');
/** The beginning of a legal form of four words, which goes on over lines. */
const withinForm = new RegExp(`\\s(?:${formBeginnings.join('|')})$`, 'iu');
/** Whose firm it is, in Italian law a part of the name (Codice civile, article 2292). */
const partners = /^(?:di|DI) \p{L}.* & ?[Cc]\b/u;
/** How many times as high the name is above its partners' at most. */
const partnersType = 3;
/** Times the height of the partners' line: a heading. */
const largerType = 1.2;

/** The spans with such names whole; the same object where there are none such. */
export function unfinishedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  return withRests(spans, (span) => {
    if (partners.test(span.text)) return { tokens: firmAbove(span, spans, pageTokens(span, pages)), isAbove: true };
    return { tokens: restsOf(span, pages), isAbove: false };
  });
}

/** What follows an unfinished name, and that where it ends within a legal form; else what goes on below in small letters. */
function restsOf(span: ContactSpan, pages: readonly ClassifiedPage[]): readonly Token[] {
  const tokens = pageTokens(span, pages);
  if (endsWithLegalForm(span.text)) return [];
  if (!unfinished.test(span.text) && !withinForm.test(span.text)) return inSmallLetters(span, span.tokens, tokens, pages);
  const first = restOf(span.tokens, tokens);
  const name = [...span.tokens, ...first];
  return first.length > 0 && withinForm.test(textOf(name)) ? [...first, ...restOf(name, tokens)] : first;
}

/** "c/o …", "p.a. …", "vertr. d. …", "bei …". */
const inCareOf = new RegExp(`^(?:\\p{L}{1,6}(?:\\.|\\s?/)|(?:${careWords.join('|')})(?![\\p{L}]))`, 'u');
/** Mean probability of a name that the network gives to such a line at least. */
const likely = 0.1;

/** The cell below that begins in small letters and is a name's by the network, too ("i Medelpad AB", "společnost s ručením omezeným"): no line of an address begins so. */
function inSmallLetters({ role }: ContactSpan, name: readonly Token[], tokens: readonly Token[], pages: readonly ClassifiedPage[]): readonly Token[] {
  const last = tokens.indexOf(name.at(-1)!);
  const classified = pages.find(({ page }) => page.tokens === tokens);
  if (role === 'Other' || !classified || last < 0 || endOfCell(tokens, last) !== last + 1) return [];
  const cell = cellBelow(name, tokens, worded.type);
  const text = textOf(cell);
  if (!/^\p{Ll}/u.test(text) || /[\d:@]/.test(text) || (!isLegalForm(text) && inCareOf.test(text))) return [];
  return meanOf(classified, cell, tagOf(role, 'Name')) >= likely ? cell : [];
}

/** Words behind these in their cell, up to a sign or number; where it ends with them, the cell that begins right below their last line. */
function restOf(name: readonly Token[], tokens: readonly Token[]): readonly Token[] {
  const last = name.at(-1)!;
  const behind = tokens.indexOf(last) + 1;
  if (behind === 0) return [];
  if (behind < tokens.length && !isFirst(tokens, behind)) return last.text.endsWith('/') ? wordsFrom(tokens, behind) : [];
  return cellBelow(name, tokens, worded.type);
}

/** The name above its partners'; capitals may be a surname ("DI MARCO"), so that above them it must be a name by itself or in larger type. */
function firmAbove(span: ContactSpan, spans: readonly ContactSpan[], tokens: readonly Token[]): readonly Token[] {
  const above = cellAbove(span.tokens, tokens, partnersType);
  if (above.length === 0 || /^di/.test(span.text)) return above;
  const isName = spans.some((other) => other.field === 'Name' && other.role === span.role && other.tokens.every((token) => above.includes(token)));
  return isName || boxOf(above).height > largerType * span.tokens[0]!.box.height ? above : [];
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
