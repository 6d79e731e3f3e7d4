/** Details that the memory of a bundle is not asked for: noted once, they stay silent whatever is learnt later. */
import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { readManifest } from '../../../src/bundle/store.js';
import { storedLayout } from '../../../src/memory/stored.js';
import { changeMemory } from '../../../src/training/memory/change-memory.js';
import { temporaryFolder } from '../../bundle/made.js';
import { first, rememberedWorkshop, second } from '../../memory/workshop.js';

test('silent details stay silent', async () => {
  const bundle = join(await temporaryFolder(after), 'acme');
  await cp(new URL('../../../models/base', import.meta.url).pathname, bundle, { recursive: true });
  const silent = async () => (await readManifest(bundle)).layouts?.silent;
  const [one, other] = [storedLayout(rememberedWorkshop('one', first)), storedLayout(rememberedWorkshop('other', second))];
  await changeMemory(bundle, { by: 'learn' }, () => [one]);
  assert.equal(await silent(), undefined);
  await changeMemory(bundle, { by: 'learn' }, () => [one], ['CostCenter']);
  assert.deepEqual(await silent(), ['CostCenter']);
  await changeMemory(bundle, { by: 'corrections' }, (before) => [...before, other]);
  assert.deepEqual(await silent(), ['CostCenter']);
  await changeMemory(bundle, { by: 'learn' }, (before) => before, ['BankCode']);
  assert.deepEqual(await silent(), ['BankCode', 'CostCenter']);
});
