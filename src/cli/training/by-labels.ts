/** What `train` and `learn` make of few labels without further options: steps, learning rate and share of the base by what the base lacks. */
import { readManifest } from '../../bundle/store.js';
import { counted } from '../../counted.js';
import { labelledDocuments } from '../../dataset/packed.js';
import { type Chosen, chosenFor, mostFew } from '../../training/few-labels.js';
import { syntheticDataset, type TrainingOptions } from '../../training/plan.js';
import { baseAnswers } from './base-answers.js';

export interface Labelled extends Pick<TrainingOptions, 'task' | 'datasets' | 'heldOut' | 'custom'> {
  /** Folder of the base. */
  readonly base: string;
  /** The labelled documents are remembered too; the networks then answer their layouts alone. */
  readonly isRemembered?: boolean;
}

/** Says in a line what is chosen and why. Undefined where there are no labels, or more than a few. */
export async function byLabels({ custom, ...asked }: Labelled): Promise<Partial<Chosen> | undefined> {
  const datasets = asked.datasets.filter((name) => name !== syntheticDataset);
  let documents = 0;
  for (const path of datasets) for await (const { name } of labelledDocuments(path)) if (!asked.heldOut?.includes(name)) documents++;
  if (documents === 0 || documents > mostFew) return undefined;
  const log = (what: string) => process.stderr.write(`train ${asked.task}: ${counted(documents, 'labelled document')}, ${what}\n`);
  const { networks } = await readManifest(asked.base);
  const columns = (asked.task === 'details' ? networks.details : networks.lineItems)?.columns ?? [];
  // A column that the base lacks has nothing to be averaged with, and its pace is its own.
  if (custom.some(({ name }) => !columns.includes(name))) {
    const { leastSteps } = chosenFor(undefined);
    log(`columns that the base lacks: at least ${leastSteps} steps`);
    return { leastSteps };
  }
  const known = await baseAnswers({ ...asked, datasets });
  const chosen = chosenFor(known, asked.task, asked.isRemembered === true && asked.task === 'details');
  const { leastSteps, learningRate, repopulated, average } = chosen;
  if (average === 0) {
    const instead = asked.isRemembered ? 'beleg train line-items DATASET --average 0.3' : 'say how much of it is kept: --average 0.3';
    log(`the base answers all of their cells: its network stays as it is. To train it all the same, ${instead}`);
    return chosen;
  }
  const why = known
    ? `${asked.isRemembered ? 'the base with the memory of the others' : 'the base'} answers ${known.right} of ${known.of} values`
    : 'the base cannot be asked';
  log(
    `${why}: at least ${leastSteps} steps at ${learningRate}, ${percent(repopulated)} with other contents, ${percent(average)} of what is learnt is kept, where no option says otherwise`,
  );
  return chosen;
}

const percent = (share: number): string => `${Math.round(100 * share)} %`;
