/**
 * How long an invoice takes: a page of about 400 words from Document to Extraction, and a two-page digital PDF from bytes to response; medians, warm, one thread.
 *
 *   node --import tsx scripts/bench-detect.ts [models/base]
 */
import { responseJson } from '../src/api/response.js';
import { detect, loadEngine, understand } from '../src/detect.js';
import { encode } from '../src/features/encode.js';
import { closeReaders, read } from '../src/reading/read.js';
import { sample } from '../src/synthesis/sample.js';
import { toPdf } from '../src/synthesis/to-pdf.js';

const repeats = 30;
const engine = await loadEngine(process.argv[2] ?? 'models/base');

const dense = find((words, pages) => pages === 1 && words >= 370 && words <= 430);
const twoPages = find((words, pages) => pages === 2 && words >= 250 && words <= 600);
const bytes = await toPdf(twoPages.drawings, 'two pages');

const words = dense.document.pages[0]!.words.length;
console.log(`page of ${words} words`);
console.log(`  features               ${await median(async () => encode(dense.document))} ms`);
console.log(`  features, both models, decoding  ${await median(() => understand(dense.document, engine))} ms`);
console.log(`two-page PDF, ${bytes.length} bytes`);
console.log(`  reading                ${await median(() => read(bytes))} ms`);
console.log(`  bytes to response      ${await median(async () => responseJson(await detect(bytes, engine), {}))} ms`);
await closeReaders();

function find(wanted: (words: number, pages: number) => boolean) {
  for (let index = 0; ; index++) {
    const found = sample('bench', index, { noise: 0, languages: ['de', 'en'] });
    const count = found.document.pages.reduce((sum, page) => sum + page.words.length, 0);
    if (found.facts.type === 'invoice' && wanted(count, found.drawings.length)) return found;
  }
}

async function median(run: () => Promise<unknown>): Promise<string> {
  for (let i = 0; i < 5; i++) await run();
  const times: number[] = [];
  for (let i = 0; i < repeats; i++) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return times.sort((a, b) => a - b)[repeats >> 1]!.toFixed(1);
}
