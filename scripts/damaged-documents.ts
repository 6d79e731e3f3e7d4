/**
 * A corpus of pictures of real documents: documents of one page with a text layer, one a layout, drawn and damaged as photographs, old paper, screens and small
 * pictures are, with their truth. `cross-validate.ts` then tells what damage costs in details, contacts and cells, beside the same documents with their text layer.
 *
 *   node --import tsx scripts/damaged-documents.ts OUT [--corpora ../shared/corpus/dev,../shared/corpus/train] [--each 2] [--turn 0]
 *   node --import tsx scripts/cross-validate.ts OUT --base-only --work OUT/work --cache OUT/read
 *
 * Each document gets `--each` kinds of damage, all kinds in turn; another `--turn` gives it others. A document's group is its kind of damage.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { writeJson, writeWhole } from '../src/files.js';
import { openPdf } from '../src/reading/pdf/pdf.js';
import { damaged, drawnResolution, readableKinds as names } from './bench-pictures/damages.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    corpora: { type: 'string', default: '../shared/corpus/dev,../shared/corpus/train' },
    each: { type: 'string', default: '2' },
    turn: { type: 'string', default: '0' },
  },
});
const [out] = positionals;
if (!out) throw new Error('Name a folder to write to: node --import tsx scripts/damaged-documents.ts OUT');

const groups = ['invoice-digital', 'listing'];

const files = (
  await Promise.all(options.corpora.split(',').map(async (corpus) => (await readdir(join(corpus, 'truth'))).map((file) => ({ corpus, file }))))
).flat();
const bar = progress('pictures', files.length);
const layouts = new Set<string>();
let written = 0;
for (const [at, { corpus, file }] of files.entries()) {
  const truth = JSON.parse(await readFile(join(corpus, 'truth', file), 'utf8'));
  const layout = `${truth.source} ${truth.template}`;
  if (!groups.includes(truth.group) || truth.format !== 'pdf-digital' || layouts.has(layout)) continue;
  const pdf = await openPdf(new Uint8Array(await readFile(join(corpus, truth.document))), file);
  try {
    if (pdf.pageCount !== 1) continue;
    const page = await pdf.page(1);
    const { pixels, width, height } = await page.picture(drawnResolution);
    page.release();
    const first = layouts.size + Number(options.turn);
    layouts.add(layout);
    for (let turn = 0; turn < Number(options.each); turn++) {
      const kind = names[(first + turn * 3) % names.length]!;
      const name = `${basename(file, '.json')}~${kind.replaceAll(' ', '-')}`;
      await writeWhole(join(out, 'documents', `${name}.jpg`), await damaged({ pixels, width, height }, kind, 'documents', file));
      await writeJson(join(out, 'truth', `${name}.json`), { ...truth, document: `documents/${name}.jpg`, format: 'image', group: kind });
      written++;
    }
  } finally {
    await pdf.close();
  }
  bar.update(at + 1, basename(file, '.json'));
}
bar.stop();
console.log(`${out}: ${written} pictures of ${layouts.size} documents. Next: node --import tsx scripts/cross-validate.ts ${out} --base-only`);
