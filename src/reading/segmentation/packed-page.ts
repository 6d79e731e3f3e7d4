/** A page's print moved together: blank margins and the gaps of tables cost OCR as much as letters do, and columns beside each other mix their lines up. */
import type { Box } from '../../document/box.js';
import { cutsOf } from './xy-cut.js';
import type { Area, Mask, GreyPicture } from '../raster/picture.js';
import { histogramOf, quantile } from '../raster/histogram.js';
import { darkPixels } from './ink.js';
import type { OcrWord } from '../ocr-word.js';
import { withoutLeaders } from '../cleaning/leaders.js';
import type { Lines } from './type-runs.js';
import { missedParts } from './missed-print.js';
import { areaOn, laidOut, unpacked } from './page-pieces.js';
import { printLines } from './print-lines.js';
import { withoutInk } from '../cleaning/rule-removal.js';
import { withoutRules } from '../cleaning/rule-detection.js';

export interface Sheet extends Lines {
  /** Brings words found on this picture back to where they stand on the one that it was made of. */
  unpack(words: readonly OcrWord[]): readonly OcrWord[];
}

export interface Packed extends Sheet {
  /** Straight rules of the page, in its pixels. */
  readonly rules: readonly Box[];
  /** Print of the packed picture that none of these words covers, by itself; undefined where nothing is missed. */
  missed(words: readonly OcrWord[]): Sheet | undefined;
}

/** Pixels of the picture to a pixel of the mask. */
const cell = 3;
/** `letter` is the height of most letters. Undefined where nothing is printed. */
export function packed(image: GreyPicture, letter: number): Packed | undefined {
  const unit = Math.max(2, letter / cell);
  const { mask, across, down } = withoutRules(maskOf(image), unit);
  const strips = cutsOf(mask, unit)
    .flatMap((strip) => printLines(mask, strip, unit))
    .map(({ areas, scale }) => ({ areas: areas.map((area) => times(area, image)), scale }));
  const rules = [...across, ...down].map((rule) => times(rule, image));
  const cleaned = { ...image, pixels: withoutInk(image, rules) };
  const lines = strips.map(({ areas, scale }) => ({ areas: withoutLeaders(cleaned, areas, letter), scale })).filter(({ areas }) => areas.length > 0);
  if (lines.length === 0) return undefined;
  const { image: moved, pieces, lines: laid } = laidOut(cleaned, lines, letter);
  for (const area of laid.flat()) whiten(moved, area);
  return {
    image: moved,
    lines: laid,
    letter,
    rules: rules.map(boxOf),
    unpack: (words) => words.map((word) => unpacked(word, pieces)),
    missed: (words) => apart(moved, missedParts(moved, pieces.map(areaOn), words, letter), letter),
  };
}

/** Parts of the picture, each on a line of its own. */
function apart(image: GreyPicture, parts: readonly Area[], letter: number): Sheet | undefined {
  if (parts.length === 0) return undefined;
  const lines = parts.map((area) => ({ areas: [area], scale: 1 }));
  const { image: moved, pieces, lines: laid } = laidOut(image, lines, letter);
  return { image: moved, lines: laid, letter, unpack: (words) => words.map((word) => unpacked(word, pieces)) };
}

/** Brightness from which on paper with its noise becomes white, so that pieces show no edges; where most of a piece is darker than paper, the part of its ground's. */
const [usualWhite, darkestPaper, ofGround] = [222, 225, 0.84];
/** The part of a piece that is its letters' ink for certain; brighter ink than `usual` becomes that dark, unless it is so pale that it may be dirt. */
const [surelyInk, usualInk, palest] = [0.04, 80, 165];

/** Letters take less than half of a piece: the rest is its ground, be it paper or a grey bar. */
function whiten({ pixels, width }: { readonly pixels: Uint8Array; readonly width: number }, { left, top, right, bottom }: Area): void {
  const counts = histogramOf({ pixels, width }, { left, top, right, bottom });
  const all = (bottom - top) * (right - left);
  const [ground, ink] = [quantile(counts, all / 2), quantile(counts, surelyInk * all)];
  const white = ground < darkestPaper ? Math.round(ofGround * ground) : usualWhite;
  const levels = levelsOf(ink > usualInk && ink < palest && ink < white ? ink : 0, white);
  for (let y = top; y < bottom; y++) for (let at = y * width + left; at < y * width + right; at++) pixels[at] = levels[pixels[at]!]!;
}

const levelsOf = (ink: number, white: number): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, value) => {
    const stretched = ink === 0 ? (value * 255) / Math.max(1, white) : usualInk + ((value - ink) * (255 - usualInk)) / (white - ink);
    return Math.max(0, Math.min(255, Math.round(stretched)));
  });

/** Every cell's mean, dark where it is clearly darker than its surroundings; single dark cells are dirt. */
function maskOf({ pixels, width, height }: GreyPicture): Mask {
  const [columns, rows] = [Math.max(1, Math.floor(width / cell)), Math.max(1, Math.floor(height / cell))];
  const means = Buffer.alloc(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y++) {
      for (let column = 0, at = y * width; column < columns; column++, at += cell) sums[column]! += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
    }
    for (let column = 0; column < columns; column++) means[row * columns + column] = sums[column]! / (cell * cell);
  }
  const dark = darkPixels({ pixels: means, width: columns, height: rows });
  for (let row = 1; row < rows - 1; row++) {
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      if (!dark[at]) continue;
      const beside = dark[at - 1]! + dark[at + 1]! + dark[at - columns]! + dark[at + columns]!;
      if (beside + dark[at - columns - 1]! + dark[at - columns + 1]! + dark[at + columns - 1]! + dark[at + columns + 1]! === 0) dark[at] = 0;
    }
  }
  return { dark, width: columns, height: rows };
}

const times = ({ left, top, right, bottom }: Area, { width, height }: GreyPicture): Area => ({
  left: left * cell,
  top: top * cell,
  right: Math.min(width, right * cell),
  bottom: Math.min(height, bottom * cell),
});

const boxOf = ({ left, top, right, bottom }: Area): Box => ({ x: left, y: top, width: right - left, height: bottom - top });
