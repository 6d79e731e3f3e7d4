/** What a PDF page draws, by walking its operators once: every glyph at its place, straight strokes and thin fills, and where pictures lie. */
import type { Box } from '../document/box.js';
import type { Matrix, PdfFont, PdfPage } from './pdf.js';
import { type Painted, shapes } from './pdf-shapes.js';

export interface Glyph {
  readonly text: string;
  /** Where it starts on the base line, and the way to where the next one starts; pixels. */
  readonly x: number;
  readonly y: number;
  readonly advanceX: number;
  readonly advanceY: number;
  /** Unit vector from the base line to the top of the letters. */
  readonly upX: number;
  readonly upY: number;
  readonly size: number;
  readonly bold: boolean;
  readonly blank: boolean;
  readonly invisible: boolean;
}

export interface PageContent {
  readonly glyphs: readonly Glyph[];
  readonly painted: readonly Painted[];
  readonly pictures: readonly Box[];
  /** A font whose letters are bars. */
  readonly codeFont: boolean;
}

interface State {
  matrix: Matrix;
  font: PdfFont | undefined;
  bold: boolean;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

const fresh = { font: undefined, bold: false, fontSize: 0, charSpacing: 0, wordSpacing: 0, stretch: 1, leading: 0, rise: 0, mode: 0 } as const;

interface RawGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** Pages with more than this draw something else than a document (maps, plots); the rest is left out. */
const [mostGlyphs, mostPainted] = [200_000, 20_000];

export function pageContent(page: PdfPage): PageContent {
  const glyphs: Glyph[] = [];
  const painted: Painted[] = [];
  const pictures: Box[] = [];
  let codeFont = false;
  const { names: OPS, operations, args } = page;
  const stack: State[] = [];
  let state: State = { ...fresh, matrix: page.transform };
  let text: Matrix = [1, 0, 0, 1, 0, 0];
  /** Pen and start of line in the text matrix's space. */
  let [penX, penY, lineX, lineY] = [0, 0, 0, 0];
  const move = (x: number, y: number) => {
    penX = lineX += x;
    penY = lineY += y;
  };

  const show = (items: readonly (RawGlyph | number | null)[]) => {
    const { font, fontSize: signed, stretch } = state;
    const fontSize = Math.abs(signed);
    const direction = signed < 0 ? -1 : 1;
    const unit = font?.fontMatrix?.[0] ?? 0.001;
    const all = multiply(state.matrix, text);
    const size = fontSize * Math.hypot(all[2], all[3]) * (font?.isType3Font ? type3Em(font) : 1);
    const length = Math.hypot(all[2], all[3]) || 1;
    const [upX, upY] = [(all[2] / length) * direction, (all[3] / length) * direction];
    for (const item of items) {
      if (item === null) continue;
      if (typeof item === 'number') {
        if (font?.vertical) penY -= (item * fontSize) / 1000;
        else penX -= ((item * fontSize) / 1000) * stretch * direction;
        continue;
      }
      const spacing = (item.isSpace ? state.wordSpacing : 0) + state.charSpacing;
      const advance = ((item.width ?? 0) * unit * fontSize + spacing) * stretch * direction;
      const glyph = item.unicode ?? '';
      if (glyph && size > 0.5 && glyphs.length < mostGlyphs) {
        const [atX, atY] = [penX, penY + state.rise];
        glyphs.push({
          text: glyph,
          x: all[0] * atX + all[2] * atY + all[4],
          y: all[1] * atX + all[3] * atY + all[5],
          advanceX: all[0] * advance,
          advanceY: all[1] * advance,
          upX,
          upY,
          size,
          bold: state.bold || state.mode === 2,
          blank: /^\s+$/.test(glyph),
          invisible: state.mode === 3 || state.mode === 7,
        });
      }
      if (font?.vertical) penY -= (item.width ?? 0) * unit * fontSize;
      else penX += advance;
    }
  };

  const paint = (how: number, path: ArrayLike<number> | undefined) => {
    if (!path || painted.length >= mostPainted) return;
    const strokes = how === OPS.stroke || how === OPS.closeStroke;
    const fills = how === OPS.fill || how === OPS.eoFill;
    const both = how === OPS.fillStroke || how === OPS.eoFillStroke || how === OPS.closeFillStroke || how === OPS.closeEOFillStroke;
    if (strokes || fills || both) painted.push(...shapes(path, state.matrix, fills || both));
  };

  for (let index = 0; index < operations.length; index++) {
    // biome-ignore lint/suspicious/noExplicitAny: every operator has arguments of its own shape
    const arg = args[index] as any;
    switch (operations[index]) {
      case OPS.save:
        if (stack.length < 1000) stack.push({ ...state });
        break;
      case OPS.restore:
        state = stack.pop() ?? state;
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, arg);
        break;
      case OPS.paintFormXObjectBegin:
        stack.push({ ...state });
        if (arg?.[0]) state.matrix = multiply(state.matrix, arg[0]);
        break;
      case OPS.beginAnnotation:
        // Annotations start from the page's own space: [id, rect, transform, matrix].
        stack.push({ ...state });
        state.matrix = multiply(multiply(page.transform, arg[2] ?? [1, 0, 0, 1, 0, 0]), arg[3] ?? [1, 0, 0, 1, 0, 0]);
        break;
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        state = stack.pop() ?? state;
        break;
      case OPS.beginText:
        text = [1, 0, 0, 1, 0, 0];
        penX = penY = lineX = lineY = 0;
        break;
      case OPS.setFont: {
        const font = page.font(arg[0]);
        state.font = font;
        state.bold = isBold(font);
        codeFont ||= /barcode|code ?-?(128|39|25)|interleaved|ean-?13|3of9/i.test(font?.name ?? '');
        state.fontSize = arg[1];
        break;
      }
      case OPS.setCharSpacing:
        state.charSpacing = arg[0];
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = arg[0];
        break;
      case OPS.setHScale:
        state.stretch = arg[0] / 100;
        break;
      case OPS.setLeading:
        state.leading = -arg[0];
        break;
      case OPS.setTextRise:
        state.rise = arg[0];
        break;
      case OPS.setTextRenderingMode:
        state.mode = arg[0];
        break;
      case OPS.setTextMatrix:
        // Comes as six numbers or as one typed array of them.
        text = [...(typeof arg[0] === 'number' ? arg : arg[0])] as unknown as Matrix;
        penX = penY = lineX = lineY = 0;
        break;
      case OPS.moveText:
        move(arg[0], arg[1]);
        break;
      case OPS.setLeadingMoveText:
        state.leading = arg[1];
        move(arg[0], arg[1]);
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        show(arg[0]);
        break;
      case OPS.nextLineShowText:
        move(0, state.leading);
        show(arg[0]);
        break;
      case OPS.nextLineSetSpacingShowText:
        state.wordSpacing = arg[0];
        state.charSpacing = arg[1];
        move(0, state.leading);
        show(arg[2]);
        break;
      case OPS.constructPath:
        paint(arg[0], arg[1]?.[0]);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
        pictures.push(unitSquare(state.matrix));
        break;
    }
  }
  return { glyphs, painted, pictures, codeFont };
}

const isBold = (font: PdfFont | undefined): boolean =>
  font ? font.bold === true || font.black === true || /bold|black|heavy|demi/i.test(font.name ?? '') : false;

/** Type 3 fonts have their own unit: how many of it make an em is told by their bounding box at best. */
function type3Em(font: PdfFont): number {
  const scale = Math.abs(font.fontMatrix?.[3] ?? 0.001) || 0.001;
  const [, bottom = 0, , top = 0] = font.bbox ?? [];
  const height = Math.abs(top - bottom) * scale;
  return height > 0.3 && height < 3 ? height : 1;
}

/** `a` after `b`: first b, then a, as pdf.js and canvas count it. */
export function multiply(a: Matrix, b: ArrayLike<number>): Matrix {
  return [
    a[0] * b[0]! + a[2] * b[1]!,
    a[1] * b[0]! + a[3] * b[1]!,
    a[0] * b[2]! + a[2] * b[3]!,
    a[1] * b[2]! + a[3] * b[3]!,
    a[0] * b[4]! + a[2] * b[5]! + a[4],
    a[1] * b[4]! + a[3] * b[5]! + a[5],
  ];
}

function unitSquare(m: Matrix): Box {
  const xs = [m[4], m[4] + m[0], m[4] + m[2], m[4] + m[0] + m[2]];
  const ys = [m[5], m[5] + m[1], m[5] + m[3], m[5] + m[1] + m[3]];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
