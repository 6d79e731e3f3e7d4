/**
 * What each step of cleaning and correcting is worth: true values found on real pictures (bench-pictures.ts) and words wrong on damaged pages (bench-damaged.ts, tuning)
 * with it and without it. Each step needs a process of its own and reads every picture anew: hours for all, so that it is done by steps and kept.
 *
 *   node --import tsx scripts/ablate-reading.ts [--steps restoreSpaces,eraseRules] [--parts pictures,damaged] [--pages 10] [--out reports/ablation-reading]
 */
import { execFile, execFileSync } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { progress } from '../src/cli/progress.js';
import { writeWhole } from '../src/files.js';
import { steps } from './ablate-reading/steps.js';

const { values: options } = parseArgs({
  options: {
    steps: { type: 'string', default: steps.map(({ name }) => name).join(',') },
    parts: { type: 'string', default: 'pictures,damaged' },
    pages: { type: 'string', default: '10' },
    out: { type: 'string' },
  },
});
const run = promisify(execFile);

/** One figure a picture: values found, or words right. */
type Figures = ReadonlyMap<string, number>;

interface Picture {
  readonly name: string;
  readonly found: { readonly ours: number };
}
interface Damaged {
  readonly page: string;
  readonly kind: string;
  readonly errors: { readonly ours: { readonly words: number; readonly wordsWrong: number } };
}

async function figuresOf(part: string, step?: string): Promise<Figures> {
  const damaged = part === 'damaged';
  const hook = step ? ['--import', './scripts/ablate-reading/without.ts'] : [];
  const script = damaged ? ['scripts/bench-damaged.ts', '--pages', options.pages] : ['scripts/bench-pictures.ts'];
  const env = { ...process.env, ...(step && { WITHOUT_STEP: step }) };
  const { stdout } = await run(process.execPath, ['--import', 'tsx', ...hook, ...script, '--ours', '--json'], { env, maxBuffer: 1e8 });
  if (damaged) return new Map((JSON.parse(stdout) as Damaged[]).map(({ page, kind, errors: { ours } }) => [`${page} ${kind}`, ours.words - ours.wordsWrong]));
  return new Map((JSON.parse(stdout) as Picture[]).map(({ name, found }) => [name, found.ours]));
}

const parts = options.parts.split(',');
const wanted = options.steps.split(',');
const bar = progress('steps', (wanted.length + 1) * parts.length);
let done = 0;
const lines: string[] = [];
for (const part of parts) {
  const whole = await figuresOf(part);
  bar.update(++done, part);
  const total = [...whole.values()].reduce((sum, value) => sum + value, 0);
  const what = part === 'damaged' ? 'words right on damaged pages' : 'values found on real pictures';
  lines.push(`| ${what} (${whole.size} pictures, ${total} with all steps) | more with it | fewer with it | its worth |`, '|---|---|---|---|');
  for (const step of wanted) {
    const without = await figuresOf(part, step);
    const gained = [...whole].map(([name, value]) => value - without.get(name)!);
    const [more, fewer] = [gained.filter((gain) => gain > 0), gained.filter((gain) => gain < 0)];
    const sum = (some: readonly number[]) => some.reduce((all, gain) => all + gain, 0);
    lines.push(`| ${step} | ${sum(more)} on ${more.length} | ${-sum(fewer)} on ${fewer.length} | ${sum(gained)} |`);
    bar.update(++done, `${part} ${step}: ${sum(gained)}`);
  }
  lines.push('');
}
bar.stop();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const head = `Written by \`node --import tsx scripts/ablate-reading.ts\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}; train and dev (looked at).`;
const report = ['# What steps of reading pictures are worth', '', head, '', ...lines].join('\n');
if (options.out) await writeWhole(`${options.out}.md`, `${report.trimEnd()}\n`);
process.stdout.write(`${report}\n`);
