/** The native tesseract program (Debian package tesseract-ocr with its language packs), one thread a run, and the processor time that its runs took. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Box } from '../../src/document/box.js';
import { ocrLanguages } from '../../src/reading/language/ocr-languages.js';

export interface FoundWord {
  readonly text: string;
  readonly box: Box;
}

const run = promisify(execFile);
const environment = { ...process.env, OMP_THREAD_LIMIT: '1' };

/** Its words with boxes in the picture's pixels; everything else is left at what the program does by itself. */
export async function nativeWords(file: string, language: string): Promise<readonly FoundWord[]> {
  const { stdout } = await run('tesseract', [file, '-', '-l', ocrLanguages.get(language)!, 'tsv'], { env: environment, maxBuffer: 64_000_000 });
  const words: FoundWord[] = [];
  for (const row of stdout.split('\n').slice(1)) {
    const cells = row.split('\t');
    if (cells[0] !== '5' || !cells[11]?.trim()) continue;
    const [x, y, width, height] = cells.slice(6, 10).map(Number) as [number, number, number, number];
    words.push({ text: cells[11].trim(), box: { x, y, width, height } });
  }
  return words;
}

export async function nativeVersion(): Promise<string | undefined> {
  try {
    const { stdout, stderr } = await run('tesseract', ['--version']);
    return (stdout || stderr).split('\n')[0];
  } catch {
    return undefined;
  }
}

/** Seconds of processor time of this process and of its ended children, which the clock of a busy machine does not show. */
export function processorSeconds(): { readonly own: number; readonly children: number } {
  const ticks = 100;
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]!.split(' ').map(Number);
  return { own: (fields[11]! + fields[12]!) / ticks, children: (fields[13]! + fields[14]!) / ticks };
}

/** Two at a time, as the comparison wants it. */
export async function twoAtATime<T>(items: readonly T[], work: (item: T, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index]!, index);
    }
  };
  await Promise.all([lane(), lane()]);
}
