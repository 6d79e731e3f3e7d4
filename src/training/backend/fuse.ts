/** Finds chains of operations that one fused kernel computes (fused-kernels.ts) and replaces them by one step. */
import type { Graph, Operation } from '../../network/graph.js';

export interface Step {
  readonly op: Operation['op'] | 'Bag' | 'Dense' | 'Attention';
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes: Operation['attributes'];
}

type Match = { readonly step: Step; readonly covers: readonly Operation[] };

/**
 * The graph's operations in their order, with Bag (sum of gathered embeddings), Dense (product, bias, ReLU) and Attention in place of chains whose inner
 * results nothing else uses.
 */
export function fuse(graph: Graph): readonly Step[] {
  const makers = new Map(graph.operations.map((operation) => [operation.output, operation]));
  const uses = new Map<string, number>();
  for (const name of [...graph.operations.flatMap((operation) => operation.inputs), ...graph.outputs]) uses.set(name, (uses.get(name) ?? 0) + 1);
  const parameters = new Set(graph.parameters.map((parameter) => parameter.name));
  const ranks = new Map(graph.parameters.map((parameter) => [parameter.name, parameter.shape.length]));
  /** The operation that computes `name`, if it is of this kind and its output has no other use. */
  const only = (name: string | undefined, op: Operation['op']): Operation | undefined => {
    const maker = name === undefined ? undefined : makers.get(name);
    return maker?.op === op && uses.get(maker.output) === 1 ? maker : undefined;
  };

  const bag = (last: Operation): Match | undefined => {
    const gather = last.op === 'ReduceSum' ? only(last.inputs[0], 'Gather') : undefined;
    return gather && parameters.has(gather.inputs[0]!)
      ? { step: { op: 'Bag', inputs: gather.inputs, output: last.output, attributes: {} }, covers: [gather] }
      : undefined;
  };
  const linear = (add: Operation | undefined): Operation | undefined => {
    const product = add?.op === 'Add' && parameters.has(add.inputs[1]!) ? only(add.inputs[0], 'MatMul') : undefined;
    return product && ranks.get(product.inputs[1]!) === 2 ? product : undefined;
  };
  const dense = (last: Operation): Match | undefined => {
    const add = last.op === 'Relu' ? only(last.inputs[0], 'Add') : last;
    const product = linear(add);
    if (!add || !product) return undefined;
    const inputs = [...product.inputs, add.inputs[1]!];
    return {
      step: { op: 'Dense', inputs, output: last.output, attributes: { relu: last === add ? 0 : 1 } },
      covers: last === add ? [product] : [product, add],
    };
  };
  /** A split into heads: [B, N, width] → [B, N, heads, width / heads], transposed. */
  const byHeads = (name: string | undefined): readonly [Operation, Operation] | undefined => {
    const turned = only(name, 'Transpose');
    const split = only(turned?.inputs[0], 'Reshape');
    return turned && split && [turned, split];
  };
  const attention = (last: Operation): Match | undefined => {
    const joined = last.op === 'Reshape' ? only(last.inputs[0], 'Transpose') : undefined;
    const mixed = only(joined?.inputs[0], 'MatMul');
    const softmax = only(mixed?.inputs[0], 'Softmax');
    const masked = only(softmax?.inputs[0], 'Add');
    const biased = only(masked?.inputs[0], 'Add');
    const scaled = only(biased?.inputs[0], 'Mul');
    const product = only(scaled?.inputs[0], 'MatMul');
    const near = only(biased?.inputs[1], 'Transpose');
    const gather = only(near?.inputs[0], 'Gather');
    const scale = scaled && makers.get(scaled.inputs[1]!);
    const [query, key, value] = [byHeads(product?.inputs[0]), byHeads(product?.inputs[1]), byHeads(mixed?.inputs[1])];
    if (!joined || !mixed || !softmax || !masked || !biased || !scaled || !product || !near || !gather || !query || !key || !value) return undefined;
    if (scale?.op !== 'Constant') return undefined;
    const inputs = [...[query, key, value].map(([, split]) => split.inputs[0]!), ...gather.inputs, masked.inputs[1]!];
    return {
      step: { op: 'Attention', inputs, output: last.output, attributes: { scale: scale.attributes.value! } },
      covers: [joined, mixed, softmax, masked, biased, scaled, product, near, gather, ...query, ...key, ...value],
    };
  };

  const covered = new Set<Operation>();
  const steps: Step[] = [];
  for (const operation of [...graph.operations].reverse()) {
    if (covered.has(operation)) continue;
    const match = bag(operation) ?? dense(operation) ?? attention(operation);
    for (const part of match?.covers ?? []) covered.add(part);
    steps.push(match?.step ?? operation);
  }
  return steps.reverse();
}
