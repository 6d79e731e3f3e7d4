/** Adds one whitelist to a bundle's manifest, and waits before the change is done where it is told so: a process that tests start, stop and kill. */
import { setTimeout } from 'node:timers/promises';
import { storeFile } from '../../src/bundle/store.js';
import { changeBundle } from '../../src/bundle/versions.js';

const [path, detail, wait] = process.argv.slice(2) as [string, string, string];
await changeBundle(path, { by: `add ${detail}` }, async (manifest) => {
  const stored = await storeFile(path, `${detail}.whitelist`, Buffer.from(detail));
  process.stdout.write('within\n');
  await setTimeout(Number(wait));
  return { ...manifest, whitelists: [...manifest.whitelists, { ...stored, detail, rows: 1 }] };
});
