/**
 * How long an invoice takes, stage by stage: a page of about 400 words from Document to Extraction, and a two-page digital PDF from bytes to response;
 * medians, warm, one thread. Beside the time on the clock the time of the processor, which other programs disturb less.
 *
 *   node --import tsx scripts/bench-detect.ts [models/base]
 */
import { responseJson } from '../src/api/response.js';
import { detect, loadEngine, understand } from '../src/detect.js';
import { batchOf } from '../src/features/batch.js';
import { encode } from '../src/features/encode.js';
import { closeReaders, read } from '../src/reading/read.js';
import { sample } from '../src/synthesis/sample.js';
import { toPdf } from '../src/synthesis/to-pdf.js';

const repeats = 30;
const engine = await loadEngine(process.argv[2] ?? 'models/base');
const { details, lineItems } = engine.bundle;

const { document } = find((words, pages) => pages === 1 && words >= 370 && words <= 430);
const twoPages = find((words, pages) => pages === 2 && words >= 250 && words <= 600);
const bytes = await toPdf(twoPages.drawings, 'two pages');
const pages = encode(document);
const [forDetails, forLines] = [batchOf(pages, { task: 'details' }), batchOf(pages, { task: 'line-items' })];

console.log(`page of ${document.pages[0]!.words.length} words, ${pages[0]!.candidates.length} candidates`);
const parts = [
  await stage('features', () => encode(document)),
  await stage('batches of both networks', () => [batchOf(pages, { task: 'details' }), batchOf(pages, { task: 'line-items' })]),
  await stage('details network', () => details.run(forDetails.tensors)),
  await stage('line items network', () => lineItems?.run(forLines.tensors)),
];
const whole = await stage('features, networks, decoding', () => understand(document, engine));
print('  of which decoding', { clock: whole.clock - sum(parts, 'clock'), processor: whole.processor - sum(parts, 'processor') });
console.log(`two-page PDF, ${bytes.length} bytes`);
await stage('reading', () => read(bytes));
await stage('bytes to response', async () => responseJson(await detect(bytes, engine), {}));
await closeReaders();

interface Took {
  readonly clock: number;
  readonly processor: number;
}

async function stage(name: string, run: () => unknown): Promise<Took> {
  for (let i = 0; i < 5; i++) await run();
  const times: Took[] = [];
  for (let i = 0; i < repeats; i++) {
    const [started, used] = [performance.now(), process.cpuUsage()];
    await run();
    const { user, system } = process.cpuUsage(used);
    times.push({ clock: performance.now() - started, processor: (user + system) / 1000 });
  }
  const median = (of: keyof Took) => times.map((time) => time[of]).sort((a, b) => a - b)[repeats >> 1]!;
  const took = { clock: median('clock'), processor: median('processor') };
  print(`  ${name}`, took);
  return took;
}

function print(name: string, { clock, processor }: Took): void {
  console.log(`${name.padEnd(34)} ${clock.toFixed(1).padStart(7)} ms  processor ${processor.toFixed(1).padStart(7)} ms`);
}

function sum(times: readonly Took[], of: keyof Took): number {
  return times.reduce((total, time) => total + time[of], 0);
}

function find(wanted: (words: number, pages: number) => boolean) {
  for (let index = 0; ; index++) {
    const found = sample('bench', index, { noise: 0, languages: ['de', 'en'] });
    const count = found.document.pages.reduce((total, page) => total + page.words.length, 0);
    if (found.facts.type === 'invoice' && wanted(count, found.drawings.length)) return found;
  }
}
