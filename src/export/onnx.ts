/** Writes a network as an ONNX file: opset 17, IR version 8, weights as initializers, sizes of pages as dynamic axes. Field numbers are those of onnx.proto3. */
import type { Graph, Weights } from '../network/graph.js';
import { sizeOf } from '../network/weights.js';
import { bytesField, type Field, floatField, integerField, message, textField } from './protobuf.js';
import type { Node } from './node.js';
import { served } from './served.js';

const types = { float32: 1, int32: 6, int64: 7 } as const;
const [opset, irVersion] = [17, 8];

export function toOnnx(graph: Graph, weights: Weights): Buffer {
  const lean = served(graph);
  const constants: Field[] = lean.constants.map(({ name, shape, data }) =>
    tensor(name, shape, types.float32, Buffer.from(data.buffer, data.byteOffset, data.byteLength)),
  );
  const nodes = lean.nodes.map((one) => node(one, constants));
  const initializers = graph.parameters.map(({ name, shape }) => {
    const data = weights.get(name);
    if (data?.length !== sizeOf(shape)) throw new Error(`${graph.name}: parameter ${name} has ${data?.length ?? 'no'} numbers instead of ${sizeOf(shape)}`);
    return tensor(name, shape, types.float32, Buffer.from(data.buffer, data.byteOffset, data.byteLength));
  });
  const content = [
    ...nodes.filter((one) => one.length > 0).map((one) => bytesField(1, one)),
    textField(2, graph.name),
    ...[...initializers, ...constants].map((one) => bytesField(5, one)),
    ...graph.inputs.map(({ name, type, shape }) => bytesField(11, valueInfo(name, types[type], shape))),
    ...graph.outputs.map((name) => bytesField(12, valueInfo(name, types.float32))),
  ];
  return Buffer.concat([
    integerField(1, irVersion),
    textField(2, 'beleg'),
    message(7, content),
    message(8, [textField(1, ''), integerField(2, opset)]),
    message(8, [textField(1, 'com.microsoft'), integerField(2, 1)]),
  ]);
}

/** What our attributes hold as tensors in ONNX 17 goes to `constants`. */
function node({ op, inputs, outputs, attributes, domain }: Node, constants: Field[]): Buffer {
  const output = outputs[0]!;
  const aside = (name: string, numbers: readonly number[]): string => {
    constants.push(tensor(`${output}/${name}`, [numbers.length], types.int64, Buffer.from(BigInt64Array.from(numbers, BigInt).buffer)));
    return `${output}/${name}`;
  };
  if (op === 'Constant') {
    constants.push(tensor(output, [], types.float32, Buffer.from(Float32Array.of(attributes.value as number).buffer)));
    return Buffer.alloc(0);
  }
  const rest = { ...attributes };
  const all = [...inputs];
  const moved = op === 'Reshape' ? 'shape' : op === 'ReduceSum' ? 'axes' : undefined;
  if (moved && rest[moved] !== undefined) {
    all.push(aside(moved, rest[moved] as readonly number[]));
    delete rest[moved];
  }
  return Buffer.concat([
    ...all.map((name) => textField(1, name)),
    ...outputs.map((name) => textField(2, name)),
    textField(3, output),
    textField(4, op),
    ...Object.entries(rest).map(([name, value]) => message(5, attribute(name, value))),
    ...(domain ? [textField(7, domain)] : []),
  ]);
}

function attribute(name: string, value: number | readonly number[]): readonly Field[] {
  if (typeof value !== 'number') return [textField(1, name), ...value.map((one) => integerField(8, one)), integerField(20, 7)];
  if (name === 'epsilon' || name === 'scale') return [textField(1, name), floatField(2, value), integerField(20, 1)];
  return [textField(1, name), integerField(3, value), integerField(20, 2)];
}

const tensor = (name: string, shape: readonly number[], type: number, raw: Uint8Array): Buffer =>
  Buffer.concat([...shape.map((size) => integerField(1, size)), integerField(2, type), textField(8, name), bytesField(9, raw)]);

function valueInfo(name: string, type: number, shape?: readonly (number | string)[]): Buffer {
  const axes = shape?.map((size) => message(1, [typeof size === 'string' ? textField(2, size) : integerField(1, size)]));
  const tensorType = [integerField(1, type), ...(axes ? [message(2, axes)] : [])];
  return Buffer.concat([textField(1, name), message(2, [message(1, tensorType)])]);
}
