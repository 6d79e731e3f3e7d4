/** Lines are found along their letters where no white row parts them: slanted, bent, side by side at different heights, touching. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heightAt } from '../../../src/reading/segmentation/base-curve.js';
import { type BentLines, bentLines } from '../../../src/reading/segmentation/bent-lines.js';

/** A letter's height and breadth in cells, and from one to the next. */
const [letter, breadth, advance] = [10, 6, 9];
const [width, height] = [420, 160];
const area = { left: 0, top: 0, right: width, bottom: height };

interface Row {
  readonly x?: number;
  readonly letters?: number;
  readonly tall?: number;
  /** Foot of the letters at a column. */
  readonly foot: (x: number) => number;
}

/** Rows of black letters, and cells besides. */
function found(rows: readonly Row[], cells: readonly (readonly [x: number, y: number])[] = [], walls: readonly number[] = []): BentLines {
  const dark = new Uint8Array(width * height);
  for (const { x = 20, letters = 12, tall = letter, foot } of rows)
    for (let index = 0; index < letters; index++) {
      const [left, bottom] = [x + index * advance, Math.round(foot(x + index * advance))];
      for (let y = bottom - tall; y < bottom; y++) dark.fill(1, y * width + left, y * width + left + breadth);
    }
  for (const [x, y] of cells) dark[y * width + x] = 1;
  const barriers = walls.map((x) => ({ left: x, right: x + 1, top: 0, bottom: height }));
  return bentLines({ dark, width, height }, area, letter, barriers);
}

const ownerAt = ({ owners }: BentLines, x: number, y: number): number => owners[y * width + x]!;
const level = (y: number) => () => y;
const slanted = (y: number, slope: number) => (x: number) => y + slope * x;

test('bent lines: rows that slant across each other heights are one line each, along their feet', () => {
  const feet = [30, 50, 70, 90].map((y) => slanted(y, 0.09));
  const { lines } = found(feet.map((foot) => ({ foot, letters: 40 })));
  assert.equal(lines.length, feet.length);
  for (const foot of feet)
    assert.ok(
      lines.some(({ base }) => [30, 200, 370].every((x) => Math.abs(heightAt(base, x + breadth / 2) - foot(x)) <= 1)),
      JSON.stringify(lines),
    );
});

test('bent lines: the line of a curled sheet keeps its bend', () => {
  const foot = (x: number) => 60 + 20 * ((x - 200) / 200) ** 2;
  const { lines } = found([{ foot, letters: 40 }]);
  assert.equal(lines.length, 1);
  for (const x of [30, 200, 370]) assert.ok(Math.abs(heightAt(lines[0]!.base, x) - foot(x)) <= 1.2, `${heightAt(lines[0]!.base, x)} for ${foot(x)}`);
});

test('bent lines: cells side by side with other heights of lines do not mix', () => {
  const cells = [
    { x: 10, pitch: 17 },
    { x: 150, pitch: 21 },
    { x: 290, pitch: 26 },
  ];
  const rows = cells.flatMap(({ x, pitch }) => [1, 2, 3, 4, 5].map((row) => ({ x, letters: 12, foot: slanted(row * pitch, 0.018) })));
  const { lines } = found(rows, [], [135, 275]);
  assert.equal(lines.length, rows.length);
  for (const { left, right } of lines) assert.ok(right - left < 125, `${left} to ${right}`);
});

test('bent lines: letters close by on both sides of a rule are of two lines', () => {
  const rows = [20, 40].map((y) => ({ letters: 24, foot: slanted(y, 0.01) }));
  assert.equal(found(rows).lines.length, 2);
  assert.equal(found(rows, [], [20 + 12 * advance - 2]).lines.length, 4);
});

test('bent lines: points and commas belong to the line that they stand in, accents of large type to it', () => {
  const point = [
    [60, 48],
    [60, 49],
  ] as const;
  const accent = Array.from({ length: 30 }, (_, index) => [150 + (index % 5), 92 + Math.floor(index / 5)] as const);
  const rows = [
    { foot: level(30) },
    { foot: level(50), x: 20, letters: 4 },
    { foot: level(50), x: 62, letters: 6 },
    { foot: level(130), x: 140, letters: 4, tall: 29 },
  ];
  const lines = found(rows, [...point, ...accent]);
  assert.equal(ownerAt(lines, 60, 48), ownerAt(lines, 22, 45));
  assert.equal(ownerAt(lines, 152, 94), ownerAt(lines, 142, 120));
});

test('bent lines: letters that touch across two lines are taken from neither', () => {
  const tail = Array.from({ length: 6 }, (_, row) => [38 + 2, 30 + row] as const);
  const lines = found([{ foot: level(30) }, { foot: level(46) }], tail);
  assert.equal(lines.lines.length, 2);
  assert.equal(ownerAt(lines, 40, 25), 0);
  assert.notEqual(ownerAt(lines, 22, 25), ownerAt(lines, 22, 40));
});

test('bent lines: a tail that reaches a letter of the next line is taken from neither, and makes its line no higher', () => {
  const upper = [
    { foot: level(30), letters: 5 },
    { foot: level(33), x: 20 + 5 * advance, letters: 1 },
    { foot: level(30), x: 20 + 6 * advance, letters: 6 },
  ];
  const lines = found([...upper, { foot: level(43) }]);
  assert.equal(lines.lines.length, 2);
  assert.equal(ownerAt(lines, 22 + 5 * advance, 26), 0);
  assert.equal(ownerAt(lines, 22 + 5 * advance, 40), 0);
  for (const { above, left, right } of lines.lines) {
    assert.ok(above < 1.5 * letter, `${above}`);
    assert.ok(right - left > 12 * advance - 2, `${left} to ${right}`);
  }
});

test('bent lines: letters of a line that runs upwards are no lines', () => {
  const upwards = Array.from({ length: 9 }, (_, index) => ({ x: 400, letters: 1, tall: 8, foot: level(20 + 10 * index) }));
  assert.equal(found([{ foot: level(60) }, ...upwards]).lines.length, 1);
});
