/**
 * How long an invoice takes, stage by stage: pages of about 400 words from Document to Extraction, and two-page digital PDFs from bytes to response, with and
 * without a QR code, for which a page is drawn and searched; medians, warm, one thread. Beside the time on the clock the time of the processor, which other programs disturb less.
 *
 *   node --import tsx scripts/bench-detect.ts [models/base]
 */
import { responseJson } from '../src/api/response/response.js';
import { detect, loadEngine, understand } from '../src/detect.js';
import { batchOf } from '../src/features/batch.js';
import { encode } from '../src/features/encode.js';
import { closeReaders, read } from '../src/reading/read.js';
import { type Sample, sample } from '../src/synthesis/sample.js';
import { toPdf } from '../src/synthesis/render/to-pdf.js';

const [pagesMeasured, pagesBefore, repeats] = [30, 90, 30];
const engine = await loadEngine(process.argv[2] ?? 'models/base');
const { details, lineItems } = engine.bundle;

// Pages that were seen before cost less, for words and lines are remembered: each is measured once, after others as a service at work has had them.
const documents = samples((words, pages) => pages === 1 && words >= 300 && words <= 500, pagesBefore + pagesMeasured).map(({ document }) => document);
for (const document of documents.slice(0, pagesBefore)) await understand(document, engine);

const measured = documents.slice(pagesBefore);
const words = measured.map((document) => document.pages[0]!.words.length).sort((a, b) => a - b);
console.log(
  `${measured.length} pages of ${words[0]} to ${words.at(-1)} words, ${words[words.length >> 1]} in the middle, each once after ${pagesBefore} others`,
);
const header = { ...engine, bundle: { ...engine.bundle, lineItems: undefined } };
const took = new Map<string, Took[]>();
const put = (name: string, times: Took): Took => {
  took.set(name, [...(took.get(name) ?? []), times]);
  return times;
};
for (const document of measured) {
  const time = async <T>(name: string, run: () => T | Promise<T>): Promise<{ readonly result: T; readonly times: Took }> => {
    const { result, ...times } = await timed(run);
    return { result, times: put(name, times) };
  };
  const { result: encoded } = await time('features', () => encode(document));
  const forDetails = await time('batch of details', () => batchOf(encoded, { task: 'details' }));
  const ofDetails = await time('details network', () => details.run(forDetails.result.tensors));
  const forLines = await time('batch of line items', () => batchOf(encoded, { task: 'line-items' }));
  const ofLines = await time('line items network', () => lineItems?.run(forLines.result.tensors));
  // Its features are remembered by now, so the rest is decoding and the little that they then cost.
  const again = await timed(() => encode(document));
  const found = await timed(() => understand(document, header));
  const whole = await timed(() => understand(document, engine));
  put('decoding of details', less(found, again, forDetails.times, ofDetails.times));
  put('decoding of line items', less(whole, found, forLines.times, ofLines.times));
}
const ofHeader = ['features', 'batch of details', 'details network', 'decoding of details'];
const ofItems = ['batch of line items', 'line items network', 'decoding of line items'];
for (const [sum, names] of [
  ['header and contacts', ofHeader],
  ['item table besides', ofItems],
] as const) {
  const medians = names.map((name) => ({ name, median: medianOf(took.get(name)!) }));
  for (const { name, median } of medians) print(`    ${name}`, median);
  print(`  ${sum}`, {
    clock: medians.reduce((total, { median }) => total + median.clock, 0),
    processor: medians.reduce((total, { median }) => total + median.processor, 0),
  });
}

for (const hasCode of [false, true]) {
  const [twoPages] = samples((words, pages, codes) => pages === 2 && words >= 250 && words <= 600 && codes > 0 === hasCode, 1);
  const bytes = await toPdf(twoPages!.drawings, 'two pages');
  console.log(`two-page PDF ${hasCode ? 'with' : 'without'} a code, ${bytes.length} bytes`);
  await stage('reading', () => read(bytes));
  await stage('bytes to response', async () => responseJson(await detect(bytes, engine), {}));
}
await closeReaders();

interface Took {
  readonly clock: number;
  readonly processor: number;
}

/** What is left of a time when its parts are taken out. */
function less(whole: Took, ...parts: readonly Took[]): Took {
  const rest = (of: keyof Took) => parts.reduce((left, part) => left - part[of], whole[of]);
  return { clock: rest('clock'), processor: rest('processor') };
}

async function stage(name: string, run: () => unknown): Promise<void> {
  for (let i = 0; i < 5; i++) await run();
  const times: Took[] = [];
  for (let i = 0; i < repeats; i++) times.push(await timed(run));
  print(`  ${name}`, medianOf(times));
}

async function timed<T>(run: () => T | Promise<T>): Promise<Took & { readonly result: T }> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const result = await run();
  const { user, system } = process.cpuUsage(used);
  return { clock: performance.now() - started, processor: (user + system) / 1000, result };
}

function medianOf(times: readonly Took[]): Took {
  const median = (of: keyof Took) => times.map((time) => time[of]).sort((a, b) => a - b)[times.length >> 1]!;
  return { clock: median('clock'), processor: median('processor') };
}

function print(name: string, { clock, processor }: Took): void {
  console.log(`${name.padEnd(34)} ${clock.toFixed(1).padStart(7)} ms  processor ${processor.toFixed(1).padStart(7)} ms`);
}

function samples(wanted: (words: number, pages: number, codes: number) => boolean, count: number): Sample[] {
  const found: Sample[] = [];
  for (let index = 0; found.length < count; index++) {
    const one = sample('bench', index, { noise: 0, languages: ['de', 'en'] });
    const words = one.document.pages.reduce((total, page) => total + page.words.length, 0);
    const codes = one.document.pages.reduce((total, page) => total + page.codes.length, 0);
    if (one.facts.type === 'invoice' && wanted(words, one.drawings.length, codes)) found.push(one);
  }
  return found;
}
