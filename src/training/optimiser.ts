/** AdamW (Loshchilov & Hutter) on flat arrays, with warm-up and cosine, clipping by the global norm, and a running mean of the weights for export. */
import type { Graph } from '../network/graph.js';
import { layout } from '../network/weights.js';

export interface Schedule {
  readonly learningRate: number;
  /** Steps of linear rise from 0. */
  readonly warmUp: number;
  readonly steps: number;
  /** Steps, rising, from which the rate rises and falls once more: warm restarts (SGDR, Loshchilov & Hutter 2017). */
  readonly restarts: readonly number[];
  readonly weightDecay: number;
  /** Gradients longer than this are shortened to it. */
  readonly clip: number;
  /** Share of the running mean that one step keeps. */
  readonly meanDecay: number;
}

export const scheduleDefaults: Omit<Schedule, 'steps'> = { learningRate: 1e-3, warmUp: 500, weightDecay: 0.01, clip: 1, meanDecay: 0.999, restarts: [] };

/** All that a step changes; parameters and mean may lie in shared memory. */
export interface State {
  readonly parameters: Float32Array;
  readonly first: Float32Array;
  readonly second: Float32Array;
  readonly mean: Float32Array;
}

const [beta1, beta2, epsilon] = [0.9, 0.98, 1e-8];

/** Moments of words not seen for long shrink to denormal numbers, which processors take a hundred times as long for. Below these they are nothing. */
const [least1, least2] = [1e-15, 1e-30];

/** Warm-up, then cosine down to a twentieth; the same anew from every restart on. */
export function rate({ learningRate, warmUp, steps, restarts }: Schedule, step: number): number {
  const start = Math.max(0, ...restarts.filter((restart) => restart <= step));
  const end = Math.min(steps, ...restarts.filter((restart) => restart > step));
  if (step - start < warmUp) return (learningRate * (step - start + 1)) / warmUp;
  const done = Math.min(1, (step - start - warmUp) / Math.max(1, end - start - warmUp));
  return learningRate * (0.05 + 0.95 * 0.5 * (1 + Math.cos(Math.PI * done)));
}

/** One step, counted from 0, in place. Parameters of which `trainable` says no stay what they are. */
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
    for (let at = start; at < end; at += block) squares += sumOfSquares(gradient, at, Math.min(end, at + block));
  }
  const shorten = Math.min(1, schedule.clip / (Math.sqrt(squares) + 1e-12));
  const pace = rate(schedule, step);
  const [correct1, correct2] = [1 / (1 - beta1 ** (step + 1)), 1 / (1 - beta2 ** (step + 1))];
  const keep = Math.min(schedule.meanDecay, (step + 1) / (step + 10));
  for (const { parameter, start, end } of spans) {
    const shrink = parameter.decay ? 1 - pace * schedule.weightDecay : 1;
    for (let at = start; at < end; at += block) update(state, gradient, at, Math.min(end, at + block), shorten, pace * correct1, correct2, shrink, keep);
  }
}

/** The loops run in functions called for a block at a time: V8 leaves a function whose one long loop it once deoptimised in its interpreter for minutes. */
const block = 4096;

/** The mean of several gradients, in the first one's memory. */
export function meanGradient(gradients: readonly Float32Array[]): Float32Array {
  const [sum, ...others] = gradients as [Float32Array, ...Float32Array[]];
  for (let at = 0; at < sum.length; at += block) {
    const end = Math.min(sum.length, at + block);
    for (const other of others) add(sum, other, at, end);
    if (others.length > 0) divide(sum, gradients.length, at, end);
  }
  return sum;
}

function add(sum: Float32Array, other: Float32Array, start: number, end: number): void {
  for (let i = start; i < end; i++) sum[i]! += other[i]!;
}

function divide(values: Float32Array, by: number, start: number, end: number): void {
  for (let i = start; i < end; i++) values[i]! /= by;
}

function sumOfSquares(values: Float32Array, start: number, end: number): number {
  let sum = 0;
  for (let i = start; i < end; i++) sum += values[i]! * values[i]!;
  return sum;
}

function update(
  { parameters, first, second, mean }: State,
  gradient: Float32Array,
  start: number,
  end: number,
  shorten: number,
  pace: number,
  correct2: number,
  shrink: number,
  keep: number,
): void {
  for (let i = start; i < end; i++) {
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
