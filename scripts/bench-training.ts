/**
 * Words a second in training: wasm as it comes and with our kernels, one thread and two, step by step in turn on random pages of 384 words; beside it what two threads of the machine can do at most.
 * The threads run what `npm run build` made, as a user's do.
 * npm run build && node --import tsx scripts/bench-training.ts [details|line-items] [words a page]
 */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { detailsDefaults, lineItemsDefaults } from '../src/network/config.js';
import { flatten, initialWeights, parameterCount } from '../src/network/weights.js';
import { create } from '../test/training/random-source.js';
import { graphOf, type Task, type TaskName } from '../src/training/task.js';

const [name, tokens] = [(process.argv[2] ?? 'details') as TaskName, Number(process.argv[3] ?? 384)];
const task: Task = name === 'details' ? { name, config: detailsDefaults } : { name, config: lineItemsDefaults };
const graph = graphOf(task);

const dist = (path: string): string => new URL(`../dist/${path}`, import.meta.url).href;
const { workerPool } = (await import(dist('training/workers/worker-pool.js'))) as typeof import('../src/training/workers/worker-pool.js');
const { stepMemory } = (await import(dist('training/workers/step-memory.js'))) as typeof import('../src/training/workers/step-memory.js');

/** One batch for all steps, so that nothing but the learning is timed. */
const batch = await (await create({ task: name, pages: 4, tokens, candidates: 160, lines: 60, seed: 1 })).batch(0, 0);
const source = { url: 'data:text/javascript,export const create = async (batch) => ({ batch: () => batch, validation: () => [batch] });', options: batch };

/** A step's words a second; the first steps of a worker pool compile code and fill memory. */
async function stepper(workers: number, kernels: boolean) {
  const { parameters, gradients } = stepMemory(parameterCount(graph), 2);
  flatten(graph, initialWeights(graph, 1), parameters);
  const pool = await workerPool(
    { kind: 'beleg-training', task, source, backend: { name: 'wasm', kernels }, frozen: [], parameters, mean: parameters, gradients },
    workers,
  );
  for (let step = 0; step < (kernels ? 10 : 1); step++) await pool.learn(step);
  return {
    stop: () => pool.stop(),
    async step(step: number): Promise<number> {
      const started = performance.now();
      const { report } = await pool.learn(step);
      return (report.words / (performance.now() - started)) * 1000;
    },
  };
}

/** Work that shares nothing but the machine: products of matrices in a core's own caches, as a step is made of, and copies through the memory. */
const work = {
  'products in caches': `const run = simdRoutines(new WebAssembly.Memory({ initial: 16 }));
    return () => { for (let times = 0; times < 12000; times++) run.product4(0, 512, 4, 65536, 131072, 1024, 128, 0, 8); };`,
  'copies in memory': `const [from, to] = [new Float32Array(8e6).fill(1), new Float32Array(8e6)];
    return () => { for (let times = 0; times < 10; times++) to.set(from); };`,
};

/** What two threads of this machine can do at most: the time of such work alone, twice, to its time beside another's. */
async function yardstick(of: string) {
  const [loader, module] = [import.meta.resolve('tsx/esm/api'), new URL('../src/training/backend/simd/module.ts', import.meta.url).href];
  const code = `import(${JSON.stringify(loader)}).then(({ register }) => { register(); return import(${JSON.stringify(module)}); }).then(({ simdRoutines }) => {
    const { parentPort } = require('node:worker_threads');
    const work = (() => { ${of} })();
    parentPort.on('message', () => { const started = performance.now(); work(); parentPort.postMessage(performance.now() - started); });
  });`;
  const pair = [new Worker(code, { eval: true }), new Worker(code, { eval: true })] as const;
  const time = async (worker: Worker): Promise<number> => {
    worker.postMessage('go');
    return Number((await once(worker, 'message'))[0]);
  };
  const ratio = async () => ((await time(pair[0])) + (await time(pair[1]))) / Math.max(...(await Promise.all(pair.map(time))));
  await ratio();
  return { ratio, stop: () => Promise.all(pair.map((worker) => worker.terminate())) };
}

const rounds = 40;
/** From this yardstick on, before and after a step, the machine is taken to have given two cores. */
const twoCores = 1.9;

const stock = { what: 'wasm as it comes, 1 thread', speeds: [] as number[], ...(await stepper(1, false)) };
const one = { what: 'with our kernels, 1 thread', speeds: [] as number[], ...(await stepper(1, true)) };
const two = { what: 'with our kernels, 2 threads', speeds: [] as number[], ...(await stepper(2, true)) };
const products = await yardstick(work['products in caches']);
const copies = await yardstick(work['copies in memory']);
// In turn, and compared within a round: other programs may take the cores for a while.
const seen = { products: [] as number[], copies: [] as number[] };
for (let round = 0; round < rounds; round++) {
  if (round % 20 === 0) stock.speeds.push(await stock.step(round));
  one.speeds.push(await one.step(round));
  const before = await products.ratio();
  two.speeds.push(await two.step(round));
  seen.products.push(Math.min(before, await products.ratio()));
  seen.copies.push(await copies.ratio());
}
await Promise.all([stock, one, two, products, copies].map(({ stop }) => stop()));

/** The value that `part` of them are below. */
const quantile = (of: readonly number[], part: number): number => [...of].sort((a, b) => a - b)[Math.floor((of.length - 1) * part)] ?? Number.NaN;
const spread = (of: readonly number[]): string =>
  `median ${quantile(of, 0.5).toFixed(2)}, half of them between ${quantile(of, 0.25).toFixed(2)} and ${quantile(of, 0.75).toFixed(2)}`;
console.log(`${name}: 2 × 4 pages of ${tokens} words a step, ${parameterCount(graph)} parameters; medians of ${rounds} steps in turn`);
for (const { what, speeds } of [stock, one, two]) {
  const speed = quantile(speeds, 0.5);
  const times = (speed / quantile(stock.speeds, 0.5)).toFixed(1);
  console.log(`${what.padEnd(28)} ${speed.toFixed(0).padStart(7)} words/s ${(speed / tokens).toFixed(2).padStart(7)} pages/s  × ${times}`);
}
const ratios = two.speeds.map((speed, round) => speed / one.speeds[round]!);
const free = ratios.filter((_, round) => seen.products[round]! >= twoCores);
console.log(`two threads to one, step by step: ${spread(ratios)}; the fastest step of each: ${(Math.max(...two.speeds) / Math.max(...one.speeds)).toFixed(2)}`);
console.log(`  where two threads of products got ${twoCores} or more just before and after (${free.length} of ${rounds} steps): ${spread(free)}`);
console.log(`two threads to one, products in caches: ${spread(seen.products)}`);
console.log(`two threads to one, copies in memory: ${spread(seen.copies)}`);
