/** The door of zxing: bar codes and square codes of a picture, with their raw text. Those without an error correction must give more evidence. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, type ReadResult, readBarcodes } from 'zxing-wasm/reader';
import type { Box } from '../../document/box.js';
import type { Code } from '../../document/document.js';
import { scanLines, middle, type Point } from './bar-lines.js';
import type { Picture } from '../raster/picture.js';
import { cents } from '../order/placed-word.js';

let prepared: Promise<unknown> | undefined;

/** The package would fetch its wasm from the network: it is read from the package instead. */
function prepare(): Promise<unknown> {
  prepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')).then((binary) =>
    prepareZXingModule({
      overrides: { wasmBinary: binary.buffer.slice(binary.byteOffset, binary.byteOffset + binary.byteLength) as ArrayBuffer },
      fireImmediately: true,
    }),
  );
  return prepared;
}

const square = ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec'] as const;
const barred = ['PDF417', 'ITF', 'Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE'] as const;
const options: ReaderOptions = {
  formats: [...square, ...barred],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 20,
  textMode: 'Plain',
};

/** `bars`: only codes of bars, lying straight. */
export interface DecodeOptions {
  readonly bars?: boolean;
}

/** Names in the interface, where they differ from those of zxing. */
const names: Readonly<Record<string, string>> = { EAN13: 'EAN-13', EAN8: 'EAN-8', UPCA: 'UPC-A', UPCE: 'UPC-E' };

/** Boxes in the page's pixels; `factor` brings the picture's pixels there, `origin` is where the picture lies on the page. */
export async function decodeCodes(picture: Picture, factor = 1, origin = { x: 0, y: 0 }, { bars = false }: DecodeOptions = {}): Promise<readonly Code[]> {
  await prepare();
  const how = { ...options, ...(bars && { formats: [...barred], tryRotate: false, tryDownscale: false }) };
  const found = await readBarcodes(netpbm(picture), how);
  const sure: ReadResult[] = [];
  for (const result of found) if (result.isValid && result.text.length > 0 && (await isReliable(result, picture))) sure.push(result);
  return sure.map(({ format, text, position }) => {
    const corners = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
    const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
    const box: Box = {
      x: cents(origin.x + Math.min(...xs) * factor),
      y: cents(origin.y + Math.min(...ys) * factor),
      width: cents((Math.max(...xs) - Math.min(...xs)) * factor),
      height: cents((Math.max(...ys) - Math.min(...ys)) * factor),
    };
    return { format: names[format] ?? format, text, box };
  });
}

/** Symbologies with no or a weak check digit: rows of a table look like them. */
const weak = new Set(['Code39', 'ITF', 'EAN8', 'UPCE']);
/** Millimetres of bars; letters are lower. Part of the lines across the bars that read alike. Characters at least. */
const [leastHeight, leastWeakHeight, leastAgreement, fewestCharacters] = [2, 4, 0.4, 4];

/** Bars are high, read the same all along their height, and have white at both ends. */
async function isReliable(result: ReadResult, picture: Picture): Promise<boolean> {
  const { format, text, lineCount, position } = result;
  if (lineCount === 0) return true;
  const [left, right] = [middle(position.topLeft, position.bottomLeft), middle(position.topRight, position.bottomRight)];
  const height = Math.max(1, Math.hypot(position.topLeft.x - position.bottomLeft.x, position.topLeft.y - position.bottomLeft.y));
  const millimetre = picture.resolution / 25.4;
  if (height < leastHeight * millimetre && lineCount < leastHeight * millimetre) return false;
  if (!weak.has(format)) return true;
  const length = Math.hypot(right.x - left.x, right.y - left.y);
  return (
    text.length >= fewestCharacters &&
    height >= Math.min(leastWeakHeight * millimetre, 0.25 * length) &&
    hasQuietZone(picture, left, right, -1) &&
    hasQuietZone(picture, right, left, -1) &&
    (await agreement(result, picture)) >= leastAgreement
  );
}

/** Of lines across the code alone, the part that reads the same: in a page zxing looks at some lines only, the fewer the larger the page is. */
async function agreement({ format, text, position }: ReadResult, picture: Picture): Promise<number> {
  const lines = scanLines(picture, position);
  const how: ReaderOptions = { ...options, formats: [format as (typeof barred)[number]], tryRotate: false, tryDownscale: false, minLineCount: 1 };
  const found = await readBarcodes(netpbm(lines), how);
  return found.filter((each) => each.text === text).reduce((sum, { lineCount }) => sum + lineCount, 0) / lines.height;
}

/** Quiet zone before the first bar: from `end` away from `other`, at least some hundredths of the code's length. */
function hasQuietZone({ pixels, width, height, channels }: Picture, end: Point, other: Point, side: number): boolean {
  const light = (part: number): number => {
    const [x, y] = [Math.round(end.x + side * part * (other.x - end.x)), Math.round(end.y + side * part * (other.y - end.y))];
    return x < 0 || y < 0 || x >= width || y >= height ? 255 : pixels[(y * width + x) * channels]!;
  };
  const inside = [0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1].map((part) => light(-part));
  const [darkest, brightest] = [Math.min(...inside), Math.max(...inside)];
  const outside = [0.012, 0.018, 0.024, 0.03].map((part) => light(part));
  return outside.filter((value) => value < (darkest + brightest) / 2).length <= 1;
}

/** As netpbm's PGM or PPM: as dots of red, green, blue and opacity it would be copied twice, four bytes a pixel. */
function netpbm({ pixels, width, height, channels }: Picture): Uint8Array<ArrayBuffer> {
  const head = Buffer.from(`P${channels === 1 ? 5 : 6}\n${width} ${height}\n255\n`, 'latin1');
  const bytes = new Uint8Array(head.length + pixels.length);
  bytes.set(head);
  bytes.set(pixels, head.length);
  return bytes;
}
