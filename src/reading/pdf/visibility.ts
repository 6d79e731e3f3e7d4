/** Visibility of the glyphs of a PDF page: glyphs under a picture, in the colour of their background or painted over are not simply read. */
import { area, type Box } from '../../document/box.js';
import type { Picture } from '../raster/picture.js';
import type { Cover, Glyph, PageContent } from './content.js';

export interface Visibility {
  /** Visible. */
  readonly printed: readonly Glyph[];
  /** Without ink or under a picture: a scanner's text layer for the picture. */
  readonly layer: readonly Glyph[];
  /** Low contrast, or painted over: only the rendered page shows it. */
  readonly doubtful: readonly Glyph[];
}

/** Contrast in grey levels (0 … 255) that letters need. */
const leastContrast = 24;
/** A picture that fills this part of the page is the page. */
const wholePage = 0.5;
/** Covers looked at; a page of more is a drawing, and its small ones matter little. */
const mostCovers = 400;

/** Sorts the glyphs of a page of `width` × `height` by visibility, from drawing order and colours alone. */
export function visibleGlyphs({ glyphs, covers }: PageContent, width: number, height: number): Visibility {
  const seen = { printed: [] as Glyph[], layer: [] as Glyph[], doubtful: [] as Glyph[] };
  const largest = [...covers].sort((a, b) => area(b.box) - area(a.box)).slice(0, mostCovers);
  const inOrder = largest.sort((a, b) => a.order - b.order);
  for (const glyph of glyphs) {
    const kind = glyph.invisible ? 'layer' : glyph.blank ? 'printed' : kindOf(glyph, inOrder, width * height);
    seen[kind].push(glyph);
  }
  return seen;
}

function kindOf(glyph: Glyph, covers: readonly Cover[], page: number): keyof Visibility {
  const [x, y] = middle(glyph);
  let ground: string | undefined = '#ffffff';
  let onPicture = false;
  let kind: keyof Visibility = 'printed';
  for (const { box, order, colour, picture, opaque } of covers) {
    if (x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height) continue;
    if (order > glyph.order) {
      if (!opaque) continue;
      // What is painted over last decides: a scan over words makes them its layer, a bar over words hides them.
      kind = picture ? 'layer' : 'doubtful';
    } else if (opaque || picture || colour === undefined) {
      ground = colour;
      onPicture = picture && area(box) > wholePage * page;
    }
  }
  if (kind !== 'printed' || glyph.colour === undefined) return kind;
  // White words upon a scan: another way to hide them.
  if (ground === undefined) return onPicture && brightness(glyph.colour) > 200 ? 'layer' : 'printed';
  return glyph.colour === ground || Math.abs(brightness(glyph.colour) - brightness(ground)) < leastContrast ? 'doubtful' : 'printed';
}

/** Centre of a glyph. */
const middle = ({ x, y, advanceX, advanceY, upX, upY, size }: Glyph): readonly [x: number, y: number] => [
  x + advanceX / 2 + 0.3 * size * upX,
  y + advanceY / 2 + 0.3 * size * upY,
];

function brightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
  return 0.3 * red + 0.59 * green + 0.11 * blue;
}

/** The doubtful glyphs that are visible on the page's picture: something darker or lighter than the background is there. `factor` scales page pixels to picture pixels. */
export function withContrast(glyphs: readonly Glyph[], picture: Picture, factor: number): readonly Glyph[] {
  return glyphs.filter((glyph) => {
    const [x, y] = middle(glyph);
    const reach = 0.35 * glyph.size;
    return contrast(picture, { x: (x - reach) * factor, y: (y - reach) * factor, width: 2 * reach * factor, height: 2 * reach * factor }) >= leastContrast;
  });
}

function contrast({ pixels, width, height, channels }: Picture, box: Box): number {
  let [darkest, brightest] = [255, 0];
  for (let y = Math.max(0, Math.floor(box.y)); y < Math.min(height, box.y + box.height); y++) {
    for (let x = Math.max(0, Math.floor(box.x)); x < Math.min(width, box.x + box.width); x++) {
      const at = (y * width + x) * channels;
      const light = channels === 1 ? pixels[at]! : 0.3 * pixels[at]! + 0.59 * pixels[at + 1]! + 0.11 * pixels[at + 2]!;
      darkest = Math.min(darkest, light);
      brightest = Math.max(brightest, light);
    }
  }
  return brightest - darkest;
}
