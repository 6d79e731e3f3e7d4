/**
 * Words a second in training: wasm as it comes and with our kernels, one thread and two, all in one run on random pages of 384 words.
 * node --import tsx scripts/bench-training.ts [details|line-items] [words a page]
 */
import { detailsDefaults, lineItemsDefaults } from '../src/network/config.js';
import { flatten, initialWeights, parameterCount } from '../src/network/weights.js';
import { crew } from '../src/training/parallel.js';
import { graphOf, type Task, type TaskName } from '../src/training/task.js';

const [name, tokens] = [(process.argv[2] ?? 'details') as TaskName, Number(process.argv[3] ?? 384)];
const task: Task = name === 'details' ? { name, config: detailsDefaults } : { name, config: lineItemsDefaults };
const graph = graphOf(task);
const shared = () => new SharedArrayBuffer(parameterCount(graph) * 4);

/** Words a second over the steps after the first two, which compile and fill memory. */
async function measure(workers: number, kernels: boolean, steps: number): Promise<number> {
  const parameters = shared();
  flatten(graph, initialWeights(graph, 1), new Float32Array(parameters));
  const options = { task: name, pages: 4, tokens, candidates: 160, lines: 60, seed: 1, same: true };
  const source = { url: new URL('../test/training/random-source.ts', import.meta.url).href, options };
  const gradients = [shared(), shared()];
  const team = await crew(
    { kind: 'beleg-training', task, source, backend: { name: 'wasm', kernels }, frozen: [], parameters, mean: parameters, gradients },
    workers,
  );
  try {
    for (let step = 0; step < 2; step++) await team.learn(step);
    const rounds: number[] = [];
    for (let step = 0; step < steps; step++) {
      const started = performance.now();
      const { report } = await team.learn(step);
      rounds.push((report.words / (performance.now() - started)) * 1000);
    }
    // The median: other programs may take the cores for a while.
    return rounds.sort((a, b) => a - b)[Math.floor(rounds.length / 2)]!;
  } finally {
    await team.stop();
  }
}

console.log(`${name}: 2 × 4 pages of ${tokens} words a step, ${parameterCount(graph)} parameters`);
const rows = [
  ['wasm as it comes, 1 thread', await measure(1, false, 1)],
  ['with our kernels, 1 thread', await measure(1, true, 9)],
  ['with our kernels, 2 threads', await measure(2, true, 9)],
] as const;
for (const [what, speed] of rows) {
  console.log(
    `${what.padEnd(28)} ${speed.toFixed(0).padStart(7)} words/s ${(speed / tokens).toFixed(2).padStart(7)} pages/s  × ${(speed / rows[0][1]).toFixed(1)}`,
  );
}
