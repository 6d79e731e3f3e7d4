/** `beleg evaluate`: how good a bundle is on labelled documents, as a page to read and as data. */
import { join } from 'node:path';
import { loadEngine } from '../../detect.js';
import { finalRows, reportOf } from '../../evaluation/report/report.js';
import { writeReport } from '../../evaluation/report/write.js';
import { type Row, readRows } from '../../evaluation/rows.js';
import { byBundle, documentsToScore, scoreDocuments } from '../../evaluation/score.js';
import { command } from '../command.js';
import { progress } from '../progress.js';
import { table } from '../table.js';

export const evaluate = command(
  {
    dataset: { type: 'string', demandOption: true, describe: 'folder of labelled documents that the model has not seen' },
    bundle: { type: 'string', demandOption: true, describe: 'bundle to judge' },
    report: { type: 'string', default: 'reports/latest', describe: 'folder for index.html, report.json and details.csv' },
    predictions: { type: 'string', describe: 'predictions.jsonl of beleg score, so that the documents need not be read again' },
    json: { type: 'boolean', default: false, describe: 'print the report as JSON' },
  },
  [
    ['evaluate datasets/test --bundle models/base --report reports/base', 'write reports/base/index.html'],
    ['evaluate datasets/test --bundle models/base --predictions predictions.jsonl', 'with predictions made before'],
  ],
  async ({ dataset, bundle, report: folder, predictions, json }) => {
    const engine = await loadEngine(bundle);
    const rows: Row[] = [];
    if (predictions !== undefined) for (const row of (await readRows(predictions)).rows) rows.push(row);
    else {
      const { documents, notes } = await documentsToScore(dataset, engine);
      for (const note of notes) process.stderr.write(`evaluate: ${note}\n`);
      const bar = progress('evaluate', documents.length);
      let done = 0;
      for await (const scored of scoreDocuments(documents, byBundle(engine), false)) {
        for (const row of scored.rows) rows.push(row);
        bar.update(++done);
      }
      bar.stop();
    }
    const final = finalRows(rows, engine.bundle.calibration);
    const report = reportOf(final, engine.bundle.calibration, { dataset, bundle });
    await writeReport(folder, report, final);
    if (json) return void process.stdout.write(`${JSON.stringify(report, undefined, 1)}\n`);
    const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
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
    const { header, contacts, lineItems } = report.summary;
    process.stdout.write(
      `evaluate: ${report.documents} documents; F1 of header details ${percent(header.f1)}, contacts ${percent(contacts.f1)}, line item cells ${percent(lineItems.f1)}; report in ${join(folder, 'index.html')}\n`,
    );
  },
);
