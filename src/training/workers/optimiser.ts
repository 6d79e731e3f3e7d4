/** AdamW (Loshchilov & Hutter) on flat arrays, with linear warm-up, cosine decay, clipping by the global norm, and a running mean of the weights for export. */
import type { Graph } from '../../network/graph.js';
import { layout } from '../../network/weights.js';
import { adamConstants } from '../backend/simd/step.js';
import { scratchOf, stepRoutinesOf } from './step-memory.js';

export interface Schedule {
  readonly learningRate: number;
  /** Steps of linear warm-up. */
  readonly warmUp: number;
  readonly steps: number;
  /** Ascending steps of warm restarts (SGDR, Loshchilov & Hutter 2017). */
  readonly restarts: readonly number[];
  readonly weightDecay: number;
  /** Largest norm of the gradient. */
  readonly clip: number;
  /** Decay of the running mean. */
  readonly meanDecay: number;
}

export const scheduleDefaults: Omit<Schedule, 'steps'> = { learningRate: 1e-3, warmUp: 500, weightDecay: 0.01, clip: 1, meanDecay: 0.999, restarts: [] };

/**
 * All that a step changes. Arrays of a step memory (step-memory.ts) are changed by the SIMD routines, others by plain loops, with equal results but
 * for the last digits.
 */
export interface State {
  readonly parameters: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly mean: Float32Array;
}

const { beta1, beta2, epsilon, least1, least2 } = adamConstants;

/** Warm-up, then cosine decay to a twentieth; again from every restart on. */
export function rate({ learningRate, warmUp, steps, restarts }: Schedule, step: number): number {
  const start = Math.max(0, ...restarts.filter((restart) => restart <= step));
  const end = Math.min(steps, ...restarts.filter((restart) => restart > step));
  if (step - start < warmUp) return (learningRate * (step - start + 1)) / warmUp;
  const done = Math.min(1, (step - start - warmUp) / Math.max(1, end - start - warmUp));
  return learningRate * (0.05 + 0.95 * 0.5 * (1 + Math.cos(Math.PI * done)));
}

/** One step, counted from 0, in place. Parameters that are not `trainable` stay as they are. */
export function optimise(
  graph: Graph,
  state: State,
  gradient: Float32Array,
  schedule: Schedule,
  step: number,
  trainable: (name: string) => boolean = () => true,
): void {
  const spans = layout(graph).filter(({ parameter }) => trainable(parameter.name));
  let squares = 0;
  for (const { parameter, start, end } of spans) {
    if (parameter.paddingRow) gradient.fill(0, start, start + parameter.shape[1]!);
    squares += sumOfSquares(gradient, start, end);
  }
  const shorten = Math.min(1, schedule.clip / (Math.sqrt(squares) + 1e-12));
  const pace = rate(schedule, step);
  const keep = Math.min(schedule.meanDecay, (step + 1) / (step + 10));
  const numbers = { shorten, pace: pace / (1 - beta1 ** (step + 1)), correct2: 1 / (1 - beta2 ** (step + 1)), keep };
  for (const { parameter, start, end } of spans)
    update(state, gradient, start, end, { ...numbers, shrink: parameter.decay ? 1 - pace * schedule.weightDecay : 1 });
}

/** The mean of several gradients, in the first one's memory. */
export function meanGradient(gradients: readonly Float32Array[]): Float32Array {
  const [sum, ...others] = gradients as [Float32Array, ...Float32Array[]];
  const run = stepRoutinesOf(...gradients);
  const whole = run ? wholeVectors(0, sum.length) : 0;
  for (const other of others) {
    if (whole > 0) run!.add!(sum.byteOffset, other.byteOffset, whole * 4);
    for (let i = whole; i < sum.length; i++) sum[i]! += other[i]!;
  }
  if (others.length === 0) return sum;
  if (whole > 0) run!.scale!(sum.byteOffset, whole * 4, 1 / gradients.length);
  for (let i = whole; i < sum.length; i++) sum[i]! /= gradients.length;
  return sum;
}

const wholeVectors = (start: number, end: number): number => Math.floor((end - start) / 4) * 4;

/** Block size: squares are summed in floats within a block, in doubles across blocks. */
const block = 4096;

function sumOfSquares(values: Float32Array, start: number, end: number): number {
  const run = stepRoutinesOf(values);
  const whole = run ? start + wholeVectors(start, end) : start;
  let sum = 0;
  for (let at = start; at < whole; at += block) {
    run!.squares!(values.byteOffset + at * 4, Math.min(block, whole - at) * 4, 0);
    sum += scratchOf(values).reduce((all, value) => all + value, 0);
  }
  for (let i = whole; i < end; i++) sum += values[i]! * values[i]!;
  return sum;
}

interface StepNumbers {
  readonly shorten: number;
  readonly pace: number;
  readonly correct2: number;
  readonly shrink: number;
  readonly keep: number;
}

function update(state: State, gradient: Float32Array, start: number, end: number, numbers: StepNumbers): void {
  const { parameters, mean, first, second } = state;
  const { shorten, pace, correct2, shrink, keep } = numbers;
  const run = stepRoutinesOf(parameters, mean, first, second, gradient);
  const whole = run ? start + wholeVectors(start, end) : start;
  if (whole > start) {
    const [p, a, m, v, g] = [parameters, mean, first, second, gradient].map(({ byteOffset }) => byteOffset + start * 4) as number[] & { length: 5 };
    run!.adam!(p!, a!, m!, v!, g!, (whole - start) * 4, shorten, pace, correct2, shrink, keep);
  }
  for (let i = whole; i < end; i++) {
    const g = gradient[i]! * shorten;
    let m = beta1 * first[i]! + (1 - beta1) * g;
    let v = beta2 * second[i]! + (1 - beta2) * g * g;
    if (m < least1 && m > -least1) m = 0;
    if (v < least2) v = 0;
    first[i] = m;
    second[i] = v;
    const value = parameters[i]! * shrink - (pace * m) / (Math.sqrt(v * correct2) + epsilon);
    parameters[i] = value;
    mean[i] = keep * mean[i]! + (1 - keep) * value;
  }
}
