/** Character error rates of ours and of the native program on the same pages, language by language. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { read } from '../../src/reading/read.js';
import { editDistance } from '../../src/values/text/edit-distance.js';
import { type Errors, errorsOf, linesRead } from './error-rate.js';
import { type FoundWord, nativeWords, twoAtATime } from './native.js';
import { cleanScan, onTruth, poorScan, type Sheet, sheetsOf, turnBack } from './pages.js';

export interface Rates {
  readonly language: string;
  readonly pages: number;
  /** Parts of the printed characters. */
  readonly poor: { readonly ours: number; readonly native?: number };
  readonly clean: { readonly ours: number; readonly native?: number };
}

interface Job {
  readonly sheet: Sheet;
  readonly kind: 'poor' | 'clean';
  readonly clockwise: boolean;
}

interface Options {
  /** Gives ours the language, as the native program always is; otherwise it finds it. */
  readonly languageGiven: boolean;
  readonly withNative: boolean;
  /** Pages of another seed than the bench's own. */
  readonly seed?: string;
  /** Told every line that ours read wrongly. */
  readonly print?: (text: string) => void;
}

export async function ratesOf(language: string, pages: number, { languageGiven, withNative, seed, print }: Options): Promise<Rates> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-reading-'));
  const sums = { poor: { ours: none, native: none }, clean: { ours: none, native: none } };
  const jobs: Job[] = (await sheetsOf(language, pages, seed)).flatMap((sheet, index) => [
    { sheet, kind: 'poor', clockwise: index % 2 === 0 },
    { sheet, kind: 'clean', clockwise: false },
  ]);
  await twoAtATime(jobs, async ({ sheet, kind, clockwise }, index) => {
    const bytes = kind === 'poor' ? await poorScan(sheet, clockwise) : await cleanScan(sheet);
    const { width, height } = await sharp(bytes).metadata();
    const place = (words: readonly FoundWord[], degrees: number) => (kind === 'poor' ? onTruth(words, { width, height }, sheet.truth, degrees) : words);
    const { pages: read_ } = await read(bytes, { name: `${language} ${index}`, codes: false, ...(languageGiven && { languages: [language] }) });
    // Ours is upright already: the page keeps its size and centre when it is turned.
    const words = place(read_[0]!.words, 0);
    const ours = errorsOf(sheet.truth, words);
    if (print)
      for (const { printed, read } of linesRead(sheet.truth, words))
        if (printed !== read) print(`  ${language} ${index} ${kind}: ${editDistance(printed, read)}\n    ${printed}\n    ${read}`);
    sums[kind].ours = sum(sums[kind].ours, ours);
    let native: Errors | undefined;
    if (withNative) {
      const file = join(folder, `${index}.${kind === 'poor' ? 'jpg' : 'png'}`);
      await writeFile(file, bytes);
      native = errorsOf(sheet.truth, place(await nativeWords(file, language), turnBack(clockwise)));
      sums[kind].native = sum(sums[kind].native, native);
    }
    if (process.env.BENCH_PAGES) console.log(`  ${language} ${index} ${kind}: ours ${percent(rate(ours))}${native ? `, native ${percent(rate(native))}` : ''}`);
  });
  await rm(folder, { recursive: true });
  const rates = ({ ours, native }: { ours: Errors; native: Errors }) => ({ ours: rate(ours), ...(withNative && { native: rate(native) }) });
  return { language, pages, poor: rates(sums.poor), clean: rates(sums.clean) };
}

const none: Errors = { wrong: 0, length: 0 };
const sum = (a: Errors, b: Errors): Errors => ({ wrong: a.wrong + b.wrong, length: a.length + b.length });
const rate = ({ wrong, length }: Errors): number => wrong / Math.max(1, length);
export const percent = (part: number): string => `${(100 * part).toFixed(2)} %`;
