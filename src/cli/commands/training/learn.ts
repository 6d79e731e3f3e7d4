/** `beleg learn`: labelled documents into a bundle: their layouts into its memory, and what training makes of them where that pays. */
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { loadBundle } from '../../../bundle/load.js';
import { locked } from '../../../bundle/lock.js';
import { bundleFolder, ownBundleFolder, shippedName } from '../../../bundle/shipped.js';
import { counted } from '../../../counted.js';
import { InputError } from '../../../errors.js';
import { forgetLayouts, learnLayouts } from '../../../training/memory/learn-layouts.js';
import { entries, openDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { progress } from '../../progress.js';
import { doubtsText } from '../../views/doubts-text.js';
import { learnLoop } from '../../training/learning/loop.js';
import { othersText } from '../../training/learning/others.js';
import { writeLearning } from '../../training/learning/report.js';
import { bundleBefore, datasetOf, rulesOf } from '../../training/learning/sources.js';

export const learn = command(
  {
    dataset: { type: 'string', describe: 'folder of labelled documents, or a packed one; with --values also a folder of documents' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle to change; with --values or --train made where it is missing' },
    values: { type: 'string', describe: 'CSV or JSON of true values, a row a document: labels the documents, then learns as --train does' },
    'line-items': { type: 'string', describe: 'with --values: second CSV, a row a line item' },
    customer: { type: 'string', describe: 'name of the customer, or rules/CUSTOMER whose own details are learnt too' },
    train: { type: 'boolean', describe: 'try training too, and take what is not worse on documents that were not learnt from; --no-train: memory alone' },
    base: { type: 'string', coerce: bundleFolder, default: shippedName, describe: 'bundle that training begins with' },
    steps: { type: 'number', describe: 'steps of each training; ten epochs, at least 50, where absent' },
    report: { type: 'string', describe: 'folder of the page that tells what was learnt; reports/BUNDLE where absent' },
    forget: { type: 'string', array: true, describe: 'names of documents that are forgotten, in place of a dataset' },
    trust: { type: 'boolean', default: false, describe: 'remember labels too that other labels contradict' },
    json: { type: 'boolean', default: false, describe: 'print what was learnt as JSON' },
  },
  [
    ['learn datasets/acme --bundle models/acme', 'the next documents of these layouts are judged by where values stood in these'],
    [
      'learn datasets/acme --bundle models/acme --trust',
      'labels that contradict sums, check digits or other documents of the layout are listed; these are right all the same',
    ],
    ['learn invoices --values erp.csv --customer acme --bundle models/acme', 'read, label, remember, train, compare, and take what is not worse'],
    ['learn --forget invoice-17.pdf --bundle models/acme', 'what a wrong label taught is forgotten'],
  ],
  async (args) => {
    const { dataset, bundle, values, train, forget = [], trust, json } = args;
    if ((dataset === undefined) === (forget.length === 0)) throw new InputError('learn: give a dataset, or --forget NAME, one of them');
    if (dataset !== undefined && (values !== undefined || train !== undefined)) await learnByTrial({ ...args, dataset });
    else await remember(dataset, bundle, { forget, trust, json });
  },
);

interface MemoryArgs {
  readonly forget: readonly string[];
  readonly trust: boolean;
  readonly json: boolean;
}

async function remember(dataset: string | undefined, path: string, { forget, trust, json }: MemoryArgs): Promise<void> {
  const bundle = await loadBundle(path);
  const bar = progress('learn', dataset === undefined ? forget.length : await sizeOf(dataset));
  const done = (count: number, name: string) => bar.update(count, name);
  const { learnt, findings, forgotten, documents, bytes } =
    dataset === undefined ? await forgetLayouts(bundle, forget) : await learnLayouts(bundle, dataset, { trusted: trust, done });
  bar.stop();
  if (json) process.stdout.write(`${JSON.stringify({ bundle: path, learnt, forgotten: forget, findings, contradicted: forgotten, documents, bytes })}\n`);
  else {
    process.stdout.write(doubtsText(findings, forgotten, trust));
    const what = dataset === undefined ? `${counted(forget.length, 'document')} forgotten` : `${counted(learnt.length, 'document')} remembered`;
    process.stdout.write(`${path}: ${what}; it remembers ${counted(documents, 'document')}, ${Math.ceil(bytes / 1000)} kB\n`);
  }
}

interface TrialArgs {
  readonly dataset: string;
  readonly bundle: string;
  readonly values?: string | undefined;
  readonly 'line-items'?: string | undefined;
  readonly customer?: string | undefined;
  readonly train?: boolean | undefined;
  readonly base: string;
  readonly steps?: number | undefined;
  readonly report?: string | undefined;
  readonly trust: boolean;
  readonly json: boolean;
}

/** Another call for the same bundle is refused until this one ends. */
const learnByTrial = (args: TrialArgs): Promise<void> => {
  const work = join('runs', `learn-${basename(args.bundle)}`);
  return locked(`${work}.lock`, args.bundle, () => learnIn(work, args), 0);
};

async function learnIn(work: string, args: TrialArgs): Promise<void> {
  const { bundle, values, 'line-items': lineItems, customer, train = true, base, steps, report = join('reports', basename(bundle)), trust, json } = args;
  if (args.dataset.endsWith('.gz'))
    throw new InputError(`${args.dataset}: a packed dataset is remembered alone. Give the folder of the dataset, or leave out --train`);
  if (steps !== undefined && !(Number.isInteger(steps) && steps > 0)) throw new InputError(`--steps ${steps}: no number of steps. Give a whole number, as 150`);
  const number = await bundleBefore(bundle, base);
  const dataset = await datasetOf({
    path: args.dataset,
    ...(values !== undefined && { values }),
    ...(lineItems !== undefined && { lineItems }),
    ...(customer !== undefined && { customer }),
  });
  const rules = rulesOf(customer);
  const network = {
    dataset,
    base,
    workers: Math.min(2, availableParallelism()),
    ...(rules !== undefined && { customer: rules }),
    ...(steps !== undefined && { steps }),
  };
  const learnt = await learnLoop({ network, bundle, number, train, trusted: trust, work });
  const page = await writeLearning(report, bundle, dataset, learnt);
  const { taken, judgements, fresh, judged, silent, next, doubts, others } = learnt;
  if (json)
    return void process.stdout.write(`${JSON.stringify({ bundle, taken, fresh, silent, next, others, findings: doubts?.findings ?? [], report: page })}\n`);
  if (doubts) process.stdout.write(doubtsText(doubts.findings, doubts.forgotten, trust));
  for (const { name, against, comparison, reasons, noted } of judgements) {
    const { fixed, broken, p } = comparison.overall;
    const better = noted.length === 0 ? 'not worse' : `better, with less sure scores: ${noted.join('; ')}`;
    const verdict = reasons.length === 0 ? better : `not taken: ${reasons.join('; ')}`;
    process.stdout.write(`learn: ${name} against ${against}: ${counted(fixed, 'value')} fixed, ${broken} broken (p = ${p.toPrecision(2)}); ${verdict}\n`);
  }
  if (silent.length > 0) process.stdout.write(`learn: memory is not asked for ${silent.join(', ')}: out of fold it did more harm than good there\n`);
  if (judged > 0 && judged < fresh.length) process.stdout.write(`learn: judged on ${judged} of ${fresh.length} new documents, drawn by chance\n`);
  if (others) process.stdout.write(`learn: training, other suppliers: ${othersText(others)}\n`);
  if (next.length > 0) process.stdout.write(`learn: label next: ${next.map(({ name }) => name).join(', ')}\n`);
  const what = fresh.length === 0 ? 'no labelled document is new to it' : `${counted(fresh.length, 'new document')}; ${outcome[taken]}`;
  process.stdout.write(`${bundle}: ${what}; see ${page}\n`);
}

const outcome = { before: 'stays as it was', memory: 'remembers them', training: 'remembers them and learnt from them' } as const;

/** Documents of a folder; unknown for a packed dataset before it is read. */
const sizeOf = async (dataset: string): Promise<number> => (dataset.endsWith('.gz') ? 0 : (await entries(await openDataset(dataset))).length);
