/**
 * Words and characters wrong of real pages with a text layer, drawn and damaged as photographs, old paper, screens and small pictures are: ours, tesseract.js and the
 * native program at the scale that suits it best, by kind of damage and by language.
 *
 *   node --import tsx scripts/bench-damaged.ts [--corpus ../shared/corpus] [--sets train,dev] [--seed tuning|end] [--pages 20] [--each 3] [--ours] [--out reports/pictures-damaged] [--json]
 *
 * `tuning` and `end` share no page: look at the first as much as you like, at the second when something is done. Each page gets `--each` kinds of damage, all kinds in turn.
 * What other readers read is kept in /tmp/beleg-bench-pictures, and ours for the same committed sources: a run that was broken off goes on where it was. --ours: without the other readers.
 */
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { damaged, kinds } from './bench-pictures/damages.js';
import { truePages } from './bench-pictures/pages.js';
import { inTurn, measured, report } from './bench-pictures/picture-errors.js';

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
const jobs = inTurn(pages, names, Number(options.each), options.only).map(({ item: page, kind }) => ({
  page: basename(page.name),
  language: page.language,
  kind,
  text: page.text,
  maybe: page.maybe,
  make: async () => damaged(await page.picture(), kind, options.seed, basename(page.name)),
}));
const outcomes = await measured(jobs, 'damaged', options.seed, options.ours);
await report(outcomes, {
  title: 'Real pages, damaged',
  command: `scripts/bench-damaged.ts --seed ${options.seed} --pages ${options.pages} --each ${options.each}`,
  about: `${options.sets.replace(',', ' and ')}, n = ${outcomes.length} pictures of ${pages.length} pages, one a layout (${options.seed === 'tuning' ? 'looked at' : 'not looked at singly'})`,
  explained: 'Words wrong: of the text layer and not read, or read and not printed, whichever are more. The damages are `src/synthesis/damage/`.',
  kinds: names,
  out: options.out,
  json: options.json,
});
