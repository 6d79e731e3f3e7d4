/**
 * Draws lines of dot matrix and till print as a language's network is shown them, for scripts/fit-dot-matrix/fit.py, which fits the network to them
 * (src/recognition/till-print-<code>.bin). No document is used. The fonts are not needed otherwise, nor is PyTorch:
 *   npm install --no-save $(node --import tsx scripts/fit-dot-matrix.ts --fonts)
 *   node --import tsx scripts/fit-dot-matrix.ts /tmp/dots/train --count 16000 --seed train
 *   node --import tsx scripts/fit-dot-matrix.ts /tmp/dots/test --count 150 --seed test --held-out
 *   python3 scripts/fit-dot-matrix/fit.py /tmp/dots/train /tmp/dots/test src/recognition/till-print-eng.bin 60
 * --held-out: lines in fonts that no other lines have.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { GlobalFonts } from '@napi-rs/canvas';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { random } from '../src/random.js';
import { splitByFontSize } from '../src/reading/segmentation/font-size-runs.js';
import { normaliseLine } from '../src/reading/segmentation/line-normalisation.js';
import { type Matrix, readLanguageData } from '../src/recognition/language-data.js';
import { toOnnx } from '../src/recognition/network.js';
import { heldOut, monospaced, narrow, registerFonts } from './bench-pictures/till-fonts.js';
import { moreLetters } from './fit-dot-matrix/letters.js';
import { printedLine } from './fit-dot-matrix/print.js';
import { documentLines, lineText } from './fit-dot-matrix/texts.js';

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
const drawn = [...heldOut, ...monospaced, ...narrow];
if (options.fonts) {
  console.log(drawn.map((name) => `@fontsource/${name}@5`).join(' '));
  process.exit(0);
}
const out = positionals[0];
if (!out) throw new Error('say where to write: scripts/fit-dot-matrix.ts OUT');

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
registerFonts(drawn, options.packages);
const fonts = [...drawn, ...Object.keys(files)].filter((name) => heldOut.includes(name) === options['held-out']);

/** Width of letters in their usual widths; widest line in pixels. */
const [shown, widest] = [[1, 1, 1.2, 1.45], 1500];
/** Share of lines that are those of synthetic documents. */
const ofDocument = 0.65;
/** In cap heights: greatest error of a line's upper and lower edge. */
const loose = 0.08;
const data = await readLanguageData(createRequire(import.meta.url).resolve(`@tesseract.js-data/${options.code}/4.0.0_best_int/${options.code}.traineddata.gz`));
if (!data || !toOnnx(data)) throw new Error(`${options.code}: a network of another kind`);
const labels = [...data.labels, ...moreLetters];
const outputs = new Map([...labels.entries()].reverse().map(([output, text]) => [text, output]));
const ofDocuments = documentLines(`lines ${options.seed}`, random('texts', options.seed));

await mkdir(dirname(out), { recursive: true });
const pictures = createWriteStream(`${out}.lines`);
const lines: { readonly text: string; readonly outputs: readonly number[]; readonly width: number }[] = [];
const bar = progress('lines', Number(options.count));
for (let turn = 0; lines.length < Number(options.count); turn++) {
  const stream = random('dot matrix', options.seed, turn);
  const text = stream.chance(ofDocument) ? ofDocuments.next().value! : lineText(stream);
  const wanted = [...text].map((sign) => outputs.get(sign));
  if (text.length < 2 || wanted.includes(undefined)) continue;
  const printed = await printedLine(text, fonts, proportional, stream);
  if (!printed) continue;
  const { picture, letter } = printed;
  const [run, ...others] = splitByFontSize(picture, [{ left: 0, top: 0, right: picture.width, bottom: picture.height }], letter);
  if (!run || others.length > 0) continue;
  const off = () => Math.round(loose * run.ascent * stream.normal());
  const { pixels, width } = normaliseLine(
    picture,
    { ...run.area, top: run.area.top + off(), bottom: run.area.bottom + off() },
    data.height,
    stream.pick(shown),
  );
  if (width > widest) continue;
  pictures.write(Buffer.from(Int8Array.from(pixels, (value) => Math.round(127 * value)).buffer));
  lines.push({ text, outputs: wanted as number[], width });
  bar.update(lines.length, text);
}
bar.stop();
pictures.end();
await finished(pictures);
const weights = ({ rows, columns, int8, scales }: Matrix) => ({ rows, columns, scales, int8: [...int8] });
const layers = data.layers.map((layer) =>
  layer.type === 'dense' ? { ...layer, weights: weights(layer.weights) } : layer.type === 'lstm' ? { ...layer, gates: layer.gates.map(weights) } : layer,
);
await writeWhole(`${out}.json`, JSON.stringify({ height: data.height, lines, labels, layers }));
