/** Times of reading: digital pages, the first document of a fresh process, and scans beside the native program. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { read } from '../../src/reading/read.js';
import { nativeWords, processorSeconds, twoAtATime } from './native.js';
import { cleanScan, sheetsOf } from './pages.js';

/** Milliseconds a page, warm: medians of several readings, on the clock and of processor time. */
export async function millisecondsAPage(pdf: Uint8Array, repeats: number): Promise<{ readonly pages: number; readonly wall: number; readonly cpu: number }> {
  let pages = (await read(pdf.slice())).pages.length;
  const [walls, cpus]: number[][] = [[], []];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const [started, used] = [performance.now(), process.cpuUsage()];
    pages = (await read(pdf.slice())).pages.length;
    const { user, system } = process.cpuUsage(used);
    walls.push((performance.now() - started) / Math.max(1, pages));
    cpus.push((user + system) / 1000 / Math.max(1, pages));
  }
  return { pages, wall: median(walls), cpu: median(cpus) };
}

/** Seconds from starting a process to its end, for one document: the command as a user runs it. */
export async function firstDocument(file: string, repeats: number): Promise<number> {
  const times: number[] = [];
  for (let repeat = 0; repeat < repeats; repeat++) {
    const started = performance.now();
    await command(['read', file]);
    times.push((performance.now() - started) / 1000);
  }
  return median(times);
}

export interface ScanSpeed {
  readonly pages: number;
  /** Pages a minute on the clock, medians; seconds of processor time a page. */
  readonly ours: { readonly rate: number; readonly cpu: number };
  readonly native?: { readonly rate: number; readonly cpu: number };
  /** Medians of the ratios of each round, ours over native's: more is better. */
  readonly ratio?: number;
  readonly cpuRatio?: number;
}

/** Scanned A4 pages at 300 dpi, read by the command with two readers, in turns with the native program, two at a time; the start of processes counts. */
export async function scanSpeed(language: string, pages: number, rounds: number, languageGiven: boolean, withNative: boolean): Promise<ScanSpeed> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'));
  const files: string[] = [];
  for (const [index, sheet] of (await sheetsOf(language, pages, 'bench speed')).entries()) {
    files.push(join(folder, `${index}.png`));
    await writeFile(files[index]!, await cleanScan(sheet));
  }
  const ours: Times = { walls: [], cpus: [] };
  const native: Times = { walls: [], cpus: [] };
  for (let round = 0; round < rounds; round++) {
    await timed(ours, () => command(['read', ...files, '--out', join(folder, `read-${round}`), ...(languageGiven ? ['--languages', language] : [])]));
    if (withNative) await timed(native, () => twoAtATime(files, async (file) => void (await nativeWords(file, language))));
  }
  await rm(folder, { recursive: true });
  const shown = ({ walls, cpus }: Times) => ({ rate: (60 * pages) / median(walls), cpu: median(cpus) / pages });
  if (!withNative) return { pages, ours: shown(ours) };
  const ratios = (of: keyof Times) => median(ours[of].map((each, round) => native[of][round]! / each));
  return { pages, ours: shown(ours), native: shown(native), ratio: ratios('walls'), cpuRatio: ratios('cpus') };
}

interface Times {
  readonly walls: number[];
  readonly cpus: number[];
}

/** Seconds on the clock and of the processor, of all processes that the work started. */
async function timed(into: Times, work: () => Promise<void>): Promise<void> {
  const [started, used] = [performance.now(), processorSeconds().children];
  await work();
  into.walls.push((performance.now() - started) / 1000);
  into.cpus.push(processorSeconds().children - used);
}

/** `beleg` as a user runs it. */
async function command(given: readonly string[]): Promise<void> {
  const code = await new Promise<number | null>((resolve, reject) => {
    spawn(process.execPath, ['dist/cli/main.js', ...given], { stdio: 'ignore' })
      .on('exit', resolve)
      .on('error', reject);
  });
  if (code !== 0) throw new Error(`beleg ${given[0]} ended with ${code}; run npm run build first`);
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
