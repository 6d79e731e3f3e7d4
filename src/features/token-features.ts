/** Numbers a token carries besides its hashed letters: shape, type, place, and which wordings it matches. */
import { blockFeaturesOf, blockNumbers } from './blocks.js';
import { type Token, tokenNumbers } from './contract.js';
import { fold } from './fold.js';
import type { PageFrame } from './frame.js';
import { legalFormWords } from './legal-forms.js';
import { lexiconClasses } from './lexicon.js';
import type { Segment } from './segments.js';
import { shapeCount, shapesOf } from './shapes.js';
import type { Wordings } from './wordings.js';

/** n × tokenNumbers. */
export function tokenFeaturesOf(tokens: readonly Token[], segments: readonly Segment[], wordings: Wordings, frame: PageFrame): Float32Array {
  const out = new Float32Array(tokens.length * tokenNumbers);
  const shapes = Int32Array.from(tokens, ({ text }) => shapesOf(text));
  const blocks = blockFeaturesOf(tokens, segments, shapes, wordings, frame);
  tokens.forEach((token, i) => {
    const word = frame.page.words[token.word]!;
    const { text, box } = token;
    let [digits, letters, uppers] = [0, 0, 0];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code >= 48 && code <= 57) digits++;
      else if (code > 64) {
        letters++;
        if (text[at] !== text[at]!.toLowerCase()) uppers++;
      }
    }
    let at = i * tokenNumbers;
    const put = (value: number) => {
      out[at++] = value;
    };
    const length = Math.max(1, text.length);
    put(digits / length);
    put(letters / length);
    put(letters > 0 ? uppers / letters : 0);
    put(Math.min(1, length / 16));
    put(/^\p{Lu}/u.test(text) ? 1 : 0);
    put(/:$/.test(text) ? 1 : 0);
    for (let bit = 0; bit < shapeCount; bit++) put((shapes[i]! >> bit) & 1); // 12
    put(legalFormWords.has(fold(text).replace(/[^a-z&]/g, '')) ? 1 : 0);
    put(Math.max(-1, Math.min(1, Math.log2(Math.max(1, word.fontSize) / frame.fontSize))));
    put(word.bold ? 1 : 0);
    put(word.confidence);
    put(word.source === 'text' ? 1 : 0);
    put(frame.index === 0 ? 1 : 0);
    put(frame.index === frame.pages - 1 ? 1 : 0);
    const x1 = box.x / frame.width;
    const x2 = (box.x + box.width) / frame.width;
    const y = (box.y + box.height / 2) / frame.height;
    put(x1);
    put(x2);
    put(y);
    put(Math.sin(2 * Math.PI * y));
    put(Math.cos(2 * Math.PI * y));
    put(frame.leftmost(token.line) === i ? 1 : 0);
    put(frame.rightmost(token.line) === i ? 1 : 0);
    out.set(blocks.subarray(i * blockNumbers, (i + 1) * blockNumbers), at);
    at += blockNumbers;
    for (let bit = 0; bit < lexiconClasses; bit++) put((wordings.own[i]! >> bit) & 1);
    for (let bit = 0; bit < lexiconClasses; bit++) put(((wordings.left[i]! >> bit) & 1) * wordings.leftNear[i]!);
    for (let bit = 0; bit < lexiconClasses; bit++) put(((wordings.above[i]! >> bit) & 1) * wordings.aboveNear[i]!);
  });
  return out;
}

/** Where the lexicon's classes start among a token's numbers: training blanks them now and then, so that unknown wordings are learnt too. */
export const lexiconStart = 6 + shapeCount + 14 + blockNumbers;
export const lexiconNumbers = 3 * lexiconClasses;
if (lexiconStart + lexiconNumbers > tokenNumbers) throw new Error('more token features than numbers a token');
