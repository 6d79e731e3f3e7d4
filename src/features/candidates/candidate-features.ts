/** Features of a candidate: its kind, check digits, relation to the page's other values, shape and surroundings. */
import { amountRelations } from './amount-relations.js';
import { type Candidate, candidateNumbers, type Token } from '../contract.js';
import type { PageFrame } from '../frame.js';
import { layoutOf } from '../layout.js';
import { lexiconClasses, putBits } from '../lexicon/lexicon.js';
import { candidateKinds } from './readings.js';
import type { Wordings } from '../lexicon/wordings.js';

/** VAT ids given by the caller (PropertyStore), letters and digits only. */
export interface Hints {
  readonly receiverVatIds: ReadonlySet<string>;
  readonly senderVatIds: ReadonlySet<string>;
}
export const noHints: Hints = { receiverVatIds: new Set(), senderVatIds: new Set() };

const cents = (value: string): number => Math.round(Math.abs(Number(value)) * 100);
const dayNumber = (iso: string): number => Date.parse(iso) / 86_400_000;

export const candidateLayout = layoutOf(
  {
    kind: candidateKinds,
    checkPassed: 1,
    checkFailed: 1,
    ambiguous: 1,
    usualReading: 1,
    amount: ['size', 'negative', 'largest', 'rank', 'decimals', 'repetitions', 'sum', 'part', 'tax', 'base', 'taxed'],
    date: ['first', 'last', 'usual', 'distance', 'monthName', 'repetitions'],
    length: 1,
    digits: 1,
    letters: 1,
    separator: 1,
    percent: 1,
    tokens: 1,
    firstOfLine: 1,
    lastOfLine: 1,
    behindKey: 1,
    beginsWithYear: 1,
    // Attached to the token before; the name is stored.
    glued: 1,
    confidence: 1,
    bold: 1,
    fontSize: 1,
    firstPage: 1,
    lastPage: 1,
    left: 1,
    right: 1,
    top: 1,
    insideLonger: 1,
    insideChecked: 1,
    overlaps: 1,
    receiversVatId: 1,
    sendersVatId: 1,
    repetitions: 1,
    unused: ['1', '2', '3'],
    // The classes of the nearest key phrase on its left, and of the nearest one above.
    phraseLeft: lexiconClasses,
    phraseAbove: lexiconClasses,
  },
  candidateNumbers,
);
const { at } = candidateLayout;

/** Range of a candidate's lexicon features; training drops them at random, as it does a token's. */
export const candidateLexicon = { start: at.phraseLeft, end: at.phraseAbove + lexiconClasses.length } as const;

const kindOffsets: ReadonlyMap<string, number> = new Map(candidateKinds.map((kind, place) => [kind, at.kind + place]));

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
    const row = index * candidateNumbers;
    out[row + kindOffsets.get(candidate.kind)!] = 1;
    out[row + at.checkPassed] = check === 'passed' ? 1 : 0;
    out[row + at.checkFailed] = check === 'failed' ? 1 : 0;
    out[row + at.ambiguous] = among.readings[index]! > 1 ? 1 : 0;
    out[row + at.usualReading] = among.firstReading[index]!;
    if (candidate.kind === 'amount') out.set(amountNumbers(candidate, among), row + at.amount);
    if (candidate.kind === 'date') out.set(dateNumbers(candidate, among), row + at.date);
    putShape(out, row, candidate, tokens);
    const word = frame.page.words[tokens[first]!.word]!;
    let confidence = 1;
    for (let i = first; i <= candidate.last; i++) confidence = Math.min(confidence, frame.page.words[tokens[i]!.word]!.confidence);
    out[row + at.confidence] = confidence;
    out[row + at.bold] = word.bold ? 1 : 0;
    out[row + at.fontSize] = frame.relativeSize(word.fontSize);
    out[row + at.firstPage] = frame.index === 0 ? 1 : 0;
    out[row + at.lastPage] = frame.index === frame.pages - 1 ? 1 : 0;
    out[row + at.left] = box.x / frame.width;
    out[row + at.right] = (box.x + box.width) / frame.width;
    out[row + at.top] = box.y / frame.height;
    out[row + at.insideLonger] = among.longest[first]! > candidate.last - first + 1 ? 1 : 0;
    out[row + at.insideChecked] = among.checked[first] === 1 && !isChecked(candidate) ? 1 : 0;
    out[row + at.overlaps] = Math.min(1, among.covering[first]! / 8);
    out[row + at.receiversVatId] = hints.receiverVatIds.has(value) ? 1 : 0;
    out[row + at.sendersVatId] = hints.senderVatIds.has(value) ? 1 : 0;
    out[row + at.repetitions] = Math.min(1, Math.log2(among.times.get(value) ?? 1) / 4);
    putBits(out, row + at.phraseLeft, wordings.left[first]!, wordings.leftNear[first]!);
    putBits(out, row + at.phraseAbove, wordings.above[first]!, wordings.aboveNear[first]!);
  }
  return out;
}

/** In the order of the parts of the column `amount`. */
function amountNumbers(candidate: Candidate, among: Surroundings): number[] {
  const amount = cents(candidate.value);
  const relation = among.relations.get(amount);
  return [
    Math.min(1, Math.log10(1 + amount) / 9),
    candidate.value.startsWith('-') ? 1 : 0,
    amount > 0 && amount === among.largest ? 1 : 0,
    1 / (1 + (among.rank.get(amount) ?? 50)),
    /[.,]\d{2}(?!\d)/.test(candidate.text) ? 1 : 0,
    Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 4),
    relation?.sum ? 1 : 0,
    relation?.part ? 1 : 0,
    relation?.tax ? 1 : 0,
    relation?.base ? 1 : 0,
    relation?.taxed ? 1 : 0,
  ];
}

/** In the order of the parts of the column `date`. */
function dateNumbers(candidate: Candidate, among: Surroundings): number[] {
  const day = dayNumber(candidate.value);
  const distance = day - among.usualDay;
  return [
    day === among.firstDay ? 1 : 0,
    day === among.lastDay ? 1 : 0,
    day === among.usualDay ? 1 : 0,
    (Math.sign(distance) * Math.min(8, Math.log2(1 + Math.abs(distance)))) / 8,
    /\p{L}{3}/u.test(candidate.text) ? 1 : 0,
    Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 3),
  ];
}

function putShape(out: Float32Array, row: number, { text, first: start, last }: Candidate, tokens: readonly Token[]): void {
  const { digits, letters } = countsOf(text);
  out[row + at.length] = Math.min(1, text.length / 24);
  out[row + at.digits] = digits / Math.max(1, text.length);
  out[row + at.letters] = letters / Math.max(1, text.length);
  out[row + at.separator] = /[-/._]/.test(text) ? 1 : 0;
  out[row + at.percent] = text.includes('%') ? 1 : 0;
  out[row + at.tokens] = (last - start + 1) / 4;
  const first = tokens[start]!;
  const before = tokens[start - 1];
  const after = tokens[last + 1];
  const isFirst = before === undefined || before.line !== first.line;
  out[row + at.firstOfLine] = isFirst ? 1 : 0;
  out[row + at.lastOfLine] = after === undefined || after.line !== first.line ? 1 : 0;
  out[row + at.behindKey] = !isFirst && /[:#.]$/.test(before.text) ? 1 : 0;
  out[row + at.beginsWithYear] = /^(?:19|20)\d{2}/.test(text) ? 1 : 0;
  out[row + at.glued] = before !== undefined && before.word === first.word ? 1 : 0;
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

/** A span that passed a check, a date and an IBAN are not parts of another value. */
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
