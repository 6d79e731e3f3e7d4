/** Addresses for cheques beside the sender's own. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { remitToLines } from '../../../../src/synthesis/layout/party/remit-to.js';
import { scene as newScene } from '../../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const linesIn = (country: string) =>
  Array.from({ length: 200 }, (_, i) => remitToLines(newScene(syntheticFacts(random('remit', i), { countries: [country] }), random('remit page', i)))).filter(
    (lines) => lines.length > 0,
  );

test('American invoices name an address for cheques, whose name alone is a label', () => {
  const blocks = linesIn('US');
  assert.ok(blocks.length > 15, `${blocks.length} of 200`);
  for (const [, name, ...address] of blocks) {
    assert.ok(name!.some(({ means }) => means?.some((meaning) => 'contact' in meaning && meaning.field === 'Name')));
    assert.ok(address.length === 2 && address.flat().every(({ means }) => means === undefined));
  }
});

test('countries without cheques do not', () => {
  assert.equal(linesIn('DE').length, 0);
});
