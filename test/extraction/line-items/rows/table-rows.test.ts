/** The rows of a table by the roles of its lines. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../../src/document/document.js';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { searchedTable, tableOf } from '../../../../src/extraction/line-items/rows/table-rows.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../../fake-networks.js';

const linesOf = (document: Document, fake: FakeOutputs) => classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!);

async function rows(roles: FakeOutputs['roles']) {
  const document = drawn(roles!.map((_, i) => `Zeile ${i}`).join('\n'));
  return tableOf(await linesOf(document, { roles: roles! })).rows.map(({ row }) => [...row.lines]);
}

for (const [what, roles, found] of [
  ['a start each', ['outside', 'header', 'start', 'start', 'outside'], [[2], [3]]],
  ['what continues belongs to its start', ['header', 'start', 'continues', 'continues', 'start'], [[1, 2, 3], [4]]],
  ['other lines end a row', ['header', 'start', 'other', 'start'], [[1], [3]]],
  ['a table may lack its header', ['start', 'start'], [[0], [1]]],
  ['no table', ['outside', 'outside'], []],
] as const) {
  test(`table rows: ${what}`, async () => assert.deepEqual(await rows(roles), found));
}

test('table rows: a wording of sums is no name behind an item', async () => {
  const document = drawn('Consulting    200,00\nYhteensä    200,00');
  const columns = { Description: ['Consulting', 'Yhteensä'], TotalAmount: ['200,00'] };
  const table = tableOf(await linesOf(document, { roles: ['start', 'start'], columns }));
  const context = { decimal: 'comma', otherReadings: () => [] } as const;
  const reasons: string[] = [];
  const { rows } = searchedTable(table, context, (_, because) => void reasons.push(because));
  assert.deepEqual(
    rows.map(({ cells }) => cells.Description?.text),
    ['Consulting'],
  );
  assert.ok(reasons.includes('"Yhteensä" is a wording of a sum'), reasons.join('; '));
});

test('table rows: a continuation without a row is none, unless the network is very sure', async () => {
  const document = drawn('Zeile 0\nZeile 1');
  const [piece] = await linesOf(document, {});
  const said = (continues: number) => ({ ...piece!, roles: Float32Array.from([0, -5, -5, -5, -5, -1, -5, -5, continues, -5]) });
  assert.deepEqual(tableOf([said(-0.5)]).rows, []);
  assert.deepEqual(
    tableOf([{ ...said(0), roles: Float32Array.from([0, -5, -5, -5, -5, -9, -9, -9, 0, -9]) }]).rows.map(({ row }) => row.lines),
    [[1]],
  );
});

test('table rows: lines that two pieces of a crowded page share count once', async () => {
  const document = drawn(Array.from({ length: 60 }, (_, i) => Array.from({ length: 20 }, (_, j) => `w${i}.${j}`).join(' ')).join('\n'));
  const found = tableOf(await linesOf(document, { roles: Array.from({ length: 60 }, () => 'start' as const) })).rows;
  assert.deepEqual(
    found.map(({ row }) => row.lines[0]),
    Array.from({ length: 60 }, (_, i) => i),
  );
});
