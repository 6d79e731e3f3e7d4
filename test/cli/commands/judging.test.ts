/** score, calibrate, compare, learning-curve and monitor as a user meets them, on predictions made up for it. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { Calibration } from '../../../src/bundle/calibration.js';
import { modelOf } from '../../../src/bundle/manifest.js';
import { readManifest } from '../../../src/bundle/store.js';
import type { Row } from '../../../src/evaluation/rows.js';
import { scoresOf } from '../../../src/evaluation/calibration/chosen-thresholds.js';
import { model93, simulate } from '../../../src/evaluation/calibration/simulation.js';
import { makeBundle, temporaryFolder } from '../../bundle/made.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
const beleg = await startProgram(folder, after);
await makeBundle(at('model'));

const made: Row[] = simulate(model93, 300, 'judging').map(({ logit: _logit, ...row }) => ({
  ...row,
  value: row.correct ? 'x' : 'y',
  truth: 'x',
  quality: 'text',
}));
const write = (name: string, rows: readonly object[]) => writeFile(at(name), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const worse = (every: number) => made.map((row, i) => (i % every === 0 ? { ...row, correct: false, value: 'y' } : row));
await write('before.jsonl', made);

for (const [what, rows, code, said] of [
  ['the same', made, 0, /no detail got worse/],
  ['one in ten broken', worse(10), 1, /worse: InvoiceId \(right in \S+ %, before in /],
  ['one in a hundred and fifty: within chance', worse(150), 0, /no detail got worse/],
  ['better', made.map((row) => ({ ...row, correct: true, value: 'x' })), 0, /0 broken/],
] as const)
  test(`compare --gate: ${what}`, async () => {
    await write('after.jsonl', rows);
    const { code: ended, out, err } = await beleg.run('compare before.jsonl after.jsonl --gate --report change --target-precision 0.9');
    assert.equal(ended, code, out + err);
    assert.match(err, said);
    assert.equal(await readFile(at('change', 'comparison.md'), 'utf8'), out);
    const page = await readFile(at('change', 'comparison.html'), 'utf8');
    assert.match(page, /<h2>Details<\/h2>.*InvoiceId/s);
    if (code === 1) assert.match(page, /broken, \d+ fixed, p = /);
    assert.equal((await beleg.run('compare before.jsonl after.jsonl')).code, 0, 'without --gate it only tells');
  });

test('compare --gate: scores that lie', async () => {
  await write(
    'after.jsonl',
    made.map((row) => ({ ...row, rawScore: 0.5 })),
  );
  const { code, err } = await beleg.run('compare before.jsonl after.jsonl --gate --target-precision 0.95');
  assert.equal(code, 1, err);
  assert.match(err, /worse: InvoiceId \(/);
  assert.match(err, /scores are off by|pass at the target/);
});

test('calibrate: predictions of another network are refused', async () => {
  await write(
    'other.jsonl',
    made.map((row) => ({ ...row, model: '01234567' })),
  );
  const { code, err } = await beleg.run('calibrate other.jsonl --bundle model');
  assert.equal(code, 1);
  assert.match(err, /^beleg: other\.jsonl: predicted by network 01234567, model has [0-9a-f]{8}; .*Score again: beleg score DATASET --bundle model/);
  await write(
    'own.jsonl',
    made.map((row) => ({ ...row, model: modelOf(manifest) })),
  );
  const own = await beleg.run('calibrate own.jsonl --bundle model --target-precision 0.9');
  assert.equal(own.code, 0, own.err);
  assert.match(own.err, /0 documents of source "photo", at least 20 are needed/);
  assert.match(own.out, /calibrate: thresholds for 1 of 1 detail written into model/);
});
const manifest = await readManifest(at('model'));

test('monitor: an empty table says why', async () => {
  await write(
    'low.jsonl',
    made.slice(0, 5).map((row) => ({ ...row, score: 0.01 })),
  );
  assert.match(
    (await beleg.run('monitor low.jsonl --bundle model')).out,
    /^monitor: nothing to watch: none of 5 corrected values reaches one of the 1 threshold of model; /,
  );
  await write('none.jsonl', [{ ...made[0], value: '', correct: false }]);
  assert.match((await beleg.run('monitor none.jsonl --bundle model')).out, /none of 1 correction says what was given/);
  await write(
    'wrong.jsonl',
    made.slice(0, 40).map((row) => ({ ...row, score: 1, correct: false })),
  );
  assert.match((await beleg.run('monitor wrong.jsonl --bundle model')).out, /monitor: 1 of 1 threshold no longer holds, withdrawn in model\n$/);
  assert.match((await beleg.run('monitor wrong.jsonl --bundle model')).out, /nothing to watch: model recommends no threshold\. Label more/);
});

test('learning-curve: says whether fifty more are worth it', async () => {
  const { code, out, err } = await beleg.run('learning-curve before.jsonl --target-precision 0.95');
  assert.equal(code, 0, err);
  assert.match(out, /InvoiceId .*worth it/);
  assert.match(out, /learning-curve: 1 detail; /);
  for (const [line, said] of [
    ['learning-curve model', /is a folder\. Give the file/],
    ['learning-curve before.jsonl --bundle model', /is no folder\. With --bundle give the dataset/],
    ['score set --bundle model --folds 1', /--folds 1: is no number of folds/],
  ] as const) {
    const refused = await beleg.run(line);
    assert.equal(refused.code, 1);
    assert.match(refused.err, said);
  }
});

test('score: another service, answers by document', async () => {
  assert.equal((await beleg.run('synthesize set --count 2 --languages de --no-pdf --seed 3')).code, 0);
  const { code, err } = await beleg.run('score set --responses model --out foreign.jsonl');
  assert.equal(code, 1);
  assert.match(err, /holds no answer for any of 2 documents\. Name the files after the documents: \S+\.json/);
  assert.equal((await beleg.run('detect invoice.pdf --bundle model')).code, 1);
  const name = (await readFile(at('set', 'dataset.json'), 'utf8')) && 'synthetic-000001';
  await writeFile(at('model', `${name}.json`), JSON.stringify({ InvoiceDetailTypePredictions: [{ TypeName: 'DocumentType', Value: 'Invoice', Score: 0.9 }] }));
  const scored = await beleg.run('score set --responses model --out foreign.jsonl');
  assert.equal(scored.code, 0, scored.err);
  assert.match(scored.err, /1 document has no answer in model; their values count as missed/);
  assert.match(scored.out, /rows of 2 documents in foreign\.jsonl: 1 value given/);
  const report = await beleg.run('evaluate set --predictions foreign.jsonl --report foreign');
  assert.equal(report.code, 0, report.err);
  assert.match(await readFile(at('foreign', 'index.html'), 'utf8'), /not calibrated/);
  const folds = await beleg.run('score set --bundle model --folds 2');
  assert.match(folds.err, /model: did not learn from set as it is now.*Leave out --folds/);
});

test('calibrate: thresholds of the simulator go into the bundle whose scores they are of', async () => {
  await makeBundle(at('chosen'));
  await write(
    'again.jsonl',
    made.map((row) => ({ ...row, model: modelOf(manifest) })),
  );
  assert.equal((await beleg.run('calibrate again.jsonl --bundle chosen --target-precision 0.9')).code, 0);
  const read = async () => {
    const { calibration } = await readManifest(at('chosen'));
    return JSON.parse(await readFile(at('chosen', calibration!.file), 'utf8')) as Calibration;
  };
  const before = await read();
  const promise = {
    threshold: 0.97,
    n: 200,
    accepted: 100,
    wrong: 1,
    targetPrecision: 0.95,
    confidence: 0.9,
    qualities: { text: { n: 200, accepted: 100, wrong: 1, holds: true } },
  };
  const chosen = { scores: scoresOf(await readManifest(at('chosen')), before), targetPrecision: 0.95, thresholds: { InvoiceId: promise } };
  await writeFile(at('thresholds.json'), JSON.stringify(chosen));
  const { code, out, err } = await beleg.run('calibrate thresholds.json --bundle chosen');
  assert.equal(code, 0, err);
  assert.match(out, /InvoiceId +0\.\d+ +0\.9700\ncalibrate: 1 threshold for precision 0\.95 written into chosen/);
  const after = await read();
  assert.deepEqual(after, { ...before, thresholds: { InvoiceId: { ...promise, source: 'customer' } } });
  for (const [content, said] of [
    [{ ...chosen, scores: 'other' }, /was chosen for other scores \(other\) than those of chosen \([0-9a-f-]+\).*beleg evaluate DATASET --bundle chosen/],
    [{ ...chosen, scores: undefined }, /of no calibrated bundle/],
    [{ ...chosen, thresholds: { InvoiceId: { ...promise, threshold: 7 } } }, /thresholds\.InvoiceId is not as a report's simulator saves it/],
  ] as const) {
    await writeFile(at('thresholds.json'), JSON.stringify(content));
    const refused = await beleg.run('calibrate thresholds.json --bundle chosen');
    assert.equal(refused.code, 1);
    assert.match(refused.err, said);
  }
  assert.match((await beleg.run('calibrate thresholds.json')).err, /thresholds go into a bundle\. Name it: --bundle/);
});
