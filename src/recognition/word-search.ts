/** Unsure words of a line, searched again among the words of the language: prefix beam search of the network's outputs (Graves 2006), weighed by the word list. */
import { alternativesAt, type Character, type LineOutput } from './decode.js';
import type { Lexicon } from './lexicon.js';

/** Probability from which every sign of a word is believed; letters of a word of the language at least, signs at most; letters of one that may have a digit at least. */
const [sure, shortest, longest, longWord] = [0.9, 3, 30, 4];
/** How many times likelier a word of the language is, as a logarithm: of three letters, of four, of more; one that leaves out a sign that was seen. */
const [priors, shorter] = [[1, 3.3, 4.8], 1.8] as const;
/** Letters and blanks from which a word may be two. */
const twoWords = 6;

/** The line with unsure words that the language lacks as the words that they may be; these are no surer than what was read. */
export function withKnownWords(characters: readonly Character[], codes: Float32Array, output: LineOutput, lexicon: Lexicon): readonly Character[] {
  const line: Character[] = [];
  for (let at = 0; at < characters.length; ) {
    let end = at;
    while (end < characters.length && characters[end]!.text.trim() !== '') end++;
    if (end === at) {
      line.push(characters[at++]!);
      continue;
    }
    const from = at === 0 ? 0 : characters[at - 1]!.to / output.step;
    const to = end === characters.length ? output.length : characters[end]!.from / output.step;
    line.push(...knownWord(characters.slice(at, end), { from, to }, codes, output, lexicon));
    at = end;
  }
  return line;
}

interface Columns {
  readonly from: number;
  readonly to: number;
}

const parts = /^([^\p{L}\d]*)(.*?)([^\p{L}\d]*)$/u;
const inOneCase = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+)$/u;

/** All of its parts are words, and one that stands alone has three letters. */
function isKnown(middle: string, lexicon: Lexicon): boolean {
  if (middle.includes(' ') && middle.length < twoWords) return false;
  const words = middle.split(/[ '’/-]/);
  return words.every(
    (word) => word.length >= (words.length === 1 ? shortest : 2) && inOneCase.test(word) && (lexicon.has(word) || lexicon.has(word.toLowerCase())),
  );
}

/** Whether it is one word of the language, with or without signs around it. */
export function isWord(text: string, lexicon: Lexicon): boolean {
  const middle = parts.exec(text)?.[2] ?? '';
  return !middle.includes(' ') && isKnown(middle, lexicon);
}

function knownWord(word: readonly Character[], columns: Columns, codes: Float32Array, output: LineOutput, lexicon: Lexicon): readonly Character[] {
  if (word.length < shortest || word.length > longest || word.every(({ probability }) => probability >= sure)) return word;
  const text = word.map(({ text }) => text).join('');
  const [, before = '', middle = '', behind = ''] = parts.exec(text) ?? [];
  const digits = text.match(/\d/g)?.length ?? 0;
  if (!/\p{L}{2}/u.test(text) || digits > 1 || isKnown(middle, lexicon)) return word;
  const found = searchBeams(codes, columns, output);
  const score = (found.find((one) => one.text === text) ?? found[0]!).score;
  const known = found.find((one) => {
    const [, first = '', own = '', last = ''] = parts.exec(one.text) ?? [];
    const letters = own.match(/\p{L}/gu)?.length ?? 0;
    if (letters < (digits > 0 ? longWord : shortest) || !before.includes(first) || !behind.includes(last) || !isKnown(own, lexicon)) return false;
    const prior = Math.min(priors[Math.min(letters - shortest, 2)]!, one.text.length < text.length ? shorter : Infinity);
    return score - one.score < prior;
  });
  return known && known.text !== text ? charactersOf(known, word, codes, output) : word;
}

/** Sign by sign as sure as what was read there, so that nothing is chosen for being a word. */
function charactersOf({ last }: Beam, word: readonly Character[], codes: Float32Array, { labels, step, line, lines }: LineOutput): readonly Character[] {
  const path: Sign[] = [];
  for (let sign = last; sign; sign = sign.before) path.unshift(sign);
  const weakest = Math.min(...word.map(({ probability }) => probability));
  return path.map(({ output, from, to, best, share }, at) => {
    const text = labels[output]!;
    const read = path.length === word.length ? word[at]!.probability : Math.max(share > 0.5 ? share : 0, weakest);
    return {
      text,
      from: from * step,
      to: to * step,
      probability: read,
      alternatives: alternativesAt(codes, (best * lines + line) * labels.length, text, labels),
    };
  });
}

/** Beams kept; outputs of a column that are looked at, and their least probability. */
const [mostBeams, mostOutputs, least] = [12, 4, 0.01];

/** A sign, its columns, where it is seen best, its probability there, and the sign before it. */
interface Sign extends Columns {
  readonly output: number;
  readonly best: number;
  readonly share: number;
  readonly before: Sign | undefined;
}

interface Beam {
  readonly text: string;
  last: Sign | undefined;
  /** Logarithms of the probability that the last column says nothing, that it says the last sign, and of either. */
  nothing: number;
  sign: number;
  score: number;
}

/** Likeliest first. */
function searchBeams(codes: Float32Array, { from, to }: Columns, { labels, line, lines }: LineOutput): readonly Beam[] {
  const blank = labels.indexOf('');
  let open: Beam[] = [{ text: '', last: undefined, nothing: 0, sign: -Infinity, score: 0 }];
  for (let column = from; column < to; column++) {
    const start = (column * lines + line) * labels.length;
    const likely = likeliest(codes.subarray(start, start + labels.length), blank);
    const next = new Map<string, Beam>();
    const nothing = Math.log(Math.max(1e-9, codes[start + blank]!));
    for (const beam of open) {
      const same = beamIn(next, beam.text, beam.last);
      same.nothing = sumOf(same.nothing, beam.score + nothing);
      const { last } = beam;
      for (const output of likely) {
        const share = codes[start + output]!;
        const again = last?.output === output;
        if (again) {
          same.sign = sumOf(same.sign, beam.sign + Math.log(share));
          same.last = share > last.share ? { ...last, to: column + 1, best: column, share } : { ...last, to: column + 1 };
        }
        const longer = beamIn(next, beam.text + labels[output]!, { output, from: column, to: column + 1, best: column, share, before: last });
        longer.sign = sumOf(longer.sign, (again ? beam.nothing : beam.score) + Math.log(share));
      }
    }
    open = [...next.values()];
    for (const beam of open) beam.score = sumOf(beam.nothing, beam.sign);
    open.sort((a, b) => b.score - a.score);
    open.length = Math.min(open.length, mostBeams);
  }
  return open;
}

function likeliest(shares: Float32Array, blank: number): readonly number[] {
  const found: number[] = [];
  for (let output = 0; output < shares.length; output++) if (output !== blank && shares[output]! >= least) found.push(output);
  return found.sort((a, b) => shares[b]! - shares[a]!).slice(0, mostOutputs);
}

function beamIn(beams: Map<string, Beam>, text: string, last: Sign | undefined): Beam {
  const known = beams.get(text);
  if (known) return known;
  const beam: Beam = { text, last, nothing: -Infinity, sign: -Infinity, score: -Infinity };
  beams.set(text, beam);
  return beam;
}

/** The logarithm of the sum of what two logarithms stand for. */
const sumOf = (a: number, b: number): number => (a === -Infinity ? b : b === -Infinity ? a : Math.max(a, b) + Math.log1p(Math.exp(-Math.abs(a - b))));
