/** The folder of corrections: documents and values for the next training, verdicts for `beleg monitor`, requests that a correction may name; and their retention. */
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { writeJson, writeWhole } from '../../files.js';
import type { Settings } from '../settings.js';

export type Drop = Pick<Settings, 'correctionDays' | 'requestHours'> & { readonly corrections: string };

/** Undefined where corrections are off. */
export const dropOf = ({ corrections, correctionDays, requestHours }: Settings): Drop | undefined =>
  corrections === undefined ? undefined : { corrections, correctionDays, requestHours };

const hash = (...parts: readonly string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

/** Of one bundle: two bundles of one name do not share it. */
const folderOf = ({ corrections }: Drop, bundle: string): string => join(corrections, `${basename(resolve(bundle))}-${hash(resolve(bundle)).slice(0, 8)}`);

const requestFile = ({ corrections }: Drop, key: string, sessionLogId: string): string => join(corrections, 'requests', `${hash(key, sessionLogId)}.body`);

export interface KeptRequest {
  readonly body: Uint8Array;
  readonly contentType?: string;
}

/** A later request of the same key with the same SessionLogId takes its place. */
export async function keepRequest(drop: Drop, key: string, sessionLogId: string, pieces: readonly Uint8Array[], contentType = ''): Promise<void> {
  await writeWhole(requestFile(drop, key, sessionLogId), Buffer.concat([Buffer.from(`${contentType.replace(/\n/g, ' ')}\n`), ...pieces]));
}

/** Undefined where none is kept, or no longer. */
export async function keptRequest(drop: Drop, key: string, sessionLogId: string): Promise<KeptRequest | undefined> {
  const file = requestFile(drop, key, sessionLogId);
  const age = await ageOf(file);
  if (age === undefined || age > drop.requestHours * hour) return undefined;
  const bytes = await readFile(file);
  const end = bytes.indexOf(0x0a);
  const contentType = bytes.toString('utf8', 0, end);
  return { body: bytes.subarray(end + 1), ...(contentType && { contentType }) };
}

/** `values`: a row of a table of values. A later correction of the same document takes its place. */
export async function keepCorrection(drop: Drop, bundle: string, id: string, document: Uint8Array, values: object): Promise<void> {
  const folder = folderOf(drop, bundle);
  const file = `${id}${endingOf(document)}`;
  await writeWhole(join(folder, 'documents', file), document);
  await writeJson(join(folder, 'values', `${id}.json`), { file, ...values });
}

/** First bytes of formats, and the ending by which commands that search folders know them. */
const endings: readonly (readonly [start: string, ending: string])[] = [
  ['%PDF', '.pdf'],
  ['\x89PNG', '.png'],
  ['\xff\xd8\xff', '.jpg'],
  ['GIF8', '.gif'],
  ['II*\0', '.tif'],
  ['MM\0*', '.tif'],
  ['BM', '.bmp'],
];

function endingOf(document: Uint8Array): string {
  const start = Buffer.from(document.subarray(0, 1024)).toString('latin1');
  return endings.find(([first]) => start.startsWith(first))?.[1] ?? (start.includes('%PDF') ? '.pdf' : '');
}

/** Rows of predictions.jsonl without values. The first verdict on a document stays: later answers know its correction. */
export async function keepVerdicts(drop: Drop, bundle: string, id: string, rows: readonly object[]): Promise<void> {
  const file = join(folderOf(drop, bundle), 'judged', `${id}.jsonl`);
  if (rows.length === 0 || (await ageOf(file)) !== undefined) return;
  await writeWhole(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}

const hour = 3_600_000;

/** Removes what is older than it may be kept. Gives the number of files. */
export async function removeOld(drop: Drop): Promise<number> {
  const bundles = (await readdir(drop.corrections, { withFileTypes: true }).catch(() => [])).filter((each) => each.isDirectory() && each.name !== 'requests');
  const kept = bundles.flatMap(({ name }) => ['documents', 'values'].map((part) => [join(drop.corrections, name, part), 24 * drop.correctionDays] as const));
  let removed = 0;
  for (const [folder, hours] of [[join(drop.corrections, 'requests'), drop.requestHours] as const, ...kept]) {
    for (const name of await readdir(folder).catch(() => [])) {
      const age = await ageOf(join(folder, name));
      if (age === undefined || age <= hours * hour) continue;
      await rm(join(folder, name), { force: true });
      removed++;
    }
  }
  return removed;
}

/** Milliseconds; undefined where there is no such file. */
const ageOf = (file: string): Promise<number | undefined> =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => undefined,
  );
