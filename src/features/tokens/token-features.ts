/** Numbers a token carries besides its hashed letters: shape, type, place, and which wordings it matches. */
import { blockFeaturesOf, blockNumbers } from './blocks.js';
import { type Token, tokenNumbers } from '../contract.js';
import type { PageFrame } from '../frame.js';
import { lexiconClasses, putBits } from '../lexicon/lexicon.js';
import type { Segment } from './segments.js';
import { shapeCount } from './shapes.js';
import type { WordFacts } from './word-facts.js';
import type { Wordings } from '../lexicon/wordings.js';

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
  for (let i = 0; i < tokens.length; i++) {
    const { word: wordAt, box, line } = tokens[i]!;
    const word = frame.page.words[wordAt]!;
    let at = i * tokenNumbers;
    for (const number of facts[i]!.numbers) out[at++] = number; // 6
    for (let bit = 0; bit < shapeCount; bit++) out[at++] = (facts[i]!.shapes >> bit) & 1; // 12
    out[at++] = facts[i]!.legalForm ? 1 : 0;
    out[at++] = Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize)));
    out[at++] = word.bold ? 1 : 0;
    out[at++] = word.confidence;
    out[at++] = word.source === 'text' ? 1 : 0;
    out[at++] = frame.index === 0 ? 1 : 0;
    out[at++] = frame.index === frame.pages - 1 ? 1 : 0;
    const y = (box.y + box.height / 2) / frame.height;
    out[at++] = box.x / frame.width;
    out[at++] = (box.x + box.width) / frame.width;
    out[at++] = y;
    out[at++] = Math.sin(2 * Math.PI * y);
    out[at++] = Math.cos(2 * Math.PI * y);
    out[at++] = frame.leftmost(line) === i ? 1 : 0;
    out[at++] = frame.rightmost(line) === i ? 1 : 0;
    for (let k = i * blockNumbers; k < (i + 1) * blockNumbers; k++) out[at++] = blocks[k]!;
    putBits(out, at, wordings.own[i]!, 1);
    putBits(out, at + lexiconClasses, wordings.left[i]!, wordings.leftNear[i]!);
    putBits(out, at + 2 * lexiconClasses, wordings.above[i]!, wordings.aboveNear[i]!);
  }
  return out;
}

/** Where the lexicon's classes start among a token's numbers: training blanks them now and then, so that unknown wordings are learnt too. */
export const lexiconStart = 6 + shapeCount + 14 + blockNumbers;
export const lexiconNumbers = 3 * lexiconClasses;
if (lexiconStart + lexiconNumbers > tokenNumbers) throw new Error('more token features than numbers a token');
