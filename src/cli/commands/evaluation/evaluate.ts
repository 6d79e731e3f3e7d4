/** `beleg evaluate`: how good a bundle is on labelled documents, as a page to read and as data. */
import { bundleFolder, shippedName } from '../../../bundle/shipped.js';
import { join } from 'node:path';
import { trainedSuppliers } from '../../../bundle/manifest.js';
import { type Engine, loadEngine } from '../../../detect.js';
import { openDataset } from '../../../dataset/store.js';
import { counted } from '../../../counted.js';
import { documentsDigest } from '../../../evaluation/calibration/calibrate.js';
import { scoresOf } from '../../../evaluation/calibration/chosen-thresholds.js';
import { becomeFinal, type Report, reportOf } from '../../../evaluation/report/report.js';
import { writeReport } from '../../../evaluation/report/write.js';
import { readRows } from '../../../evaluation/rows.js';
import { command } from '../../command.js';
import { scoredRows } from '../../batch/scored-rows.js';
import { table } from '../../views/table.js';

export const evaluate = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of labelled documents that the model has not seen' },
    bundle: { type: 'string', coerce: bundleFolder, describe: 'bundle to judge [base]; not needed for the predictions of another service' },
    report: { type: 'string', default: 'reports/latest', describe: 'folder for index.html, report.json and details.csv' },
    predictions: { type: 'string', describe: 'predictions.jsonl of beleg score, so that the documents need not be read again' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
  },
  [
    ['evaluate datasets/test --bundle base --report reports/base', 'write reports/base/index.html'],
    ['evaluate datasets/test --bundle base --predictions predictions.jsonl', 'with predictions made before'],
    ['evaluate datasets/test --predictions foreign.jsonl --report reports/foreign', 'another service, scored before with --responses'],
  ],
  async ({ dataset, bundle: named, report: folder, predictions, json }) => {
    // Predictions alone may be of another service.
    const bundle = named ?? (predictions === undefined ? bundleFolder(shippedName) : undefined);
    const engine = bundle === undefined ? undefined : await loadEngine(bundle);
    // Fails before anything is computed for a report that cannot be written.
    await openDataset(dataset);
    const { final, notes } = await judged(dataset, engine, predictions);
    for (const note of notes) process.stderr.write(`evaluate: ${note}\n`);
    const calibration = engine?.bundle.calibration;
    const trained = engine && trainedSuppliers(engine.bundle.manifest);
    const about = { dataset, bundle: bundle ?? predictions ?? '', ...(notes.length > 0 && { notes }) };
    const report = reportOf(final, calibration, about, trained);
    await writeReport(folder, report, final, engine && calibration && scoresOf(engine.bundle.manifest, calibration));
    if (json) return void process.stdout.write(`${JSON.stringify(report, undefined, 1)}\n`);
    const columns = [{ title: 'detail' }, ...['n', 'precision', 'recall', 'F1', 'ECE', 'threshold', 'passes'].map((title) => ({ title, right: true }))];
    const lines = report.details.map(({ detail, n, precision, recall, f1, ece, threshold, coverage }) => [
      detail,
      String(n),
      percent(precision.value),
      percent(recall.value),
      percent(f1),
      percent(ece.value),
      threshold < 0 ? '-1' : threshold.toFixed(4),
      threshold < 0 ? '' : percent(coverage.value),
    ]);
    process.stdout.write(`${table(columns, lines)}\n`);
    if (report.shots.length > 1) process.stdout.write(`${shotsTable(report)}\n`);
    const { header, contacts, lineItems } = report.summary;
    process.stdout.write(
      `evaluate: ${counted(report.documents, 'document')}; F1 of header details ${percent(header.f1)}, contacts ${percent(contacts.f1)}, line item cells ${percent(lineItems.f1)}; report in ${join(folder, 'index.html')}\n`,
    );
  },
);

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** F1 by how many documents of the supplier were labelled. */
function shotsTable({ shots }: Report): string {
  const columns = [{ title: 'supplier' }, ...['documents', 'header F1', 'contacts F1', 'cells F1'].map((title) => ({ title, right: true }))];
  const lines = shots.map(({ name, documents, header, contacts, lineItems }) => [
    name,
    String(documents),
    ...[header, contacts, lineItems].map(({ f1 }) => percent(f1)),
  ]);
  return table(columns, lines);
}

/** In a function of its own: what was read may go once the final rows are made. */
async function judged(dataset: string, engine: Engine | undefined, predictions: string | undefined) {
  const { rows, notes: left } =
    engine && predictions === undefined ? await scoredRows('evaluate', dataset, engine) : { rows: (await readRows(predictions!)).rows, notes: [] };
  const calibration = engine?.bundle.calibration;
  const fitted = calibration?.documents !== undefined && calibration.documents === documentsDigest(rows);
  // Cross-fitted scores, of `beleg calibrate --scored`: as good as those of documents never seen.
  const crossFitted = fitted && rows.every(({ value, score }) => value === '' || score !== undefined);
  const notes = [
    ...left,
    ...(fitted && !crossFitted
      ? [
          'the bundle was calibrated on these very documents: scores and thresholds look better than they are. Give other documents, or the file of beleg calibrate --scored',
        ]
      : []),
  ];
  return { final: becomeFinal(rows, calibration, crossFitted), notes };
}
