/** The attention weights of all heads: by the vector routines where rows are whole vectors, by plain loops otherwise. */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import { type AttentionSizes, attend, attendGradient } from './attention-loops.js';
import { address, floats, integers, routinesOf, type WasmBackend } from './heap.js';

const sizes = (weights: TensorInfo): AttentionSizes => ({ batch: weights.shape[0]!, heads: weights.shape[1]!, tokens: weights.shape[2]! });

export function attentionWeights(
  backend: WasmBackend,
  scores: TensorInfo,
  table: TensorInfo,
  relations: TensorInfo,
  mask: TensorInfo,
  scale: number,
): TensorInfo {
  const out = backend.makeOutput(scores.shape, 'float32');
  const { batch, heads, tokens } = sizes(scores);
  if (tokens % 4 !== 0) {
    const [from, biases, near, masks, to] = [
      floats(backend, scores),
      floats(backend, table),
      integers(backend, relations),
      floats(backend, mask),
      floats(backend, out),
    ];
    attend({ batch, heads, tokens }, scale, from, biases, near, masks, to);
    return out;
  }
  const buckets = table.shape[0]!;
  const column = backend.makeOutput([buckets], 'float32');
  const [biases, ofHead] = [floats(backend, table), floats(backend, column)];
  const [S, C, R, M, O] = [scores, column, relations, mask, out].map((tensor) => address(backend, tensor)) as [number, number, number, number, number];
  for (let head = 0; head < heads; head++) {
    for (let bucket = 0; bucket < buckets; bucket++) ofHead[bucket] = biases[bucket * heads + head]!;
    for (let page = 0; page < batch; page++) {
      const at = (page * heads + head) * tokens * tokens * 4;
      routinesOf(backend).attend!(S + at, C, R + page * tokens * tokens * 4, M + page * tokens * 4, O + at, tokens, tokens * 4, scale);
    }
  }
  backend.disposeData(column.dataId);
  return out;
}

/** Gradients of the scores and of the table. */
export function attentionGradient(
  backend: WasmBackend,
  weights: TensorInfo,
  dWeights: TensorInfo,
  relations: TensorInfo,
  table: TensorInfo,
  scale: number,
): TensorInfo[] {
  const [dScores, dTable] = [backend.makeOutput(weights.shape, 'float32'), backend.makeOutput(table.shape, 'float32')];
  const { batch, heads, tokens } = sizes(weights);
  if (tokens % 4 !== 0) {
    const [from, given, near] = [floats(backend, weights), floats(backend, dWeights), integers(backend, relations)];
    attendGradient({ batch, heads, tokens }, scale, from, given, near, floats(backend, dScores), floats(backend, dTable));
    return [dScores, dTable];
  }
  const buckets = table.shape[0]!;
  const column = backend.makeOutput([buckets], 'float32');
  const [sums, ofHead] = [floats(backend, dTable), floats(backend, column)];
  const [W, G, R, S, C] = [weights, dWeights, relations, dScores, column].map((tensor) => address(backend, tensor)) as [number, number, number, number, number];
  for (let head = 0; head < heads; head++) {
    ofHead.fill(0);
    for (let page = 0; page < batch; page++) {
      const at = (page * heads + head) * tokens * tokens * 4;
      routinesOf(backend).attendGradient!(W + at, G + at, R + page * tokens * tokens * 4, S + at, C, tokens, tokens * 4, scale);
    }
    for (let bucket = 0; bucket < buckets; bucket++) sums[bucket * heads + head] = ofHead[bucket]!;
  }
  backend.disposeData(column.dataId);
  return [dScores, dTable];
}
