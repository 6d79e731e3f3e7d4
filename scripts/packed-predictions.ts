/**
 * Judged predictions of a bundle on packed documents that its networks have not learnt, to calibrate a base model beside synthetic ones or to compare two builds.
 *
 *   node --import tsx scripts/packed-predictions.ts DATASET.jsonl.gz... --bundle models/next --out FILE.jsonl [--all]
 *
 * Labels of these documents state one wording of several, and leave out what could not be placed. So cells and members of VAT groups without a true value are not judged, nor streets and towns
 * that are a part of the true one or have it as a part ("Dublin" and "Dublin 8", a street with or without its floor, not without its number). --all: these too.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { type LabelledDocument, labelledDocuments } from '../src/dataset/packed.js';
import { loadEngine, understand } from '../src/detect.js';
import { match } from '../src/evaluation/matching/match.js';
import type { Row } from '../src/evaluation/rows.js';
import { writeLines } from '../src/evaluation/write-lines.js';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { bundle: { type: 'string', default: 'models/base' }, out: { type: 'string' }, all: { type: 'boolean', default: false } },
});
if (options.out === undefined || positionals.length === 0) throw new Error('Name the packed datasets, and the file to write: --out FILE.jsonl');

const loaded = await loadEngine(options.bundle);
/** As it scores before any calibration. */
const engine = { ...loaded, bundle: { ...loaded.bundle, calibration: undefined } };

const mayBeUnplaced = /^(?:LineItem|VatGroup)\b/;
const ofSeveralWordings = /^(?:Sender|Receiver)\.(?:City|Street)$/;
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\d]+/gu)
      ?.join(' ') ?? ''
  } `;

function isJudged({ detail, value = '', truth = '', correct }: Pick<Row, 'detail' | 'value' | 'truth' | 'correct'>): boolean {
  if (truth === '' && mayBeUnplaced.test(detail)) return false;
  if (correct || value === '' || truth === '' || !ofSeveralWordings.test(detail)) return true;
  const [given, wanted] = [wordsOf(value), wordsOf(truth)];
  const shared = given.includes(wanted) ? wanted : wanted.includes(given) ? given : undefined;
  // A house's number is no matter of wording.
  return shared === undefined || (detail.endsWith('Street') && /\d/.test(given + wanted) && !/\d/.test(shared));
}

async function rowsOf({ name, document, labels }: LabelledDocument, set: string): Promise<readonly Row[]> {
  const judged = match(await understand(document, engine), labels, document);
  const { layout, supplier = '' } = labels;
  const about = { document: `${set}/${name}`, supplier: `${set}/${layout ?? (supplier || name)}`, quality: document.source };
  return judged.flatMap(({ prediction: _prediction, ...row }) =>
    options.all || isJudged(row) ? [{ ...row, ...about, ...(document.language && { language: document.language }) }] : [],
  );
}

const all: { readonly set: string; readonly each: LabelledDocument }[] = [];
for (const path of positionals) for await (const each of labelledDocuments(path)) all.push({ set: basename(path, '.jsonl.gz'), each });
const bar = progress('documents', all.length);

async function* lines(): AsyncGenerator<string> {
  for (const [at, { set, each }] of all.entries()) {
    for (const row of await rowsOf(each, set)) yield JSON.stringify(row);
    bar.update(at + 1, each.name);
  }
}
await writeLines(options.out, lines());
bar.stop();
console.log(`${options.out}: predictions of ${all.length} documents, judged. Next: beleg calibrate ${options.out} --bundle ${options.bundle}`);
