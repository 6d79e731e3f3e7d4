/** Recognises images of text lines by the networks of tesseract's language data, in batches: a single line mostly waits for memory. */
import { createRequire } from 'node:module';
import { loadNetwork, type Network } from '../onnx/runtime.js';
import { type LanguageData, readLanguageData } from './language-data.js';
import { type Character, decodeCtc } from './decode.js';
import { type FittedPrint, fittedLanguage, fittedTo } from './fitted-print.js';
import { toOnnx } from './network.js';
import { isWord, withKnownWords } from './word-search.js';

/** A line image as high as the network's input, row by row: -1 black … 1 white. */
export interface LineImage {
  readonly pixels: Float32Array;
  readonly width: number;
}

export interface LineReader {
  /** Height of line images in pixels. */
  readonly height: number;
  /** Whether any output has this text. */
  knows(sign: string): boolean;
  /** Whether it is a word of the language's list, with or without signs around it. */
  isWord(text: string): boolean;
  /** Characters of each line image, from left to right. Rejects with the signal's reason. */
  read(images: readonly LineImage[], signal?: AbortSignal): Promise<readonly (readonly Character[])[]>;
}

/** Lines and pixel columns of a batch at most. Its tensors stay small enough to be allocated from the heap: larger ones are mapped and cleared anew at every run, up to 40 % of the time. */
const [mostLines, mostColumns] = [16, 4_000];
/** Networks kept loaded, some 10 MB each. */
const mostReaders = 6;

/** What a network is fitted to: dots in the fitted language alone, any print in the letters of all languages. */
export type Print = 'usual' | FittedPrint;

const readers = new Map<string, Promise<LineReader | undefined>>();

/** `code` is tesseract's, as "deu". Undefined where the network is of an unknown kind, or not fitted to such print; throws where the language data are not installed. */
export function lineReader(code: string, print: Print = 'usual'): Promise<LineReader | undefined> {
  const key = `${code} ${print}`;
  const known = readers.get(key) ?? load(code, print);
  // Least recently used first.
  readers.delete(key);
  readers.set(key, known);
  known.catch(() => readers.delete(key));
  if (readers.size > mostReaders) readers.delete(readers.keys().next().value!);
  return known;
}

const require = createRequire(import.meta.url);

async function load(code: string, print: Print): Promise<LineReader | undefined> {
  if (print !== 'usual' && code !== fittedLanguage) return undefined;
  const usual = await readLanguageData(require.resolve(`@tesseract.js-data/${code}/4.0.0_best_int/${code}.traineddata.gz`));
  const data = usual && (print === 'usual' ? usual : await fittedTo(print, usual));
  const model = data && toOnnx(data);
  if (!model) return undefined;
  // Lines vary in width: an arena would grow to gigabytes.
  const network = await loadNetwork(model, { keep: false });
  return {
    height: data.height,
    knows: (sign) => data.labels.includes(sign),
    isWord: (text) => data.lexicon !== undefined && isWord(text, data.lexicon),
    read: (images, signal) => inBatches(images, (batch) => readBatch(network, data, batch), signal),
  };
}

/** What `read` says of each line image, given in batches of similar width. Rejects with the signal's reason. */
async function inBatches<T>(
  images: readonly LineImage[],
  read: (batch: readonly LineImage[]) => Promise<readonly T[]>,
  signal?: AbortSignal,
): Promise<readonly T[]> {
  const all: T[] = [];
  for (const batch of batchesOf(images)) {
    signal?.throwIfAborted();
    const found = await read(batch.map((index) => images[index]!));
    for (const [place, index] of batch.entries()) all[index] = found[place]!;
  }
  return all;
}

/** Indices of line images in batches of similar width: a batch costs what its widest line does. */
function batchesOf(images: readonly LineImage[]): readonly (readonly number[])[] {
  const batches: number[][] = [];
  const sorted = [...images.keys()].sort((a, b) => images[b]!.width - images[a]!.width);
  for (const index of sorted) {
    const last = batches.at(-1);
    if (last && last.length < mostLines && (last.length + 1) * images[last[0]!]!.width <= mostColumns) last.push(index);
    else batches.push([index]);
  }
  return batches;
}

async function readBatch(
  network: Network,
  { height, layers, labels, lexicon }: LanguageData,
  images: readonly LineImage[],
): Promise<readonly (readonly Character[])[]> {
  const pool = layers.find((layer) => layer.type === 'pool')!;
  const width = Math.max(pool.width, ...images.map((image) => image.width));
  const pixels = new Float32Array(images.length * height * width);
  for (const [index, image] of images.entries())
    for (let y = 0; y < height; y++) pixels.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), (index * height + y) * width);
  const lengths = Int32Array.from(images, (image) => Math.max(1, Math.floor(image.width / pool.width)));
  const { codes } = await network.run({
    lines: { data: pixels, shape: [images.length, 1, height, width] },
    lengths: { data: lengths, shape: [images.length] },
  });
  return images.map((_, line) => {
    const output = { labels, length: lengths[line]!, line, lines: images.length, step: pool.width };
    const characters = decodeCtc(codes!.data, output);
    return lexicon ? withKnownWords(characters, codes!.data, output, lexicon) : characters;
  });
}
