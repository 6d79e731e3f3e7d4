/** Remembered documents as bytes: the same comes back, and damage is an InputError. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { InputError } from '../../src/errors.js';
import { decodeLayouts, encodeLayouts, joined } from '../../src/memory/codec.js';
import { sample } from '../../src/synthesis/sample.js';
import { columnsOf } from '../../src/training/batches/pages.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';

const columns = columnsOf([]);
const documents = Array.from({ length: 12 }, (_, i) => {
  const { document, labels } = sample('memory', i);
  return rememberLabelled({ ...document, name: `${i}` }, labels, columns);
});
const bytes = encodeLayouts(documents);
assert.ok(documents.some(({ pages }) => pages.some(({ items }) => items)));

test('codec: synthetic documents come back as they were', () => {
  const file = decodeLayouts(bytes, 'test');
  assert.deepEqual(
    Array.from({ length: file.count }, (_, i) => file.document(i)),
    documents,
  );
});

test('codec: that two equal taxes are labelled apart comes back', () => {
  const apart = { ...documents[0]!, taxesApart: true as const };
  assert.deepEqual(decodeLayouts(encodeLayouts([apart]), 'test').document(0), apart);
});

test('codec: postings are ordered by word and name documents that have it', () => {
  const { postings, document } = decodeLayouts(bytes, 'test');
  for (let i = 0; i < postings.length; i += 2) {
    if (i > 0) assert.ok(postings[i]! >= postings[i - 2]!);
    assert.ok(document(postings[i + 1]!).pages[0]!.contexts.own.includes(postings[i]!));
  }
});

test('codec: no text of a document is kept', () => {
  const text = Buffer.from(bytes).toString('latin1');
  const pages = documents.flatMap((_, i) => sample('memory', i).document.pages);
  const words = pages.flatMap((page) => page.words.map((word) => word.text)).filter((word) => /^[A-Za-z]{6,}$/.test(word));
  const names = new Set(columns.map(({ name }) => name));
  assert.ok(words.length > 10);
  for (const word of words) if (![...names].some((name) => name.includes(word))) assert.ok(!text.includes(word), word);
});

for (const [what, damaged] of [
  ['nothing', new Uint8Array()],
  ['another kind of file', new TextEncoder().encode('{"format": 1, "name": "acme"}')],
  ['cut within the table', bytes.subarray(0, 40)],
] as const)
  test(`codec: ${what} is refused`, () => {
    assert.throws(() => decodeLayouts(damaged, 'memory.layouts'), InputError);
  });

test('codec: a file of the version before, which has no item tables, is read', () => {
  const plain = documents.map((one) => ({ ...one, pages: one.pages.map(({ items: _items, ...page }) => page) }));
  const older = Buffer.from(encodeLayouts(plain));
  older.writeUInt32LE(2, 4);
  const file = decodeLayouts(older, 'test');
  assert.deepEqual(
    Array.from({ length: file.count }, (_, i) => file.document(i)),
    plain,
  );
  // Beside newer ones they stay as they are.
  const both = decodeLayouts(joined([...file.stored(), ...decodeLayouts(bytes, 'test').stored()]), 'test');
  assert.deepEqual([both.document(0), both.document(documents.length)], [plain[0], documents[0]]);
  older.writeUInt32LE(4, 4);
  assert.throws(() => decodeLayouts(older, 'test'), InputError);
});

test('codec: a document that is cut or broken is refused when it is asked for', () => {
  const last = documents.length - 1;
  assert.throws(() => decodeLayouts(bytes.subarray(0, bytes.length - 10), 'test').document(last), InputError);
  const broken = Buffer.from(bytes);
  const head = broken.readUInt32LE(16 + 8 * last) + 4;
  broken.fill('{', head, head + 20);
  assert.throws(() => decodeLayouts(broken, 'test').document(last), InputError);
});
