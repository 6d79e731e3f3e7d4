/** The line items network: token classification over the columns of the item table, line classification over their roles (extraction research, 1.5). */
import { lineNumbers } from '../features/contract.js';
import { builder } from './build.js';
import { columnNames, type LineItemsConfig, lineRoles } from './config.js';
import type { Graph } from './graph.js';
import { trunk } from './trunk.js';

/** Inputs are those of `batchOf` for 'line-items'. Outputs, as logits: columns [B, N, columns] of every token and roles [B, L, lineRoles] of every line. */
export function lineItemsNetwork(config: LineItemsConfig): Graph {
  const { width } = config;
  const build = builder('line-items');
  const states = trunk(build, config);
  const pooled = ['lines', 'linesprev', 'linesnext'].map((name) => build.op('MatMul', [build.input(name, 'float32', ['B', 'L', 'N']), states]));
  const numbers = build.input('linefeatures', 'float32', ['B', 'L', lineNumbers]);
  const line = build.op('Relu', [build.dense('head/line', build.op('Concat', [...pooled, numbers], { axis: -1 }), 3 * width + lineNumbers, width)]);
  build.dense('head/columns', states, width, columnNames().length + config.custom, 'columns');
  build.dense('head/roles', line, width, lineRoles.length, 'roles');
  return build.finish(['columns', 'roles']);
}
