/**
 * How much of what is true stands in the text as it is read from pictures: ours beside tesseract.js and the native program on the same picture, by group of documents.
 *
 *   node --import tsx scripts/bench-pictures.ts [--corpus ../shared/corpus] [--sets train,dev] [--only NAME] [--out reports/pictures] [--json]
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { closeReaders } from '../src/reading/read.js';
import { foundIn, trueValues } from './bench-pictures/found.js';
import { readers, remembered } from './bench-pictures/readers.js';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    sets: { type: 'string', default: 'train,dev' },
    only: { type: 'string' },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Outcome {
  readonly name: string;
  readonly group: string;
  readonly values: number;
  /** Values found by each reader. */
  readonly found: Readonly<Record<string, number>>;
}

const pictures: {
  readonly file: string;
  readonly name: string;
  readonly truth: Parameters<typeof trueValues>[0] & { readonly group?: string; readonly language?: string };
}[] = [];
for (const set of options.sets.split(',')) {
  const folder = join(options.corpus, set);
  for (const file of (await readdir(join(folder, 'documents'))).sort()) {
    const name = file.replace(/\.[^.]+$/, '');
    if (file.endsWith('.pdf') || (options.only && !name.includes(options.only))) continue;
    pictures.push({ file: join(folder, 'documents', file), name, truth: JSON.parse(await readFile(join(folder, 'truth', `${name}.json`), 'utf8')) });
  }
}

const all = await readers();
const outcomes: Outcome[] = [];
const bar = progress('pictures', pictures.length);
for (const [at, { file, name, truth }] of pictures.entries()) {
  const values = trueValues(truth);
  const found: Record<string, number> = {};
  for (const reader of all) found[reader.name] = foundIn(await remembered(reader, file, truth.language ?? 'en'), values).filter(Boolean).length;
  outcomes.push({ name, group: truth.group ?? '?', values: values.length, found });
  bar.update(at + 1, name);
}
bar.stop();
await closeReaders();

const names = all.map(({ name }) => name);
const share = (group: readonly Outcome[], reader: string): string => {
  const [found, values] = group.reduce(([f, v], one) => [f + one.found[reader]!, v + one.values], [0, 0]);
  return values === 0 ? '–' : `${((100 * found) / values).toFixed(1)} %`;
};
const groups = [...new Set(outcomes.map(({ group }) => group))].sort();
const behind = outcomes.filter(({ found }) => found['tesseract.js']! >= found.ours! + 2);
const lines = [
  '# True values that stand in the text as read from pictures',
  '',
  `Written by \`node --import tsx scripts/bench-pictures.ts ${process.argv.slice(2).join(' ')}\`, ${new Date().toISOString().slice(0, 10)}; ${outcomes.length} pictures (looked at).`,
  '',
  `| group | pictures | values | ${names.join(' | ')} |`,
  `|---|---|---|${names.map(() => '---').join('|')}|`,
  ...[...groups, 'all'].map((group) => {
    const own = outcomes.filter((one) => group === 'all' || one.group === group);
    return `| ${group} | ${own.length} | ${own.reduce((sum, { values }) => sum + values, 0)} | ${names.map((name) => share(own, name)).join(' | ')} |`;
  }),
  '',
  `Pictures on which tesseract.js alone finds two values more than ours: ${behind.length} of ${outcomes.length}.`,
];
if (options.out) await writeWhole(`${options.out}.md`, `${lines.join('\n')}\n`);
process.stdout.write(options.json ? `${JSON.stringify(outcomes, null, 1)}\n` : `${lines.join('\n')}\n`);
