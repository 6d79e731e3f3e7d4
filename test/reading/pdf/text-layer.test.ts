/** Which text layers are believed, and where words of a page are missing in them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Placed } from '../../../src/reading/order/placed-word.js';
import { explainsInk, isReadable, textRegions, unexplainedInk } from '../../../src/reading/pdf/text-layer.js';

const words = (text: string): readonly Placed[] =>
  text.split(' ').map((word, index) => ({
    text: word,
    box: { x: 100 + (index % 10) * 200, y: 100 + Math.floor(index / 10) * 60, width: word.length * 18, height: 40 },
    confidence: 1,
    fontSize: 42,
    bold: false,
    source: 'text',
    baseline: 132 + Math.floor(index / 10) * 60,
    angle: 0,
  }));

for (const [text, readable] of [
  ['Rechnung Nr. 4711 vom 12.03.2024 Gesamtbetrag 119,00 EUR', true],
  ['Częstochowa zażółć gęślą jaźń 4711', true],
  ['4711 119,00 19 %', true],
  ['', false],
  ['\ue001\ue002\ue003 \ue004\ue005 \ue006\ue007', false],
  ['Uhfkqxqj Qu Jhvdpwehwudj Qhwwr Euxwwr Phqjh Vwxhfn Olhihugdwxp Nxqghqqxpphu Duwlnho Skrqh Vwhxhu Ndwxp Pzvw', false], // letters shifted by three
  ['\ufffd\ufffd\ufffd\ufffd 12', false],
] as const) {
  test(`text layer: ${text.slice(0, 40) || 'nothing'} is ${readable ? 'believed' : 'not believed'}`, () => assert.equal(isReadable(words(text)), readable));
}

const layer = words('Rechnung Nummer Datum Betrag Netto Steuer Brutto Summe Menge Preis Artikel Einheit');
/** Letters as ink under the given words. */
const lettersOf = (some: readonly Placed[]) =>
  some.flatMap(({ text, box }) => [...text].map((_, index) => ({ x: box.x + index * 18, y: box.y + 10, width: 14, height: 24 })));

test('text layer: hidden words agree with the picture where ink lies under them', () => {
  assert.ok(explainsInk(layer, { letters: lettersOf(layer), letterHeight: 24 }));
  const elsewhere = lettersOf(layer).map((box) => ({ ...box, y: box.y + 1500 }));
  assert.ok(!explainsInk(layer, { letters: elsewhere, letterHeight: 24 }));
});

test('text layer: a paragraph without words makes a region, a few specks make none', () => {
  const missing = Array.from({ length: 60 }, (_, index) => ({ x: 300 + (index % 30) * 20, y: 1600 + Math.floor(index / 30) * 50, width: 14, height: 24 }));
  const regions = textRegions(unexplainedInk(layer, [...lettersOf(layer), ...missing, { x: 2000, y: 3000, width: 20, height: 24 }]), 24);
  assert.ok(regions.length >= 1 && regions.every(({ y }) => y > 1500 && y < 1800), JSON.stringify(regions));
  assert.deepEqual(textRegions(unexplainedInk(layer, lettersOf(layer)), 24), []);
});

const far = { x: 40_000, y: 40_000, width: 20, height: 24 };
for (const [what, box, explains] of [
  ['over the page and 10,000 pixels on', { x: -10, y: -10, width: 1e4, height: 1e4 }, true],
  ['over the page and far on to all sides', { x: -2e6, y: -2e6, width: 4e6, height: 4e6 }, true],
  ['over the page and without an end', { x: 0, y: 0, width: Infinity, height: Infinity }, true],
  ['beside the page, as large as a town', { x: 1e6, y: 0, width: 1e30, height: 1e30 }, false],
  ['above the page, of no size that is known', { x: 0, y: -1e6, width: Number.NaN, height: 10 }, false],
] as const) {
  test(`text layer: a word ${what} is looked up within the page alone`, () => {
    const all = [...layer, { ...layer[0]!, box }];
    assert.ok(explainsInk(all, { letters: lettersOf(layer), letterHeight: 24 }));
    const missing = { x: 2000, y: 3000, width: 20, height: 24 };
    assert.deepEqual(unexplainedInk(all, [...lettersOf(layer), missing]), explains ? [] : [missing]);
    assert.deepEqual(unexplainedInk(layer, [far, ...lettersOf(layer)]), [far]);
  });
}
