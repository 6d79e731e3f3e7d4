/** reports/NAME: report.json, details.csv and index.html. */
import { join } from 'node:path';
import { document as documentOf, entryNamed, labels as labelsOf, openDataset } from '../../dataset/store.js';
import { writeJson, writeWhole } from '../../files.js';
import { csvOf } from './csv.js';
import type { FinalRow } from './detail-report.js';
import { pagePicture } from './page-picture.js';
import { pageOf, type Picture } from './page.js';
import type { Report } from './report.js';
import { simulatorData } from './simulator.js';

export async function writeReport(folder: string, report: Report, rows: readonly FinalRow[]): Promise<void> {
  const dataset = await openDataset(report.dataset);
  const picture: Picture = async ({ document, errors }) => {
    const entry = await entryNamed(dataset, document);
    return pagePicture(await documentOf(entry), await labelsOf(entry), errors);
  };
  await writeJson(join(folder, 'report.json'), report);
  await writeWhole(join(folder, 'details.csv'), csvOf(report.details));
  await writeWhole(join(folder, 'index.html'), await pageOf(report, simulatorData(rows), picture));
}
