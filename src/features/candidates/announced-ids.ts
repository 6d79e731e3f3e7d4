/** Ids that their keys alone tell: IBANs, BICs and VAT ids of no known form, mistyped, misread, made up for a sample, or of a country that has no rules here, whose check fails; customers' accounts of letters; and national ids that a gap parts from their key. */
import { codesBySign } from '../../catalogue/currencies.js';
import { allWords } from '../../catalogue/languages/all-words.js';
import { overlapsAcross } from '../../document/box.js';
import { bare } from '../../fold.js';
import { asciiOnly } from '../../values/text/compact.js';
import { kinds } from '../../values/index.js';
import { isNoIban } from '../../values/payment/iban.js';
import { keyedTaxIds, keyedVatIds } from '../../values/ids/keyed-ids.js';
import { boxOf } from '../tokens/token-text.js';
import { type Candidate, overlaps, type Token } from '../contract.js';
import { accountBits, bankCodeBits, customerBits, vatIdBits } from '../lexicon/lexicon.js';
import type { Wordings } from '../lexicon/wordings.js';
import { type Segment, tokensAt } from '../tokens/segments.js';

interface Form {
  readonly kind: 'iban' | 'bic' | 'vat-id' | 'identifier';
  /** Classes of its keys. */
  readonly keys: number;
  readonly pattern: RegExp;
  readonly fewestDigits: number;
}

/** Ids whose check fails: those of known forms are found by them. */
const forms: readonly Form[] = [
  { kind: 'iban', keys: accountBits, pattern: /(?<![A-Za-z0-9])[A-Z]{2,4}\d(?: ?[A-Z0-9]){7,31}(?![A-Za-z0-9])/g, fewestDigits: 8 },
  { kind: 'bic', keys: bankCodeBits, pattern: /(?<![A-Za-z0-9])[A-Z]{4}[A-Z0-9]{2,7}(?![A-Za-z0-9])/g, fewestDigits: 0 },
  {
    kind: 'vat-id',
    keys: vatIdBits,
    pattern: /(?<![A-Za-z0-9]|\d[/.:,-])(?:[A-Z]{0,3}|Vat|Ust)[ -]?\d(?:[ .-]?\d){5,15}[A-Z]{0,2}(?![A-Za-z0-9]|[,.]\d)/g,
    fewestDigits: 6,
  },
];
/** "HOLTBRID": customers' accounts named by letters of their names, at the end of a cell. */
const letters: Form = { kind: 'identifier', keys: customerBits, pattern: /(?<![^ ])[A-Z]{3,10}(?:[-_][A-Z]{2,6})?$/g, fewestDigits: 0 };

interface Asked {
  readonly tokens: readonly Token[];
  readonly wordings: Wordings;
  /** Candidates of known forms, which keep their words for themselves. */
  readonly found: readonly Candidate[];
  readonly page: number;
}

/** By segment of the page, those of letters last. */
export const announcedIds = (segments: readonly Segment[], asked: Asked): Candidate[] =>
  segments.flatMap((segment) => [
    ...forms
      .flatMap((form) => spansOf(form, segment, asked).map((span): Candidate => ({ ...span, value: asciiOnly(span.text), check: 'failed' })))
      .filter(isPossible),
    ...letterAccounts(segment, asked),
  ]);

const isPossible = ({ kind, value }: Candidate): boolean => kind !== 'iban' || !isNoIban(value);

/** Words for a number in keys. */
const numberWords: ReadonlySet<string> = new Set(allWords((words) => words.numberWords).map(bare));

/** As they are printed; none where another number is in the cell, and no words of keys or codes of currencies. */
function letterAccounts(segment: Segment, asked: Asked): Candidate[] {
  const { tokens, wordings, found } = asked;
  const isName = (token: Token, i: number): boolean => wordings.own[i] === 0 && !codesBySign.has(token.text) && !numberWords.has(bare(token.text));
  return spansOf(letters, segment, asked)
    .filter(({ first, last }) => !isTaken(letters.kind, segment, found) && tokens.slice(first, last + 1).some((token, i) => isName(token, first + i)))
    .map((span) => ({ ...span, value: span.text }));
}

/** What the segment has of the form behind or below a key of it. */
function spansOf({ kind, keys, pattern, fewestDigits }: Form, segment: Segment, { tokens, wordings, found, page }: Asked): Omit<Candidate, 'value'>[] {
  if (!holdsAnnounced(wordings, segment, keys)) return [];
  return [...segment.text.matchAll(pattern)].flatMap((match) => {
    const text = match[0].trim();
    if (text.replace(/\D/g, '').length < fewestDigits) return [];
    const start = match.index + match[0].indexOf(text);
    const [first, last] = tokensAt(segment, start, start + text.length);
    if (!isAnnounced(wordings, first, keys) || isTaken(kind, { first, last }, found)) return [];
    return [{ kind, first, last, text, box: boxOf(tokens.slice(first, last + 1)), page }];
  });
}

/** Whether a candidate of the kind, or a tax id, has one of the words. */
const isTaken = (kind: Form['kind'], span: Pick<Segment, 'first' | 'last'>, found: readonly Candidate[]): boolean =>
  found.some((other) => (other.kind === kind || other.kind === 'tax-id') && overlaps(other, span));

/** Most words of a key that stands in a cell of its own. */
const longestKey = 5;
/** Farthest from the lower edge of a key to a number below it, and how far the number may reach above that edge, in its heights. */
const [farBelow, reach] = [1.5, 0.5];

/** National ids behind their key where a gap parts the two, as in forms ("TRN        100…"), or below it, where the key has a cell of its own. */
export function idsOfPartedKeys(tokens: readonly Token[], segments: readonly Segment[], found: readonly Candidate[], page: number): Candidate[] {
  const ids: Candidate[] = [];
  const boxes = segments.map(({ first, last }) => boxOf(tokens.slice(first, last + 1)));
  const lineOf = (i: number): number => tokens[segments[i]!.first]!.line;
  const isBelow = (key: number, i: number): boolean => {
    const [a, b] = [boxes[key]!, boxes[i]!];
    const gap = b.y - a.y - a.height;
    return gap > -reach * b.height && gap < farBelow * b.height && overlapsAcross(a, b);
  };
  /** The segment beside it, then the nearest above. */
  const keysOf = (i: number): Segment[] => {
    const beside = i > 0 && lineOf(i - 1) === lineOf(i) ? i - 1 : -1;
    // Lines are in order, so that the nearest above is the last.
    const above = segments.findLastIndex((_, key) => key < i && lineOf(key) < lineOf(i) && isBelow(key, i));
    return [beside, above].flatMap((at) => (at < 0 ? [] : [segments[at]!])).filter((key) => key.last - key.first < longestKey);
  };
  for (const [i, segment] of segments.entries()) {
    if (!/\d/.test(segment.text)) continue;
    for (const key of keysOf(i)) {
      const [text, from] = [`${key.text} ${segment.text}`, key.text.length + 1];
      for (const [kind, spans] of [['vat-id', keyedVatIds(text)] as const, ['tax-id', keyedTaxIds(text)] as const])
        for (const { start, end } of spans) {
          const [first, last] = tokensAt(segment, start - from, end - from);
          const isKnown = [...found, ...ids].some((other) => other.kind === kind && overlaps(other, { first, last }));
          if (start < from || isKnown) continue;
          const printed = text.slice(start, end);
          const box = boxOf(tokens.slice(first, last + 1));
          for (const { value, check } of kinds[kind].read(printed)) ids.push({ kind, value, ...(check && { check }), first, last, text: printed, box, page });
        }
    }
  }
  return ids;
}

/** Whether any token of the segment is announced: most segments need no search. */
function holdsAnnounced(wordings: Wordings, { first, last }: Segment, keys: number): boolean {
  for (let token = first; token <= last; token++) if (isAnnounced(wordings, token, keys)) return true;
  return false;
}

const isAnnounced = ({ left, leftNear, above, aboveNear }: Wordings, token: number, keys: number): boolean =>
  ((left[token]! & keys) !== 0 && leftNear[token]! > 0.5) || ((above[token]! & keys) !== 0 && aboveNear[token]! > 0.7);
