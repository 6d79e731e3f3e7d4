/**
 * Packed documents as pictures that people take: the words and rules of documents of one page drawn again in fonts that no reader was fitted to, damaged, and read. What is
 * true of a document is true of its picture; places are not kept, for judging needs none. Serves to calibrate scans and photographs on documents that no network has learnt.
 *
 *   npm install --no-save $(node --import tsx scripts/drawn-documents.ts --fonts)
 *   node --import tsx scripts/drawn-documents.ts OUT.jsonl.gz DATASET.jsonl.gz... [--each-layout 2] [--work /tmp/drawn] [--packages .]
 *
 * Rolls are printed and photographed as tills' receipts are (`bench-pictures/till-pictures.ts`), sheets damaged in ways in turn (`bench-pictures/damages.ts`). Readings stay in --work, so that a
 * call that was stopped goes on.
 */
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { type LabelledDocument, labelledDocuments, packDocuments } from '../src/dataset/packed.js';
import type { Labels } from '../src/dataset/label.js';
import type { Document } from '../src/document/document.js';
import { documentFromJson } from '../src/document/from-json.js';
import { documentToJson } from '../src/document/json.js';
import { writeWhole } from '../src/files.js';
import { random } from '../src/random.js';
import { closeReaders, read } from '../src/reading/read.js';
import { damaged, readableKinds as ofSheets } from './bench-pictures/damages.js';
import { drawnPage } from './bench-pictures/drawn-page.js';
import { heldOut, registerFonts } from './bench-pictures/till-fonts.js';
import { tillKinds, tillPicture } from './bench-pictures/till-pictures.js';
import { printedReceipt } from './bench-pictures/till-print.js';
import { registerSheetFonts, unseenSheetFonts } from './fit-print/sheet-fonts.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'each-layout': { type: 'string', default: '2' },
    work: { type: 'string', default: '/tmp/drawn' },
    /** Folder whose node_modules has the fonts. */
    packages: { type: 'string', default: '.' },
    fonts: { type: 'boolean', default: false },
  },
});
if (options.fonts) {
  console.log([...new Set([...heldOut, ...unseenSheetFonts])].map((name) => `@fontsource/${name}@5`).join(' '));
  process.exit(0);
}
const [out, ...sets] = positionals;
if (!out || sets.length === 0) throw new Error('Name a file to write and the datasets: scripts/drawn-documents.ts OUT.jsonl.gz DATASET.jsonl.gz');
registerFonts(heldOut, options.packages);
const families = registerSheetFonts(unseenSheetFonts, options.packages, false);

const ofRolls = Object.keys(tillKinds);
/** In inches: broader paper is no roll. */
const broadestRoll = 4;

interface Job extends LabelledDocument {
  readonly set: string;
  readonly turn: number;
}

const layoutOf = ({ name, labels: { layout, supplier } }: LabelledDocument): string => layout ?? (supplier || name);

async function jobs(): Promise<readonly Job[]> {
  const found: Job[] = [];
  for (const path of sets) {
    const set = basename(path, '.jsonl.gz');
    const layouts = new Map<string, number>();
    for await (const each of labelledDocuments(path)) {
      const layout = layoutOf(each);
      const count = layouts.get(layout) ?? 0;
      if (each.document.pageCount !== 1 || count >= Number(options['each-layout'])) continue;
      layouts.set(layout, count + 1);
      found.push({ ...each, set, turn: found.length });
    }
  }
  return found;
}

async function picture({ set, name, document, turn }: Job): Promise<{ readonly kind: string; readonly bytes: Buffer }> {
  const page = document.pages[0]!;
  const stream = random('drawn', set, name);
  if (page.width < broadestRoll * document.resolution) {
    const kind = ofRolls[turn % ofRolls.length]!;
    return { kind, bytes: await tillPicture(printedReceipt(page, heldOut, stream), kind, set, name) };
  }
  const kind = ofSheets[turn % ofSheets.length]!;
  return { kind, bytes: await damaged(drawnPage(page, document.resolution, stream.pick(families)), kind, set, name) };
}

/** What refers to the words and lines of the page before. */
const placed: ReadonlySet<string> = new Set(['lineRoles', 'page', 'firstLine', 'lastLine']);

/** The values alone: where they stand on the picture is not known. */
const unplaced = (labels: Labels): Labels => JSON.parse(JSON.stringify(labels, (key, value) => (key === 'places' ? [] : placed.has(key) ? undefined : value)));

/** Kinds that show the paper as something photographed, not as a scanner or a screen has it; cameras leave their notes in one file of two, and other programs remove them. */
const photographs: ReadonlySet<string> = new Set(['shade', 'perspective', 'curl', 'near', 'far', 'crumpled', 'pale']);

function asTaken(document: Document, { set, name }: Job): Document {
  const kind = document.name.replace(/^.*~|\.jpg$/g, '');
  return photographs.has(kind) && random('camera', set, name).chance(0.5) ? { ...document, source: 'photo' } : document;
}

async function readPicture(job: Job): Promise<LabelledDocument> {
  const kept = join(options.work, `${job.set}-${job.name}.json`);
  const labels = { ...unplaced(job.labels), layout: layoutOf(job) };
  const before = await readFile(kept, 'utf8').catch(() => undefined);
  if (before !== undefined) {
    const document = documentFromJson(before, kept);
    return { name: document.name, document: asTaken(document, job), labels };
  }
  const { kind, bytes } = await picture(job);
  const name = `${job.name.replace(/\.[a-z]+$/, '')}~${kind.replaceAll(' ', '-')}.jpg`;
  await writeWhole(join(options.work, 'pictures', `${job.set}-${name}`), bytes);
  const document = await read(bytes, { name });
  await writeWhole(kept, documentToJson(document));
  return { name, document: asTaken(document, job), labels };
}

const all = await jobs();
const bar = progress('pictures', all.length);
const readings: LabelledDocument[] = [];
for (const job of all) {
  readings.push(await readPicture(job));
  bar.update(readings.length, job.name);
}
bar.stop();
await closeReaders();
await packDocuments(readings, out);
console.log(`${out}: ${readings.length} pictures, read. Next: node --import tsx scripts/packed-predictions.ts ${out} --out FILE.jsonl`);
