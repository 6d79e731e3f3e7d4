/**
 * Words and characters wrong of till receipts printed dot by dot in tills' type and taken as people take them (scanned, near, far, by chat, crumpled, pale, cut out):
 * ours, tesseract.js and the native program at the scale that suits it best, by kind of picture and by language. The type is none that layers were fitted to.
 *
 *   npm install --no-save $(node --import tsx scripts/bench-receipts.ts --packages)
 *   node --import tsx scripts/bench-receipts.ts [DATASET.jsonl.gz|FOLDER...] [--seed tuning|end] [--each 1] [--kind pale] [--ours] [--fonts .] [--out reports/receipts-drawn] [--json]
 *
 * Without DATASET: the receipts of datasets/receipts.jsonl.gz that are drawn from PDFs, one in two for each seed. FOLDER: documents as JSON, all of them.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { labelledDocuments } from '../src/dataset/packed.js';
import type { Document } from '../src/document/document.js';
import { documentFromJson } from '../src/document/from-json.js';
import { plainText } from '../src/document/text.js';
import { random } from '../src/random.js';
import { inTurn, measured, report } from './bench-pictures/picture-errors.js';
import { heldOut, registerFonts } from './bench-pictures/till-fonts.js';
import { tillKinds, tillPicture } from './bench-pictures/till-pictures.js';
import { printedReceipt } from './bench-pictures/till-print.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'tuning' },
    each: { type: 'string', default: '1' },
    kind: { type: 'string' },
    ours: { type: 'boolean', default: false },
    fonts: { type: 'string', default: '.' },
    packages: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (options.packages) {
  console.log(heldOut.map((name) => `@fontsource/${name}@5`).join(' '));
  process.exit(0);
}
registerFonts(heldOut, options.fonts);

/** Receipts whose words are exact: of PDFs. */
const isExact = (name: string): boolean => name.endsWith('.pdf');

async function receipts(): Promise<readonly { readonly name: string; readonly document: Document }[]> {
  const found: { readonly name: string; readonly document: Document }[] = [];
  for (const path of positionals) {
    if (path.endsWith('.jsonl.gz')) for await (const { name, document } of labelledDocuments(path)) found.push({ name, document });
    else
      for (const file of (await readdir(path)).sort()) found.push({ name: file, document: documentFromJson(await readFile(join(path, file), 'utf8'), file) });
  }
  if (positionals.length > 0) return found;
  for await (const { name, document } of labelledDocuments('datasets/receipts.jsonl.gz')) if (isExact(name)) found.push({ name, document });
  return found.filter((_, index) => index % 2 === (options.seed === 'end' ? 1 : 0));
}

const documents = await receipts();
const kinds = Object.keys(tillKinds);
const each = Number(options.each);
const jobs = inTurn(documents, kinds, each, options.kind).map(({ item: { name, document }, kind }) => ({
  page: name,
  language: document.language ?? 'en',
  kind,
  text: plainText(document),
  make: () => tillPicture(printedReceipt(document.pages[0]!, heldOut, random('till', options.seed, name)), kind, options.seed, name),
}));
const outcomes = await measured(jobs, 'tills', options.seed, options.ours);
await report(outcomes, {
  title: 'Till receipts, printed and photographed',
  command: `scripts/bench-receipts.ts --seed ${options.seed} --each ${each}`,
  about: `n = ${outcomes.length} pictures of ${documents.length} receipts`,
  explained: 'Words wrong: printed and not read, or read and not printed, whichever are more.',
  kinds,
  out: options.out,
  json: options.json,
});
process.exit(0);
