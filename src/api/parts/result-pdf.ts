/** ResultPdf: the sent document with every prediction marked by a coloured box and its name, and a legend. A PDF's own text stays selectable; a picture becomes a PDF. */
import { PDFDocument, type PDFFont, type PDFPage, StandardFonts, concatTransformationMatrix, popGraphicsState, pushGraphicsState, rgb } from '@cantoo/pdf-lib';
import type { Box } from '../../document/box.js';
import type { Document, Page } from '../../document/document.js';
import type { Extraction } from '../../extraction/extraction.js';
import { placeLabel } from './label-places.js';
import { type Mark, type MarkKind, marksOf } from './marks.js';

const kinds: Readonly<Record<MarkKind, readonly [name: string, color: ReturnType<typeof rgb>]>> = {
  detail: ['Details', rgb(0.05, 0.35, 0.85)],
  group: ['Groups', rgb(0, 0.5, 0.2)],
  sender: ['Sender', rgb(0.85, 0.35, 0)],
  receiver: ['Receiver', rgb(0.7, 0, 0.35)],
  contact: ['Contacts', rgb(0.45, 0.35, 0.1)],
  lineItem: ['Line items', rgb(0.45, 0.15, 0.75)],
  custom: ['Custom details', rgb(0, 0.5, 0.55)],
};
const [fontSize, padding] = [6, 1.2];
const white = rgb(1, 1, 1);

/** `images` gives a JPEG of each page, upright: pictures need them, and PDFs that cannot be written again. */
export async function resultPdf(bytes: Uint8Array, document: Document, extraction: Extraction, images: () => AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const sent = isPdf(bytes) ? await opened(bytes) : undefined;
  const pdf = sent ?? (await fromImages(images(), document));
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const marks = marksOf(extraction);
  const scale = 72 / document.resolution;
  for (const [index, page] of document.pages.entries()) {
    const target = pdf.getPages()[index];
    if (!target) break;
    const own = marks.filter((mark) => mark.page === index);
    target.pushOperators(pushGraphicsState(), concatTransformationMatrix(...(sent ? toUserSpace(target, page) : identity)));
    drawMarks(target, own, page, scale, font);
    drawLegend(target, [...new Set(own.map(({ kind }) => kind))], font);
    target.pushOperators(popGraphicsState());
  }
  return pdf.save();
}

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(1024, bytes.length)).includes('%PDF-');

/** Undefined for PDFs that can be read but not written again: encrypted or damaged ones. */
async function opened(bytes: Uint8Array): Promise<PDFDocument | undefined> {
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
    return pdf.getPageCount() > 0 ? pdf : undefined;
  } catch {
    return undefined;
  }
}

/** A JPEG goes into a PDF as it is: no page is unpacked. */
async function fromImages(images: AsyncIterable<Uint8Array>, { pages, resolution }: Document): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  for await (const image of images) {
    const picture = await pdf.embedJpg(image);
    const { width, height } = pages[pdf.getPageCount()] ?? picture;
    const size = { width: (width * 72) / resolution, height: (height * 72) / resolution };
    pdf.addPage([size.width, size.height]).drawImage(picture, { x: 0, y: 0, ...size });
  }
  if (pdf.getPageCount() === 0) throw new Error('there is no picture of any page');
  return pdf;
}

type Matrix = [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** From the upright page (points, origin at its lower left corner) to the page's own coordinates, whatever /Rotate and the reading turned. */
function toUserSpace(target: PDFPage, { rotation }: Page): Matrix {
  const { x, y, width, height } = target.getCropBox();
  if (rotation === 90) return [0, 1, -1, 0, x + width, y];
  if (rotation === 180) return [-1, 0, 0, -1, x + width, y + height];
  if (rotation === 270) return [0, -1, 1, 0, x, y + height];
  return [1, 0, 0, 1, x, y];
}

/** In points, y growing downwards: boxes first, then the names in the places that are left. */
function drawMarks(target: PDFPage, marks: readonly Mark[], page: Page, scale: number, font: PDFFont): void {
  const size = { width: page.width * scale, height: page.height * scale };
  const inPoints = ({ x, y, width, height }: Box, around = 0): Box => ({
    x: x * scale - around,
    y: y * scale - around,
    width: width * scale + 2 * around,
    height: height * scale + 2 * around,
  });
  const boxes = marks.map(({ box, outline }) => inPoints(box, outline ? 2.5 : padding));
  marks.forEach(({ kind, outline }, index) => {
    const { x, y, width, height } = boxes[index]!;
    const [, color] = kinds[kind];
    const filling = outline ? { borderDashArray: [3, 2] } : { color, opacity: 0.12 };
    target.drawRectangle({
      x,
      y: size.height - y - height,
      width,
      height,
      borderColor: color,
      borderWidth: outline ? 0.5 : 0.8,
      borderOpacity: 0.9,
      ...filling,
    });
  });
  const taken = page.words.map(({ box }) => inPoints(box));
  marks.forEach(({ kind, label }, index) => {
    if (label === undefined) return;
    const text = printable(label);
    const { x, y, width, height } = placeLabel(boxes[index]!, { width: font.widthOfTextAtSize(text, fontSize) + 2, height: fontSize + 1 }, size, taken);
    target.drawRectangle({ x, y: size.height - y - height, width, height, color: kinds[kind][1], opacity: 0.85 });
    target.drawText(text, { x: x + 1, y: size.height - y - height + 1.4, size: fontSize, font, color: white });
  });
}

function drawLegend(target: PDFPage, used: readonly MarkKind[], font: PDFFont): void {
  if (used.length === 0) return;
  const widths = used.map((kind) => font.widthOfTextAtSize(kinds[kind][0], fontSize) + fontSize + 8);
  target.drawRectangle({
    x: 4,
    y: 3,
    width: widths.reduce((sum, width) => sum + width, 6),
    height: fontSize + 5,
    color: white,
    opacity: 0.85,
    borderColor: rgb(0.6, 0.6, 0.6),
    borderWidth: 0.4,
  });
  let x = 8;
  used.forEach((kind, index) => {
    const [name, color] = kinds[kind];
    target.drawRectangle({ x, y: 5.5, width: fontSize, height: fontSize, color, opacity: 0.7 });
    target.drawText(name, { x: x + fontSize + 2, y: 6.8, size: fontSize, font, color: rgb(0.1, 0.1, 0.1) });
    x += widths[index]!;
  });
}

/** The standard fonts have Latin letters only. */
const printable = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 60);
