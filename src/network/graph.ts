/**
 * A network as data: named inputs, parameters and operations with ONNX's names and semantics (opset 17). `training/` interprets it with tfjs,
 * `export/` writes it as an ONNX file. Shapes in attributes follow ONNX: in Reshape 0 copies the input's size, -1 is inferred. Constant is a scalar,
 * attribute `value`.
 */
export type OpName =
  | 'Add'
  | 'Concat'
  | 'Constant'
  | 'Gather'
  | 'LayerNormalization'
  | 'MatMul'
  | 'Mul'
  | 'ReduceMax'
  | 'ReduceMean'
  | 'ReduceSum'
  | 'Relu'
  | 'Reshape'
  | 'Sigmoid'
  | 'Softmax'
  | 'Sub'
  | 'Tanh'
  | 'Transpose';

export interface Operation {
  readonly op: OpName;
  readonly inputs: readonly string[];
  readonly output: string;
  /** axis, axes, perm, shape, keepdims, epsilon, value. */
  readonly attributes: Readonly<Record<string, number | readonly number[]>>;
}

export interface Parameter {
  readonly name: string;
  readonly shape: readonly number[];
  readonly init: 'zeros' | 'ones' | 'normal';
  /** Standard deviation for 'normal'. */
  readonly deviation?: number;
  /** Weight decay applies (matrices; not biases, norms, tables). */
  readonly decay: boolean;
  /** Row 0 is the padding: it is zero and stays zero. */
  readonly paddingRow?: boolean;
  /** Part of the trunk; frozen when only heads are trained. */
  readonly trunk: boolean;
}

export interface Input {
  readonly name: string;
  readonly type: 'float32' | 'int32';
  /** Numbers are fixed sizes, names are dynamic axes ("B", "N", "C", "L"). */
  readonly shape: readonly (number | string)[];
}

export interface Graph {
  readonly name: string;
  readonly inputs: readonly Input[];
  readonly parameters: readonly Parameter[];
  readonly operations: readonly Operation[];
  readonly outputs: readonly string[];
}

/** Weights by parameter name. */
export type Weights = ReadonlyMap<string, Float32Array>;
