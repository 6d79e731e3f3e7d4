/** JSON with 64-bit integers: digits are the same on both sides. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type Json, readJson, writeJson } from '../../src/api/json.js';
import { details } from '../../src/catalogue/details.js';

const int64 = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });

test('every id of the catalogue, and every 64-bit integer, keeps its digits', () => {
  for (const { id } of details) assert.equal(writeJson(readJson(`{"Type":${id}}`)), `{"Type":${id}}`);
  fc.assert(fc.property(int64, (value) => assert.equal(writeJson(readJson(`[${value}]`)), `[${value}]`)));
  fc.assert(fc.property(int64, (value) => assert.equal(BigInt(readJson(writeJson(value)) as bigint), value)));
});

test('other JSON is read and written as the native functions do', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const text = JSON.stringify(value);
      const own = readJson(text);
      assert.deepEqual(JSON.parse(writeJson(own)), JSON.parse(text));
    }),
  );
});

test('whatever the text, it is read as the native function reads it, or refused', () => {
  const pieces = fc.array(fc.constantFrom('{', '}', '[', ']', '"', 'a', '\\', 'u003d', ':', ',', '1', '-', '.5', 'e3', 'true', 'null', ' ', '\n', '\u0001'), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(pieces, (parts) => {
      const text = parts.join('');
      let native: unknown;
      let valid = true;
      try {
        native = JSON.parse(text);
      } catch {
        valid = false;
      }
      // As the native function writes it: 1e311 is infinite, hence null.
      if (valid) assert.deepEqual(JSON.parse(writeJson(readJson(text))), JSON.parse(JSON.stringify(native)));
      else assert.throws(() => readJson(text), { name: 'InputError' });
    }),
    { numRuns: 2000 },
  );
});

for (const [text, value] of [
  ['"a\\u003d\\"b\\\\"', 'a="b\\'],
  ['{"a":{},"b":[],"__proto__":1}', undefined],
  [' [ 1 , 2.5 , -0 , 1e3 ] ', [1, 2.5, -0, 1000]],
] as const) {
  test(`reads ${text}`, () => {
    const read = readJson(text);
    if (value === undefined) assert.deepEqual(Object.keys(read as object), ['a', 'b', '__proto__']);
    else assert.deepEqual(read, value as Json);
  });
}

test('members that are undefined are left out', () => assert.equal(writeJson({ a: undefined, b: 1n }), '{"b":1}'));
