import assert from 'node:assert/strict';
import test from 'node:test';
import { taxChecks, vatChecks } from '../../../src/values/ids/national-ids.js';

test('national ids: the package has every kind that the catalogue names', () => {
  for (const [name, check] of [...Object.entries(vatChecks), ...Object.entries(taxChecks)]) assert.equal(check('1'), false, name);
});
