/** Names, folders and patterns as a user gives them, as the documents that they stand for and the names their answers get. */
import { opendir, stat } from 'node:fs/promises';
import { basename, dirname, extname, join, relative } from 'node:path';
import { InputError } from '../../errors.js';

export interface DocumentInput {
  readonly file: string;
  /** Where its answer goes below OUT, without ending: its own name, or its place below the folder or pattern that was given. */
  readonly name: string;
}

/** A folder's other files are no documents; what is named itself is read whatever its ending. */
const endings = new Set(['.pdf', '.png', '.jpg', '.jpeg', '.jfif', '.tif', '.tiff', '.gif', '.bmp', '.ico', '.webp', '.avif']);

/** In the order given; below a folder in the order of their names. A file met twice counts once. */
export async function documentInputs(given: readonly string[]): Promise<readonly DocumentInput[]> {
  const found = new Map<string, DocumentInput>();
  for (const each of given) {
    for (const input of await inputsOf(each)) if (!found.has(input.file)) found.set(input.file, input);
  }
  return [...found.values()];
}

async function inputsOf(given: string): Promise<readonly DocumentInput[]> {
  const kind = await stat(given).catch(() => undefined);
  if (kind?.isDirectory()) {
    const files = await documentsBelow(given);
    if (files.length === 0)
      throw new InputError(`${given}: no document in this folder (${[...endings].map((ending) => ending.slice(1)).join(', ')}). Name another`);
    return files.map((file) => ({ file, name: withoutEnding(relative(given, file)) }));
  }
  // A file of this very name goes before the pattern that it could be.
  if (kind || !/[*?]/.test(given)) return [{ file: given, name: withoutEnding(basename(given)) }];
  const root = rootOf(given);
  const pattern = patternOf(given);
  const files = (await documentsBelow(root, false)).filter((file) => pattern.test(file));
  if (files.length === 0) throw new InputError(`${given}: no file has such a name. Check the pattern; * stands for a part of a name, ** for folders`);
  return files.map((file) => ({ file, name: withoutEnding(relative(root, file)) }));
}

const withoutEnding = (path: string): string => join(dirname(path), basename(path, extname(path)));

/** The folder before the first part with a sign in it. */
function rootOf(pattern: string): string {
  const parts = pattern.split('/');
  const fixed = parts.slice(
    0,
    parts.findIndex((part) => /[*?]/.test(part)),
  );
  return fixed.length === 0 ? '.' : fixed.join('/') || '/';
}

function patternOf(pattern: string): RegExp {
  const source = pattern.replace(/^(\.\/)+/, '').replace(/\*\*\/|\*+|\?|[.+^${}()|[\]\\]/g, (sign) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign.startsWith('*')) return sign.length > 1 ? '.*' : '[^/]*';
    return sign === '?' ? '[^/]' : `\\${sign}`;
  });
  return new RegExp(`^${source}$`, 'u');
}

async function documentsBelow(folder: string, known = true): Promise<string[]> {
  const files: string[] = [];
  // opendir reads piece by piece: a folder of a million files is no list in memory twice.
  for await (const entry of await openFolder(folder)) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) files.push(...(await documentsBelow(path, known)));
    else if (!known || endings.has(extname(entry.name).toLowerCase())) files.push(path);
  }
  return files.sort();
}

async function openFolder(folder: string) {
  try {
    return await opendir(folder);
  } catch (error) {
    throw new InputError(`${folder}: cannot be looked into (${(error as NodeJS.ErrnoException).code}). Check the path and its permissions`);
  }
}
