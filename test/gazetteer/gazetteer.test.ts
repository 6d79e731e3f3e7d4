import assert from 'node:assert/strict';
import test from 'node:test';
import { bitsOfName, followedBy, type GazetteerClass, gazetteerClasses, gazetteerKey, lookUp, noName, tableOf } from '../../src/gazetteer/gazetteer.js';
import { bare } from '../../src/fold.js';

const names = (bits: number) => gazetteerClasses.filter((_, bit) => bits & (1 << bit));

const listed: readonly (readonly [string, readonly GazetteerClass[]])[] = [
  ['München', ['town', 'largeTown']],
  ['MUENCHEN', ['town', 'largeTown']],
  ['Nová Paka', ['town']],
  ['Frankfurt', ['town']],
  ['New York', ['town', 'largeTown', 'state']],
  ['Bosnia and Herzegovina', ['country']],
  ['Svizzera', ['country']],
  ['Xqzwv', []],
  // Keys of documents are no names.
  ['Total', []],
  ['Rechnung', []],
];
for (const [name, expected] of listed)
  test(`gazetteer: ${name}`, () =>
    assert.deepEqual(
      names(lookUp(bare(name))).filter((found) => !/Name$/.test(found)),
      expected,
    ));

test('gazetteer: a name word by word is the name', () => {
  for (const [name] of listed) assert.equal(bitsOfName(name.split(' ').map(bare).reduce(followedBy, noName)), lookUp(bare(name)));
});

test('gazetteer: a table is keys, then bits', () => {
  const key = gazetteerKey('musterstadt');
  const bytes = Buffer.alloc(5);
  bytes.writeUInt32LE(key);
  bytes[4] = 3;
  const { keys, bits } = tableOf(bytes);
  assert.deepEqual([[...keys], [...bits]], [[key], [3]]);
  assert.throws(() => tableOf(bytes.subarray(0, 4)), /no whole number of entries/);
});
