/** Rows of scores and probabilities, `width` classes each. */

/** Softmax of each row, in place; gives the same array. */
export function softmaxRows(values: Float32Array, width: number): Float32Array {
  for (let at = 0; at < values.length; at += width) {
    let max = -Infinity;
    for (let i = 0; i < width; i++) max = Math.max(max, values[at + i]!);
    let sum = 0;
    for (let i = 0; i < width; i++) sum += values[at + i] = Math.exp(values[at + i]! - max);
    for (let i = 0; i < width; i++) values[at + i]! /= sum;
  }
  return values;
}

/** Probabilities in rows of `width` classes, with terms added to their logarithms. */
export function reweighed(probabilities: Float32Array, terms: Float32Array, width: number): Float32Array {
  const result = new Float32Array(probabilities.length);
  for (let at = 0; at < result.length; at += width) {
    const most = Math.max(...terms.subarray(at, at + width));
    let sum = 0;
    for (let t = at; t < at + width; t++) sum += result[t] = probabilities[t]! * Math.exp(terms[t]! - most);
    for (let t = at; t < at + width; t++) result[t] = sum > 0 ? result[t]! / sum : probabilities[t]!;
  }
  return result;
}

/** Floor of probabilities. */
const least = 1e-6;
const logOfLeast = Math.log(least);

/** Natural logarithm, of 1e-6 where the probability is less: most are, for which none is computed. */
export const logOf = (probability: number): number => (probability > least ? Math.log(probability) : logOfLeast);

/** The class with the highest score of a row of `width` classes, the first of equals. */
export function likeliest(scores: Float32Array | Float64Array, row: number, width: number): number {
  let best = row * width;
  for (let at = best + 1; at < (row + 1) * width; at++) if (scores[at]! > scores[best]!) best = at;
  return best - row * width;
}
