/**
 * Measures whitelists: compile, load, memory, and matching of 400-word invoices. `node --import tsx scripts/bench-whitelist.ts [rows,rows…] [queries] [seed]`
 * prints Markdown tables; beside it what one would take instead, on the same rows and invoices, at the sizes it bears. Every stage is a process of its own, so that memory is its own; times are of the clock and, as machines are shared, of the processor.
 */
import { execFileSync } from 'node:child_process';
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Document } from '../src/document/document.js';
import { random } from '../src/random.js';
import { matchDocument } from '../src/rules/whitelist/apply.js';
import { compileInto } from '../src/rules/whitelist/compile.js';
import { allWhitelists } from '../src/rules/whitelist/store.js';
import { rivals } from './bench-whitelist/rivals.js';
import { corrupted, inventedRows, invoiceOf, whitelistColumns } from './whitelist-rows.js';

const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;
const quantile = (times: readonly number[], q: number): string =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(q * times.length))]!.toFixed(2);

/** What a stage took. */
async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly text: string }> {
  const [clock, processor] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(processor);
  return { result, text: `${((performance.now() - clock) / 1000).toFixed(2)} s (processor ${((user + system) / 1e6).toFixed(2)} s)` };
}

const stages: Readonly<Record<string, (folder: string, size: number, queries: number, seed: string) => Promise<void>>> = {
  async rows(folder, size, queries, seed) {
    const rows = inventedRows(size, seed);
    const file = await open(join(folder, 'rows.csv'), 'w');
    await file.write(`${whitelistColumns.map(({ name }) => name).join(';')}\n`);
    for (let at = 0; at < rows.length; at += 10_000) {
      await file.write(
        rows
          .slice(at, at + 10_000)
          .map((row) => `${row.join(';')}\n`)
          .join(''),
      );
    }
    await file.close();
    const dice = random('bench', seed);
    await writeFile(join(folder, 'asked.json'), JSON.stringify(Array.from({ length: queries }, () => dice.pick(rows))));
  },
  async compile(folder, size) {
    const { result, text } = await timed(() => compileInto(folder, join(folder, 'rows.csv'), { detail: 'Supplier' }));
    console.log(`${size} rows: file ${megabytes(result.bytes.length)}, compiled in ${text}, peak ${megabytes(process.resourceUsage().maxRSS * 1024)}`);
  },
  async match(folder, _size, _queries, seed) {
    const bare = process.memoryUsage().rss;
    const { result, text } = await timed(() => allWhitelists(folder));
    console.log(`loaded in ${text}, ${megabytes(process.memoryUsage().rss - bare)} more resident\n`);
    console.log('| query | right | wrong | none | clock, median | p95 | processor, median | p95 |\n|---|---|---|---|---|---|---|---|');
    const ours: Record<string, number> = {};
    const asked = JSON.parse(await readFile(join(folder, 'asked.json'), 'utf8')) as readonly (readonly string[])[];
    for (const row of asked.slice(0, 100)) matchDocument(result[0]!, invoiceOf(row, random('warm')));
    for (const [name, rate, keys, listed] of [
      ['clean', 0, false, true],
      ['2 % of letters wrong', 0.02, false, true],
      ['5 % of letters wrong', 0.05, false, true],
      ['8 % of letters wrong', 0.08, false, true],
      ['5 %, VAT id and IBAN there', 0.05, true, true],
      ['sender not in the list', 0, false, false],
    ] as const) {
      const dice = random('bench', seed, name);
      const rows = listed ? asked : inventedRows(asked.length, `strangers ${seed}`);
      let [right, wrong] = [0, 0];
      const [clocks, processors]: [number[], number[]] = [[], []];
      for (const row of rows) {
        const document = corrupted(invoiceOf(row, dice, keys), rate, dice);
        const [clock, processor] = [performance.now(), process.cpuUsage()];
        const value = matchDocument(result[0]!, document).group?.members[0]?.value;
        const { user, system } = process.cpuUsage(processor);
        clocks.push(performance.now() - clock);
        processors.push((user + system) / 1000);
        if (listed && value === row[0]) right++;
        else if (value !== undefined) wrong++;
      }
      const share = (count: number): string => `${((100 * count) / rows.length).toFixed(1)} %`;
      if (listed) ours[name] = median(processors);
      const times = [clocks, processors].map((each) => `${quantile(each, 0.5)} ms | ${quantile(each, 0.95)} ms`);
      console.log(`| ${name} | ${share(right)} | ${share(wrong)} | ${share(rows.length - right - wrong)} | ${times.join(' | ')} |`);
    }
    await writeFile(join(folder, 'ours.json'), JSON.stringify(ours));
  },
};

/** Given the sender's three lines alone, where the whitelist must find them among 400 words. */
async function compare(folder: string, size: number, queries: number, seed: string, rivalName: string): Promise<void> {
  const rival = rivals.find(({ name }) => name === rivalName)!;
  const rows = inventedRows(size, seed);
  const bare = process.memoryUsage().rss;
  const { result: ask, text } = await timed(async () => rival.build(rows));
  const resident = megabytes(process.memoryUsage().rss - bare);
  const asked = (JSON.parse(await readFile(join(folder, 'asked.json'), 'utf8')) as readonly (readonly string[])[]).slice(0, queries);
  const ours = JSON.parse(await readFile(join(folder, 'ours.json'), 'utf8')) as Readonly<Record<string, number>>;
  for (const [name, rate] of [
    ['clean', 0],
    ['5 % of letters wrong', 0.05],
  ] as const) {
    const dice = random('bench', seed, name);
    const processors: number[] = [];
    let right = 0;
    for (const row of asked) {
      const [sender, street, town] = textOf(corrupted(invoiceOf(row, dice), rate, dice));
      const processor = process.cpuUsage();
      const value = ask(sender!, street!, town!);
      const { user, system } = process.cpuUsage(processor);
      processors.push((user + system) / 1000);
      if (value === row[0]) right++;
    }
    const share = `${((100 * right) / asked.length).toFixed(1)} %`;
    console.log(
      `| ${rival.name} | ${text} | ${resident} | ${name} | ${asked.length} | ${share} | ${median(processors).toFixed(2)} ms | ${(median(processors) / ours[name]!).toFixed(1)} |`,
    );
  }
}

const median = (times: readonly number[]): number => Number(quantile(times, 0.5));
const textOf = ({ pages }: Document): readonly string[] => pages[0]!.lines.map(({ words }) => words.map((word) => pages[0]!.words[word]!.text).join(' '));

const [first = '10000,100000', queries = '300', seed = '1', folder, size, rival] = process.argv.slice(2);
const stage = stages[first];
const run = (...args: readonly string[]): void => {
  const flags = args[0] === 'match' || args[0] === 'compile' ? [] : ['--max-old-space-size=6000'];
  process.stdout.write(execFileSync(process.execPath, [...flags, '--import', 'tsx', fileURLToPath(import.meta.url), ...args], { encoding: 'utf8' }));
};
if (stage) await stage(folder!, Number(size), Number(queries), seed);
else if (first === 'rival') await compare(folder!, Number(size), Number(queries), seed, rival!);
else {
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)}, ${queries} invoices a row, seed ${seed}`);
  for (const rows of first.split(',')) {
    const made = await mkdtemp(join(tmpdir(), 'bench-whitelist-'));
    try {
      for (const name of Object.keys(stages)) run(name, queries, seed, made, rows);
      console.log('\n| instead | built in | more resident | query | queries | right | processor, median | times ours |\n|---|---|---|---|---|---|---|---|');
      // A scan of all rows a query is not asked as often.
      for (const { name, most } of rivals)
        if (Number(rows) <= most) run('rival', String(Math.min(Number(queries), Number(rows) >= 100_000 ? 30 : 100)), seed, made, rows, name);
      console.log('');
    } finally {
      await rm(made, { recursive: true });
    }
  }
}
