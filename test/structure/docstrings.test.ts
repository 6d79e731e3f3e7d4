/** Every exported function has a docstring. What it says is for people to judge. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';

const root = new URL('../../src', import.meta.url).pathname;
const texts = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .sort()
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

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

const exported = [...texts].flatMap(([path, text]) => functionsOf(text).map((each) => ({ path, ...each })));

test('structure: every exported function has a docstring', () => {
  const without = exported.filter(({ hasDocstring }) => !hasDocstring).map(({ path, name }) => `${path} ${name}`);
  assert.ok(exported.length > 1500, `${exported.length} functions were found`);
  assert.deepEqual(without, []);
});
