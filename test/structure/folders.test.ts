/** Files and folders stay small enough to be read at a glance: subjects get a file or a folder of their own, not a prefix. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import test from 'node:test';

const root = new URL('../..', import.meta.url).pathname;
const most = 20;

interface Folder {
  /** "src/synthesis/layout", relative to the repository. */
  readonly path: string;
  /** TypeScript files in the folder itself. */
  readonly files: number;
}

function foldersBelow(path: string): Folder[] {
  const entries = readdirSync(join(root, path), { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.ts')).length;
  const own = { path: relative(root, join(root, path)), files };
  return [own, ...entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => foldersBelow(`${path}/${name}`))];
}

const crowded = ['src', 'test'].flatMap(foldersBelow).filter(({ files }) => files > most);

test(`structure: a folder has at most ${most} files`, () => {
  assert.deepEqual(
    crowded.map(({ path, files }) => `${path}: ${files} files`),
    [],
  );
});

const mostLines = 250;
/** A row a country; types that are generated for a client of each API version. */
const tables = /^src\/catalogue\/country-table\.ts$|^test\/api\/client\//;

test(`structure: a file has at most ${mostLines} lines, tables excepted`, () => {
  const sources = ['src', 'test', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
  );
  const long = sources
    .filter((path) => /\.tsx?$/.test(path) && !tables.test(path))
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > mostLines);
  assert.deepEqual(
    long.map(({ path, lines }) => `${path}: ${lines} lines`),
    [],
  );
});
