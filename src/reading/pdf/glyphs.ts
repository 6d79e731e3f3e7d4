/** What a PDF page draws, by walking its operators once: every glyph at its place, straight strokes and thin fills, and where pictures lie. */
import { type Box, intersection } from '../../document/box.js';
import type { Matrix, PdfPage } from './pdf.js';
import type { Cover, Glyph, PageContent } from './content.js';
import { shapes } from './shapes.js';
import type { PaintedShape } from '../order/rulings.js';
import { clipTo, firstState, isBold, multiply, placedBox, type State, setParameters, type3Em } from './graphics-state.js';

interface RawGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
}

/** Pages with more than this draw something else than a document (maps, plots); the rest is left out. */
const [mostGlyphs, mostPainted, mostCovers] = [200_000, 20_000, 2000];
/** Pixels: what is narrower covers no letter; letters farther off, or nowhere (NaN), are on no page. Less ink than this part is none. */
const [smallestCover, farthest, faintest] = [8, 1e9, 0.06];

/** Glyphs, painted shapes and pictures of a page, boxes in its pixels. Content beyond the limits above is left out. */
export function pageContent(page: PdfPage): PageContent {
  const glyphs: Glyph[] = [];
  const painted: PaintedShape[] = [];
  const pictures: Box[] = [];
  const covers: Cover[] = [];
  let codeFont = false;
  const { names: OPS, operations, args } = page;
  const isMask = new Set([OPS.paintImageMaskXObject, OPS.paintImageMaskXObjectRepeat]);
  const stack: State[] = [];
  let state: State = firstState(page.transform);
  let order = 0;
  let clipNext = false;
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
      // A letter without a text is one that OCR must read. One of several words is a symbol to which an office program wrote the text behind it.
      const glyph = item.unicode?.replace(/(\S)\s.*$/s, '$1') || (item.isSpace ? ' ' : '\ufffd');
      const [atX, atY] = [penX, penY + state.rise];
      const [x, y] = [all[0] * atX + all[2] * atY + all[4], all[1] * atX + all[3] * atY + all[5]];
      const [advanceX, advanceY] = [all[0] * advance, all[1] * advance];
      const shown = !state.clip || holds(state.clip, x + advanceX / 2 + 0.3 * size * upX, y + advanceY / 2 + 0.3 * size * upY);
      if (glyph && shown && size > 0.5 && Math.hypot(x, y, advanceX, advanceY, size) < farthest && glyphs.length < mostGlyphs) {
        glyphs.push({
          text: glyph,
          x,
          y,
          advanceX,
          advanceY,
          upX,
          upY,
          size,
          bold: state.bold || state.mode === 2,
          blank: /^\s+$/.test(glyph),
          invisible: state.mode === 3 || state.mode === 7 || state.alpha < faintest,
          colour: state.mode === 1 ? state.stroke : state.fill,
          font: state.fontName,
          order,
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
    if (!strokes && !fills && !both) return;
    const found = shapes(path, state.matrix, fills || both);
    painted.push(...found);
    if (!strokes) for (const { box, kind } of found) if (kind === 'area') cover(box, state.fill, false, state.alpha > 0.95 && state.fill !== undefined);
  };
  const cover = (box: Box, colour: string | undefined, picture: boolean, opaque: boolean) => {
    const seen = state.clip ? intersection(state.clip, box) : box;
    if (seen && state.alpha > 0.1 && Math.min(seen.width, seen.height) >= smallestCover && covers.length < mostCovers)
      covers.push({ box: seen, order, colour, picture, opaque });
  };

  for (let index = 0; index < operations.length; index++) {
    order = index;
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
        clipTo(state, arg?.[1]);
        break;
      case OPS.beginAnnotation:
        // Annotations start from the page's own space: [id, rect, transform, matrix].
        stack.push({ ...state });
        state = { ...firstState(multiply(multiply(page.transform, arg[2] ?? [1, 0, 0, 1, 0, 0]), arg[3] ?? [1, 0, 0, 1, 0, 0])) };
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
        state.fontName = arg[0];
        state.bold = isBold(font);
        codeFont ||= /barcode|code ?-?(128|39|25)|interleaved|ean-?13|3of9/i.test(font?.name ?? '');
        state.fontSize = arg[1];
        break;
      }
      case OPS.setFillRGBColor:
        state.fill = typeof arg[0] === 'string' ? arg[0] : undefined;
        break;
      case OPS.setStrokeRGBColor:
        state.stroke = typeof arg[0] === 'string' ? arg[0] : undefined;
        break;
      case OPS.setFillColorN:
        state.fill = undefined;
        break;
      case OPS.setGState:
        setParameters(state, arg[0]);
        break;
      case OPS.clip:
      case OPS.eoClip:
        clipNext = true;
        break;
      case OPS.shadingFill:
        cover(state.clip ?? { x: 0, y: 0, width: page.width, height: page.height }, undefined, false, false);
        break;
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
        if (clipNext) clipTo(state, arg[2]);
        clipNext = false;
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
      case OPS.paintImageXObjectRepeat:
      case OPS.paintImageMaskXObjectRepeat:
        pictures.push(unitSquare(state.matrix));
        cover(unitSquare(state.matrix), undefined, true, !isMask.has(operations[index]!) && page.isOpaque(arg[0]));
        break;
    }
  }
  return { glyphs, painted, pictures, covers, codeFont };
}

const unitSquare = (m: Matrix): Box => placedBox(m, [0, 0, 1, 1]);
const holds = ({ x, y, width, height }: Box, atX: number, atY: number): boolean =>
  atX >= x - 1 && atX <= x + width + 1 && atY >= y - 1 && atY <= y + height + 1;
