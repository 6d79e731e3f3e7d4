/** Real documents with truth: read (and kept as read), understood, answered, and judged by the corpus's own scorer, which runs as a program of its own. */
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { responseJson } from '../../src/api/response/response.js';
import { type Engine, understand } from '../../src/detect.js';
import type { Document } from '../../src/document/document.js';
import { InputError } from '../../src/errors.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import { read } from '../../src/reading/read.js';
import { asScan } from './scan.js';

export interface Truth {
  readonly fields?: Readonly<Record<string, unknown>>;
  readonly lineItems?: readonly unknown[];
  readonly group?: string;
  readonly language?: string;
  readonly format?: string;
}

export interface Understood {
  readonly name: string;
  readonly truth: Truth;
  readonly document: Document;
  readonly extraction: Extraction;
}

/** What the scorer counts of one field: "auto" are values that pass their threshold. */
export interface FieldScore {
  readonly stated: number;
  readonly correct: number;
  readonly wrong: number;
  readonly missing: number;
  readonly auto: number;
  readonly autoWrong: number;
}

export interface Problem {
  readonly document: string;
  readonly field: string;
  readonly truth: string;
  readonly got: string;
}

export interface Score {
  readonly documents: number;
  readonly headerF1: number;
  readonly contactsF1: number;
  readonly lineItemsF1: number;
  readonly headerAllRight: number;
  readonly rows: { readonly documents: number; readonly allRowsRight: number; readonly stated: number; readonly right: number; readonly extra: number };
  readonly table: Readonly<Record<string, FieldScore>>;
  readonly problems: readonly Problem[];
}

export interface Corpus {
  readonly path: string;
  readonly truthOf: ReadonlyMap<string, Truth>;
  readonly files: readonly { readonly name: string; readonly file: string }[];
}

export async function openCorpus(path: string): Promise<Corpus> {
  const files = (await readdir(join(path, 'documents'))).sort().map((file) => ({ name: file.replace(/\.[^.]+$/, ''), file }));
  const truths = await Promise.all(
    files.map(async ({ name }) => [name, JSON.parse(await readFile(join(path, 'truth', `${name}.json`), 'utf8')) as Truth] as const),
  );
  return { path, files, truthOf: new Map(truths) };
}

/** `scans`: PDFs with a text layer as if somebody had printed and scanned them. Answers go to `out`. */
export async function understandAll(
  corpus: Corpus,
  engine: Engine,
  scans: boolean,
  cache: string,
  out: string,
  done: (name: string) => void,
): Promise<Understood[]> {
  await Promise.all([mkdir(cache, { recursive: true }), rm(out, { recursive: true, force: true })]);
  await mkdir(out, { recursive: true });
  const understood: Understood[] = [];
  for (const { name, file } of corpus.files) {
    const truth = corpus.truthOf.get(name)!;
    if (scans && (truth.format !== 'pdf-digital' || truth.group !== 'invoice-digital')) continue;
    const document = await kept(join(cache, `${name}.json`), async () => {
      const bytes = await readFile(join(corpus.path, 'documents', file));
      return scans ? read(await asScan(bytes, name), { name: `${name}.pdf` }) : read(bytes, { name: file });
    }).catch((error: unknown) => {
      if (!(error instanceof InputError)) throw error;
      console.error(`${error.message} Left out of this report.`);
      return undefined;
    });
    if (!document) continue;
    const extraction = await understand(document, engine);
    await writeFile(join(out, `${name}.json`), responseJson({ document, extraction }));
    understood.push({ name, truth, document, extraction });
    done(name);
  }
  return understood;
}

async function kept(path: string, make: () => Promise<Document>): Promise<Document> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text !== undefined) return JSON.parse(text) as Document;
  const document = await make();
  await writeFile(path, JSON.stringify(document));
  return document;
}

const run = promisify(execFile);

/** The scorer over these documents alone. */
export async function scoreOf(corpus: Corpus, names: readonly string[], answers: string, work: string): Promise<Score> {
  const truths = join(work, 'truth');
  await rm(truths, { recursive: true, force: true });
  await mkdir(truths, { recursive: true });
  for (const name of names) await symlink(resolve(corpus.path, 'truth', `${name}.json`), join(truths, `${name}.json`));
  const json = join(work, 'score.json');
  await run(process.execPath, [resolve(corpus.path, '../../tools/score.mjs'), truths, answers, '--json', json], { maxBuffer: 1e8 });
  return JSON.parse(await readFile(json, 'utf8')) as Score;
}
