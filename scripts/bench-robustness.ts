/**
 * Whether one document takes others with it: documents are broken (truncated, bytes flipped, objects swapped, two files spliced …) and all run through
 * `beleg detect` in batches. Prints how many were answered, refused, crashed or too slow, and the most memory. Needs a build (npm run build) and /proc.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { documentInputs } from '../src/cli/batch/document-inputs.js';
import { random } from '../src/random.js';
import { mutated } from './bench-robustness/mutations.js';
import { joined, type Outcome, outcomeOf } from './bench-robustness/run.js';

const help = `bench-robustness.ts FOLDER… [options]
  FOLDER         documents to break, PDFs and pictures; patterns in quotes too
  --documents N  broken documents in all [5000]
  --seed S       the same seed and the same FOLDERs give the same documents [1]
  --batch N      documents of one call of beleg detect [250]
  --pictures P   share of pictures, where there are any [0.1]
  --largest KB   larger sources are left out [600]
  --seconds N    a document that takes longer is slow [30]
  --workers N    [2]
  --bundle DIR   [models/base]
  --only N,N     these documents alone, by number: again what failed
  --out DIR      where documents, answers and outcomes lie; called again, batches that are done there are kept [/tmp/bench-robustness]
  --json         the outcome as JSON

  node --import tsx scripts/bench-robustness.ts datasets/sample --documents 500 --seed 7`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    documents: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    batch: { type: 'string', default: '250' },
    pictures: { type: 'string', default: '0.1' },
    largest: { type: 'string', default: '600' },
    seconds: { type: 'string', default: '30' },
    workers: { type: 'string', default: '2' },
    bundle: { type: 'string', default: 'models/base' },
    only: { type: 'string' },
    out: { type: 'string', default: '/tmp/bench-robustness' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help || positionals.length === 0) {
  console.log(help);
  process.exit(values.help ? 0 : 1);
}
const [documents, batch, largest] = [values.documents, values.batch, values.largest].map(Number) as [number, number, number];
const setup = { bundle: values.bundle, workers: Number(values.workers), seconds: Number(values.seconds) };

const sources = (await documentInputs(positionals))
  .map(({ file }) => ({ file, bytes: readFileSync(file) }))
  .filter(({ bytes }) => bytes.length <= largest * 1024);
const isPdf = ({ file }: { readonly file: string }) => extname(file).toLowerCase() === '.pdf';
const [pdfs, pictures] = [sources.filter(isPdf), sources.filter((source) => !isPdf(source))];
const share = pictures.length === 0 ? 0 : pdfs.length === 0 ? 1 : Number(values.pictures);
console.error(`${pdfs.length} PDFs, ${pictures.length} pictures of at most ${largest} KB`);

/** Another question has another folder: what is done there is an answer to this one. */
const hash = createHash('sha256').update(JSON.stringify([values.seed, share, sources.map(({ bytes }) => createHash('sha256').update(bytes).digest('hex'))]));
const out = join(values.out, hash.digest('hex').slice(0, 12));

/** The document of this number, whatever batch it is in. */
function write(number: number, folder: string): string {
  const dice = random('robustness', values.seed, number);
  const source = dice.pick(dice.chance(share) ? pictures : pdfs);
  const { bytes, ways } = mutated(source.bytes, dice.pick(dice.chance(0.9) === isPdf(source) ? pdfs : sources).bytes, dice);
  const file = join(
    folder,
    `${String(number).padStart(6, '0')}-${ways.join('-')}-${basename(source.file)
      .slice(-40)
      .replace(/[^\w.-]/g, '_')}`,
  );
  writeFileSync(file, bytes);
  return file;
}

async function run(numbers: readonly number[], name: string): Promise<Outcome> {
  const [done, folder, answers] = [join(out, `${name}.json`), join(out, name), join(out, `${name}-answers`)];
  if (existsSync(done)) return JSON.parse(readFileSync(done, 'utf8')) as Outcome;
  for (const each of [folder, answers, `${answers}.err`]) rmSync(each, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = numbers.map((number) => write(number, folder));
  const outcome = await outcomeOf(files, answers, setup);
  const kept = new Set([...outcome.crashed, ...outcome.slow].map(({ file }) => file));
  for (const file of files) if (!kept.has(file)) rmSync(file);
  rmSync(answers, { recursive: true, force: true });
  if (!values.only) writeFileSync(done, JSON.stringify(outcome, undefined, 1));
  return outcome;
}

const only = values.only?.split(',').map(Number);
const numbers = only ?? Array.from({ length: documents }, (_, index) => index);
let total: Outcome = { answered: 0, refused: [], crashed: [], slow: [], megabytes: 0 };
const started = performance.now();
for (let at = 0; at < numbers.length; at += batch) {
  const part = numbers.slice(at, at + batch);
  const outcome = await run(part, only ? 'again' : `batch-${batch}-${String(at / batch).padStart(4, '0')}`);
  for (const { file, reason } of [...outcome.crashed, ...outcome.slow]) console.error(`${basename(file)}: ${reason}`);
  total = joined(total, outcome);
  const { answered, refused, crashed, slow, megabytes } = total;
  console.error(
    `${at + part.length}/${numbers.length}: ${answered} answered, ${refused.length} refused, ${crashed.length} crashed, ${slow.length} slow; this batch at most ${Math.round(outcome.megabytes)} MB, all ${Math.round(megabytes)} MB; ${Math.round((performance.now() - started) / 1000)} s`,
  );
}
const { answered, refused, crashed, slow, megabytes } = total;
if (values.json) console.log(JSON.stringify({ seed: values.seed, documents: numbers.length, pdfs: pdfs.length, pictures: pictures.length, ...total }));
else
  console.log(
    `| documents | answered | refused | crashed | slower than ${setup.seconds} s | most memory of a process |\n|---|---|---|---|---|---|\n| ${numbers.length} | ${answered} | ${refused.length} | ${crashed.length} | ${slow.length} | ${Math.round(megabytes)} MB |`,
  );
process.exitCode = crashed.length + slow.length > 0 ? 1 : 0;
