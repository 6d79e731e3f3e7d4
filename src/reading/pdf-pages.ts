/** A PDF page by page: its text layer where that can be believed, OCR of the page or of parts of it where not. */
import { area, type Box, hull, intersection } from '../document/box.js';
import type { Code } from '../document/document.js';
import { readCodes } from './code-pass.js';
import { codesOf } from './codes.js';
import { gray, pictureFrom } from './image.js';
import { inkOf } from './ink.js';
import { languageOf } from './language.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import { openPdf, type PdfPage, pdfResolution } from './pdf.js';
import { type Glyph, type PageContent, pageContent } from './pdf-glyphs.js';
import type { Painted } from './pdf-shapes.js';
import { angleOf, wordsOf } from './pdf-words.js';
import { cents, type Placed } from './placed.js';
import { rulingsOf } from './rulings.js';
import { scannedPage } from './scanned-page.js';
import type { PageSource, Sheet } from './sheet.js';
import { agrees, isReadable, textRegions, unexplained } from './text-layer.js';
import { applyTurn, knownTurn, rememberTurn, type Turn } from './turns.js';

/** Pixels at 300 dpi: pictures smaller than 8 mm hold nothing to read; shapes up to 5 mm may be a code's squares or a letter's outline; the white around a code. */
const [smallestPicture, smallShape, quietZone] = [95, 60, 12];
const [manyShapes, fewestBars, mostRegions] = [60, 20, 12];
/** Resolutions at which a page is compared with its hidden layer, and its pictures are looked at. */
const [compareResolution, regionResolution] = [100, 200];
/** Part of the page that a picture must fill before its letters are read; spots fewer than this on a page are no writing. */
const [worthReading, fewestLetters] = [0.04, 4];
/** OCR beside a text layer must be this sure. */
const leastConfidence = 0.5;

export async function pdfPages(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const pdf = await openPdf(bytes, name);
  return {
    pageCount: pdf.pageCount,
    resolution: pdfResolution,
    async sheet(number) {
      const source = await pdf.page(number);
      try {
        const { sheet, turn } = await readPage(source, options);
        rememberTurn(bytes, number, turn);
        return sheet;
      } finally {
        source.release();
      }
    },
    async picture(number) {
      const source = await pdf.page(number);
      try {
        const turn = knownTurn(bytes, number) ?? (await readPage(source, { ...options, codes: false })).turn;
        const { page } = standing(source, pageContent(source));
        return await applyTurn(await pictureFrom(await page.picture(pdfResolution), pdfResolution), turn);
      } finally {
        source.release();
      }
    },
    close: () => pdf.close(),
  };
}

/** `turn` is what the page's picture needed beyond what the PDF says of it. */
async function readPage(source: PdfPage, options: ReadOptions): Promise<{ readonly sheet: Sheet; readonly turn: Turn }> {
  const { page, content } = standing(source, pageContent(source));
  const { width, height } = page;
  const inside = ({ box, text }: Placed) => text !== '' && box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  const finish = (words: readonly Placed[], kind: Sheet['kind'], codes: readonly Code[] = []) => {
    const rulings = rulingsOf(content.painted, width, height).filter((ruling) => !codes.some(({ box }) => holds(box, ruling)));
    const sheet: Sheet = { kind, page: { width: cents(width), height: cents(height), rotation: page.rotation, ...linesOf(words), codes, rulings } };
    return { sheet, turn: { rotation: 0, skew: 0 } as const };
  };
  const printed = wordsOf(content.glyphs).filter(inside);
  if (isReadable(printed)) {
    const { words, codes } = await readPictures(page, content, printed, options);
    return finish([...printed, ...words], words.length > printed.length ? 'scan' : 'text', codes);
  }
  if (content.glyphs.length === 0 && content.pictures.length === 0 && content.painted.length === 0) return finish([], 'text');
  const small = await pictureFrom(await page.picture(compareResolution), compareResolution);
  const smallInk = await inkOf(small);
  if (smallInk.letters.length < fewestLetters && content.pictures.length === 0) return finish([], 'text');
  const hidden = wordsOf(content.glyphs, true).filter(inside);
  if (isReadable(hidden)) {
    const inSmall = hidden.map((word) => ({ ...word, box: times(word.box, compareResolution / pdfResolution) }));
    if (agrees(inSmall, smallInk)) {
      const codes = options.codes === false ? [] : await readCodes(await pictureFrom(await page.picture(pdfResolution), pdfResolution));
      return finish(
        hidden.map((word) => ({ ...word, confidence: hiddenConfidence })),
        'scan',
        codes,
      );
    }
  }
  const { page: scanned, turn } = await scannedPage(await pictureFrom(await page.picture(pdfResolution), pdfResolution), options);
  return { sheet: { kind: 'scan', page: { ...scanned, rotation: ((page.rotation + scanned.rotation) % 360) as PdfPage['rotation'] } }, turn };
}

/** A scanner's own OCR: good where it agrees with the picture, but not checked letter by letter. */
const hiddenConfidence = 0.9;

/** Codes and words that stand on a page only as pictures or outlines, beside a text layer that is believed. */
async function readPictures(
  page: PdfPage,
  content: PageContent,
  known: readonly Placed[],
  options: ReadOptions,
): Promise<{ readonly words: readonly Placed[]; readonly codes: readonly Code[] }> {
  const words: Placed[] = [];
  const codes: Code[] = [];
  for (const region of pictureRegions(content, page.width, page.height)) {
    if (options.codes === false && area(region) < worthReading * page.width * page.height) continue;
    const small = await pictureFrom(await page.picture(regionResolution, region), regionResolution);
    const toPage = region.width / small.width;
    const found = options.codes === false ? [] : await codesOf(await gray(small), toPage, region);
    codes.push(...found.filter((code) => !codes.some((other) => other.text === code.text && touches(other.box, code.box))));
    // A logo's letters are no words of the document.
    if (area(region) < worthReading * page.width * page.height) continue;
    const onPage = (box: Box): Box => ({ ...times(box, toPage), x: box.x * toPage + region.x, y: box.y * toPage + region.y });
    const ink = await inkOf(small);
    const letters = ink.letters.map(onPage).filter((letter) => !codes.some(({ box }) => touches(box, letter)));
    const missing = textRegions(unexplained(known, letters), ink.letterHeight * toPage);
    if (missing.length > 0) words.push(...(await readRegions(page, missing, known, options)));
  }
  return { words, codes };
}

/** Where pictures lie that are larger than icons, and where many small shapes were drawn; regions that meet are one. */
function pictureRegions({ pictures, painted, codeFont }: PageContent, width: number, height: number): readonly Box[] {
  const whole: Box = { x: 0, y: 0, width, height };
  if (codeFont) return [whole];
  const regions = pictures.filter((box) => Math.max(box.width, box.height) >= smallestPicture);
  const small = painted.filter(({ box, kind }) => kind !== 'segment' && box.width <= smallShape && box.height <= smallShape);
  if (small.length >= manyShapes) regions.push(hull(small.map(({ box }) => box)));
  regions.push(...barRegions(painted));
  const merged: Box[] = [];
  for (const region of regions) {
    const cut = intersection(whole, {
      x: region.x - quietZone,
      y: region.y - quietZone,
      width: region.width + 2 * quietZone,
      height: region.height + 2 * quietZone,
    });
    if (!cut) continue;
    const meeting = merged.filter((other) => touches(other, cut));
    for (const other of meeting) merged.splice(merged.indexOf(other), 1);
    merged.push(hull([cut, ...meeting]));
  }
  return merged.length > mostRegions ? [whole] : merged;
}

/** Bar codes drawn as upright bars: many of them begin at one height and are equally long. */
function barRegions(painted: readonly Painted[]): readonly Box[] {
  const groups = new Map<string, Box[]>();
  for (const { box } of painted) {
    if (box.width > 16 || box.height < 30 || box.height > 500 || box.height < 2 * box.width) continue;
    const key = `${Math.round(box.y)} ${Math.round(box.height)}`;
    const group = groups.get(key);
    if (group) group.push(box);
    else groups.set(key, [box]);
  }
  return [...groups.values()].filter((group) => group.length >= fewestBars).map(hull);
}

/** OCR of parts of a page whose other words are known; what lies on known words is left out. */
async function readRegions(page: PdfPage, regions: readonly Box[], known: readonly Placed[], options: ReadOptions): Promise<readonly Placed[]> {
  const language = languageOf(known.map(({ text }) => text).join(' '), options.languages);
  const found: Placed[] = [];
  for (const region of regions.slice(0, mostRegions)) {
    const part = intersection({ x: 0, y: 0, width: page.width, height: page.height }, region);
    if (!part) continue;
    const picture = await pictureFrom(await page.picture(pdfResolution, part), pdfResolution);
    const { words } = await ocrPage(picture, await inkOf(picture), language, options);
    for (const word of words) {
      const box = { ...word.box, x: word.box.x + part.x, y: word.box.y + part.y };
      if (word.confidence >= leastConfidence && !known.some((other) => touches(other.box, box))) found.push({ ...word, box, baseline: word.baseline + part.y });
    }
  }
  return found;
}

/** The page turned so that most of its writing stands upright: a page may be written sideways without saying so. */
function standing(page: PdfPage, content: PageContent): { readonly page: PdfPage; readonly content: PageContent } {
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

const times = ({ x, y, width, height }: Box, factor: number): Box => ({ x: x * factor, y: y * factor, width: width * factor, height: height * factor });
const touches = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const holds = (box: Box, { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): boolean =>
  x1 >= box.x - 6 && x2 <= box.x + box.width + 6 && y1 >= box.y - 6 && y2 <= box.y + box.height + 6;
