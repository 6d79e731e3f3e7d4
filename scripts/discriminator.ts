/**
 * How well synthetic pages are told from real ones by a page's statistics: what tells them apart is what the generator lacks.
 * `node --import tsx scripts/discriminator.ts [FOLDER OF PDFs] [--count 300] [--json]`; AUC 0.5: not told apart, 1: always.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '../src/document/document.js';
import { fitLogistic } from '../src/evaluation/calibration/logistic.js';
import { random } from '../src/random.js';
import { closeReaders, read } from '../src/reading/read.js';
import { sample } from '../src/synthesis/sample.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '300' }, json: { type: 'boolean', default: false } },
});
const folder = positionals[0] ?? '../shared/corpus/dev/documents';

/** Statistics of a page; sizes as shares of the page's width, gaps in heights of the type. */
function statisticsOf(page: Page): Readonly<Record<string, number>> | undefined {
  const { words, lines } = page;
  if (words.length < 20) return undefined;
  const share = (test: (text: string) => boolean) => words.filter(({ text }) => test(text)).length / words.length;
  const placed = (test: (x: number, y: number) => boolean) => words.filter(({ box }) => test(box.x / page.width, box.y / page.height)).length / words.length;
  const sizes = words.map(({ fontSize }) => fontSize / page.width).sort((a, b) => a - b);
  const at = (list: readonly number[], share: number) => list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
  const gaps = lines.flatMap(({ words: own }) => own.slice(1).map((word, i) => gapOf(words[own[i]!]!, words[word]!))).sort((a, b) => a - b);
  const leads = lines
    .slice(1)
    .map(({ box, words: own }, i) => (box.y - lines[i]!.box.y) / words[own[0]!]!.fontSize)
    .sort((a, b) => a - b);
  return {
    'words, log': Math.log(words.length),
    'lines, log': Math.log(lines.length),
    'words with digits': share((text) => /\d/.test(text)),
    amounts: share((text) => /^\d[\d.,']*[.,]\d\d$/.test(text)),
    'letters a word': words.reduce((sum, { text }) => sum + text.length, 0) / words.length,
    'single letters': share((text) => text.length === 1),
    'capitals only': share((text) => text.length > 2 && text === text.toUpperCase() && /\p{Lu}/u.test(text)),
    'colon at the end': share((text) => text.endsWith(':')),
    'comma at the end': share((text) => /[,;]$/.test(text)),
    'type, median': at(sizes, 0.5) * 100,
    'type, spread': Math.log(at(sizes, 0.95) / at(sizes, 0.05)),
    'sizes of type': new Set(sizes.map((size) => Math.round(size * 2400))).size,
    bold: words.filter(({ bold }) => bold).length / words.length,
    'gap between words': at(gaps, 0.5),
    'wide gaps': gaps.filter((gap) => gap > 1.5).length / Math.max(1, gaps.length),
    'line pitch': at(leads, 0.5),
    'wide line pitch': leads.filter((lead) => lead > 2.5).length / Math.max(1, leads.length),
    'in the top quarter': placed((_, y) => y < 0.25),
    'in the bottom quarter': placed((_, y) => y > 0.75),
    'in the right third': placed((x) => x > 0.66),
    'left margin': Math.min(...words.map(({ box }) => box.x)) / page.width,
    'rulings, log': Math.log(1 + page.rulings.length),
  };
}

const gapOf = (a: Page['words'][number], b: Page['words'][number]): number => (b.box.x - a.box.x - a.box.width) / a.fontSize;

const synthetic: Readonly<Record<string, number>>[] = [];
for (let i = 0; synthetic.length < Number(values.count); i++) {
  const { document } = sample('discriminator', i, { noise: 0, maxPages: 1 });
  const statistics = document.format === 'Receipt' ? undefined : statisticsOf(document.pages[0]!);
  if (statistics) synthetic.push(statistics);
}
const real: Readonly<Record<string, number>>[] = [];
for (const name of readdirSync(folder).filter((each) => each.toLowerCase().endsWith('.pdf'))) {
  const document = await read(readFileSync(join(folder, name)), { name, maxPages: 1 }).catch(() => undefined);
  const statistics = document?.source === 'text' ? statisticsOf(document.pages[0]!) : undefined;
  if (statistics) real.push(statistics);
}
await closeReaders();

const names = Object.keys(synthetic[0]!);
const rows = [...synthetic.map((statistics) => ({ statistics, right: 0 })), ...real.map((statistics) => ({ statistics, right: 1 }))];
const scaled = names.map((name) => {
  const all = rows.map(({ statistics }) => statistics[name]!);
  const mean = all.reduce((a, b) => a + b, 0) / all.length;
  const deviation = Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length) || 1;
  return (statistics: Readonly<Record<string, number>>) => Math.max(-4, Math.min(4, (statistics[name]! - mean) / deviation));
});
const samples = random('folds')
  .shuffle(rows)
  .map(({ statistics, right }, i) => ({ features: [1, ...scaled.map((scale) => scale(statistics))], correct: right === 1, fold: i % 5 }));
const prior = { mean: [0, ...names.map(() => 0)], variance: 0.5 };
const fit = (some: typeof samples) => fitLogistic(some, prior, [0, ...names.map(() => 0 as const)]).weights;
const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
  const weights = fit(samples.filter((each) => each.fold !== fold));
  return samples
    .filter((each) => each.fold === fold)
    .map(({ features, correct }) => ({ score: features.reduce((sum, value, i) => sum + value * weights[i]!, 0), correct }));
});

/** Share of pairs of a real and a synthetic page in which the real one has more. */
function areaUnderCurve(list: readonly { readonly score: number; readonly correct: boolean }[]): number {
  const [real, synthetic] = [list.filter(({ correct }) => correct), list.filter(({ correct }) => !correct)];
  let wins = 0;
  for (const a of real) for (const b of synthetic) wins += a.score > b.score ? 1 : a.score === b.score ? 0.5 : 0;
  return wins / (real.length * synthetic.length);
}

const weights = fit(samples);
const features = names
  .map((name, i) => ({
    name,
    weight: weights[i + 1]!,
    auc: areaUnderCurve(rows.map(({ statistics, right }) => ({ score: statistics[name]!, correct: right === 1 }))),
  }))
  .sort((a, b) => Math.abs(b.auc - 0.5) - Math.abs(a.auc - 0.5));
const auc = areaUnderCurve(judged);
if (values.json) console.log(JSON.stringify({ real: real.length, synthetic: synthetic.length, auc, features }));
else {
  console.log(`${real.length} real and ${synthetic.length} synthetic first pages; AUC in five folds ${auc.toFixed(3)}`);
  for (const { name, auc: own, weight } of features)
    console.log(`${name.padEnd(24)} AUC alone ${own.toFixed(2)} (${own > 0.5 ? 'more' : 'less'} on real pages), weight ${weight.toFixed(2)}`);
}
