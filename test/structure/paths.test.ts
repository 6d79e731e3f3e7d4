/** What a README names is there: its links, and paths from the root of the repository. What was measured at a date (reports, the changelog) may name files of that date. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import test from 'node:test';

const guides = [
  'README.md',
  'CONTRIBUTING.md',
  ...['src', 'test', 'scripts', 'rules', 'datasets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.md'))
      .map((path) => join(folder, path)),
  ),
];
/** What a reader makes by following a guide. */
const made = /\b(?:acme|mine|synthetic)\b|[A-Z]{4}/;

for (const guide of guides) {
  const text = readFileSync(guide, 'utf8');

  test(`structure: links of ${guide} lead somewhere`, () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, target]) => target!);
    assert.deepEqual(
      targets.filter((target) => !existsSync(join(dirname(guide), target))),
      [],
    );
  });

  test(`structure: paths in ${guide} are there`, () => {
    const paths = [...text.matchAll(/(?<![\w./-])(?:src|test|scripts|reports|rules|datasets)\/[\w./-]*\w\/?(?![\w*{])/g)].map(([path]) => path);
    assert.deepEqual(
      paths.filter((path) => !made.test(path) && !existsSync(path)),
      [],
    );
  });
}
