/**
 * How many labelled values of synthetic documents have a right candidate, detail by detail, and which have none.
 *
 *   node --import tsx scripts/candidate-recall.ts [documents 600] [noise 0] [seed]
 */
import { candidateRecall } from '../src/evaluation/matching/candidate-recall.js';
import { sample } from '../src/synthesis/sample.js';

const [documents, noise, seed] = [Number(process.argv[2] ?? 600), Number(process.argv[3] ?? 0), process.argv[4] ?? 'recall'];
const counts = new Map<string, { all: number; found: number; covered: number }>();
const misses: string[] = [];
for (let index = 0; index < documents; index++) {
  const { document, labels } = sample(seed, index, { noise });
  for (const { detail, value, found, covered, printed } of candidateRecall(document, labels)) {
    const count = counts.get(detail) ?? { all: 0, found: 0, covered: 0 };
    counts.set(detail, { all: count.all + 1, found: count.found + Number(found), covered: count.covered + Number(found || covered) });
    if (!found && !(noise > 0 && covered)) misses.push(`${index} ${labels.language} ${detail} ${value}: ${printed}`);
  }
}
for (const miss of misses) console.log(miss);
let [all, found, covered] = [0, 0, 0];
for (const [detail, count] of [...counts].sort((a, b) => a[1].found / a[1].all - b[1].found / b[1].all)) {
  console.log(
    `${detail.padEnd(26)} ${String(count.all).padStart(6)} ${((100 * count.found) / count.all).toFixed(2).padStart(7)} %  covered ${((100 * count.covered) / count.all).toFixed(2).padStart(7)} %`,
  );
  all += count.all;
  found += count.found;
  covered += count.covered;
}
console.log(
  `${'all'.padEnd(26)} ${String(all).padStart(6)} ${((100 * found) / all).toFixed(2).padStart(7)} %  covered ${((100 * covered) / all).toFixed(2).padStart(7)} %`,
);
