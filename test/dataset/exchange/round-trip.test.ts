/** Labels that go out and come in again are the same, but for what the export lists. */
import assert from 'node:assert/strict';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { exportLabels, importLabels } from '../../../src/dataset/exchange/exchange.js';
import { formats } from '../../../src/dataset/exchange/formats.js';
import type { Format } from '../../../src/dataset/exchange/sheet.js';
import { namedLabels } from '../../../src/dataset/import.js';
import { entries, labels, openDataset } from '../../../src/dataset/store.js';
import { temporaryFolder } from '../../bundle/made.js';

const folder = await temporaryFolder(after);
const own = [{ name: 'ProjectId', kind: 'identifier' as const }];
const open = ['of the whole document', 'is known not to be there', 'is told from the rows again'];
async function* noPictures() {}

/** What each format cannot hold of the sample; Country is not printed on some documents. */
const lossy: Readonly<Record<string, readonly RegExp[]>> = {
  'label-studio': [/^is not on the page$/],
  coco: [/^is not on the page$/],
  'document-ai': [/^is not on the page$/],
  azure: [/^is not on the page$/, /^its words read as no such value$/, /^comes back /, /^which of its values belong together$/],
  funsd: [/^is not on the page$/, /^its words read as no such value$/, /^comes back /, /^which of its values belong together$/],
  xfund: [/^is not on the page$/, /^its words read as no such value$/, /^comes back /, /^which of its values belong together$/],
  cord: [
    /^is not on the page$/,
    /^its words read as no such value$/,
    /^the format has no such field$/,
    /^comes back /,
    /^which of its values belong together$/,
    /^the lines of its rows$/,
  ],
  sroie: [
    /^is not on the page$/,
    /^its words read as no such value$/,
    /^the format has no such field$/,
    /^comes back /,
    /^which of its values belong together$/,
    /^the lines of its rows$/,
  ],
  // A word has one tag.
  imagefolder: [/^is not on the page$/, /^another value has its words$/, /^comes back as /, /^which of its values belong together$/],
  docile: [
    /^is not on the page$/,
    /^its words read as no such value$/,
    /^the format has no such field$/,
    /^comes back as /,
    /^which of its values belong together$/,
    /^the lines of its rows$/,
  ],
};

async function sample(name: string) {
  const path = join(folder, name);
  await cp('datasets/sample', path, { recursive: true });
  return openDataset(path);
}

for (const format of formats as readonly Format[])
  test(`${format.name}: the sample comes back, and what does not is listed`, async () => {
    const dataset = await sample(format.name);
    const out = join(folder, `out-${format.name}`);
    const exported = await exportLabels(dataset, out, { ...format, pictures: false }, { custom: own }, noPictures);
    assert.equal(exported.length, 24);
    const reasons = new Set(exported.flatMap(({ lost }) => lost.map(({ reason }) => reason)));
    assert.deepEqual(
      [...reasons].filter((reason) => !open.includes(reason) && !lossy[format.name]!.some((allowed) => allowed.test(reason))),
      [],
    );
    const before = new Map<string, string[]>();
    for (const entry of await entries(dataset)) before.set(entry.name, named((await labels(entry))!));
    await rm(join(dataset.path, 'labels'), { recursive: true });
    const imported = await importLabels(dataset, out, format, { custom: own });
    assert.deepEqual(
      imported.flatMap(({ skipped }) => skipped ?? []),
      [],
    );
    assert.equal(imported.length, 24);
    for (const entry of await entries(dataset)) {
      const listed = new Set(exported.find(({ document }) => document === entry.name)!.lost.map(({ detail, value }) => `${detail}=${value}`));
      const back = new Set(named((await labels(entry))!));
      const silent = before.get(entry.name)!.filter((line) => !back.has(line) && !listed.has(line.slice(0, line.indexOf(' @'))));
      assert.deepEqual(silent, [], entry.name);
    }
  });

const brokenName: Readonly<Record<string, string>> = { imagefolder: 'a.jsonl', azure: 'a.labels.json' };

const named = (of: NonNullable<Awaited<ReturnType<typeof labels>>>): string[] =>
  namedLabels(of).map(({ detail, label }) => `${detail}=${label.value} @${label.places.map((place) => JSON.stringify(place)).sort()}`);

for (const format of formats as readonly Format[])
  test(`${format.name}: a file that is no JSON is one line, the others come in`, async () => {
    const dataset = await sample(`broken-${format.name}`);
    const out = join(folder, `out-broken-${format.name}`);
    await exportLabels(dataset, out, { ...format, pictures: false }, {}, noPictures);
    await mkdir(join(out, 'annotations'), { recursive: true });
    await writeFile(join(out, 'annotations', brokenName[format.name] ?? 'a.json'), '{"field_extractions": [');
    const imported = await importLabels(dataset, out, format, {});
    assert.equal(imported.filter(({ skipped }) => skipped === undefined).length, 24);
    const refused = imported.flatMap(({ skipped }) => skipped ?? []);
    assert.equal(refused.length, 1);
    assert.match(refused[0]!, /^is no JSON \(/);
  });

test('coco: what cannot be used is listed, the rest comes in', async () => {
  const dataset = await sample('foreign');
  const { name } = (await entries(dataset))[0]!;
  const page = { width: 1000, height: 1000 };
  const file = join(folder, 'foreign.json');
  const content = {
    images: [
      { id: 1, file_name: `../../${name}.p1.png`, ...page },
      { id: 2, file_name: 'nobody.png', ...page },
      { id: 3, file_name: `${name}.p99.png`, ...page },
    ],
    categories: [
      { id: 1, name: 'number' },
      { id: 2, name: 'Colour' },
    ],
    annotations: [
      { id: 1, image_id: 1, category_id: 1, bbox: [5000, 10, 20, 10] },
      { id: 2, image_id: 1, category_id: 2, bbox: [0, 0, 1000, 1000] },
      { id: 3, image_id: 1, category_id: 9, bbox: [0, 0, 10, 10] },
      { id: 4, image_id: 8, category_id: 1, bbox: [0, 0, 10, 10] },
      { id: 5, image_id: 3, category_id: 1, bbox: [0, 0, 10, 10] },
      { id: 6, image_id: 1, category_id: 1, bbox: [0, 0, 10] },
    ],
  };
  await writeFile(file, JSON.stringify(content));
  const imported = await importLabels(dataset, file, formats.find((one) => one.name === 'coco')!, { names: { number: 'InvoiceId' } });
  const said = imported.flatMap(({ document, skipped, unplaced }) => [
    ...(skipped === undefined ? [] : [`${document}: ${skipped}`]),
    ...unplaced.map(({ detail, reason }) => `${detail}: ${reason}`),
  ]);
  assert.deepEqual(
    said.sort(),
    [
      ': annotation 3: its category 9 is not in the file',
      'Colour: no such detail; name yours with --map, or declare it: --customer rules/NAME',
      'InvoiceId: its box lies outside page 1',
      'InvoiceId: page 99 is not there',
      `${file}: annotation 4: its image 8 is not in the file`,
      `${file}: annotation 6: is none`,
      `nobody: no such document in ${dataset.path}. Add it first: beleg dataset add ${dataset.path} FILE`,
    ].sort(),
  );
});

test('imagefolder: a file without rows has no items, and each cell is listed', async () => {
  const dataset = await sample('rowless');
  const out = join(folder, 'out-rowless');
  const format = formats.find((one) => one.name === 'imagefolder')!;
  await exportLabels(dataset, out, { ...format, pictures: false }, {}, noPictures);
  const lines = (await readFile(join(out, 'metadata.jsonl'), 'utf8')).trim().split('\n');
  await writeFile(join(out, 'metadata.jsonl'), lines.map((line) => JSON.stringify({ ...JSON.parse(line), rows: undefined })).join('\n'));
  await rm(join(dataset.path, 'labels'), { recursive: true });
  const imported = await importLabels(dataset, out, format, {});
  const unplaced = imported.flatMap(({ unplaced }) => unplaced).filter(({ detail }) => detail.startsWith('LineItems.'));
  assert.ok(unplaced.length > 100);
  assert.deepEqual(new Set(unplaced.map(({ reason }) => reason)), new Set(['no row is given: which item it belongs to is unknown']));
  for (const entry of await entries(dataset)) assert.equal((await labels(entry))?.lineItems, undefined);
});

test('docile: fields have the names of its tasks, and no further members', async () => {
  const dataset = await sample('members');
  const out = join(folder, 'out-members');
  await exportLabels(dataset, out, formats.find((one) => one.name === 'docile')!, {}, noPictures);
  const { name } = (await entries(dataset))[0]!;
  const { field_extractions: header, line_item_extractions: rows } = JSON.parse(await readFile(join(out, 'annotations', `${name}.json`), 'utf8'));
  assert.ok(header.some(({ fieldtype }: { fieldtype: string }) => fieldtype === 'document_id'));
  for (const one of [...header, ...rows]) assert.deepEqual(Object.keys(one).sort(), ['bbox', 'fieldtype', 'line_item_id', 'page', 'score', 'text']);
  assert.deepEqual(new Set(rows.map(({ fieldtype }: { fieldtype: string }) => fieldtype.startsWith('line_item_'))), new Set([true]));
});
