/** Files are written whole or not at all: to a temporary name beside the target, then renamed. */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Creates folders as needed. What was under the name before stays until the new content is safely on the disk. */
export async function writeWhole(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const file = await open(temporary, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** As `writeWhole`, indented by one blank, with a line end at the end. */
export const writeJson = (path: string, value: unknown): Promise<void> => writeWhole(path, `${JSON.stringify(value, undefined, 1)}\n`);

const temporaryName = /\.[0-9a-f]{8}\.tmp$/;
/** Milliseconds; a file is under its temporary name for less. */
const abandoned = 60_000;

/** Takes away what writers that were killed left in a folder. */
export async function removeAbandoned(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((name) => temporaryName.test(name))) {
    const path = join(folder, name);
    const written = await stat(path).catch(() => undefined);
    if (written && Date.now() - written.mtimeMs > abandoned) await rm(path, { force: true });
  }
}
