/** The likeliest tags of neighbouring words together (Viterbi): a name or a description is one piece, whatever a single word looks like. */
import type { Token } from '../features/contract.js';

export interface Smoothing {
  /** Tags a word. */
  readonly count: number;
  /** Cost, in log probability, of changing the tag between neighbouring words; free beyond a wide gap or a line's end. */
  readonly change: number;
  /** In line heights: words further apart are no neighbours. */
  readonly gap: number;
}

export const isApart = (a: Token, b: Token, gap: number): boolean => a.line !== b.line || b.box.x - a.box.x - a.box.width > gap * b.box.height;

/** `probabilities`: those of every tag, word by word (tokens × count). Gives a tag for every word. */
export function smoothTags(tokens: readonly Token[], probabilities: Float32Array, { count, change, gap }: Smoothing): Int32Array {
  const result = new Int32Array(tokens.length);
  let scores = new Float64Array(count);
  let back: Int32Array[] = [];
  const logOf = (token: number, tag: number) => Math.log(Math.max(1e-6, probabilities[token * count + tag]!));
  const close = (end: number) => {
    let tag = scores.indexOf(Math.max(...scores));
    for (let i = back.length - 1; i >= 0; i--) {
      result[end - (back.length - i)] = tag;
      tag = back[i]![tag]!;
    }
    scores = new Float64Array(count);
    back = [];
  };
  tokens.forEach((token, i) => {
    if (i > 0 && isApart(tokens[i - 1]!, token, gap)) close(i);
    let best = 0;
    for (let tag = 1; tag < count; tag++) if (scores[tag]! > scores[best]!) best = tag;
    const from = new Int32Array(count);
    const next = new Float64Array(count);
    for (let tag = 0; tag < count; tag++) {
      const stays = scores[tag]! >= scores[best]! - change;
      from[tag] = stays ? tag : best;
      next[tag] = (stays ? scores[tag]! : scores[best]! - change) + logOf(i, tag);
    }
    back.push(from);
    scores = next;
  });
  close(tokens.length);
  return result;
}
