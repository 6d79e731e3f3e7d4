/** Ids that their keys alone tell: IBANs, BICs and VAT ids of no known form, mistyped, misread, made up for a sample, or of a country that has no rules here, whose check fails; and national ids that a gap parts from their key. */
import { asciiOnly } from '../../values/text/compact.js';
import { kinds } from '../../values/index.js';
import { keyedTaxIds, keyedVatIds } from '../../values/ids/keyed-ids.js';
import { boxOf } from '../tokens/token-text.js';
import type { Candidate, Token } from '../contract.js';
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

const forms: readonly Form[] = [
  { kind: 'iban', keys: accountBits, pattern: /(?<![A-Za-z0-9])[A-Z]{2,4}\d(?: ?[A-Z0-9]){7,31}(?![A-Za-z0-9])/g, fewestDigits: 8 },
  { kind: 'bic', keys: bankCodeBits, pattern: /(?<![A-Za-z0-9])[A-Z]{4}[A-Z0-9]{2,7}(?![A-Za-z0-9])/g, fewestDigits: 0 },
  {
    kind: 'vat-id',
    keys: vatIdBits,
    pattern: /(?<![A-Za-z0-9]|\d[/.:,-])(?:[A-Z]{0,3}|Vat|Ust)[ -]?\d(?:[ .-]?\d){5,15}[A-Z]{0,2}(?![A-Za-z0-9]|[,.]\d)/g,
    fewestDigits: 6,
  },
  // "NORTHTYN": customers' accounts named by letters of their names, in a cell of their own or behind the key.
  { kind: 'identifier', keys: customerBits, pattern: /(?<![^ ])[A-Z]{3,10}(?:[-_][A-Z]{2,6})?$/g, fewestDigits: 0 },
];

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
    for (const { kind, keys, pattern, fewestDigits } of forms) {
      if (!holdsAnnounced(wordings, segment, keys)) continue;
      for (const match of segment.text.matchAll(pattern)) {
        const text = match[0].trim();
        const value = asciiOnly(text);
        if (value.replace(/\D/g, '').length < fewestDigits) continue;
        const start = match.index + match[0].indexOf(text);
        const [first, last] = tokensAt(segment, start, start + text.length);
        if (
          !isAnnounced(wordings, first, keys) ||
          found.some((other) => (other.kind === kind || other.kind === 'tax-id') && other.first <= last && other.last >= first)
        )
          continue;
        ids.push({
          kind,
          value: kind === 'identifier' ? text : value,
          ...(kind !== 'identifier' && { check: 'failed' as const }),
          first,
          last,
          text,
          box: boxOf(tokens.slice(first, last + 1)),
          page,
        });
      }
    }
  return ids;
}

/** Most words of a key that stands in a column of its own. */
const longestKey = 5;

/** National ids behind their key where a gap parts the two, as in forms: "TRN        100…". */
export function idsBehindGaps(tokens: readonly Token[], segments: readonly Segment[], found: readonly Candidate[], page: number): Candidate[] {
  const ids: Candidate[] = [];
  for (const [i, segment] of segments.entries()) {
    const key = segments[i - 1];
    if (!key || key.last - key.first >= longestKey || tokens[key.last]!.line !== tokens[segment.first]!.line || !/\d/.test(segment.text)) continue;
    const [text, from] = [`${key.text} ${segment.text}`, key.text.length + 1];
    for (const [kind, spans] of [['vat-id', keyedVatIds(text)] as const, ['tax-id', keyedTaxIds(text)] as const])
      for (const { start, end } of spans) {
        const [first, last] = tokensAt(segment, start - from, end - from);
        const isKnown = found.some((other) => other.kind === kind && other.first <= last && other.last >= first);
        if (start < from || isKnown) continue;
        const printed = text.slice(start, end);
        const box = boxOf(tokens.slice(first, last + 1));
        for (const { value, check } of kinds[kind].read(printed)) ids.push({ kind, value, ...(check && { check }), first, last, text: printed, box, page });
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
