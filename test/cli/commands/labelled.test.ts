/** Labelled documents judge a bundle, calibrate it and train another, on a small model. */
import assert from 'node:assert/strict';
import { readdir, writeFile } from 'node:fs/promises';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { calibratorFeatures } from '../../../src/bundle/calibrator.js';
import { readManifest, replaceManifest } from '../../../src/bundle/store.js';
import { readCalibration, storeCalibration } from '../../../src/bundle/store-calibration.js';
import { at, beleg, well } from './with-model.js';

test('dataset, label, score, calibrate: what was labelled is judged', async () => {
  await well('synthesize set --count 3 --languages de --countries at,de --no-pdf --seed 5', /3/);
  await well('label show set', /InvoiceId/);
  await well('score set --bundle model --out predictions.jsonl', /^score: [1-9]\d* rows of 3 documents/);
  await well('calibrate predictions.jsonl --bundle model', /calibrate: thresholds for \d+ of \d+ details written into model/);
  const { calibration } = await readManifest(at('model'));
  assert.ok(calibration && (await readdir(at('model'))).includes(calibration.file));
  // Three documents are no evidence for any kind of document.
  const { out, err } = await beleg.run('detect invoice.pdf --bundle model --table');
  assert.match(err, /^detect: invoice\.pdf: has a text layer, and the bundle was not calibrated on such documents: .*beleg calibrate\n/);
  assert.match(out, /^invoice\.pdf\n! has a text layer/);
});

test('label from-values: a table becomes labels', async () => {
  await well('dataset add mine invoice.pdf', /1 documents added/);
  await writeFile(at('values.csv'), 'file;InvoiceId;InvoiceDate\ninvoice.pdf;4711;2024-03-12\n');
  await well('label from-values mine values.csv', /1 of 1 documents labelled, 2 of 2 values placed/);
  await writeFile(at('cells.csv'), 'file;InvoiceId;InvoiceDate\ninvoice.pdf;4711;soon\n');
  const partly = await beleg.run('label from-values mine cells.csv');
  assert.deepEqual([partly.code, partly.out], [0, 'mine: 1 of 1 documents labelled, 1 of 1 values placed, 1 cells refused (--strict refuses the table)\n']);
  assert.match(
    partly.err,
    /^file +row +document +column +refused because\n.*cells\.csv +2 +invoice\.pdf +InvoiceDate +"soon" is no date\. Write it like 2025-01-31\n/s,
  );
  const strictly = await beleg.run('label from-values mine cells.csv --strict');
  assert.deepEqual([strictly.code, strictly.err], [1, 'beleg: cells.csv, row 2, InvoiceDate: "soon" is no date. Write it like 2025-01-31\n']);
  await well('dataset pack mine mine.jsonl.gz', /^mine\.jsonl\.gz: 1 labelled documents\n$/);
  await well('train line-items mine.jsonl.gz --steps 1 --workers 1 --synthetic-share 0 --out packed', /^train: 8 pages.*run in packed/);
  const base = fileURLToPath(new URL('../../../models/base', import.meta.url));
  await well(`export packed --bundle averaged --average ${base} --share 0.1`, /^export: averaged\/line-items-/);
  assert.deepEqual((await readManifest(at('averaged'))).networks.lineItems?.training.averaged, { with: base, share: 0.1 });
  const of = (names: readonly string[]) => {
    const calibrators = Object.fromEntries(names.map((name) => [name, { weights: calibratorFeatures.map(() => 0), n: 100 }]));
    const threshold = { threshold: 0.9, source: 'customer', n: 100, accepted: 90, wrong: 0, targetPrecision: 0.98, confidence: 0.9 } as const;
    return { features: [...calibratorFeatures], calibrators, thresholds: Object.fromEntries(names.map((name) => [name, threshold])) };
  };
  const calibrated = of(['*', 'InvoiceId', 'LineItem', 'LineItem.Quantity']);
  await storeCalibration(at('averaged'), await readManifest(at('averaged')), calibrated, { by: 'calibrate' });
  await well(
    `train line-items mine.jsonl.gz --base ${base} --repopulated 1 --average 0.2 --steps 1 --workers 1 --synthetic-share 0 --out known`,
    /run in known/,
  );
  await well('export known --bundle told', /^export: told\/line-items-/);
  const { averaged, recipe } = (await readManifest(at('told'))).networks.lineItems!.training;
  assert.deepEqual([averaged, recipe?.repopulated, recipe?.average], [{ with: base, share: 0.2 }, 1, 0.2], 'as the training was told');
  await well('export packed --bundle averaged', /no threshold is recommended for line items/);
  const exported = await readManifest(at('averaged'));
  const kept = await readCalibration(at('averaged'), exported.calibration!);
  assert.deepEqual(kept, of(['*', 'InvoiceId']), 'another network for line items leaves the calibration of the header as it is');
  await replaceManifest(at('averaged'), { ...exported, featuresVersion: exported.featuresVersion - 1 });
  await well('export packed --bundle averaged', /scores are raw, no threshold is recommended/);
  assert.equal((await readManifest(at('averaged'))).calibration, undefined, 'what was fitted to other features goes whole');
  const { err } = await beleg.run('export packed --bundle averaged --average model');
  assert.match(err, /^beleg: model: /);
});
