/**
 * Attention of all heads in one pass: softmax(scale · q kᵀ + bias by relation + mask) · v, and its gradient. Rows are processed in blocks whose
 * scores fit the L2 cache (as in FlashAttention, Dao et al. 2022); only the attention weights are kept for the backward pass. Heads lie side by side
 * in q, k, v and the result [B, N, width] and are read in place.
 */
import type { TensorInfo } from '@tensorflow/tfjs-core';
import { address, floats, routinesOf, type WasmBackend } from './heap.js';
import { type Matrix, matrix, multiplyInto, multiplyPacked, pack } from './matrix.js';

export interface AttentionInputs {
  readonly query: TensorInfo;
  readonly key: TensorInfo;
  readonly value: TensorInfo;
  /** Bias by relation and head [relations, heads]. */
  readonly table: TensorInfo;
  /** Relation of each pair of tokens [B, N, N]. */
  readonly relations: TensorInfo;
  /** Added to the scores of a key [B, 1, 1, N]. */
  readonly mask: TensorInfo;
}

/** Rows a block. */
const blockRows = 64;

/** The result [B, N, width] and the attention weights [B, heads, N, N]. N is a multiple of 4: batches are padded to 16. */
export function attention(backend: WasmBackend, { query, key, value, table, relations, mask }: AttentionInputs, scale: number): [TensorInfo, TensorInfo] {
  const shape = shapeOf(query, table);
  const { batch, tokens, heads, width, headWidth } = shape;
  const [out, weights] = [backend.makeOutput(query.shape, 'float32'), backend.makeOutput([batch, heads, tokens, tokens], 'float32')];
  return withScratch(backend, [heads * shape.buckets, tokens * width, tokens * width], ([biases, keys, values]) => {
    biasesByHead(backend, table, biases!);
    const [Q, K, V, O, W, R, M] = [query, key, value, out, weights, relations, mask].map((tensor) => address(backend, tensor)) as Addresses<7>;
    const run = routinesOf(backend);
    for (let page = 0; page < batch; page++) {
      const packed = Array.from({ length: heads }, (_, head) => ({
        keys: pack(backend, turned(headOf(shape, K, page, head)), { k: headWidth, n: tokens }, keys! + head * headWidth * tokens * 4),
        values: pack(backend, headOf(shape, V, page, head), { k: tokens, n: headWidth }, values! + head * headWidth * tokens * 4),
      }));
      forBlocks(tokens, (row, rows) => {
        for (const [head, of] of packed.entries()) {
          const scores = matrix(W + ((page * heads + head) * tokens + row) * tokens * 4, tokens);
          multiplyPacked(backend, headOf(shape, Q, page, head, row), of.keys, scores, rows, false);
          const [near, masks] = [R + (page * tokens + row) * tokens * 4, M + page * tokens * 4];
          run.attend!(scores.at, biases! + head * shape.buckets * 4, near, masks, scores.at, rows, tokens * 4, scale);
          multiplyPacked(backend, scores, of.values, headOf(shape, O, page, head, row), rows, false);
        }
      });
    }
    return [out, weights];
  });
}

/** Gradients of query, key, value and table, given the result's. */
export function attentionGradient(
  backend: WasmBackend,
  { query, key, value, table, relations }: Omit<AttentionInputs, 'mask'>,
  weights: TensorInfo,
  dOut: TensorInfo,
  scale: number,
): TensorInfo[] {
  const shape = shapeOf(query, table);
  const { batch, tokens, heads, width, headWidth, buckets } = shape;
  const gradients = [query, key, value, table].map((like) => backend.makeOutput(like.shape, 'float32'));
  return withScratch(backend, [heads * buckets, tokens * width, tokens * width, blockRows * tokens], ([dBiases, keys, values, block]) => {
    floatsAt(backend, dBiases!, heads * buckets).fill(0);
    const [Q, K, V, W, G, R, dQ, dK, dV] = [query, key, value, weights, dOut, relations, ...gradients].map((tensor) =>
      address(backend, tensor),
    ) as Addresses<9>;
    const run = routinesOf(backend);
    for (let page = 0; page < batch; page++) {
      const packed = Array.from({ length: heads }, (_, head) => ({
        keys: pack(backend, headOf(shape, K, page, head), { k: tokens, n: headWidth }, keys! + head * headWidth * tokens * 4),
        values: pack(backend, turned(headOf(shape, V, page, head)), { k: headWidth, n: tokens }, values! + head * headWidth * tokens * 4),
      }));
      forBlocks(tokens, (row, rows) => {
        for (const [head, of] of packed.entries()) {
          const [seen, dScores] = [matrix(W + ((page * heads + head) * tokens + row) * tokens * 4, tokens), matrix(block!, tokens)];
          const given = headOf(shape, G, page, head, row);
          const onto = { m: tokens, k: rows, n: headWidth };
          multiplyPacked(backend, given, of.values, dScores, rows, false);
          multiplyInto(backend, turned(seen), given, headOf(shape, dV, page, head), onto, row > 0);
          const near = R + (page * tokens + row) * tokens * 4;
          run.attendGradient!(seen.at, dScores.at, near, dScores.at, dBiases! + head * buckets * 4, rows, tokens * 4, scale);
          multiplyPacked(backend, dScores, of.keys, headOf(shape, dQ, page, head, row), rows, false);
          multiplyInto(backend, turned(dScores), headOf(shape, Q, page, head, row), headOf(shape, dK, page, head), onto, row > 0);
        }
      });
    }
    const [dTable, sums] = [floats(backend, gradients[3]!), floatsAt(backend, dBiases!, heads * buckets)];
    for (let head = 0; head < heads; head++) for (let bucket = 0; bucket < buckets; bucket++) dTable[bucket * heads + head] = sums[head * buckets + bucket]!;
    return gradients;
  });
}

type Addresses<N extends number> = number[] & { length: N };
type Shape = ReturnType<typeof shapeOf>;

function shapeOf(query: TensorInfo, table: TensorInfo) {
  const [batch, tokens, width] = query.shape as [number, number, number];
  const [buckets, heads] = table.shape as [number, number];
  if (tokens % 4 !== 0) throw new Error(`attention: ${tokens} tokens; batches are padded to a multiple of 4`);
  return { batch, tokens, width, buckets, heads, headWidth: width / heads };
}

/** One head's columns of one page, from a row on. */
const headOf = ({ tokens, width, headWidth }: Shape, at: number, page: number, head: number, row = 0): Matrix =>
  matrix(at + ((page * tokens + row) * width + head * headWidth) * 4, width);

const turned = ({ at, row, column }: Matrix): Matrix => ({ at, row: column, column: row });

function forBlocks(rows: number, work: (row: number, rows: number) => void): void {
  for (let row = 0; row < rows; row += blockRows) work(row, Math.min(blockRows, rows - row));
}

/** The table, column by column. */
function biasesByHead(backend: WasmBackend, table: TensorInfo, at: number): void {
  const [buckets, heads] = table.shape as [number, number];
  const [from, to] = [floats(backend, table), floatsAt(backend, at, buckets * heads)];
  for (let head = 0; head < heads; head++) for (let bucket = 0; bucket < buckets; bucket++) to[head * buckets + bucket] = from[bucket * heads + head]!;
}

const floatsAt = (backend: WasmBackend, at: number, size: number): Float32Array => backend.wasm.HEAPF32.subarray(at / 4, at / 4 + size);

/** Allocates arrays of these sizes (in floats) while `work` runs. */
function withScratch<T>(backend: WasmBackend, sizes: readonly number[], work: (addresses: readonly number[]) => T): T {
  const made = sizes.map((size) => backend.makeOutput([size], 'float32'));
  const result = work(made.map((tensor) => address(backend, tensor)));
  for (const { dataId } of made) backend.disposeData(dataId);
  return result;
}
