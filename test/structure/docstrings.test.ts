/** Exported functions say in a docstring what a reader cannot see from outside: meaning, shapes and units, errors, the standard. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';

const root = new URL('../../src', import.meta.url).pathname;
const texts = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

/** Rooms in which only functions that other rooms import have one. The list only gets shorter. */
const doorsOnly: ReadonlySet<string> = new Set(['synthesis']);

/** The first folder; a file at the root of src/ stands for itself. */
const roomOf = (path: string): string => path.split('/')[0]!;

interface Use {
  readonly from: string;
  readonly to: string;
  readonly name: string;
  /** The name that `from` passes on; undefined where it is an import. */
  readonly as?: string;
}

const fileOf = (from: string, name: string): string => relative(root, join(root, dirname(from), name)).replace(/\.js(x?)$/, '.ts$1');
/** "a, type B, c as d" → names with the names that they get. */
const namesIn = (list: string): readonly [string, string?][] =>
  list.split(',').map((part) =>
    part
      .trim()
      .replace(/^type /, '')
      .split(/ as |: /),
  ) as [string, string?][];

/** Names that are imported, passed on by `export … from`, or imported when they are needed. */
const uses: readonly Use[] = [...texts].flatMap(([from, text]) => [
  ...[...text.matchAll(/^(import|export)\b[^;'"{]*\{([^}]*)\} from '(\.[^']+)'/gm)].flatMap(([, verb, list, file]) =>
    namesIn(list!).map(([name, alias]): Use => ({ from, to: fileOf(from, file!), name, ...(verb === 'export' && { as: alias ?? name }) })),
  ),
  ...[...text.matchAll(/\{([^{}]*)\} = await import\('(\.[^']+)'\)/g)].flatMap(([, list, file]) =>
    namesIn(list!).map(([name]): Use => ({ from, to: fileOf(from, file!), name })),
  ),
  ...[...text.matchAll(/\(await import\('(\.[^']+)'\)\)\.(\w+)/g)].map(([, file, name]): Use => ({ from, to: fileOf(from, file!), name: name! })),
]);
const usesOf = new Map<string, Use[]>();
for (const use of uses) usesOf.set(`${use.to} ${use.name}`, [...(usesOf.get(`${use.to} ${use.name}`) ?? []), use]);

/** Whether another room than `room` imports the name, from this file or from one that passes it on. */
const isDoor = (room: string, path: string, name: string): boolean =>
  (usesOf.get(`${path} ${name}`) ?? []).some((use) => roomOf(use.from) !== room || (use.as !== undefined && isDoor(room, use.from, use.as)));

interface Exported {
  readonly name: string;
  readonly hasDocstring: boolean;
}

/** Exported functions, arrow functions too; of an overloaded one its first signature. */
function functionsOf(text: string): readonly Exported[] {
  const found = [...text.matchAll(/^export (?:(?:async )?function\*? ?|const )(\w+)/gm)].filter(({ 0: start, index }) =>
    start.includes('function') ? true : isArrow(text.slice(index + start.length)),
  );
  const names = found.map(({ 1: name }) => name);
  return found
    .filter(({ 1: name }, i) => names.indexOf(name) === i)
    .map(({ 1: name, index }) => ({ name: name!, hasDocstring: /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.test(text.slice(Math.max(0, index - 2000), index)) }));
}

/** Whether what stands behind the name of a constant is an arrow function: "= (a: A): B => …", "= <T>(a: T) => …", "= a => …". */
function isArrow(rest: string): boolean {
  const value = /^(?:: (?:[^=]|=>)+?)?\s=\s+(?:async )?(?:<[^(]*>)?/.exec(rest);
  if (!value) return false;
  const behind = rest.slice(value[0].length);
  if (!behind.startsWith('(')) return /^\w+ =>/.test(behind);
  let depth = 0;
  for (let i = 0; i < behind.length; i++) {
    if ('([{'.includes(behind[i]!)) depth++;
    else if (')]}'.includes(behind[i]!) && --depth === 0) return /^\)(?:: [^;=]+)? =>/.test(behind.slice(i, i + 300));
  }
  return false;
}

const held = [...texts].flatMap(([path, text]) =>
  functionsOf(text).flatMap((each) => (!doorsOnly.has(roomOf(path)) || isDoor(roomOf(path), path, each.name) ? [{ path, ...each }] : [])),
);

test('structure: every exported function has a docstring', () => {
  const without = held.filter(({ hasDocstring }) => !hasDocstring).map(({ path, name }) => `${path} ${name}`);
  assert.ok(held.length > 1300, `${held.length} functions were found`);
  assert.deepEqual(without, []);
});
