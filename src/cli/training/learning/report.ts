/** The page of what `beleg learn` did, learning.html, and the same as data. */
import { join } from 'node:path';
import { learningPage, type LearningReport } from '../../../evaluation/report/learning-page.js';
import { becomeFinal, reportOf } from '../../../evaluation/report/report.js';
import { picturesOf } from '../../../evaluation/report/write.js';
import type { Row } from '../../../evaluation/rows.js';
import { writeJson, writeWhole } from '../../../files.js';
import type { Learnt } from './loop.js';
import { othersText } from './others.js';
import { type LearningMode, ways } from './out-of-fold.js';

const titles: Readonly<Record<LearningMode, string>> = { before: 'before', memory: 'memory', training: 'memory and training' };

/** Path of the page. */
export async function writeLearning(folder: string, bundle: string, dataset: string, learnt: Learnt): Promise<string> {
  const about = { dataset, bundle };
  const reportOn = (rows: readonly Row[]) => {
    const copies = rows.map((row) => ({ ...row }));
    return reportOf(becomeFinal(copies, undefined), undefined, about);
  };
  const tried = ways.flatMap((way) => (learnt.rows[way] ? [{ name: titles[way], summary: reportOn(learnt.rows[way]).summary }] : []));
  const data: LearningReport = {
    ...about,
    ...(learnt.taken !== 'before' && { taken: titles[learnt.taken] }),
    documents: learnt.fresh.length,
    ways: tried,
    judgements: learnt.judgements,
    ...(learnt.others && { others: othersText(learnt.others) }),
    next: learnt.next,
  };
  const page = join(folder, 'learning.html');
  await writeJson(join(folder, 'learning.json'), data);
  await writeWhole(page, await learningPage(data, reportOn(learnt.rows[learnt.taken] ?? []), await picturesOf(dataset)));
  return page;
}
