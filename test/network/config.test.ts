/** Outputs of the networks by name: trained weights know them by their place, so a list may only grow at its end. Columns of details are found by the names in a bundle's manifest. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { columnNames, documentHead, documentHeads, lineRoles, tagNames } from '../../src/network/config.js';

test('network: the document head', () => {
  assert.deepEqual([...documentHeads], ['Invoice', 'CreditMemo', 'Other', 'vatExempt', 'itemTable']);
  assert.equal(documentHead('vatExempt'), 3);
});

const stored = JSON.parse(readFileSync(new URL('./outputs.json', import.meta.url), 'utf8')) as Readonly<Record<string, readonly string[]>>;
for (const [name, now] of Object.entries({ tagNames, columnNames: columnNames(), lineRoles, documentHeads })) {
  test(`network: ${name} begin with those stored`, () =>
    assert.deepEqual(now.slice(0, stored[name]!.length), stored[name], `${name}: add names at the end, and store them in test/network/outputs.json`));
}
