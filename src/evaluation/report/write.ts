/** reports/NAME: report.json, details.csv and index.html. */
import { join } from 'node:path';
import { bytes as bytesOf, document as documentOf, entryNamed, labels as labelsOf, openDataset } from '../../dataset/store.js';
import { InputError } from '../../errors.js';
import { writeJson, writeWhole } from '../../files.js';
import { pagePreview } from '../../reading/read.js';
import { csvOf } from './csv.js';
import type { FinalRow } from './detail-report.js';
import { html } from './markup.js';
import { pagePicture } from './page-picture.js';
import { pageOf } from './page.js';
import type { Report } from './report.js';
import type { Picture } from './sections.js';
import { simulatorData } from './simulator.js';

/** Width in pixels: small type stays legible. */
const previewWidth = 1000;
/** Of all pictures together; the file is to be opened and sent. */
const mostPictureBytes = 4_000_000;

/**
 * Writes the three files into `folder`. `scores`: what the simulator's thresholds will refer to (`scoresOf`); without it they cannot be taken into a bundle.
 * InputError where the dataset of the report is gone.
 */
export async function writeReport(folder: string, report: Report, rows: readonly FinalRow[], scores?: string): Promise<void> {
  await writeJson(join(folder, 'report.json'), report);
  await writeWhole(join(folder, 'details.csv'), csvOf(report.details));
  await writeWhole(join(folder, 'index.html'), await pageOf(report, simulatorData(rows, scores), await picturesOf(report.dataset)));
}

/** Pictures of pages with what went wrong on them. */
export async function picturesOf(path: string): Promise<Picture> {
  const dataset = await openDataset(path);
  let left = mostPictureBytes;
  return async ({ document: name, errors }) => {
    // Older predictions may refer to documents that no longer exist.
    const entry = await entryNamed(dataset, name).catch((error: unknown) => {
      if (error instanceof InputError) return undefined;
      throw error;
    });
    if (!entry) return html``;
    return pagePicture(await documentOf(entry), await labelsOf(entry), errors, async (page) => {
      // What cannot be rendered (no file for the reading) is drawn from its words.
      const jpeg = await pagePreview(await bytesOf(entry), name, page + 1, previewWidth).catch(() => undefined);
      if (!jpeg || jpeg.length > left) return undefined;
      left -= jpeg.length;
      return jpeg;
    });
  };
}
