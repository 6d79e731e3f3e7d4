/**
 * Words and characters wrong of real pages with a text layer, drawn and damaged as photographs, old paper, screens and small pictures are: ours, tesseract.js and the
 * native program at the scale that suits it best, by kind of damage and by language.
 *
 *   node --import tsx scripts/bench-damaged.ts [--corpus ../shared/corpus] [--sets train,dev] [--seed tuning|end] [--pages 20] [--each 3] [--ours] [--out reports/pictures-damaged] [--json]
 *
 * `tuning` and `end` share no page: look at the first as much as you like, at the second when something is done. Each page gets `--each` kinds of damage, all kinds in turn.
 * What other readers read is kept in /tmp/beleg-bench-pictures, and ours for the same committed sources: a run that was broken off goes on where it was. --ours: without the other readers.
 */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { damaged, kinds } from './bench-pictures/damages.js';
import { truePages } from './bench-pictures/pages.js';
import { errorTable, type Outcome } from './bench-pictures/error-table.js';
import { readers, remembered, work } from './bench-pictures/readers.js';
import { type WordErrors, wordErrors } from './bench-pictures/word-errors.js';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: '../shared/corpus' },
    sets: { type: 'string', default: 'train,dev' },
    seed: { type: 'string', default: 'tuning' },
    pages: { type: 'string', default: '20' },
    each: { type: 'string', default: '3' },
    only: { type: 'string' },
    ours: { type: 'boolean', default: false },
    out: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
if (options.seed !== 'tuning' && options.seed !== 'end') throw new Error('--seed is tuning or end');

const folders = options.sets.split(',').map((set) => join(options.corpus, set));
const pages = await truePages(folders, Number(options.pages), options.seed === 'tuning' ? 0 : 1);
const names = Object.keys(kinds);
const jobs = pages
  .flatMap((page, index) =>
    Array.from({ length: Number(options.each) }, (_, turn) => ({ page, kind: names[(index * Number(options.each) + turn) % names.length]! })),
  )
  .filter(({ kind }) => !options.only || kind === options.only);
const all = await readers(options.ours);
const outcomes: Outcome[] = [];
const bar = progress('damaged pages', jobs.length);
for (const [at, { page, kind }] of jobs.entries()) {
  const kept = join(work, 'damaged', `${options.seed}-${basename(page.name)}-${kind}.jpg`);
  const bytes = await readFile(kept).catch(async () => {
    const fresh = await damaged(await page.picture(), kind, options.seed, basename(page.name));
    await writeWhole(kept, fresh);
    return fresh;
  });
  const errors: Record<string, WordErrors> = {};
  for (const reader of all) errors[reader.name] = wordErrors(page.text, await remembered(reader, bytes, [page.language]), page.maybe);
  outcomes.push({ page: basename(page.name), language: page.language, kind, errors });
  bar.update(at + 1, `${page.language} ${kind}`);
}
bar.stop();
for (const reader of all) await reader.close();

const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const lines = [
  '# Real pages, damaged',
  '',
  `Written by \`node --import tsx scripts/bench-damaged.ts --seed ${options.seed} --pages ${options.pages} --each ${options.each}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}; ${options.sets.replace(',', ' and ')}, n = ${outcomes.length} pictures of ${pages.length} pages, one a layout (${options.seed === 'tuning' ? 'looked at' : 'not looked at singly'}).`,
  'Words wrong: of the text layer and not read, or read and not printed, whichever are more; neither order nor signs around words count. Every reader is told the language. The damages are `src/synthesis/damage/`.',
  '',
  ...errorTable('words', outcomes, names),
  '',
  ...errorTable('characters', outcomes, names),
];
if (options.out) await writeWhole(`${options.out}.md`, `${lines.join('\n')}\n`);
process.stdout.write(options.json ? `${JSON.stringify(outcomes, null, 1)}\n` : `${lines.join('\n')}\n`);
