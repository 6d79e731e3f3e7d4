/** A network's layers fitted to dot matrix and narrow till print (slashed noughts, letters of dots); the longest layer stays. Made by scripts/fit-dot-matrix/. */
import { readFile } from 'node:fs/promises';
import type { LanguageData, Layer, Matrix } from './language-data.js';

/** Language data that fitted layers are there for. */
const fitted: ReadonlySet<string> = new Set(['eng']);

/** The same network with the fitted layers; undefined where there are none. */
export async function fittedToDots(code: string, data: LanguageData): Promise<LanguageData | undefined> {
  if (!fitted.has(code)) return undefined;
  return { ...data, layers: withWeights(data.layers, await readFile(new URL(`./dot-matrix-${code}.bin`, import.meta.url))) };
}

const matricesOf = (layer: Layer): readonly Matrix[] => (layer.type === 'lstm' ? layer.gates : layer.type === 'dense' ? [layer.weights] : []);
const sizeOf = (matrices: readonly Matrix[]): number => matrices.reduce((sum, { rows, columns }) => sum + rows * (4 + columns), 0);

/**
 * The file: for each matrix of each layer but the longest its rows' scales as little-endian 32-bit floats, then the rows of 8-bit weights. Throws Error where
 * it is not as long as the layers ask for.
 */
export function withWeights(layers: readonly Layer[], bytes: Uint8Array): readonly Layer[] {
  const sizes = layers.map((layer) => sizeOf(matricesOf(layer)));
  const longest = sizes.indexOf(Math.max(...sizes));
  const expected = sizes.reduce((sum, size, index) => sum + (index === longest ? 0 : size), 0);
  if (bytes.length !== expected) throw new Error(`dot matrix: ${bytes.length} bytes, ${expected} expected; make the layers again with scripts/fit-dot-matrix/`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const next = ({ rows, columns }: Matrix): Matrix => {
    const scales = Array.from({ length: rows }, (_, row) => view.getFloat32(at + 4 * row, true));
    const int8 = new Int8Array(bytes.buffer, bytes.byteOffset + at + 4 * rows, rows * columns);
    at += rows * (4 + columns);
    return { rows, columns, scales, int8 };
  };
  return layers.map((layer, index) => {
    if (index === longest) return layer;
    if (layer.type === 'dense') return { ...layer, weights: next(layer.weights) };
    if (layer.type !== 'lstm') return layer;
    const [cell, input, forget, output] = layer.gates;
    return { ...layer, gates: [next(cell), next(input), next(forget), next(output)] };
  });
}
