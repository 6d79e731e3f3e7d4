/** Ids that their keys alone tell: IBANs, BICs and VAT ids of no known form, mistyped, misread, made up for a sample, or of a country that has no rules here, whose check fails; customers' accounts of letters; and national ids that a gap parts from their key. */
import { codesBySign } from '../../catalogue/currencies.js';
import { allWords } from '../../catalogue/languages/all-words.js';
import { bare } from '../../fold.js';
import { asciiOnly } from '../../values/text/compact.js';
import { kinds } from '../../values/index.js';
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
  /** Has no check that fails, is as it is printed, none where another number is in its cell, and no word of keys or sign of a currency. */
  readonly isName?: true;
}

const forms: readonly Form[] = [
  { kind: 'iban', keys: accountBits, pattern: /(?<![A-Za-z0-9])[A-Z]{2,4}\d(?: ?[A-Z0-9]){7,31}(?![A-Za-z0-9])/g, fewestDigits: 8 },
  { kind: 'bic', keys: bankCodeBits, pattern: /(?<![A-Za-z0-9])[A-Z]{4}[A-Z0-9]{2,7}(?![A-Za-z0-9])/g, fewestDigits: 0 },
  {
    kind: 'vat-id',
    keys: vatIdBits,
    pattern: /(?<![A-Za-z0-9]|\d[/.:,-])(?:[A-Z]{0,3}|Vat|Ust)[ -]?\d(?:[ .-]?\d){5,15}[A-Z]{0,2}(?![A-Za-z0-9]|[,.]\d)/g,
    fewestDigits: 6,
  },
  // "HOLTBRID": customers' accounts named by letters of their names, at the end of a cell.
  { kind: 'identifier', keys: customerBits, pattern: /(?<![^ ])[A-Z]{3,10}(?:[-_][A-Z]{2,6})?$/g, fewestDigits: 0, isName: true },
];

/** Words for a number in keys. */
const numberWords: ReadonlySet<string> = new Set(allWords((words) => words.numberWords).map(bare));
const isNoName = ({ text }: Token): boolean => codesBySign.has(text) || numberWords.has(bare(text));

/** `found`: candidates of known forms, which keep their words for themselves. */
export function announcedIds(
  tokens: readonly Token[],
  segments: readonly Segment[],
  wordings: Wordings,
  found: readonly Candidate[],
  page: number,
): Candidate[] {
  const ids: Candidate[] = [];
  for (const segment of segments)
    for (const { kind, keys, pattern, fewestDigits, isName } of forms) {
      if (!holdsAnnounced(wordings, segment, keys)) continue;
      const isTaken = (first: number, last: number): boolean =>
        found.some((other) => (other.kind === kind || other.kind === 'tax-id') && overlaps(other, { first, last }));
      if (isName && isTaken(segment.first, segment.last)) continue;
      for (const match of segment.text.matchAll(pattern)) {
        const text = match[0].trim();
        const value = asciiOnly(text);
        if (value.replace(/\D/g, '').length < fewestDigits) continue;
        const start = match.index + match[0].indexOf(text);
        const [first, last] = tokensAt(segment, start, start + text.length);
        if (!isAnnounced(wordings, first, keys) || isTaken(first, last)) continue;
        if (isName && tokens.slice(first, last + 1).every((token, i) => wordings.own[first + i] !== 0 || isNoName(token))) continue;
        const box = boxOf(tokens.slice(first, last + 1));
        ids.push({ kind, ...(isName ? { value: text } : { value, check: 'failed' }), first, last, text, box, page });
      }
    }
  return ids;
}

/** Most words of a key that stands in a cell of its own. */
const longestKey = 5;
/** Of a number below its key, in its heights. */
const farBelow = 1.5;

/** National ids behind their key where a gap parts the two, as in forms ("TRN        100…"), or below it, where the key has a cell of its own. */
export function idsBehindGaps(tokens: readonly Token[], segments: readonly Segment[], found: readonly Candidate[], page: number): Candidate[] {
  const ids: Candidate[] = [];
  const boxes = segments.map(({ first, last }) => boxOf(tokens.slice(first, last + 1)));
  const isBelow = (key: number, i: number): boolean => {
    const [a, b] = [boxes[key]!, boxes[i]!];
    const gap = b.y - a.y - a.height;
    return gap > -0.5 * b.height && gap < farBelow * b.height && a.x < b.x + b.width && b.x < a.x + a.width;
  };
  for (const [i, segment] of segments.entries()) {
    if (!/\d/.test(segment.text)) continue;
    const beside = i > 0 && tokens[segments[i - 1]!.last]!.line === tokens[segment.first]!.line ? [i - 1] : [];
    // Lines are in order, so that the nearest above is the last.
    const above = segments.findLastIndex((key, k) => k < i && tokens[key.first]!.line < tokens[segment.first]!.line && isBelow(k, i));
    for (const at of above < 0 ? beside : [...beside, above]) {
      const key = segments[at]!;
      if (key.last - key.first >= longestKey) continue;
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
