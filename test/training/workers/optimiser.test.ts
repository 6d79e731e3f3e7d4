import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Graph, Parameter } from '../../../src/network/graph.js';
import { random } from '../../../src/random.js';
import { meanGradient, optimise, rate, type State } from '../../../src/training/workers/optimiser.js';
import { stepMemory } from '../../../src/training/workers/step-memory.js';

const schedule = { learningRate: 0.1, warmUp: 10, steps: 110, weightDecay: 0.5, clip: 1, meanDecay: 0.9, restarts: [] };
const parameter = (name: string, rest: Partial<Parameter> = {}): Parameter => ({ name, shape: [2, 1], init: 'zeros', decay: false, trunk: false, ...rest });
const graphOf = (...parameters: Parameter[]): Graph => ({ name: 'test', inputs: [], parameters, operations: [], outputs: [] });
const stateOf = (...values: number[]): State => ({
  parameters: Float32Array.from(values),
  mean: Float32Array.from(values),
  first: new Float32Array(values.length),
  second: new Float32Array(values.length),
});
const near = (actual: number, expected: number) => assert.ok(Math.abs(actual - expected) < 1e-6, `${actual} is not ${expected}`);

for (const [step, expected] of [
  [0, 0.01],
  [9, 0.1],
  [10, 0.1],
  [60, 0.0525],
  [110, 0.005],
] as const) {
  test(`optimiser: rate of step ${step}`, () => near(rate(schedule, step), expected));
}

for (const [step, expected] of [
  [9, 0.1],
  [60, 0.0525],
  [109, 0.0050234],
  [110, 0.01],
  [119, 0.1],
  [170, 0.0525],
  [220, 0.005],
] as const) {
  test(`optimiser: rate of step ${step}, anew from 110 on`, () => near(rate({ ...schedule, steps: 220, restarts: [110] }, step), expected));
}

test('optimiser: the first step goes the whole rate against the gradient', () => {
  const state = stateOf(1, 1);
  optimise(graphOf(parameter('a')), state, Float32Array.of(0.3, -0.0001), schedule, 9);
  // Moments start anew, so their corrected ratio is the sign: exactly so at step 0, for other steps with corrections of that step.
  assert.ok(state.parameters[0]! < 1 && state.parameters[1]! > 1);
  const first = stateOf(1, 1);
  optimise(graphOf(parameter('a')), first, Float32Array.of(0.3, -0.2), schedule, 0);
  near(first.parameters[0]!, 1 - 0.01);
  near(first.parameters[1]!, 1 + 0.01);
  near(first.mean[0]!, 0.1 * 1 + 0.9 * 0.99);
});

test('optimiser: decay, padding rows and parameters that rest', () => {
  const state = stateOf(1, 1, 1, 1, 1, 1);
  const graph = graphOf(parameter('a', { decay: true }), parameter('table', { paddingRow: true }), parameter('rest'));
  optimise(graph, state, Float32Array.of(0, 0, 5, 0.1, 1, 1), schedule, 0, (name) => name !== 'rest');
  near(state.parameters[0]!, 1 - 0.01 * 0.5);
  near(state.parameters[2]!, 1);
  near(state.parameters[3]!, 1 - 0.01);
  assert.deepEqual([...state.parameters.subarray(4)], [1, 1]);
});

test('optimiser: a long gradient is shortened', () => {
  const state = stateOf(0, 0);
  optimise(graphOf(parameter('a')), state, Float32Array.of(30, 40), schedule, 0);
  near(state.first[0]!, 0.1 * 0.6);
  near(state.first[1]!, 0.1 * 0.8);
});

test('optimiser: vector routines and plain loops come to the same', () => {
  const size = 10_007;
  const graph = graphOf(parameter('a', { shape: [5003, 1], decay: true }), parameter('b', { shape: [5004, 1] }));
  const draw = random('optimiser');
  const values = Array.from({ length: size }, () => draw.next() - 0.5);
  const [plain, vectors] = [stateOf(...values), stepMemory(size, 3)];
  vectors.parameters.set(values);
  vectors.mean.set(values);
  for (let step = 0; step < 20; step++) {
    // Some are tiny: their moments fall to nothing in both.
    const gradients = vectors.gradients.map((to) => to.map((_, i) => (draw.next() - 0.5) * (i % 7 === 0 ? 1e-17 : 1)));
    for (const [i, gradient] of gradients.entries()) vectors.gradients[i]!.set(gradient);
    optimise(graph, plain, meanGradient(gradients), schedule, step);
    optimise(graph, vectors, meanGradient(vectors.gradients), schedule, step);
  }
  for (const name of ['parameters', 'mean', 'first', 'second'] as const)
    for (const [i, value] of plain[name].entries()) assert.ok(Math.abs(vectors[name][i]! - value) <= 1e-5 * Math.abs(value) + 1e-6, `${name} ${i}`);
  assert.ok(vectors.first.includes(0) && plain.first.includes(0));
});
