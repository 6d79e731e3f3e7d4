/** Every step of the decoder has a line in the ablation, and what gives reasons a name in the lists. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { allSteps } from '../../src/extraction/all-steps.js';
import { decisions } from '../../src/extraction/decoding/steps.js';

const root = new URL('../..', import.meta.url).pathname;
/** Without the history behind it. */
const [ablation] = readFileSync(join(root, 'reports/ablation.md'), 'utf8').split('\n## ') as [string];

test('structure: what gives reasons is a decision or a step of the list', () => {
  const sources = readdirSync(join(root, 'src/extraction'), { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));
  const given = sources.flatMap((path) =>
    [...readFileSync(join(root, 'src/extraction', path), 'utf8').matchAll(/reasonsOf\w*\(\s*'([^']+)'/g)].map(([, name]) => name!),
  );
  assert.ok(given.length >= 6, given.join(', '));
  assert.deepEqual(
    given.filter((name) => ![...decisions, ...allSteps].some((step) => step.name === name)),
    [],
  );
});

for (const { name, isRequired } of allSteps) {
  if (!isRequired) test(`structure: ${name} is in the ablation`, () => assert.ok(ablation.includes(`| ${name} |`)));
}
