/** Every span of a page that some kind of value recognises, with each of its readings: what details are chosen from. */
import { hull, slice } from '../document/box.js';
import { kinds } from '../values/index.js';
import type { KindName } from '../values/kind.js';
import { type Candidate, maxCandidates, type Token } from './contract.js';
import { numberBits } from './lexicon.js';
import { likeliest } from './likeliest.js';
import { segmentsOf, type Segment, tokensAt } from './segments.js';
import { usualRates } from './usual-rates.js';
import { type Wordings, wordingsOf } from './wordings.js';

/** Kinds that details are chosen from, in the order of their one-hot features. */
export const candidateKinds: readonly KindName[] = [
  'amount',
  'rate',
  'date',
  'duration',
  'identifier',
  'iban',
  'bic',
  'vat-id',
  'tax-id',
  'bank-code',
  'bank-account',
  'isr-reference',
  'isr-subscriber',
  'kid',
  'company-registration',
];

/** A kind is not even looked for in a text with fewer digits; a BIC may be all letters. */
const fewestDigits: Readonly<Partial<Record<KindName, number>>> = {
  bic: 0,
  iban: 6,
  'vat-id': 2,
  'tax-id': 6,
  'bank-code': 3,
  'bank-account': 4,
  'isr-reference': 5,
  'isr-subscriber': 4,
  kid: 2,
  'company-registration': 8,
};
const decimals = /[.,]\d{2}(?!\d)/;
/** In reading order; at most maxCandidates, the least likely dropped. */
export function candidatesOf(tokens: readonly Token[], page: number, segments = segmentsOf(tokens), wordings = wordingsOf(tokens)): Candidate[] {
  const found: Candidate[] = [];
  for (const segment of segments) {
    const digits = digitsOf(segment.text);
    for (const kind of candidateKinds) {
      if (digits < (fewestDigits[kind] ?? 1)) continue;
      collect(found, tokens, segment, wordings, kind, page);
    }
  }
  return found.length > maxCandidates ? likeliest(found, wordings) : found;
}

function digitsOf(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 48 && code <= 57) count++;
  }
  return count;
}

function collect(found: Candidate[], tokens: readonly Token[], segment: Segment, wordings: Wordings, name: KindName, page: number): void {
  const kind = kinds[name];
  const seen = new Set<string>();
  for (const span of kind.find(segment.text)) {
    const text = segment.text.slice(span.start, span.end);
    if (name === 'rate' && !isRate(text, segment.text.slice(Math.max(0, span.start - 2), span.start), segment.text.slice(span.end, span.end + 2))) continue;
    if (name === 'identifier' && !isIdentifier(text) && !isNumber(wordings, tokensAt(segment, span.start, span.end)[0])) continue;
    for (const reading of kind.read(text)) {
      const [first, last] = tokensAt(segment, span.start, span.end);
      const key = `${first} ${last} ${reading.value}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const box = boxOf(tokens, segment, first, last, span.start, span.end);
      found.push({ kind: name, value: reading.value, check: reading.check, convention: reading.convention, first, last, text, box, page });
    }
  }
}

function isRate(text: string, before: string, after: string): boolean {
  return (
    text.includes('%') ||
    before.trimEnd().endsWith('%') ||
    after.trimStart().startsWith('%') ||
    usualRates.has(text.replace(',', '.').replace(/\.?0+$/, '') || '0')
  );
}

/** Amounts with decimals and dates with points are what they are; 4/11/2023 may well be the fourth invoice of a November. */
function isIdentifier(text: string): boolean {
  if (text.includes('%') || text.includes('@')) return false;
  if (/^[-+]?[\d.,'’ ]*[.,]\d{2}$/.test(text) && decimals.test(text)) return false;
  return !/^\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})$/.test(text);
}

/** What looks like an amount or a date is a number all the same where "invoice no." or the like stands beside it or right above. */
function isNumber({ left, leftNear, above, aboveNear }: Wordings, token: number): boolean {
  const beside = (left[token]! & numberBits) !== 0 && leftNear[token]! > 0.5;
  return beside || ((above[token]! & numberBits) !== 0 && aboveNear[token]! > 0.7);
}

function boxOf(tokens: readonly Token[], segment: Segment, first: number, last: number, start: number, end: number) {
  const part = (index: number) => {
    const token = tokens[index]!;
    const at = segment.starts[index - segment.first]!;
    const from = Math.max(0, start - at);
    const to = Math.min(token.text.length, end - at);
    return from === 0 && to === token.text.length ? token.box : slice(token.box, token.text.length, from, Math.max(to, from + 1));
  };
  const boxes = [];
  for (let i = first; i <= last; i++) boxes.push(part(i));
  return hull(boxes);
}
