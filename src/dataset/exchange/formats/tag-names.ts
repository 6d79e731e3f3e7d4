/**
 * Names of the class labels of a column of tags, as Hugging Face datasets states them: `features` in dataset_info.json and dataset_infos.json, and
 * `dataset_info` in the YAML at the beginning of README.md.
 */
import { parse } from 'yaml';
import { z } from 'zod';

/** Files that state them, in the order in which they are asked. */
export const featureFiles = ['dataset_info.json', 'dataset_infos.json', 'README.md'] as const;

/** Characters of a file, and how deep it nests: features of a dataset are far below. */
const [longest, deepest] = [2_000_000, 12];
const list = z.array(z.string().max(200)).max(10_000);
const record = z.record(z.string().regex(/^\d{1,4}$/), z.string().max(200));

/** Name by number; undefined where the text states none for the column. */
export function tagNames(text: string, column: string): readonly (string | undefined)[] | undefined {
  const feature = text.length <= longest ? within(contentOf(text), (value) => featureOf(value, column)) : undefined;
  return feature === undefined ? undefined : within(feature, namesOf);
}

function contentOf(text: string): unknown {
  try {
    if (!text.startsWith('---')) return JSON.parse(text);
    return parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
  } catch {
    return undefined;
  }
}

/** In JSON features are members, in YAML a list of objects with names. */
function featureOf(value: object, column: string): object | undefined {
  const own = Object.hasOwn(value, column) ? (value as Readonly<Record<string, unknown>>)[column] : undefined;
  if (typeof own === 'object' && own !== null) return own;
  return 'name' in value && value.name === column ? value : undefined;
}

function namesOf(value: object): readonly (string | undefined)[] | undefined {
  if (!('names' in value)) return undefined;
  const all = list.safeParse(value.names).data;
  if (all) return all;
  const numbered = record.safeParse(value.names).data;
  return numbered && Array.from({ length: Math.max(...Object.keys(numbered).map(Number), -1) + 1 }, (_, number) => numbered[number]);
}

/** The first of a value and all that is in it, from outside to inside. */
function within<T>(value: unknown, find: (value: object) => T | undefined, depth = 0): T | undefined {
  if (typeof value !== 'object' || value === null || depth > deepest) return undefined;
  const found = find(value);
  if (found !== undefined) return found;
  for (const inner of Object.values(value)) {
    const deeper = within(inner, find, depth + 1);
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}
