/** Every exported function has a docstring, which names the errors that the function throws by itself. What else it says is for people to judge. */
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
  /** Where its declaration begins in the text. */
  readonly index: number;
  /** '' where it has none. */
  readonly docstring: string;
}

/** Exported functions, arrow functions too; of an overloaded one its first signature. */
function functionsOf(text: string): readonly Exported[] {
  const found = [...text.matchAll(/^export (?:(?:async )?function\*? ?|const )(\w+)/gm)].filter(({ 0: start, index }) =>
    start.includes('function') ? true : isArrow(text.slice(index + start.length)),
  );
  const names = found.map(({ 1: name }) => name);
  return found
    .filter(({ 1: name }, i) => names.indexOf(name) === i)
    .map(({ 1: name, index }) => ({ name: name!, index, docstring: docstringBefore(text, index) }));
}

const docstringBefore = (text: string, index: number): string =>
  /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n$/.exec(text.slice(Math.max(0, index - 2000), index))?.[0] ?? '';

/** Public methods of exported classes. */
function methodsOf(text: string): readonly Exported[] {
  return [...text.matchAll(/^export (?:abstract )?class (\w+)/gm)].flatMap(({ 1: owner, index: from }) =>
    [...declarationAt(text, from).matchAll(/^ {2}(?!private |protected )(?:\w+ )*\*?(\w+)[(<].*\n?/gm)].map(({ 1: name, index }) => ({
      name: `${owner}.${name}`,
      index: from + index,
      docstring: docstringBefore(text, from + index),
    })),
  );
}

/** As biome indents: a declaration ends where a word or a comment stands no further right; a bracket or HTML there is its own. */
function declarationAt(text: string, index: number): string {
  const lines = text.slice(index).split('\n');
  const own = /^ */.exec(lines[0]!)![0].length;
  const next = new RegExp(`^ {0,${own}}[\\w/]`);
  const end = lines.findIndex((line, i) => i > 0 && next.test(line));
  return lines.slice(0, end < 0 ? lines.length : end).join('\n');
}

/** Names of the errors that stand behind `throw new` in it. */
const errorsThrown = (text: string, { index }: Exported): ReadonlySet<string> =>
  new Set([...declarationAt(text, index).matchAll(/\bthrow new (\w+)/g)].map(({ 1: error }) => error!));

/** Those that its docstring does not name; of a plain Error it says that it throws. */
const unnamedErrors = (text: string, each: Exported): readonly string[] =>
  [...errorsThrown(text, each)].filter((error) => !(error === 'Error' ? /\bthrows?\b/i : new RegExp(`\\b${error}\\b`)).test(each.docstring));

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

for (const [title, text, unnamed] of [
  ['no error named', "/** Reads. */\nexport function read() {\n  throw new InputError('no');\n}", ['read InputError']],
  ['the error named', "/** Reads. Throws InputError where it is empty. */\nexport function read() {\n  throw new InputError('no');\n}", []],
  ['"Throws" alone', "/** Reads. Throws where it is empty. */\nexport function read() {\n  throw new InputError('no');\n}", ['read InputError']],
  [
    'one of two',
    "/** Throws InputError. */\nexport function read(\n  a: A,\n): B {\n  if (a) throw new InputError('');\n  throw new Long('');\n}",
    ['read Long'],
  ],
  ['a plain error', "/** Reads. */\nexport const read = async (a: A): Promise<B> => {\n  if (!a) throw new Error('no');\n};", ['read Error']],
  ['"Throws" for a plain error', "/** Throws without A. */\nexport const read = (a: A) => {\n  if (!a) throw new Error('no');\n};", []],
  ['a function behind it', "/** Reads. */\nexport function read(): void {}\n\nfunction refuse(): never {\n  throw new InputError('no');\n}", []],
  ['an error behind HTML', '/** Draws. */\nexport function page() {\n  const head = `\n<h1>A</h1>`;\n  throw new Error(head);\n}', ['page Error']],
  ['another docstring', "/** Throws InputError. */\n\nexport const read = () => {\n  throw new InputError('no');\n};", ['read InputError']],
  [
    'methods',
    `export class Reader {
  /** Throws InputError where it is empty. */
  read(): void {
    throw new InputError('no');
  }
  /** The next one. */
  async next(): Promise<void> {
    throw new InputError('no');
  }
  last(): void {}
  private refuse(): never {
    throw new InputError('no');
  }
}`,
    ['Reader.next InputError'],
  ],
] as const)
  test(`structure: errors that a docstring lacks: ${title}`, () => {
    const found = [...functionsOf(text), ...methodsOf(text)].flatMap((each) => unnamedErrors(text, each).map((error) => `${each.name} ${error}`));
    assert.deepEqual(found, unnamed);
  });

test('structure: the docstring of what is exported names the errors that it throws', () => {
  const all = [...texts].flatMap(([path, text]) => [...functionsOf(text), ...methodsOf(text)].map((each) => ({ path, text, each })));
  const throwing = all.filter(({ text, each }) => errorsThrown(text, each).size > 0);
  assert.ok(throwing.length > 90, `${throwing.length} functions throw`);
  const found = throwing.flatMap(({ path, text, each }) => unnamedErrors(text, each).map((error) => `${path} ${each.name}: ${error}`));
  assert.deepEqual(found, [], 'say in the docstring when it is thrown: "Throws InputError where …"');
});

test('structure: every exported function has a docstring', () => {
  const without = exported.filter(({ docstring }) => docstring === '').map(({ path, name }) => `${path} ${name}`);
  assert.ok(exported.length > 1500, `${exported.length} functions were found`);
  assert.deepEqual(without, []);
});
