/** Letters and codes are fine detail; plain grounds and soft shades are not. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { detailedRegions } from '../../../src/reading/raster/detail.js';

const [width, height] = [320, 240];

/** A grey picture whose brightness at each place is told by a function. */
const picture = (light: (x: number, y: number) => number) => ({
  pixels: Buffer.from(Array.from({ length: width * height }, (_, index) => light(index % width, Math.floor(index / width)))),
  width,
  height,
  channels: 1 as const,
  resolution: 100,
});

for (const [name, light, parts] of [
  ['blank paper', () => 255, 0],
  ['a soft shade', (x) => Math.round((255 * x) / width), 0],
  ['faint noise', (x, y) => 220 + ((x * 7 + y * 13) % 30), 0],
  ['squares of a code', (x, y) => (x >= 100 && x < 180 && y >= 80 && y < 160 && (Math.floor(x / 3) * 5 + Math.floor(y / 3) * 3) % 7 < 3 ? 0 : 255), 1],
  ['bars of a code', (x, y) => (x >= 40 && x < 200 && y >= 40 && y < 90 && (x * 11) % 8 < 4 && x % 5 < 3 ? 0 : 255), 1],
  ['two lots of letters', (x, y) => (((x < 60 && y < 40) || (x > 240 && y > 180)) && x % 4 < 2 && y % 8 < 6 ? 0 : 255), 2],
] as [string, (x: number, y: number) => number, number][]) {
  test(`dense: ${name}`, () => assert.equal(detailedRegions(picture(light)).length, parts));
}
