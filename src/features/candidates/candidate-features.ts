/** Numbers a candidate carries: its kind, check digits, how its value stands among the page's others, its shape and surroundings. */
import { amountRelations } from './amount-relations.js';
import { type Candidate, candidateNumbers, type Token } from '../contract.js';
import type { PageFrame } from '../frame.js';
import { lexiconClasses, putBits } from '../lexicon/lexicon.js';
import { candidateKinds } from './readings.js';
import type { Wordings } from '../lexicon/wordings.js';

/** VAT ids that the caller knows of (PropertyStore), letters and digits only. */
export interface Hints {
  readonly receiverVatIds: ReadonlySet<string>;
  readonly senderVatIds: ReadonlySet<string>;
}
export const noHints: Hints = { receiverVatIds: new Set(), senderVatIds: new Set() };

const cents = (value: string): number => Math.round(Math.abs(Number(value)) * 100);
const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000;

/** c × candidateNumbers. */
export function candidateFeaturesOf(
  candidates: readonly Candidate[],
  tokens: readonly Token[],
  wordings: Wordings,
  frame: PageFrame,
  hints: Hints = noHints,
): Float32Array {
  const out = new Float32Array(candidates.length * candidateNumbers);
  const among = surroundings(candidates, tokens);
  for (let index = 0; index < candidates.length; index++) {
    const candidate = candidates[index]!;
    const { first, check, box, value } = candidate;
    let at = index * candidateNumbers;
    out[at + kindPlaces.get(candidate.kind)!] = 1;
    at += candidateKinds.length; // 15
    out[at++] = check === 'passed' ? 1 : 0;
    out[at++] = check === 'failed' ? 1 : 0;
    out[at++] = among.readings[index]! > 1 ? 1 : 0;
    out[at++] = among.firstReading[index]!;
    if (candidate.kind === 'amount') putAmount(out, at, candidate, among);
    at += 11;
    if (candidate.kind === 'date') putDate(out, at, candidate, among);
    at += 6;
    putShape(out, at, candidate, tokens);
    at += 11;
    const word = frame.page.words[tokens[first]!.word]!;
    let confidence = 1;
    for (let i = first; i <= candidate.last; i++) confidence = Math.min(confidence, frame.page.words[tokens[i]!.word]!.confidence);
    out[at++] = confidence;
    out[at++] = word.bold ? 1 : 0;
    out[at++] = Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize)));
    out[at++] = frame.index === 0 ? 1 : 0;
    out[at++] = frame.index === frame.pages - 1 ? 1 : 0;
    out[at++] = box.x / frame.width;
    out[at++] = (box.x + box.width) / frame.width;
    out[at++] = box.y / frame.height;
    out[at++] = among.longest[first]! > candidate.last - first + 1 ? 1 : 0;
    out[at++] = among.checked[first] === 1 && !isChecked(candidate) ? 1 : 0;
    out[at++] = Math.min(1, among.covering[first]! / 8);
    out[at++] = hints.receiverVatIds.has(value) ? 1 : 0;
    out[at++] = hints.senderVatIds.has(value) ? 1 : 0;
    out[at++] = Math.min(1, Math.log2(among.times.get(value) ?? 1) / 4);
    at = index * candidateNumbers + wordingStart;
    putBits(out, at, wordings.left[first]!, wordings.leftNear[first]!);
    putBits(out, at + lexiconClasses, wordings.above[first]!, wordings.aboveNear[first]!);
  }
  return out;
}

/** Where the key phrases around start among a candidate's numbers; training blanks them now and then, as it does a token's. */
export const wordingStart = 64;

if (wordingStart + 2 * lexiconClasses > candidateNumbers) throw new Error('more candidate features than numbers a candidate');
const kindPlaces: ReadonlyMap<string, number> = new Map(candidateKinds.map((kind, place) => [kind, place]));

/** 11 numbers. */
function putAmount(out: Float32Array, start: number, candidate: Candidate, among: Surroundings): void {
  let at = start;
  const amount = cents(candidate.value);
  const relation = among.relations.get(amount);
  out[at++] = Math.min(1, Math.log10(1 + amount) / 9);
  out[at++] = candidate.value.startsWith('-') ? 1 : 0;
  out[at++] = amount > 0 && amount === among.largest ? 1 : 0;
  out[at++] = 1 / (1 + (among.rank.get(amount) ?? 50));
  out[at++] = /[.,]\d{2}(?!\d)/.test(candidate.text) ? 1 : 0;
  out[at++] = Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 4);
  if (relation === undefined) return;
  out[at++] = relation.sum ? 1 : 0;
  out[at++] = relation.part ? 1 : 0;
  out[at++] = relation.tax ? 1 : 0;
  out[at++] = relation.base ? 1 : 0;
  out[at++] = relation.taxed ? 1 : 0;
}

/** 6 numbers. */
function putDate(out: Float32Array, start: number, candidate: Candidate, among: Surroundings): void {
  let at = start;
  const day = dayNumber(candidate.value);
  out[at++] = day === among.firstDay ? 1 : 0;
  out[at++] = day === among.lastDay ? 1 : 0;
  out[at++] = day === among.usualDay ? 1 : 0;
  const distance = day - among.usualDay;
  out[at++] = (Math.sign(distance) * Math.min(8, Math.log2(1 + Math.abs(distance)))) / 8;
  out[at++] = /\p{L}{3}/u.test(candidate.text) ? 1 : 0;
  out[at++] = Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 3);
}

/** 11 numbers. */
function putShape(out: Float32Array, start: number, { text, first: at, last }: Candidate, tokens: readonly Token[]): void {
  let to = start;
  const { digits, letters } = countsOf(text);
  out[to++] = Math.min(1, text.length / 24);
  out[to++] = digits / Math.max(1, text.length);
  out[to++] = letters / Math.max(1, text.length);
  out[to++] = /[-/._]/.test(text) ? 1 : 0;
  out[to++] = text.includes('%') ? 1 : 0;
  out[to++] = (last - at + 1) / 4;
  const first = tokens[at]!;
  const before = tokens[at - 1];
  const after = tokens[last + 1];
  const alone = before === undefined || before.line !== first.line;
  out[to++] = alone ? 1 : 0;
  out[to++] = after === undefined || after.line !== first.line ? 1 : 0;
  out[to++] = !alone && /[:#.]$/.test(before.text) ? 1 : 0;
  out[to++] = /^(?:19|20)\d{2}/.test(text) ? 1 : 0;
  out[to++] = before !== undefined && before.word === first.word ? 1 : 0;
}

function countsOf(text: string): { readonly digits: number; readonly letters: number } {
  let [digits, letters, ascii] = [0, 0, true];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    const lower = code | 32;
    if (code >= 48 && code <= 57) digits++;
    else if (lower >= 97 && lower <= 122) letters++;
    else if (code > 127) ascii = false;
  }
  return { digits, letters: ascii ? letters : text.replace(/[^\p{L}]/gu, '').length };
}

/** What has passed a check, or is a date or an IBAN, is no part of something else. */
const isChecked = ({ check, kind }: Candidate): boolean => check === 'passed' || kind === 'date' || kind === 'iban';

type Surroundings = ReturnType<typeof surroundings>;

/** Facts about all candidates together. */
function surroundings(candidates: readonly Candidate[], tokens: readonly Token[]) {
  const readings = new Int32Array(candidates.length);
  const firstReading = new Uint8Array(candidates.length);
  const times = new Map<string, number>();
  const spans = new Map<string, number[]>();
  candidates.forEach((candidate, index) => {
    const key = `${candidate.kind} ${candidate.first} ${candidate.last} ${candidate.text}`;
    const same = spans.get(key);
    if (same === undefined) {
      spans.set(key, [index]);
      firstReading[index] = 1;
    } else same.push(index);
    times.set(candidate.value, (times.get(candidate.value) ?? 0) + 1);
  });
  for (const same of spans.values()) for (const index of same) readings[index] = same.length;
  const amounts = candidates
    .filter((candidate) => candidate.kind === 'amount' && /[.,]\d{2}(?!\d)|,-|\.-|–/.test(candidate.text))
    .map((candidate) => cents(candidate.value));
  const sorted = [...new Set(amounts)].sort((a, b) => b - a);
  const days = candidates.filter((candidate) => candidate.kind === 'date').map((candidate) => dayNumber(candidate.value));
  const dayTimes = new Map<number, number>();
  for (const day of days) dayTimes.set(day, (dayTimes.get(day) ?? 0) + 1);
  const usualDay = [...dayTimes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  // Per token: the longest span, and whether something with check digits covers it.
  const longest = new Int32Array(tokens.length);
  const checked = new Uint8Array(tokens.length);
  const covering = new Int32Array(tokens.length);
  for (const candidate of candidates) {
    const strong = isChecked(candidate);
    for (let i = candidate.first; i <= candidate.last; i++) {
      longest[i] = Math.max(longest[i]!, candidate.last - candidate.first + 1);
      covering[i]!++;
      if (strong) checked[i] = 1;
    }
  }
  return {
    readings,
    firstReading,
    times,
    relations: amountRelations(amounts),
    largest: sorted[0] ?? 0,
    rank: new Map(sorted.map((amount, rank) => [amount, rank])),
    firstDay: days.length ? Math.min(...days) : 0,
    lastDay: days.length ? Math.max(...days) : 0,
    usualDay,
    longest,
    checked,
    covering,
  };
}
