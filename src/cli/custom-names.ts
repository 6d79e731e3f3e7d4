/** The names of a customer's own details, as `rules/NAME/details.yaml` declares them. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { InputError } from '../errors.js';

const file = z.union([
  z.array(z.object({ name: z.string() })),
  z.object({ details: z.array(z.object({ name: z.string() })) }).transform(({ details }) => details),
]);

export async function customNames(folder: string): Promise<readonly string[]> {
  const path = join(folder, 'details.yaml');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    throw new InputError(`${path}: cannot be read. Name a customer's folder that declares its details there`);
  }
  const parsed = file.safeParse(yaml(text, path));
  if (!parsed.success) throw new InputError(`${path}: declares no details. Write a list: - name: CostObject`);
  return parsed.data.map(({ name }) => name);
}

function yaml(text: string, path: string): unknown {
  try {
    return parse(text, { maxAliasCount: 10 });
  } catch (error) {
    throw new InputError(`${path}: is no YAML (${(error as Error).message.split('\n')[0]}). Mend it`);
  }
}
