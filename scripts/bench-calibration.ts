/**
 * Prints the table of thresholds: how often the promise is broken, how often nothing is recommended, and how much is covered, by rule and number of labels.
 * What is in the cache is not computed again: an interrupted run resumes.
 *   node --import tsx scripts/bench-calibration.ts [runs] [cache]
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { experiment, model87, model93, type Outcome, oracle, type Rule, truthAbove } from '../src/evaluation/calibration/simulation.js';
import { writeJson } from '../src/files.js';

const runs = Number(process.argv[2] ?? 1000);
const cache = process.argv[3] ?? join(tmpdir(), 'beleg-bench-calibration.json');
const sizes = [100, 200, 400, 1000];
/** Runs at a time: what an interruption may cost. */
const block = 50;
/** The promise: at most a tenth of the runs, and what chance adds to it. */
const promised = 0.1;

const known = new Map<string, Outcome>(existsSync(cache) ? Object.entries(JSON.parse(await readFile(cache, 'utf8')) as Record<string, Outcome>) : []);
const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

async function outcome(name: string, run: (from: number, count: number) => Outcome, count: number): Promise<Outcome> {
  const sum = { violations: 0, silent: 0, coverage: 0 };
  for (let from = 0; from < count; from += block) {
    const size = Math.min(block, count - from);
    const key = `${name} ${from} ${size}`;
    let found = known.get(key);
    if (!found) {
      known.set(key, (found = run(from, size)));
      await writeJson(cache, Object.fromEntries(known));
    }
    for (const figure of ['violations', 'silent', 'coverage'] as const) sum[figure] += (found[figure] * size) / count;
  }
  return sum;
}

let broken = 0;
console.log(`violations / no recommendation / mean coverage, in %, of ${runs} simulated data sets each; confidence 0.9`);
for (const [target, model] of [
  [0.95, model87],
  [0.98, model93],
  [0.99, model93],
] as const) {
  console.log(`\ntarget ${target}, ${percent(truthAbove(model, -30).precision)} % right, best possible coverage ${percent(oracle(model, target))} %`);
  for (const rule of ['naive', 'threshold', 'whole'] satisfies Rule[]) {
    const cells: string[] = [];
    for (const n of sizes) {
      const { violations, silent, coverage } = await outcome(
        `${target} ${rule} ${n}`,
        (from, count) => experiment(model, target, n, count, rule, 0.9, from),
        runs,
      );
      const most = promised + 2 * Math.sqrt((promised * (1 - promised)) / runs);
      if (rule !== 'naive' && violations > most) broken++;
      cells.push(`n=${n}: ${percent(violations)} /${percent(silent)} /${percent(coverage)}`);
    }
    console.log(`${rule.padEnd(10)} ${cells.join('   ')}`);
  }
}
console.log(
  `\n${broken === 0 ? 'the promise holds in every cell' : `THE PROMISE IS BROKEN in ${broken} cells`}: at most ${promised * 100} % + 2 standard errors`,
);
if (broken > 0) process.exitCode = 1;
