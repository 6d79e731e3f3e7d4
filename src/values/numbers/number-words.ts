/** Whole numbers in words: "one lakh three thousand seven hundred forty seven", "zweitausenddreihundert". */
import type { Numerals } from '../../catalogue/languages/decoding-words.js';
import { languageByCode } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import { editDistance } from '../text/edit-distance.js';

/** A language's number words by their letters, as they can be parts of one word too. */
interface Words {
  readonly values: ReadonlyMap<string, number>;
  readonly longest: number;
  /** "einundzwanzig": units stand before tens. */
  readonly isUnitFirst: boolean;
}

/** Longer words are no numbers; more parts are no amount. */
const [longestWord, mostParts] = [80, 40];
/** Shorter words are compared letter by letter. */
const leastMisread = 3;

const known = new Map<string, Words | undefined>();

function wordsOf(language: string): Words | undefined {
  if (!known.has(language)) {
    const numerals = languageByCode.get(language)?.decoding.numerals;
    known.set(language, numerals && tableOf(numerals));
  }
  return known.get(language);
}

function tableOf({ units, tens, hundreds, thousand, link, others }: Numerals): Words {
  const values = new Map<string, number>();
  const all = [
    ...units.map((word, value) => [word, value] as const),
    ...tens.map((word, i) => [word, 20 + 10 * i] as const),
    ...hundreds.map((word, i) => [word, 100 * (i + 1)] as const),
    [thousand, 1000] as const,
    [link, 0] as const,
    ...others,
  ];
  for (const [word, value] of all) if (bare(word)) values.set(bare(word), value);
  return { values, longest: Math.max(...[...values.keys()].map(({ length }) => length)), isUnitFirst: link.startsWith('<') };
}

/** Values of the number words that a text of letters is made of, the longest first that leaves a rest made of them; undefined where there is any other. */
function partsOf(text: string, { values, longest }: Words): number[] | undefined {
  if (text.length > longestWord || !beginsWithOne(text, values, longest)) return undefined;
  const rests: (number[] | undefined)[] = [];
  rests[text.length] = [];
  for (let at = text.length - 1; at >= 0; at--)
    for (let end = Math.min(text.length, at + longest); end > at && !rests[at]; end--) {
      const [value, rest] = [values.get(text.slice(at, end)), rests[end]];
      if (value !== undefined && rest) rests[at] = [value, ...rest];
    }
  return rests[0];
}

/** Few words do: what follows is for them. Of nothing but signs it is true, too. */
function beginsWithOne(text: string, values: ReadonlyMap<string, number>, longest: number): boolean {
  if (text === '') return true;
  for (let end = Math.min(text.length, longest); end > 0; end--) if (values.has(text.slice(0, end))) return true;
  return false;
}

/** The only number word that a misread one can be: "Qne". */
function likely(word: string, { values }: Words): number | undefined {
  if (word.length < leastMisread) return undefined;
  const near = [...values].filter(([each, value]) => value > 0 && each.length >= leastMisread && editDistance(each, word, { limit: 1 }) <= 1);
  return near.length === 1 ? near[0]![1] : undefined;
}

export interface NumberWords {
  readonly value: number;
  /** Words from `first` to before `end`. */
  readonly first: number;
  readonly end: number;
}

/**
 * All runs of words that together say one number, in a language ("en"), of so many number words at least; words behind the first may be misread by one letter.
 * "mille cent" is one number, "one two three" is none. Nothing where the language is unknown.
 */
export function numbersInWords(words: readonly string[], language: string, least = 2): NumberWords[] {
  const table = wordsOf(language);
  if (!table) return [];
  const read = words.map((word) => (/\d/.test(word) ? undefined : partsOf(bare(word), table)));
  const found: NumberWords[] = [];
  for (let first = 0; first < words.length; first++) {
    const parts: number[] = [];
    let [end, last] = [first, first];
    for (; end < words.length && parts.length < mostParts; end++) {
      const own = read[end] ?? (parts.length > 0 && /^\p{L}+\P{L}?$/u.test(words[end]!) ? [likely(bare(words[end]!), table)] : [undefined]);
      if (own.some((value) => value === undefined)) break;
      if (end === first && !own.some((value) => value! > 0)) break;
      parts.push(...(own as number[]));
      if (own.some((value) => value! > 0)) last = end + 1;
    }
    const numbers = parts.filter((value) => value > 0);
    if (numbers.length >= least) {
      const value = composed(numbers, table.isUnitFirst);
      if (value !== undefined) found.push({ value, first, end: last });
    }
    first = Math.max(first, end - 1);
  }
  return found;
}

/** The number that its words say in their order; undefined where they say several: nothing is added to a place that is taken. */
function composed(values: readonly number[], isUnitFirst: boolean): number | undefined {
  let [total, group, least] = [0, 0, Infinity];
  for (const value of values) {
    if (value >= 1000) {
      if (value >= least) return undefined;
      [total, group, least] = [total + Math.max(1, group) * value, 0, value];
    } else if (value === 100 && group > 0 && group < 100) group *= 100;
    else {
      const [low, rest] = [group % 100, value % 100];
      const isFree = value >= 100 ? group === 0 : low === 0 || (low >= 20 && low % 10 === 0 && rest < 10);
      const isTen = isUnitFirst && low > 0 && low < 10 && rest >= 20 && rest % 10 === 0;
      if (!isFree && !isTen && !(low === 10 && rest < 10)) return undefined;
      group += value;
    }
  }
  return total + group;
}
