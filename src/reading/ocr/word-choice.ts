/** Chooses between readings of one line word by word: where two saw a word at the same place, the surer one counts. */
import type { Character } from '../../recognition/decode.js';
import type { Area } from '../raster/picture.js';

export interface LineReading {
  readonly characters: readonly Character[];
  /** What of the picture was read, and the width in pixels of the line image made of it. */
  readonly area: Area;
  readonly width: number;
  /** By a network that is not the language's own. */
  readonly isFitted?: boolean;
}

/** Mean probability; 0 for none. */
export const meanProbability = (characters: readonly Character[]): number =>
  characters.reduce((sum, { probability }) => sum + probability, 0) / Math.max(1, characters.length);

/** Confidence of a word whose every character is certain, and its slope over the logarithm of the least probability; like tesseract's. */
const [surest, fall] = [0.96, 0.35];

/** By the least of its characters' probabilities: 0 … 0.96. */
export const confidenceOf = (word: readonly Character[]): number => {
  const least = Math.min(...word.map(({ probability }) => probability));
  return Math.max(0, Math.min(surest, surest + fall * Math.log(Math.max(least, 1e-6))));
};

/** By how much another reading of a word must be surer, and the share of the longer one's breadth that the two must have in common. */
const [surer, common] = [0.03, 0.6];

/** What speaks for a reading of a word beside the probability of its letters; 0 for nothing. */
export interface Preference {
  /** Added for a word of the language. */
  readonly known: number;
  /** Added for a number by such a network. */
  readonly fittedNumber: number;
}

/** Half of it at least are digits. */
const isNumber = (text: string): boolean => 2 * (text.match(/\d/g)?.length ?? 0) >= text.length;

/** The probability of its letters alone. */
const none: Preference = { known: 0, fittedNumber: 0 };

/** `line` with the words of which one of the others is surer; `isKnown`: whether it is a word of the language. */
export function surestWords(
  line: LineReading,
  others: readonly LineReading[],
  { known, fittedNumber }: Preference = none,
  isKnown: (text: string) => boolean = () => false,
): LineReading {
  const preferenceOf = (word: readonly Character[], { isFitted }: LineReading): number => {
    const text = word.map((character) => character.text).join('');
    return meanProbability(word) + (known > 0 && isKnown(text) ? known : 0) + (isFitted && isNumber(text) ? fittedNumber : 0);
  };
  const candidates = others.map((other) => ({ other, words: wordsOf(seenFrom(line, other)) }));
  const characters = chunksOf(line.characters).flatMap((chunk) => {
    if (isBlank(chunk[0]!)) return chunk;
    const first = { word: chunk, value: preferenceOf(chunk, line) };
    return candidates.reduce((best, { other, words }) => {
      const beside = words.filter((word) => shared(chunk, word) > 0);
      const word = beside.length === 1 ? beside[0]! : undefined;
      if (!word || shared(chunk, word) < common) return best;
      const value = preferenceOf(word, other);
      return value > Math.max(first.value + surer, best.value) ? { word, value } : best;
    }, first).word;
  });
  return { ...line, characters };
}

const isBlank = ({ text }: Character): boolean => text.trim() === '';

/** Words and the blanks between them. */
function chunksOf(characters: readonly Character[]): readonly (readonly Character[])[] {
  const chunks: Character[][] = [];
  for (const character of characters) {
    const last = chunks.at(-1);
    if (last && isBlank(last[0]!) === isBlank(character)) last.push(character);
    else chunks.push([character]);
  }
  return chunks;
}

/** Words, each as its characters, without the blanks between them. */
export const wordsOf = (characters: readonly Character[]): readonly (readonly Character[])[] => chunksOf(characters).filter(([first]) => !isBlank(first!));

/** The other's characters at their places on this line's image. */
function seenFrom({ area, width }: LineReading, other: LineReading): readonly Character[] {
  const ratio = width / (area.right - area.left);
  const x = (pixels: number): number => (other.area.left - area.left + (pixels * (other.area.right - other.area.left)) / other.width) * ratio;
  return other.characters.map((character) => ({ ...character, from: x(character.from), to: x(character.to) }));
}

/** What two words have in common, as a share of the longer one's breadth. */
function shared(a: readonly Character[], b: readonly Character[]): number {
  const overlap = Math.min(a.at(-1)!.to, b.at(-1)!.to) - Math.max(a[0]!.from, b[0]!.from);
  return Math.max(0, overlap) / Math.max(1, a.at(-1)!.to - a[0]!.from, b.at(-1)!.to - b[0]!.from);
}
