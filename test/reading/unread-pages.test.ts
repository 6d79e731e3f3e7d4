/** PDFs of which some pages cannot be read: the others are, under their own numbers. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { documentFromJson } from '../../src/document/from-json.js';
import { documentToJson } from '../../src/document/json.js';
import { pageText } from '../../src/document/text.js';
import { InputError } from '../../src/errors.js';
import { pageImages, read } from '../../src/reading/read.js';
import { font, pdfOfObjects, stream, text } from './pdf/broken-pdfs.js';

/** One page for each word; a word in brackets stands on a page that is smaller than a pixel. */
function pdfOfPages(...words: readonly string[]): Buffer {
  const first = 4;
  const kids = words.map((_, index) => `${first + 2 * index} 0 R`);
  const pages = words.flatMap((word, index) => {
    const box = word.startsWith('(') ? '0 0 0.1 0.1' : '0 0 595 842';
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents ${first + 2 * index + 1} 0 R/Resources<</Font<</F 3 0 R>>>>>>`,
      stream(text(word.replace(/[()]/g, ''))),
    ];
  });
  return pdfOfObjects(['<</Type/Catalog/Pages 2 0 R>>', `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${words.length}>>`, font, ...pages]);
}

const options = { name: 'odd.pdf', languages: ['de'], codes: false };

for (const [words, read_, unread] of [
  [['eins', '(zwei)', 'drei'], ['eins', '', 'drei'], [1]],
  [['(eins)', 'zwei'], ['', 'zwei'], [0]],
  [
    ['eins', 'zwei', '(drei)', '(vier)'],
    ['eins', 'zwei', '', ''],
    [2, 3],
  ],
  [['eins', 'zwei'], ['eins', 'zwei'], undefined],
] as const) {
  test(`unread pages: ${words.join(' ')}`, async () => {
    const bytes = pdfOfPages(...words);
    const document = await read(bytes, options);
    assert.deepEqual(document.pages.map(pageText), read_);
    assert.deepEqual(
      document.unread?.map(({ page }) => page),
      unread,
    );
    for (const { page, reason } of document.unread ?? []) assert.equal(reason, `page ${page! + 1} has no size. Save the PDF again with a valid page box.`);
    assert.equal(document.source, 'text');
    assert.deepEqual(documentFromJson(documentToJson(document)), document);
    assert.equal((await pageImages(bytes, options)).length, words.length);
  });
}

test('unread pages: none readable is told with the first reason', async () => {
  await assert.rejects(
    read(pdfOfPages('(eins)', '(zwei)'), options),
    (error) => error instanceof InputError && /^odd\.pdf: page 1 has no size\./.test(error.message),
  );
});

const broken = '<</Type/Catalog/Pages 2 0 R>>';
const tree = (kids: string, count: number) => `<</Type/Pages/Kids[${kids}]/Count ${count}>>`;
const page = (contents: number) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${contents} 0 R/Resources<</Font<</F 3 0 R>>>>>>`;
const pages = [font, page(5), stream(text('eins')), page(7), stream(text('zwei'))];

for (const [name, objects, words] of [
  ['the catalogue leads to a page in place of the tree', ['<</Type/Catalog/Pages 4 0 R>>', tree('4 0 R', 1), ...pages], ['eins', 'zwei']],
  ['a kid that is missing hides those behind it', [broken, tree('4 0 R 99 0 R 6 0 R', 3), ...pages], ['eins', 'zwei']],
  ['kids that are no list', [broken, '<</Type/Pages/Kids 8/Count 2>>', ...pages], ['eins', 'zwei']],
  ['a tree that leads to itself', [broken, tree('2 0 R', 2), ...pages], ['eins', 'zwei']],
] as const) {
  test(`unread pages: ${name}`, async () => {
    const document = await read(pdfOfObjects(objects), options);
    const found = document.pages.map(pageText).filter((line) => line !== '');
    assert.deepEqual(found, words);
    assert.match(document.unread!.at(-1)!.reason, /^the page tree is broken/);
  });
}
