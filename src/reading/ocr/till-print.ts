/** Sheets in till print, which the network of any print reads beside the language's own: that one takes slashed noughts for other digits, and is sure of them. */
import type { Character } from '../../recognition/decode.js';
import type { Area } from '../raster/picture.js';
import { type LineReading, meanProbability } from './word-choice.js';

/** Breadth of all lines in heights of capitals: rolls have at most, pages have more. Lines of a receipt at least. */
const [widest, fewest] = [50, 5];

/** Whether lines are as broad as those of a roll; `ascents` are their heights of capitals. */
export function isRoll(areas: readonly Area[], ascents: readonly number[]): boolean {
  if (areas.length < fewest) return false;
  const breadth = Math.max(...areas.map(({ right }) => right)) - Math.min(...areas.map(({ left }) => left));
  return breadth <= widest * [...ascents].sort((a, b) => a - b)[ascents.length >> 1]!;
}

/** Mean probability from which a line is print; lines with numbers that are needed to tell. */
const [print, numbered] = [0.5, 3];

/** Whether the fitted network is as sure of the numbers as the language's own: it is not of other print, and letters of other languages it does not know. Both line by line. */
export function isTillPrint(usual: readonly LineReading[], fitted: readonly LineReading[]): boolean {
  const gains = usual.flatMap(({ characters }, index) => {
    const [own, other] = [digitsOf(characters), digitsOf(fitted[index]!.characters)];
    return own.length > 0 && other.length > 0 && meanProbability(characters) >= print ? [meanProbability(other) - meanProbability(own)] : [];
  });
  return gains.length >= numbered && gains.reduce((sum, gain) => sum + gain, 0) >= 0;
}

const digitsOf = (characters: readonly Character[]): readonly Character[] => characters.filter(({ text }) => /\d/.test(text));
