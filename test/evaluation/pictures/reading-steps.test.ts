/** Steps that can be left out are functions of reading, each named once. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import test from 'node:test';
import { steps } from '../../../scripts/ablate-reading/steps.js';

const root = new URL('../../..', import.meta.url);

test('every step is a function that reading has', async () => {
  for (const { name, file } of steps) assert.equal(typeof (await import(new URL(`src/reading/${file}`, root).href))[name], 'function', name);
  assert.equal(new Set(steps.map(({ name }) => name)).size, steps.length);
});

test('a step that is left out lets its words pass, and its neighbours stay', () => {
  const script = `
    const { joinSplitAmounts, isMonospaced } = await import('./src/reading/corrections/monospace.js');
    console.log(String(joinSplitAmounts), isMonospaced.length);`;
  const given = ['--import', 'tsx', '--import', './scripts/ablate-reading/without.ts', '--input-type=module', '-e', script];
  const printed = execFileSync(process.execPath, given, { cwd: root, env: { ...process.env, WITHOUT_STEP: 'joinSplitAmounts' }, encoding: 'utf8' });
  assert.equal(printed.trim(), '(a, b) => a 2');
});
