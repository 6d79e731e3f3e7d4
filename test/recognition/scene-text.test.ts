/** Text found and read anywhere in a picture: boxes of a map of text, and printed lines by the networks themselves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { normaliseLine } from '../../src/reading/segmentation/line-normalisation.js';
import { boxesOf, sceneText } from '../../src/recognition/scene-text.js';

/** A map of 40 × 20 pixels with text of this probability at each of the areas. */
function mapOf(areas: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number; readonly text: number }[]) {
  const [width, height] = [40, 20];
  const probabilities = new Float32Array(width * height);
  for (const { x, y, width: across, height: down, text } of areas)
    for (let row = y; row < y + down; row++) probabilities.fill(text, row * width + x, row * width + x + across);
  return { probabilities, width, height };
}

const line = { x: 4, y: 5, width: 20, height: 5, text: 0.9 };

test('a line reaches beyond its text by 1.5 of its area to its circumference', () =>
  assert.deepEqual(boxesOf(mapOf([line])), [{ x: 1, y: 2, width: 26, height: 11 }]));

for (const [title, areas, wanted] of [
  ['nothing', [], 0],
  ['two lines', [line, { x: 4, y: 13, width: 20, height: 4, text: 0.8 }], 2],
  ['two columns', [line, { x: 30, y: 5, width: 8, height: 5, text: 0.8 }], 2],
  ['one that touches the edges', [{ x: 0, y: 0, width: 40, height: 20, text: 0.9 }], 1],
  ['a corner shared by two', [line, { x: 24, y: 10, width: 10, height: 5, text: 0.9 }], 2],
  ['text that is unsure', [{ ...line, text: 0.5 }], 0],
  ['a speck', [{ x: 4, y: 5, width: 2, height: 2, text: 0.9 }], 0],
] as const)
  test(`lines of a map: ${title}`, () => assert.equal(boxesOf(mapOf(areas)).length, wanted));

/** A page of one line, letters 11 pixels high at `factor` 1. */
async function page(text: string, factor: number) {
  const [width, height] = [420 * factor, 90 * factor];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><text x="${60 * factor}" y="${50 * factor}" font-family="sans-serif" font-size="${15 * factor}">${text}</text></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width, height };
}

for (const text of ['Total amount 4,018.50', 'INVOICE 2031-0815'])
  test(`a line is found and read: ${text}`, async () => {
    const scene = await sceneText();
    const boxes = await scene.find(await page(text, 1));
    assert.equal(boxes.length, 1);
    const { x, y, width, height } = boxes[0]!;
    assert.ok(x > 40 && x < 62 && y > 25 && y + height < 70, JSON.stringify(boxes));
    const image = normaliseLine(
      await page(text, 3),
      { left: Math.round(3 * x), top: Math.round(3 * y), right: Math.round(3 * (x + width)), bottom: Math.round(3 * (y + height)) },
      scene.height,
    );
    const [characters] = await scene.read([image]);
    assert.equal(characters!.map((character) => character.text).join(''), text);
    const places = characters!.map(({ from }) => from);
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
    );
    assert.ok(places.every((place) => place < image.width));
  });

test('a reading is broken off by its signal', async () => {
  const scene = await sceneText();
  const signal = AbortSignal.abort(new Error('time is over'));
  await assert.rejects(scene.read([{ pixels: new Float32Array(48 * 48).fill(1), width: 48 }], signal), /time is over/);
});

test('no lines, nothing read', async () => assert.deepEqual(await (await sceneText()).read([]), []));
