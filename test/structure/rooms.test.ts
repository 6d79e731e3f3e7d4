/** Inside a large room, too, imports point one way: its folders, and the files beside them, stand in an order without circles. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import test from 'node:test';

const root = new URL('../../src', import.meta.url).pathname;

/** From the top down: a folder, or a file at the root of its room, imports only what stands behind it. A folder within a folder may have a place of its own. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  reading: [
    'read.ts',
    'sheets.ts',
    'picture-pages.ts',
    'pdf',
    'scanned-page.ts',
    'page-ocr.ts',
    'orientation',
    'codes',
    'corrections',
    'ocr',
    'segmentation',
    'cleaning',
    'language',
    'order',
    'pdf-guard',
    'view',
    'sheet.ts',
    'options.ts',
    'ocr-word.ts',
    'raster',
    'formats',
  ],
  extraction: [
    'all-steps.ts',
    'extract.ts',
    'line-items',
    'header-details.ts',
    'first-pass.ts',
    'best-match.ts',
    'explain',
    'groups',
    'codes',
    'amounts',
    'parties',
    'contacts',
    'extraction.ts',
    'contacts/spans',
    'decoding/factors',
    'decoding',
    'found.ts',
    'options.ts',
  ],
};

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Imports within the room, as paths relative to it. */
function importsIn(room: string): readonly Import[] {
  const folder = join(root, room);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  return files.flatMap((from) => {
    const text = readFileSync(join(folder, from), 'utf8');
    const named = [...text.matchAll(/^(?:import|export)\b[^;'"]*?from '(\.[^']+)'|^import '(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm)];
    return named
      .map((match) => relative(folder, join(folder, dirname(from), match[1] ?? match[2] ?? match[3]!)).replace(/\.js$/, '.ts'))
      .filter((to) => !to.startsWith('..'))
      .map((to) => ({ from, to }));
  });
}

/** Where a file stands in the order: with its folder within the folder, if that is listed, or with its folder; a file at the root stands for itself. */
function placeOf(path: string, order: readonly string[]): number {
  const [folder, within] = path.split('/');
  const nested = order.indexOf(`${folder}/${within}`);
  return nested >= 0 ? nested : order.indexOf(folder!);
}

for (const [room, order] of Object.entries(rooms)) {
  test(`structure: every folder of ${room} has its place`, () => {
    const present = readdirSync(join(root, room), { withFileTypes: true }).filter((entry) => entry.isDirectory() || entry.name.endsWith('.ts'));
    const listed = order.filter((part) => !part.includes('/'));
    assert.deepEqual(present.map(({ name }) => name).sort(), [...listed].sort());
  });

  test(`structure: inside ${room} imports point one way`, () => {
    const against = importsIn(room).filter(({ from, to }) => placeOf(to, order) < placeOf(from, order));
    assert.deepEqual(
      against.map(({ from, to }) => `${from} imports ${to}`),
      [],
    );
  });
}

/** What lies in one folder imports what else lies there: by folders and files directly in it. */
function importsBetween(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { from, to } of importsIn(folder)) {
    const [a, b] = [from.split('/')[0]!, to.split('/')[0]!];
    if (a !== b) found.set(a, (found.get(a) ?? new Set()).add(b));
  }
  return found;
}

/** The first circle that is met, as the names on it. */
function circleIn(imports: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] | undefined {
  const done = new Set<string>();
  const walk = (part: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(part)) return [...above.slice(above.indexOf(part)), part];
    if (done.has(part)) return undefined;
    for (const next of imports.get(part) ?? []) {
      const circle = walk(next, [...above, part]);
      if (circle) return circle;
    }
    done.add(part);
    return undefined;
  };
  for (const part of imports.keys()) {
    const circle = walk(part, []);
    if (circle) return circle;
  }
  return undefined;
}

const folders = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => relative(root, join(entry.parentPath, entry.name)));

test('structure: what lies in a folder, folders and files beside each other, forms no circle', () => {
  assert.ok(folders.length > 80, `${folders.length} folders`);
  const circles = folders.flatMap((folder) => {
    const circle = circleIn(importsBetween(folder));
    return circle ? [`${folder}: ${circle.join(' → ')}`] : [];
  });
  assert.deepEqual(circles, []);
});

test('structure: a circle of folders is found', () => {
  assert.deepEqual(
    circleIn(
      new Map([
        ['a', new Set(['b'])],
        ['b', new Set(['c.ts'])],
        ['c.ts', new Set(['a'])],
      ]),
    ),
    ['a', 'b', 'c.ts', 'a'],
  );
  assert.equal(
    circleIn(
      new Map([
        ['a', new Set(['b', 'c.ts'])],
        ['b', new Set(['c.ts'])],
      ]),
    ),
    undefined,
  );
});
