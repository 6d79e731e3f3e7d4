/** A document that hangs, crashes or grows fails alone; the next is read as if nothing had happened. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inputOrder, openReader } from '../../../src/cli/workers/reader.js';
import { InputError } from '../../../src/errors.js';
import { pdfOf } from '../../reading/files.js';

const module = new URL('./stub-reader.ts', import.meta.url);

for (const [what, message, limits] of [
  ['h', /^x\.pdf: not read after 2 s/, { seconds: 2 }],
  ['d', /^x\.pdf: reading it ended the process/, {}],
  ['m', /^x\.pdf: .*more than 250 MB/, { maxMegabytes: 250 }],
  ['r', /^x\.pdf: no document$/, {}],
] as const) {
  test(`reader: a document that ${{ h: 'hangs', d: 'crashes', m: 'fills memory', r: 'is none' }[what]}`, async () => {
    const reader = openReader({ module, ...limits });
    try {
      await assert.rejects(reader.read(Buffer.from(what), { name: 'x.pdf' }), (error: Error) => {
        assert.ok(error instanceof InputError, error.stack);
        assert.match(error.message, message);
        return true;
      });
      if (what === 'h') return;
      const { pages, pageCount } = await reader.read(Buffer.from('good'));
      assert.deepEqual([pages.length, pageCount], [1, 3]);
    } finally {
      await reader.close();
    }
  });
}

test('reader: the document behind one that hangs is read by another process', async () => {
  const reader = openReader({ module });
  try {
    const gone = new AbortController();
    const hanging = reader.read(Buffer.from('h'), { signal: gone.signal });
    setTimeout(() => gone.abort(), 500);
    await assert.rejects(hanging);
    assert.equal((await reader.read(Buffer.from('good'))).pages.length, 1);
  } finally {
    await reader.close();
  }
});

test('reader: a real document with pictures of its pages', async () => {
  const reader = openReader();
  try {
    const { document, images } = await reader.readWithImages(await pdfOf([[{ text: 'Rechnung Nr. 4711', x: 60, y: 100 }]]), { name: 'a.pdf' });
    assert.deepEqual([document.name, document.pages[0]!.words.map(({ text }) => text).join(' '), images.length], ['a.pdf', 'Rechnung Nr. 4711', 1]);
  } finally {
    await reader.close();
  }
});

test('reader: results come in order, a few are in work at once, failures wait for their turn', async () => {
  let [working, most] = [0, 0];
  const results: string[] = [];
  for await (const ready of inputOrder([5, 1, 3, 2], 2, async (pause) => {
    most = Math.max(most, ++working);
    await new Promise((resolve) => setTimeout(resolve, pause));
    working--;
    if (pause === 3) throw new Error('three');
    return pause;
  }))
    results.push(await ready().then(String, (error: Error) => error.message));
  assert.deepEqual(results, ['5', '1', 'three', '2']);
  assert.equal(most, 2);
});
