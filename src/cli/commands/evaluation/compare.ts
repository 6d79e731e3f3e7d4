/** `beleg compare`: two bundles on the same documents; with --gate a worse one is not let through. */
import { bundleFolder } from '../../../bundle/shipped.js';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEngine } from '../../../detect.js';
import { counted } from '../../../counted.js';
import { InputError } from '../../../errors.js';
import { compareRows, regressionsIn } from '../../../evaluation/compare.js';
import { comparisonMarkdown, comparisonPage } from '../../../evaluation/report/comparison.js';
import { type Row, readRows } from '../../../evaluation/rows.js';
import { writeWhole } from '../../../files.js';
import { command } from '../../command.js';
import { scoredRows } from '../../batch/scored-rows.js';

export const compare = command(
  {
    before: { type: 'string', demandOption: true, coerce: bundleFolder, describe: 'bundle in use, or its predictions.jsonl' },
    after: { type: 'string', demandOption: true, coerce: bundleFolder, describe: 'bundle that may replace it, or its predictions.jsonl' },
    dataset: { type: 'string', describe: 'labelled documents that neither has seen; not needed for two predictions.jsonl' },
    gate: { type: 'boolean', default: false, describe: 'exit code 1 where a detail got worse: values, honesty of scores or coverage' },
    report: { type: 'string', describe: 'folder for comparison.md and comparison.html' },
    'target-precision': { type: 'number', default: 0.98, describe: 'for the share that passes' },
    json: { type: 'boolean', default: false, describe: 'print it as JSON' },
  },
  [
    ['compare models/acme models/acme-new datasets/test --gate', 'exit code 1 if the new one is worse'],
    ['compare before.jsonl after.jsonl --report reports/change', 'from predictions made before'],
  ],
  async ({ before, after, dataset, gate, report, 'target-precision': targetPrecision, json }) => {
    if (!(targetPrecision > 0.5 && targetPrecision < 1)) throw new InputError(`--target-precision ${targetPrecision}: must lie between 0.5 and 1, as 0.98`);
    const comparison = compareRows(await rowsOf(before, dataset), await rowsOf(after, dataset), { targetPrecision, confidence: 0.9 });
    if (comparison.documents === 0)
      throw new InputError(`${before} and ${after}: have no document in common that neither remembers. Score both on the same dataset of other documents`);
    const title = `${after} against ${before}`;
    if (report !== undefined) {
      await writeWhole(join(report, 'comparison.md'), comparisonMarkdown(comparison, title));
      await writeWhole(join(report, 'comparison.html'), comparisonPage(comparison, title));
    }
    process.stdout.write(json ? `${JSON.stringify(comparison, undefined, 1)}\n` : comparisonMarkdown(comparison, title));
    const worse = comparison.details.filter((detail) => regressionsIn(detail).length > 0);
    process.stderr.write(
      `compare: ${counted(comparison.overall.fixed, 'value')} fixed, ${comparison.overall.broken} broken; ${worse.length === 0 ? 'no detail got worse' : `worse: ${worse.map((detail) => `${detail.name} (${regressionsIn(detail).join('; ')})`).join(', ')}`}\n`,
    );
    if (gate && worse.length > 0) process.exitCode = 1;
  },
);

async function rowsOf(path: string, dataset: string | undefined): Promise<readonly Row[]> {
  const found = await stat(path).catch(() => undefined);
  if (!found) throw new InputError(`${path}: there is no such bundle or file. Give models/NAME or the predictions.jsonl of beleg score`);
  if (found.isFile()) return (await readRows(path)).rows;
  if (dataset === undefined) throw new InputError(`compare ${path}: a bundle needs documents to be judged by. Give a dataset as third argument`);
  const { rows, notes } = await scoredRows(path, dataset, await loadEngine(path));
  for (const note of notes) process.stderr.write(`compare: ${note}\n`);
  return rows;
}
