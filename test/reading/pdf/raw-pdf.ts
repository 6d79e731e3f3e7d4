/** PDFs written operator by operator, for what no library draws: hidden layers, broken encodings, clips. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { degrees, PDFDocument, PDFName, type PDFPage } from '@cantoo/pdf-lib';
import fontkit from '@pdf-lib/fontkit';

export interface RawPage {
  /** Operators; fonts are /F (Helvetica), /B (its bold), pictures /P0, /P1 …; lengths in points from the lower left corner. */
  readonly content: string;
  readonly pictures?: readonly Uint8Array[];
  readonly rotate?: number;
  readonly size?: readonly [width: number, height: number];
  /** Further fonts by name, as dictionaries of plain values; what `ToUnicode` holds becomes a stream. */
  readonly fonts?: Readonly<Record<string, Record<string, unknown>>>;
  /** Graphics states by name: `{ Pale: { ca: 0 } }`. */
  readonly states?: Readonly<Record<string, Record<string, unknown>>>;
}

export async function rawPdf({ content, pictures = [], rotate = 0, size = [595, 842], fonts = {}, states = {} }: RawPage): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([...size]);
  if (rotate) page.setRotation(degrees(rotate));
  const font = ({ ToUnicode, ...dictionary }: Record<string, unknown>) => {
    const cmap = typeof ToUnicode === 'string' ? { ToUnicode: pdf.context.register(pdf.context.flateStream(ToUnicode)) } : {};
    return pdf.context.register(pdf.context.obj({ Type: 'Font', ...dictionary, ...cmap } as never));
  };
  const plain = { Subtype: 'Type1', Encoding: 'WinAnsiEncoding' };
  page.node.setFontDictionary(PDFName.of('F'), font({ ...plain, BaseFont: 'Helvetica' }));
  page.node.setFontDictionary(PDFName.of('B'), font({ ...plain, BaseFont: 'Helvetica-Bold' }));
  for (const [name, dictionary] of Object.entries(fonts)) page.node.setFontDictionary(PDFName.of(name), font(dictionary));
  for (const [name, dictionary] of Object.entries(states)) page.node.setExtGState(PDFName.of(name), pdf.context.register(pdf.context.obj(dictionary as never)));
  for (const [index, bytes] of pictures.entries()) {
    const picture = bytes[0] === 0x89 ? await pdf.embedPng(bytes) : await pdf.embedJpg(bytes);
    page.node.setXObject(PDFName.of(`P${index}`), picture.ref);
  }
  setContent(page, content);
  return pdf.save();
}

function setContent(page: PDFPage, content: string): void {
  const { context } = page.doc;
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(Buffer.from(content, 'latin1'))));
}

/** Writes text at a place. */
export const at = (x: number, y: number, text: string, { font = 'F', size = 12, before = '' } = {}): string =>
  `BT ${before} /${font} ${size} Tf 1 0 0 1 ${x} ${y} Tm (${text.replace(/[()\\]/g, '\\$&')}) Tj ET\n`;

/** Paints a picture into a rectangle. */
export const paint = (name: string, x: number, y: number, width: number, height: number): string => `q ${width} 0 0 ${height} ${x} ${y} cm /${name} Do Q\n`;

/** A page in a font that is embedded with its letters' shapes but without saying which letters they are; `how` draws more on it. */
export async function withoutUnicode(lines: readonly string[], how: (page: PDFPage) => Promise<void> = async () => {}): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const font = await pdf.embedFont(await readFile(`${folder}/standard_fonts/LiberationSans-Regular.ttf`), { subset: false });
  const page = pdf.addPage([595, 842]);
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 60, y: 760 - 22 * index, size: 12, font });
  await how(page);
  const loaded = await PDFDocument.load(await pdf.save());
  for (const [, object] of loaded.context.enumerateIndirectObjects())
    (object as { dict?: unknown; delete?(name: PDFName): void }).delete?.(PDFName.of('ToUnicode'));
  return loaded.save();
}

/** A ToUnicode map that says of the codes 0x20 … 0x7e that they are other characters. */
export function unicodeMap(of: (code: number) => number): string {
  const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
  const rows = Array.from({ length: 95 }, (_, index) => `<${hex(32 + index, 2)}> <${hex(of(32 + index), 4)}>`);
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange
${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar endcmap end end`;
}
