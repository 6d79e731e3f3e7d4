/** Lines of print → characters, by the networks of tesseract's language data. Many lines at a time: what one costs alone is mostly waiting for memory. */
import { createRequire } from 'node:module';
import { loadNetwork, type Network } from '../onnx/runtime.js';
import { type LanguageData, readLanguageData } from './language-data.js';
import { type Character, charactersOf } from './decode.js';
import { toOnnx } from './network.js';

/** A line's picture, as high as the network wants it, row after row: -1 black … 1 white. */
export interface Strip {
  readonly pixels: Float32Array;
  readonly width: number;
}

export interface LineReader {
  /** Pixels that strips are high. */
  readonly height: number;
  /** Whether it knows a sign at all. */
  knows(sign: string): boolean;
  /** Characters of each strip, from left to right. */
  read(strips: readonly Strip[], signal?: AbortSignal): Promise<readonly (readonly Character[])[]>;
}

/** Most lines and columns of pixels of one run: memory goes with them. */
const [mostLines, mostColumns] = [16, 12_000];
/** Languages whose networks stay loaded, some 10 MB each. */
const mostReaders = 6;

const readers = new Map<string, Promise<LineReader | undefined>>();

/** `code` is tesseract's: "deu". Undefined where its network is of another kind than known here; throws where its data are not installed. */
export function lineReader(code: string): Promise<LineReader | undefined> {
  const known = readers.get(code) ?? load(code);
  // Those used last stand last.
  readers.delete(code);
  readers.set(code, known);
  known.catch(() => readers.delete(code));
  if (readers.size > mostReaders) readers.delete(readers.keys().next().value!);
  return known;
}

const require = createRequire(import.meta.url);

async function load(code: string): Promise<LineReader | undefined> {
  const data = await readLanguageData(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
  const model = data && toOnnx(data);
  if (!model) return undefined;
  // Lines are of all widths: kept memory would add up to gigabytes.
  const network = await loadNetwork(model, { keep: false });
  return {
    height: data.height,
    knows: (sign) => data.texts.includes(sign),
    async read(strips, signal) {
      const lines: (readonly Character[])[] = [];
      for (const batch of batchesOf(strips)) {
        signal?.throwIfAborted();
        const read = await readBatch(
          network,
          data,
          batch.map((index) => strips[index]!),
        );
        for (const [place, index] of batch.entries()) lines[index] = read[place]!;
      }
      return lines;
    },
  };
}

/** Places of strips of like width, for the shorter ones of a run cost what its longest does. */
function batchesOf(strips: readonly Strip[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  const sorted = [...strips.keys()].sort((a, b) => strips[b]!.width - strips[a]!.width);
  for (const index of sorted) {
    const last = batches.at(-1);
    if (last && last.length < mostLines && (last.length + 1) * strips[last[0]!]!.width <= mostColumns) last.push(index);
    else batches.push([index]);
  }
  return batches;
}

async function readBatch(network: Network, { height, layers, texts }: LanguageData, strips: readonly Strip[]): Promise<readonly (readonly Character[])[]> {
  const pool = layers.find((layer) => layer.type === 'pool')!;
  const width = Math.max(pool.width, ...strips.map((strip) => strip.width));
  const pixels = new Float32Array(strips.length * height * width);
  for (const [index, strip] of strips.entries())
    for (let y = 0; y < height; y++) pixels.set(strip.pixels.subarray(y * strip.width, (y + 1) * strip.width), (index * height + y) * width);
  const lengths = Int32Array.from(strips, (strip) => Math.max(1, Math.floor(strip.width / pool.width)));
  const { codes } = await network.run({
    lines: { data: pixels, shape: [strips.length, 1, height, width] },
    lengths: { data: lengths, shape: [strips.length] },
  });
  return strips.map((_, index) => charactersOf(codes!.data, { texts, length: lengths[index]!, line: index, lines: strips.length, step: pool.width }));
}
