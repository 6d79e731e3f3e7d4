/** Slashed noughts of dot matrix print, read by the network that is fitted to it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { normaliseLine } from '../../src/reading/segmentation/line-normalisation.js';
import { withWeights } from '../../src/recognition/fitted-print.js';
import type { Layer } from '../../src/recognition/language-data.js';
import { lineReader } from '../../src/recognition/line-reader.js';

/** 5 × 7 dots. */
const dots: Readonly<Record<string, readonly string[]>> = {
  '0': [' ### ', '#   #', '#  ##', '# # #', '##  #', '#   #', ' ### '],
  '1': ['  #  ', ' ##  ', '  #  ', '  #  ', '  #  ', '  #  ', ' ### '],
  '4': ['   # ', '  ## ', ' # # ', '#  # ', '#####', '   # ', '   # '],
  '7': ['#####', '    #', '   # ', '  #  ', ' #   ', ' #   ', ' #   '],
  '.': ['', '', '', '', '', ' ##', ' ##'],
  '-': ['', '', '', '#####', '', '', ''],
};

async function printed(text: string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const pitch = 4;
  const circles = [...text].flatMap((sign, index) =>
    dots[sign]!.flatMap((row, y) =>
      [...row].flatMap((dot, x) => (dot === '#' ? [`<circle cx="${8 + (6 * index + x) * pitch}" cy="${14 + y * pitch}" r="2.1"/>`] : [])),
    ),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${8 + 6 * pitch * text.length}" height="54"><rect width="100%" height="100%" fill="#fff"/>${circles.join('')}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).blur(1.2).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}

async function readings(text: string): Promise<readonly string[]> {
  const picture = await printed(text);
  const line = normaliseLine(picture, { left: 0, top: 4, right: picture.width, bottom: 52 }, 36);
  return Promise.all(
    (['usual', 'dots'] as const).map(async (print) => {
      const [characters] = await (await lineReader('eng', print))!.read([line]);
      return characters!.map((character) => character.text).join('');
    }),
  );
}

for (const text of ['1040.07', '40-70.00', '7001.40'])
  test(`dot matrix: ${text} with slashed noughts`, async () => {
    const [usual, fitted] = await readings(text);
    assert.equal(fitted!.replaceAll(' ', ''), text, `the usual layer reads ${usual}`);
  });

test('dot matrix: languages without such a network', async () => {
  assert.equal(await lineReader('deu', 'dots'), undefined);
});

test('any print: letters of other languages', async () => {
  const reader = (await lineReader('eng', 'any'))!;
  for (const letter of 'ÄßéÇñøÅčŘžąŁőğŞțÃ') assert.ok(reader.knows(letter), letter);
});

const matrix = (rows: number, columns: number) => ({ rows, columns, int8: new Int8Array(rows * columns), scales: Array.from({ length: rows }, () => 1) });
const small: Layer = { type: 'dense', activation: 'tanh', weights: matrix(2, 3) };
const long: Layer = { type: 'dense', activation: 'tanh', weights: matrix(9, 9) };

test('fitted print: the file has the weights layer by layer, and more outputs of the last', () => {
  const bytes = new Uint8Array(2 * (4 + 3) + 3 * (4 + 3));
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, 0.5, true);
  bytes[8] = 7;
  bytes[bytes.length - 1] = 9;
  const [first, last] = withWeights([small, small], bytes, { keepsLongest: false, more: 1 });
  assert.deepEqual(first, { ...small, weights: { rows: 2, columns: 3, scales: [0.5, 0], int8: Int8Array.of(7, 0, 0, 0, 0, 0) } });
  assert.deepEqual(last, { ...small, weights: { rows: 3, columns: 3, scales: [0, 0, 0], int8: Int8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 9) } });
});

test('fitted print: the longest layer keeps its weights', () => {
  const [first, kept, last] = withWeights([small, long, small], new Uint8Array(2 * 2 * (4 + 3)), { keepsLongest: true, more: 0 });
  assert.deepEqual(
    [first, last],
    [0, 0].map(() => ({ ...small, weights: { ...small.weights, scales: [0, 0] } })),
  );
  assert.equal(kept, long);
});

test('fitted print: layers of another size are refused', () => {
  assert.throws(() => withWeights([small, small], new Uint8Array(10), { keepsLongest: false, more: 0 }), /28 expected/);
});
