/**
 * How well the base does on issuers that it was trained further without: the networks of a bundle are trained further on real documents, five times, each time
 * without a fifth of the issuers, and answer those. Prints F1 out of fold by group and as mean over layouts, with intervals of 95 % by bootstrap over layouts,
 * for the bundle itself and for the trained networks. Documents of one issuer (source, repository, template or sender) are never in two folds.
 *   node --import tsx scripts/cross-validate.ts [CORPORA...] [--steps 250] [--resume] [--json] [--workers 2] [--work /tmp/beleg-cross-validation]
 *   node --import tsx scripts/cross-validate.ts --steps 500 --name more --datasets /tmp/repopulated.jsonl.gz --dataset-weights 1 2    # further documents to learn from
 *   node --import tsx scripts/cross-validate.ts --base-only                                                                           # nothing is trained
 *   node --import tsx scripts/cross-validate.ts --base-only --without items.rates                                                     # the base's answers without a step of decoding
 *   node --import tsx scripts/cross-validate.ts --steps 500 --on-all runs/real      # the same training on all documents: runs/real/details, runs/real/line-items
 *
 * CORPORA: folders with documents/ and truth/; ../shared/corpus/{dev,train} where absent. Readings, labels and runs stay in --work and --cache and are used again.
 * --responses FOLDER writes what each network answers, for ../shared/tools/score.mjs. A document of --datasets belongs to the fold of the one whose name begins its own ("NAME~12.txt").
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { folds } from '../src/dataset/splits.js';
import { allSteps } from '../src/extraction/all-steps.js';
import { writeWhole } from '../src/files.js';
import { closeReaders } from '../src/reading/read.js';
import { families } from './ablation/scores.js';
import { type Subject, subjectsOf } from './cross-validate/documents.js';
import { countsByDocument, type Figure, figureOf } from './cross-validate/figures.js';
import { answers, type FoldOptions, foldResponses, type Responses, type TaskName, trained } from './cross-validate/fold.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'models/base' },
    'base-only': { type: 'boolean', default: false },
    tasks: { type: 'string', default: 'details,line-items' },
    folds: { type: 'string', default: '5' },
    steps: { type: 'string', default: '250' },
    'learning-rate': { type: 'string' },
    'synthetic-share': { type: 'string', default: '0.5' },
    averages: { type: 'string', default: '1' },
    datasets: { type: 'string', multiple: true, default: [] },
    'dataset-weights': { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    name: { type: 'string', default: 'tuned' },
    'on-all': { type: 'string' },
    resume: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    without: { type: 'string', multiple: true, default: [] },
    responses: { type: 'string' },
    work: { type: 'string', default: '/tmp/beleg-cross-validation' },
    cache: { type: 'string', default: '/tmp/beleg-ablation' },
    scorer: { type: 'string', default: '../shared/tools/score.mjs' },
  },
});

const unknown = options.without.filter((name) => !allSteps.some((step) => step.name === name));
if (unknown.length > 0) throw new Error(`--without: no such steps: ${unknown.join(', ')}. src/extraction/all-steps.ts has their names`);

const corpora = positionals.length > 0 ? positionals : ['../shared/corpus/dev', '../shared/corpus/train'];
const dataset = join(options.work, 'dataset');
const reading = progress('read and label', corpora.length);
const subjects = await subjectsOf(corpora, options.cache, dataset, (count) => reading.update(0, `${count} documents`));
reading.stop();
await closeReaders();

if (options['on-all']) {
  const fold = { ...foldOptions(options['on-all']), name: options['on-all'] };
  for (const task of fold.tasks) if (!(await trained(fold, task, () => false))) process.exit(1);
  console.log(
    `${options['on-all']}: trained on ${subjects.length} documents. Next: beleg export ${fold.tasks.map((task) => join(fold.out, task)).join(' ')} --bundle BUNDLE`,
  );
  process.exit(0);
}

/** Names of networks, the base first, with what each answers. */
const answered = new Map<string, Record<string, string>>([['base', await answers(options.base, subjects, options.without)]]);
if (!options['base-only']) await trainFolds();
if (options.responses)
  for (const [network, own] of answered)
    for (const [name, response] of Object.entries(own)) await writeWhole(join(options.responses, network, `${name}.json`), response);
await report();

async function trainFolds(): Promise<void> {
  const parts = folds(
    subjects.map((subject) => ({ ...subject, labels: { supplier: subject.issuer } })),
    Number(options.folds),
    1,
  );
  const out = join(options.work, options.name);
  if (!options.resume) await rm(out, { recursive: true, force: true });
  const bar = progress(options.name, parts.length);
  for (const [index, { test }] of parts.entries()) {
    const names = test.map(({ name }) => name);
    const responses = await foldResponses({ ...foldOptions(join(out, `fold-${index + 1}`)), name: `fold ${index + 1}/${parts.length}` }, test, (name) =>
      names.some((own) => name === own || name.startsWith(`${own}~`)),
    );
    if (!responses) {
      console.error(`stopped in fold ${index + 1} of ${parts.length}; go on with --resume`);
      process.exit(1);
    }
    gather(responses);
    bar.update(index + 1);
  }
  bar.stop();
}

function foldOptions(out: string): Omit<FoldOptions, 'name'> {
  return {
    base: options.base,
    tasks: options.tasks.split(',') as TaskName[],
    datasets: [dataset, ...options.datasets],
    ...(options['dataset-weights'] && { weights: options['dataset-weights'].split(/[ ,]/).map(Number) }),
    steps: Number(options.steps),
    ...(options['learning-rate'] && { learningRate: Number(options['learning-rate']) }),
    syntheticShare: Number(options['synthetic-share']),
    averages: options.averages.split(',').map(Number),
    workers: Number(options.workers),
    seed: Number(options.seed),
    out,
    resume: options.resume,
  };
}

function gather(responses: Responses): void {
  for (const [share, own] of Object.entries(responses)) {
    const name = share === '1' ? options.name : `${options.name}, ${share} of it`;
    answered.set(name, { ...answered.get(name), ...own });
  }
}

/** F1 by group and family, for each network. */
async function report(): Promise<void> {
  const groups = [...new Set(subjects.map(({ truth }) => truth.group ?? 'other'))].sort();
  const sets = [
    ['all', subjects] as const,
    ...corpora.map((corpus, at) => [corpus, subjects.filter((subject) => subject.corpus === at)] as const),
    ...groups.map((group) => [group, subjects.filter(({ truth }) => (truth.group ?? 'other') === group)] as const),
  ];
  const counts = new Map<string, Awaited<ReturnType<typeof countsByDocument>>>();
  for (const [name, own] of answered)
    counts.set(
      name,
      await countsByDocument(
        subjects.map((subject) => ({ subject, response: own[subject.name]! })),
        options.scorer,
        join(options.work, 'score'),
      ),
    );
  const base = counts.get('base')!;
  const rows = [...counts].flatMap(([network, own]) =>
    sets.flatMap(([set, of]) =>
      families.map((family) => ({ network, set, documents: of.length, family, ...figureOf(of, family, own, network === 'base' ? undefined : base) })),
    ),
  );
  if (options.json) console.log(JSON.stringify({ documents: subjects.length, issuers: new Set(subjects.map(({ issuer }) => issuer)).size, options, rows }));
  else print(rows, sets);
}

type Row = Figure & { readonly network: string; readonly set: string; readonly family: string };

function print(rows: readonly Row[], sets: readonly (readonly [string, readonly Subject[]])[]): void {
  const points = (value: number) => (100 * value).toFixed(1);
  const range = ([low, high]: readonly [number, number]) => `[${points(low)}, ${points(high)}]`;
  console.log(`${subjects.length} documents of ${new Set(subjects.map(({ issuer }) => issuer)).size} issuers; F1 out of fold in percent, intervals of 95 %`);
  for (const [set, { length }] of sets) {
    console.log(`\n${set}: ${length} documents`);
    for (const row of rows.filter((each) => each.set === set && each.n > 0)) {
      const gain = row.gain ? `  gain ${row.gain.mean >= 0 ? '+' : ''}${points(row.gain.mean)} ${range(row.gain.interval)}` : '';
      console.log(
        `  ${row.family.padEnd(9)} ${row.network.padEnd(16)} ${row.values} values ${points(row.f1)}  mean over ${row.n} layouts ${points(row.meanOverLayouts)} ${range(row.interval)}${gain}`,
      );
    }
  }
}
