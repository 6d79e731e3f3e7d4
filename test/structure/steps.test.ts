/** Every step of the decoder has a test of its own and a line in the ablation. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { allSteps } from '../../src/extraction/all-steps.js';

const root = new URL('../..', import.meta.url).pathname;
const tests = readdirSync(join(root, 'test/extraction'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(root, 'test/extraction', path), 'utf8'))
  .join('\n');
const ablation = readFileSync(join(root, 'reports/ablation.md'), 'utf8');

test('structure: steps have names of their own', () => {
  assert.equal(new Set(allSteps.map(({ name }) => name)).size, allSteps.length);
});

for (const { name, isRequired } of allSteps) {
  test(`structure: ${name} has a test of its own`, () => assert.match(tests, new RegExp(`['\`]${name.replace('.', '\\.')}['\`:]`)));
  if (!isRequired) test(`structure: ${name} is in the ablation`, () => assert.ok(ablation.includes(`| ${name} |`)));
}
