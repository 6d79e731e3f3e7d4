/** Printed lines found and read anywhere in a picture. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { normaliseLine } from '../../src/reading/segmentation/line-normalisation.js';
import { textBoxes } from '../../src/reading/segmentation/text-boxes.js';
import { partsOf, sceneText } from '../../src/recognition/scene-text.js';

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
    const boxes = textBoxes(await scene.find(await page(text, 1)));
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

for (let size = 32; size <= 4000; size += 32)
  test(`the parts of ${size} pixels have each of them once, within what the detector sees`, () => {
    let reached = 0;
    for (const { start, length, from, to } of partsOf(size)) {
      assert.deepEqual([from, start % 32, length % 32], [reached, 0, 0]);
      assert.ok(start <= from && from < to && to <= start + length && start + length <= size);
      reached = to;
    }
    assert.equal(reached, size);
  });

test('a reading is broken off by its signal', async () => {
  const scene = await sceneText();
  const signal = AbortSignal.abort(new Error('time is over'));
  await assert.rejects(scene.read([{ pixels: new Float32Array(48 * 48).fill(1), width: 48 }], signal), /time is over/);
});

test('no lines, nothing read', async () => assert.deepEqual(await (await sceneText()).read([]), []));
