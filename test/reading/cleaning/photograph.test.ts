import assert from 'node:assert/strict';
import test from 'node:test';
import { flattenPhotograph } from '../../../src/reading/cleaning/photograph.js';
import type { Picture } from '../../../src/reading/raster/picture.js';

const [width, height] = [600, 800];

/** A picture whose pixel at x, y is as bright as `at` says. */
const drawn = (at: (x: number, y: number) => number): Picture => {
  const pixels = Buffer.alloc(width * height);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) pixels[y * width + x] = at(x, y);
  return { pixels, width, height, channels: 1, resolution: 72 };
};
const brightness = ({ pixels }: Picture, x: number, y: number): number => pixels[y * width + x]!;
const onSheet = (x: number, y: number): boolean => x > 90 && x < 500 && y > 60 && y < 720;
/** Lines of words, and a dark bar in the midst. */
const print = (x: number, y: number): number => (y > 300 && y < 330 && x > 150 && x < 450 ? 30 : y % 24 < 6 && x % 40 < 30 ? 60 : 225);

test('what a sheet lies on turns white, its print and its bars stay', () => {
  const photo = drawn((x, y) => (onSheet(x, y) ? print(x, y) : 70 + ((x * 7 + y * 13) % 40)));
  const clean = flattenPhotograph(photo);
  for (const [x, y] of [
    [5, 5],
    [590, 400],
    [300, 790],
    [60, 300],
  ] as const)
    assert.equal(brightness(clean, x, y), 255, `${x}, ${y}`);
  for (const [x, y] of [
    [300, 315],
    [161, 244],
    [250, 500],
  ] as const)
    assert.equal(brightness(clean, x, y), brightness(photo, x, y), `${x}, ${y}`);
});

test('the frame that a viewer shows beside a page turns white', () => {
  const clean = flattenPhotograph(drawn((x, y) => (x < 70 || x > 520 ? 82 : print(x, y))));
  for (const x of [5, 40, 560]) for (const y of [3, 400, 790]) assert.equal(brightness(clean, x, y), 255, `${x}, ${y}`);
  assert.equal(brightness(clean, 300, 315), 30);
});

for (const [what, at] of [
  ['a scan', print],
  ['a dark bar along the top', (x: number, y: number) => (y < 120 ? 40 : print(x, y))],
  ['a dark column on the left', (x: number, y: number) => (x < 150 ? 40 : print(x, y))],
  ['light print on dark', (x: number, y: number) => 255 - print(x, y)],
  ['a pale desk', (x: number, y: number) => (onSheet(x, y) ? print(x, y) : 210)],
] as const)
  test(`left as it is: ${what}`, () => {
    const picture = drawn(at);
    assert.ok(flattenPhotograph(picture) === picture);
  });

test('grey paper turns white, and print on it stays wherever shade lies', () => {
  const shade = (x: number, y: number): number => 0.75 - (0.4 * (x + y)) / (width + height);
  const photo = drawn((x, y) => (onSheet(x, y) ? shade(x, y) * print(x, y) : 20 + ((x * 7 + y * 13) % 10)));
  const clean = flattenPhotograph(photo);
  for (const [x, y] of [
    [130, 80],
    [300, 420],
    [470, 690],
  ] as const) {
    const [paper, ink] = [brightness(clean, x - (x % 40) + 35, y - (y % 24) + 15), brightness(clean, x - (x % 40) + 15, y - (y % 24) + 3)];
    assert.ok(paper > 235 && ink < 110, `${x}, ${y}: paper ${paper}, ink ${ink}`);
  }
  assert.ok(brightness(clean, 300, 315) < 80);
  assert.equal(brightness(clean, 30, 700), 255);
});

/** A hand's shadow with an edge of 24 pixels over the left part of the picture. */
const shadow = (x: number): number => 0.48 + 0.52 * Math.max(0, Math.min(1, (x - 250) / 24));
const desk = (x: number, y: number): number => 40 + ((x * 7 + y * 13) % 6);

/** Lines of letters two pixels thin. */
const strokes = (x: number, y: number): number => (y % 24 < 8 && x % 8 < 2 ? 40 : 190);

test('print in a hard shadow stays, also along its edge', () => {
  const photo = drawn((x, y) => shadow(x) * (onSheet(x, y) ? strokes(x, y) : desk(x, y)));
  const clean = flattenPhotograph(photo);
  for (const [x, y] of [
    [128, 96],
    [168, 432],
    [256, 504],
    [408, 672],
  ] as const) {
    const [paper, ink] = [brightness(clean, x + 4, y + 15), brightness(clean, x, y + 3)];
    assert.ok(paper > 200 && ink < 110, `${x}, ${y}: paper ${paper}, ink ${ink}`);
  }
  assert.equal(brightness(clean, 30, 700), 255);
});

type Colour = readonly [number, number, number];

/** The same picture in colours and in grey; `at` says how bright something of a colour is. */
function coloured(at: (x: number, y: number) => readonly [number, Colour]): readonly [Picture, Picture] {
  const colour = Buffer.alloc(3 * width * height);
  const grey = drawn((x, y) => {
    const [light, shades] = at(x, y);
    for (const [channel, shade] of shades.entries()) colour[3 * (y * width + x) + channel] = light * shade;
    return light * shades[1];
  });
  return [grey, { ...grey, pixels: colour, channels: 3 }];
}
const [paper, brown, blue]: readonly Colour[] = [
  [1.02, 1, 0.97],
  [1.25, 1, 0.75],
  [0.8, 1, 1.2],
];
const pale = (x: number, y: number): number => (strokes(x, y) < 100 ? 140 : 190);
const grain = (x: number, y: number): number => 130 + 22 * ((x * 7 + y * 13) % 3);

test('pale print in a hard shadow stays, and bright wood around it turns white', () => {
  const [grey, colour] = coloured((x, y) => (onSheet(x, y) ? [shadow(x) * pale(x, y), paper] : [grain(x, y), brown]));
  const clean = flattenPhotograph(grey, colour);
  for (const [x, y] of [
    [128, 96],
    [168, 432],
    [408, 672],
  ] as const) {
    const [ground, ink] = [brightness(clean, x + 4, y + 15), brightness(clean, x, y + 3)];
    assert.ok(ground > 235 && ink < 200, `${x}, ${y}: paper ${ground}, ink ${ink}`);
  }
  for (const x of [20, 570]) for (const y of [20, 400, 780]) assert.equal(brightness(clean, x, y), 255, `${x}, ${y}`);
});

test('a coloured band with print stays', () => {
  const band = (y: number): boolean => y < 160;
  const [grey, colour] = coloured((x, y) => (band(y) ? [strokes(x, y), blue] : onSheet(x, y) ? [strokes(x, y), paper] : [grain(x, y), brown]));
  const clean = flattenPhotograph(grey, colour);
  for (const x of [24, 304, 568]) assert.ok(brightness(clean, x, 51) < 100 && brightness(clean, x + 4, 63) > 200, `${x}`);
  assert.equal(brightness(clean, 20, 500), 255);
});

test('wood as bright as paper in a shadow is no paper', () => {
  const wood = (x: number, y: number): number => 60 + 50 * ((y + Math.floor(x / 90)) % 5 > 1 ? 1 : 0);
  const clean = flattenPhotograph(drawn((x, y) => (onSheet(x, y) ? 0.85 * print(x, y) : wood(x, y))));
  for (const [x, y] of [
    [20, 100],
    [560, 600],
  ] as const)
    assert.equal(brightness(clean, x, y), 255, `${x}, ${y}`);
});
