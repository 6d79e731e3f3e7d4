/**
 * Recall of true values in the text read from pictures: ours beside tesseract.js and the native program on the same picture, by group of documents.
 *
 *   node --import tsx scripts/bench-pictures.ts [--corpus ../shared/corpus] [--sets train,dev] [--only NAME] [--ours] [--out reports/pictures] [--json]
 *
 * What other readers read is kept in /tmp/beleg-bench-pictures, and ours for the same committed sources: a run that was broken off goes on where it was.
 * --ours: without the other readers. --json: every picture with the values that ours lacks, and who has them.
 */
import { execFileSync } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { foundIn, type TruthFile, trueValues } from './bench-pictures/found.js';
import { readers, remembered } from './bench-pictures/readers.js';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    sets: { type: 'string', default: 'train,dev' },
    only: { type: 'string' },
    ours: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Outcome {
  readonly name: string;
  readonly group: string;
  /** Documents of one supplier look alike. */
  readonly layout: string;
  readonly values: number;
  /** Values found by each reader. */
  readonly found: Readonly<Record<string, number>>;
  /** Values that ours lacks, and the readers that have them. */
  readonly lacking: readonly { readonly field: string; readonly value: string; readonly foundBy: readonly string[] }[];
}

interface Truth extends TruthFile {
  readonly group?: string;
  readonly language?: string;
  readonly source?: string;
  readonly template?: string;
}

const pictures: { readonly file: string; readonly name: string; readonly truth: Truth }[] = [];
for (const set of options.sets.split(',')) {
  const folder = join(options.corpus, set);
  for (const file of (await readdir(join(folder, 'documents'))).sort()) {
    const name = file.replace(/\.[^.]+$/, '');
    if (file.endsWith('.pdf') || (options.only && !name.includes(options.only))) continue;
    pictures.push({ file: join(folder, 'documents', file), name, truth: JSON.parse(await readFile(join(folder, 'truth', `${name}.json`), 'utf8')) });
  }
}

const all = await readers(options.ours);
const names = all.map(({ name }) => name);
const outcomes: Outcome[] = [];
const bar = progress('pictures', pictures.length);
for (const [at, { file, name, truth }] of pictures.entries()) {
  const values = trueValues(truth);
  const bytes = await readFile(file);
  const found: Record<string, readonly boolean[]> = {};
  for (const reader of all) found[reader.name] = foundIn(await remembered(reader, bytes, (truth.language ?? 'en').split(',')), values);
  outcomes.push({
    name,
    group: truth.group ?? '?',
    layout: `${truth.source} ${truth.template}`,
    values: values.length,
    found: Object.fromEntries(names.map((reader) => [reader, found[reader]!.filter(Boolean).length])),
    lacking: values.flatMap(({ field, anyOf }, index) =>
      found.ours![index] ? [] : [{ field, value: anyOf[0]!, foundBy: names.filter((reader) => found[reader]![index]) }],
    ),
  });
  bar.update(at + 1, name);
}
bar.stop();
for (const reader of all) await reader.close();

const shareOf = (some: readonly Outcome[], reader: string): number => {
  const [found, values] = some.reduce(([f, v], one) => [f + one.found[reader]!, v + one.values], [0, 0]);
  return found / Math.max(1, values);
};
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const groups = [...new Set(outcomes.map(({ group }) => group))].sort();
const layouts = [...new Set(outcomes.map(({ layout }) => layout))].map((layout) => outcomes.filter((one) => one.layout === layout));
const mean = (reader: string) => layouts.reduce((sum, own) => sum + shareOf(own, reader), 0) / Math.max(1, layouts.length);
const behind = outcomes.filter(({ found }) => (found['tesseract.js'] ?? 0) >= found.ours! + 2);
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const lines = [
  '# True values that stand in the text as read from pictures',
  '',
  `Written by \`node --import tsx scripts/bench-pictures.ts\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}; ${options.sets.replace(',', ' and ')}, n = ${outcomes.length} pictures (looked at).`,
  'Every reader is told the language. Amounts and days count by what they say, ids, numbers, phones and addresses letter by letter, names and descriptions with a tenth of their characters misread; values under three characters are left out.',
  'Native: the Debian program with its own data, with ours for languages that are not installed.',
  '',
  `| group | pictures | values | ${names.join(' | ')} |`,
  `|---|---|---|${names.map(() => '---').join('|')}|`,
  ...[...groups, 'all'].map((group) => {
    const own = outcomes.filter((one) => group === 'all' || one.group === group);
    return `| ${group} | ${own.length} | ${own.reduce((sum, { values }) => sum + values, 0)} | ${names.map((name) => percent(shareOf(own, name))).join(' | ')} |`;
  }),
  `| mean over ${layouts.length} layouts | ${outcomes.length} | | ${names.map((name) => percent(mean(name))).join(' | ')} |`,
  '',
  `Pictures on which tesseract.js finds at least two values more than ours: ${behind.length} of ${outcomes.length}.`,
  '',
  '| picture | group | values | ours | tesseract.js | what tesseract.js alone of the two has |',
  '|---|---|---|---|---|---|',
  ...behind.map(({ name, group, values, found, lacking }) => {
    const theirs = lacking.filter(({ foundBy }) => foundBy.includes('tesseract.js')).map(({ field }) => field);
    return `| ${name} | ${group} | ${values} | ${found.ours} | ${found['tesseract.js']} | ${[...new Set(theirs)].join(', ')} |`;
  }),
];
if (options.out) await writeWhole(`${options.out}.md`, `${lines.join('\n')}\n`);
process.stdout.write(options.json ? `${JSON.stringify(outcomes, null, 1)}\n` : `${lines.join('\n')}\n`);
