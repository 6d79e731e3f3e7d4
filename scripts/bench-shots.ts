/**
 * F1 by how many documents of the supplier are learnt: remembered (`beleg learn`), with --train also trained on (`beleg train`), and both. On synthetic suppliers
 * with held-out layouts and wordings (of each the first documents are learnt, the others judged), or on the layouts of a labelled dataset that have two documents
 * or more (remembered: each is judged beside the others; trained on: those behind the first). Suppliers met before are remembered too. With --train, synthetic
 * documents of other suppliers are judged as well, and those of a dataset's other suppliers: what they lose is forgotten. How much is trained follows from
 * what the base lacks beside the memory of the other labelled documents, as `learn` does it; with --alone from what it lacks by itself, as `train` does.
 *
 *   node --import tsx scripts/bench-shots.ts [--suppliers 40] [--documents 13] [--noise 0] [--shots 0,1,3] [--bundle models/base]
 *   node --import tsx scripts/bench-shots.ts --numbers 9000,9005 --shots 0,3,10 --train details,line-items [--others 120] [--alone]
 *   node --import tsx scripts/bench-shots.ts --dataset datasets/suppliers.jsonl.gz --by-sender [--digital] [--shots 0,1,3,10]    # 28 suppliers by hand
 *   node --import tsx scripts/bench-shots.ts --dataset datasets/acme [--by-sender] [--digital] [--shots 0,1,3] [--bundle models/base]
 */
import { parseArgs } from 'node:util';
import { responseJson } from '../src/api/response/response.js';
import { progress } from '../src/cli/progress.js';
import type { LabelledDocument } from '../src/dataset/packed.js';
import { type Engine, loadEngine, understand } from '../src/detect.js';
import { encodeLayouts } from '../src/memory/codec.js';
import { openLayouts } from '../src/memory/layouts.js';
import type { RememberedDocument } from '../src/memory/remembered.js';
import { rememberedBy } from '../src/training/memory/learn-layouts.js';
import type { TaskName } from '../src/training/task.js';
import { type Answered, countsOf, families } from './ablation/scores.js';
import { truthOfLabels } from './ablation/sources.js';
import { otherDocuments, suppliersOf, syntheticSuppliers } from './bench-shots/suppliers.js';
import { trainedEngine } from './bench-shots/trained.js';

const { values: options } = parseArgs({
  options: {
    suppliers: { type: 'string', default: '40' },
    documents: { type: 'string', default: '13' },
    shots: { type: 'string', default: '0,1,3' },
    first: { type: 'string', default: '9000' },
    numbers: { type: 'string' },
    bundle: { type: 'string', default: 'models/base' },
    noise: { type: 'string', default: '0' },
    dataset: { type: 'string' },
    'by-sender': { type: 'boolean', default: false },
    digital: { type: 'boolean', default: false },
    train: { type: 'string' },
    alone: { type: 'boolean', default: false },
    // Of 20 documents one header value is 0.17 points.
    others: { type: 'string', default: '120' },
    scorer: { type: 'string', default: '../shared/tools/score.mjs' },
  },
});

const engine = await loadEngine(options.bundle);
const tasks = (options.train?.split(',') ?? []) as TaskName[];
const training = { base: options.bundle, tasks, isRemembered: !options.alone, work: '/tmp/beleg-shots' };
const shots = options.shots.split(',').map(Number);
const most = Math.max(...shots);
const numbers = options.numbers?.split(',').map(Number) ?? Array.from({ length: Number(options.suppliers) }, (_, i) => Number(options.first) + i);
const ofDataset = options.dataset ? await suppliersOf(options.dataset, { bySender: options['by-sender'], digital: options.digital }) : [];
const suppliers = options.dataset
  ? ofDataset.filter(({ length }) => tasks.length === 0 || length > most)
  : [...syntheticSuppliers({ numbers, documents: Number(options.documents), noise: Number(options.noise) })];
const others = tasks.length > 0 ? otherDocuments(Number(options.others)) : [];

const answered = new Map<string, Answered[]>();
async function answer(key: string, { name, document, labels }: LabelledDocument, by: Engine): Promise<void> {
  const response = responseJson({ document, extraction: await understand(document, by) });
  answered.set(key, [...(answered.get(key) ?? []), { name, truth: truthOfLabels(labels), response }]);
}

/** Documents of the suppliers before: none of them may be recalled. */
const strangers: RememberedDocument[] = [];
const bar = progress('suppliers', suppliers.length);
for (const [index, documents] of suppliers.entries()) {
  // Trained on: the first are learnt, the others judged. Remembered alone: each document of a dataset is judged beside its neighbours.
  const beside = options.dataset && tasks.length === 0;
  const remembered = new Map<LabelledDocument, RememberedDocument>();
  for (const one of beside ? documents : documents.slice(0, most)) remembered.set(one, await rememberedBy(engine.bundle, one));
  for (const n of shots) {
    const trained = tasks.length > 0 && n > 0 ? await trainedEngine(documents.slice(0, n), training) : undefined;
    for (const one of beside ? documents : documents.slice(most)) {
      const known = documents.filter((other) => other !== one).slice(0, n);
      const memory = openLayouts(encodeLayouts([...known.map((other) => remembered.get(other)!), ...(n > 0 ? strangers : [])]), 'layouts');
      await answer(`${n} remembered`, one, { ...engine, memory });
      if (!trained) continue;
      if (options.alone) await answer(`${n} trained on`, one, trained);
      await answer(`${n} trained on and remembered`, one, { ...trained, memory });
    }
    const learnt = openLayouts(encodeLayouts(documents.slice(0, n).map((one) => remembered.get(one)!)), 'layouts');
    const after = trained && !options.alone ? { ...trained, memory: learnt } : (trained ?? engine);
    for (const { name, ...other } of others) await answer(`${n} learnt of others`, { ...other, name: `${index}-${name}` }, after);
    for (const { name, ...other } of tasks.length > 0 ? ofDataset.filter((each) => each !== documents).flat() : [])
      await answer(`${n} learnt of the dataset's others`, { ...other, name: `${index}-${name}` }, after);
    bar.update(index, `${n} learnt`);
  }
  strangers.push(...remembered.values());
  bar.update(index + 1);
}
bar.stop();
for (const [key, answers] of answered) {
  const counts = await countsOf(answers, options.scorer, `/tmp/beleg-shots-${key.replaceAll(/\W/g, '-')}`);
  const f1 = families.map((family) => {
    const { stated, correct, wrong } = counts[family];
    return `${family} ${((2 * correct) / (stated + correct + wrong)).toFixed(4)}`;
  });
  console.log(`${key}, ${answers.length} documents: ${f1.join(', ')}`);
}
process.exit(0);
