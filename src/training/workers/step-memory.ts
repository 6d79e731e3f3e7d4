/** The memory that training threads share, in which the SIMD routines of the optimiser's step work. */
import { type SimdRoutines, sharedMemory } from '../backend/simd/module.js';

export interface StepMemory {
  readonly parameters: Float32Array;
  /** Running mean of the parameters. */
  readonly mean: Float32Array;
  /** Moments of the gradients. */
  readonly first: Float32Array;
  readonly second: Float32Array;
  /** One for each micro-batch. */
  readonly gradients: readonly Float32Array[];
}

/** Every array has the length of the parameters, and is zero. */
export function stepMemory(parameters: number, microBatches: number): StepMemory {
  const bytes = Math.ceil(parameters / 4) * 16;
  const { buffer, routines } = sharedMemory(scratchBytes + bytes * (4 + microBatches));
  known.set(buffer, routines);
  const array = (index: number) => new Float32Array(buffer, scratchBytes + index * bytes, parameters);
  return {
    parameters: array(0),
    mean: array(1),
    first: array(2),
    second: array(3),
    gradients: Array.from({ length: microBatches }, (_, i) => array(4 + i)),
  };
}

const scratchBytes = 16;
const known = new WeakMap<ArrayBufferLike, SimdRoutines>();

/** For arrays of one step memory, in the thread that created it; undefined for others. */
export function stepRoutinesOf(...arrays: readonly Float32Array[]): SimdRoutines | undefined {
  const buffer = arrays[0]!.buffer;
  return arrays.every((array) => array.buffer === buffer) ? known.get(buffer) : undefined;
}

/** Four floats at address 0. */
export const scratchOf = (array: Float32Array): Float32Array => new Float32Array(array.buffer, 0, 4);
