/** Files that the tests of reading make for themselves. */
import { PDFDocument, StandardFonts, degrees } from '@cantoo/pdf-lib';
import sharp from 'sharp';

export interface Text {
  readonly text: string;
  readonly x: number;
  /** Base line, from the top of the page. */
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly turn?: number;
}

const [pageWidth, pageHeight] = [595, 842];

/** A PDF with these texts on its pages; lengths in points, origin top left. */
export async function pdfOf(pages: readonly (readonly Text[])[], rotation = 0): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const heavy = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (const texts of pages) {
    const page = pdf.addPage([pageWidth, pageHeight]);
    if (rotation) page.setRotation(degrees(rotation));
    for (const { text, x, y, size = 10, bold = false, turn = 0 } of texts)
      page.drawText(text, { x, y: pageHeight - y, size, font: bold ? heavy : plain, rotate: degrees(turn) });
  }
  return pdf.save();
}

/** Lines of black type on a white sheet as a picture, `resolution` dots an inch. */
export function sheet(lines: readonly string[], { width = 1240, height = 600, size = 34 } = {}): ReturnType<typeof sharp> {
  const rows = lines.map(
    (line, index) => `<text x="80" y="${100 + index * size * 1.6}" font-family="sans-serif" font-size="${size}">${line.replace(/&/g, '&amp;')}</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="white"/>${rows.join('')}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' });
}
