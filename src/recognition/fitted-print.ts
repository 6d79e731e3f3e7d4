/**
 * The English network fitted to print that books have not: all layers but the longest to dot matrix print, all of them to whatever is hard to read in any language (small type,
 * photographs, fading, moiré, tills). Made by scripts/fit-print/.
 */
import { readFile } from 'node:fs/promises';
import type { LanguageData, Layer, Matrix } from './language-data.js';

/** Language data that fitted weights are there for. */
export const fittedLanguage = 'eng';

/** What networks are fitted to. */
export type FittedPrint = 'dots' | 'any';

interface Fit {
  readonly file: string;
  /** The longest layer has the weights of the language data. */
  readonly keepsLongest: boolean;
  /** The file begins with a line of letters of other languages that it has outputs for, behind those of the language data. */
  readonly hasLetters: boolean;
}

const fits: Readonly<Record<FittedPrint, Fit>> = {
  dots: { file: `dot-matrix-${fittedLanguage}.bin`, keepsLongest: true, hasLetters: false },
  any: { file: `any-print-${fittedLanguage}.bin`, keepsLongest: false, hasLetters: true },
};

/** The same network with the fitted weights. `data`: of the fitted language. */
export async function fittedTo(print: FittedPrint, data: LanguageData): Promise<LanguageData> {
  const { file, keepsLongest, hasLetters } = fits[print];
  const bytes = await readFile(new URL(file, import.meta.url));
  const end = hasLetters ? bytes.indexOf('\n') : -1;
  const letters = [...bytes.toString('utf8', 0, Math.max(0, end))];
  const layers = withWeights(data.layers, bytes.subarray(end + 1), { keepsLongest, more: letters.length });
  return { ...data, labels: [...data.labels, ...letters], layers };
}

const matricesOf = (layer: Layer): readonly Matrix[] => (layer.type === 'lstm' ? layer.gates : layer.type === 'dense' ? [layer.weights] : []);
const sizeOf = (layer: Layer): number => matricesOf(layer).reduce((sum, { rows, columns }) => sum + rows * (4 + columns), 0);

interface Weights {
  readonly keepsLongest: boolean;
  /** Outputs that the last layer has beyond those of `layers`. */
  readonly more: number;
}

/**
 * The file: for each matrix of each layer, or each but the longest, its rows' scales as little-endian 32-bit floats, then the rows of 8-bit weights. Throws Error where it
 * is not as long as the layers ask for.
 */
export function withWeights(layers: readonly Layer[], bytes: Uint8Array, { keepsLongest, more }: Weights): readonly Layer[] {
  const grown = layers.map((layer, index) =>
    index === layers.length - 1 && layer.type === 'dense' ? { ...layer, weights: { ...layer.weights, rows: layer.weights.rows + more } } : layer,
  );
  const sizes = grown.map(sizeOf);
  const longest = keepsLongest ? sizes.indexOf(Math.max(...sizes)) : -1;
  const expected = sizes.reduce((sum, size, index) => sum + (index === longest ? 0 : size), 0);
  if (bytes.length !== expected) throw new Error(`fitted print: ${bytes.length} bytes, ${expected} expected; make the weights again with scripts/fit-print/`);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = 0;
  const next = ({ rows, columns }: Matrix): Matrix => {
    const scales = Array.from({ length: rows }, (_, row) => view.getFloat32(at + 4 * row, true));
    const int8 = new Int8Array(bytes.buffer, bytes.byteOffset + at + 4 * rows, rows * columns);
    at += rows * (4 + columns);
    return { rows, columns, scales, int8 };
  };
  return grown.map((layer, index) => {
    if (index === longest) return layer;
    if (layer.type === 'dense') return { ...layer, weights: next(layer.weights) };
    if (layer.type !== 'lstm') return layer;
    const [cell, input, forget, output] = layer.gates;
    return { ...layer, gates: [next(cell), next(input), next(forget), next(output)] };
  });
}
