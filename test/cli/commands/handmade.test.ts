/** datasets/handmade-6, which no network has learnt from, by the base model, from files to predictions: what must not get worse. The floors lie some points below what was measured (README). */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { Row } from '../../../src/evaluation/rows.js';
import { temporaryFolder } from '../../bundle/made.js';
import { startProgram } from '../beleg.js';

const folder = await temporaryFolder(after);
const beleg = await startProgram(folder, after);
const handmade = fileURLToPath(new URL('../../../datasets/handmade-6', import.meta.url));
const base = fileURLToPath(new URL('../../../models/base', import.meta.url));

const kindOf = (detail: string): string =>
  detail.startsWith('LineItem.') ? 'cells' : /^(?:Sender|Receiver)\./.test(detail) ? 'contacts' : detail === 'LineItem' ? 'rows' : 'header';

/** Given and stated values that are right, twice, of all that are given or stated: F1. */
function f1(rows: readonly Row[]): number {
  const right = rows.filter(({ correct }) => correct).length;
  const given = rows.filter(({ value }) => value !== '').length;
  const stated = rows.filter(({ correct, truth }) => correct || truth !== '').length;
  return (2 * right) / (given + stated);
}

test('hand-made documents: read, labelled, scored', async () => {
  // Scans would take too long here.
  const all = JSON.parse(await readFile(join(handmade, 'values.json'), 'utf8')) as { file: string }[];
  const digital = all.filter(({ file }) => file.endsWith('.pdf'));
  await writeFile(join(folder, 'values.json'), JSON.stringify(digital));
  for (const [line, ...more] of [
    ['dataset add hand', ...digital.map(({ file }) => join(handmade, 'documents', file))],
    ['label from-values hand values.json'],
    [`score hand --bundle ${base} --out hand.jsonl`],
  ] as const) {
    const { code, err } = await beleg.run(line, ...more);
    assert.equal(code, 0, err);
  }
  const rows = (await readFile(join(folder, 'hand.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  for (const [kind, floor] of [
    ['header', 0.95],
    ['contacts', 0.9],
    ['cells', 0.93],
    ['rows', 0.75],
  ] as const) {
    const reached = f1(rows.filter(({ detail }) => kindOf(detail) === kind));
    assert.ok(reached >= floor, `${kind}: F1 ${reached.toFixed(3)}, at least ${floor} is wanted`);
  }
});

/** What the formats lack by themselves: it is of no value. */
const ofNoValue = ['of the whole document', 'is known not to be there', 'is told from the rows again', 'the lines of its rows', 'values that are not printed'];

for (const format of ['label-studio', 'document-ai', 'coco'])
  test(`documents made by hand: every printed value comes back on its words from ${format}`, async () => {
    const exported = await beleg.run(`label export hand ${format} --format ${format} --no-pictures --json`);
    assert.equal(exported.code, 0, exported.err);
    const { exported: all } = JSON.parse(exported.out) as { exported: { values: number; lost: { detail: string; value: string; reason: string }[] }[] };
    const lost = all.flatMap((each) => each.lost).filter(({ reason }) => !ofNoValue.includes(reason) && reason !== 'is not on the page');
    assert.deepEqual(lost, []);
    assert.ok(all.reduce((sum, { values }) => sum + values, 0) > 1000);
  });
