/** OCR noise on words: characters confused, words dropped, split and merged, boxes shifted, pages skewed; quirks of text layers. */
import type { Random } from '../../random.js';

/** A word on its way into a document, with the runs it is made of. */
export interface NoisyWord {
  text: string;
  x: number;
  /** Base line in the middle of the word. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  confidence: number;
  runs: number[];
}

export interface Noise {
  readonly kind: 'none' | 'layer' | 'ocr';
  /** Share of misread characters. */
  readonly characters: number;
  /** Degrees. */
  readonly skew: number;
  /** Box error as a share of the letter height. */
  readonly jitter: number;
  /** Share of words split or lost; words are merged about twice as often. */
  readonly words: number;
  /** Share of words with a spurious sign beside them (stroke, speck). */
  readonly specks: number;
}

export const clean: Noise = { kind: 'none', characters: 0, skew: 0, jitter: 0, words: 0, specks: 0 };

/** `share`: of documents that are read with noise, 0 … 1. */
export function drawNoise(random: Random, share: number): Noise {
  if (!random.chance(share)) return clean;
  if (random.chance(0.35)) return { kind: 'layer', characters: 0, skew: 0, jitter: 0, words: random.pick([0.005, 0.01, 0.02, 0.05]), specks: 0 };
  return {
    kind: 'ocr',
    characters: random.pick([0.002, 0.005, 0.008, 0.012, 0.02, 0.04, 0.08]),
    // Residual skew after deskewing.
    skew: random.normal() * 0.35,
    jitter: 0.02 + random.next() * 0.1,
    words: random.pick([0.002, 0.006, 0.015, 0.03]),
    specks: random.pick([0, 0.003, 0.01, 0.03]),
  };
}

/**
 * Character confusions: the frequent ones of the 16 languages, counted on synthetic pages that were printed, scanned at 150 to 300 dpi (blur, noise,
 * JPEG, skew), recognised and compared with their ground truth; besides well-known confusions of print.
 */
const confusions: Readonly<Record<string, readonly string[]>> = {
  '@': ['G', 'O', 'Ø', '&', 'Q', '©', '(O', ''],
  Q: ['O', '0'],
  J: ['I', ''],
  '+': ['*', '4', '-'],
  '’': ["'", ''],
  '²': ['?', '2'],
  '³': ['3', '?', '8'],
  '¹': ['!', 't', '1'],
  º: ['9', '?', '*', 'o'],
  '°': ['*', '?'],
  ě: ['é', 'e'],
  í: ['i', 'f'],
  á: ['à', 'ä', 'a'],
  ň: ['ñ', 'n'],
  ć: ['é', 'c'],
  æ: ['ee', 'z', 'ae'],
  W: ['w', 'N'],
  o: ['0'],
  O: ['0', 'Q', 'o', 'D'],
  '0': ['O', 'o', '8', '6'],
  I: ['l', '1', '|'],
  l: ['1', 'I', '|', 'i'],
  '1': ['l', 'I', '7', '|', ']'],
  B: ['8', 'E'],
  '8': ['B', '3', '6', '0'],
  S: ['5', '$', 's'],
  '5': ['S', '6', '$'],
  G: ['6', 'C', 'B'],
  '6': ['G', '5', '8'],
  Z: ['2', 'z'],
  '2': ['Z', '7'],
  '3': ['8', '9'],
  '9': ['g', '3'],
  '7': ['1', '/'],
  '4': ['A', '1'],
  m: ['rn', 'nn'],
  ä: ['a', 'á', 'à'],
  ö: ['o', 'ó', '6'],
  ü: ['u', 'ii', 'ú'],
  ß: ['B', 'ss', 'fs'],
  ',': ['.', ';', ''],
  '.': [',', '', ':'],
  ':': [';', '.', ''],
  é: ['e', 'è'],
  è: ['e', 'é'],
  č: ['c', 'é'],
  š: ['s', '$'],
  ž: ['z', '2'],
  ř: ['r', 'f'],
  ą: ['a', 'q'],
  ę: ['e'],
  ł: ['l', 't'],
  ś: ['s'],
  ø: ['o', '0', 'g'],
  å: ['a', 'á'],
  e: ['c', 'o'],
  c: ['e', 'o'],
  h: ['b', 'li'],
  n: ['ri', 'u'],
  u: ['ii', 'n'],
  t: ['f', 'l', '+'],
  f: ['t', 'l'],
  i: ['l', '1', 'í'],
  r: ['t', 'f'],
  w: ['vv'],
  d: ['cl', 'ol'],
  '€': ['€', 'e', '£', 'C', 'E'],
  '%': ['°/o', '96', '%o', '6', '90', '4', 'X', 'Z', 'X'],
  '-': ['~', '—', ''],
  '/': ['7', 'l', 'I'],
  D: ['O', '0'],
  A: ['4', 'Á'],
  E: ['F', 'É'],
  N: ['H', 'M'],
  M: ['H', 'N'],
  H: ['N', 'M'],
  T: ['I', '7'],
};

/** How many times as often as letters these signs are misread, from the same count. */
const fragile: Readonly<Record<string, number>> = {
  '@': 10,
  '²': 20,
  '³': 20,
  '¹': 20,
  º: 15,
  Q: 6,
  '+': 4,
  '’': 4,
  '/': 2,
  '%': 3,
  ',': 2,
  '.': 2,
  I: 2,
  J: 2,
  '|': 3,
};

/** Spurious characters attached to a word: pieces of rulings and boxes. */
const strokes = ['|', '|', '|', '[', ']', '_', '—', '"', '.', "'", 'l', '1'];

/** Errors cluster: a word on a ruling, beside a speck or in a pale area has several, most words have none. */
function misread(text: string, share: number, random: Random): string {
  const troubled = -Math.log(1 - random.next()) * share;
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (random.next() >= troubled * (fragile[char] ?? 1)) out += char;
    else {
      const others = confusions[char];
      const way = random.next();
      out += others && way < 0.85 ? random.pick(others) : way < 0.92 ? '' : way < 0.96 ? char + char : random.pick(['.', "'", '|', char, '-']);
    }
  }
  return out;
}

/** No blank is as narrow: cells of two columns that touch. */
const touching = 0.2;

/** Spurious words where nothing is printed: a ruling, a speck. */
function speck({ x, y, width, size }: NoisyWord, random: Random): NoisyWord {
  const text = random.pick(['|', '|', '|', '—', '=', '_', ':', '-', '1', 'a', '.', '/', '[']);
  const at = random.chance(0.5) ? x + width + size * (0.4 + random.next() * 2) : x - size * (0.8 + random.next() * 2);
  return { text, x: Math.max(0, at), y, width: size * (text === '—' ? 0.9 : 0.25), size, bold: false, confidence: 0.5 + random.next() * 0.46, runs: [] };
}

/** The words as a reader returns them; pixels at 300 dpi. */
export function disturb(words: readonly NoisyWord[], noise: Noise, random: Random, pageWidth: number): NoisyWord[] {
  if (noise.kind === 'none') return words as NoisyWord[];
  const spread = noise.kind === 'layer' && random.chance(0.25);
  const out: NoisyWord[] = [];
  for (const word of words) {
    const chance = random.next();
    const last = out[out.length - 1];
    const near = last !== undefined && Math.abs(last.y - word.y) < 1 && word.x - last.x - last.width < word.size && word.x > last.x;
    const touches = near && word.x - last.x - last.width < touching * word.size ? 10 : 1;
    if (near && chance < noise.words * (noise.kind === 'ocr' ? 2 * touches : 1)) {
      out[out.length - 1] = { ...last, text: last.text + word.text, width: word.x + word.width - last.x, runs: [...last.runs, ...word.runs] };
      continue;
    }
    if (chance > 1 - noise.words && word.text.length > 3) {
      const at = random.integer(1, word.text.length - 1);
      const share = at / word.text.length;
      out.push(
        { ...word, text: word.text.slice(0, at), width: word.width * share - 1 },
        { ...word, text: word.text.slice(at), x: word.x + word.width * share + 1, width: word.width * (1 - share) - 1 },
      );
      continue;
    }
    if (noise.kind === 'ocr' && chance > 0.5 && chance < 0.5 + noise.words * 0.5) continue;
    if (spread && word.bold && word.size > 50 && word.text.length < 14 && word.text.length > 3) {
      // Letter-spaced text is read as words of one letter.
      const step = word.width / word.text.length;
      for (let i = 0; i < word.text.length; i++) out.push({ ...word, text: word.text[i]!, x: word.x + i * step, width: step * 0.7 });
      continue;
    }
    out.push({ ...word });
  }
  if (noise.kind !== 'ocr') return out;
  const slope = Math.tan((noise.skew * Math.PI) / 180);
  const kept: NoisyWord[] = [];
  for (const word of out) {
    let read = misread(word.text, noise.characters * (word.size < 28 ? 2 : 1), random);
    if (!read) continue;
    if (random.next() < noise.specks * 0.5) read = random.chance(0.5) ? random.pick(strokes) + read : read + random.pick(strokes);
    const same = read === word.text;
    word.text = read;
    word.y += (word.x + word.width / 2 - pageWidth / 2) * slope + random.normal() * noise.jitter * word.size * 0.25;
    // Ink starts behind the advance's left edge.
    word.x += (0.04 + random.normal() * noise.jitter * 0.3) * word.size;
    word.width = Math.max(2, word.width + (-0.07 + random.normal() * noise.jitter * 0.4) * word.size);
    word.confidence = Math.max(0.05, Math.min(0.99, (same ? 0.94 : 0.72) + random.normal() * (same ? 0.05 : 0.18) - noise.characters));
    word.size *= 1 + random.normal() * 0.05;
    word.bold = false;
    kept.push(word);
    if (random.next() < noise.specks) kept.push(speck(word, random));
  }
  return kept;
}
