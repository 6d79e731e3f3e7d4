/** Each damage: the same for the same seed, another for another, leaves its picture as it was, and does what it is named for. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { random } from '../../../src/random.js';
import { curled } from '../../../src/synthesis/damage/curl.js';
import { faded } from '../../../src/synthesis/damage/fading.js';
import { folded } from '../../../src/synthesis/damage/fold.js';
import { fromScreen } from '../../../src/synthesis/damage/moire.js';
import { onPaper } from '../../../src/synthesis/damage/paper.js';
import { seenAtAngle, unitSquareOf } from '../../../src/synthesis/damage/perspective.js';
import { type Raster, warped } from '../../../src/synthesis/damage/raster.js';
import { shaded } from '../../../src/synthesis/damage/shade.js';

/** White with black bars across, as lines of text. */
function sheet(): Raster {
  const [width, height] = [120, 160];
  const pixels = new Uint8Array(width * height * 3).fill(255);
  for (let y = 20; y < height; y += 20) pixels.fill(0, y * width * 3, (y + 4) * width * 3);
  return { pixels, width, height };
}
const at = ({ pixels, width }: Raster, x: number, y: number) => pixels[(y * width + x) * 3]!;
const rows = (raster: Raster, x: number) => Array.from({ length: raster.height }, (_, y) => at(raster, x, y));
const rangeOf = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
/** Between the bars. */
const paperOf = (raster: Raster) => Array.from({ length: raster.width }, (_, x) => at(raster, x, 10));

const damages = { paper: onPaper, shade: shaded, fold: folded, perspective: seenAtAngle, curl: curled, fading: faded, moiré: fromScreen } as const;

for (const [name, damage] of Object.entries(damages))
  test(`${name}: by its seed alone, in new memory`, () => {
    const page = sheet();
    const once = damage(page, random('damage', 1));
    assert.deepEqual(page, sheet());
    assert.equal(once.pixels.length, once.width * once.height * 3);
    assert.deepEqual(damage(page, random('damage', 1)), once);
    assert.notDeepEqual(damage(page, random('damage', 2)).pixels, once.pixels);
    assert.notDeepEqual(once.pixels, page.pixels);
  });

for (let seed = 0; seed < 5; seed++) {
  const stream = () => random('damage', seed);
  test(`paper ${seed}: not white, not even, print still black`, () => {
    const seen = onPaper(sheet(), stream());
    assert.ok(Math.max(...paperOf(seen)) < 255 && rangeOf(paperOf(seen)) > 2);
    assert.equal(at(seen, 60, 22), 0);
  });
  test(`shade ${seed}: parts much darker than others`, () => {
    const values = shaded(sheet(), stream()).pixels.filter((value) => value > 0);
    assert.ok(Math.min(...values) < 0.8 * Math.max(...values));
  });
  test(`fold ${seed}: light changes down the sheet`, () => {
    const seen = folded(sheet(), stream());
    assert.ok(rangeOf(rows(seen, 60).filter((_, y) => y % 20 >= 8 && y % 20 <= 16)) > 10);
  });
  test(`perspective ${seed}: a table at all four corners, the middle on the sheet`, () => {
    const seen = seenAtAngle(sheet(), stream());
    assert.ok(seen.width > 120 && seen.height > 160);
    assert.notEqual(at(seen, 0, 0), 255);
    assert.ok(rows(seen, seen.width >> 1).includes(255));
  });
  test(`curl ${seed}: a line is not straight`, () => {
    const seen = curled(sheet(), stream());
    const first = Array.from({ length: seen.width }, (_, x) => rows(seen, x).findIndex((value) => value < 60));
    assert.ok(rangeOf(first) >= 1 && rangeOf(first) <= 6, `${rangeOf(first)}`);
  });
  test(`fading ${seed}: print paler than the paper is darker, in no two places alike`, () => {
    const seen = faded(sheet(), stream());
    const ink = Array.from({ length: seen.width }, (_, x) => at(seen, x, 22));
    assert.ok(Math.max(...ink) > 60 && rangeOf(ink) > 3);
    assert.ok(Math.max(...ink) < Math.max(...paperOf(seen)));
  });
  test(`moiré ${seed}: bands of colour, black that shines`, () => {
    const seen = fromScreen(sheet(), stream());
    assert.ok(rangeOf(paperOf(seen)) > 4);
    assert.ok(at(seen, 60, 22) > 10);
  });
}

test('corners map to the unit square, and nothing to itself', () => {
  const corners = [
    [10, 12],
    [110, 8],
    [118, 150],
    [4, 140],
  ] as const;
  const map = unitSquareOf([...corners]);
  const expected = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  for (const [index, [x, y]] of corners.entries()) for (const axis of [0, 1] as const) assert.ok(Math.abs(map(x, y)[axis] - expected[index]![axis]!) < 1e-9);
});

test('a map that moves nothing changes nothing', () => {
  const page = sheet();
  assert.deepEqual(
    warped(
      page,
      page.width,
      page.height,
      (x, y) => [x, y],
      () => [0, 0, 0],
    ),
    page,
  );
});
