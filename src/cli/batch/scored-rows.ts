/** Rows of the documents of a dataset that a bundle has not seen. */
import type { Engine } from '../../detect.js';
import type { Row } from '../../evaluation/rows.js';
import { byBundle, documentsToScore, optionsOf, scoreDocuments } from '../../evaluation/score.js';
import { progress } from '../progress.js';

/** `title`: of the progress bar. `notes`: what was left out, and why. */
export async function scoredRows(title: string, dataset: string, engine: Engine): Promise<{ readonly rows: Row[]; readonly notes: readonly string[] }> {
  const { documents, labelled, notes } = await documentsToScore(dataset, engine);
  const bar = progress(title, documents.length);
  const rows: Row[] = [];
  let done = 0;
  for await (const scored of scoreDocuments(documents, byBundle(engine), optionsOf(engine, labelled))) {
    for (const row of scored.rows) rows.push(row);
    bar.update(++done);
  }
  bar.stop();
  return { rows, notes };
}
