/** Names and order of all features, as trained models know them. Written anew with featuresVersion only: node --import tsx test/features/stored-rows.ts --write */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { candidateKinds } from '../../src/features/candidates/candidates.js';
import { candidateNumbers, lineNumbers, tokenNumbers } from '../../src/features/contract.js';
import { layoutOf } from '../../src/features/layout.js';
import { type FeatureSchema, featureSchema } from '../../src/features/schema.js';

const stored = JSON.parse(readFileSync(new URL('./schema.json', import.meta.url), 'utf8')) as FeatureSchema;

for (const part of ['featuresVersion', 'token', 'candidate', 'line', 'lexicon'] as const) {
  test(`feature schema: ${part}`, () =>
    assert.deepEqual(
      JSON.stringify(featureSchema[part]),
      JSON.stringify(stored[part]),
      'the meaning of features changed: raise featuresVersion, train again, then write the stored schema anew (stored-rows.ts --write)',
    ));
}

test('feature schema: every number has one name', () => {
  for (const names of [featureSchema.token, featureSchema.candidate, featureSchema.line]) assert.equal(new Set(names).size, names.length);
  assert.ok(featureSchema.token.length <= tokenNumbers && featureSchema.candidate.length <= candidateNumbers && featureSchema.line.length <= lineNumbers);
  for (const kind of candidateKinds) assert.ok(featureSchema.candidate.includes(`kind.${kind}`));
});

test('layout: offsets follow from the columns before', () => {
  const { at, names, width } = layoutOf({ bold: 1, kind: ['date', 'amount'], left: 1 }, 6);
  assert.deepEqual(at, { bold: 0, kind: 1, left: 3 });
  assert.deepEqual(names, ['bold', 'kind.date', 'kind.amount', 'left']);
  assert.equal(width, 6);
});

test('layout: more columns than a row has numbers are refused', () => {
  assert.throws(() => layoutOf({ bold: 1, kind: ['date', 'amount'] }, 2), /3 features are named, a row has 2 numbers/);
});
