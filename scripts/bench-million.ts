/**
 * A million judged predictions read, calibrated and reported, as `beleg calibrate` and `beleg evaluate` do it: seconds and memory of each step.
 *   node --import tsx scripts/bench-million.ts [predictions] [folder for the file]
 */
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calibratorFeatures, logit, sigmoid } from '../src/bundle/calibrator.js';
import { modelDetails } from '../src/catalogue/details.js';
import { featuresVersion } from '../src/features/contract.js';
import { calibrateRows } from '../src/evaluation/calibration/calibrate.js';
import { pageOf } from '../src/evaluation/report/page.js';
import { html } from '../src/evaluation/report/markup.js';
import { becomeFinal, reportOf } from '../src/evaluation/report/report.js';
import { simulatorData } from '../src/evaluation/report/simulator.js';
import { readRows } from '../src/evaluation/rows.js';
import { writeLines } from '../src/evaluation/write-lines.js';
import { writeWhole } from '../src/files.js';
import { random } from '../src/random.js';

const count = Number(process.argv[2] ?? 1_000_000);
const folder = process.argv[3] ?? join(tmpdir(), 'beleg-million');
const details = modelDetails.map(({ name }) => name);
const perDocument = details.length;

/** As the base model's predictions look: right in nine of ten, scores that know it, evidence beside. */
function* lines(): Generator<string> {
  const stream = random('million');
  const [checked, doubt] = [calibratorFeatures.indexOf('checkPassed'), calibratorFeatures.indexOf('meanDoubt')];
  for (let i = 0; i < count; i++) {
    const document = Math.floor(i / perDocument);
    const scan = document % 3 === 0;
    const own = 3.2 + 2.2 * stream.normal() - (scan ? 0.5 : 0);
    const correct = stream.chance(sigmoid(own));
    const rawScore = sigmoid(1.3 * own + 0.3);
    const given = i % 17 !== 0;
    const features = calibratorFeatures.map((_, j) =>
      j === 0 ? 1 : j === 1 ? logit(rawScore) : j === checked ? (stream.chance(0.3) ? 1 : 0) : j === doubt && scan ? 0.1 * stream.next() : 0,
    );
    yield JSON.stringify({
      document: `d${document}.pdf`,
      supplier: `s${document % 2500}`,
      quality: scan ? 'scan' : 'text',
      language: ['de', 'en', 'fr'][document % 3],
      detail: details[i % perDocument],
      ...(given
        ? { value: `v${i}`, truth: correct ? `v${i}` : `t${i}`, correct, rawScore, features }
        : { value: '', truth: `t${i}`, correct: false, rawScore: 0, loss: 'nothing-given' }),
      ...(given && !correct && { loss: 'wrongly-chosen', box: [0, 100, 100, 80, 12] }),
      featuresVersion,
    });
  }
}

const total = { cpu: 0, wall: 0 };
async function step<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const [cpu, wall] = [process.cpuUsage(), performance.now()];
  const result = await work();
  const { user, system } = process.cpuUsage(cpu);
  const [seconds, elapsed] = [(user + system) / 1e6, (performance.now() - wall) / 1000];
  if (name !== 'make') [total.cpu, total.wall] = [total.cpu + seconds, total.wall + elapsed];
  console.log(
    `${name.padEnd(10)} ${seconds.toFixed(1).padStart(6)} s CPU ${elapsed.toFixed(1).padStart(6)} s wall ${(process.memoryUsage.rss() / 1e6).toFixed(0).padStart(6)} MB`,
  );
  return result;
}

await mkdir(folder, { recursive: true });
const file = join(folder, 'predictions.jsonl');
await step('make', () => writeLines(file, lines()));
/** As in the command: what was read may go once the final rows are written. */
async function judged() {
  const { rows } = await step('read', () => readRows(file));
  const { calibration } = await step('calibrate', () => calibrateRows(rows, { targetPrecision: 0.98, confidence: 0.9 }));
  return { calibration, final: await step('scores', () => becomeFinal(rows, calibration)) };
}
const { calibration, final } = await judged();
const report = await step('report', () => reportOf(final, calibration, { dataset: 'made', bundle: 'made' }));
const data = await step('simulator', () => simulatorData(final));
await step('page', async () => writeWhole(join(folder, 'index.html'), await pageOf(report, data, async () => html``)));
console.log(
  `\n${count} predictions: ${total.cpu.toFixed(1)} s CPU, ${total.wall.toFixed(1)} s wall, at most ${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB`,
);
await rm(folder, { recursive: true, force: true });
