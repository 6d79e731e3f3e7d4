/** Real pages with a text layer, which is their truth: one a layout, languages in turn. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageText } from '../../src/document/text.js';
import { hash, random } from '../../src/random.js';
import { ocrLanguages } from '../../src/reading/language/ocr-languages.js';
import { openPdf } from '../../src/reading/pdf/pdf.js';
import { read } from '../../src/reading/read.js';
import type { Raster } from '../../src/synthesis/damage/raster.js';
import { drawnResolution } from './damages.js';

export interface TruePage {
  readonly name: string;
  readonly language: string;
  /** Of its text layer. */
  readonly text: string;
  /** Of pictures on the page: may be read, need not be. */
  readonly maybe: string;
  picture(): Promise<Raster>;
}

const [fewestWords, mostWords] = [60, 600];

/** `half` 0 and 1 share no page, so that one can be tuned on and the other be looked at once. */
export async function truePages(folders: readonly string[], count: number, half: 0 | 1): Promise<readonly TruePage[]> {
  const byLanguage = new Map<string, TruePage[]>();
  const layouts = new Set<string>();
  const files = (await Promise.all(folders.map(async (folder) => (await readdir(join(folder, 'documents'))).map((file) => ({ folder, file }))))).flat();
  for (const { folder, file } of random('pages').shuffle(files.filter(({ file: name }) => name.endsWith('.pdf')))) {
    const truth = JSON.parse(await readFile(join(folder, 'truth', file.replace(/pdf$/, 'json')), 'utf8'));
    const layout = `${truth.source} ${truth.template}`;
    if (!ocrLanguages.has(truth.language) || layouts.has(layout) || hash(layout, 1) % 2 !== half) continue;
    const page = await truePage(join(folder, 'documents', file), truth.language);
    if (!page) continue;
    layouts.add(layout);
    byLanguage.set(truth.language, [...(byLanguage.get(truth.language) ?? []), page]);
  }
  const inTurn: TruePage[] = [];
  while (inTurn.length < count && [...byLanguage.values()].some((pages) => pages.length > 0))
    for (const pages of byLanguage.values()) inTurn.push(...pages.splice(0, 1));
  return inTurn.slice(0, count);
}

async function truePage(file: string, language: string): Promise<TruePage | undefined> {
  const bytes = await readFile(file);
  const document = await read(bytes, { name: file, maxPages: 1, codes: false, languages: [language] }).catch(() => undefined);
  const page = document?.pages[0];
  if (!page) return undefined;
  const isPrinted = page.words.map(({ source }) => source !== 'ocr');
  const printed = isPrinted.filter(Boolean).length;
  if (printed < fewestWords || printed > mostWords || printed < 0.9 * page.words.length) return undefined;
  const of = (wanted: boolean) =>
    pageText({ ...page, lines: page.lines.map((line) => ({ ...line, words: line.words.filter((word) => isPrinted[word] === wanted) })) });
  return { name: file, language, text: of(true), maybe: of(false), picture: () => drawn(bytes, file) };
}

async function drawn(bytes: Uint8Array, name: string): Promise<Raster> {
  const pdf = await openPdf(bytes.slice(), name);
  try {
    const page = await pdf.page(1);
    const { pixels, width, height, channels } = await page.picture(drawnResolution);
    page.release();
    if (channels !== 3) throw new Error(`${name}: not drawn in colour`);
    return { pixels, width, height };
  } finally {
    await pdf.close();
  }
}
