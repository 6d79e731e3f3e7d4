/** What a PDF page draws, by walking its operators once: every glyph at its place, straight strokes and thin fills, and where pictures lie. */
import { type Box, intersection } from '../../document/box.js';
import type { PaintedShape } from '../order/rulings.js';
import type { Cover, Glyph, PageContent } from './content.js';
import { clipTo, firstState, isBold, multiply, placedBox, type State, setParameters } from './graphics-state.js';
import type { Matrix, PdfPage } from './pdf.js';
import { movePen, type Pen, penAt, type RawGlyph, showText } from './pen.js';
import { shapes } from './shapes.js';

/** More than this draw something else than a document (maps, plots); the rest is left out. States within each other. */
const [mostPainted, mostCovers, mostStates] = [20_000, 2000, 1000];
/** Pixels: what is narrower covers no letter. */
const smallestCover = 8;

/** A page while its operators are walked, and what it was found to draw. */
interface Walk {
  readonly page: PdfPage;
  readonly glyphs: Glyph[];
  readonly painted: PaintedShape[];
  readonly pictures: Box[];
  readonly covers: Cover[];
  readonly stack: State[];
  state: State;
  pen: Pen;
  /** Of the operator on the page. */
  order: number;
  clipsNext: boolean;
  hasCodeFont: boolean;
}

// biome-ignore lint/suspicious/noExplicitAny: every operator has arguments of its own shape
type Operator = (walk: Walk, arg: any) => void;

const save: Operator = ({ stack, state }) => void stack.push({ ...state });
const restore: Operator = (walk) => {
  walk.state = walk.stack.pop() ?? walk.state;
};
const clipNext: Operator = (walk) => {
  walk.clipsNext = true;
};
const show = (walk: Walk, items: readonly (RawGlyph | number | null)[]): void => showText(items, walk.pen, walk.state, walk.order, walk.glyphs);
const picture =
  (isMask: boolean): Operator =>
  (walk, arg) => {
    const box = placedBox(walk.state.matrix, [0, 0, 1, 1]);
    walk.pictures.push(box);
    cover(walk, box, undefined, { picture: true, opaque: !isMask && walk.page.isOpaque(arg[0]) });
  };

/** By the names of pdf.js; all others draw nothing that is looked for. */
const operators: Readonly<Record<string, Operator>> = {
  save(walk, arg) {
    if (walk.stack.length < mostStates) save(walk, arg);
  },
  restore,
  transform({ state }, arg) {
    state.matrix = multiply(state.matrix, arg);
  },
  paintFormXObjectBegin(walk, arg) {
    save(walk, arg);
    if (arg?.[0]) walk.state.matrix = multiply(walk.state.matrix, arg[0]);
    clipTo(walk.state, arg?.[1]);
  },
  paintFormXObjectEnd: restore,
  beginAnnotation(walk, arg) {
    // Annotations start from the page's own space: [id, rect, transform, matrix].
    save(walk, arg);
    walk.state = firstState(multiply(multiply(walk.page.transform, arg[2] ?? [1, 0, 0, 1, 0, 0]), arg[3] ?? [1, 0, 0, 1, 0, 0]));
  },
  endAnnotation: restore,
  beginText(walk) {
    walk.pen = penAt();
  },
  setFont(walk, arg) {
    const { state } = walk;
    const font = walk.page.font(arg[0]);
    state.font = font;
    state.fontName = arg[0];
    state.bold = isBold(font);
    walk.hasCodeFont ||= /barcode|code ?-?(128|39|25)|interleaved|ean-?13|3of9/i.test(font?.name ?? '');
    state.fontSize = arg[1];
  },
  setFillRGBColor({ state }, arg) {
    state.fill = typeof arg[0] === 'string' ? arg[0] : undefined;
  },
  setStrokeRGBColor({ state }, arg) {
    state.stroke = typeof arg[0] === 'string' ? arg[0] : undefined;
  },
  setFillColorN({ state }) {
    state.fill = undefined;
  },
  setGState: ({ state }, arg) => setParameters(state, arg[0]),
  clip: clipNext,
  eoClip: clipNext,
  shadingFill(walk) {
    const { state, page } = walk;
    cover(walk, state.clip ?? { x: 0, y: 0, width: page.width, height: page.height }, undefined, { picture: false, opaque: false });
  },
  setCharSpacing({ state }, arg) {
    state.charSpacing = arg[0];
  },
  setWordSpacing({ state }, arg) {
    state.wordSpacing = arg[0];
  },
  setHScale({ state }, arg) {
    state.stretch = arg[0] / 100;
  },
  setLeading({ state }, arg) {
    state.leading = -arg[0];
  },
  setTextRise({ state }, arg) {
    state.rise = arg[0];
  },
  setTextRenderingMode({ state }, arg) {
    state.mode = arg[0];
  },
  setTextMatrix(walk, arg) {
    // Comes as six numbers or as one typed array of them.
    walk.pen = penAt([...(typeof arg[0] === 'number' ? arg : arg[0])] as unknown as Matrix);
  },
  moveText: ({ pen }, arg) => movePen(pen, arg[0], arg[1]),
  setLeadingMoveText({ pen, state }, arg) {
    state.leading = arg[1];
    movePen(pen, arg[0], arg[1]);
  },
  nextLine: ({ pen, state }) => movePen(pen, 0, state.leading),
  showText: (walk, arg) => show(walk, arg[0]),
  showSpacedText: (walk, arg) => show(walk, arg[0]),
  nextLineShowText(walk, arg) {
    movePen(walk.pen, 0, walk.state.leading);
    show(walk, arg[0]);
  },
  nextLineSetSpacingShowText(walk, arg) {
    movePen(walk.pen, 0, walk.state.leading);
    walk.state.wordSpacing = arg[0];
    walk.state.charSpacing = arg[1];
    show(walk, arg[2]);
  },
  constructPath(walk, arg) {
    paint(walk, arg[0], arg[1]?.[0]);
    if (walk.clipsNext) clipTo(walk.state, arg[2]);
    walk.clipsNext = false;
  },
  paintImageXObject: picture(false),
  paintInlineImageXObject: picture(false),
  paintImageXObjectRepeat: picture(false),
  paintImageMaskXObject: picture(true),
  paintImageMaskXObjectRepeat: picture(true),
};

/** How paths are painted, by the names of pdf.js. */
const strokes: readonly string[] = ['stroke', 'closeStroke'];
const fills: readonly string[] = ['fill', 'eoFill', 'fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

function paint(walk: Walk, how: number, path: ArrayLike<number> | undefined): void {
  const { page, painted, state } = walk;
  if (!path || painted.length >= mostPainted) return;
  const isFilled = fills.some((name) => page.names[name] === how);
  if (!isFilled && !strokes.some((name) => page.names[name] === how)) return;
  const found = shapes(path, state.matrix, isFilled);
  painted.push(...found);
  if (!isFilled) return;
  const opaque = state.alpha > 0.95 && state.fill !== undefined;
  for (const { box, kind } of found) if (kind === 'area') cover(walk, box, state.fill, { picture: false, opaque });
}

function cover({ state, covers, order }: Walk, box: Box, colour: string | undefined, how: Pick<Cover, 'picture' | 'opaque'>): void {
  const seen = state.clip ? intersection(state.clip, box) : box;
  if (seen && state.alpha > 0.1 && Math.min(seen.width, seen.height) >= smallestCover && covers.length < mostCovers)
    covers.push({ box: seen, order, colour, ...how });
}

/** Glyphs, painted shapes and pictures of a page, boxes in its pixels. Content beyond the limits above is left out. */
export function pageContent(page: PdfPage): PageContent {
  const byCode = new Map(Object.entries(operators).map(([name, operator]) => [page.names[name], operator]));
  const walk: Walk = {
    ...{ page, glyphs: [], painted: [], pictures: [], covers: [], stack: [] },
    ...{ state: firstState(page.transform), pen: penAt(), order: 0, clipsNext: false, hasCodeFont: false },
  };
  for (const [order, code] of page.operations.entries()) {
    walk.order = order;
    byCode.get(code)?.(walk, page.args[order]);
  }
  const { glyphs, painted, pictures, covers, hasCodeFont } = walk;
  return { glyphs, painted, pictures, covers, codeFont: hasCodeFont };
}
