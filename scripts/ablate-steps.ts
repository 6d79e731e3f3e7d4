/**
 * What each step of decoding is worth: every set is decoded once more without it, and the values that become right or wrong are counted. Networks run once a
 * document; a step is left out only where it changed something.
 *
 *   node --import tsx scripts/ablate-steps.ts [SETS...] [--bundle models/base] [--step items.readings] [--out reports/ablation] [--cache /tmp/beleg-ablation]
 *   node --import tsx scripts/ablate-steps.ts --together items.readings,items.times    # F1 of every set without all of these
 *
 * With --callers a request states the receiver's country, as clients do, where the truth does.
 *
 * SETS: a corpus (documents/, truth/), a hand-made set (documents/, values.json), or a dataset (labels/). Without any: ../shared/corpus/{train,dev} and
 * datasets/handmade*.
 */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { responseJson } from '../src/api/response/response.js';
import { progress } from '../src/cli/progress.js';
import { type Engine, loadEngine, understand } from '../src/detect.js';
import { allSteps } from '../src/extraction/all-steps.js';
import { newTrace, type Trace } from '../src/extraction/decoding/steps.js';
import { writeWhole } from '../src/files.js';
import { closeReaders } from '../src/reading/read.js';
import { type Counts, countsOf, families } from './ablation/scores.js';
import { type Case, casesOf } from './ablation/sources.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    bundle: { type: 'string', default: 'models/base' },
    step: { type: 'string' },
    together: { type: 'string' },
    callers: { type: 'boolean', default: false },
    out: { type: 'string', default: 'reports/ablation' },
    cache: { type: 'string', default: '/tmp/beleg-ablation' },
    scorer: { type: 'string', default: '../shared/tools/score.mjs' },
  },
});

const handmade = readdirSync('datasets').filter((name) => name.startsWith('handmade'));
const usual = ['../shared/corpus/train', '../shared/corpus/dev', ...handmade.map((name) => join('datasets', name))];
const sets = positionals.length > 0 ? positionals : usual.filter((set) => existsSync(set));
/** Sets of one source of documents are counted together. */
const sourceOf = (set: string): string => (basename(set).startsWith('handmade') ? 'handmade' : basename(set));

interface Decoded {
  readonly one: Case;
  readonly trace: Trace;
  readonly response: string;
}

const engine = await loadEngine(options.bundle);
const outputs = new Map<object, () => Engine>();
const sources = [...new Set(sets.map(sourceOf))];
const decoded = new Map<string, Decoded[]>(sources.map((source) => [source, []]));
for (const set of sets) {
  const bar = progress(`read ${set}`, readdirSync(join(set, 'documents')).length);
  let count = 0;
  for (const one of await casesOf(set, options.cache, (file) => bar.update(++count, file))) {
    const trace = newTrace();
    decoded.get(sourceOf(set))!.push({ one: { ...one, name: `${basename(set)}-${one.name}` }, trace, response: await respond(one, trace) });
  }
  bar.stop();
}
await closeReaders();

/** Networks' outputs by document and call: what they say does not depend on the steps. */
function respond({ document, truth }: Case, trace: Trace): Promise<string> {
  const { receiver } = truth as { readonly receiver?: { readonly Country?: string } };
  const caller = options.callers && receiver?.Country ? { receiverCountry: receiver.Country } : {};
  let run = outputs.get(document);
  if (!run) outputs.set(document, (run = remembering(engine)));
  return understand(document, run(), caller, trace).then((extraction) => responseJson({ document, extraction }));
}

function remembering({ bundle, knowledge }: Engine): () => Engine {
  type Runner = Engine['bundle']['details'];
  const known = new Map<string, Awaited<ReturnType<Runner['run']>>>();
  return () => {
    const wrapped = (name: string, network: Runner): Runner => {
      let call = 0;
      return {
        ...network,
        run: async (tensors) => {
          const key = `${name} ${call++}`;
          const found = known.get(key) ?? (await network.run(tensors));
          known.set(key, found);
          return found;
        },
      };
    };
    const { lineItems } = bundle;
    return { knowledge, bundle: { ...bundle, details: wrapped('details', bundle.details), ...(lineItems && { lineItems: wrapped('line-items', lineItems) }) } };
  };
}

if (options.together) {
  await compareWithout(options.together.split(','));
  process.exit(0);
}

/** F1 of every source with all steps and without these, on stdout. */
async function compareWithout(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknown.length > 0) throw new Error(`no such steps: ${unknown.join(', ')}`);
  const work = join(options.cache, 'score');
  for (const source of sources) {
    const all = decoded.get(source)!;
    const before = await countsOf(
      all.map(({ one, response }) => ({ ...one, response })),
      options.scorer,
      work,
    );
    const without: { readonly name: string; readonly truth: object; readonly response: string }[] = [];
    for (const { one } of all) without.push({ ...one, response: await respond(one, newTrace(names)) });
    const after = await countsOf(without, options.scorer, work);
    const f1 = ({ stated, correct, wrong }: Counts['header']) => (200 * correct) / (stated + correct + wrong);
    console.log(
      `${source} (${all.length}): ${families
        .map(
          (family) =>
            `${family} ${f1(before[family]).toFixed(2)} -> ${f1(after[family]).toFixed(2)} (right ${after[family].correct - before[family].correct}, wrong ${after[family].wrong - before[family].wrong})`,
        )
        .join('; ')}`,
    );
  }
}

interface Row {
  readonly step: string;
  readonly evidence: string;
  readonly sources: readonly { readonly source: string; readonly touched: number; readonly worse: Readonly<Record<string, number>> }[];
}

const steps = allSteps.filter(({ name, isRequired }) => !isRequired && (!options.step || name === options.step));
const bar = progress('ablate', steps.length);
const work = join(options.cache, 'score');
const rows: Row[] = [];
for (const [at, { name, evidence }] of steps.entries()) {
  const found: Row['sources'][number][] = [];
  for (const source of sources) {
    const touched = decoded.get(source)!.filter(({ trace }) => trace.active.has(name));
    const changed: { readonly with: Decoded; readonly response: string }[] = [];
    for (const each of touched) {
      const response = await respond(each.one, newTrace([name]));
      if (response !== each.response) changed.push({ with: each, response });
    }
    found.push({ source, touched: changed.length, worse: changed.length > 0 ? await difference(changed) : {} });
  }
  rows.push({ step: name, evidence: evidence.join(', '), sources: found });
  bar.update(at + 1, name);
}
bar.stop();

/** How many values more are right with the step than without it, by family, and how many fewer wrong. */
async function difference(changed: readonly { readonly with: Decoded; readonly response: string }[]): Promise<Record<string, number>> {
  const before = await countsOf(
    changed.map(({ with: { one, response } }) => ({ ...one, response })),
    options.scorer,
    work,
  );
  const after = await countsOf(
    changed.map(({ with: { one }, response }) => ({ ...one, response })),
    options.scorer,
    work,
  );
  return Object.fromEntries(families.flatMap((family) => gains(family, before, after)));
}

function gains(family: (typeof families)[number], before: Counts, after: Counts): [string, number][] {
  return [
    [family, before[family].correct - after[family].correct],
    [`${family} wrong`, before[family].wrong - after[family].wrong],
  ];
}

const signed = (value = 0): string => (value > 0 ? `+${value}` : String(value));
const cell = ({ touched, worse }: Row['sources'][number]): string =>
  touched === 0 ? '–' : `${touched}: ${families.map((family) => `${signed(worse[family])}/${signed(worse[`${family} wrong`])}`).join(' ')}`;
const lines = [
  '# What each step of decoding is worth',
  '',
  `Written by \`node --import tsx scripts/ablate-steps.ts ${process.argv.slice(2).join(' ')}\`, ${new Date().toISOString().slice(0, 10)}, bundle ${options.bundle}.`,
  `Documents: ${sources.map((source) => `${source} ${decoded.get(source)!.length}`).join(', ')}.`,
  '',
  'A cell reads "documents changed: right/wrong values that the step adds in header, contacts, item cells": `3: 0/0 +2/-1 0/0` changes three documents, two contact values more are right with the step, one fewer is wrong.',
  '',
  `| step | rests on | ${sources.join(' | ')} |`,
  `|---|---|${sources.map(() => '---').join('|')}|`,
  ...rows.map(({ step, evidence, sources: found }) => `| ${step} | ${evidence} | ${found.map(cell).join(' | ')} |`),
];
await writeWhole(`${options.out}.md`, `${lines.join('\n')}\n`);
await writeWhole(`${options.out}.json`, `${JSON.stringify(rows, null, 1)}\n`);
console.log(`${options.out}.md, .json: ${rows.length} steps, ${sources.map((source) => `${source} ${decoded.get(source)!.length}`).join(', ')} documents`);
