/**
 * Draws lines as a language's network is shown them, for scripts/fit-print/fit.py, which fits the network to them (src/recognition/<name>-<code>.bin): of sheets that were photographed,
 * scanned badly or not at all, cleaned and cut by the reader itself, and of dot matrix and till print. No document is used. The fonts are not needed otherwise, nor is PyTorch:
 *   npm install --no-save $(node --import tsx scripts/fit-print.ts --fonts)
 *   node --import tsx scripts/fit-print.ts /tmp/print/train --count 30000 --seed train
 *   node --import tsx scripts/fit-print.ts /tmp/print/test --count 1500 --seed test --held-out
 *   python3 scripts/fit-print/fit.py /tmp/print/train /tmp/print/test src/recognition/any-print-eng.bin 60 usual,OLD.bin
 * --held-out: lines in fonts that no other lines have.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { GlobalFonts } from '@napi-rs/canvas';
import sharp from 'sharp';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { random, type Random } from '../src/random.js';
import { splitByFontSize } from '../src/reading/segmentation/font-size-runs.js';
import { normaliseLine } from '../src/reading/segmentation/line-normalisation.js';
import { type Matrix, readLanguageData } from '../src/recognition/language-data.js';
import { toOnnx } from '../src/recognition/network.js';
import { damaged, drawnResolution, kinds } from './bench-pictures/damages.js';
import { heldOut, monospaced, narrow, registerFonts } from './bench-pictures/till-fonts.js';
import { moreLetters } from './fit-print/letters.js';
import { printedLine } from './fit-print/print.js';
import { registerSheetFonts, sheetFonts, unseenSheetFonts } from './fit-print/sheet-fonts.js';
import { linesOfSheet, type ReadLine } from './fit-print/sheet-lines.js';
import { drawnSheet } from './fit-print/sheets.js';
import { documentLines, lineText } from './fit-print/texts.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    code: { type: 'string', default: 'eng' },
    count: { type: 'string', default: '1700' },
    seed: { type: 'string', default: 'train' },
    'held-out': { type: 'boolean', default: false },
    /** Folder whose node_modules has the fonts. */
    packages: { type: 'string', default: '.' },
    fonts: { type: 'boolean', default: false },
  },
});
const tills = [...heldOut, ...monospaced, ...narrow];
if (options.fonts) {
  console.log([...new Set([...tills, ...sheetFonts, ...unseenSheetFonts])].map((name) => `@fontsource/${name}@5`).join(' '));
  process.exit(0);
}
const out = positionals[0];
if (!out) throw new Error('say where to write: scripts/fit-print.ts OUT');

const system = '/usr/share/fonts/truetype';
const files: Readonly<Record<string, string>> = {
  'dejavu-mono': `${system}/dejavu/DejaVuSansMono.ttf`,
  'dejavu-mono-bold': `${system}/dejavu/DejaVuSansMono-Bold.ttf`,
  'dejavu-condensed': `${system}/dejavu/DejaVuSansCondensed.ttf`,
  'liberation-mono': `${system}/liberation/LiberationMono-Regular.ttf`,
  'liberation-sans': `${system}/liberation/LiberationSans-Regular.ttf`,
  'liberation-serif': `${system}/liberation/LiberationSerif-Regular.ttf`,
};
const proportional: ReadonlySet<string> = new Set(['dejavu-condensed', 'liberation-sans', 'liberation-serif', 'roboto-condensed', 'pragati-narrow', ...narrow]);
for (const [name, file] of Object.entries(files)) if (!existsSync(file) || !GlobalFonts.registerFromPath(file, name)) throw new Error(`${file}: no such font`);
registerFonts(tills, options.packages);
const fonts = [...tills, ...Object.keys(files)].filter((name) => heldOut.includes(name) === options['held-out']);

const sheetFamilies = registerSheetFonts(options['held-out'] ? unseenSheetFonts : sheetFonts, options.packages, !options['held-out']);

/** Width of letters in their usual widths; widest line in pixels. */
const [shown, widest] = [[1, 1, 1.2, 1.45], 1500];
/** Shares of lines that are those of synthetic documents, and of lines of dot matrix and till print. */
const [ofDocument, ofTills] = [0.72, 0.22];
/** In cap heights: greatest error of a till line's upper and lower edge. */
const loose = 0.08;
/** Damages in turn, besides those of photographs; sizes of the usual type in pixels, of damaged sheets at 150 dpi. */
const [clean, doubled] = ['clean', 'half size'];
const turns = [...Object.keys(kinds), clean, doubled, clean, 'small type', 'fading', 'everything'];
const [small, large] = [
  [12, 25],
  [28, 52],
] as const;
const data = await readLanguageData(createRequire(import.meta.url).resolve(`@tesseract.js-data/${options.code}/4.0.0_best_int/${options.code}.traineddata.gz`));
if (!data || !toOnnx(data)) throw new Error(`${options.code}: a network of another kind`);
const { height } = data;
const labels = [...data.labels, ...moreLetters];
const outputs = new Map([...labels.entries()].reverse().map(([output, text]) => [text, output]));
const ofDocuments = documentLines(`lines ${options.seed}`, random('texts', options.seed));

function textOf(stream: Random): string {
  for (;;) {
    const text = (stream.chance(ofDocument) ? ofDocuments.next().value! : lineText(stream)).replace(/ +/g, ' ');
    if (text.length >= 2 && [...text].every((sign) => outputs.has(sign))) return text;
  }
}

/** A sheet of lines, damaged in the way whose turn it is. */
async function sheetLines(kind: string, stream: Random): Promise<readonly ReadLine[]> {
  const isWhole = kind === clean || kind === doubled;
  const [least, most] = isWhole ? large : small;
  const { raster, lines } = drawnSheet(() => textOf(stream), sheetFamilies, least + (most - least) * stream.next(), stream);
  if (!isWhole) return linesOfSheet(await damaged(raster, kind, options.seed, stream.next()), drawnResolution, lines, height, stream);
  const size = kind === doubled ? 0.5 : 1;
  const image = sharp(raster.pixels, { raw: { width: raster.width, height: raster.height, channels: 3 } }).resize({ width: Math.round(raster.width * size) });
  const bytes = await (stream.chance(0.5) ? image.blur(0.5 + 0.6 * stream.next()) : image).jpeg({ quality: stream.integer(40, 90) }).toBuffer();
  return linesOfSheet(bytes, 2 * drawnResolution * size, lines, height, stream);
}

/** One line as a printer with needles or a till prints it. */
async function tillLine(stream: Random): Promise<readonly ReadLine[]> {
  const text = textOf(stream);
  const printed = await printedLine(text, fonts, proportional, stream);
  if (!printed) return [];
  const { picture, letter } = printed;
  const [run, ...others] = splitByFontSize(picture, [{ left: 0, top: 0, right: picture.width, bottom: picture.height }], letter);
  if (!run || others.length > 0) return [];
  const off = () => Math.round(loose * run.ascent * stream.normal());
  const area = { ...run.area, top: run.area.top + off(), bottom: run.area.bottom + off() };
  return [{ text, line: normaliseLine(picture, area, height, stream.pick(shown)) }];
}

await mkdir(dirname(out), { recursive: true });
const pictures = createWriteStream(`${out}.lines`);
const lines: { readonly text: string; readonly kind: string; readonly outputs: readonly number[]; readonly width: number }[] = [];
const bar = progress('lines', Number(options.count));
let ofSheets = 0;
for (let turn = 0, sheet = 0; lines.length < Number(options.count); turn++) {
  const stream = random('print', options.seed, turn);
  const isTill = lines.length - ofSheets < ofTills * lines.length;
  const kind = isTill ? 'till' : turns[sheet++ % turns.length]!;
  const drawn = isTill ? await tillLine(stream) : await sheetLines(kind, stream);
  for (const { text, line } of drawn) {
    if (line.width > widest) continue;
    pictures.write(Buffer.from(Int8Array.from(line.pixels, (value) => Math.round(127 * value)).buffer));
    lines.push({ text, kind, outputs: [...text].map((sign) => outputs.get(sign)!), width: line.width });
    if (!isTill) ofSheets++;
  }
  bar.update(Math.min(lines.length, Number(options.count)), kind);
}
bar.stop();
pictures.end();
await finished(pictures);
const weights = ({ rows, columns, int8, scales }: Matrix) => ({ rows, columns, scales, int8: [...int8] });
const layers = data.layers.map((layer) =>
  layer.type === 'dense' ? { ...layer, weights: weights(layer.weights) } : layer.type === 'lstm' ? { ...layer, gates: layer.gates.map(weights) } : layer,
);
await writeWhole(`${out}.json`, JSON.stringify({ height: data.height, lines, labels, layers }));
