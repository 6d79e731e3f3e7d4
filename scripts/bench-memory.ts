/**
 * Whether a long-lived process that reads documents stays small: digital PDFs and scanned pages, one after the other, in this one process.
 * Prints memory after every so many; ends with an error where it grew beyond the limit. The flags are those that readers run with (src/processes/worker-process.ts).
 *
 *   node --max-semi-space-size=64 --single-threaded-gc --import tsx scripts/bench-memory.ts [--documents 2000] [--every 100] [--scans 0.05] [--seconds 3600] [--megabytes 1500]
 */
import { parseArgs } from 'node:util';
import { closeReaders, pageImages, read } from '../src/reading/read.js';
import { sample } from '../src/synthesis/sample.js';
import { toPdf } from '../src/synthesis/render/to-pdf.js';

const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    every: { type: 'string', default: '100' },
    scans: { type: 'string', default: '0.05' },
    seconds: { type: 'string', default: '3600' },
    megabytes: { type: 'string', default: '1500' },
  },
});
const [documents, every, scans, seconds, megabytes] = [values.documents, values.every, values.scans, values.seconds, values.megabytes].map(Number) as [
  number,
  number,
  number,
  number,
  number,
];

const [distinctPdfs, distinctScans] = [60, 6];
const pdfs: Uint8Array[] = [];
for (let index = 0; index < distinctPdfs; index++) pdfs.push(await toPdf(sample('bench-memory', index, { noise: 0 }).drawings, 'invoice'));
const pictures: Uint8Array[] = [];
for (const pdf of pdfs.slice(0, distinctScans)) pictures.push(...(await pageImages(pdf, { maxPages: 1 })));

const started = Date.now();
const scanEvery = scans > 0 ? Math.round(1 / scans) : Infinity;
let [done, words, most] = [0, 0, 0];
while (done < documents && Date.now() - started < seconds * 1000) {
  const bytes = done % scanEvery === scanEvery - 1 ? pictures[Math.floor(done / scanEvery) % pictures.length]! : pdfs[done % pdfs.length]!;
  // A copy, as every request brings bytes of its own.
  const document = await read(new Uint8Array(bytes), { name: `document ${done}` });
  words += document.pages.reduce((sum, page) => sum + page.words.length, 0);
  done++;
  const { rss, heapUsed, external } = process.memoryUsage();
  most = Math.max(most, rss);
  if (done % every === 0)
    console.log(`${done} documents  RSS ${mb(rss)} MB  heap ${mb(heapUsed)} MB  outside it ${mb(external)} MB  ${Math.round((Date.now() - started) / 1000)} s`);
}
await closeReaders();
console.log(`${done} documents, ${words} words, at most ${mb(most)} MB in ${Math.round((Date.now() - started) / 1000)} s`);
if (most > megabytes * 1024 * 1024) throw new Error(`memory grew beyond ${megabytes} MB`);

function mb(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
