/** Lines of a drawn sheet as the reader gives them to its networks: damaged, taken as a picture, cleaned, straightened, cut. */
import sharp from 'sharp';
import type { Random } from '../../src/random.js';
import type { LineImage } from '../../src/recognition/line-reader.js';
import { toContrastGrey } from '../../src/reading/cleaning/colour-contrast.js';
import { evenContrast } from '../../src/reading/cleaning/even-contrast.js';
import { stretchContrast } from '../../src/reading/cleaning/illumination.js';
import { normaliseInvertedText } from '../../src/reading/cleaning/inverted-text.js';
import { flattenPhotograph } from '../../src/reading/cleaning/photograph.js';
import { thickenStrokes } from '../../src/reading/cleaning/thin-strokes.js';
import type { OcrWord } from '../../src/reading/ocr-word.js';
import { ocrScale, smallestLetter, straightenPage } from '../../src/reading/orientation/deskew.js';
import { scaled, toGrey } from '../../src/reading/raster/image.js';
import type { Area, Picture } from '../../src/reading/raster/picture.js';
import { splitByFontSize } from '../../src/reading/segmentation/font-size-runs.js';
import { normaliseLine } from '../../src/reading/segmentation/line-normalisation.js';
import { segmentPage } from '../../src/reading/segmentation/page-segmentation.js';
import type { DrawnLine } from './sheets.js';

export interface ReadLine {
  readonly text: string;
  readonly line: LineImage;
}

/** Widths of letters, in their usual widths, that lines are shown in. */
const breadths = [0.85, 1, 1, 1, 1, 1.2, 1.45];
/** Shares of lines that are shown with the picture's own greys where it was enlarged, and with a margin of so many cap heights; of pages with thickened strokes. */
const [plainShare, smallerShare, margin, thickenedShare] = [0.3, 0.12, 0.15, 0.08];

/** `bytes`: the picture of the sheet; `dpi`: its resolution. */
export async function linesOfSheet(bytes: Buffer, dpi: number, drawn: readonly DrawnLine[], height: number, random: Random): Promise<readonly ReadLine[]> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const original: Picture = { pixels: data, width: info.width, height: info.height, channels: 3, resolution: dpi };
  const flat = evenContrast(flattenPhotograph(await toContrastGrey(original), original));
  const straight = await straightenPage(flat);
  const { picture, ink, rotation } = straight;
  if (rotation !== 0) return [];
  const shown = random.chance(thickenedShare) ? await thickenStrokes(picture, ink.letterHeight) : picture;
  const scale = ocrScale(ink, shown);
  const letter = Math.max(smallestLetter, ink.letterHeight * scale);
  const page = normaliseInvertedText(stretchContrast(await scaled(await toGrey(shown), scale)), letter);
  const sheet = segmentPage(page, letter, scale > 1);
  if (!sheet) return [];
  const runs = sheet.lines.flatMap((pieces) => splitByFontSize(sheet.image, pieces, letter));
  const places = sheet.toPage(runs.map(({ area, baseline, ascent }) => asWord(area, baseline, ascent)));
  const found = runs.map((run, index) => ({ run, box: places[index]!.box })).sort((a, b) => a.box.y - b.box.y);
  return aligned(
    drawn,
    found.map(({ box }) => ({ left: box.x, right: box.x + box.width })),
  ).map(([of, at]) => {
    const { area, ascent } = found[at]!.run;
    const by = random.chance(smallerShare) ? Math.round(margin * ascent) : 0;
    const image = sheet.plain && random.chance(plainShare) ? sheet.plain : sheet.image;
    const wider = { left: area.left - by, top: area.top - by, right: area.right + by, bottom: area.bottom + by };
    return { text: drawn[of]!.text, line: normaliseLine(image, wider, height, random.pick(breadths)) };
  });
}

const asWord = ({ left, top, right, bottom }: Area, baseline: number, ascent: number): OcrWord => ({
  text: 'x',
  box: { x: left, y: top, width: right - left, height: bottom - top },
  confidence: 1,
  baseline,
  lineHeight: ascent,
});

/** Part of the widest extent by which ends of one line may differ, also where all lines were found (a sheet seen at an angle); by which a pair costs as much as two lines left out. */
const [tolerance, whole, leftOut] = [0.022, 0.12, 0.03];
/** Part of the drawn lines of which at least so many must be found: fewer are found by chance. */
const mostly = 0.5;

interface Extent {
  readonly left: number;
  readonly right: number;
}

/** Pairs of drawn and found lines, both from the top down, by where they begin and end (dynamic programming). */
function aligned(drawn: readonly Extent[], found: readonly Extent[]): readonly (readonly [number, number])[] {
  const [ours, theirs] = [shares(drawn), shares(found)];
  const apart = (i: number, j: number): number => Math.max(Math.abs(ours[i]!.left - theirs[j]!.left), Math.abs(ours[i]!.right - theirs[j]!.right));
  const all = ours.map((_, index) => [index, index] as const);
  if (ours.length === theirs.length && all.every(([i]) => apart(i, i) <= whole)) return all;
  const cost = Array.from({ length: ours.length + 1 }, () => new Float64Array(theirs.length + 1));
  for (let i = ours.length; i >= 0; i--)
    for (let j = theirs.length; j >= 0; j--) {
      if (i === ours.length || j === theirs.length) cost[i]![j] = (leftOut / 2) * (ours.length - i + theirs.length - j);
      else cost[i]![j] = Math.min(apart(i, j) + cost[i + 1]![j + 1]!, leftOut / 2 + Math.min(cost[i + 1]![j]!, cost[i]![j + 1]!));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < ours.length && j < theirs.length; ) {
    if (cost[i]![j] === apart(i, j) + cost[i + 1]![j + 1]!) {
      if (apart(i, j) <= tolerance) pairs.push([i, j]);
      [i, j] = [i + 1, j + 1];
    } else if (cost[i]![j] === leftOut / 2 + cost[i + 1]![j]!) i++;
    else j++;
  }
  return pairs.length >= mostly * ours.length ? pairs : [];
}

/** Ends as parts of the widest extent. */
function shares(extents: readonly Extent[]): readonly Extent[] {
  const [from, to] = [Math.min(...extents.map(({ left }) => left)), Math.max(...extents.map(({ right }) => right))];
  return extents.map(({ left, right }) => ({ left: (left - from) / (to - from), right: (right - from) / (to - from) }));
}
