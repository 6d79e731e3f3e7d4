/**
 * The page transformer, equal in shape in both networks: tokens as bags of hashed features and numbers, attention with a learned bias for the
 * relative position of two tokens (extraction research, 1.3). Pre-norm blocks; padding is masked.
 */
import { hashesPerToken, hashRows, relationBuckets, tokenNumbers } from '../features/contract.js';
import type { Builder } from './build.js';
import type { TrunkConfig } from './config.js';

/** Adds the inputs and the layers; returns the name of the tokens' states [B, N, width]. */
export function trunk(build: Builder, config: TrunkConfig): string {
  const { width, layers, heads, ffn, embedding } = config;
  build.trunk(true);
  const ids = build.input('ids', 'int32', ['B', 'N', hashesPerToken]);
  const idScale = build.input('idscale', 'float32', ['B', 'N', 1]);
  const features = build.input('features', 'float32', ['B', 'N', tokenNumbers]);
  const relations = build.input('relations', 'int32', ['B', 'N', 'N']);
  const mask = build.input('mask', 'float32', ['B', 1, 1, 'N']);

  const table = build.parameter('trunk/table', [hashRows, embedding], { init: 'normal', deviation: 0.3, decay: false, paddingRow: true });
  const bag = build.op('Mul', [build.op('ReduceSum', [build.op('Gather', [table, ids], { axis: 0 })], { axes: [2], keepdims: 0 }), idScale]);
  let x = build.dense('trunk/input', build.op('Concat', [bag, features], { axis: -1 }), embedding + tokenNumbers, width);

  const scale = build.constant(1 / Math.sqrt(width / heads));
  for (let layer = 0; layer < layers; layer++) {
    const at = `trunk/${layer}`;
    const seen = build.norm(`${at}/attention-norm`, x, width);
    const split = (part: string, perm: readonly number[]) =>
      build.op('Transpose', [build.op('Reshape', [build.dense(`${at}/${part}`, seen, width, width)], { shape: [0, 0, heads, width / heads] })], { perm });
    const query = split('query', [0, 2, 1, 3]);
    const key = split('key', [0, 2, 3, 1]);
    const value = split('value', [0, 2, 1, 3]);
    const bias = build.parameter(`${at}/relations`, [relationBuckets, heads], { init: 'normal', deviation: 0.02, decay: false });
    const near = build.op('Transpose', [build.op('Gather', [bias, relations], { axis: 0 })], { perm: [0, 3, 1, 2] });
    const scores = build.op('Add', [build.op('Add', [build.op('Mul', [build.op('MatMul', [query, key]), scale]), near]), mask]);
    const mixed = build.op('MatMul', [build.op('Softmax', [scores], { axis: -1 }), value]);
    const joined = build.op('Reshape', [build.op('Transpose', [mixed], { perm: [0, 2, 1, 3] })], { shape: [0, 0, width] });
    x = build.op('Add', [x, build.dense(`${at}/output`, joined, width, width)]);
    const hidden = build.op('Relu', [build.dense(`${at}/expand`, build.norm(`${at}/feed-norm`, x, width), width, ffn)]);
    x = build.op('Add', [x, build.dense(`${at}/contract`, hidden, ffn, width)]);
  }
  const states = build.norm('trunk/norm', x, width);
  build.trunk(false);
  return states;
}
