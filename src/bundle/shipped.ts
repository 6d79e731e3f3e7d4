/** The model that comes with the program: the word "base" names it wherever a bundle is named, from whatever folder the program is started. */
import { isAbsolute, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../errors.js';

/** A folder of this very name is "./base". */
export const shippedName = 'base';

const shipped = fileURLToPath(new URL('../../models/base', import.meta.url));

/** The folder of a bundle that is only read. */
export function bundleFolder(name: string): string {
  if (name !== shippedName) return name;
  const here = relative(process.cwd(), shipped);
  return here.startsWith('..') || isAbsolute(here) ? shipped : here;
}

/** The folder of a bundle that is written. Throws InputError for the shipped one, which the next install would restore. */
export function ownBundleFolder(name: string): string {
  if (name !== shippedName) return name;
  const own = join('models', 'acme');
  throw new InputError(
    `--bundle ${name}: is the model that comes with the program, and stays as it is. Change a copy: cp -r ${bundleFolder(name)} ${own}, then --bundle ${own}`,
  );
}
