/** One call of `beleg detect` over a folder of broken documents, and what became of each. */
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';

export interface Fate {
  readonly file: string;
  readonly reason: string;
}

export interface Outcome {
  readonly answered: number;
  readonly refused: readonly Fate[];
  /** Its process died or was killed for memory, the command ended at it, or what failed is a bug of ours. */
  readonly crashed: readonly Fate[];
  readonly slow: readonly Fate[];
  /** Most resident memory that one of the processes ever had. */
  readonly megabytes: number;
}

export interface Setup {
  readonly bundle: string;
  readonly workers: number;
  readonly seconds: number;
}

const program = new URL('../../dist/cli/main.js', import.meta.url).pathname;

/** Where the command ends without a summary, the document that ended it is found by halving what is left. */
export async function outcomeOf(files: readonly string[], answers: string, setup: Setup): Promise<Outcome> {
  const { summary, errors, megabytes } = await detect(files, answers, setup);
  if (summary) return afresh({ ...sorted(summary), megabytes }, answers, setup);
  const left = files.filter((file) => !existsSync(join(answers, `${basename(file, extname(file))}.json`)));
  const none = { answered: files.length - left.length, refused: [], crashed: [], slow: [], megabytes };
  if (left.length <= 1) return { ...none, crashed: left.map((file) => ({ file, reason: `the command ended: ${lastLines(errors)}` })) };
  const middle = left.length >> 1;
  const first = await outcomeOf(left.slice(0, middle), answers, setup);
  return [none, first, await outcomeOf(left.slice(middle), answers, setup)].reduce(joined);
}

/** The clock is no measure on a machine that others use too: what was slow by it runs again by itself, and the processor's time tells. */
async function afresh(outcome: Outcome, answers: string, setup: Setup): Promise<Outcome> {
  let sum: Outcome = { ...outcome, slow: [] };
  for (const { file } of outcome.slow) {
    const { summary, errors, megabytes, processorSeconds } = await detect([file], answers, { ...setup, workers: 1, seconds: longest });
    const took = `${Math.round(processorSeconds)} s of the processor`;
    const one = { answered: 0, refused: [], crashed: [], slow: [], megabytes };
    if (!summary) sum = joined(sum, { ...one, crashed: [{ file, reason: `the command ended: ${lastLines(errors)}` }] });
    else if (processorSeconds > setup.seconds) sum = joined(sum, { ...one, slow: [{ file, reason: `${took}; ${summary.failed[0]?.reason ?? 'answered'}` }] });
    else sum = joined(sum, { ...one, ...sorted(summary) });
  }
  return sum;
}

/** The program's own limit, in seconds. */
const longest = 230;

export const joined = (a: Outcome, b: Outcome): Outcome => ({
  answered: a.answered + b.answered,
  refused: [...a.refused, ...b.refused],
  crashed: [...a.crashed, ...b.crashed],
  slow: [...a.slow, ...b.slow],
  megabytes: Math.max(a.megabytes, b.megabytes),
});

interface Summary {
  readonly answered: number;
  readonly kept: number;
  readonly failed: readonly Fate[];
  /** Pages of answered documents. */
  readonly unread: readonly Fate[];
}

/** What the program says where it is the program's fault, and where a document takes too long. */
const [ofOurs, tooLong] = [/ended the process|bug of beleg|fault of (?:beleg|the program)/, /not read after \d+ s/];

function sorted({ answered, kept, failed, unread }: Summary): Omit<Outcome, 'megabytes'> {
  const slow = failed.filter(({ reason }) => tooLong.test(reason));
  const ended = failed.filter(({ reason }) => !tooLong.test(reason) && ofOurs.test(reason));
  // A document with such a page is answered, but by good luck.
  const pages = new Map(unread.filter(({ reason }) => ofOurs.test(reason)).map((fate) => [fate.file, fate]));
  const refused = failed.filter((fate) => !slow.includes(fate) && !ended.includes(fate));
  return { answered: answered + kept - pages.size, slow, crashed: [...ended, ...pages.values()], refused };
}

async function detect(files: readonly string[], answers: string, { bundle, workers, seconds }: Setup) {
  const options = ['--out', answers, '--json', '--bundle', bundle, '--workers', String(workers), '--seconds', String(seconds)];
  const child = spawn(process.execPath, [program, 'detect', ...files, ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors, megabytes] = ['', '', 0];
  const ticks = new Map<number, number>();
  child.stdout.setEncoding('utf8').on('data', (text) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text) => {
    errors = (errors + text).slice(-4000);
    appendFileSync(`${answers}.err`, text);
  });
  const watch = setInterval(() => (megabytes = Math.max(megabytes, mostMemory(child.pid!, ticks))), 100);
  await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject));
  clearInterval(watch);
  const line = output.trim().split('\n').at(-1) ?? '';
  return {
    summary: line.startsWith('{') ? (JSON.parse(line) as Summary) : undefined,
    errors,
    megabytes,
    processorSeconds: [...ticks.values()].reduce((sum, each) => sum + each, 0) / ticksASecond,
  };
}

const ticksASecond = 100;

/** In megabytes, of the process and all below it; those that have ended count as far as they were looked at before. Puts down what each used of the processor. */
function mostMemory(pid: number, ticks: Map<number, number>): number {
  try {
    const own = Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13)
      .map(Number) as [number, number];
    ticks.set(pid, user + system);
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').trim().split(' '));
    return Math.max(own, ...children.filter(Boolean).map((child) => mostMemory(Number(child), ticks)));
  } catch {
    return 0;
  }
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-4).join(' | ').slice(0, 600);
