/** A scan's print is moved together for OCR and every word is brought back to its place; rules are taken out; bold words are told by their strokes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Box } from '../../../src/document/box.js';
import { boldWords } from '../../../src/reading/ocr/bold.js';
import { segmentPage } from '../../../src/reading/segmentation/page-segmentation.js';

const [width, height, letter] = [1200, 900, 24];

/** A white page with these black boxes. */
function page(boxes: readonly Box[]): { pixels: Uint8Array; width: number; height: number } {
  const pixels = new Uint8Array(width * height).fill(255);
  for (const box of boxes) for (let y = box.y; y < box.y + box.height; y++) pixels.fill(0, y * width + box.x, y * width + box.x + box.width);
  return { pixels, width, height };
}

/** A word of upright strokes, like "llll". */
const word = (x: number, y: number, strokes = 6, size = letter): Box[] =>
  Array.from({ length: strokes }, (_, index) => ({ x: x + index * 12, y, width: 5, height: size }));

const hullOf = (boxes: readonly Box[]): Box => {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
};

/** Hulls of the dark columns on the rows of the packed picture, as OCR would find words: separated by 20 white pixels. */
function wordsOn({ pixels, width, height }: { pixels: Uint8Array; width: number; height: number }): Box[] {
  const dark = (x: number, y: number) => pixels[y * width + x]! < 128;
  const found: Box[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!dark(x, y)) continue;
      const near = found.find((box) => x >= box.x - 20 && x <= box.x + box.width + 20 && y >= box.y - 1 && y <= box.y + box.height + 1);
      if (!near) found.push({ x, y, width: 1, height: 1 });
      else Object.assign(near, hullOf([near, { x, y, width: 1, height: 1 }]));
    }
  }
  return found;
}

const back = (boxes: readonly Box[], moved: NonNullable<ReturnType<typeof segmentPage>>): readonly Box[] =>
  moved.toPage(boxes.map((box) => ({ text: 'x', box, confidence: 1, baseline: box.y + box.height, lineHeight: box.height }))).map(({ box }) => box);

const close = (a: Box, b: Box, by = 4): boolean =>
  Math.abs(a.x - b.x) <= by && Math.abs(a.y - b.y) <= by && Math.abs(a.width - b.width) <= by && Math.abs(a.height - b.height) <= by;

test('packed: the noisy grey ground of a bar becomes white, its letters stay dark', () => {
  const image = page([]);
  for (let y = 380; y < 450; y++) for (let x = 50; x < 1150; x++) image.pixels[y * width + x] = 205 + ((x * 7 + y * 13) % 31) - 15;
  for (const { x, y, width: across, height: down } of [...word(100, 400), ...word(600, 400)])
    for (let row = y; row < y + down; row++) image.pixels.fill(40, row * width + x, row * width + x + across);
  const { pixels } = segmentPage(image, letter)!.image;
  const between = pixels.filter((value) => value > 80 && value < 250).length;
  assert.ok(between < 0.02 * pixels.length, `${between} of ${pixels.length} grey`);
  assert.ok(pixels.filter((value) => value <= 80).length >= 12 * 5 * letter);
});

test('packed: pale letters become dark, and of an enlarged picture their own greys are kept beside', () => {
  const image = page([]);
  for (const { x, y, width: across, height: down } of word(100, 400))
    for (let row = y; row < y + down; row++) image.pixels.fill(150, row * width + x, row * width + x + across);
  const darkest = (pixels: Uint8Array) => pixels.reduce((least, value) => Math.min(least, value), 255);
  const enlarged = segmentPage(image, letter, true)!;
  assert.deepEqual([darkest(enlarged.image.pixels), darkest(enlarged.plain!.pixels)], [80, 150]);
  assert.equal(segmentPage(image, letter)!.plain, undefined);
});

test('packed: an empty page is nothing to read', () => assert.equal(segmentPage(page([]), letter), undefined));

for (const [name, words] of [
  ['a table row', [word(100, 200), word(600, 200), word(1000, 200)]],
  ['two columns whose lines do not meet', [word(100, 200), word(700, 216), word(100, 248), word(700, 264)]],
  ['big type over small', [word(100, 100, 8, 3 * letter), word(100, 300), word(100, 350), word(100, 400), word(100, 450)]],
] as const) {
  test(`packed: ${name} takes less room, and words go back to their places`, () => {
    const moved = segmentPage(page(words.flat()), letter)!;
    assert.ok(moved.image.width * moved.image.height < 0.5 * width * height, `${moved.image.width} × ${moved.image.height}`);
    const found = back(wordsOn(moved.image), moved);
    for (const each of words)
      assert.ok(
        found.some((box) => close(box, hullOf(each))),
        `${JSON.stringify(hullOf(each))} in ${JSON.stringify(found)}`,
      );
    assert.equal(found.length, words.length);
  });
}

for (const [name, lower, level] of [
  ['pieces that stand lower come onto one base line', 8, true],
  ['hardly lower ones stay', 2, false],
] as const) {
  test(`packed: ${name}, and words go back to their places`, () => {
    const words = [word(100, 200 + lower, 12), word(600, 200), word(1000, 200)];
    const moved = segmentPage(page(words.flat()), letter)!;
    const found = wordsOn(moved.image);
    const feet = new Set(found.map((box) => box.y + box.height));
    assert.equal(feet.size === 1, level, JSON.stringify(found));
    for (const each of words)
      assert.ok(
        back(found, moved).some((box) => close(box, hullOf(each), 1)),
        JSON.stringify(back(found, moved)),
      );
  });
}

test('packed: a dash tells no base line', () => {
  const dash = [{ x: 600, y: 210, width: 16, height: 4 }];
  const moved = segmentPage(page([...word(100, 200, 12), ...dash]), letter)!;
  const [first, second] = wordsOn(moved.image).sort((a, b) => a.x - b.x);
  assert.equal(second!.y - first!.y, 10);
});

test('packed: what no word covers is laid out by itself, and words found there go back to the packed page', () => {
  const words = [word(100, 200), word(600, 200), word(100, 300)];
  const moved = segmentPage(page(words.flat()), letter)!;
  const ocr = (boxes: readonly Box[]) => boxes.map((box) => ({ text: 'x', box, confidence: 1, baseline: box.y + box.height, lineHeight: box.height }));
  const all = ocr(wordsOn(moved.image));
  assert.equal(moved.uncoveredSheet(all), undefined);
  const again = moved.uncoveredSheet(all.slice(1))!;
  const found = again.toPage(ocr(wordsOn(again.image)));
  assert.equal(found.length, 1);
  assert.ok(close(found[0]!.box, all[0]!.box, 1), JSON.stringify(found));
});

test('packed: rules of a table are told and taken out', () => {
  const frame = [
    { x: 80, y: 180, width: 900, height: 3 },
    { x: 80, y: 260, width: 900, height: 3 },
    { x: 80, y: 180, width: 3, height: 300 },
  ];
  const words = [word(120, 210), word(500, 210), word(120, 290)];
  const moved = segmentPage(page([...frame, ...words.flat()]), letter)!;
  assert.equal(moved.rules.length, 3);
  for (const rule of frame)
    assert.ok(
      moved.rules.some((box) => close(box, rule, 8)),
      JSON.stringify(moved.rules),
    );
  assert.equal(back(wordsOn(moved.image), moved).length, words.length);
});

test('packed: a dotted rule between slips is told and taken out, a column of colons is not', () => {
  const dots = Array.from({ length: 60 }, (_, index) => ({ x: 402, y: 100 + 12 * index, width: 5, height: 7 }));
  const colons = Array.from({ length: 10 }, (_, index) => [0, 14].map((lower) => ({ x: 700, y: 100 + 48 * index + lower, width: 5, height: 5 }))).flat();
  const moved = segmentPage(page([...dots, ...colons, ...word(100, 200), ...word(100, 300)]), letter)!;
  assert.equal(moved.rules.length, 1);
  assert.ok(close(moved.rules[0]!, { x: 402, y: 100, width: 5, height: 715 }, 12), JSON.stringify(moved.rules));
});

test('packed: leader dots are no print, even in a piece of their own', () => {
  const dots = Array.from({ length: 16 }, (_, index) => ({ x: 100 + 14 * index, y: 219, width: 5, height: 5 }));
  const moved = segmentPage(page([...dots, ...word(500, 200)]), letter)!;
  const found = back(wordsOn(moved.image), moved);
  assert.equal(found.length, 1);
  assert.ok(found[0]!.x > 480, JSON.stringify(found));
});

test('packed: pieces of a faint rule beyond its end belong to it', () => {
  const pieces = [400, 450, 500].map((x) => ({ x, y: 180, width: 36, height: 3 }));
  const moved = segmentPage(page([{ x: 80, y: 180, width: 310, height: 3 }, ...pieces, ...word(120, 210)]), letter)!;
  assert.equal(moved.rules.length, 1);
  assert.ok(close(moved.rules[0]!, { x: 80, y: 180, width: 456, height: 3 }, 8), JSON.stringify(moved.rules));
});

test('packed: a letter that touches an underline keeps its foot', () => {
  const moved = segmentPage(page([...word(100, 200), { x: 90, y: 222, width: 400, height: 3 }]), letter)!;
  const [found] = back(wordsOn(moved.image), moved);
  assert.ok(found!.height >= letter, JSON.stringify(found));
});

test('bold: strokes much wider than the usual', () => {
  const usual = Array.from({ length: 9 }, (_, index) => word(100, 50 + 60 * index));
  const heavy = word(600, 50).map((box) => ({ ...box, width: 8 }));
  const smear = [{ x: 600, y: 400, width: 100, height: letter }];
  const all = [...usual, heavy, smear];
  const found = boldWords(
    page(all.flat()),
    all.map((boxes) => ({ box: hullOf(boxes), em: 34 })),
  );
  assert.deepEqual(
    found,
    all.map((each) => each === heavy),
  );
});

test('packed: dots that lead from a key to its value are left out', () => {
  const dots = Array.from({ length: 20 }, (_, index) => ({ x: 200 + index * 14, y: 220, width: 4, height: 4 }));
  const words = [word(100, 200), word(520, 200)];
  const moved = segmentPage(page([...words.flat(), ...dots]), letter)!;
  const found = back(wordsOn(moved.image), moved);
  assert.equal(found.length, 2, JSON.stringify(found));
  for (const each of words)
    assert.ok(
      found.some((box) => close(box, hullOf(each))),
      JSON.stringify(found),
    );
});

test('packed: the short sides of a box that ends at a rule are taken out', () => {
  const frame = [{ x: 80, y: 270, width: 900, height: 3 }, ...[80, 300, 977].map((x) => ({ x, y: 186, width: 3, height: 84 }))];
  const words = [word(120, 210), word(500, 210), word(120, 320)];
  const moved = segmentPage(page([...frame, ...words.flat()]), letter)!;
  assert.equal(moved.rules.length, 4, JSON.stringify(moved.rules));
  assert.equal(wordsOn(moved.image).length, words.length);
});

test('packed: a rule close above letters leaves nothing of itself over them, and letters that cross one stay whole', () => {
  const rules = [
    { x: 80, y: 194, width: 900, height: 3 },
    { x: 80, y: 312, width: 900, height: 3 },
  ];
  const words = [word(120, 200), word(500, 200), word(120, 300)];
  const moved = segmentPage(page([...rules, ...words.flat()]), letter)!;
  const found = wordsOn(moved.image);
  assert.equal(found.length, words.length, JSON.stringify(found));
  assert.ok(
    found.every((box) => Math.abs(box.height - letter) <= 2),
    JSON.stringify(found),
  );
});

test('packed: a big title whose letters leave its upper rows nearly white is one line', () => {
  const title = [...word(100, 100, 14, 50), ...word(100, 76, 1, 110)];
  const moved = segmentPage(page([...title, ...[300, 350, 400, 450].flatMap((y) => word(100, y))]), letter)!;
  assert.equal(wordsOn(moved.image).length, 5);
});
