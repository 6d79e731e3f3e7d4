/** The last layer of a network fitted to dot matrix and narrow till print (slashed noughts, letters of dots); the layers before it stay. Made by scripts/fit-dot-matrix/. */
import { readFile } from 'node:fs/promises';
import type { LanguageData, Matrix } from './language-data.js';

/** Language data that a fitted layer is there for. */
const fitted: ReadonlySet<string> = new Set(['eng']);

/** The same network with the fitted layer; undefined where there is none. */
export async function fittedToDots(code: string, data: LanguageData): Promise<LanguageData | undefined> {
  const usual = data.layers.at(-1);
  if (!fitted.has(code) || usual?.type !== 'dense') return undefined;
  const weights = layerOf(await readFile(new URL(`./dot-matrix-${code}.bin`, import.meta.url)), usual.weights);
  return { ...data, layers: [...data.layers.slice(0, -1), { ...usual, weights }] };
}

/** The file: for each row of the usual layer its scale as a little-endian 32-bit float, then the rows of 8-bit weights. */
export function layerOf(bytes: Uint8Array, { rows, columns }: Matrix): Matrix {
  const expected = rows * (4 + columns);
  if (bytes.length !== expected) throw new Error(`dot matrix: ${bytes.length} bytes, ${expected} expected; make the layer again with scripts/fit-dot-matrix/`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const scales = Array.from({ length: rows }, (_, row) => view.getFloat32(4 * row, true));
  return { rows, columns, scales, int8: new Int8Array(bytes.buffer, bytes.byteOffset + 4 * rows, rows * columns) };
}
