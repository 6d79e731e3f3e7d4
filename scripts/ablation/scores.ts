/** Right and wrong values by family, counted by the corpus's own scorer as a program of its own. */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

export const families = ['header', 'contacts', 'cells'] as const;
export type Family = (typeof families)[number];

export interface Count {
  readonly stated: number;
  readonly correct: number;
  readonly wrong: number;
}
export type Counts = Readonly<Record<Family, Count>>;

export interface Answered {
  readonly name: string;
  readonly truth: object;
  readonly response: string;
}

const run = promisify(execFile);
const familyOf = (field: string): Family => (field.startsWith('Line.') ? 'cells' : /^(?:Sender|Receiver)\./.test(field) ? 'contacts' : 'header');

/** `work`: a folder for the scorer's files, emptied before. */
export async function countsOf(answered: readonly Answered[], scorer: string, work: string): Promise<Counts> {
  const [truths, responses, json] = [join(work, 'truth'), join(work, 'responses'), join(work, 'score.json')];
  await rm(work, { recursive: true, force: true });
  await Promise.all([mkdir(truths, { recursive: true }), mkdir(responses, { recursive: true })]);
  for (const { name, truth, response } of answered) {
    await writeFile(join(truths, `${name}.json`), JSON.stringify(truth));
    await writeFile(join(responses, `${name}.json`), response);
  }
  await run(process.execPath, [resolve(scorer), truths, responses, '--json', json], { maxBuffer: 1e8 });
  const { table } = JSON.parse(await readFile(json, 'utf8')) as { readonly table: Readonly<Record<string, Count>> };
  const sums: Record<Family, { stated: number; correct: number; wrong: number }> = {
    header: { stated: 0, correct: 0, wrong: 0 },
    contacts: { stated: 0, correct: 0, wrong: 0 },
    cells: { stated: 0, correct: 0, wrong: 0 },
  };
  for (const [field, { stated, correct, wrong }] of Object.entries(table)) {
    const sum = sums[familyOf(field)];
    sum.stated += stated;
    sum.correct += correct;
    sum.wrong += wrong;
  }
  return sums;
}
