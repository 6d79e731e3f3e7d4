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
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
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
