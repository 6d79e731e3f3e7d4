/** Page segmentation: rules removed, XY-cut into text lines, and their segments packed onto a compact picture. OCR then spends no time on margins and gaps, and adjacent columns do not mix. */
import type { Box } from '../../document/box.js';
import { bentLines } from './bent-lines.js';
import { straighten } from './straightening.js';
import { xyCut } from './xy-cut.js';
import type { Area, Mask, GreyPicture, Rule } from '../raster/picture.js';
import { histogramOf, quantile } from '../raster/histogram.js';
import { binarise } from './binarise.js';
import type { OcrWord } from '../ocr-word.js';
import { removeDotLeaders } from '../cleaning/dot-leaders.js';
import type { TextLines } from './font-size-runs.js';
import { uncoveredAreas } from './uncovered-ink.js';
import { placedArea, layOutSegments, toPageCoordinates } from './segment-layout.js';
import { splitTextLines } from './text-lines.js';
import { eraseRules } from '../cleaning/rule-removal.js';
import { detectRules } from '../cleaning/rule-detection.js';

export interface LineSheet extends TextLines {
  /** Maps words from this picture to the one that it was made of. */
  toPage(words: readonly OcrWord[]): readonly OcrWord[];
}

export interface SegmentedPage extends LineSheet {
  /** Straight rules of the page, in its pixels. */
  readonly rules: readonly Box[];
  /** Text on this picture that none of the words covers, as a sheet of its own; undefined where all is covered. */
  uncoveredSheet(words: readonly OcrWord[]): LineSheet | undefined;
}

/** In letter heights: ink of a line is not higher; type is reduced from the first to the second. */
const [tallestLine, largeType, usualType] = [1.9, 1.9, 1.35];
/** Pixels of the picture to a pixel of the mask. */
const cell = 3;
/** `letter` is the letter height in pixels, `enlarged` whether the picture was enlarged to that. Undefined where no text is found. */
export function segmentPage(image: GreyPicture, letter: number, enlarged = false): SegmentedPage | undefined {
  const unit = Math.max(2, letter / cell);
  const { mask, across, down } = detectRules(inkMask(image), unit);
  const rows = xyCut(mask, unit);
  const isBlock = (area: Area) => inkHeight(mask, area) > tallestLine * unit;
  const blocks = rows.flatMap((row) => row.filter(isBlock)).map((area) => bentLines(mask, area, unit, down));
  const rules = [...across, ...down].map(({ runs, ...box }): Rule => ({ ...times(box, image), ...(runs && { runs: runs.map((run) => times(run, image)) }) }));
  const { image: cleaned, strips, toPage } = straighten({ ...image, pixels: eraseRules(image, rules) }, blocks, cell);
  const textLines = [
    ...rows
      .flatMap((row) =>
        splitTextLines(
          mask,
          row.filter((area) => !isBlock(area)),
          unit,
        ),
      )
      .map(({ areas, scale }) => ({ areas: areas.map((area) => times(area, image)), scale })),
    ...strips.map((strip) => ({ areas: [strip.area], scale: strip.letter > largeType * letter ? (usualType * letter) / strip.letter : 1 })),
  ];
  const lines = textLines.map(({ areas, scale }) => ({ areas: removeDotLeaders(cleaned, areas, letter), scale })).filter(({ areas }) => areas.length > 0);
  if (lines.length === 0) return undefined;
  const { image: sheet, segments, lines: placedLines } = layOutSegments(cleaned, lines, letter);
  const plain = enlarged ? { ...sheet, pixels: sheet.pixels.slice() } : undefined;
  for (const area of placedLines.flat()) normaliseContrast(sheet, area);
  return {
    image: sheet,
    ...(plain && { plain }),
    lines: placedLines,
    letter,
    rules: rules.map(boxOf),
    toPage: (words) => words.map((word) => toPage(toPageCoordinates(word, segments))),
    uncoveredSheet: (words) => isolate(sheet, uncoveredAreas(sheet, segments.map(placedArea), words, letter), letter),
  };
}

function inkHeight({ dark, width }: Mask, { left, top, right, bottom }: Area): number {
  let [first, last] = [top, bottom - 1];
  while (first < last && !isInked(dark, first * width + left, first * width + right)) first++;
  while (last > first && !isInked(dark, last * width + left, last * width + right)) last--;
  return last - first + 1;
}

const isInked = (dark: Uint8Array, start: number, end: number): boolean => dark.subarray(start, end).includes(1);

/** Areas of the picture, each as a line of its own. */
function isolate(image: GreyPicture, parts: readonly Area[], letter: number): LineSheet | undefined {
  if (parts.length === 0) return undefined;
  const lines = parts.map((area) => ({ areas: [area], scale: 1 }));
  const { image: sheet, segments, lines: placedLines } = layOutSegments(image, lines, letter);
  return { image: sheet, lines: placedLines, letter, toPage: (words) => words.map((word) => toPageCoordinates(word, segments)) };
}

/** Brightness that becomes white; background below which a segment counts as shaded, and the share of it that becomes white then. */
const [usualWhite, darkestPaper, ofGround] = [222, 225, 0.84];
/** Quantile of a segment's pixels that is certainly ink; brighter ink than `usualInk` is darkened to it, unless it is pale enough to be dirt. */
const [surelyInk, usualInk, palest] = [0.04, 80, 195];

/** Letters cover less than half of a segment: the median is its background, paper or a shaded bar. */
function normaliseContrast({ pixels, width }: { readonly pixels: Uint8Array; readonly width: number }, { left, top, right, bottom }: Area): void {
  const counts = histogramOf({ pixels, width }, { left, top, right, bottom });
  const all = (bottom - top) * (right - left);
  const [ground, ink] = [quantile(counts, all / 2), quantile(counts, surelyInk * all)];
  const white = ground < darkestPaper ? Math.round(ofGround * ground) : usualWhite;
  const levels = levelsOf(ink > usualInk && ink < palest && ink < white ? ink : 0, white);
  for (let y = top; y < bottom; y++) replaceRow(pixels, y * width + left, y * width + right, levels);
}

function replaceRow(pixels: Uint8Array, start: number, end: number, levels: Uint8Array): void {
  for (let at = start; at < end; at++) pixels[at] = levels[pixels[at]!]!;
}

function levelsOf(ink: number, white: number): Uint8Array {
  const levels = new Uint8Array(256);
  for (let value = 0; value < 256; value++) {
    const stretched = ink === 0 ? (value * 255) / Math.max(1, white) : usualInk + ((value - ink) * (255 - usualInk)) / (white - ink);
    levels[value] = Math.max(0, Math.min(255, Math.round(stretched)));
  }
  return levels;
}

/** Reduces the picture by cell means and binarises it; single dark cells are noise. */
function inkMask({ pixels, width, height }: GreyPicture): Mask {
  const [columns, rows] = [Math.max(1, Math.floor(width / cell)), Math.max(1, Math.floor(height / cell))];
  const means = new Uint8Array(columns * rows);
  const sums = new Uint32Array(columns);
  for (let row = 0; row < rows; row++) {
    sums.fill(0);
    for (let y = row * cell; y < Math.min(height, (row + 1) * cell); y++) addRow(sums, pixels, y * width);
    setMeans(means, row * columns, sums);
  }
  const dark = binarise({ pixels: means, width: columns, height: rows });
  for (let row = 1; row < rows - 1; row++) clearLone(dark, columns, row * columns);
  return { dark, width: columns, height: rows };
}

/** Adds the pixels of a row, three to a cell. */
function addRow(sums: Uint32Array, pixels: Uint8Array, start: number): void {
  for (let column = 0, at = start; column < sums.length; column++, at += cell) sums[column]! += pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
}

/** Means of the cells of a row, from `start` on. */
function setMeans(means: Uint8Array, start: number, sums: Uint32Array): void {
  for (let column = 0; column < sums.length; column++) means[start + column] = sums[column]! / (cell * cell);
}

/** Clears the dark cells of the row from `start` on that have no dark one around them. */
function clearLone(dark: Uint8Array, columns: number, start: number): void {
  for (let at = start + 1; at < start + columns - 1; at++) {
    if (dark[at] === 0) continue;
    const beside = dark[at - 1]! + dark[at + 1]! + dark[at - columns]! + dark[at + columns]!;
    if (beside + dark[at - columns - 1]! + dark[at - columns + 1]! + dark[at + columns - 1]! + dark[at + columns + 1]! === 0) dark[at] = 0;
  }
}

const times = ({ left, top, right, bottom }: Area, { width, height }: GreyPicture): Area => ({
  left: left * cell,
  top: top * cell,
  right: Math.min(width, right * cell),
  bottom: Math.min(height, bottom * cell),
});

const boxOf = ({ left, top, right, bottom }: Area): Box => ({ x: left, y: top, width: right - left, height: bottom - top });
