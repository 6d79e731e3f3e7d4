/**
 * The model card of a bundle: what it was made from, how sure it is, what it cannot do. Writes README.md into the bundle.
 *
 *   node --import tsx scripts/model-card.ts models/base
 */
import { join } from 'node:path';
import { readManifest } from '../src/bundle/store.js';
import { readCalibration } from '../src/bundle/store-calibration.js';
import { type SourceEvidence, thresholdFor } from '../src/bundle/calibration.js';
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
  const calibration = await readCalibration(path, manifest.calibration);
  const { thresholds } = calibration;
  const promised = [...new Set(Object.values(thresholds).map(({ targetPrecision }) => targetPrecision))].join(' or ');
  lines.push(
    '',
    '## Thresholds',
    '',
    `From which score on a value may be used unseen, by what documents were read from; –: no recommendation. Promised is ${promised}. Predictions are of synthetic documents, and of real ones that decided how strictly was tested.`,
    '',
    '| detail | text layers | scans | predictions | accepted | wrong among them | real: accepted | wrong among them |',
    '|---|---|---|---|---|---|---|---|',
  );
  for (const [name, promise] of Object.entries(thresholds).sort(([a], [b]) => (a < b ? -1 : 1))) {
    const holding = Object.values(promise.qualities ?? {}).filter(({ holds }) => holds);
    const sum = (count: (of: SourceEvidence) => number | undefined) =>
      holding.length === 0 ? '–' : holding.reduce((all, each) => all + (count(each) ?? 0), 0);
    const cells = [
      ...['text', 'scan'].map((source) => thresholdFor(calibration, promise, source)).map((threshold) => (threshold < 0 ? '–' : threshold.toFixed(4))),
      ...[holding.length === 0 ? promise.n : sum(({ n }) => n), sum(({ accepted }) => accepted), sum(({ wrong }) => wrong)],
      ...[sum(({ real }) => real?.accepted), sum(({ real }) => real?.wrong)],
    ];
    lines.push(`| ${[name, ...cells].join(' | ')} |`);
  }
}
lines.push(
  '',
  '## Limits',
  '',
  'Calibrated on synthetic documents, with thresholds as strict as some real ones asked for: a customer who calibrates on its own (`beleg calibrate`) has thresholds for its own.',
  'Wordings of nineteen languages were written from general knowledge and were not checked by native speakers. Handwriting, cheques and forms other than business documents are not meant.',
);
await writeWhole(join(path, 'README.md'), `${lines.join('\n')}\n`);
console.log(`${join(path, 'README.md')}: ${lines.length} lines`);
