/** Counts of right and wrong values by document, and F1 from them: over all values and as mean over layouts, with intervals by bootstrap over layouts. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { random } from '../../src/random.js';
import { type Count, type Counts, families, type Family } from '../ablation/scores.js';
import type { CorpusTruth, Subject } from './documents.js';

/** By document. */
export type DocumentCounts = ReadonlyMap<string, Counts>;

const run = promisify(execFile);
const parts: Readonly<Record<Family, (truth: CorpusTruth) => object>> = {
  header: ({ fields = {} }) => ({ fields }),
  contacts: ({ sender, receiver }) => ({ fields: {}, sender, receiver }),
  cells: ({ lineItems }) => ({ fields: {}, lineItems }),
};

/** Judged by the corpus's own scorer, one family at a time. `work`: a folder for its files, emptied before. */
export async function countsByDocument(
  answered: readonly { readonly subject: Subject; readonly response: string }[],
  scorer: string,
  work: string,
): Promise<DocumentCounts> {
  const [truths, responses, json] = [join(work, 'truth'), join(work, 'responses'), join(work, 'score.json')];
  await rm(work, { recursive: true, force: true });
  await Promise.all([mkdir(truths, { recursive: true }), mkdir(responses, { recursive: true })]);
  const counts = new Map<string, Record<Family, Count>>();
  for (const { subject, response } of answered) {
    counts.set(subject.name, { header: none, contacts: none, cells: none });
    await writeFile(join(responses, `${subject.name}.json`), response);
  }
  for (const family of families) {
    for (const { subject } of answered)
      await writeFile(join(truths, `${subject.name}.json`), JSON.stringify({ ...parts[family](subject.truth), document: subject.name }));
    await run(process.execPath, [resolve(scorer), truths, responses, '--by', 'document', '--json', json], { maxBuffer: 1e8 });
    const { slices } = JSON.parse(await readFile(json, 'utf8')) as { readonly slices: Readonly<Record<string, Count>> };
    for (const [name, { stated, correct, wrong }] of Object.entries(slices)) counts.get(name)![family] = { stated, correct, wrong };
  }
  return counts;
}

const none: Count = { stated: 0, correct: 0, wrong: 0 };

export const f1Of = ({ stated, correct, wrong }: Count): number => (stated + correct + wrong === 0 ? 0 : (2 * correct) / (stated + correct + wrong));
export const sumOf = (counts: readonly Count[]): Count =>
  counts.reduce((sum, { stated, correct, wrong }) => ({ stated: sum.stated + stated, correct: sum.correct + correct, wrong: sum.wrong + wrong }), none);

/** One family of values on some documents; `n`: layouts with such values. Intervals of 95 %. */
export interface Figure {
  readonly n: number;
  readonly values: number;
  readonly f1: number;
  readonly meanOverLayouts: number;
  readonly interval: readonly [number, number];
  /** Of the mean over layouts, against the first network's, layout by layout. */
  readonly gain?: { readonly mean: number; readonly interval: readonly [number, number] };
}

/** Documents of one template of one source are of one layout, as in the scorer. */
export const layoutOf = ({ name, truth: { template, source } }: Pick<Subject, 'name' | 'truth'>): string => (template ? `${source} ${template}` : name);

export function figureOf(subjects: readonly Subject[], family: Family, own: DocumentCounts, before?: DocumentCounts): Figure {
  const layouts = new Map<string, Subject[]>();
  for (const subject of subjects) layouts.set(layoutOf(subject), [...(layouts.get(layoutOf(subject)) ?? []), subject]);
  const countOf = (counts: DocumentCounts, of: readonly Subject[]) => sumOf(of.map(({ name }) => counts.get(name)?.[family] ?? none));
  const judged = [...layouts.values()].filter((of) => countOf(own, of).stated > 0);
  const scores = judged.map((of) => f1Of(countOf(own, of)));
  const all = countOf(own, judged.flat());
  const gains = before && judged.map((of, index) => scores[index]! - f1Of(countOf(before, of)));
  return {
    n: judged.length,
    values: all.stated,
    f1: f1Of(all),
    meanOverLayouts: mean(scores),
    interval: bootstrap(scores),
    ...(gains && { gain: { mean: mean(gains), interval: bootstrap(gains) } }),
  };
}

const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

const draws = 2000;

/** Percentiles of the mean of as many draws with replacement (Efron & Tibshirani, 1993). */
export function bootstrap(values: readonly number[]): readonly [number, number] {
  const stream = random('bootstrap', values.length);
  const means = Array.from({ length: draws }, () => mean(values.map(() => stream.pick(values)))).sort((a, b) => a - b);
  return [means[Math.floor(0.025 * draws)]!, means[Math.floor(0.975 * draws)]!];
}
