/** A PDF page by page: its text layer where that can be believed, OCR of the page or of parts of it where not. */
import { area, type Box } from '../document/box.js';
import { readCodes } from './code-pass.js';
import { cropped, type Picture, pictureFrom } from './image.js';
import { inkOf } from './ink.js';
import { languageOf } from './language.js';
import { linesOf } from './lines.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import { openPdf, type PdfPage, pdfResolution } from './pdf.js';
import { type Glyph, type PageContent, pageContent } from './pdf-glyphs.js';
import { angleOf, wordsOf } from './pdf-words.js';
import { cents, type Placed } from './placed.js';
import { rulingsOf } from './rulings.js';
import type { PageSource, Sheet } from './sheet.js';
import { agrees, isReadable, textRegions, unexplained } from './text-layer.js';
import { upright } from './upright.js';

/** Pictures smaller than this part of the page are logos; pages with more shapes than this may have letters drawn as outlines. */
const [pictureShare, manyShapes] = [0.03, 150];
/** Resolution at which the page is compared with its text layer. */
const compareResolution = 100;

export async function pdfPages(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const pdf = await openPdf(bytes, name);
  return {
    pageCount: pdf.pageCount,
    resolution: pdfResolution,
    async sheet(number) {
      const source = await pdf.page(number);
      try {
        return await readPage(source, options);
      } finally {
        source.release();
      }
    },
    async picture(number) {
      const source = await pdf.page(number);
      try {
        const content = pageContent(source);
        const { page } = standing(source, content);
        const picture = await pictureFrom(await page.picture(pdfResolution), pdfResolution);
        return content.glyphs.length > 0 || content.pictures.length === 0 ? picture : (await upright(picture, options)).picture;
      } finally {
        source.release();
      }
    },
    close: () => pdf.close(),
  };
}

async function readPage(source: PdfPage, options: ReadOptions): Promise<Sheet> {
  const { page, content } = standing(source, pageContent(source));
  const { width, height } = page;
  const inside = ({ box, text }: Placed) => text !== '' && box.x < width && box.y < height && box.x + box.width > 0 && box.y + box.height > 0;
  const printed = wordsOf(content.glyphs).filter(inside);
  const readable = isReadable(printed);
  const pictures = content.pictures.filter((box) => area(box) >= pictureShare * width * height);
  const finish = async (words: readonly Placed[], kind: Sheet['kind']): Promise<Sheet> => {
    const codes =
      options.codes === false || !mayHoldCodes(content)
        ? []
        : await readCodes(await pictureFrom(await page.picture(200), 200).then((picture) => ({ ...picture })), false);
    const inPixels = codes.map(({ box, ...code }) => ({ ...code, box: times(box, pdfResolution / 200) }));
    const rulings = rulingsOf(content.painted, width, height).filter((ruling) => !inPixels.some(({ box }) => holds(box, ruling)));
    return { kind, page: { width: cents(width), height: cents(height), rotation: page.rotation, ...linesOf(words), codes: inPixels, rulings } };
  };
  const drawn = content.glyphs.length > 0 || content.pictures.length > 0 || content.shapes > 0;
  if (!drawn) return finish([], 'text');
  if (readable && pictures.length === 0 && content.shapes < manyShapes) return finish(printed, 'text');

  // What the page shows decides: words missing in the layer are read from the picture.
  const small = await pictureFrom(await page.picture(compareResolution), compareResolution);
  const ink = await inkOf(small);
  const toSmall = compareResolution / pdfResolution;
  const scaledWords = (words: readonly Placed[]) => words.map((word) => ({ ...word, box: times(word.box, toSmall) }));
  if (readable) {
    const regions = textRegions(unexplained(scaledWords(printed), ink), ink.letterHeight).filter(
      (box) => pictures.some((picture) => touches(times(picture, toSmall), box)) || content.shapes >= manyShapes,
    );
    const added =
      regions.length > 0
        ? await readRegions(
            page,
            regions.map((box) => times(box, 1 / toSmall)),
            printed,
            options,
          )
        : [];
    return finish([...printed, ...added], added.length > printed.length ? 'scan' : 'text');
  }
  const hidden = wordsOf(content.glyphs, true).filter(inside);
  if (isReadable(hidden) && agrees(scaledWords(hidden), ink))
    return finish(
      hidden.map((word) => ({ ...word, confidence: hiddenConfidence })),
      'scan',
    );
  if (ink.letters.length === 0) return finish(printed.length > 0 && readable ? printed : [], 'scan');
  return scannedPage(page, options);
}

/** A scanner's own OCR: good where it agrees with the picture, but not checked letter by letter. */
const hiddenConfidence = 0.9;

async function scannedPage(page: PdfPage, options: ReadOptions): Promise<Sheet> {
  const picture = await pictureFrom(await page.picture(pdfResolution), pdfResolution);
  const { picture: straight, ink, rotation, language } = await upright(picture, options);
  const { words } = await ocrPage(straight, ink, language, options);
  const codes = options.codes === false ? [] : await readCodes(straight);
  const turned = ((page.rotation + rotation) % 360) as PdfPage['rotation'];
  return { kind: 'scan', page: { width: straight.width, height: straight.height, rotation: turned, ...linesOf(words), codes, rulings: [] } };
}

/** OCR of parts of a page whose other words are known; what lies on known words is left out. */
async function readRegions(page: PdfPage, regions: readonly Box[], known: readonly Placed[], options: ReadOptions): Promise<readonly Placed[]> {
  const picture = await pictureFrom(await page.picture(pdfResolution), pdfResolution);
  const language = languageOf(known.map(({ text }) => text).join(' '), options.languages);
  const found: Placed[] = [];
  for (const region of regions.slice(0, 12)) {
    const origin = { x: Math.floor(region.x), y: Math.floor(region.y) };
    if (origin.x >= picture.width || origin.y >= picture.height) continue;
    const part: Picture = await cropped(picture, { ...region, ...origin });
    const { words } = await ocrPage(part, await inkOf(part), language, options);
    for (const word of words) {
      const box = { ...word.box, x: word.box.x + origin.x, y: word.box.y + origin.y };
      if (word.confidence >= 0.5 && !known.some((other) => touches(other.box, box))) found.push({ ...word, box, baseline: word.baseline + origin.y });
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

/** Codes are pictures at least 8 mm wide, or drawn from many small shapes. */
const mayHoldCodes = ({ pictures, shapes, codeFont }: PageContent): boolean =>
  shapes >= 60 || codeFont || pictures.some(({ width, height }) => Math.max(width, height) >= 95);

const times = ({ x, y, width, height }: Box, factor: number): Box => ({ x: x * factor, y: y * factor, width: width * factor, height: height * factor });
const touches = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const holds = (box: Box, { x1, y1, x2, y2 }: { x1: number; y1: number; x2: number; y2: number }): boolean =>
  x1 >= box.x - 6 && x2 <= box.x + box.width + 6 && y1 >= box.y - 6 && y2 <= box.y + box.height + 6;
