/** How much of labelled documents a base answers by itself: the rest is what training has to teach. */
import { featuresVersion } from '../../features/contract.js';
import { readManifest } from '../../bundle/store.js';
import { labelledDocuments } from '../../dataset/packed.js';
import { loadEngine, understand } from '../../detect.js';
import { match } from '../../evaluation/matching/match.js';
import type { Loss } from '../../evaluation/rows.js';
import type { BaseAccuracy } from '../../training/few-labels.js';
import type { TrainingOptions } from '../../training/plan.js';

/** What no network learns: values that are not on the page as read, or that are read otherwise there. */
const notTaught: readonly (Loss | undefined)[] = ['not-read', 'wrongly-normalised'];

const isItem = (detail: string): boolean => detail.startsWith('LineItem');

/** Of documents that are not `heldOut`; undefined where the base computes other features and cannot be asked. Its memory of layouts is left out. */
export async function baseAnswers({ task, base, datasets, heldOut = [] }: BaseAnswersOptions): Promise<BaseAccuracy | undefined> {
  if ((await readManifest(base)).featuresVersion !== featuresVersion) return undefined;
  const { memory: _, ...engine } = await loadEngine(base);
  let [right, of] = [0, 0];
  for (const path of datasets)
    for await (const { name, document, labels } of labelledDocuments(path)) {
      if (heldOut.includes(name)) continue;
      const judged = match(await understand(document, engine), labels, document).filter(
        ({ detail, loss }) => isItem(detail) === (task === 'line-items') && !notTaught.includes(loss),
      );
      right += judged.filter(({ correct }) => correct).length;
      of += judged.length;
    }
  return { right, of };
}

export interface BaseAnswersOptions extends Pick<TrainingOptions, 'task' | 'datasets' | 'heldOut'> {
  /** Its folder. */
  readonly base: string;
}
