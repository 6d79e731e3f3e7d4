/** Changes of a bundle: one after the other, whole or not at all, with the versions of before beside it. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadBundle } from '../../src/bundle/load.js';
import { locked } from '../../src/bundle/lock.js';
import { readManifest, storedFiles, storeFile } from '../../src/bundle/store.js';
import { storeCalibration } from '../../src/bundle/store-calibration.js';
import { changeBundle, keptVersions, numberOf, promoteVersion, rollback, versionsOf } from '../../src/bundle/versions.js';
import { makeBundle, temporaryFolder } from './made.js';

const folder = await temporaryFolder(after);
await makeBundle(join(folder, 'whole'));

let copies = 0;
async function copy(): Promise<string> {
  const path = join(folder, `copy-${++copies}`);
  await cp(join(folder, 'whole'), path, { recursive: true });
  return path;
}

/** A change that only its name tells from others. */
const add = (path: string, detail: string) =>
  changeBundle(path, { by: `add ${detail}`, from: [detail] }, async (manifest) => ({
    ...manifest,
    whitelists: [...manifest.whitelists, { ...(await storeFile(path, `${detail}.whitelist`, Buffer.from(detail))), detail, rows: 1 }],
  }));
const listsOf = async (path: string) => (await readManifest(path)).whitelists.map(({ detail }) => detail);
const numbersOf = async (path: string) => (await versionsOf(path)).map(numberOf);

function change(path: string, detail: string, wait: number): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL('./change-once.ts', import.meta.url)), path, detail, String(wait)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  after(() => child.kill('SIGKILL'));
  return child;
}

test('changes at once, in one process and in others: none is lost', async () => {
  const path = await copy();
  const others = ['A', 'B', 'C'].map((detail) => change(path, detail, 20));
  await Promise.all([...['D', 'E', 'F'].map((detail) => add(path, detail)), ...others.map((each) => once(each, 'exit'))]);
  assert.deepEqual([...(await listsOf(path))].sort(), ['A', 'B', 'C', 'D', 'E', 'F']);
  assert.equal(numberOf(await readManifest(path)), 6);
});

test('a process killed within its change leaves the bundle as it was, and nobody waits for it', async () => {
  const path = await copy();
  await add(path, 'A');
  const other = change(path, 'B', 60_000);
  await once(other.stdout!, 'data');
  const ended = once(other, 'exit');
  other.kill('SIGKILL');
  await ended;
  assert.deepEqual(await listsOf(path), ['A']);
  await (await loadBundle(path)).details.release();
  await add(path, 'C');
  assert.deepEqual(await listsOf(path), ['A', 'C']);
});

test('while another changes it, a bundle is read as it was; who wants to change it too is refused in a line in the end', async () => {
  const path = await copy();
  await changeBundle(path, { by: 'slow' }, async (manifest) => {
    assert.equal((await readManifest(path)).version, undefined);
    await assert.rejects(
      locked(join(path, '.lock'), path, async () => undefined, 100),
      /another command is changing it\. Wait/,
    );
    return manifest;
  });
});

test('a change that fails changes nothing', async () => {
  const path = await copy();
  const failed = changeBundle(path, { by: 'fails' }, async () => {
    await storeFile(path, 'rules.json', Buffer.from('[]'));
    throw new Error('full disk');
  });
  await assert.rejects(failed, /full disk/);
  assert.deepEqual(await numbersOf(path), [0]);
  await add(path, 'A');
  assert.equal((await readdir(path)).filter((name) => name.startsWith('rules-')).length, 0);
});

test('versions: who made them of what; a handful is kept, with their files', async () => {
  const path = await copy();
  for (const detail of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) await add(path, detail);
  const versions = await versionsOf(path);
  assert.deepEqual(versions.map(numberOf), [2, 3, 4, 5, 6, 7]);
  assert.equal(versions.length, keptVersions + 1);
  const { version } = versions.at(-1)!;
  assert.deepEqual([version!.after, version!.by, version!.from], [6, 'add G', ['G']]);
  const named = new Set(versions.flatMap(storedFiles).map(({ file }) => file));
  assert.deepEqual(new Set((await readdir(path)).filter((name) => /-[0-9a-f]{8}\./.test(name))), named);
});

test('versions: what is only renewed is not kept, and the way back leads before it', async () => {
  const path = await copy();
  await add(path, 'A');
  for (const from of ['list', 'list', 'list', 'other']) await changeBundle(path, { by: 'renew', from: [from], renews: true }, async (manifest) => manifest);
  assert.deepEqual(await numbersOf(path), [0, 1, 4, 5]);
  await rollback(path);
  assert.equal(numberOf(await rollback(path)), 1);
});

test('rollback and promote: there and back again', async () => {
  const path = await copy();
  await add(path, 'A');
  await add(path, 'B');
  await rollback(path);
  assert.deepEqual(await listsOf(path), ['A']);
  await rollback(path);
  assert.deepEqual(await listsOf(path), []);
  await assert.rejects(rollback(path), /no version before this one/);
  await promoteVersion(path, 2);
  assert.deepEqual(await listsOf(path), ['A', 'B']);
  assert.deepEqual(await numbersOf(path), [0, 1, 2]);
  await rollback(path);
  await add(path, 'C');
  assert.deepEqual(await listsOf(path), ['A', 'C']);
  assert.deepEqual(await numbersOf(path), [0, 1, 2, 3]);
  await rollback(path);
  assert.deepEqual(await listsOf(path), ['A']);
});

test('promote: a version that is not kept, or whose files are damaged, does not serve', async () => {
  const path = await copy();
  await add(path, 'A');
  await add(path, 'B');
  await assert.rejects(promoteVersion(path, 7), /version 7 is not kept\. Kept: 0, 1, 2/);
  const [first] = (await versionsOf(path))[1]!.whitelists;
  await rollback(path);
  await rollback(path);
  await rm(join(path, first!.file));
  await assert.rejects(promoteVersion(path, 1), /missing/);
  await writeFile(join(path, 'versions', '2.json'), '{');
  await assert.rejects(promoteVersion(path, 2), /version 2 is not kept/);
  assert.deepEqual(await listsOf(path), []);
});

test('a calibration of another network than the one that was scored is refused', async () => {
  const path = await copy();
  const scored = await readManifest(path);
  const other = { ...scored, networks: { ...scored.networks, details: { ...scored.networks.details!, sha256: '0'.repeat(64) } } };
  await assert.rejects(storeCalibration(path, other, { features: [], calibrators: {}, thresholds: {} }, { by: 'calibrate' }), /another network/);
});
