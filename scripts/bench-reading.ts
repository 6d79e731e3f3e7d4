/**
 * How fast and how right documents are read; the native tesseract program beside it where it is installed (apt-get install tesseract-ocr and its language packs).
 *
 *   npx tsx scripts/bench-reading.ts [--quick] [--json] [--pdfs FOLDER] [--only digital,first,scans,errors] [--languages de,en] [--detect-language] [--seed TEXT] [--lines]
 *
 * --seed takes other pages for the character errors, --lines shows every line that was read wrongly, as printed and as read.
 * --detect-language lets ours find the language of scans by itself; the native program is always given it. Needs dist/ (npm run build) for the first document of a fresh process.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { ocrLanguages } from '../src/reading/language/ocr-languages.js';
import { closeReaders } from '../src/reading/read.js';
import { percent, type Rates, ratesOf } from './bench-reading/accuracy.js';
import { nativeVersion } from './bench-reading/native.js';
import { cleanScan, sheetsOf } from './bench-reading/pages.js';
import { firstDocument, median, millisecondsAPage, type ScanSpeed, scanSpeed } from './bench-reading/speed.js';

const { values: given } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    'detect-language': { type: 'boolean', default: false },
    pdfs: { type: 'string', default: '../shared/corpus/dev/documents' },
    only: { type: 'string', default: 'digital,first,scans,errors' },
    languages: { type: 'string', default: [...ocrLanguages.keys()].join(',') },
    pages: { type: 'string' },
    seed: { type: 'string' },
    lines: { type: 'boolean', default: false },
  },
});
const parts = new Set(given.only.split(','));
const native = await nativeVersion();
const results: Record<string, unknown> = {
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`,
  native: native ?? 'not installed: ours alone',
};
const print = (text: string) => void (given.json || console.log(text));
print(`${results.machine}; native program: ${results.native}`);
if (parts.has('digital')) results.digital = await digital();
if (parts.has('first')) results.first = await first();
if (parts.has('scans')) results.scans = await scans();
if (parts.has('errors')) results.errors = await errors();
if (given.json) console.log(JSON.stringify(results, undefined, 2));
await closeReaders();

/** (a) Words of digital pages, warm. */
async function digital(): Promise<Record<string, unknown>> {
  const sheets = await sheetsOf('de', given.quick ? 3 : 10);
  const times = async (name: string, pdfs: readonly Uint8Array[]) => {
    const all = [];
    for (const pdf of pdfs) all.push(await millisecondsAPage(pdf, given.quick ? 3 : 7));
    const result = {
      documents: all.length,
      wall: median(all.map(({ wall }) => wall)),
      cpu: median(all.map(({ cpu }) => cpu)),
      slowest: Math.max(...all.map(({ wall }) => wall)),
    };
    print(`digital, ${name}: ${result.wall.toFixed(1)} ms a page (processor ${result.cpu.toFixed(1)}), slowest of ${all.length}: ${result.slowest.toFixed(1)}`);
    return result;
  };
  const plain = await times(
    'synthetic',
    sheets.map(({ pdf }) => pdf),
  );
  const logos = await times('synthetic with a logo and a photo', await Promise.all(sheets.map(({ pdf }) => withPictures(pdf))));
  const files = existsSync(given.pdfs) ? readdirSync(given.pdfs).filter((name) => name.endsWith('.pdf')) : [];
  const folder =
    files.length > 0
      ? await times(
          given.pdfs,
          files.map((name) => readFileSync(join(given.pdfs, name))),
        )
      : undefined;
  return { plain, logos, ...(folder && { folder }) };
}

/** A logo without letters at the top and a small photo at the foot, as letterheads have them. */
async function withPictures(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  const logo = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="160"><circle cx="80" cy="80" r="70" fill="#275"/><path d="M180 140 L280 20 L380 140 Z" fill="#a33"/></svg>',
    ),
  )
    .png()
    .toBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#888', noise } })
    .jpeg()
    .toBuffer();
  pdf.getPage(0).drawImage(await pdf.embedPng(logo), { x: 440, y: 790, width: 100, height: 40 });
  pdf.getPage(0).drawImage(await pdf.embedJpg(photo), { x: 40, y: 4, width: 60, height: 30 });
  return pdf.save();
}

/** (b) The first document of a fresh process. */
async function first(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'));
  const [sheet] = await sheetsOf('de', 1);
  await writeFile(join(folder, 'a.pdf'), sheet!.pdf);
  await writeFile(join(folder, 'a.png'), await cleanScan(sheet!));
  const seconds = { pdf: await firstDocument(join(folder, 'a.pdf'), 5), scan: await firstDocument(join(folder, 'a.png'), 3) };
  await rm(folder, { recursive: true });
  print(`first document of a fresh process: PDF ${seconds.pdf.toFixed(2)} s, scan ${seconds.scan.toFixed(2)} s`);
  return seconds;
}

/** (c) Scans, two at a time, beside the native program. */
async function scans(): Promise<ScanSpeed> {
  const speed = await scanSpeed('de', given.quick ? 6 : 20, given.quick ? 1 : 3, !given['detect-language'], native !== undefined);
  const { ours, native: theirs } = speed;
  print(`scans, ${speed.pages} pages, two at a time: ours ${ours.rate.toFixed(1)} pages a minute (processor ${ours.cpu.toFixed(2)} s a page)`);
  if (theirs)
    print(
      `  native ${theirs.rate.toFixed(1)} pages a minute (${theirs.cpu.toFixed(2)} s); ratio ${speed.ratio!.toFixed(2)}, by processor time ${speed.cpuRatio!.toFixed(2)}`,
    );
  return speed;
}

/** (d) Character errors, language by language. */
async function errors(): Promise<readonly Rates[]> {
  const rows: Rates[] = [];
  print('character errors:  poor: ours  native    clean: ours  native');
  for (const language of given.languages.split(',')) {
    const rates = await ratesOf(language, Number(given.pages ?? (given.quick ? 1 : 3)), {
      languageGiven: !given['detect-language'],
      withNative: native !== undefined,
      ...(given.seed && { seed: given.seed }),
      ...(given.lines && { print }),
    });
    rows.push(rates);
    const cell = (part: number | undefined) => (part === undefined ? '-' : percent(part)).padStart(8);
    print(`${language}  ${cell(rates.poor.ours)} ${cell(rates.poor.native)}   ${cell(rates.clean.ours)} ${cell(rates.clean.native)}`);
    await closeReaders();
  }
  return rows;
}
