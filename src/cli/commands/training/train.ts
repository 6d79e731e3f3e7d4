/** `beleg train details|line-items`: learns a network from labelled datasets, from synthetic invoices generated on the fly, or from both. */
import { bundleFolder } from '../../../bundle/shipped.js';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '../../../bundle/store.js';
import { InputError } from '../../../errors.js';
import { mostFew } from '../../../training/few-labels.js';
import { pagesPerBatch, pagesPerStep, planOf, replay, syntheticDataset, type TrainingOptions } from '../../../training/plan.js';
import { learnCustom } from '../../../training/custom/learn-custom.js';
import { train, type TrainingProgress } from '../../../training/train.js';
import { command } from '../../command.js';
import { languageList } from '../../options/code-lists.js';
import { progress } from '../../progress.js';
import { byLabels } from '../../training/by-labels.js';
import { baseOf, customOf } from '../../training/starting-bundle.js';

const defaultEpochs = 10;
const mostPagesPerStep = 1024;

const options = {
  datasets: {
    type: 'string',
    array: true,
    demandOption: true,
    describe: `folders of labelled datasets or files of dataset pack, and "${syntheticDataset}" for synthetic invoices`,
  },
  base: { type: 'string', coerce: bundleFolder, describe: 'bundle whose weights to start from' },
  out: { type: 'string', describe: 'folder of the run; runs/details or runs/line-items where absent' },
  epochs: {
    type: 'number',
    describe: `passes over the datasets (of 8,000 pages for "${syntheticDataset}"); 10 where absent, with --base and up to ${mostFew} labelled documents as many as they need`,
  },
  steps: { type: 'number', describe: 'steps of --batch-size pages, in place of epochs' },
  'batch-size': {
    type: 'number',
    default: pagesPerStep,
    describe: `pages a step, a multiple of ${pagesPerBatch}: a thread for every ${pagesPerBatch} of them has work`,
  },
  workers: { type: 'number', default: 2, describe: 'threads; the weights do not depend on it' },
  seed: { type: 'number', default: 1, describe: 'the same seed gives the same weights on the same machine' },
  resume: { type: 'boolean', default: false, describe: 'go on from the checkpoint in the run folder' },
  languages: { type: 'string', describe: 'languages of synthetic invoices: de,en' },
  'synthetic-share': {
    type: 'number',
    array: true,
    default: [replay],
    describe: 'share of synthetic pages beside datasets, below 1; one, or one for each part that --restart-at makes',
  },
  'dataset-weights': {
    type: 'number',
    array: true,
    describe: 'how often each dataset is drawn from in relation to the others, as 1 2 for the second twice as often; by their pages where absent',
  },
  repopulated: {
    type: 'number',
    describe: 'share of labelled pages that are seen with other contents in the same layout, from 0 to 1',
  },
  average: {
    type: 'number',
    describe:
      'share of what is learnt in the weights that export writes, the rest is of --base: less of it is forgotten; above 0 and up to 1, chosen by what the base lacks where few are labelled',
  },
  'restart-at': { type: 'number', array: true, describe: 'steps at which the learning rate starts anew, for long trainings' },
  'learning-rate': {
    type: 'number',
    describe: 'highest learning rate; 0.001, with --base 0.0003 where it has all columns of line items and answers the labels, or they are many',
  },
} as const;

const detailOptions = {
  ...options,
  customer: { type: 'string', describe: 'rules/CUSTOMER whose own details are learnt too' },
  'only-custom': { type: 'boolean', default: false, describe: 'learn nothing but the custom details: the built-in ones stay as they are in --base' },
} as const;

export const trainDetails = command(
  detailOptions,
  [
    ['train details datasets/acme --base base --out runs/acme --customer rules/acme', 'a customer, starting from the base model'],
    [`train details ${syntheticDataset} --epochs 40 --out runs/details`, 'the base model from nothing'],
    [`train details ${syntheticDataset} --epochs 40 --out runs/details --resume`, 'go on after a stop'],
  ],
  async (args) => {
    const custom = await customOf('details', args.base, args.customer);
    if (args['only-custom'] && (!args.base || custom.length === 0))
      throw new InputError('--only-custom needs --base BUNDLE and a --customer with custom details');
    if (args['only-custom']) await runCustom({ ...args, custom });
    else await run('details', { ...args, custom });
  },
);

export const trainLineItems = command(
  { ...options, customer: { type: 'string', describe: 'rules/CUSTOMER whose own columns (lineItem: true) are learnt too' } },
  [
    ['train line-items datasets/acme --base base --out runs/acme-items', 'a customer, starting from the base model'],
    ['train line-items datasets/acme --base base --customer rules/acme --out runs/acme-items', 'with columns of its own'],
    [`train line-items ${syntheticDataset} --epochs 30 --out runs/line-items`, 'the base model from nothing'],
  ],
  async (args) => {
    const custom = await customOf('line-items', args.base, args.customer);
    if (args.customer && custom.length === 0)
      throw new InputError(
        `--customer ${args.customer}: declares no column of line items. Write lineItem: true beside one in its details.yaml, or leave --customer out`,
      );
    await run('line-items', { ...args, custom });
  },
);

type Args = {
  [key: string]: unknown;
  datasets: string[];
  base?: string | undefined;
  out?: string | undefined;
  epochs?: number | undefined;
  steps?: number | undefined;
  'batch-size': number;
  workers: number;
  seed: number;
  resume: boolean;
  languages?: string | undefined;
  'learning-rate'?: number | undefined;
  'synthetic-share': readonly number[];
  repopulated?: number | undefined;
  average?: number | undefined;
  'dataset-weights'?: number[] | undefined;
  'restart-at'?: number[] | undefined;
  'only-custom'?: boolean;
  custom: TrainingOptions['custom'];
};

async function trainingOptions(task: TrainingOptions['task'], args: Args): Promise<TrainingOptions> {
  const languages = languageList(args.languages);
  const noShare = args['synthetic-share'].find((share) => !(share >= 0 && share < 1));
  if (noShare !== undefined) throw new InputError(`--synthetic-share ${noShare}: no share. Give a number from 0 to below 1, as 0.7`);
  const noWeight = args['dataset-weights']?.find((weight) => !(weight > 0 && weight < Infinity));
  if (noWeight !== undefined) throw new InputError(`--dataset-weights ${noWeight}: no weight. Give numbers above 0, as 1 2`);
  const { repopulated, average } = args;
  if (repopulated !== undefined && !(repopulated >= 0 && repopulated <= 1))
    throw new InputError(`--repopulated ${repopulated}: no share. Give a number from 0 to 1, as 0.5`);
  if (average !== undefined && !(average > 0 && average <= 1))
    throw new InputError(`--average ${average}: no share. Give a number above 0 and up to 1, as 0.5`);
  if (average !== undefined && !args.base) throw new InputError('--average: needs a bundle to average with. Name the one to start from: --base BUNDLE');
  const { base, steps, epochs, datasets, custom, 'batch-size': batchSize } = args;
  if (!(batchSize > 0 && batchSize <= mostPagesPerStep && batchSize % pagesPerBatch === 0))
    throw new InputError(
      `--batch-size ${batchSize}: pages are learnt by ${pagesPerBatch}. Give a multiple of ${pagesPerBatch} up to ${mostPagesPerStep}, as 32`,
    );
  const { leastSteps, ...few } = (base && !args['only-custom'] && (await byLabels({ task, base, datasets, custom }))) || {};
  return {
    task,
    datasets,
    out: args.out ?? join('runs', task),
    seed: args.seed,
    workers: args.workers,
    resume: args.resume,
    epochs: epochs ?? defaultEpochs,
    custom,
    ...few,
    ...(leastSteps && epochs === undefined && { leastSteps }),
    syntheticShare: args['synthetic-share'],
    ...(args['dataset-weights'] && { datasetWeights: args['dataset-weights'] }),
    ...(args['only-custom'] && { onlyCustom: true }),
    ...(steps && { steps }),
    ...(batchSize !== pagesPerStep && { batchSize }),
    ...(languages && { languages }),
    ...(repopulated !== undefined && { repopulated }),
    ...(average !== undefined && { average }),
    ...(base && { base: await baseOf(base, task) }),
    ...(args['restart-at'] && { restarts: [...args['restart-at']].sort((a, b) => a - b) }),
    ...(args['learning-rate'] && { learningRate: args['learning-rate'] }),
  };
}

/** Seconds, not hours: no step of the network, one column a custom detail. */
async function runCustom(args: Args): Promise<void> {
  const options = await trainingOptions('details', args);
  const { networks } = await readManifest(args.base!);
  const plan = await planOf(options);
  const base = await readFile(join(args.base!, networks.details!.file));
  const bar = progress('read pages, in percent', 100);
  const learnt = await learnCustom(plan, base, (done, of) => bar.update(Math.floor((100 * done) / of))).finally(bar.stop);
  for (const { name, pages, heldOut } of learnt) {
    const tested = heldOut ? `; first choice on ${heldOut.right} of ${heldOut.pages} held-out pages` : '';
    process.stdout.write(`train: ${name} learnt from ${pages} pages${tested}; run in ${plan.out}. Next: beleg export ${plan.out} --bundle models/NAME\n`);
  }
}

async function run(task: TrainingOptions['task'], args: Args): Promise<void> {
  const plan = await planOf(await trainingOptions(task, args));
  const out = plan.out;
  const bar = progress(`train ${task}`, plan.steps);
  let last: TrainingProgress | undefined;
  const result = await train(plan, (now) => {
    last = now;
    bar.update(now.step, `loss ${now.loss.toFixed(3)}, ${(now.pages / now.seconds).toFixed(1)} pages/s`);
    if (now.validation) bar.log(`step ${now.step}: ${describe(now.validation)}, validation loss ${now.validationLoss?.toFixed(3)}`);
  }).finally(bar.stop);
  process.stdout.write(
    result.finished
      ? `train: ${last?.pages ?? 0} pages, ${result.validation ? describe(result.validation) : 'no validation'}; run in ${out}. Next: beleg export ${out} --bundle models/NAME\n`
      : `train: stopped at step ${result.step} of ${plan.steps}; go on with --resume\n`,
  );
}

const describe = (scores: Readonly<Record<string, number>>): string =>
  Object.entries(scores)
    .map(([name, f1]) => `F1 ${name} ${f1.toFixed(3)}`)
    .join(', ');
