/** Pages too large to be drawn at the document's resolution: what is read from their pictures stands where it would on a smaller page. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { plainText } from '../../../src/document/text.js';
import { closeReaders, read } from '../../../src/reading/read.js';
import { drawnCode } from '../codes/drawn-codes.js';
import { sheet } from '../files.js';
import { at, paint, rawPdf } from './raw-pdf.js';

after(closeReaders);

const lines = ['Rechnung Nr. 4711', 'Bezeichnung Menge Preis', 'Gesamtbetrag 119,00 EUR'];
const more = ['Schrauben und Muttern', 'Lieferung vom 12.03.2024'];
/** Points: the pages' width, and the sheet of type on them. */
const [width, drawn] = [600, { x: 20, y: 100, width: 560, height: 308 }];
const [size, points] = [{ width: 1000, height: 550, size: 48 }, 0.56];
let pictures: readonly Uint8Array[];
before(async () => {
  pictures = [await sheet(lines, size).png().toBuffer(), await drawnCode('QRCode', 'https://example.com/4711', 6)];
});

const scan = paint('P0', drawn.x, drawn.y, drawn.width, drawn.height) + paint('P1', 380, 120, 120, 120);
const type = more.map((text, index) => at(40, 40 + 24 * index, text, { size: 14 })).join('');
/** Words behind the sheet's lines, where these are. */
const layer = lines
  .map((text, index) =>
    at(drawn.x + 80 * points, drawn.y + drawn.height - (100 + 1.6 * size.size * index) * points, text, { size: size.size * points, before: '3 Tr' }),
  )
  .join('');

const ways = { 'a scan': scan, 'a picture beside type': scan + type, 'a scan with a layer': scan + layer } as const;
const options = { languages: ['de'] } as const;

/** Pixels: what a page drawn at a third of the resolution leaves uncertain. */
const near = 14;

/** Words and codes: from the left, from the lower edge, and how large they are. */
function placesOf({ pages: [page] }: Document): ReadonlyMap<string, readonly number[]> {
  const { words, codes, lines, height } = page!;
  const all = [...words, ...codes, ...lines.map(({ box }, index) => ({ text: `line ${index + 1}`, box }))];
  const sizes = words.map(({ text, fontSize }) => [`size of ${text}`, [fontSize]] as const);
  const places = all.map(({ text, box }) => [text, [box.x, height - box.y - box.height, box.width, box.height]] as const);
  return new Map<string, readonly number[]>([...places, ...sizes]);
}

for (const [way, content] of Object.entries(ways)) {
  let usual: Promise<Document> | undefined;
  const onHeight = async (height: number) => read(await rawPdf({ content, pictures, size: [width, height] }), options);
  for (const height of [1800, 2520, 3000, 7000])
    test(`large pages: ${way} on ${width} × ${height} points`, async () => {
      usual ??= onHeight(842);
      const document = await onHeight(height);
      const page = document.pages[0]!;
      assert.equal(plainText(document), plainText(await usual));
      assert.ok(Math.abs(page.width - (width * 300) / 72) < 2 && Math.abs(page.height - (height * 300) / 72) < 2, `${page.width} × ${page.height}`);
      const expected = placesOf(await usual);
      assert.ok(expected.has('https://example.com/4711') && expected.has('119,00'));
      const found = placesOf(document);
      assert.deepEqual([...found.keys()], [...expected.keys()]);
      for (const [text, place] of expected) {
        const differences = place.map((value, index) => Math.abs(found.get(text)![index]! - value));
        assert.ok(Math.max(...differences) < near, `${text}: ${found.get(text)} instead of ${place}`);
      }
      assert.deepEqual(new Set(page.words.map(({ source }) => source)), new Set((await usual).pages[0]!.words.map(({ source }) => source)));
    });
}
