/**
 * Draws lines of dot matrix print and writes what the layers of a language's network before the last one make of them, for scripts/fit-dot-matrix/fit.py, which fits the
 * last layer to them (src/recognition/dot-matrix-<code>.bin). No document is used. The fonts are not needed otherwise:
 *   npm install --no-save @fontsource/vt323@5 @fontsource/space-mono@5 @fontsource/overpass-mono@5 @fontsource/inconsolata@5 @fontsource/share-tech-mono@5 @fontsource/jersey-10@5
 *   node --import tsx scripts/fit-dot-matrix.ts /tmp/dots/train --count 1700 --seed train
 *   node --import tsx scripts/fit-dot-matrix.ts /tmp/dots/test --count 60 --seed test --held-out
 *   python3 scripts/fit-dot-matrix/fit.py /tmp/dots/train /tmp/dots/test src/recognition/dot-matrix-eng.bin
 * --held-out: lines in a font that no other lines have.
 */
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { GlobalFonts } from '@napi-rs/canvas';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { loadNetwork } from '../src/onnx/runtime.js';
import { random } from '../src/random.js';
import { splitByFontSize } from '../src/reading/segmentation/font-size-runs.js';
import { normaliseLine } from '../src/reading/segmentation/line-normalisation.js';
import { readLanguageData, weightAt } from '../src/recognition/language-data.js';
import { toOnnx } from '../src/recognition/network.js';
import { printedLine } from './fit-dot-matrix/print.js';
import { lineText } from './fit-dot-matrix/texts.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    code: { type: 'string', default: 'eng' },
    count: { type: 'string', default: '1700' },
    seed: { type: 'string', default: 'train' },
    'held-out': { type: 'boolean', default: false },
    /** Folder whose node_modules has the fonts. */
    packages: { type: 'string', default: '.' },
  },
});
const out = positionals[0];
if (!out) throw new Error('say where to write: scripts/fit-dot-matrix.ts OUT');

const [heldOut, system] = ['share-tech-mono', '/usr/share/fonts/truetype'];
const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['vt323', 'space-mono', 'overpass-mono', 'inconsolata', heldOut, 'jersey-10'].map((name) => [
      name,
      join(options.packages, `node_modules/@fontsource/${name}/files/${name}-latin-400-normal.woff2`),
    ]),
  ),
  'dejavu-mono': `${system}/dejavu/DejaVuSansMono.ttf`,
  'dejavu-mono-bold': `${system}/dejavu/DejaVuSansMono-Bold.ttf`,
  'dejavu-condensed': `${system}/dejavu/DejaVuSansCondensed.ttf`,
  'liberation-mono': `${system}/liberation/LiberationMono-Regular.ttf`,
  'liberation-sans': `${system}/liberation/LiberationSans-Regular.ttf`,
  'liberation-serif': `${system}/liberation/LiberationSerif-Regular.ttf`,
};
const proportional: ReadonlySet<string> = new Set(['dejavu-condensed', 'liberation-sans', 'liberation-serif']);
for (const [name, file] of Object.entries(files)) if (!existsSync(file) || !GlobalFonts.registerFromPath(file, name)) throw new Error(`${file}: no such font`);
const fonts = Object.keys(files).filter((name) => (name === heldOut) === options['held-out']);

/** Width of letters in their usual widths; widest line in pixels. */
const [shown, widest] = [[1, 1, 1.2, 1.45], 1500];
const data = await readLanguageData(createRequire(import.meta.url).resolve(`@tesseract.js-data/${options.code}/4.0.0_best_int/${options.code}.traineddata.gz`));
const last = data?.layers.at(-1);
const before = data && toOnnx({ ...data, layers: data.layers.slice(0, -1) });
if (!data || last?.type !== 'dense' || !before) throw new Error(`${options.code}: a network of another kind`);
const { weights } = last;
const network = await loadNetwork(before, { keep: false });
const outputs = new Map([...data.labels.entries()].reverse().map(([output, text]) => [text, output]));

await mkdir(dirname(out), { recursive: true });
const features = createWriteStream(`${out}.features`);
const lines: { readonly text: string; readonly outputs: readonly number[]; readonly columns: number }[] = [];
const bar = progress('lines', Number(options.count));
for (let turn = 0; lines.length < Number(options.count); turn++) {
  const stream = random('dot matrix', options.seed, turn);
  const text = lineText(stream);
  const wanted = [...text].map((sign) => outputs.get(sign));
  if (text.length < 2 || wanted.includes(undefined)) continue;
  const printed = await printedLine(text, fonts, proportional, stream);
  if (!printed) continue;
  const { picture, letter } = printed;
  const runs = splitByFontSize(picture, [{ left: 0, top: 0, right: picture.width, bottom: picture.height }], letter);
  if (runs.length !== 1) continue;
  const { pixels, width } = normaliseLine(picture, runs[0]!.area, data.height, stream.pick(shown));
  if (width > widest) continue;
  const columns = Math.floor(width / 3);
  const seen = await network.run({ lines: { data: pixels, shape: [1, 1, data.height, width] }, lengths: { data: Int32Array.of(columns), shape: [1] } });
  const { data: values } = Object.values(seen)[0]!;
  features.write(Buffer.from(values.buffer, values.byteOffset, 4 * columns * (weights.columns - 1)));
  lines.push({ text, outputs: wanted as number[], columns });
  bar.update(lines.length, text);
}
bar.stop();
features.end();
await finished(features);
const layer = Array.from({ length: weights.rows }, (_, row) => Array.from({ length: weights.columns }, (_, column) => weightAt(weights, row, column)));
await writeWhole(`${out}.json`, JSON.stringify({ lines, labels: data.labels, layer }));
