/** `beleg learn`: layouts of labelled documents into a bundle's memory. */
import { loadBundle } from '../../../bundle/load.js';
import { ownBundleFolder } from '../../../bundle/shipped.js';
import { counted } from '../../../counted.js';
import { InputError } from '../../../errors.js';
import { forgetLayouts, learnLayouts } from '../../../training/memory/learn-layouts.js';
import { entries, openDataset } from '../../../dataset/store.js';
import { command } from '../../command.js';
import { progress } from '../../progress.js';
import { doubtsText } from '../../views/doubts-text.js';

export const learn = command(
  {
    dataset: { type: 'string', describe: 'folder of labelled documents, or a packed one' },
    bundle: { type: 'string', demandOption: true, coerce: ownBundleFolder, describe: 'bundle to change' },
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
    ['learn --forget invoice-17.pdf --bundle models/acme', 'what a wrong label taught is forgotten'],
  ],
  async ({ dataset, bundle: path, forget = [], trust, json }) => {
    if ((dataset === undefined) === (forget.length === 0)) throw new InputError('learn: give a dataset, or --forget NAME, one of them');
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
  },
);

/** Documents of a folder; unknown for a packed dataset before it is read. */
const sizeOf = async (dataset: string): Promise<number> => (dataset.endsWith('.gz') ? 0 : (await entries(await openDataset(dataset))).length);
