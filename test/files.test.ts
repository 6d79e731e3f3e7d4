import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';
import { removeAbandoned, writeWhole } from '../src/files.js';

test('what killed writers left goes, what is being written and everything else stays', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'beleg-files-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  await writeWhole(join(folder, 'answer.json'), '{}');
  const long = new Date(Date.now() - 3_600_000);
  for (const name of ['a.json.0123abcd.tmp', 'notes.tmp', 'b.0123abcd.tmp.json']) {
    await writeFile(join(folder, name), '');
    await utimes(join(folder, name), long, long);
  }
  await writeFile(join(folder, 'c.json.89abcdef.tmp'), '');
  await removeAbandoned(folder);
  assert.deepEqual((await readdir(folder)).sort(), ['answer.json', 'b.0123abcd.tmp.json', 'c.json.89abcdef.tmp', 'notes.tmp']);
  await removeAbandoned(join(folder, 'missing'));
});
