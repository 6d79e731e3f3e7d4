/**
 * Judged predictions of a bundle on synthetic documents of all languages, to calibrate a base model or to check it. What only some countries print is too rare among
 * these; its rows come from as many more documents as it takes of those countries' suppliers, and only its rows. Runs the built program; some minutes. The documents are kept
 * in --datasets, where it is given: a second bundle finds them there, and a command that was stopped goes on.
 *   node --import tsx scripts/synthetic-predictions.ts --bundle models/next --seed calibration [--count 4000] [--rare 2000] [--held-out] [--datasets FOLDER] --out FILE.jsonl
 */
import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { writeLines } from '../src/evaluation/write-lines.js';

const { values: options } = parseArgs({
  options: {
    bundle: { type: 'string', default: 'models/base' },
    seed: { type: 'string', default: 'calibration' },
    count: { type: 'string', default: '4000' },
    /** Documents of each country of rare details. */
    rare: { type: 'string', default: '2000' },
    'held-out': { type: 'boolean', default: false },
    datasets: { type: 'string' },
    out: { type: 'string' },
  },
});
if (options.out === undefined) throw new Error('--out: name the file to write');

/** Swiss references and Norwegian payment numbers. */
const rareDetails: Readonly<Record<string, readonly string[]>> = { CH: ['IsrReference', 'IsrSubscriber'], NO: ['KId'] };

function beleg(...words: readonly string[]): void {
  const { status } = spawnSync(process.execPath, ['dist/cli/main.js', ...words], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`beleg ${words.join(' ')}: ended with ${status}. Was it built (npm run build)?`);
}

function predictionsOf(folder: string, name: string, count: string, where: readonly string[]): string {
  const [dataset, file] = [join(folder, name), join(folder, `${name}.jsonl`)];
  beleg('synthesize', dataset, '--count', count, '--seed', options.seed, '--no-pdf', ...(options['held-out'] ? ['--held-out'] : []), ...where);
  beleg('score', dataset, '--bundle', options.bundle, '--out', file);
  return file;
}

/** Documents of every set have the same names: those of a country carry its code. */
async function* rowsOf(all: string, rare: readonly (readonly [country: string, file: string])[]): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(all) });
  for (const [country, file] of rare)
    for await (const line of createInterface({ input: createReadStream(file) })) {
      const row = JSON.parse(line) as { readonly document: string; readonly detail: string };
      if (rareDetails[country]!.includes(row.detail)) yield JSON.stringify({ ...row, document: `${country}-${row.document}` });
    }
}

const folder = options.datasets ?? (await mkdtemp(join(tmpdir(), 'beleg-synthetic-')));
try {
  const all = predictionsOf(folder, 'all', options.count, []);
  const rare = Object.keys(rareDetails).map((country) => [country, predictionsOf(folder, country, options.rare, ['--countries', country])] as const);
  await writeLines(options.out, rowsOf(all, rare));
} finally {
  if (options.datasets === undefined) await rm(folder, { recursive: true, force: true });
}
