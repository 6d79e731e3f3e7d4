/** A PDF page by page: its text layer where reliable, else OCR of the page or of parts of it. */
import { grouped } from '../../grouped.js';
import { area, type Box, times, touches } from '../../document/box.js';
import type { Code } from '../../document/document.js';
import type { Picture } from '../raster/picture.js';
import { linesOf } from '../order/lines.js';
import type { ReadOptions } from '../options.js';
import { openPdf, type PdfPage, pdfResolution } from './pdf.js';
import type { Glyph, PageContent } from './content.js';
import { pageContent } from './glyphs.js';
import { pictureRegions } from './regions.js';
import { visibleGlyphs, withContrast } from './visibility.js';
import { angleOf, wordsOf } from './words.js';
import { cents, codeOnPage, type Placed } from '../order/placed-word.js';
import { rulingsOf } from '../order/rulings.js';
import type { PageSource, Sheet } from '../sheet.js';
import { explainsInk, encodingOf, isReadable, unexplainedInk } from './text-layer.js';
import { applyOrientation, knownOrientation, rememberOrientation, type PageOrientation } from '../orientation/page-orientation.js';

/** Resolution at which a page is compared with its hidden layer. */
const compareResolution = 100;
/** Spots fewer than this on a page are no writing. */
const fewestLetters = 4;
/** A page whose pictures fill this part of it, and of whose letters the text layer explains less than that part, is a scan with something printed on it. */
const [scanArea, explainedLetters, scanLetters] = [0.6, 0.5, 100];

/** What looks at pictures is loaded when a page has one: most PDFs need neither its packages nor the time they take to load. */
const lazily = {
  ink: () => import('../segmentation/ink.js'),
  pictures: () => import('./pictures.js'),
  codes: () => import('../codes/code-pass.js'),
  scan: () => import('../scanned-page.js'),
  layer: () => import('./layer-check.js'),
};

/** The pages of a PDF, each read on request at `pdfResolution`. Throws InputError where the file cannot be opened. */
export async function pdfPages(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const pdf = await openPdf(bytes, name);
  return {
    pageCount: pdf.pageCount,
    ...(pdf.note && { note: pdf.note }),
    resolution: pdfResolution,
    async sheet(number) {
      const source = await pdf.page(number);
      try {
        const { sheet, orientation } = await readPage(source, options);
        rememberOrientation(bytes, number, orientation);
        return sheet;
      } finally {
        source.release();
      }
    },
    async picture(number, maxResolution = pdfResolution) {
      const source = await pdf.page(number);
      try {
        const orientation = knownOrientation(bytes, number) ?? (await readPage(source, { ...options, codes: false }, 'orientation')).orientation;
        const { page } = upright(source, pageContent(source));
        return await applyOrientation(await page.picture(Math.min(pdfResolution, maxResolution)), orientation);
      } finally {
        source.release();
      }
    },
    close: () => pdf.close(),
  };
}

interface PageReading {
  readonly sheet: Sheet;
  /** What the page's picture needed beyond what the PDF states. */
  readonly orientation: PageOrientation;
}

/** For its orientation alone the words of its pictures are not read. */
async function readPage(source: PdfPage, options: ReadOptions, wanted: 'words' | 'orientation' = 'words'): Promise<PageReading> {
  const { page, content } = upright(source, pageContent(source));
  const { width, height } = page;
  const inside = ({ box, text }: Placed) => text !== '' && box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  const finish = (words: readonly Placed[], kind: Sheet['kind'], codes: readonly Code[] = []): PageReading => {
    const rulings = rulingsOf(content.painted, width, height).filter((ruling) => !codes.some(({ box }) => holds(box, ruling)));
    const sheet: Sheet = { kind, page: { width: cents(width), height: cents(height), rotation: page.rotation, ...linesOf(words), codes, rulings } };
    return { sheet, orientation: { rotation: 0, skew: 0 } };
  };
  const full = () => page.picture(pdfResolution);
  let rendered: Promise<Picture> | undefined;
  const small = () => {
    rendered ??= page.picture(compareResolution);
    return rendered;
  };
  const scan = async (printed: readonly Placed[]): Promise<PageReading> => {
    if (wanted === 'orientation') return { ...finish([], 'scan'), orientation: await (await lazily.scan()).scannedOrientation(await full(), options) };
    const { page: scanned, orientation, placed } = await (await lazily.scan()).scannedPage(await full(), options, pdfResolution);
    const rotation = ((page.rotation + scanned.rotation) % 360) as PdfPage['rotation'];
    // What is printed upon a scan that lies straight is known better than OCR reads it.
    const straight = orientation.rotation === 0 && orientation.skew === 0 && !orientation.warp && printed.length > 0;
    const order = straight ? linesOf([...printed, ...placed.filter(({ box }) => !printed.some((word) => touches(word.box, box)))]) : {};
    return { sheet: { kind: 'scan', page: { ...scanned, rotation, ...order } }, orientation: orientation };
  };

  const seen = visibleGlyphs(content, width, height);
  const inSight = seen.doubtful.length > 0 ? [...seen.printed, ...withContrast(seen.doubtful, await small(), toPicture(await small()))] : seen.printed;
  const { sound, broken } = await byEncoding(page, inSight, options);
  const printed = wordsOf(sound).filter(inside);
  const soup = wordsOf(broken).filter((word) => inside({ ...word, text: word.text || '?' }));
  const layer = await hiddenLayer(page, wordsOf(seen.layer).filter(inside), small, options);
  const isPicture = content.pictures.reduce((sum, box) => sum + area(box), 0) >= scanArea * width * height;

  if (isReadable(printed) && sound.length >= broken.length) {
    if (isPicture) {
      const [{ letters }, factor] = [await (await lazily.ink()).detectInk(await small()), toPicture(await small())];
      const missing = unexplainedInk(
        [...printed, ...reaching(layer)].map((word) => ({ ...word, box: times(word.box, factor) })),
        letters,
      );
      if (letters.length >= scanLetters && missing.length > explainedLetters * letters.length) return scan(printed);
    }
    const regions = pictureRegions(content, width, height);
    const { words, codes } =
      wanted === 'words' && (regions.length > 0 || soup.length > 0)
        ? await (await lazily.pictures()).readPictures(page, regions, { known: [...printed, ...reaching(layer)], soup, textless: !content.codeFont }, options)
        : nothing;
    return finish(
      [...printed, ...words, ...layer.filter(({ box }) => !printed.some((word) => touches(word.box, box)))],
      words.length + layer.length > printed.length ? 'scan' : 'text',
      codes,
    );
  }
  if (content.glyphs.length === 0 && content.pictures.length === 0 && content.painted.length === 0) return finish([], 'text');
  if (content.pictures.length === 0 && (await (await lazily.ink()).detectInk(await small())).letters.length < fewestLetters) return finish([], 'text');
  if (layer.length > 0) return finish(layer, 'scan', options.codes === false ? [] : await codesOn(await full()));
  return scan(isReadable(printed) ? printed : []);
}

/** From the page's pixels to those of a picture of all of it. */
const toPicture = ({ resolution }: Picture): number => resolution / pdfResolution;

const codesOn = async (picture: Picture): Promise<readonly Code[]> =>
  (await (await lazily.codes()).readCodes(picture)).map((code) => codeOnPage(code, 1 / toPicture(picture)));

const nothing = { words: [], codes: [] } as const;

/** A scanner's own OCR: good where it agrees with the picture, but not checked letter by letter. */
const hiddenConfidence = 0.9;

/** The words behind the picture, if they lie on its ink and match what it shows; else none. */
async function hiddenLayer(page: PdfPage, words: readonly Placed[], small: () => Promise<Picture>, options: ReadOptions): Promise<readonly Placed[]> {
  if (!isReadable(words)) return [];
  const { letters, letterHeight } = await (await lazily.ink()).detectInk(await small());
  const factor = toPicture(await small());
  // A layer may belong to one picture of several: only ink near its words counts.
  const scaled = words.map((word) => ({ ...word, box: times(word.box, factor) }));
  if (!explainsInk(scaled, { letters: near(letters, scaled), letterHeight }) || !(await (await lazily.layer()).matchesPicture(page, words, options))) return [];
  return words.map((word) => ({ ...word, confidence: hiddenConfidence }));
}

/** Where a layer's words account for ink: its letters run wider or narrower than the picture's, so they reach to both sides. */
const reaching = (layer: readonly Placed[]): readonly Placed[] =>
  layer.length === 0 ? [] : linesOf(layer).lines.map(({ box }) => ({ ...layer[0]!, box: { ...box, x: box.x - 0.1 * box.width, width: 1.2 * box.width } }));

function near(letters: readonly Box[], words: readonly Placed[]): readonly Box[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { box } of words) {
    [left, top] = [Math.min(left, box.x), Math.min(top, box.y)];
    [right, bottom] = [Math.max(right, box.x + box.width), Math.max(bottom, box.y + box.height)];
  }
  return letters.filter(({ x, y, width, height }) => x + width > left && x < right && y + height > top && y < bottom);
}

/** Glyphs of fonts with a reliable encoding, and of others; where a font's verdict is doubtful, a sample of its words is compared with the picture. */
async function byEncoding(
  page: PdfPage,
  glyphs: readonly Glyph[],
  options: ReadOptions,
): Promise<{ readonly sound: readonly Glyph[]; readonly broken: readonly Glyph[] }> {
  const fonts = grouped(glyphs, ({ font }) => font);
  const bad = new Set<string>();
  for (const [font, own] of fonts) {
    const words = wordsOf(own);
    const verdict = encodingOf(words, own);
    if (verdict === 'broken' || (verdict === 'doubtful' && !(await (await lazily.layer()).matchesPicture(page, words, options)))) bad.add(font);
  }
  return bad.size === 0
    ? { sound: glyphs, broken: [] }
    : { sound: glyphs.filter(({ font }) => !bad.has(font)), broken: glyphs.filter(({ font }) => bad.has(font)) };
}

/** The page turned so that most of its writing is upright: a page may be written sideways without a rotation entry. */
function upright(page: PdfPage, content: PageContent): { readonly page: PdfPage; readonly content: PageContent } {
  const angle = mainAngle(content.glyphs);
  if (angle === 0) return { page, content };
  const turned = page.turned(360 - angle);
  return { page: turned, content: pageContent(turned) };
}

function mainAngle(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const glyph of glyphs) {
    const angle = (Math.round(angleOf(glyph) / 90) * 90) % 360;
    counts.set(angle, (counts.get(angle) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as [number, number])[0];
}

const holds = (box: Box, { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): boolean =>
  x1 >= box.x - 6 && x2 <= box.x + box.width + 6 && y1 >= box.y - 6 && y2 <= box.y + box.height + 6;
