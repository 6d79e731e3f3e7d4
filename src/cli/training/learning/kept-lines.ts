/** Results that a command keeps one by one while it works, a line of JSON each: after a kill the next call has all whole lines. */
import { createReadStream } from 'node:fs';
import { mkdir, open, stat, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';

export interface KeptLines<T> {
  add(result: T): Promise<void>;
  close(): Promise<void>;
}

/** `known` gets what is there already, in its order. A last line that was cut by a kill is taken away. */
export async function keptLines<T>(path: string, known: (result: T) => void): Promise<KeptLines<T>> {
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'a');
  const whole = await readWhole(path, (line) => known(JSON.parse(line) as T));
  await truncate(path, whole);
  return {
    add: (result) => file.appendFile(`${JSON.stringify(result)}\n`),
    close: () => file.close(),
  };
}

/** Bytes of whole lines. */
async function readWhole(path: string, each: (line: string) => void): Promise<number> {
  const { size } = await stat(path);
  let bytes = 0;
  for await (const line of createInterface({ input: createReadStream(path), crlfDelay: Infinity })) {
    const end = bytes + Buffer.byteLength(line) + 1;
    if (end > size) break;
    each(line);
    bytes = end;
  }
  return bytes;
}
