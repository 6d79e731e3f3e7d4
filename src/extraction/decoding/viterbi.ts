/** The likeliest tags of neighbouring words together (Viterbi): a change of tag between neighbouring words has a cost. */
import type { Token } from '../../features/contract.js';
import { isApart } from '../../features/tokens/token-text.js';
import { likeliest, logOf } from './probabilities.js';

export interface Smoothing {
  /** Tags a word. */
  readonly count: number;
  /** Cost, in log probability, of changing the tag between two neighbouring words; free beyond a wide gap or a line's end. */
  readonly change: (before: Token, after: Token) => number;
  /** In line heights: words further apart are no neighbours. */
  readonly gap: number;
}

/** `probabilities`: those of every tag, word by word (tokens × count). Gives a tag for every word. */
export function smoothTags(tokens: readonly Token[], probabilities: Float32Array, { count, change, gap }: Smoothing): Int32Array {
  const result = new Int32Array(tokens.length);
  /** For every tag of a word, the tag that the word before it then has. */
  const from = new Int32Array(tokens.length * count);
  const scores = new Float64Array(count);
  let first = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (i > 0 && isApart(tokens[i - 1]!, tokens[i]!, gap)) {
      trace(result, from, scores, first, i);
      scores.fill(0);
      first = i;
    }
    const best = likeliest(scores, 0, count);
    const changed = scores[best]! - (i > first ? change(tokens[i - 1]!, tokens[i]!) : 0);
    const at = i * count;
    for (let tag = 0; tag < count; tag++) {
      const stays = scores[tag]! >= changed;
      from[at + tag] = stays ? tag : best;
      scores[tag] = (stays ? scores[tag]! : changed) + logOf(probabilities[at + tag]!);
    }
  }
  trace(result, from, scores, first, tokens.length);
  return result;
}

/** The tags of words first … end − 1, from the last one's likeliest back. */
function trace(result: Int32Array, from: Int32Array, scores: Float64Array, first: number, end: number): void {
  let tag = likeliest(scores, 0, scores.length);
  for (let i = end - 1; i >= first; i--) {
    result[i] = tag;
    tag = from[i * scores.length + tag]!;
  }
}
