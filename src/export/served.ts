/**
 * A network's graph as it is served: the same numbers by fewer and cheaper steps. The biases of how words lie to each other are looked up where attention
 * wants them, padding is a row of their tables instead of a mask that is added everywhere, attention is one step from query, key and value to its answer, what
 * works token by token works on rows (rows.ts).
 * Parameters keep their names and shapes, so that training can go on from an exported file.
 */
import { paddingRelation, relationBuckets } from '../features/contract.js';
import type { Graph } from '../network/graph.js';
import { fuse, type Step } from '../training/fuse.js';
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

export function served(graph: Graph): Served {
  const steps = fuse(graph);
  const layers = steps.filter(({ op }) => op === 'Attention');
  const heads = headsOf(graph, layers);
  const padded = new Float32Array(relationBuckets);
  padded[paddingRelation] = away;
  const nodes: Node[] = [];
  const push: Push = (op, inputs, outputs, attributes = {}, domain) => nodes.push({ op, inputs, outputs, attributes, ...(domain && { domain }) });
  if (layers.length > 0) {
    // One number at a time, head by head: turning whole rows of heads afterwards costs more than twice as much.
    const relations = layers[0]!.inputs[2]!;
    push('Reshape', [relations], ['served/row'], { shape: [0, 1, -1] });
    push('Concat', Array<string>(heads).fill('served/row'), ['served/rows'], { axis: 1 });
    push('Shape', ['served/rows'], ['served/heads'], { start: 0, end: 2 });
    push('Shape', [relations], ['served/square'], { start: 1, end: 3 });
    push('Concat', ['served/heads', 'served/square'], ['served/shape'], { axis: 0 });
  }
  layers.forEach(({ inputs }, at) => {
    push('Add', [inputs[1]!, 'served/padding'], [`served/padded/${at}`]);
    push('Transpose', [`served/padded/${at}`], [`served/columns/${at}`], { perm: [1, 0] });
    push('Shape', [`served/columns/${at}`], [`served/buckets/${at}`], { start: 1 });
    push('Concat', ['served/heads', `served/buckets/${at}`], [`served/pages/${at}`], { axis: 0 });
    push('Expand', [`served/columns/${at}`, `served/pages/${at}`], [`served/tables/${at}`]);
    push('GatherElements', [`served/tables/${at}`, 'served/rows'], [`served/near/${at}`], { axis: 2 });
    push('Reshape', [`served/near/${at}`, 'served/shape'], [`served/bias/${at}`]);
  });
  const rows = rowsOf(graph, push);
  let layer = 0;
  const heard = attentions(steps);
  for (const step of steps) {
    if (heard.covered.has(step)) continue;
    const whole = heard.whole.get(step);
    if (whole) {
      push(
        'MultiHeadAttention',
        [...[whole.query, whole.key, whole.value].map(rows.pages), '', '', `served/bias/${layer++}`],
        [step.output],
        { num_heads: heads, scale: whole.scale },
        'com.microsoft',
      );
      continue;
    }
    const { op, inputs, output, attributes } = step;
    if (op === 'Bag') {
      push('Gather', inputs, [`${output}/rows`], { axis: 0 });
      push('ReduceSum', [`${output}/rows`], [output], { axes: [2], keepdims: 0 });
    } else if (op === 'Dense') rows.dense(inputs, output, Boolean(attributes.relu));
    else if (op === 'Attention') {
      push('Mul', [rows.pages(inputs[0]!), `served/scale/${layer}`], [`${output}/scaled`]);
      push('Add', [`${output}/scaled`, `served/bias/${layer}`], [`${output}/biased`]);
      push('Softmax', [`${output}/biased`], [output], { axis: -1 });
      layer++;
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
  const constants = [
    { name: 'served/padding', shape: [relationBuckets, 1], data: padded },
    ...layers.map(({ attributes }, at) => ({ name: `served/scale/${at}`, shape: [], data: Float32Array.of(attributes.scale as number) })),
  ];
  // What nothing reads any more is left out: onnxruntime warns of it at every start.
  return {
    nodes: nodes.filter(({ op, outputs }) => op !== 'Constant' || outputs.some((name) => used.has(name))),
    constants: constants.filter(({ name }) => used.has(name)),
  };
}

interface Whole {
  readonly query: string;
  readonly key: string;
  readonly value: string;
  readonly scale: number;
}

/** The steps from query, key and value to the heads' joined answers, by the last of them: one operation does them all. */
function attentions(steps: readonly Step[]): { readonly whole: ReadonlyMap<Step, Whole>; readonly covered: ReadonlySet<Step> } {
  const makers = new Map(steps.map((step) => [step.output, step]));
  const whole = new Map<Step, Whole>();
  const covered = new Set<Step>();
  const from = (step: Step | undefined, at: number, op: Step['op']): Step | undefined => {
    const maker = step && makers.get(step.inputs[at]!);
    return maker?.op === op ? maker : undefined;
  };
  for (const joined of steps) {
    if (joined.op !== 'Reshape') continue;
    const turned = from(joined, 0, 'Transpose');
    const mixed = from(turned, 0, 'MatMul');
    const attention = from(mixed, 0, 'Attention');
    const scores = from(attention, 0, 'MatMul');
    if (!turned || !mixed || !attention || !scores) continue;
    const split = [from(scores, 0, 'Transpose'), from(scores, 1, 'Transpose'), from(mixed, 1, 'Transpose')];
    const laid = split.map((step) => from(step, 0, 'Reshape'));
    if (laid.some((step) => step === undefined)) continue;
    const [query, key, value] = laid.map((step) => step!.inputs[0]!) as [string, string, string];
    whole.set(joined, { query, key, value, scale: attention.attributes.scale as number });
    for (const step of [turned, mixed, attention, scores, ...split, ...laid]) covered.add(step!);
  }
  return { whole, covered };
}

function headsOf(graph: Graph, layers: readonly Step[]): number {
  const table = layers[0] && graph.parameters.find(({ name }) => name === layers[0]!.inputs[1]);
  return table?.shape[1] ?? 0;
}
