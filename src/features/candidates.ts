/** Every span of a page that some kind of value recognises, with each of its readings: what details are chosen from. */
import { hull, slice } from '../document/box.js';
import { kinds } from '../values/index.js';
import type { KindName } from '../values/kind.js';
import { type Candidate, maxCandidates, type Token } from './contract.js';
import { segmentsOf, type Segment, tokensAt } from './segments.js';

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

const hasDigit = /\d/;
const decimals = /[.,]\d{2}(?!\d)/;
const bareInteger = /^\d{1,3}$/;
/** Percentages that are VAT rates somewhere, printed without a percent sign. */
const usualRates = new Set([
  '0',
  '2.1',
  '2.5',
  '2.6',
  '3',
  '3.7',
  '3.8',
  '4',
  '4.8',
  '5',
  '5.5',
  '6',
  '7',
  '7.7',
  '8',
  '8.1',
  '9',
  '9.5',
  '10',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '25',
  '25.5',
  '27',
]);

/** In reading order; at most maxCandidates, the least likely dropped. */
export function candidatesOf(tokens: readonly Token[], page: number): Candidate[] {
  const found: Candidate[] = [];
  for (const segment of segmentsOf(tokens)) {
    for (const kind of candidateKinds) {
      // A BIC may be all letters; everything else that is a value has a digit.
      if (kind !== 'bic' && !hasDigit.test(segment.text)) continue;
      collect(found, tokens, segment, kind, page);
    }
  }
  return found.length > maxCandidates ? likeliest(found) : found;
}

function collect(found: Candidate[], tokens: readonly Token[], segment: Segment, name: KindName, page: number): void {
  const kind = kinds[name];
  const seen = new Set<string>();
  for (const span of kind.find(segment.text)) {
    const text = segment.text.slice(span.start, span.end);
    if (name === 'rate' && !isRate(text, segment.text.slice(span.end, span.end + 2))) continue;
    if (name === 'identifier' && !isIdentifier(text)) continue;
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

function isRate(text: string, after: string): boolean {
  return text.includes('%') || after.trimStart().startsWith('%') || usualRates.has(text.replace(',', '.').replace(/\.?0+$/, '') || '0');
}

/** Amounts with decimals and dates are what they are; no document numbers its invoices so. */
function isIdentifier(text: string): boolean {
  if (text.includes('%') || text.includes('@')) return false;
  if (/^[-+]?[\d.,'’ ]*[.,]\d{2}$/.test(text) && decimals.test(text)) return false;
  return !/^\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/.test(text);
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

function likeliest(found: readonly Candidate[]): Candidate[] {
  return found
    .map((candidate, order) => ({ candidate, order, rank: rankOf(candidate) }))
    .sort((a, b) => a.rank - b.rank || a.order - b.order)
    .slice(0, maxCandidates)
    .sort((a, b) => a.order - b.order)
    .map(({ candidate }) => candidate);
}

/** 0 is kept first. On crowded pages the many small numbers of item tables go. */
function rankOf({ kind, text, check }: Candidate): number {
  if (check === 'passed' || kind === 'iban' || kind === 'date') return 0;
  if (kind === 'amount') return decimals.test(text) ? 2 : bareInteger.test(text) ? 6 : 4;
  if (kind === 'identifier') return text.length < 3 ? 7 : 3;
  if (kind === 'rate') return text.includes('%') ? 1 : 4;
  if (kind === 'duration' || kind === 'bic') return 1;
  return check === 'failed' ? 5 : 3;
}
