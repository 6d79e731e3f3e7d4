/** What the user is typing, on the disk with every key: who comes back after a crash goes on with it. Beside the labels, which it is none of yet. */
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Entry } from '../dataset/store.js';
import { writeJson } from '../files.js';
import type { Draft } from './wire.js';

const draftPath = ({ dataset, name }: Entry): string => join(dataset.path, 'drafts', `${name}.json`);

export const draftSchema = z.object({ key: z.string().max(200), text: z.string().max(5000) });

/** A file that is none is ignored. */
export async function readDraft(entry: Entry): Promise<Draft | undefined> {
  try {
    return draftSchema.safeParse(JSON.parse(await readFile(draftPath(entry), 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Undefined takes the draft away. */
export const writeDraft = (entry: Entry, draft: Draft | undefined): Promise<void> =>
  draft ? writeJson(draftPath(entry), draft) : rm(draftPath(entry), { force: true });
