/**
 * The details network: scores of every candidate for each detail against "none", contact tags of every token, document type of the page
 * (extraction research, 1.3).
 */
import { candidateNumbers } from '../features/contract.js';
import { builder } from './build.js';
import { type DetailsConfig, detailColumns, tagNames } from './config.js';
import type { Graph } from './graph.js';
import { trunk } from './trunk.js';

/**
 * Inputs are those of `batchOf` for 'details'. Outputs: scores [B, C, columns], 0 is as likely as none; tags [B, N, tagNames]; document [B, documents]; for
 * few labels (learn-custom.ts) the states u [B, C, width] and page [B, 1, width].
 */
export function detailsNetwork(config: DetailsConfig): Graph {
  const { width } = config;
  const columns = detailColumns().length + config.custom;
  const build = builder('details');
  const states = trunk(build, config);
  const pool = build.input('pool', 'float32', ['B', 'C', 'N']);
  const first = build.input('first', 'float32', ['B', 'C', 'N']);
  const numbers = build.input('candidates', 'float32', ['B', 'C', candidateNumbers]);
  const tokenMean = build.input('tokenmean', 'float32', ['B', 1, 'N']);

  const page = build.op('MatMul', [tokenMean, states], {}, 'page');
  const span = build.op('Concat', [build.op('MatMul', [pool, states]), build.op('MatMul', [first, states]), numbers], { axis: -1 });
  const u = build.op('Relu', [build.dense('head/candidate', span, 2 * width + candidateNumbers, width)], {}, 'u');
  const none = build.dense('head/none', page, width, columns);
  build.op('Sub', [build.dense('head/detail', u, width, columns), none], {}, 'scores');
  build.dense('head/tags', states, width, tagNames.length, 'tags');
  const summary = build.op('Relu', [build.dense('head/summary', page, width, width)]);
  build.dense('head/document', build.op('Reshape', [summary], { shape: [0, width] }), width, config.documents, 'document');
  return build.finish(['scores', 'tags', 'document', 'u', 'page']);
}
