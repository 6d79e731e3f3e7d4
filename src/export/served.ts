/**
 * A network's graph for serving: equal outputs in fewer and cheaper steps. Relation biases are gathered in the layout that attention needs, padding
 * is a row of their tables instead of an added mask, attention is one fused operation, token-wise operations work on matrices (rows.ts). Parameters
 * keep their names and shapes, so that an exported file can be trained further.
 */
import { paddingRelation, relationBuckets } from '../features/contract.js';
import type { Graph } from '../network/graph.js';
import { fuse, type Step } from '../training/backend/fuse.js';
import type { Node, Push } from './node.js';
import { rowsOf } from './rows.js';

export interface Constant {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array;
}
export interface Served {
  readonly nodes: readonly Node[];
  readonly constants: readonly Constant[];
}

const away = -1e9;

/** The graph as served: attention and dense layers as operators of onnxruntime, on rows of tokens. */
export function served(graph: Graph): Served {
  const steps = fuse(graph);
  const layers = steps.filter(({ op }) => op === 'Attention');
  const heads = headsOf(graph, layers);
  const padded = new Float32Array(relationBuckets);
  padded[paddingRelation] = away;
  const nodes: Node[] = [];
  const push: Push = (op, inputs, outputs, attributes = {}, domain) => nodes.push({ op, inputs, outputs, attributes, ...(domain && { domain }) });
  if (layers.length > 0) {
    // One number at a time, by head: transposing rows of all heads afterwards costs more than twice as much.
    const relations = layers[0]!.inputs[4]!;
    push('Reshape', [relations], ['served/row'], { shape: [0, 1, -1] });
    push('Concat', Array<string>(heads).fill('served/row'), ['served/rows'], { axis: 1 });
    push('Shape', ['served/rows'], ['served/heads'], { start: 0, end: 2 });
    push('Shape', [relations], ['served/square'], { start: 1, end: 3 });
    push('Concat', ['served/heads', 'served/square'], ['served/shape'], { axis: 0 });
  }
  layers.forEach(({ inputs }, at) => {
    push('Add', [inputs[3]!, 'served/padding'], [`served/padded/${at}`]);
    push('Transpose', [`served/padded/${at}`], [`served/columns/${at}`], { perm: [1, 0] });
    push('Shape', [`served/columns/${at}`], [`served/buckets/${at}`], { start: 1 });
    push('Concat', ['served/heads', `served/buckets/${at}`], [`served/pages/${at}`], { axis: 0 });
    push('Expand', [`served/columns/${at}`, `served/pages/${at}`], [`served/tables/${at}`]);
    push('GatherElements', [`served/tables/${at}`, 'served/rows'], [`served/near/${at}`], { axis: 2 });
    push('Reshape', [`served/near/${at}`, 'served/shape'], [`served/bias/${at}`]);
  });
  const rows = rowsOf(graph, push);
  let layer = 0;
  for (const { op, inputs, output, attributes } of steps) {
    if (op === 'Bag') {
      push('Gather', inputs, [`${output}/rows`], { axis: 0 });
      push('ReduceSum', [`${output}/rows`], [output], { axes: [2], keepdims: 0 });
    } else if (op === 'Dense') rows.dense(inputs, output, Boolean(attributes.relu));
    else if (op === 'Attention') {
      const attended = [...inputs.slice(0, 3).map(rows.pages), '', '', `served/bias/${layer++}`];
      push('MultiHeadAttention', attended, [output], { num_heads: heads, scale: attributes.scale! }, 'com.microsoft');
    } else if (op === 'Add' && rows.each(op, inputs, output, attributes)) continue;
    else if (op === 'LayerNormalization' && rows.each(op, inputs.slice(0, 1), output, attributes, inputs.slice(1))) continue;
    else {
      push(op, inputs.map(rows.pages), [output], attributes);
      const shape = op === 'Reshape' ? (attributes.shape as readonly number[]) : [];
      if (shape.length === 2) rows.matrix(output, shape[1]!);
    }
  }
  for (const name of graph.outputs) rows.pages(name);
  const used = new Set(nodes.flatMap(({ inputs }) => inputs));
  const constants = [{ name: 'served/padding', shape: [relationBuckets, 1], data: padded }];
  // Unused operations are dropped: onnxruntime warns of them at every start.
  return {
    nodes: nodes.filter(({ op, outputs }) => op !== 'Constant' || outputs.some((name) => used.has(name))),
    constants: constants.filter(({ name }) => used.has(name)),
  };
}

function headsOf(graph: Graph, layers: readonly Step[]): number {
  const table = layers[0] && graph.parameters.find(({ name }) => name === layers[0]!.inputs[3]);
  return table?.shape[1] ?? 0;
}
