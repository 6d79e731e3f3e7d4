/**
 * Words a second in training: wasm as it comes and with our kernels, one thread and two, step by step in turn on random pages of 384 words; beside it what two threads of the machine can do at most.
 * node --import tsx scripts/bench-training.ts [details|line-items] [words a page]
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { detailsDefaults, lineItemsDefaults } from '../src/network/config.js';
import { flatten, initialWeights, parameterCount } from '../src/network/weights.js';
import { crew } from '../src/training/parallel.js';
import { graphOf, type Task, type TaskName } from '../src/training/task.js';

const [name, tokens] = [(process.argv[2] ?? 'details') as TaskName, Number(process.argv[3] ?? 384)];
const task: Task = name === 'details' ? { name, config: detailsDefaults } : { name, config: lineItemsDefaults };
const graph = graphOf(task);
const shared = () => new SharedArrayBuffer(parameterCount(graph) * 4);

/** A step's words a second; the first two steps of a crew compile and fill memory. */
async function stepper(workers: number, kernels: boolean) {
  const parameters = shared();
  flatten(graph, initialWeights(graph, 1), new Float32Array(parameters));
  const options = { task: name, pages: 4, tokens, candidates: 160, lines: 60, seed: 1, same: true };
  const source = { url: new URL('../test/training/random-source.ts', import.meta.url).href, options };
  const gradients = [shared(), shared()];
  const team = await crew(
    { kind: 'beleg-training', task, source, backend: { name: 'wasm', kernels }, frozen: [], parameters, mean: parameters, gradients },
    workers,
  );
  for (let step = 0; step < 2; step++) await team.learn(step);
  return {
    stop: () => team.stop(),
    async step(step: number): Promise<number> {
      const started = performance.now();
      const { report } = await team.learn(step);
      return (report.words / (performance.now() - started)) * 1000;
    },
  };
}

/** Work that shares nothing but the machine: in registers and first-level cache, and through its memory. */
const loops = {
  'a loop in registers': `const values = new Float64Array(2000).fill(1.0001);
    return () => { let sum = 0; for (let times = 0; times < 50000; times++) for (let i = 0; i < values.length; i++) sum += values[i] * 1.00001; return sum; };`,
  'copies in memory': `const [from, to] = [new Float32Array(8e6).fill(1), new Float32Array(8e6)];
    return () => { for (let times = 0; times < 30; times++) to.set(from); return to[0]; };`,
};

/** What two threads of this machine can do at most: the time of such work alone, twice, to its time beside another's. */
async function yardstick(loop: string) {
  const code = `const { parentPort } = require('node:worker_threads');
    const work = (() => { ${loop} })();
    parentPort.on('message', () => { const started = performance.now(); const result = work(); parentPort.postMessage(performance.now() - started + Math.min(0, result)); });`;
  const pair = [new Worker(code, { eval: true }), new Worker(code, { eval: true })] as const;
  const time = async (worker: Worker): Promise<number> => {
    worker.postMessage('go');
    return Number((await once(worker, 'message'))[0]);
  };
  return {
    ratio: async () => ((await time(pair[0])) + (await time(pair[1]))) / Math.max(...(await Promise.all(pair.map(time)))),
    stop: () => Promise.all(pair.map((worker) => worker.terminate())),
  };
}

const rounds = 25;

const crews = [
  { what: 'wasm as it comes, 1 thread', ...(await stepper(1, false)), every: 12 },
  { what: 'with our kernels, 1 thread', ...(await stepper(1, true)), every: 1 },
  { what: 'with our kernels, 2 threads', ...(await stepper(2, true)), every: 1 },
];
const yardsticks = await Promise.all(Object.entries(loops).map(async ([what, loop]) => ({ what, ratios: [] as number[], ...(await yardstick(loop)) })));
// In turn, and compared within a round: other programs may take the cores for a while.
const speeds: number[][] = crews.map(() => []);
for (let round = 0; round < rounds; round++) {
  for (const [which, { step, every }] of crews.entries()) if (round % every === 0) speeds[which]!.push(await step(round));
  for (const { ratio, ratios } of yardsticks) ratios.push(await ratio());
}
await Promise.all([...crews, ...yardsticks].map(({ stop }) => stop()));

/** The value that `part` of them are below. */
const quantile = (of: readonly number[], part: number): number => [...of].sort((a, b) => a - b)[Math.floor((of.length - 1) * part)]!;
const spread = (of: readonly number[]): string =>
  `median ${quantile(of, 0.5).toFixed(2)}, half of them between ${quantile(of, 0.25).toFixed(2)} and ${quantile(of, 0.75).toFixed(2)}`;
console.log(`${name}: 2 × 4 pages of ${tokens} words a step, ${parameterCount(graph)} parameters; medians of ${rounds} steps in turn`);
for (const [which, { what }] of crews.entries()) {
  const speed = quantile(speeds[which]!, 0.5);
  const times = (speed / quantile(speeds[0]!, 0.5)).toFixed(1);
  console.log(`${what.padEnd(28)} ${speed.toFixed(0).padStart(7)} words/s ${(speed / tokens).toFixed(2).padStart(7)} pages/s  × ${times}`);
}
console.log(`two threads to one, step by step: ${spread(speeds[2]!.map((two, round) => two / speeds[1]![round]!))}`);
for (const { what, ratios } of yardsticks) console.log(`two threads to one, ${what}: ${spread(ratios)}`);
