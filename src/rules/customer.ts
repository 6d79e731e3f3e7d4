/** A customer's folder: `acme` means `rules/acme`, a path means itself. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../errors.js';

/** `customer`: a path, or a name under rules/ of the working directory. InputError where neither is a folder. */
export function customerFolder(customer: string): string {
  for (const path of [customer, join('rules', customer)]) if (existsSync(path) && statSync(path).isDirectory()) return path;
  throw new InputError(
    `${customer}: there is no such customer (neither ${customer} nor ${join('rules', customer)} is a folder). Begin with a copy: cp -r rules/example rules/NAME`,
  );
}
