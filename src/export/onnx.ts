/** Writes a network as an ONNX file: weights as initializers, page sizes as dynamic axes. */
import type { Graph, Weights } from '../network/graph.js';
import { sizeOf } from '../network/weights.js';
import { floatTensor, integerTensor, model, node, tensor, types, valueInfo } from '../onnx/model.js';
import type { Field } from '../onnx/protobuf.js';
import type { Node } from './node.js';
import { served } from './served.js';

/**
 * The serving graph as a file of ONNX, with the weights inside. Throws Error where a parameter has no weights or not as many as its shape, which is a bug of
 * the caller.
 */
export function toOnnx(graph: Graph, weights: Weights): Buffer {
  const lean = served(graph);
  const constants: Field[] = lean.constants.map(({ name, shape, data }) => floatTensor(name, shape, data));
  const nodes = lean.nodes.filter(({ op }) => op !== 'Constant').map((one) => nodeOf(one, constants));
  for (const { op, outputs, attributes } of lean.nodes)
    if (op === 'Constant') constants.push(tensor(outputs[0]!, [], types.float32, Buffer.from(Float32Array.of(attributes.value as number).buffer)));
  const initializers = graph.parameters.map(({ name, shape }) => {
    const data = weights.get(name);
    if (data?.length !== sizeOf(shape)) throw new Error(`${graph.name}: parameter ${name} has ${data?.length ?? 'no'} numbers instead of ${sizeOf(shape)}`);
    return floatTensor(name, shape, data);
  });
  return model({
    name: graph.name,
    nodes,
    initializers: [...initializers, ...constants],
    inputs: graph.inputs.map(({ name, type, shape }) => valueInfo(name, types[type], shape)),
    outputs: graph.outputs.map((name) => valueInfo(name, types.float32)),
  });
}

/** Attributes that are tensors in ONNX 17 go to `constants`. */
function nodeOf({ op, inputs, outputs, attributes, domain }: Node, constants: Field[]): Field {
  const moved = op === 'Reshape' ? 'shape' : op === 'ReduceSum' ? 'axes' : '';
  const numbers = attributes[moved] as readonly number[] | undefined;
  const aside = numbers ? [`${outputs[0]!}/${moved}`] : [];
  if (numbers) constants.push(integerTensor(aside[0]!, numbers));
  const rest = Object.entries(attributes).filter(([name]) => name !== moved);
  return node({ op, inputs: [...inputs, ...aside], outputs, attributes: Object.fromEntries(rest.map(real)), ...(domain && { domain }) });
}

const reals = new Set(['epsilon', 'scale']);
const real = ([name, value]: readonly [string, number | readonly number[]]) => [name, reals.has(name) ? { real: value as number } : value] as const;
