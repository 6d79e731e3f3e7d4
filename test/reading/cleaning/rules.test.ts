/** Rules are found and erased, also where they lean, and letters beside them stay. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { detectRules } from '../../../src/reading/cleaning/rule-detection.js';
import { eraseRules } from '../../../src/reading/cleaning/rule-removal.js';

const [width, height, letter] = [120, 200, 10];
/** Left edge of the rule in a row: it leans by `lean` a row. */
const edge = (lean: number, y: number): number => 40 + Math.round(lean * y);
/** A letter within the box of a rule that leans to the right, left of its foot. */
const isLetter = (x: number, y: number): boolean => x >= 41 && x < 46 && y >= 180 && y < 190 && (x === 41 || y === 180 || y === 189);

for (const [what, lean, thickness] of [
  ['upright', 0, 2],
  ['leaning', 0.06, 3],
  ['leaning the other way', -0.06, 3],
] as const) {
  const isRule = (x: number, y: number) => x >= edge(lean, y) && x < edge(lean, y) + thickness;
  const hasLetter = lean > 0;
  const inked = (x: number, y: number) => isRule(x, y) || (hasLetter && isLetter(x, y));

  test(`a rule is cleared from the mask, letters beside it are not: ${what}`, () => {
    const dark = Uint8Array.from({ length: width * height }, (_, at) => (inked(at % width, Math.floor(at / width)) ? 1 : 0));
    const { mask, down } = detectRules({ dark, width, height }, letter);
    assert.ok(down.length > 0);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) assert.equal(mask.dark[y * width + x], hasLetter && isLetter(x, y) ? 1 : 0, `${x}, ${y}`);
  });

  test(`a rule is erased from the picture, letters beside it are not: ${what}`, () => {
    const pixels = Uint8Array.from({ length: width * height }, (_, at) => (inked(at % width, Math.floor(at / width)) ? 0 : 255));
    const dark = pixels.map((value) => (value === 0 ? 1 : 0));
    const erased = eraseRules({ pixels, width, height }, detectRules({ dark, width, height }, letter).down);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) assert.equal(erased[y * width + x], hasLetter && isLetter(x, y) ? 0 : 255, `${x}, ${y}`);
  });
}

test('a lying rule that leans and ends in fragments goes whole', () => {
  const [w, h] = [400, 60];
  const isRule = (x: number, y: number): boolean => y >= 20 + Math.floor(x / 60) && y < 23 + Math.floor(x / 60) && (x < 300 || x % 24 < 19);
  const dark = Uint8Array.from({ length: w * h }, (_, at) => (isRule(at % w, Math.floor(at / w)) ? 1 : 0));
  const { mask } = detectRules({ dark, width: w, height: h }, letter);
  const left = mask.dark.reduce((sum, each) => sum + each, 0);
  assert.ok(left <= 0.1 * dark.reduce((sum, each) => sum + each, 0), `${left} cells are left`);
});
