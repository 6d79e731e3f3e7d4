/**
 * Prints the table of thresholds: how often the promise is broken, how often nothing is recommended, and how much is covered, by rule and number of labels.
 *   node --import tsx scripts/bench-calibration.ts [runs]
 */
import { experiment, model87, model93, oracle, type Rule, truthAbove } from '../src/evaluation/simulation.js';

const runs = Number(process.argv[2] ?? 1000);
const percent = (share: number): string => (100 * share).toFixed(1).padStart(5);

console.log(`violations / no recommendation / mean coverage, in %, of ${runs} simulated data sets each; confidence 0.9`);
for (const [target, model] of [
  [0.95, model87],
  [0.98, model93],
  [0.99, model93],
] as const) {
  console.log(`\ntarget ${target}, ${percent(truthAbove(model, -30).precision)} % right, best possible coverage ${percent(oracle(model, target))} %`);
  for (const rule of ['naive', 'threshold', 'whole'] satisfies Rule[]) {
    const cells = [100, 200, 400, 1000].map((n) => {
      // Calibrators are fitted six times a run: a fifth of the runs shows as much as is needed.
      const { violations, silent, coverage } = experiment(model, target, n, rule === 'whole' ? Math.ceil(runs / 5) : runs, rule);
      return `n=${n}: ${percent(violations)} /${percent(silent)} /${percent(coverage)}`;
    });
    console.log(`${rule.padEnd(10)} ${cells.join('   ')}`);
  }
}
