/** Customers on receipts: named, with a number alone, with an address, or keys that nobody filled in. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldsOf, printed, rolls, shareOf, type Roll } from './rolls.js';

const hasName = (roll: Roll): boolean => fieldsOf(roll, 'Receiver').Name !== undefined;
const hasTown = (roll: Roll): boolean => fieldsOf(roll, 'Receiver').City !== undefined;
const hasId = ({ labels }: Roll): boolean => (labels.details.ReceiverVatId?.length ?? 0) > 0;

for (const [what, holds, least, most] of [
  ['a name', hasName, 0.05, 0.13],
  ['an address', hasTown, 0.02, 0.08],
  ['a name alone', (roll: Roll) => hasName(roll) && !hasTown(roll), 0.02, 0.07],
  ['a tax number alone', (roll: Roll) => hasId(roll) && !hasName(roll), 0.005, 0.05],
] as const)
  test(`customers of receipts: ${what}`, () => {
    const share = shareOf(holds);
    assert.ok(share > least && share < most, String(share));
  });

test('the customer is not the shop', () => {
  for (const roll of rolls.filter(hasName)) {
    const [shop, customer] = [fieldsOf(roll, 'Sender').Name, fieldsOf(roll, 'Receiver').Name];
    assert.ok(shop && customer, roll.document.name);
    assert.equal(customer.value, roll.facts.receiver.name, roll.document.name);
  }
});

test('keys without a value have no label', () => {
  const empty = rolls.filter((roll) => printed(roll).includes('..........'));
  assert.ok(empty.length > 0, String(empty.length));
  for (const roll of empty) assert.deepEqual(fieldsOf(roll, 'Receiver'), {}, roll.document.name);
});

test('in many languages', () => assert.ok(new Set(rolls.filter(hasName).map(({ facts }) => facts.language.code)).size > 9));
