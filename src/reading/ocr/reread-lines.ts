/** Lines that the network is unsure of, read again in other forms: it knows the type of printed books, neither narrow nor dotted letters. The surest reading counts. */
import type { FittedPrint } from '../../recognition/fitted-print.js';
import type { LineImage, LineReader } from '../../recognition/line-reader.js';
import { thickenStrokes } from '../cleaning/thin-strokes.js';
import type { Area, GreyPicture, Picture } from '../raster/picture.js';
import { normaliseLine } from '../segmentation/line-normalisation.js';
import { isRoll, isTillPrint } from './till-print.js';
import { type LineReading, meanProbability, type Preference, surestWords } from './word-choice.js';

/** How a line is shown to the network. */
interface Form {
  /** Width of the letters in their usual widths. */
  readonly breadth: number;
  /** In cap heights, on all sides. */
  readonly margin?: number;
  readonly thickened?: boolean;
  /** With its own greys: paper that was made white and print that was made dark have lost hairlines. */
  readonly plain?: boolean;
}

/** Of enlarged pictures, lines that are not entirely sure are shown with their own greys and smaller: mean probabilities below which. */
const ownGreys: Form = { breadth: 1, plain: true };
const smaller: Form = { breadth: 1, margin: 0.15 };
const [nearlySure, lessSure] = [0.97, 0.95];

/** Forms for a fitted network, and for the language's own where those are not sure. */
const fittedForms: readonly Form[] = [{ breadth: 1 }, { breadth: 1.2 }, { breadth: 1.45 }, { breadth: 1.2, thickened: true }];
const usualForms: readonly Form[] = [{ breadth: 1.2 }, { breadth: 1.45 }, { breadth: 1, margin: 0.15 }, { breadth: 1.3, thickened: true }];
/** Lines of which a fitted network is surer, and their share of the unsure ones, from which a sheet is such print; mean probability from which none of its lines is read again. */
const [fewestFitted, mostlyFitted, surest] = [5, 0.5, 0.99];

/** Mean probability of a line's characters from which it is sure, and below which it is no print; what another reading must be surer by, and the share of the characters that it must have. */
const [sure, noise, surer, asLong] = [0.9, 0.5, 0.03, 0.8];
/** What fitted networks say less than others where they are right: they were fitted to print that is hard to read. */
const modest = 0.05;
/** Mean probability from which their readings are sure. */
const sureOfFitted = 0.97;
/** Characters of a line that is read again at least; such lines of a sheet at most. */
const [fewest, mostLines] = [3, 80];

/** By how much the language's own network must be surer of a line of till print than the one of any print. */
const ownSurerOfTills = 0.03;
/** What is preferred among readings: of enlarged pictures, of till print, of all others. */
const preferences = {
  enlarged: { known: 0.2, fittedNumber: 0 },
  till: { known: 0.15, fittedNumber: 0.06 },
  usual: { known: 0, fittedNumber: 0 },
} as const satisfies Record<string, Preference>;

export interface Pictures {
  readonly image: GreyPicture;
  /** With its own greys, of an enlarged picture. */
  readonly plain: GreyPicture | undefined;
}

export interface Readers {
  readonly usual: LineReader;
  /** Fitted to dot matrix print or to any print; loaded only where lines ask for it. Undefined where the language has none. */
  fitted(print: FittedPrint): Promise<LineReader | undefined>;
}

/** `ascents` are the cap heights of the lines, `breadth` the usual width of the readers' letters. A line is shown in one form after the other until it is sure. */
export async function rereadLines(
  { image, plain }: Pictures,
  first: readonly LineReading[],
  ascents: readonly number[],
  { usual, fitted }: Readers,
  breadth: number,
  signal?: AbortSignal,
): Promise<readonly LineReading[]> {
  const best = [...first];
  const looked: LineReading[][] = first.map((line) => [line]);
  const show = async (indices: readonly number[], form: Form, reader: LineReader): Promise<void> => {
    const isFitted = reader !== usual;
    const inputs: { readonly area: Area; readonly line: LineImage }[] = [];
    for (const index of indices) {
      const area = padded(first[index]!.area, Math.round((form.margin ?? 0) * ascents[index]!));
      const shown = form.thickened ? await thickened(image, area, ascents[index]!) : { image: (form.plain && plain) || image, area };
      inputs.push({ area, line: normaliseLine(shown.image, shown.area, reader.height, breadth * form.breadth) });
    }
    const read = await reader.read(
      inputs.map(({ line }) => line),
      signal,
    );
    for (const [place, index] of indices.entries()) {
      const [characters, before] = [read[place]!, first[index]!.characters];
      const least = Math.max(meanProbability(before) + (form.plain ? 0 : surer), meanProbability(best[index]!.characters));
      const isBetter = characters.length >= asLong * before.length && meanProbability(characters) + (isFitted ? modest : 0) > least;
      const reading = { characters, area: inputs[place]!.area, width: inputs[place]!.line.width, isFitted };
      looked[index]!.push(reading);
      if (isBetter) best[index] = reading;
    }
  };
  const unsure = (limit: number) =>
    [...first.keys()].filter((index) => {
      const probability = meanProbability(first[index]!.characters);
      return first[index]!.characters.length >= fewest && probability >= noise && probability < limit;
    });
  /** The last readings of lines count where those of before are not surer by so much. */
  const takeLast = (indices: readonly number[], before: readonly LineReading[], ownSurer: number): void => {
    for (const index of indices) {
      const [own, other] = [before[index]!, looked[index]!.at(-1)!];
      best[index] = meanProbability(own.characters) > meanProbability(other.characters) + ownSurer ? own : other;
    }
  };
  /** Shows all lines of a roll to the network of any print; whether they are till print, of which its readings count. */
  const asTillPrint = async (): Promise<boolean> => {
    const printed = [...first.keys()].filter((index) => first[index]!.characters.length >= fewest);
    const isOfRoll = isRoll(
      printed.map((index) => first[index]!.area),
      printed.map((index) => ascents[index]!),
    );
    const reader = isOfRoll ? await fitted('any') : undefined;
    if (!reader) return false;
    const before = [...best];
    await show(printed, fittedForms[0]!, reader);
    const isTill = isTillPrint(
      printed.map((index) => first[index]!),
      printed.map((index) => looked[index]!.at(-1)!),
    );
    if (isTill) takeLast(printed, before, ownSurerOfTills);
    return isTill;
  };
  if (plain) {
    await show(unsure(nearlySure), ownGreys, usual);
    await show(unsure(lessSure), smaller, usual);
  }
  const isTill = await asTillPrint();
  let open = unsure(sure)
    .filter((index) => meanProbability(best[index]!.characters) < sure)
    .slice(0, mostLines);
  /** Shows lines that are not sure in one form after the other; whether the first one is of most of them, whose sheet is then shown in two. */
  const inTurn = async (some: readonly Form[], print?: FittedPrint): Promise<boolean> => {
    let isPrint = false;
    for (const form of some) {
      const reader = open.length === 0 ? undefined : print ? await fitted(print) : usual;
      if (!reader) break;
      const before = [...best];
      await show(open, form, reader);
      if (form === fittedForms[0] && isMostly(open, (index) => best[index] !== before[index])) {
        isPrint = true;
        const others = unsure(surest).filter((index) => !open.includes(index));
        for (const one of fittedForms.slice(0, 2)) await show(others.slice(0, mostLines), one, reader);
      }
      open = open.filter((index) => meanProbability(best[index]!.characters) < (print ? sureOfFitted : sure));
    }
    return isPrint;
  };
  const isDots = !isTill && (await inTurn(fittedForms, 'dots'));
  const any = plain && !isTill && !isDots ? await fitted('any') : undefined;
  if (any) {
    const [all, before] = [unsure(1), [...best]];
    await show(all, fittedForms[0]!, any);
    takeLast(all, before, 0);
    open = open.filter((index) => meanProbability(best[index]!.characters) < sureOfFitted);
  }
  if (!isDots) await inTurn(fittedForms, 'any');
  await inTurn(usualForms);
  const preference = preferences[plain ? 'enlarged' : isTill ? 'till' : 'usual'];
  return best.map((line, index) => (looked[index]!.length > 1 ? surestWords(line, looked[index]!, preference, usual.isWord) : line));
}

function isMostly(indices: readonly number[], holds: (index: number) => boolean): boolean {
  const count = indices.filter(holds).length;
  return count >= fewestFitted && count >= mostlyFitted * indices.length;
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
