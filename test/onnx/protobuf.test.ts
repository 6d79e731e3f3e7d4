/** What is written comes back; bytes that are no message, or a part of one, are refused. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { bytesField, type Field, fields, floatField, integerField, message, textField } from '../../src/onnx/protobuf.js';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

// The first three are the examples of the encoding guide (protobuf.dev, Encoding).
for (const [what, field, bytes] of [
  ['150 as field 1', integerField(1, 150), '089601'],
  ['"testing" as field 2', textField(2, 'testing'), '120774657374696e67'],
  ['150 in a message as field 3', message(3, [integerField(1, 150)]), '1a03089601'],
  ['0', integerField(1, 0), '0800'],
  ['-2, which takes ten bytes', integerField(1, -2), '08feffffffffffffffff01'],
  ['a field beyond fifteen', integerField(16, 1), '800101'],
  ['1.5 as a real number', floatField(2, 1.5), '150000c03f'],
  ['no bytes', bytesField(9, new Uint8Array()), '4a00'],
  ['letters of two bytes', textField(1, 'ä'), '0a02c3a4'],
] as const)
  test(`protobuf: ${what}`, () => assert.equal(hex(field), bytes));

interface Part {
  readonly bytes: Field;
  readonly back?: readonly [field: number, value: number | string];
}
const number = fc.integer({ min: 1, max: 100_000 });
const part: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(number, fc.maxSafeNat()).map(([field, value]) => ({ bytes: integerField(field, value), back: [field, value] as const })),
  fc.tuple(number, fc.uint8Array({ maxLength: 300 })).map(([field, bytes]) => ({ bytes: bytesField(field, bytes), back: [field, hex(bytes)] as const })),
  fc.tuple(number, fc.string({ unit: 'grapheme' })).map(([field, text]) => ({ bytes: textField(field, text), back: [field, hex(Buffer.from(text))] as const })),
  // Nobody asks for real numbers: they are passed over.
  fc.tuple(number, fc.float()).map(([field, value]) => ({ bytes: floatField(field, value) })),
);
const read = (bytes: Uint8Array) => [...fields(bytes)].map(({ field, bytes, value }) => [field, value || hex(bytes)]);
const expected = (parts: readonly Part[]) => parts.flatMap(({ back }) => (back ? [[back[0], back[1] || '']] : []));

test('protobuf: what was written comes back, in a message too', () => {
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const all = parts.map(({ bytes }) => bytes);
      assert.deepEqual(read(Buffer.concat(all)), expected(parts));
      const [inner] = [...fields(message(7, all))];
      assert.equal(inner!.field, 7);
      assert.deepEqual(read(inner!.bytes), expected(parts));
    }),
  );
});

test('protobuf: a field that is cut short is refused, wherever', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), part, fc.nat(), (before, { bytes }, at) => {
      const whole = before.map((each) => each.bytes);
      const cut = bytes.subarray(0, 1 + (at % (bytes.length - 1)));
      assert.throws(() => [...fields(Buffer.concat([...whole, cut]))], /cut short/);
    }),
  );
});

test('protobuf: any bytes are read to their end or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      try {
        for (const field of fields(bytes)) assert.ok(field.field >= 0 && field.bytes.length <= bytes.length);
      } catch (error) {
        assert.match((error as Error).message, /^(?:cut short|wire type \d)$/);
      }
    }),
  );
});
