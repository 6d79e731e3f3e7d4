/**
 * Prints the files that `npm test` runs. Tests of folders that only compute share a process by folder, since starting one costs more than their tests do; each of them
 * is imported by a file in dist-test/suites/. All others (files, servers, processes of their own) have a process each.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const together = [
  'catalogue',
  'document',
  'extraction',
  'features',
  'memory',
  'synthesis',
  'values',
  ...['cleaning', 'corrections', 'language', 'order', 'segmentation'].map((step) => `reading/${step}`),
];
const suites = 'dist-test/suites';

const tests = readdirSync('test', { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

/** The folder whose tests share a process with the file's, two levels deep; undefined where it has one of its own. */
function suiteOf(file) {
  const within = together.find((folder) => file.startsWith(`${folder}/`));
  return within && file.split('/').slice(0, -1).slice(0, 2).join('-');
}

rmSync(suites, { recursive: true, force: true });
mkdirSync(suites, { recursive: true });
const alone = tests.filter((file) => !suiteOf(file)).map((file) => join('test', file));
const shared = [...new Set(tests.flatMap((file) => suiteOf(file) ?? []))].map((name) => {
  const files = tests.filter((file) => suiteOf(file) === name);
  const path = join(suites, `${name}.test.mjs`);
  writeFileSync(path, files.map((file) => `import '${relative(suites, join('test', file))}';\n`).join(''));
  return path;
});
process.stdout.write([...shared, ...alone].join('\n'));
