/** Writes a long file line by line; it gets its name when it is complete. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';

/** Writes a file of lines as they come, whole or not at all, and gives their number. Folders are created. */
export async function writeLines(path: string, lines: AsyncIterable<string> | Iterable<string>): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.tmp`;
  const file = createWriteStream(temporary);
  let count = 0;
  try {
    let block = '';
    for await (const line of lines) {
      block += `${line}\n`;
      count++;
      if (block.length < 65_536) continue;
      if (!file.write(block)) await once(file, 'drain');
      block = '';
    }
    file.end(block);
    await finished(file);
    await rename(temporary, path);
  } catch (error) {
    file.destroy();
    await rm(temporary, { force: true });
    throw error;
  }
  return count;
}
