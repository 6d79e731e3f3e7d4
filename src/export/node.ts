/** One operation of the graph that is written as ONNX, and the function that adds one. */
import type { Operation, OpName } from '../network/graph.js';

export interface Node {
  readonly op: OpName | 'Expand' | 'GatherElements' | 'Gemm' | 'MultiHeadAttention' | 'Shape';
  readonly domain?: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Operation['attributes'];
}

export type Push = (op: Node['op'], inputs: readonly string[], outputs: readonly string[], attributes?: Node['attributes'], domain?: string) => void;
