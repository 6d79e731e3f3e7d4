/** A PDF page by page: its text layer where that can be trusted, OCR where not. */
import { linesOf } from './lines.js';
import { pictureFrom } from './image.js';
import { ocrPage } from './ocr-page.js';
import type { ReadOptions } from './options.js';
import { openPdf, pdfResolution } from './pdf.js';
import { type Glyph, pageContent } from './pdf-glyphs.js';
import { angleOf, wordsOf } from './pdf-words.js';
import { cents } from './placed.js';
import { rulingsOf } from './rulings.js';
import type { PageSource } from './sheet.js';

export async function pdfPages(bytes: Uint8Array, name: string, options: ReadOptions): Promise<PageSource> {
  const pdf = await openPdf(bytes, name);
  const upright = async (number: number) => {
    const source = await pdf.page(number);
    const content = pageContent(source);
    const angle = mainAngle(content.glyphs);
    if (angle === 0) return { source, content };
    const turned = source.turned(360 - angle);
    return { source: turned, content: pageContent(turned) };
  };
  return {
    pageCount: pdf.pageCount,
    resolution: pdfResolution,
    async sheet(number) {
      const { source, content } = await upright(number);
      try {
        const printed = wordsOf(content.glyphs).filter(
          ({ text, box }) => text && box.x < source.width && box.y < source.height && box.x + box.width > 0 && box.y + box.height > 0,
        );
        const digital = printed.length > 0;
        const placed = digital
          ? printed
          : await ocrPage(await pictureFrom(await source.picture(pdfResolution), pdfResolution), options.languages?.[0] ?? 'de', 1, options.signal);
        return {
          kind: digital ? 'text' : 'scan',
          page: {
            width: cents(source.width),
            height: cents(source.height),
            rotation: source.rotation,
            ...linesOf(placed),
            codes: [],
            rulings: rulingsOf(content.painted, source.width, source.height),
          },
        };
      } finally {
        source.release();
      }
    },
    async picture(number) {
      const { source } = await upright(number);
      return pictureFrom(await source.picture(pdfResolution), pdfResolution);
    },
    close: () => pdf.close(),
  };
}

/** The quarter turn in which most letters stand: a page may be written sideways without saying so. */
function mainAngle(glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const glyph of glyphs) {
    const angle = (Math.round(angleOf(glyph) / 90) * 90) % 360;
    counts.set(angle, (counts.get(angle) ?? 0) + 1);
  }
  return [...counts].reduce((best, one) => (one[1] > best[1] ? one : best), [0, 0] as [number, number])[0];
}
