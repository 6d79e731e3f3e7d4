/** A second look at a page: words that nobody saw, and words that were not sure. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { withSecondLook } from '../../../src/reading/ocr/second-look.js';
import type { Placed } from '../../../src/reading/order/placed-word.js';

/** Letters are 30 pixels high; the page has half the picture's resolution. */
const factor = 0.5;
const [left, baseline, size] = [120, 150, 42];

async function picture(text: string) {
  const [width, height] = [1000, 260];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/><text x="${left}" y="${baseline}" font-family="sans-serif" font-size="${size}">${text}</text></svg>`;
  const { data } = await sharp(Buffer.from(svg)).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { picture: { pixels: data, width, height, channels: 1, resolution: 300 } as const, letter: 30, factor };
}

/** A word that stands on the line from `x` up to `end`, in the picture's pixels. */
const word = (text: string, x: number, end: number, confidence: number): Placed => ({
  text,
  box: { x: factor * x, y: factor * (baseline - 31), width: factor * (end - x), height: factor * 31 },
  confidence,
  fontSize: factor * size,
  bold: true,
  source: 'ocr',
  baseline: factor * baseline,
  angle: 0,
});

/** "Copper 4018 Nails" stands from 120 to some 470: its words end near 255, 355 and 470. */
const printed = 'Copper 4018 Nails';

for (const [title, words, wanted] of [
  ['nothing was seen', [], ['Copper', '4018', 'Nails']],
  ['one word was seen', [word('Copper', 120, 262, 0.95)], ['Copper', '4018', 'Nails']],
  ['a sure word stays, right or wrong', [word('Coffee', 120, 262, 0.95)], ['Coffee', '4018', 'Nails']],
  ['an unsure word gives way', [word('C0ppe', 120, 262, 0.3)], ['Copper', '4018', 'Nails']],
  ['accents of an unsure word stay', [word('Cöppér', 120, 262, 0.3)], ['Cöppér', '4018', 'Nails']],
  ['two pieces give way to one word', [word('Co', 120, 170, 0.3), word('9er', 180, 262, 0.4)], ['Copper', '4018', 'Nails']],
  ['a line that is sure is not read', [word('Coffee', 120, 262, 0.9), word('4018', 275, 372, 0.9), word('Nuts', 385, 480, 0.9)], ['Coffee', '4018', 'Nuts']],
] as const satisfies readonly (readonly [string, readonly Placed[], readonly string[]])[])
  test(`a second look: ${title}`, async () => {
    const seen = await withSecondLook(words, await picture(printed));
    assert.deepEqual(
      [...seen].sort((a, b) => a.box.x - b.box.x).map(({ text }) => text),
      wanted,
    );
    for (const kept of words.filter(({ confidence }) => confidence > 0.6)) assert.ok(seen.includes(kept));
  });

for (const [title, text, wanted] of [
  ['a number whose check fails gives way to one whose check holds', '29ABXPK7204M1ZW', '29ABXPK7204M1ZV'],
  ['one whose check holds stays', '27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
] as const)
  test(`a second look: ${title}`, async () => {
    const seen = await withSecondLook([word(text, 120, 520, 0.9)], await picture('29ABXPK7204M1ZV'));
    assert.deepEqual(
      seen.map((one) => one.text),
      [wanted],
    );
  });

test('a word that was not seen stands where it is printed', async () => {
  const [copper] = [...(await withSecondLook([], await picture(printed)))].sort((a, b) => a.box.x - b.box.x);
  const { x, y, width, height } = copper!.box;
  assert.ok(Math.abs(x - factor * left) < 8 && Math.abs(width - factor * 142) < 14, JSON.stringify(copper));
  assert.ok(Math.abs(y + height - factor * baseline) < 6 && height > 10 && height < 24, JSON.stringify(copper));
  assert.ok(copper!.confidence > 0.6 && Math.abs(copper!.fontSize - factor * size) < 8);
});

test('an empty page has no words', async () => assert.deepEqual(await withSecondLook([], await picture('')), []));
