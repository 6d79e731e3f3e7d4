/** Ink projected onto columns: the spans of adjacent inked columns, which are glyphs or glyphs that touch. */
import type { Area, GreyPicture, Span } from './picture.js';

/** A row of pixels is `width` long; how many rows there are is not asked. */
type Pixels = Pick<GreyPicture, 'pixels' | 'width'>;

/** Darker pixels are ink. */
const ink = 165;

/** Columns between which none is blank, with their first and last row of ink: of pixels below `lightest`. */
export function spansOf({ pixels, width }: Pixels, { left, top, right, bottom }: Area, lightest = ink): readonly Span[] {
  const edges = edgesOf(right - left);
  for (let y = top; y < bottom; y++) markRow(pixels, y * width + left, y, lightest, edges);
  return spansBetween(edges, left);
}

/** Pixels darker than this may be of pale letters. */
const pale = 210;

/** Spans of ink, and those of all that is not paper, in one go. */
export function spansWithPale(
  { pixels, width }: Pixels,
  { left, top, right, bottom }: Area,
): { readonly dark: readonly Span[]; readonly pale: readonly Span[] } {
  const [dark, all] = [edgesOf(right - left), edgesOf(right - left)];
  for (let y = top; y < bottom; y++) {
    markRow(pixels, y * width + left, y, pale, all);
    markRow(pixels, y * width + left, y, ink, dark);
  }
  return { dark: spansBetween(dark, left), pale: spansBetween(all, left) };
}

/** Of each column its first row of ink, -1 where it has none, and the one behind its last. */
interface Edges {
  readonly firsts: Int32Array;
  readonly lasts: Int32Array;
}

const edgesOf = (columns: number): Edges => ({ firsts: new Int32Array(columns).fill(-1), lasts: new Int32Array(columns) });

/** Notes the ink of a row of pixels, which begins at `start`. Rows come from the top to the bottom. */
function markRow(pixels: Uint8Array, start: number, y: number, lightest: number, { firsts, lasts }: Edges): void {
  for (let x = 0; x < firsts.length; x++) {
    if (pixels[start + x]! < lightest) {
      if (firsts[x]! < 0) firsts[x] = y;
      lasts[x] = y + 1;
    }
  }
}

function spansBetween({ firsts, lasts }: Edges, left: number): readonly Span[] {
  const spans: { from: number; to: number; top: number; bottom: number }[] = [];
  let open: (typeof spans)[number] | undefined;
  for (let x = 0; x < firsts.length; x++) {
    const [first, last] = [firsts[x]!, lasts[x]!];
    if (first < 0) open = undefined;
    else if (open) {
      open.to = left + x + 1;
      open.top = Math.min(open.top, first);
      open.bottom = Math.max(open.bottom, last);
    } else spans.push((open = { from: left + x, to: left + x + 1, top: first, bottom: last }));
  }
  return spans;
}
