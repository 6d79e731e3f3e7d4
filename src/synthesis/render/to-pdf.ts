/** From drawings to a PDF: text with subset fonts, strokes, fills, and codes as squares. */
import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import fontkit from '@pdf-lib/fontkit';
import { PDFDocument, type PDFFont, PDFOperator, PDFOperatorNames, type PDFPage, PDFNumber, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Drawing, Run } from '../drawing.js';
import { textWidth } from '../layout/metrics.js';

const folder = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
let writer: Promise<Buffer> | undefined;
let liberation: Promise<readonly [Uint8Array, Uint8Array]> | undefined;

/** pdf-lib takes a subset with `encode` for one of fontkit 2, which encodes to no stream; this fontkit does. So pdf-lib is shown the stream alone. */
const streaming = {
  create(data: Uint8Array) {
    const font = fontkit.create(data);
    const createSubset = font.createSubset.bind(font);
    font.createSubset = () => {
      const subset = createSubset();
      return { includeGlyph: (glyph: never) => subset.includeGlyph(glyph), encodeStream: () => subset.encodeStream() } as typeof subset;
    };
    return font;
  },
};

interface Fonts {
  of(run: Run): PDFFont;
}

/** Sizes of drawings are points (1/72 inch). The same drawings give the same bytes. */
export async function toPdf(drawings: readonly Drawing[], title: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(streaming as never);
  pdf.setTitle(title);
  // No timestamp: the same drawings give the same bytes.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts = await fontsOf(pdf, drawings);
  for (const drawing of drawings) await drawPage(pdf.addPage([drawing.width, drawing.height]), drawing, fonts);
  return pdf.save();
}

/** Times and Courier where the standard fonts have all glyphs, else Liberation Sans. */
async function fontsOf(pdf: PDFDocument, drawings: readonly Drawing[]): Promise<Fonts> {
  liberation ??= Promise.all([readFile(join(folder, 'LiberationSans-Regular.ttf')), readFile(join(folder, 'LiberationSans-Bold.ttf'))]);
  const files = await liberation;
  const runs = drawings.flatMap((drawing) => drawing.runs);
  const font = runs.find((run) => run.font !== 'sans')?.font;
  const standard = font !== undefined && runs.every((run) => winAnsi(run.text));
  const embedded: (PDFFont | undefined)[] = [];
  for (const bold of [false, true]) {
    if (!runs.some((run) => run.bold === bold)) embedded.push(undefined);
    else if (!standard) embedded.push(await pdf.embedFont(files[bold ? 1 : 0]!, { subset: true }));
    else if (font === 'serif') embedded.push(await pdf.embedFont(bold ? StandardFonts.TimesRomanBold : StandardFonts.TimesRoman));
    else embedded.push(await pdf.embedFont(bold ? StandardFonts.CourierBold : StandardFonts.Courier));
  }
  return { of: (run) => embedded[run.bold ? 1 : 0]! };
}

const beyondLatin1 = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');

function winAnsi(text: string): boolean {
  for (const char of text) {
    const code = char.codePointAt(0)!;
    if ((code < 32 || code > 126) && (code < 160 || code > 255) && !beyondLatin1.has(char)) return false;
  }
  return true;
}

async function drawPage(page: PDFPage, drawing: Drawing, fonts: Fonts): Promise<void> {
  const { height } = drawing;
  for (const fill of drawing.fills)
    page.drawRectangle({ x: fill.x, y: height - fill.y - fill.height, width: fill.width, height: fill.height, color: rgb(fill.gray, fill.gray, fill.gray) });
  for (const stroke of drawing.strokes)
    page.drawLine({ start: { x: stroke.x1, y: height - stroke.y1 }, end: { x: stroke.x2, y: height - stroke.y2 }, thickness: stroke.width });
  for (const run of drawing.runs) {
    const font = fonts.of(run);
    const text = printable(run.text);
    // Text is scaled to the width that the layout computed, whatever the font's own is.
    const wanted = textWidth(run.text, run.font, run.bold, run.size) * (drawing.stretch ?? 1);
    const own = font.widthOfTextAtSize(text, run.size);
    const squeeze = own > 0 ? Math.round((wanted / own) * 1000) / 10 : 100;
    page.pushOperators(PDFOperator.of(PDFOperatorNames.SetTextHorizontalScaling, [PDFNumber.of(squeeze)]));
    const [red, green, blue] = run.color ?? [0, 0, 0];
    page.drawText(text, { x: run.x, y: height - run.y, size: run.size, font, color: rgb(red, green, blue) });
  }
  for (const code of drawing.codes) await drawCode(page, drawing, code);
}

/** Replacements for glyphs that fonts lack: an empty box would give a synthetic page away. */
const lacking: ReadonlyMap<string, string> = new Map([
  ['\u00a0', ' '],
  ['\u202f', ' '],
  ['\u2009', ' '],
  ['−', '-'],
  ['₺', 'TL'],
  ['☎', 'Tel.'],
  ['✉', 'Mail'],
]);

/** With other characters for those that the fonts lack. */
export const printable = (text: string): string => [...text].map((char) => lacking.get(char) ?? char).join('');

async function drawCode(page: PDFPage, drawing: Drawing, code: Drawing['codes'][number]): Promise<void> {
  const { prepareZXingModule, writeBarcode } = await import('zxing-wasm/writer');
  writer ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm'));
  const wasmBinary = await writer;
  prepareZXingModule({
    overrides: { wasmBinary: wasmBinary.buffer.slice(wasmBinary.byteOffset, wasmBinary.byteOffset + wasmBinary.byteLength) as ArrayBuffer },
  });
  const { symbol } = await writeBarcode(code.text, { format: code.format, ecLevel: code.format === 'QRCode' ? 'M' : '' } as never);
  if (!symbol?.width) return;
  const { width, height, data } = symbol;
  const cell = { x: code.width / width, y: code.height / height };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; ) {
      let end = column;
      while (end < width && data[row * width + end] === 0) end++;
      if (end > column) {
        const y = drawing.height - code.y - (row + 1) * cell.y;
        page.drawRectangle({ x: code.x + column * cell.x, y, width: (end - column) * cell.x, height: cell.y * 1.02, color: rgb(0, 0, 0) });
      }
      column = Math.max(end, column + 1);
    }
  }
}
