/** Words of a foreign file in place of our reading. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { withTheirWords } from '../../../src/dataset/exchange/their-words.js';
import { drawn } from '../../drawn.js';
import { edges, imported, invoice } from './foreign.js';

/** The invoice as a poor recogniser reads it. */
const misread = {
  ...invoice,
  pages: invoice.pages.map((page) => ({
    ...page,
    words: page.words.map((word) => ({ ...word, text: word.text.replace('R-4711', 'R-47l1').replace('Nordlicht', 'Nordl') })),
  })),
};
const { words } = invoice.pages[0]!;
const form = words.map(({ text, box: { x, y, width: w, height: h } }, id) => ({
  id,
  text,
  label: text === 'R-4711' ? 'InvoiceId' : 'other',
  box: [x, y, x + w, y + h].map(Math.round),
  words: [{ text, box: [x, y, x + w, y + h].map(Math.round) }],
  linking: [],
}));
const file = { 'annotations/invoice.json': { form } };

test('words: ours stay, theirs replace them', async () => {
  assert.deepEqual(await imported('funsd', file, { of: misread }), ['InvoiceId=R-47l1 @R-47l1']);
  assert.deepEqual(await imported('funsd', file, { of: misread, words: 'theirs' }), ['InvoiceId=R-4711 @R-4711']);
});

test('words: a file without words, and a document with labels', async () => {
  const [left, top, right, bottom] = edges('R-4711');
  const docile = { field_extractions: [{ bbox: [left, top, right, bottom], page: 0, fieldtype: 'document_id' }] };
  assert.deepEqual(await imported('docile', { 'annotations/invoice.json': docile }, { words: 'theirs' }), [
    '! invoice.pdf: the file holds no words of it. Leave out --words theirs',
  ]);
  const twice = { 'a/invoice.json': { uri: 'invoice.pdf', ...tokens() }, 'b/invoice.json': { uri: 'invoice.pdf', ...tokens() } };
  assert.deepEqual(await imported('document-ai', twice, { words: 'theirs' }), [
    'InvoiceId=R-4711 @R-4711',
    '! invoice.pdf: has labels on our words already. Import its words into a dataset without labels',
  ]);
});

function tokens() {
  const [left, top, right, bottom] = edges('R-4711');
  const vertices = [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y })));
  const textAnchor = { textSegments: [{ endIndex: '6' }] };
  const layout = { textAnchor, boundingPoly: { normalizedVertices: vertices } };
  return { text: 'R-4711', pages: [{ tokens: [{ layout }] }], entities: [{ type: 'invoice_id', textAnchor }] };
}

test('words: in lines, blanks divide them, what lies outside is left out, other pages stay', () => {
  const two = drawn('alt\fbleibt');
  const region = (text: string, x: number, y: number, w = 0.1) => ({ page: 0, text, box: { x, y, width: w, height: 0.02 } });
  const { pages, quality } = withTheirWords(two, [
    region('zwei', 0.3, 0.1),
    region('eins', 0.1, 0.1),
    region('drei vier', 0.1, 0.2, 0.18),
    region('weg', 3, 3),
    region(' ', 0.5, 0.5),
  ]);
  assert.deepEqual(
    pages.map((page) => page.lines.map((line) => line.words.map((word) => page.words[word]!.text).join(' '))),
    [['eins zwei', 'drei vier'], ['bleibt']],
  );
  const [, , , four] = pages[0]!.words;
  assert.deepEqual([Math.round((four!.box.x / two.pages[0]!.width) * 1000), quality.max], [200, 0]);
});
