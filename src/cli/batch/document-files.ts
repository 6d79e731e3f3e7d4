/** The files that a command reads documents from, and those it writes for them. */
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { InputError } from '../../errors.js';

/** InputError, with what to do, where the file is missing, a folder, or may not be read. */
export async function documentBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') throw new InputError(`${file}: there is no such file. Check the path`);
    if (code === 'EISDIR') throw new InputError(`${file}: is a folder. Name a document in it, like ${join(file, 'invoice.pdf')}`);
    if (code === 'EACCES' || code === 'EPERM') throw new InputError(`${file}: may not be read. Change its permissions`);
    throw new InputError(`${file}: cannot be opened (${code ?? (error as Error).message}). Give the path of a document`);
  }
}

/** OUT/<file name without its ending>.<ending> for every file. Throws InputError where two would be written to one file. */
export function outputsOf(files: readonly string[], out: string, ending: string): readonly string[] {
  const outputs = files.map((file) => join(out, `${basename(file, extname(file))}.${ending}`));
  const twice = outputs.findIndex((output, index) => outputs.indexOf(output) !== index);
  if (twice >= 0) throw new InputError(`${files[twice]}: another file would be written to ${outputs[twice]} too. Call beleg twice, with two --out folders`);
  return outputs;
}
