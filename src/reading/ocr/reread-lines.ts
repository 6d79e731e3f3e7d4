/** Lines that the network is unsure of, read again in other forms: it knows the type of printed books, neither narrow nor dotted letters. The surest reading counts. */
import type { LineImage, LineReader } from '../../recognition/line-reader.js';
import { thickenStrokes } from '../cleaning/thin-strokes.js';
import type { Area, GreyPicture, Picture } from '../raster/picture.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';
import { type LineReading, meanProbability, surestWords } from './word-choice.js';

/** How a line is shown to the network. */
interface Form {
  /** Width of the letters in their usual widths. */
  readonly breadth: number;
  /** In cap heights, on all sides. */
  readonly margin?: number;
  readonly thickened?: boolean;
  /** To the network fitted to dot matrix print, where the language has one. */
  readonly dots?: boolean;
}

const forms: readonly Form[] = [
  { breadth: 1.2 },
  { breadth: 1.45 },
  { breadth: 1, margin: 0.15 },
  { breadth: 1.3, thickened: true },
  { breadth: 1, dots: true },
  { breadth: 1.2, dots: true },
  { breadth: 1.45, dots: true },
];

/** Mean probability of a line's characters from which it is sure, and below which it is no print; what another reading must be surer by, and the share of the characters that it must have. */
const [sure, noise, surer, asLong] = [0.9, 0.5, 0.03, 0.8];
/** What the layer fitted to dots says less than others where it is right: it was fitted to print that is hard to read. */
const modest = 0.05;
/** Characters of a line that is read again at least; such lines of a sheet at most. */
const [fewest, mostLines] = [3, 80];

export interface Readers {
  readonly usual: LineReader;
  /** Fitted to dot matrix print; loaded only where a line stays unsure. Undefined where the language has none. */
  dots(): Promise<LineReader | undefined>;
}

/** `ascents` are the cap heights of the lines, `breadth` the usual width of the readers' letters. A line is shown in one form after the other until it is sure. */
export async function rereadLines(
  image: GreyPicture,
  first: readonly LineReading[],
  ascents: readonly number[],
  { usual, dots }: Readers,
  breadth: number,
  signal?: AbortSignal,
): Promise<readonly LineReading[]> {
  const best = [...first];
  const looked: LineReading[][] = first.map((line) => [line]);
  const isUnsure = ({ characters }: LineReading) => characters.length >= fewest && meanProbability(characters) < sure;
  let open = [...first.keys()].filter((index) => isUnsure(first[index]!) && meanProbability(first[index]!.characters) >= noise).slice(0, mostLines);
  for (const form of forms) {
    if (open.length === 0) break;
    const reader = form.dots ? await dots() : usual;
    if (!reader) continue;
    const inputs: { readonly area: Area; readonly line: LineImage }[] = [];
    for (const index of open) {
      const area = padded(first[index]!.area, Math.round((form.margin ?? 0) * ascents[index]!));
      const shown = form.thickened ? await thickened(image, area, ascents[index]!) : { image, area };
      inputs.push({ area, line: normaliseLine(shown.image, shown.area, reader.height, breadth * form.breadth) });
    }
    const read = await reader.read(
      inputs.map(({ line }) => line),
      signal,
    );
    for (const [place, index] of open.entries()) {
      const [characters, before] = [read[place]!, first[index]!.characters];
      const least = Math.max(meanProbability(before) + surer, meanProbability(best[index]!.characters));
      const isBetter = characters.length >= asLong * before.length && meanProbability(characters) + (form.dots ? modest : 0) > least;
      const reading = { characters, area: inputs[place]!.area, width: inputs[place]!.line.width };
      looked[index]!.push(reading);
      if (isBetter) best[index] = reading;
    }
    open = open.filter((index) => isUnsure(best[index]!));
  }
  return best.map((line, index) => (looked[index]!.length > 1 ? surestWords(line, looked[index]!) : line));
}

const padded = ({ left, top, right, bottom }: Area, by: number): Area => ({ left: left - by, top: top - by, right: right + by, bottom: bottom + by });

const paper = 255;
/** Letter height in cap heights. */
const letterHeight = 0.74;

/** The area as a picture of its own; outside of the image is paper. */
async function thickened({ pixels, width, height }: GreyPicture, { left, top, right, bottom }: Area, ascent: number): Promise<{ image: Picture; area: Area }> {
  const area = { left: 0, top: 0, right: right - left, bottom: bottom - top };
  const copy = Buffer.alloc(area.right * area.bottom, paper);
  const [from, to] = [Math.max(0, left), Math.min(width, right)];
  for (let y = Math.max(0, top); y < Math.min(height, bottom) && from < to; y++)
    copy.set(pixels.subarray(y * width + from, y * width + to), (y - top) * area.right + from - left);
  const alone: Picture = { pixels: copy, width: area.right, height: area.bottom, channels: 1, resolution: 300 };
  return { image: await thickenStrokes(alone, letterHeight * ascent), area };
}
