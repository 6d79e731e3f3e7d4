/** `npx beleg` runs what was built: a shell asks for the right to execute it. */
import assert from 'node:assert/strict';
import { constants } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { test } from 'node:test';

test('structure: the command of package.json may be executed', async () => {
  const { bin } = JSON.parse(await readFile('package.json', 'utf8')) as { bin: { beleg: string } };
  assert.match(await readFile(bin.beleg, 'utf8'), /^#!\/usr\/bin\/env node\n/);
  await access(bin.beleg, constants.X_OK);
});
