/** The door of pdf.js: a PDF's pages, what is drawn on them, and pictures of them. Everything is loaded from the package's own folder. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../document/box.js';
import { InputError } from '../errors.js';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

export const pdfResolution = 300;
/** Largest side of a rendered page in pixels. */
const largestSide = 8400;

export interface Pdf {
  readonly pageCount: number;
  /** Pages count from 1. */
  page(number: number): Promise<PdfPage>;
  /** Files embedded in it, in their own order. */
  attachments(): Promise<readonly Attachment[]>;
  close(): Promise<void>;
}

export interface Attachment {
  readonly name: string;
  readonly content: Uint8Array;
}

/** The drawing of one page: operators by name in `operations`, their arguments beside them. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** The page's own /Rotate entry, already part of `transform`. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** From PDF units to pixels at `pdfResolution`. */
  readonly transform: Matrix;
  readonly operations: readonly number[];
  readonly args: readonly unknown[];
  readonly names: Readonly<Record<string, number>>;
  font(name: string): PdfFont | undefined;
  /** PNG of the page, or of the part of it inside the box (pixels at `pdfResolution`), at the resolution. */
  picture(resolution: number, part?: Box): Promise<Buffer>;
  /** The same page turned clockwise by so many degrees more. */
  turned(degrees: number): PdfPage;
  release(): void;
}

export interface PdfFont {
  readonly name?: string;
  readonly bold?: boolean;
  readonly black?: boolean;
  readonly isType3Font?: boolean;
  readonly fontMatrix?: readonly number[];
  readonly bbox?: readonly number[];
  readonly vertical?: boolean;
}

export type Matrix = readonly [number, number, number, number, number, number];

let loaded: Promise<PdfJs> | undefined;
const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

/** Loading takes a good tenth of a second, so it waits for the first PDF. */
function load(): Promise<PdfJs> {
  loaded ??= import('pdfjs-dist/legacy/build/pdf.mjs');
  return loaded;
}

export async function openPdf(bytes: Uint8Array, name: string): Promise<Pdf> {
  const pdfjs = await load();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    // More pixels than a page at 600 dpi and A2 has: such pictures are left blank instead of filling memory.
    maxImageSize: 140_000_000,
  });
  let document: PDFDocumentProxy;
  try {
    document = await task.promise;
  } catch (error) {
    await task.destroy();
    throw new InputError(`${name}: ${reason(error)}`);
  }
  const close = () => task.destroy();
  if (!(document.numPages > 0)) {
    await close();
    throw new InputError(`${name}: this PDF has no pages. Give one with at least one page.`);
  }
  return {
    pageCount: document.numPages,
    page: async (number) => openPage(pdfjs, await guarded(name, number, () => document.getPage(number)), name, number),
    attachments: async () => Object.values((await document.getAttachments()) ?? {}).map((each) => embedded(each as { filename: string; content?: Uint8Array })),
    close,
  };
}

async function openPage(pdfjs: PdfJs, page: PDFPageProxy, name: string, number: number): Promise<PdfPage> {
  const list = await guarded(name, number, () => page.getOperatorList());
  const view = (rotation: number): PdfPage => {
    const viewport = page.getViewport({ scale: pdfResolution / 72, rotation });
    const { width, height } = viewport;
    if (!(width >= 1 && height >= 1 && Number.isFinite(width * height)))
      throw new InputError(`${name}: page ${number} has no size. Save the PDF again with a valid page box.`);
    return {
      width,
      height,
      rotation: (((rotation % 360) + 360) % 360) as PdfPage['rotation'],
      transform: viewport.transform as unknown as Matrix,
      operations: list.fnArray,
      args: list.argsArray,
      names: pdfjs.OPS,
      font: (font) => (page.commonObjs.has(font) ? (page.commonObjs.get(font) as PdfFont) : undefined),
      picture: (resolution, part) => guarded(name, number, () => render(page, resolution, rotation, part)),
      turned: (degrees) => view(rotation + degrees),
      release: () => void page.cleanup(),
    };
  };
  return view(page.rotate);
}

const embedded = ({ filename, content }: { readonly filename: string; readonly content?: Uint8Array }): Attachment => ({
  name: filename,
  content: content ?? new Uint8Array(),
});

async function render(page: PDFPageProxy, resolution: number, rotation: number, part?: Box): Promise<Buffer> {
  const { createCanvas } = await import('@napi-rs/canvas');
  const plain = page.getViewport({ scale: 1 });
  const scale = Math.min(resolution / 72, largestSide / plain.width, largestSide / plain.height);
  const factor = (scale * 72) / pdfResolution;
  const viewport = page.getViewport({ scale, rotation, offsetX: -(part?.x ?? 0) * factor, offsetY: -(part?.y ?? 0) * factor });
  const [width, height] = part ? [part.width * factor, part.height * factor] : [viewport.width, viewport.height];
  const canvas = createCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
  return canvas.encode('png');
}

async function guarded<T>(name: string, number: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new InputError(`${name}: page ${number} cannot be read: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException') return 'this PDF is protected by a password. Save it without one.';
  if (name === 'InvalidPDFException') return 'this is no readable PDF (its structure is broken). Save or download it again.';
  return `${message.split('\n')[0]!.replace(/\.$/, '')}. Save the PDF again and retry.`;
}
