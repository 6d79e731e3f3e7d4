/** Errors of several readers on pictures that are made once and kept, and the report of them. */
import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { progress } from '../../src/cli/progress.js';
import { writeWhole } from '../../src/files.js';
import { errorTable, type Outcome } from './error-table.js';
import { readers, remembered, work } from './readers.js';
import { type WordErrors, wordErrors } from './word-errors.js';

export interface Job {
  readonly page: string;
  readonly language: string;
  readonly kind: string;
  /** The words that are printed, and those that may be read and need not be. */
  readonly text: string;
  readonly maybe?: string;
  /** Bytes of the picture. */
  make(): Promise<Buffer>;
}

/** Each item with `each` kinds, all kinds in turn; of one kind alone where it is named. */
export const inTurn = <T>(items: readonly T[], kinds: readonly string[], each: number, only?: string): readonly { readonly item: T; readonly kind: string }[] =>
  items
    .flatMap((item, index) => Array.from({ length: each }, (_, turn) => ({ item, kind: kinds[(index * each + turn) % kinds.length]! })))
    .filter(({ kind }) => !only || kind === only);

/** `folder`: of the kept pictures, which bear the seed, the page and the kind in their names. */
export async function measured(jobs: readonly Job[], folder: string, seed: string, isOursAlone: boolean): Promise<readonly Outcome[]> {
  const all = await readers(isOursAlone);
  const outcomes: Outcome[] = [];
  const bar = progress('pictures', jobs.length);
  for (const [at, { page, language, kind, text, maybe, make }] of jobs.entries()) {
    const kept = join(work, folder, `${seed}-${page}-${kind}.jpg`);
    const bytes = await readFile(kept).catch(async () => {
      const fresh = await make();
      await writeWhole(kept, fresh);
      return fresh;
    });
    const errors: Record<string, WordErrors> = {};
    for (const reader of all) errors[reader.name] = wordErrors(text, await remembered(reader, bytes, [language]), maybe);
    outcomes.push({ page, language, kind, errors });
    bar.update(at + 1, `${language} ${kind}`);
  }
  bar.stop();
  for (const reader of all) await reader.close();
  return outcomes;
}

interface Report {
  readonly title: string;
  /** The command that was given, and what was measured. */
  readonly command: string;
  readonly about: string;
  readonly explained: string;
  readonly kinds: readonly string[];
  readonly out: string | undefined;
  readonly json: boolean;
}

/** Prints the tables, or the outcomes as JSON; `out`: writes them to that file, without its ending .md. */
export async function report(outcomes: readonly Outcome[], { title, command, about, explained, kinds, out, json }: Report): Promise<void> {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const lines = [
    `# ${title}`,
    '',
    `Written by \`node --import tsx ${command}\`, ${new Date().toISOString().slice(0, 10)}, commit ${commit}; ${about}.`,
    `${explained} Neither order nor signs around words count. Every reader is told the language.`,
    '',
    ...errorTable('words', outcomes, kinds),
    '',
    ...errorTable('characters', outcomes, kinds),
  ];
  if (out) await writeWhole(`${out}.md`, `${lines.join('\n')}\n`);
  process.stdout.write(json ? `${JSON.stringify(outcomes, null, 1)}\n` : `${lines.join('\n')}\n`);
}
