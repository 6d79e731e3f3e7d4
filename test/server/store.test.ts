/** Both stores do the same: SQLite in a file, PostgreSQL where its programs are installed. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { openStore } from '../../src/server/store/data-folder.js';
import { createKey, findKey } from '../../src/server/access/keys.js';
import type { Store } from '../../src/server/store/store.js';

async function check(open: () => Store): Promise<void> {
  const [store, other] = [open(), open()];
  try {
    assert.equal(await store.key('none'), undefined);
    const { key, record } = await createKey(store, { customer: 'ACME', mayPredict: true, details: ['InvoiceId'], identifiers: ['a'] });
    const second = await createKey(store, { customer: 'Zebra', mayPredict: false, requestsPerMinute: 6 });
    assert.ok(!JSON.stringify(await store.keys()).includes(key));
    assert.deepEqual(await findKey(other, key), record);
    assert.deepEqual(
      (await store.keys()).map(({ customer }) => customer),
      ['ACME', 'Zebra'],
    );
    assert.equal(await findKey(store, `${key}x`), undefined);
    assert.equal(await findKey(store, key.replace(record.id, second.record.id)), undefined);
    assert.ok(await other.revokeKey(record.id, '2026-01-01T00:00:00.000Z'));
    assert.ok(!(await store.revokeKey(record.id, '2026-01-02T00:00:00.000Z')));
    assert.ok(!(await store.revokeKey('none', '2026-01-02T00:00:00.000Z')));
    assert.equal(await findKey(store, key), undefined);
    await Promise.all([store, other, store].map((each) => each.count('2026-01-31', record.id, 'a', 2)));
    await store.count('2026-02-01', record.id, '', 1);
    const january = { day: '2026-01-31', key: record.id, customer: 'ACME', identifier: 'a', requests: 3, pages: 6 };
    assert.deepEqual(await store.usage({ to: '2026-01-31' }), [january]);
    assert.deepEqual(await store.usage({}), [january, { ...january, day: '2026-02-01', identifier: '', requests: 1, pages: 1 }]);
  } finally {
    await store.close();
    await other.close();
  }
}

test('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beleg-store-'));
  await check(() => openStore(join(folder, 'made')));
  assert.throws(() => openStore('/dev/null/nowhere'), { name: 'InputError' });
  rmSync(folder, { recursive: true });
});

const root = '/usr/lib/postgresql';
const programs = existsSync(root)
  ? readdirSync(root)
      .map((version) => join(root, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')))
  : undefined;
const skip = programs ? false : 'POSTGRESQL IS NOT INSTALLED HERE, ITS STORE IS NOT TESTED (apt-get install postgresql)';

test('PostgreSQL', { skip }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beleg-postgres-'));
  // PostgreSQL refuses to run as root.
  const who = process.getuid?.() === 0 ? { uid: Number(execFileSync('id', ['-u', 'postgres'])), gid: Number(execFileSync('id', ['-g', 'postgres'])) } : {};
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid);
  const data = join(folder, 'data');
  const run = (program: string, ...args: string[]) => execFileSync(join(programs!, program), args, { ...who, cwd: folder, stdio: 'ignore' });
  const port = 20_000 + (process.pid % 20_000);
  run('initdb', '-D', data, '-U', 'beleg', '-A', 'trust', '--no-sync');
  run('pg_ctl', '-D', data, '-w', '-o', `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`, 'start');
  try {
    await check(() => openStore(`postgres://beleg@127.0.0.1:${port}/postgres`));
  } finally {
    run('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
    rmSync(folder, { recursive: true });
  }
  const gone = openStore(`postgres://beleg@127.0.0.1:${port}/postgres`);
  await assert.rejects(gone.keys(), { name: 'InputError' });
  await gone.close();
});
