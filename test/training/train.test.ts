import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { InputError } from '../../src/errors.js';
import { detailsDefaults } from '../../src/network/config.js';
import { initialWeights } from '../../src/network/weights.js';
import { readRun } from '../../src/training/checkpoint.js';
import { graphOf, type Task } from '../../src/training/task.js';
import { type TrainingPlan, type TrainingProgress, train } from '../../src/training/train.js';

const task: Task = { name: 'details', config: { ...detailsDefaults, width: 16, layers: 1, heads: 2, ffn: 24, embedding: 8 } };
let folder = '';
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'beleg-train-'));
});
after(() => rm(folder, { recursive: true }));

const plan = (out: string, rest: Partial<TrainingPlan> = {}): TrainingPlan => ({
  task,
  out: join(folder, out),
  source: {
    url: new URL('./random-source.ts', import.meta.url).href,
    options: { task: 'details', pages: 2, tokens: 16, candidates: 8, lines: 4, seed: 1 },
  },
  seed: 4,
  steps: 6,
  workers: 0,
  schedule: { learningRate: 3e-3, warmUp: 2 },
  backend: { name: 'wasm' },
  ...rest,
});

test('train: the same weights with none, one and two threads', async () => {
  const results = [];
  for (const workers of [0, 1, 2]) results.push((await train(plan(`threads${workers}`, { workers }))).mean);
  assert.deepEqual(results[1], results[0]);
  assert.deepEqual(results[2], results[0]);
});

test('train: stopped and gone on with, it ends with the same weights', async () => {
  const whole = await train(plan('whole'));
  const stop = new AbortController();
  const part = await train(plan('part', { signal: stop.signal }), ({ step }) => step === 3 && stop.abort());
  assert.deepEqual([part.finished, part.step], [false, 3]);
  const rest = await train(plan('part', { resume: true }));
  assert.ok(rest.finished);
  assert.deepEqual(rest.mean, whole.mean);
  assert.deepEqual(rest.validation, whole.validation);
  const { weights } = await readRun(join(folder, 'part'));
  assert.deepEqual(
    [...weights.values()].flatMap((values) => [...values]),
    [...whole.mean],
  );
});

test('train: killed in the midst of it and gone on with, it ends with the same weights', async (t) => {
  const long = { steps: 25 };
  const whole = await train(plan('long', long));
  const script = fileURLToPath(new URL('./until-killed.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(plan('killed', { ...long, checkpointMinutes: 0 }))], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => child.kill('SIGKILL'));
  child.stdout.on('data', (text: Buffer) => text.toString().includes('9\n') && child.kill('SIGKILL'));
  await once(child, 'exit');
  assert.equal(child.signalCode, 'SIGKILL');
  const rest = await train(plan('killed', { ...long, resume: true }));
  assert.deepEqual(rest.mean, whole.mean);
});

test('train: learns, and says how well', async () => {
  const seen: TrainingProgress[] = [];
  await train(
    plan('learns', { steps: 60, validateEvery: 30, schedule: { learningRate: 1e-2, warmUp: 5, meanDecay: 0.9 } }),
    (progress) => void seen.push(progress),
  );
  const judged = seen.filter(({ validationLoss }) => validationLoss !== undefined);
  assert.deepEqual(
    judged.map(({ step }) => step),
    [30, 60],
  );
  assert.ok(judged[1]!.validationLoss! < judged[0]!.validationLoss!);
  assert.ok(seen.at(-1)!.loss < seen[0]!.loss);
  assert.equal(seen.at(-1)!.words, 60 * 2 * 2 * 16);
});

test('train: a frozen trunk stays as it is', async () => {
  await train(plan('frozen', { frozen: ['trunk/'] }));
  const start = initialWeights(graphOf(task), 4);
  const { weights } = await readRun(join(folder, 'frozen'));
  for (const [name, values] of start) {
    if (name.startsWith('trunk/')) assert.deepEqual(weights.get(name), values, name);
  }
  assert.notDeepEqual(weights.get('head/detail/weights'), start.get('head/detail/weights'));
});

test('train: refusals in one line', async () => {
  await train(plan('refused', { steps: 1 }));
  const refused = async (what: Partial<TrainingPlan>, says: RegExp) =>
    assert.rejects(train(plan('refused', what)), (error: Error) => error instanceof InputError && says.test(error.message) && !error.message.includes('\n'));
  await refused({}, /lies here already/);
  await refused({ resume: true, seed: 5 }, /other settings/);
  const file = join(folder, 'refused', 'checkpoint.bin');
  const bytes = await readFile(file);
  bytes[bytes.length - 9]! ^= 1;
  await writeFile(file, bytes);
  await refused({ resume: true }, /damaged/);
  await assert.rejects(readRun(join(folder, 'nowhere')), InputError);
});
