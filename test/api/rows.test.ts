/** A test for every row of the interface spec's tables that a call of the api shows, under the table's and the row's own name; the server's are in test/server/rows.test.ts. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogue } from './catalogue-rows.js';
import { missingRows, skip, tables } from './interface-spec.js';
import { detectionTables } from './tables/detections.js';
import { recordTables } from './tables/records.js';
import { requestTables } from './tables/request.js';
import { responseTables } from './tables/response.js';

const rows = { ...requestTables, ...responseTables, ...detectionTables, ...recordTables };

for (const [table, all] of Object.entries(rows)) {
  for (const [row, show] of all) test(`${table}: ${row}`, show);
  test(`${table}: no row is without a test`, { skip }, () =>
    assert.deepEqual(
      missingRows(
        table,
        all.map(([row]) => row),
      ),
      [],
    ),
  );
}

test('Detail catalogue: every row has its tests in conformance.test.ts, with its flag and its id', { skip }, () => {
  const spec = tables().get('Detail catalogue: Filter flags and detail ids')!;
  assert.equal(spec.length, 44);
  const named = new Set(catalogue.map(([row, flag, id]) => `${row}|${flag}|${id}`));
  // The sender's name and contact share a row there; “none” has a test of its own.
  const missing = spec
    .map(([row, flag, id]) => `${row!.replace('Sender Contact', 'Sender Name')}|${flag!.replace('no flag listed', '-')}|${id}`)
    .filter((each) => !named.has(each) && !each.startsWith('none'));
  assert.deepEqual(missing, []);
});

test('DetailResponse, LineItemResponse, …: every other table of the api is walked here', { skip }, () => {
  const elsewhere = ['Detail catalogue: Filter flags and detail ids', 'Response statuses', 'Authentication', 'Errors', 'Limits'];
  assert.deepEqual(
    [...tables().keys()].filter((table) => !(table in rows) && !elsewhere.includes(table)),
    [],
  );
});
