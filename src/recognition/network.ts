/** The layers of language data as an ONNX model. In: "lines" [N, 1, height, W], -1 black … 1 white, and "lengths" [N], columns after pooling. Out: "codes" [T, N, outputs], probabilities. */
import { floatTensor, integerTensor, model, node, tensor, types, valueInfo } from '../onnx/model.js';
import type { Field } from '../onnx/protobuf.js';
import { type LanguageData, type Layer, type Matrix, weightAt } from './language-data.js';

type Lstm = Extract<Layer, { readonly type: 'lstm' }>;
type Dense = Extract<Layer, { readonly type: 'dense' }>;

/** Undefined where the layers are of another order. */
export function toOnnx({ height, layers }: LanguageData): Buffer | undefined {
  const [window, first, pool, ...others] = layers;
  if (window?.type !== 'window' || first?.type !== 'dense' || pool?.type !== 'pool') return undefined;
  const parts = new Parts();
  // max(tanh(x)) = tanh(max(x)): a ninth of the evaluations.
  const largest = parts.push('MaxPool', [convolution(parts, window, first)], {
    kernel_shape: [pool.height, pool.width],
    strides: [pool.height, pool.width],
  });
  const pictures = parts.push('Tanh', [largest]);
  const rows = Math.floor(height / pool.height);
  // [N, channels, H, T] → [H, T, N, channels]
  let at = parts.push('Transpose', [pictures], { perm: [2, 3, 0, 1] });
  for (const layer of others) {
    if (layer.type === 'lstm') at = layer.direction === 'down' ? columnLstm(parts, at, layer, rows) : lineLstm(parts, at, layer);
    else if (layer.type === 'dense') at = softmax(parts, at, layer);
    else return undefined;
  }
  return model({
    name: 'line',
    nodes: parts.nodes,
    initializers: parts.initializers,
    inputs: [valueInfo('lines', types.float32, ['N', 1, height, 'W']), valueInfo('lengths', types.int32, ['N'])],
    outputs: [valueInfo(at, types.float32)],
  });
}

class Parts {
  readonly nodes: Field[] = [];
  readonly initializers: Field[] = [];

  /** Adds an operation; returns the name of its output at index `taken`. */
  push(op: string, inputs: readonly string[], attributes: Parameters<typeof node>[0]['attributes'] = {}, taken = 0, domain?: string): string {
    const name = op === 'Softmax' ? 'codes' : `${op}${this.nodes.length}`;
    this.nodes.push(node({ op, inputs, outputs: [...Array<string>(taken).fill(''), name], attributes, ...(domain && { domain }) }));
    return name;
  }

  floats(shape: readonly number[], data: Float32Array): string {
    const name = `weights${this.initializers.length}`;
    this.initializers.push(floatTensor(name, shape, data));
    return name;
  }

  bytes(shape: readonly number[], data: Int8Array): string {
    const name = `weights${this.initializers.length}`;
    this.initializers.push(tensor(name, shape, types.int8, Buffer.from(data.buffer, data.byteOffset, data.byteLength)));
    return name;
  }

  sizes(...sizes: readonly number[]): string {
    const name = `sizes${this.initializers.length}`;
    this.initializers.push(integerTensor(name, sizes));
    return name;
  }
}

/** The window's pixels are column-major, those of ONNX row-major. */
function convolution(parts: Parts, { width, height }: Extract<Layer, { readonly type: 'window' }>, { weights }: Dense): string {
  const kernel = new Float32Array(weights.rows * width * height);
  for (let out = 0; out < weights.rows; out++)
    for (let x = 0; x < width; x++) for (let y = 0; y < height; y++) kernel[(out * height + y) * width + x] = weightAt(weights, out, x * height + y);
  const [above, before] = [(height - 1) / 2, (width - 1) / 2];
  const shape = [weights.rows, 1, height, width];
  return parts.push('Conv', ['lines', parts.floats(shape, kernel), parts.floats([weights.rows], biasOf(weights))], {
    kernel_shape: [height, width],
    pads: [above, before, above, before],
  });
}

/** An LSTM down each column of each line; its last state stands for the column: [H, T, N, I] → [T, N, hidden]. */
function columnLstm(parts: Parts, input: string, layer: Lstm, rows: number): string {
  const { hidden, inputs } = sizesOf(layer);
  const shape = parts.push('Concat', [parts.push('Shape', [input], { start: 1, end: 3 }), parts.sizes(hidden)], { axis: 0 });
  const side = parts.push('Reshape', [input, parts.sizes(rows, -1, inputs)]);
  return parts.push('Reshape', [
    parts.push('DynamicQuantizeLSTM', [side, ...quantisedWeights(parts, layer, '')], { hidden_size: hidden }, 1, 'com.microsoft'),
    shape,
  ]);
}

/** [T, N, I] → [T, N, hidden] */
function lineLstm(parts: Parts, input: string, layer: Lstm): string {
  const { hidden } = sizesOf(layer);
  const states = parts.push(
    'DynamicQuantizeLSTM',
    [input, ...quantisedWeights(parts, layer, 'lengths')],
    { hidden_size: hidden, direction: layer.direction },
    0,
    'com.microsoft',
  );
  return parts.push('Reshape', [states, parts.sizes(0, -1, hidden)]);
}

function softmax(parts: Parts, input: string, { weights }: Dense): string {
  const { rows, columns } = weights;
  const transposed = new Float32Array((columns - 1) * rows);
  for (let row = 0; row < rows; row++) fillColumn(transposed, row, weights);
  const product = parts.push('MatMul', [input, parts.floats([columns - 1, rows], transposed)]);
  return parts.push('Softmax', [parts.push('Add', [product, parts.floats([rows], biasOf(weights))])], { axis: -1 });
}

/** The weights of a row, without its bias, as a column. */
function fillColumn(transposed: Float32Array, row: number, { rows, columns, int8, scales }: Matrix): void {
  const scale = scales[row]!;
  for (let column = 0; column < columns - 1; column++) transposed[column * rows + row] = int8[row * columns + column]! * scale;
}

function sizesOf({ gates: [{ rows: hidden, columns: columnLstm }] }: Lstm): { readonly hidden: number; readonly inputs: number } {
  return { hidden, inputs: columnLstm - 1 - hidden };
}

/** ONNX orders gates as input, output, forget, cell. Weights keep the data's 8-bit integers; inputs are quantised at run time. */
function quantisedWeights(parts: Parts, layer: Lstm, lengths: string): readonly string[] {
  const { hidden, inputs } = sizesOf(layer);
  const [cell, input, forget, output] = layer.gates;
  const width = 4 * hidden;
  const [ofInputs, ofState] = [new Int8Array(inputs * width), new Int8Array(hidden * width)];
  const [bias, scales] = [new Float32Array(2 * width), new Float32Array(width)];
  for (const [gate, matrix] of [input, output, forget, cell].entries())
    for (let unit = 0; unit < hidden; unit++) {
      const at = gate * hidden + unit;
      const start = unit * matrix.columns;
      copyColumn(matrix.int8.subarray(start, start + inputs), ofInputs, at, width);
      copyColumn(matrix.int8.subarray(start + inputs, start + inputs + hidden), ofState, at, width);
      bias[at] = weightAt(matrix, unit, inputs + hidden);
      scales[at] = matrix.scales[unit]!;
    }
  const zero = () => parts.bytes([1, width], new Int8Array(width));
  return [
    parts.bytes([1, inputs, width], ofInputs),
    parts.bytes([1, hidden, width], ofState),
    parts.floats([1, 2 * width], bias),
    lengths,
    '',
    '',
    '',
    parts.floats([1, width], scales),
    zero(),
    parts.floats([1, width], scales),
    zero(),
  ];
}

function copyColumn(from: Int8Array, to: Int8Array, at: number, width: number): void {
  for (let i = 0; i < from.length; i++) to[i * width + at] = from[i]!;
}

const biasOf = (matrix: Matrix): Float32Array => Float32Array.from({ length: matrix.rows }, (_, row) => weightAt(matrix, row, matrix.columns - 1));
