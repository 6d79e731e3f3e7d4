/** Features of a token besides its hashed letters: shape, type, place, paragraph, which key phrases it matches, and whether lists of places and names have it. */
import { gazetteerClasses } from '../../gazetteer/gazetteer.js';
import { tokenNumbers, type Token } from '../contract.js';
import type { PageFrame } from '../frame.js';
import { layoutOf } from '../layout.js';
import { lexiconClasses, putBits } from '../lexicon/lexicon.js';
import type { Wordings } from '../lexicon/wordings.js';
import { blockFeaturesOf, blockLayout } from './blocks.js';
import { gazetteerBits } from './listed-names.js';
import type { Segment } from './segments.js';
import { shapeNames } from '../words/shapes.js';
import { type WordFacts, wordNumberNames } from '../words/word-facts.js';

export const tokenLayout = layoutOf(
  {
    word: wordNumberNames,
    shape: shapeNames,
    legalForm: 1,
    fontSize: 1,
    bold: 1,
    confidence: 1,
    textLayer: 1,
    firstPage: 1,
    lastPage: 1,
    left: 1,
    right: 1,
    middle: 1,
    middleSine: 1,
    middleCosine: 1,
    firstOfLine: 1,
    lastOfLine: 1,
    block: blockLayout.names,
    // The classes of the key phrase that the token is part of, of the nearest one on its left, of the nearest one above.
    own: lexiconClasses,
    phraseLeft: lexiconClasses,
    phraseAbove: lexiconClasses,
    listed: gazetteerClasses,
  },
  tokenNumbers,
);
const { at } = tokenLayout;

/** Range of a token's lexicon and gazetteer features. Training drops them at random, so that unknown wordings and names are learnt too. */
export const tokenLexicon = { start: at.own, end: at.listed + gazetteerClasses.length } as const;

/** n × tokenNumbers. */
export function tokenFeaturesOf(
  tokens: readonly Token[],
  facts: readonly WordFacts[],
  segments: readonly Segment[],
  wordings: Wordings,
  frame: PageFrame,
): Float32Array {
  const out = new Float32Array(tokens.length * tokenNumbers);
  const blocks = blockFeaturesOf(tokens, segments, facts, wordings, frame);
  const listed = gazetteerBits(tokens);
  for (let i = 0; i < tokens.length; i++) {
    const { word: wordAt, box, line } = tokens[i]!;
    const word = frame.page.words[wordAt]!;
    const row = i * tokenNumbers;
    const { numbers } = facts[i]!;
    for (let k = 0; k < numbers.length; k++) out[row + at.word + k] = numbers[k]!;
    putBits(out, row + at.shape, facts[i]!.shapes, 1);
    out[row + at.legalForm] = facts[i]!.legalForm ? 1 : 0;
    out[row + at.fontSize] = frame.relativeSize(word.fontSize);
    out[row + at.bold] = word.bold ? 1 : 0;
    out[row + at.confidence] = word.confidence;
    out[row + at.textLayer] = word.source === 'text' ? 1 : 0;
    out[row + at.firstPage] = frame.index === 0 ? 1 : 0;
    out[row + at.lastPage] = frame.index === frame.pages - 1 ? 1 : 0;
    const y = (box.y + box.height / 2) / frame.height;
    out[row + at.left] = box.x / frame.width;
    out[row + at.right] = (box.x + box.width) / frame.width;
    out[row + at.middle] = y;
    out[row + at.middleSine] = Math.sin(2 * Math.PI * y);
    out[row + at.middleCosine] = Math.cos(2 * Math.PI * y);
    out[row + at.firstOfLine] = frame.leftmost(line) === i ? 1 : 0;
    out[row + at.lastOfLine] = frame.rightmost(line) === i ? 1 : 0;
    for (let k = 0; k < blockLayout.width; k++) out[row + at.block + k] = blocks[i * blockLayout.width + k]!;
    putBits(out, row + at.own, wordings.own[i]!, 1);
    putBits(out, row + at.phraseLeft, wordings.left[i]!, wordings.leftNear[i]!);
    putBits(out, row + at.phraseAbove, wordings.above[i]!, wordings.aboveNear[i]!);
    putBits(out, row + at.listed, listed[i]!, 1);
  }
  return out;
}
