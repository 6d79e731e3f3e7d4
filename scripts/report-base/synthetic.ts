/** Synthetic documents with held-out wordings, names and articles, the same ones read clean, as usual, and badly; held against their truth value by value. */
import { appendFile, readFile } from 'node:fs/promises';
import { detailByName } from '../../src/catalogue/details.js';
import { languages } from '../../src/catalogue/languages/index.js';
import { type Engine, understand } from '../../src/detect.js';
import { withoutCandidate } from '../../src/evaluation/matching/candidates-with.js';
import type { Judged } from '../../src/evaluation/matching/judged.js';
import { match } from '../../src/evaluation/matching/match.js';
import { candidatesOf } from '../../src/features/candidates/candidates.js';
import { sameValue } from '../../src/features/candidates/same-value.js';
import { tokensOf } from '../../src/features/tokens/tokens.js';
import { random } from '../../src/random.js';
import { syntheticFacts } from '../../src/synthesis/synthetic-facts.js';
import { layout } from '../../src/synthesis/layout/page.js';
import { misprinted } from '../../src/synthesis/errors/misprints.js';
import { clean, drawNoise, type Noise } from '../../src/synthesis/errors/noise.js';
import { toDocument } from '../../src/synthesis/render/to-document.js';
import { named, type Tally } from './tally.js';

/** Share of the characters misread, on pages skewed by a degree. */
export const misread = { one: 0.01, two: 0.02, four: 0.04, bad: 0.08 } as const;
/** `known`: clean, in the wordings of training; no layout comes twice. All others in held-out wordings. */
export const conditions = ['known', 'clean', 'usual', 'one', 'two', 'four', 'bad'] as const;
export type Condition = (typeof conditions)[number];

export interface SyntheticResult {
  readonly condition: Condition;
  readonly language: string;
  readonly index: number;
  readonly pages: number;
  /** Pages that the item table runs over; 0 without items. */
  readonly tablePages: number;
  /** By detail as evaluation names them: "InvoiceId", "VatGroup.VatRate", "Sender.Name", "LineItem.Quantity". */
  readonly details: Record<string, Tally>;
  /** Rows of the table; every row right and none too many. */
  readonly rows: readonly [right: number, stated: number];
  readonly tableRight: boolean;
  /** By detail: values that are printed on the page, and those with a right candidate. */
  readonly candidates: Record<string, [found: number, stated: number]>;
  /** By detail and reason. */
  readonly losses: Record<string, Record<string, number>>;
}

const seed = 'report base';
/** As many as are read. */
const maxPages = 10;

const noiseOf = (condition: Condition, index: string): Noise =>
  condition === 'clean' || condition === 'known'
    ? clean
    : condition === 'usual'
      ? drawNoise(random('report noise', index), 0.6)
      : { kind: 'ocr', characters: misread[condition], skew: index.length % 2 ? 1 : -1, jitter: 0.1, words: 0.015, specks: 0.01 };

/** One document in one condition; the same facts and layout in all conditions with held-out wordings. */
function syntheticSample(condition: Condition, language: string, index: number) {
  const stream = random(seed, language, index);
  const heldOut = condition !== 'known';
  const facts = misprinted(stream.fork('misprints'), syntheticFacts(stream.fork('facts'), { languages: [language], heldOut }));
  const all = layout(facts, stream.fork('layout'), { heldOut });
  const name = `${language}-${index}`;
  return toDocument(name, facts, all.slice(0, maxPages), stream.fork('words'), noiseOf(condition, `${language} ${index}`), all.length);
}

async function resultOf(condition: Condition, language: string, index: number, engine: Engine): Promise<SyntheticResult> {
  const { document, labels } = syntheticSample(condition, language, index);
  const judged = withoutCandidate(match(await understand(document, engine), labels, document), document);
  const details: Record<string, Tally> = {};
  const losses: Record<string, Record<string, number>> = {};
  const rows = judged.filter(({ detail }) => detail === 'LineItem');
  for (const each of judged) {
    if (each.detail === 'LineItem') continue;
    count(named(details, each.detail), each);
    if (each.loss) {
      const own = (losses[each.detail] ??= {});
      own[each.loss] = (own[each.loss] ?? 0) + 1;
    }
  }
  const stated = rows.filter(({ truth }) => truth !== '');
  return {
    condition,
    language,
    index,
    pages: document.pages.length,
    tablePages: new Set((labels.lineItems ?? []).flatMap(({ fields }) => Object.values(fields).flatMap(({ places }) => places.map(({ page }) => page)))).size,
    details,
    rows: [stated.filter(({ correct }) => correct).length, stated.length],
    tableRight: stated.length > 0 && rows.every(({ correct }) => correct),
    candidates: recallOf(document, labels.details),
    losses,
  };
}

export function count(tally: Tally, { truth, value, correct, prediction }: Judged): void {
  if (truth !== '') tally.stated++;
  if (value === '') return;
  tally.given++;
  if (correct) tally.right++;
  const { threshold = -1, score = 0 } = prediction ?? {};
  if (threshold < 0 || score < threshold) return;
  tally.passed++;
  if (!correct) tally.passedWrong++;
}

function recallOf(document: ReturnType<typeof syntheticSample>['document'], labels: ReturnType<typeof syntheticSample>['labels']['details']) {
  const candidates = document.pages.flatMap((page, index) => candidatesOf(tokensOf(page), index));
  const found: Record<string, [number, number]> = {};
  for (const [name, values] of Object.entries(labels)) {
    const kind = detailByName.get(name)?.found === 'candidate' ? detailByName.get(name)!.kind : undefined;
    for (const { value, places } of values) {
      if (!kind || places.length === 0) continue;
      const own = (found[name] ??= [0, 0]);
      own[1]++;
      if (candidates.some((candidate) => candidate.kind === kind && sameValue(kind, value, candidate.value))) own[0]++;
    }
  }
  return found;
}

export interface Bounds {
  /** Documents a language and condition. */
  readonly each: number;
  /** Milliseconds; language after language gets its next document, so that stopping anywhere leaves them balanced. */
  readonly longest: number;
  /** Lines of results: an interrupted run resumes. */
  readonly file: string;
  readonly done: (count: number, total: number) => void;
}

export async function syntheticResults(engine: Engine, bounds: Bounds): Promise<SyntheticResult[]> {
  const text = await readFile(bounds.file, 'utf8').catch(() => '');
  const results = text
    .split('\n')
    .filter((line) => line.endsWith('}'))
    .map((line) => JSON.parse(line) as SyntheticResult)
    .filter(({ index }) => index < bounds.each);
  const keyOf = (condition: string, language: string, index: number) => `${condition} ${language} ${index}`;
  const known = new Set(results.map(({ condition, language, index }) => keyOf(condition, language, index)));
  const started = Date.now();
  const total = bounds.each * languages.length * conditions.length;
  for (let index = 0; index < bounds.each; index++)
    for (const { code } of languages)
      for (const condition of conditions) {
        if (known.has(keyOf(condition, code, index))) continue;
        if (Date.now() - started > bounds.longest) return results;
        const result = await resultOf(condition, code, index, engine);
        await appendFile(bounds.file, `${JSON.stringify(result)}\n`);
        results.push(result);
        bounds.done(results.length, total);
      }
  return results;
}
