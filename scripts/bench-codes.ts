/** How many of the known codes of a folder of documents are read and taken apart, and what else is taken for a code. `node --import tsx scripts/bench-codes.ts [FOLDER]` */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../src/document/document.js';
import { readCodes } from '../src/reading/codes/code-pass.js';
import { formatOf } from '../src/reading/formats/format.js';
import { toGrey, openPicture } from '../src/reading/raster/image.js';
import { detectInk } from '../src/reading/segmentation/ink.js';
import { closeReaders, read } from '../src/reading/read.js';
import { parseCode } from '../src/values/codes/index.js';

/** A folder with `documents/` and `truth/`; a truth's `qr` holds payloads, its `barcode` formats and payloads. */
interface Truth {
  readonly document: string;
  readonly qr?: readonly string[];
  readonly barcode?: readonly { readonly text: string }[];
}

const folder = process.argv[2] ?? '../shared/corpus/dev';
if (!existsSync(join(folder, 'truth'))) {
  process.stderr.write(`${folder}: no folder truth/ there. Give a folder with documents/ and truth/.\n`);
  process.exit(1);
}
const same = (text: string): string => text.replace(/\r\n?/g, '\n').trim();
let [known, read_, parsed, strange] = [0, 0, 0, 0];
const { user } = process.cpuUsage();
for (const name of readdirSync(join(folder, 'truth')).filter((each) => each.endsWith('.json'))) {
  const truth = JSON.parse(readFileSync(join(folder, 'truth', name), 'utf8')) as Truth;
  const wanted = [...new Set([...(truth.qr ?? []), ...(truth.barcode ?? []).map(({ text }) => text)].map(same))];
  const bytes = readFileSync(join(folder, truth.document));
  const found = await codesIn(bytes, name);
  for (const payload of wanted) {
    known++;
    const hit = found.find(({ text }) => same(text) === payload);
    if (hit) read_++;
    const details = parseCode(hit?.text ?? '');
    if (details) parsed++;
    if (!hit || (payload.startsWith('SPC') && !details))
      console.log(`${name}: ${hit ? 'not taken apart' : 'not read'}: ${JSON.stringify(payload.slice(0, 60))}`);
  }
  for (const code of found.filter(({ text }) => !wanted.includes(same(text)))) {
    strange++;
    console.log(`${name}: also ${code.format} ${JSON.stringify(code.text.slice(0, 60))}`);
  }
}
console.log(
  `${read_} of ${known} known codes read, ${parsed} taken apart; ${strange} codes that the truth does not name; ${Math.round((process.cpuUsage().user - user) / 1e6)} s of CPU`,
);
await closeReaders();

async function codesIn(bytes: Uint8Array, name: string): Promise<readonly Code[]> {
  const format = formatOf(bytes, name);
  if (format === 'pdf') return (await read(bytes, { name, maxPages: 3 })).pages.flatMap(({ codes }) => codes);
  const picture = await toGrey(await (await openPicture(bytes, format, name)).page(0));
  return readCodes(picture, (await detectInk(picture)).dense);
}
