/** Filter in every form that clients send. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { customWireDetails, filterMask, subscriptionMask, wanted } from '../../src/api/filter.js';
import { versionOf } from '../../src/api/versions/index.js';
import { knownDetails } from '../../src/api/versions/known-details.js';
import { details, freeBits } from '../../src/catalogue/details.js';

for (const [filter, mask] of [
  [undefined, 0n],
  [null, 0n],
  [0, 0n],
  ['', 0n],
  ['None', 0n],
  ['0', 0n],
  [1040, 1040n],
  ['1040', 1040n],
  [2305843009213693952n, 1n << 61n],
  [-9223372036854775808n, 1n << 63n],
  ['-9223372036854775808', 1n << 63n],
  ['9223372036854775808', 1n << 63n],
  ['InvoiceId, GrandTotalAmount', 1040n],
  ['invoiceid|VATIDS', 1024n | 8388608n],
  ['UstIds,Iban,LineItem', 8388608n | 16384n | 65536n],
  ['DeliveryPeriod,BarCodeGroup', (1n << 52n) | (1n << 63n)],
  ['NetTotalAmount', 256n],
] as const) {
  test(`filter ${String(filter)}`, () => assert.equal(filterMask(filter), mask));
}

for (const filter of ['Colour', 1.5, 2 ** 60, 1n << 64n, -(1n << 63n) - 1n]) {
  test(`filter ${String(filter)} is refused`, () => assert.throws(() => filterMask(filter), { name: 'InputError' }));
}

test('every union of flags asks for its members and for nothing else, signed or not', () => {
  const flagged = details.filter(({ flags }) => flags.length > 0);
  fc.assert(
    fc.property(fc.subarray([...flagged], { minLength: 1 }), (chosen) => {
      const mask = chosen.reduce((sum, { id }) => sum | BigInt.asUintN(64, id), 0n);
      assert.equal(filterMask(chosen.map(({ flags }) => flags[0]).join(',')), mask);
      assert.equal(filterMask(BigInt.asIntN(64, mask)), mask);
      const asked = wanted(mask);
      for (const { id } of details)
        assert.equal(
          asked(id),
          chosen.some((each) => each.id === id),
        );
    }),
  );
});

test('nothing of the filter gets past the subscription', () => {
  const subscription = subscriptionMask(['InvoiceId', 'unknown'], details);
  assert.ok(wanted(0n, subscription)(1024n));
  assert.ok(!wanted(0n, subscription)(16n));
  assert.ok(!wanted(1040n, subscription)(16n));
  assert.ok(!wanted(0n, 0n)(1024n));
});

test('custom details get free bits, and are asked for by name', () => {
  const custom = customWireDetails([{ name: 'A' }, { name: 'B', id: '1' }, { name: 'C' }]);
  assert.deepEqual(
    custom.map(({ id }) => id),
    [freeBits[1], 1n, freeBits[2]],
  );
  assert.equal(filterMask('a,B', [...details, ...custom]), 5n);
});

test('custom details without an id are not asked for by number', () => {
  const known = [...details, ...customWireDetails([{ name: 'A' }, { name: 'B', id: String(freeBits[1]) }])];
  const assigned = known.find(({ name }) => name === 'A')!.id;
  assert.equal(filterMask(assigned | 1024n, known), 1024n);
  assert.equal(filterMask(freeBits[1]!, known), freeBits[1]);
  assert.equal(filterMask(-1n, known) & assigned, 0n);
  const alone = filterMask(String(assigned), known);
  assert.ok(details.every(({ id }) => !wanted(alone)(id)) && !wanted(alone)(assigned));
});

test('versions before 1.18 know their own flags alone', () => {
  const of = (name: '1.10' | '1.11') => knownDetails(versionOf(name), []);
  assert.equal(filterMask('UstIds', of('1.10')), 8388608n);
  assert.throws(() => filterMask('LineItems', of('1.10')), { name: 'InputError' });
  assert.equal(filterMask('LineItems', of('1.11'), 32), 65536n);
  assert.throws(() => filterMask('Contacts', of('1.11'), 32), { name: 'InputError' });
  assert.throws(() => filterMask(1n << 40n, of('1.11'), 32), { name: 'InputError' });
});
