/** One scanned page: orientation and skew corrected, codes decoded and whitened, the rest read by OCR. */
import { padded, times } from '../document/box.js';
import type { Page } from '../document/document.js';
import { readCodes } from './codes/code-pass.js';
import { hasThinStrokes, thickenStrokes } from './cleaning/thin-strokes.js';
import { toContrastGrey } from './cleaning/colour-contrast.js';
import { evenContrast } from './cleaning/even-contrast.js';
import { darkenFaintPrint } from './cleaning/faint-print.js';
import { flattenPhotograph } from './cleaning/photograph.js';
import { scaled, whitenBoxes } from './raster/image.js';
import type { Picture } from './raster/picture.js';
import { detectInk, excludeBoxes } from './segmentation/ink.js';
import { isThickenedClearer, weighedWords } from './ocr/page-choice.js';
import { type UprightPage, withSecondLook } from './ocr/second-look.js';
import { linesOf } from './order/lines.js';
import { ocrPage } from './page-ocr.js';
import type { ReadOptions } from './options.js';
import { cents, codeOnPage, type Placed, wordOnPage } from './order/placed-word.js';
import { rulingsOf } from './order/rulings.js';
import type { PageOrientation } from './orientation/page-orientation.js';
import { bestLetterHeight, type DeskewedPage, meanConfidence, onlyLanguage, straightenPage, uprightPage } from './orientation/deskew.js';

/** Pixels that a code may extend beyond its box, which was found on a smaller copy. */
const codeEdge = 2;

export interface Scanned {
  readonly page: Page;
  /** Its words in the order in which they were found. */
  readonly placed: readonly Placed[];
  /** Orientation of its picture. */
  readonly orientation: PageOrientation;
  readonly upright: UprightPage;
}

/** Mean confidence below which a page of thin strokes is read again with thicker ones. */
const sureReading = 0.875;
/** Mean confidence below which a page is looked at a second time. */
const clearReading = 0.93;
/** Mean confidence from which a page was surely read upright: clean sheets upside down reach 0.76, upright ones 0.94. */
const surelyUpright = 0.9;

/** Boxes are in pixels at `resolution`, the picture's own by default: a page too large for it was rendered at a lower one. */
export async function scannedPage(original: Picture, options: ReadOptions, resolution = original.resolution): Promise<Scanned> {
  const scanned = await readPage(await levelled(original), options, resolution);
  const { page, placed, upright } = scanned;
  if (placed.length === 0 || meanConfidence(placed) >= clearReading) return scanned;
  const words = await withSecondLook(placed, upright, options.signal);
  return { ...scanned, placed: words, page: { ...page, ...linesOf(words) } };
}

/** That of `scannedPage`; words are read only where they decide on it. */
export async function scannedOrientation(original: Picture, options: ReadOptions): Promise<PageOrientation> {
  const page = await levelled(original);
  if (isThin(page.straight)) return (await readPage(page, { ...options, codes: false }, original.resolution)).orientation;
  return orientationOf(await uprightPage(page.straight, options));
}

interface Levelled {
  readonly flat: Picture;
  readonly straight: DeskewedPage;
}

async function levelled(original: Picture): Promise<Levelled> {
  const picture = await withUsualLetters(original);
  const grey = await toContrastGrey(picture);
  const even = evenContrast(flattenPhotograph(grey, picture));
  // Photographs and what was evened have grain, which is as faint.
  const flat = even === grey ? darkenFaintPrint(grey) : even;
  return { flat, straight: await straightenPage(flat) };
}

/** Pixels from which letters are measured before a picture is cleaned: more than a sheet of A4 at 300 dpi has. */
const large = 9_000_000;

/** A close photograph is halved as long as its letters stay high enough to be read best, before each of its pixels is cleaned. */
async function withUsualLetters(original: Picture): Promise<Picture> {
  if (original.width * original.height < large) return original;
  const { letterHeight } = await detectInk(original);
  const halvings = Math.floor(Math.log2(Math.max(1, letterHeight / bestLetterHeight)));
  return scaled(original, 0.5 ** halvings);
}

const isThin = ({ picture, ink: { letters, letterHeight } }: DeskewedPage): boolean => hasThinStrokes(picture, letters, letterHeight);

const orientationOf = ({ rotation, skew, warp }: DeskewedPage): PageOrientation => ({ rotation, skew, ...(warp && { warp }) });

async function readPage({ flat, straight }: Levelled, options: ReadOptions, resolution: number): Promise<Scanned> {
  const first = await readStraight(straight, options, resolution);
  const { letterHeight } = straight.ink;
  if (meanConfidence(first.page.words) >= sureReading || !isThin(straight)) return first;
  // Thicker strokes bring no codes to light.
  const again = first.page.codes.length > 0 ? options : { ...options, codes: false };
  const second = await readStraight(await straightenPage(await thickenStrokes(flat, letterHeight)), again, resolution);
  return isThickenedClearer(second.placed, first.placed) ? weighed(second, first) : weighed(first, second);
}

/** A page whose language is known is read as it stands: where that is sure, it does not stand on its head. */
async function readStraight(straight: DeskewedPage, options: ReadOptions, resolution: number): Promise<Scanned> {
  const language = onlyLanguage(options);
  if (language === undefined) return readUpright(await uprightPage(straight, options), options, resolution);
  const read = await readUpright({ ...straight, language }, options, resolution);
  if (meanConfidence(read.page.words) >= surelyUpright) return read;
  const upright = await uprightPage(straight, options);
  return upright.rotation === straight.rotation ? read : readUpright(upright, options, resolution);
}

/** The first with the words that the second has better. Turned otherwise they have no place in common. */
function weighed(scanned: Scanned, other: Scanned): Scanned {
  if (scanned.orientation.rotation !== other.orientation.rotation) return scanned;
  const placed = weighedWords(scanned.placed, other.placed);
  return { ...scanned, placed, page: { ...scanned.page, ...linesOf(placed) } };
}

async function readUpright(deskewed: DeskewedPage, options: ReadOptions, resolution: number): Promise<Scanned> {
  const { picture, ink, rotation, language } = deskewed;
  const codes = options.codes === false ? [] : await readCodes(picture, ink.dense);
  // Linear codes have false positives on rows of letters: only matrix codes are certain enough to whiten.
  const square = codes.filter(({ format }) => /QR|Matrix|Aztec/.test(format)).map(({ box }) => padded(box, codeEdge));
  const whitened = whitenBoxes(picture, square);
  const { words, rules } = await ocrPage(whitened, excludeBoxes(ink, square), language, options);
  const back = resolution / picture.resolution;
  const [width, height] = [cents(picture.width * back), cents(picture.height * back)];
  const rulings = rulingsOf(
    rules.map((box) => ({ box: times(box, back), kind: 'area' as const })),
    width,
    height,
  );
  const placed = words.map((word) => wordOnPage(word, back));
  return {
    page: { width, height, rotation, ...linesOf(placed), codes: codes.map((code) => codeOnPage(code, back)), rulings },
    placed,
    orientation: orientationOf(deskewed),
    upright: { picture: whitened, letter: ink.letterHeight, factor: back },
  };
}
