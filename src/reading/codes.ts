/** The door of zxing: bar codes and square codes of a page, at any angle, with their raw text. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Box } from '../document/box.js';
import type { Code } from '../document/document.js';
import type { Picture } from './image.js';
import { cents } from './placed.js';

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

const options: ReaderOptions = {
  formats: ['QRCode', 'MicroQRCode', 'DataMatrix', 'Aztec', 'PDF417', 'ITF', 'Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: false,
  tryDownscale: true,
  maxNumberOfSymbols: 20,
  textMode: 'Plain',
};

/** What the interface calls them, where zxing says it otherwise. */
const names: Readonly<Record<string, string>> = { EAN13: 'EAN-13', EAN8: 'EAN-8', UPCA: 'UPC-A', UPCE: 'UPC-E' };

/** Boxes in the page's pixels; `factor` brings the picture's pixels there, `origin` is where the picture lies on the page. */
export async function codesOf(picture: Picture, factor = 1, origin = { x: 0, y: 0 }): Promise<readonly Code[]> {
  await prepare();
  const found = await readBarcodes({ data: rgba(picture), width: picture.width, height: picture.height, colorSpace: 'srgb' }, options);
  return found
    .filter(({ isValid, text }) => isValid && text.length > 0)
    .map(({ format, text, position }) => {
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

function rgba({ pixels, width, height, channels }: Picture): Uint8ClampedArray<ArrayBuffer> {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let from = 0, to = 0; to < data.length; from += channels, to += 4) {
    data[to] = pixels[from]!;
    data[to + 1] = pixels[from + (channels === 3 ? 1 : 0)]!;
    data[to + 2] = pixels[from + (channels === 3 ? 2 : 0)]!;
    data[to + 3] = 255;
  }
  return data;
}
