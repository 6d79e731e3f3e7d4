/** The messages of an ONNX file: opset 17, IR version 8. Field numbers are those of onnx.proto3. */
import { bytesField, type Field, floatField, integerField, message, textField } from './protobuf.js';

export const types = { float32: 1, int8: 3, int32: 6, int64: 7 } as const;
const [opset, irVersion] = [17, 8];

export interface NodeMessage {
  readonly op: string;
  readonly inputs: readonly string[];
  /** '' for those that are not used. */
  readonly outputs: readonly string[];
  /** Whole numbers, lists of them, texts; real numbers are marked, for ONNX distinguishes them. */
  readonly attributes?: Readonly<Record<string, number | readonly number[] | string | Real>>;
  readonly domain?: string;
}

/** An attribute that is a real number. */
export interface Real {
  readonly real: number;
}

export interface ModelParts {
  readonly name: string;
  readonly nodes: readonly Field[];
  /** Tensors with their data. */
  readonly initializers: readonly Field[];
  readonly inputs: readonly Field[];
  readonly outputs: readonly Field[];
}

/** The bytes of a ModelProto. */
export const model = ({ name, nodes, initializers, inputs, outputs }: ModelParts): Buffer =>
  Buffer.concat([
    integerField(1, irVersion),
    textField(2, 'beleg'),
    message(7, [
      ...nodes.map((one) => bytesField(1, one)),
      textField(2, name),
      ...initializers.map((one) => bytesField(5, one)),
      ...inputs.map((one) => bytesField(11, one)),
      ...outputs.map((one) => bytesField(12, one)),
    ]),
    message(8, [textField(1, ''), integerField(2, opset)]),
    message(8, [textField(1, 'com.microsoft'), integerField(2, 1)]),
  ]);

/** A NodeProto, named after its first output. */
export const node = ({ op, inputs, outputs, attributes = {}, domain }: NodeMessage): Field =>
  Buffer.concat([
    ...inputs.map((name) => textField(1, name)),
    ...outputs.map((name) => textField(2, name)),
    textField(3, outputs.find((name) => name !== '')!),
    textField(4, op),
    ...Object.entries(attributes).map(([name, value]) => message(5, [textField(1, name), ...attribute(value)])),
    ...(domain ? [textField(7, domain)] : []),
  ]);

function attribute(value: number | readonly number[] | string | Real): readonly Field[] {
  if (typeof value === 'number') return [integerField(3, value), integerField(20, 2)];
  if (typeof value === 'string') return [textField(4, value), integerField(20, 3)];
  if ('real' in value) return [floatField(2, value.real), integerField(20, 1)];
  return [...value.map((one) => integerField(8, one)), integerField(20, 7)];
}

/** A TensorProto. `type`: one of `types`; `raw`: little-endian, row by row. */
export const tensor = (name: string, shape: readonly number[], type: number, raw: Uint8Array): Field =>
  Buffer.concat([...shape.map((size) => integerField(1, size)), integerField(2, type), textField(8, name), bytesField(9, raw)]);

/** A TensorProto of float32 over the array's own bytes. */
export const floatTensor = (name: string, shape: readonly number[], { buffer, byteOffset, byteLength }: Float32Array): Field =>
  tensor(name, shape, types.float32, Buffer.from(buffer, byteOffset, byteLength));

/** A TensorProto of int64 with one dimension: shapes, axes, sizes. */
export const integerTensor = (name: string, numbers: readonly number[]): Field =>
  tensor(name, [numbers.length], types.int64, Buffer.from(BigInt64Array.from(numbers, BigInt).buffer));

/** An input or output; names in its shape are dynamic axes. */
export function valueInfo(name: string, type: number, shape?: readonly (number | string)[]): Field {
  const axes = shape?.map((size) => message(1, [typeof size === 'string' ? textField(2, size) : integerField(1, size)]));
  const tensorType = [integerField(1, type), ...(axes ? [message(2, axes)] : [])];
  return Buffer.concat([textField(1, name), message(2, [message(1, tensorType)])]);
}
