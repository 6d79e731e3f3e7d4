/**
 * The model card of a bundle: what it was made from, how sure it is, what it cannot do. Writes README.md into the bundle.
 *
 *   node --import tsx scripts/model-card.ts models/base
 */
import { join } from 'node:path';
import { readManifest } from '../src/bundle/store.js';
import { readCalibration } from '../src/bundle/store-calibration.js';
import { testedPrecision } from '../src/bundle/calibration.js';
import { languages } from '../src/catalogue/languages/index.js';
import { writeWhole } from '../src/files.js';

const path = process.argv[2] ?? 'models/base';
const manifest = await readManifest(path);
const lines = [`# ${manifest.name}`, '', `Made ${manifest.created.slice(0, 10)}, features version ${manifest.featuresVersion}.`, ''];

lines.push('## Networks', '', '| | details | line items |', '|---|---|---|');
const { details, lineItems } = manifest.networks;
const row = (name: string, of: (network: NonNullable<typeof details>) => string) =>
  lines.push(`| ${name} | ${details ? of(details) : '–'} | ${lineItems ? of(lineItems) : '–'} |`);
row('file', ({ file, bytes }) => `${file}, ${(bytes / 1e6).toFixed(1)} MB`);
row('size', ({ config }) => `width ${config.width}, ${config.layers} layers, ${config.heads} heads`);
row('steps', ({ training }) => `${training.steps}`);
row('pages seen', ({ training }) => `${training.pages}`);
row('started from', ({ training }) => training.base ?? 'nothing');
row('data', ({ training }) => ['synthetic invoices (src/synthesis)', ...training.datasets.map(({ name, documents }) => `${name} (${documents})`)].join(', '));
row('averaged with', ({ training: { averaged } }) => (averaged ? `${averaged.with}, share of the new weights ${averaged.share}` : '–'));
row('languages', ({ training }) => (training.languages.length ? training.languages.join(' ') : languages.map(({ code }) => code).join(' ')));
row('F1 on synthetic pages not trained on', ({ training }) => training.validationF1?.toFixed(3) ?? '–');

if (manifest.calibration) {
  const { thresholds } = await readCalibration(path, manifest.calibration);
  lines.push(
    '',
    '## Thresholds',
    '',
    'From which score on a value may be used unseen; –: no recommendation.',
    '',
    '| detail | threshold | predictions | accepted | wrong among them | promised | tested for |',
    '|---|---|---|---|---|---|---|',
  );
  for (const [name, { threshold, n, accepted, wrong, ...promise }] of Object.entries(thresholds).sort(([a], [b]) => (a < b ? -1 : 1))) {
    lines.push(
      `| ${name} | ${threshold < 0 ? '–' : threshold.toFixed(4)} | ${n} | ${threshold < 0 ? '–' : accepted} | ${threshold < 0 ? '–' : wrong} | ${promise.targetPrecision} | ${Number(testedPrecision(promise).toFixed(4))} |`,
    );
  }
}
lines.push(
  '',
  '## Limits',
  '',
  'Calibrated on synthetic documents: on real ones scores are less certain than they say, until a customer calibrates on its own (`beleg calibrate`).',
  'Wordings of nineteen languages were written from general knowledge and were not checked by native speakers. Handwriting, cheques and forms other than business documents are not meant.',
);
await writeWhole(join(path, 'README.md'), `${lines.join('\n')}\n`);
console.log(`${join(path, 'README.md')}: ${lines.length} lines`);
