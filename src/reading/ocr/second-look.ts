/**
 * A second look at a page that was read with little confidence: its text is looked for anew, and where no word stands that is sure, networks trained on photographs read it.
 * Strokes of a pen across words, stamps, folds and handwriting split or hide what segmentation looks for.
 */
import { type Box, centerY, times } from '../../document/box.js';
import { fold } from '../../fold.js';
import type { Character } from '../../recognition/decode.js';
import { sceneText } from '../../recognition/scene-text.js';
import { correctedGstin, isGstin, isWrongGstin } from '../../values/ids/gstin.js';
import type { Placed } from '../order/placed-word.js';
import { scaled, toGrey } from '../raster/image.js';
import type { Area, Picture } from '../raster/picture.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';
import { textBoxes } from '../segmentation/text-boxes.js';
import { alternativesOf } from './word-alternatives.js';
import { confidenceOf, meanProbability, wordsOf } from './word-choice.js';

/** Letter height in pixels at which text is looked for, and pixels of that picture at most. */
const [usualLetter, mostPixels] = [11, 2_500_000];
/** Mean probability of a line from which it is print. */
const print = 0.7;

export interface UprightPage {
  readonly picture: Picture;
  /** Letter height in its pixels. */
  readonly letter: number;
  /** A pixel of it on the page. */
  readonly factor: number;
}

/** The page's words and those that were not seen before; words that are not sure are replaced. Rejects with the signal's reason. */
export async function withSecondLook(words: readonly Placed[], { picture, letter, factor }: UprightPage, signal?: AbortSignal): Promise<readonly Placed[]> {
  const grey = await toGrey(picture);
  const scene = await sceneText();
  const scale = Math.min(1, usualLetter / letter, Math.sqrt(mostPixels / (grey.width * grey.height)));
  const lines = textBoxes(await scene.find(await scaled(grey, scale))).map((box) => times(box, factor / scale));
  const open = lines.filter((line) => isOpen(line, words, letter * factor));
  const images = open.map((line) => normaliseLine(grey, areaOf(times(line, 1 / factor)), scene.height));
  const read = await scene.read(images, signal);
  const seen = open.flatMap((line, index) =>
    meanProbability(read[index]!) < print ? [] : wordsOf(read[index]!).map((word) => seenWord(word, line, line.width / images[index]!.width)),
  );
  return merged(words, seen);
}

const areaOf = ({ x, y, width, height }: Box): Area => ({
  left: Math.round(x),
  top: Math.round(y),
  right: Math.round(x + width),
  bottom: Math.round(y + height),
});

/** Confidence from which a word stays, unless its check digits fail. */
const sure = 0.6;
const isSure = ({ text, confidence }: Placed): boolean => confidence >= sure && !isWrongGstin(text);
/** Shares of a line's height: of its margin, above and below the letters and beside them; of gaps in which no text is missing. Higher in letter heights is no line. */
const [margin, beside, widestGap, highest] = [0.2, 0.3, 0.72, 4];

/** Whether a stretch of the line has no word that is sure. */
function isOpen(line: Box, words: readonly Placed[], letter: number): boolean {
  if (line.height > highest * letter) return false;
  const [start, end] = [line.x + beside * line.height, line.x + line.width - beside * line.height];
  const own = words.filter((word) => isSure(word) && isOnLine(word.box, line)).sort((a, b) => a.box.x - b.box.x);
  let [reached, gap] = [start, 0];
  for (const { box } of own) {
    gap = Math.max(gap, box.x - reached);
    reached = Math.max(reached, box.x + box.width);
  }
  return Math.max(gap, end - reached) > widestGap * line.height;
}

/** The middle of the word lies between the edges of the line. */
function isOnLine(box: Box, line: Box): boolean {
  const share = (centerY(box) - line.y) / line.height;
  return share > margin && share < 1 - margin && box.x < line.x + line.width && box.x + box.width > line.x;
}

/** Pixels of a line image that a sign reaches beyond its column, and capitals in em. */
const [reach, capitals] = [2, 0.72];

/** A word as the other networks read it. */
interface Seen {
  readonly word: Placed;
  readonly probability: number;
  readonly line: Box;
}

function seenWord(characters: readonly Character[], line: Box, pixel: number): Seen {
  const [from, to] = [characters[0]!.from - reach, characters.at(-1)!.to + reach];
  const text = characters.map((character) => character.text).join('');
  const [y, height] = [line.y + margin * line.height, (1 - 2 * margin) * line.height];
  const word: Placed = {
    text: correctedGstin(text) ?? text,
    box: { x: line.x + from * pixel, y, width: (to - from) * pixel, height },
    confidence: confidenceOf(characters),
    baseline: y + height,
    fontSize: height / capitals,
    bold: false,
    source: 'ocr',
    angle: 0,
    alternatives: alternativesOf(characters),
  };
  return { word, probability: meanProbability(characters), line };
}

/** Mean probability of a word where none was, of a lone sign, of a word that takes another's place, and of a number whose check digits hold. */
const [free, lone, instead, checked] = [0.8, 0.95, 0.9, 0.6];
/** What two readings of a word have in common at least, as a share of the narrower one. */
const common = 0.3;
/** Signs of other scripts are misread ones. */
const foreign = /[^\p{Script=Latin}\p{Nd}\p{P}\p{S}]/u;

function merged(words: readonly Placed[], seen: readonly Seen[]): readonly Placed[] {
  const dropped = new Set<Placed>();
  const added: Placed[] = [];
  for (const { word, probability, line } of seen) {
    if (foreign.test(word.text)) continue;
    const isHere = ({ box }: Placed): boolean => isOnLine(box, line) && sharedBreadth(box, word.box) > common * Math.min(box.width, word.box.width);
    const others = words.filter(isHere);
    const isChecked = isGstin(word.text);
    const stays = (other: Placed): boolean => (isChecked ? isSure(other) : other.confidence >= sure) || differsInMarks(other, word);
    if (probability < leastOf(word.text, isChecked, others.length > 0) || others.some(stays) || added.some(isHere)) continue;
    for (const other of others) dropped.add(other);
    added.push(word);
  }
  return [...words.filter((word) => !dropped.has(word)), ...added];
}

/** Probability from which a word is taken; signs alone are not. */
function leastOf(text: string, isChecked: boolean, isInstead: boolean): number {
  const signs = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (signs === 0) return Infinity;
  return isChecked ? checked : Math.max(signs > 1 ? free : lone, isInstead ? instead : 0);
}

/** Whether the letters are the same, with accents or without: the other networks know few. */
const differsInMarks = (one: Placed, other: Placed): boolean => fold(one.text) === fold(other.text);

const sharedBreadth = (a: Box, b: Box): number => Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
