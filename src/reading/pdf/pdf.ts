/** The door of pdf.js: a PDF's pages, what is drawn on them, and pictures of them. Everything is loaded from the package's own folder. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { PDFDocumentLoadingTask, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Box } from '../../document/box.js';
import { InputError } from '../../errors.js';
import type { Picture } from '../raster/picture.js';
import { refuseBombs } from '../pdf-guard/bombs.js';
import { type PageRenderer, pageRenderer } from './drawing.js';
import { operatorList } from './operators.js';
import { withPageTree } from './page-tree.js';
import { withTrailer } from './trailer.js';
import { refuseWidths } from '../pdf-guard/widths.js';

type PdfJs = typeof import('pdfjs-dist/legacy/build/pdf.mjs');

export const pdfResolution = 300;

export interface Pdf {
  readonly pageCount: number;
  /** What is wrong with the file as a whole, though its pages can be read. */
  readonly note?: string;
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
  /** Whether a painted picture (its name, or itself) hides what is under it. */
  isOpaque(picture: unknown): boolean;
  /** The page, or the part of it inside the box (pixels at `pdfResolution`), at the resolution or, where it is too large, at that of its picture, in colour; without its text where that is known already. */
  picture(resolution: number, part?: Box, textless?: boolean): Promise<Picture>;
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
  loaded ??= loadWithoutPatches();
  return loaded;
}

/** pdf.js brings a push and a JSON of its own, for browsers whose own ones err in rare cases: they are several times slower, for everything else in this process too. */
async function loadWithoutPatches(): Promise<PdfJs> {
  const { push } = Array.prototype;
  const { parse, stringify } = JSON;
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // Otherwise loaded, and patching, with the first document.
  // @ts-expect-error: it has no types
  await import('pdfjs-dist/legacy/build/pdf.worker.mjs');
  for (const [owner, own] of [
    [Array.prototype, { push }],
    [JSON, { parse, stringify }],
  ] as const)
    Object.assign(owner, own);
  process.on('unhandledRejection', survive);
  return pdfjs;
}

/** pdf.js prefetches pages: a rejection for a broken one must not end the process, its own request reports it. All other unhandled rejections end the process as without a listener. */
function survive(reason: unknown): void {
  if (reason instanceof Error && /pdfjs-dist|webpack:\/\/pdf\.js/.test(reason.stack ?? '')) return;
  if (process.listenerCount('unhandledRejection') === 1) throw reason;
}

/** Opens an untrusted PDF; where its page tree is broken, with a rebuilt one if more pages are readable. Throws InputError for bombs and unreadable files, prefixed with `name`. */
export async function openPdf(bytes: Uint8Array, name: string): Promise<Pdf> {
  await refuseBombs(bytes, name);
  refuseWidths(bytes, name);
  const pdfjs = await load();
  const first = await opened(pdfjs, withTrailer(bytes), name);
  if (await leadsToItsPages(first.document)) return pdfOf(pdfjs, first, name);
  const other = withPageTree(bytes);
  const second = other && (await opened(pdfjs, other, name).catch(() => undefined));
  if (!second) return pdfOf(pdfjs, first, name);
  const [here, there] = [await readablePages(first.document), await readablePages(second.document)];
  await (there > here ? first : second).task.destroy();
  return there > here ? pdfOf(pdfjs, second, name, brokenTree) : pdfOf(pdfjs, first, name);
}

const brokenTree = 'the page tree is broken: the pages that the file holds are read in their order in it, some may be missing. Save the PDF again.';

interface Opened {
  readonly task: PDFDocumentLoadingTask;
  readonly document: PDFDocumentProxy;
  readonly drawing: PageRenderer;
}

async function opened(pdfjs: PdfJs, bytes: Uint8Array, name: string): Promise<Opened> {
  const drawing = pageRenderer();
  const task = pdfjs.getDocument({
    data: new Uint8Array(bytes),
    standardFontDataUrl: `${folder}/standard_fonts/`,
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    wasmUrl: `${folder}/wasm/`,
    iccUrl: `${folder}/iccs/`,
    CanvasFactory: drawing.factory,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    // More pixels than A3 has at 600 dpi: such pictures are left blank instead of filling memory, which takes 16 bytes for each of them.
    maxImageSize: 72_000_000,
  });
  try {
    return { task, document: await task.promise, drawing };
  } catch (error) {
    await task.destroy();
    throw new InputError(`${name}: ${reason(error)}`);
  }
}

const canBeGot = (document: PDFDocumentProxy, number: number): Promise<boolean> =>
  document.getPage(number).then(
    () => true,
    () => false,
  );

async function leadsToItsPages(document: PDFDocumentProxy): Promise<boolean> {
  return !(document.numPages > 0) || ((await canBeGot(document, 1)) && (await canBeGot(document, document.numPages)));
}

/** Counted up to as many as are ever read. */
async function readablePages(document: PDFDocumentProxy): Promise<number> {
  let count = 0;
  for (let number = 1; number <= Math.min(document.numPages, 1000); number++) if (await canBeGot(document, number)) count++;
  return count;
}

async function pdfOf(pdfjs: PdfJs, { task, document, drawing }: Opened, name: string, note?: string): Promise<Pdf> {
  const close = () => task.destroy();
  if (!(document.numPages > 0)) {
    await close();
    throw new InputError(`${name}: this PDF has no pages. Give one with at least one page.`);
  }
  return {
    pageCount: document.numPages,
    ...(note && { note }),
    page: async (number) => openPage(pdfjs, await guarded(name, number, () => document.getPage(number)), { drawing, name, number }),
    attachments: async () => {
      const files = await withInputError(name, 'the files embedded in it cannot be read', () => document.getAttachments());
      return Object.values(files ?? {}).map((each) => embedded(each as { filename: string; content?: Uint8Array }));
    },
    close,
  };
}

interface PageOfFile {
  readonly drawing: PageRenderer;
  readonly name: string;
  readonly number: number;
}

async function openPage(pdfjs: PdfJs, page: PDFPageProxy, { drawing, name, number }: PageOfFile): Promise<PdfPage> {
  const list = await guarded(name, number, () => operatorList(page, pdfjs.OPS));
  const isText = textOperators(pdfjs.OPS);
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
      isOpaque: (picture) => isOpaque(pdfjs, page, picture),
      picture: (resolution, part, textless) =>
        guarded(name, number, () => {
          const without = textless ? (index: number) => isText.has(list.fnArray[index]!) : undefined;
          return drawing.draw(page, { resolution, partResolution: pdfResolution, rotation, part, operations: list.fnArray, names: pdfjs.OPS, without });
        }),
      turned: (degrees) => view(rotation + degrees),
      release: () => void page.cleanup(),
    };
  };
  return view(page.rotate);
}

/** Pictures that are not decoded yet count as opaque: most are. */
function isOpaque(pdfjs: PdfJs, page: PDFPageProxy, picture: unknown): boolean {
  const objects = typeof picture === 'string' && picture.startsWith('g_') ? page.commonObjs : page.objs;
  const data = typeof picture === 'string' ? (objects.has(picture) ? objects.get(picture) : undefined) : picture;
  return (data as { readonly kind?: number } | undefined)?.kind !== pdfjs.ImageKind.RGBA_32BPP;
}

const embedded = ({ filename, content }: { readonly filename: string; readonly content?: Uint8Array }): Attachment => ({
  name: filename,
  content: content ?? new Uint8Array(),
});

const textOperators = (OPS: Readonly<Record<string, number>>): ReadonlySet<number> =>
  new Set(['showText', 'showSpacedText', 'nextLineShowText', 'nextLineSetSpacingShowText'].map((name) => OPS[name]!));

const guarded = <T>(name: string, number: number, work: () => Promise<T>): Promise<T> => withInputError(name, `page ${number} cannot be read`, work);

async function withInputError<T>(name: string, what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new InputError(`${name}: ${what}: ${reason(error)}`);
  }
}

function reason(error: unknown): string {
  const { name, message } = error instanceof Error ? error : { name: '', message: String(error) };
  if (name === 'PasswordException') return 'this PDF is protected by a password. Save it without one.';
  if (name === 'InvalidPDFException') return 'this is no readable PDF (its structure is broken). Save or download it again.';
  return `${message.split('\n')[0]!.replace(/\.$/, '')}. Save the PDF again and retry.`;
}
