/** Names that are broken over lines: the network tags each line, and the name is all of them. */
import { connectingWords, firmBeginning } from '../../../catalogue/country-words/name-marks.js';
import type { Box } from '../../../document/box.js';
import type { Token } from '../../../features/contract.js';
import { boxOf } from '../../../features/tokens/token-text.js';
import { fold } from '../../../fold.js';
import { namesOwner } from '../../../values/contact/field-value.js';
import { endsWithLegalForm, isLegalForm } from '../../../values/contact/legal-forms.js';
import { isPartyKey } from '../../../values/contact/party-keys.js';
import { isPersonName } from '../../../values/contact/person-name.js';
import type { ClassifiedPage } from '../../decoding/classify.js';
import { endOfCell, isFirst, isNextLine } from './cells.js';
import { type ContactSpan, pageTokens, spanOfTokens } from './span.js';
import { meanOf, tagOf } from './tags.js';

/** How far two lines must be one by their places: how many times as high the larger one is at most, and from which part of the next line's width on a line that held its first word too would be full. */
interface Places {
  readonly type: number;
  readonly full: number;
}
/** Where their words say that they are one, and where nothing says that they are two; the latter are both likely names. */
export const worded: Places = { type: 1.35, full: 0.95 };
const unworded: Places = { type: 1.2, full: 1.1 };
const likely = 0.6;
/** A company's name below a line in larger type, a logo: from which probability on both are one. */
const logo: Places = { type: 2.3, full: 0.95 };
const sure = 0.85;
/** Mean probability of a name in the rest of a line whose name goes on below at least. */
const mayBe = 0.1;
/** Spans of other columns that may come between the lines of a name. */
const besides = 8;
/** A name in capitals goes on with these. */
const connecting = new RegExp(`^(?:${connectingWords.join('|')}) `);
/** "Verein für", "Meier &", "Haus „Am": no name ends so, nor begins in small letters or with a quotation. */
const isOpen = (above: string, below: string): boolean =>
  (connecting.test(below) && !/\p{Ll}/u.test(above + below)) ||
  /(?:[,&+–-]|\s(?:\p{Ll}{1,3}|\p{Lu}{1,3})|[„«][^„«“”»]*)$/u.test(above) ||
  /^[\p{Ll}&+(„«“"]/u.test(below);
/** "Inhaber …", "p.a. …", "c/o …": somebody else's name; brothers ("Gebr. …") are a firm's. */
export const isOthers = (text: string): boolean =>
  namesOwner(text) || (/^(?:\p{L}{1,4}\.|vertr\.|\p{L}\s?\/)/u.test(text) && !firmBeginning.test(text) && !endsWithLegalForm(text));

/** The spans with the lines of one name as one; the same object where there are none such. */
export function joinedNames(spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly ContactSpan[] {
  const joined: ContactSpan[] = [];
  const keyOf = (span: ContactSpan): Box | undefined => keyBefore(span.tokens[0]!, pageTokens(span, pages));
  for (const span of spans) {
    const from = Math.max(0, joined.length - besides);
    const at = isPart(span) ? joined.slice(from).findLastIndex((above) => isPart(above) && goesOn(above, span, keyOf)) : -1;
    if (at < 0) joined.push(span);
    else joined[from + at] = together(joined[from + at]!, restOfLine(joined[from + at]!, spans, pages), span);
  }
  return joined.length < spans.length ? joined : spans;
}

/** What is recalled is whole. */
const isPart = ({ field, isRecalled, text }: ContactSpan): boolean => field === 'Name' && !isRecalled && !text.split('/').every(isPartyKey);

/**
 * One name by its words, on lines that are one by their places. A line that had room for the next word is a line of its own; one that has the next word is another
 * name of the same: a shop's above its owner.
 */
function goesOn(above: ContactSpan, below: ContactSpan, keyOf: (span: ContactSpan) => Box | undefined): boolean {
  if (
    above.role !== below.role ||
    above.page !== below.page ||
    (endsWithLegalForm(above.text) && !(isLegalForm(below.text) && /\p{L}/u.test(below.text))) ||
    isOthers(below.text)
  )
    return false;
  const [last, next] = [above.tokens.at(-1)!, below.tokens[0]!];
  const shared = sharedWords(above.text, below.text);
  const asked = last.line < next.line && !wordsOf(next.text).some((word) => shared.includes(word)) ? placesAsked(above, below, shared.length > 0) : undefined;
  if (!asked) return false;
  const line = boxOf(above.tokens.filter((token) => token.line === last.line));
  if (line.width + next.box.width <= asked.full * below.box.width) return false;
  if (isNextLine(line, below.box, asked.type)) return true;
  const key = asked !== unworded && last.line === above.tokens[0]!.line ? keyOf(above) : undefined;
  return key !== undefined && isNextLine({ ...line, x: key.x }, below.box, asked.type);
}

/** In line heights: how far a key is before its name at most. */
const beside = 3;

/** "Razón Social:" on the name's line: what goes on below begins under it. */
function keyBefore(first: Token, tokens: readonly Token[]): Box | undefined {
  const at = tokens.indexOf(first);
  const key = tokens[at - 1];
  if (key?.line !== first.line || !/:$|^M\/?s\.?$/i.test(key.text) || first.box.x - key.box.x - key.box.width > beside * first.box.height) return undefined;
  let start = at - 1;
  while (
    start > 0 &&
    tokens[start - 1]!.line === first.line &&
    tokens[start]!.box.x - tokens[start - 1]!.box.x - tokens[start - 1]!.box.width < first.box.height
  )
    start--;
  return tokens[start]!.box;
}

/** Undefined: two names. A person's line above or below a company is a name of its own. */
function placesAsked(above: ContactSpan, below: ContactSpan, haveSharedWords: boolean): Places | undefined {
  if (isLegalForm(below.text) || isOpen(above.text, below.text)) return worded;
  if (isPersonName(above.text) || isPersonName(below.text)) return undefined;
  const least = Math.min(above.probability, below.probability);
  if (endsWithLegalForm(below.text)) return least >= sure && !haveSharedWords ? logo : worded;
  return !haveSharedWords && least >= likely ? unworded : undefined;
}

/** Folded, without signs: "MEDIFIX®" is "Medifix". */
const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\p{N}&+-]+/gu) ?? [];

/** Words of the second that the first has, folded. */
function sharedWords(first: string, second: string): readonly string[] {
  const known = new Set(wordsOf(first));
  return wordsOf(second).filter((word) => known.has(word));
}

/** What goes on in the next line has the rest of its own: words behind it in its cell that are no other field's. None where one of them has no letter, or the network has no name there at all. */
function restOfLine({ tokens: own, ...span }: ContactSpan, spans: readonly ContactSpan[], pages: readonly ClassifiedPage[]): readonly Token[] {
  const tokens = pageTokens({ tokens: own, ...span }, pages);
  const from = tokens.indexOf(own.at(-1)!) + 1;
  if (from === 0 || from >= tokens.length || isFirst(tokens, from)) return [];
  const rest = tokens.slice(from, endOfCell(tokens, from));
  const isFree = rest.every((token) => /\p{L}/u.test(token.text) && !token.text.endsWith(':') && !spans.some((other) => other.tokens.includes(token)));
  const classified = pages.find(({ page }) => page.tokens === tokens)!;
  return isFree && meanOf(classified, rest, tagOf(span.role, 'Name')) >= mayBe ? rest : [];
}

function together(above: ContactSpan, rest: readonly Token[], below: ContactSpan): ContactSpan {
  const tokens = [...above.tokens, ...rest, ...below.tokens];
  const known = above.tokens.length + below.tokens.length;
  const probability = (above.probability * above.tokens.length + below.probability * below.tokens.length) / known;
  const bounds = above.bounds && below.bounds && { ...above.bounds, least: Math.min(above.bounds.least, below.bounds.least) };
  return spanOfTokens({ ...above, probability, ...(bounds && { bounds }) }, tokens);
}
