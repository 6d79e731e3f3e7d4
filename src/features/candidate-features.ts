/** Numbers a candidate carries: its kind, check digits, how its value stands among the page's others, its shape and surroundings. */
import { amountRelations } from './amount-relations.js';
import { candidateKinds } from './candidates.js';
import { type Candidate, candidateNumbers, type Token } from './contract.js';
import type { PageFrame } from './frame.js';
import { lexiconClasses } from './lexicon.js';
import type { Wordings } from './wordings.js';

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
  candidates.forEach((candidate, index) => {
    let at = index * candidateNumbers;
    const put = (value: number | boolean) => {
      out[at++] = Number(value);
    };
    for (const kind of candidateKinds) put(candidate.kind === kind); // 15
    put(candidate.check === 'passed');
    put(candidate.check === 'failed');
    put(among.readings(candidate) > 1);
    put(among.isFirstReading(index));
    putAmount(put, candidate, among);
    putDate(put, candidate, among);
    putShape(put, candidate, tokens);
    const word = frame.page.words[tokens[candidate.first]!.word]!;
    let confidence = 1;
    for (let i = candidate.first; i <= candidate.last; i++) confidence = Math.min(confidence, frame.page.words[tokens[i]!.word]!.confidence);
    put(confidence);
    put(word.bold);
    put(Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize))));
    put(frame.index === 0);
    put(frame.index === frame.pages - 1);
    put(candidate.box.x / frame.width);
    put((candidate.box.x + candidate.box.width) / frame.width);
    put(candidate.box.y / frame.height);
    put(among.insideLonger(index));
    put(among.insideChecked(index));
    put(among.sharesTokens(index));
    put(hints.receiverVatIds.has(candidate.value));
    put(hints.senderVatIds.has(candidate.value));
    put(Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 4));
    at = index * candidateNumbers + wordingStart;
    const { first } = candidate;
    for (let bit = 0; bit < lexiconClasses; bit++) put(((wordings.left[first]! >> bit) & 1) * wordings.leftNear[first]!);
    for (let bit = 0; bit < lexiconClasses; bit++) put(((wordings.above[first]! >> bit) & 1) * wordings.aboveNear[first]!);
    if (at > (index + 1) * candidateNumbers) throw new Error('more candidate features than numbers a candidate');
  });
  return out;
}

/** Where the key phrases around start among a candidate's numbers; training blanks them now and then, as it does a token's. */
export const wordingStart = 64;

type Put = (value: number | boolean) => void;

function putAmount(put: Put, candidate: Candidate, among: Surroundings): void {
  if (candidate.kind !== 'amount') {
    for (let i = 0; i < 11; i++) put(0);
    return;
  }
  const amount = cents(candidate.value);
  const relation = among.relations.get(amount);
  put(Math.min(1, Math.log10(1 + amount) / 9));
  put(candidate.value.startsWith('-'));
  put(amount > 0 && amount === among.largest);
  put(1 / (1 + (among.rank.get(amount) ?? 50)));
  put(/[.,]\d{2}(?!\d)/.test(candidate.text));
  put(Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 4));
  put(relation?.sum ?? false);
  put(relation?.part ?? false);
  put(relation?.tax ?? false);
  put(relation?.base ?? false);
  put(relation?.taxed ?? false);
}

function putDate(put: Put, candidate: Candidate, among: Surroundings): void {
  if (candidate.kind !== 'date') {
    for (let i = 0; i < 6; i++) put(0);
    return;
  }
  const day = dayNumber(candidate.value);
  put(day === among.firstDay);
  put(day === among.lastDay);
  put(day === among.usualDay);
  const distance = day - among.usualDay;
  put((Math.sign(distance) * Math.min(8, Math.log2(1 + Math.abs(distance)))) / 8);
  put(/\p{L}{3}/u.test(candidate.text));
  put(Math.min(1, Math.log2(among.times.get(candidate.value) ?? 1) / 3));
}

function putShape(put: Put, candidate: Candidate, tokens: readonly Token[]): void {
  const { text } = candidate;
  const digits = text.replace(/\D/g, '').length;
  const letters = text.replace(/[^\p{L}]/gu, '').length;
  put(Math.min(1, text.length / 24));
  put(digits / Math.max(1, text.length));
  put(letters / Math.max(1, text.length));
  put(/[-/._]/.test(text));
  put(text.includes('%'));
  put((candidate.last - candidate.first + 1) / 4);
  const first = tokens[candidate.first]!;
  const before = tokens[candidate.first - 1];
  const after = tokens[candidate.last + 1];
  const alone = (other: Token | undefined) => other === undefined || other.line !== first.line;
  put(alone(before));
  put(alone(after));
  put(before !== undefined && !alone(before) && /[:#.]$/.test(before.text));
  put(/^(?:19|20)\d{2}/.test(text));
  put(before !== undefined && before.word === first.word);
}

type Surroundings = ReturnType<typeof surroundings>;

/** Facts about all candidates together. */
function surroundings(candidates: readonly Candidate[], tokens: readonly Token[]) {
  const spanKey = (candidate: Candidate) => `${candidate.kind} ${candidate.first} ${candidate.last} ${candidate.text}`;
  const readings = new Map<string, number>();
  const firstReading: boolean[] = [];
  const times = new Map<string, number>();
  for (const candidate of candidates) {
    const key = spanKey(candidate);
    firstReading.push(!readings.has(key));
    readings.set(key, (readings.get(key) ?? 0) + 1);
    times.set(candidate.value, (times.get(candidate.value) ?? 0) + 1);
  }
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
    const strong = candidate.check === 'passed' || candidate.kind === 'date' || candidate.kind === 'iban';
    for (let i = candidate.first; i <= candidate.last; i++) {
      longest[i] = Math.max(longest[i]!, candidate.last - candidate.first + 1);
      covering[i]!++;
      if (strong) checked[i] = 1;
    }
  }
  return {
    readings: (candidate: Candidate) => readings.get(spanKey(candidate))!,
    isFirstReading: (index: number) => firstReading[index]!,
    times,
    relations: amountRelations(amounts),
    largest: sorted[0] ?? 0,
    rank: new Map(sorted.map((amount, rank) => [amount, rank])),
    firstDay: days.length ? Math.min(...days) : 0,
    lastDay: days.length ? Math.max(...days) : 0,
    usualDay,
    insideLonger: (index: number) => longest[candidates[index]!.first]! > candidates[index]!.last - candidates[index]!.first + 1,
    insideChecked: (index: number) =>
      checked[candidates[index]!.first] === 1 &&
      candidates[index]!.check !== 'passed' &&
      candidates[index]!.kind !== 'date' &&
      candidates[index]!.kind !== 'iban',
    sharesTokens: (index: number) => Math.min(1, covering[candidates[index]!.first]! / 8),
  };
}
