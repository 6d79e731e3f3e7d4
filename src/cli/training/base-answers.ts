/** How much of labelled documents a base answers, by itself or beside a memory of the others: the rest is what training has to teach. */
import { featuresVersion } from '../../features/contract.js';
import { readManifest } from '../../bundle/store.js';
import { type LabelledDocument, labelledDocuments } from '../../dataset/packed.js';
import { type Engine, loadEngine, understand } from '../../detect.js';
import { match } from '../../evaluation/matching/match.js';
import type { Loss } from '../../evaluation/rows.js';
import { encodeLayouts } from '../../memory/codec.js';
import { type LayoutMemory, openLayouts } from '../../memory/layouts.js';
import type { RememberedDocument } from '../../memory/remembered.js';
import type { BaseAccuracy } from '../../training/few-labels.js';
import { rememberedBy } from '../../training/memory/learn-layouts.js';
import type { TrainingOptions } from '../../training/plan.js';

/** What no network learns: values that are not on the page as read, or that are read otherwise there. */
const notTaught: readonly (Loss | undefined)[] = ['not-read', 'wrongly-normalised'];

const isItem = (detail: string): boolean => detail.startsWith('LineItem');

/** Of documents that are not `heldOut`; undefined where the base computes other features and cannot be asked. Its own memory of layouts is left out. */
export async function baseAnswers({ task, base, datasets, heldOut = [], isRemembered = false }: BaseAnswersOptions): Promise<BaseAccuracy | undefined> {
  if ((await readManifest(base)).featuresVersion !== featuresVersion) return undefined;
  const { memory: _, ...engine } = await loadEngine(base);
  const learnt = async function* () {
    for (const path of datasets) for await (const one of labelledDocuments(path)) if (!heldOut.includes(one.name)) yield one;
  };
  const beside = isRemembered ? await memoriesOfOthers(engine, learnt()) : () => undefined;
  let [right, of, index] = [0, 0, 0];
  for await (const { document, labels } of learnt()) {
    const memory = beside(index++);
    const judged = match(await understand(document, { ...engine, ...(memory && { memory }) }), labels, document).filter(
      ({ detail, loss }) => isItem(detail) === (task === 'line-items') && !notTaught.includes(loss),
    );
    right += judged.filter(({ correct }) => correct).length;
    of += judged.length;
  }
  return { right, of };
}

/** Gives for the document of that index a memory of all the others: what it remembers of itself is no answer. */
async function memoriesOfOthers(engine: Engine, documents: AsyncIterable<LabelledDocument>): Promise<(index: number) => LayoutMemory> {
  const remembered: RememberedDocument[] = [];
  for await (const one of documents) remembered.push(await rememberedBy(engine.bundle, one));
  return (index) => openLayouts(encodeLayouts(remembered.toSpliced(index, 1)), 'layouts');
}

export interface BaseAnswersOptions extends Pick<TrainingOptions, 'task' | 'datasets' | 'heldOut'> {
  /** Its folder. */
  readonly base: string;
  /** The labelled documents are remembered too: what the memory of the others answers has not to be taught. */
  readonly isRemembered?: boolean;
}
