/** A rectangle in pixels at the document's resolution; the origin is the page's top left corner, y grows downwards. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest box around all of them. Throws on an empty list, which is a bug of the caller. */
export function hull(boxes: readonly Box[]): Box {
  if (boxes.length === 0) throw new Error('hull of no boxes');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const box of boxes) {
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** The part two boxes share, or undefined where they only touch. */
export function intersection(a: Box, b: Box): Box | undefined {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : undefined;
}

/** In square pixels. */
export const area = (box: Box): number => box.width * box.height;
/** In pixels from the left edge of the page. */
export const centerX = (box: Box): number => box.x + box.width / 2;
/** In pixels from the top edge of the page. */
export const centerY = (box: Box): number => box.y + box.height / 2;

/** The box with a margin on every side; a negative one makes it smaller. */
export const padded = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** The same place where a pixel is `factor` pixels. */
export const times = ({ x, y, width, height }: Box, factor: number): Box => ({ x: x * factor, y: y * factor, width: width * factor, height: height * factor });

/** Where a box of a picture lies on its page: the picture shows the page from `origin` on, its pixels are `factor` pixels. */
export const onPage = ({ x, y, width, height }: Box, factor: number, origin: Pick<Box, 'x' | 'y'> = { x: 0, y: 0 }): Box => ({
  x: x * factor + origin.x,
  y: y * factor + origin.y,
  width: width * factor,
  height: height * factor,
});

/** Whether they have more than an edge in common. */
export const touches = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Whether one is above the other, at least in part. */
export const overlapsAcross = (a: Box, b: Box): boolean => a.x < b.x + b.width && b.x < a.x + a.width;

/** Of what is above or below a box, that whose middle is least beside its own. */
export function nearestAcross<T extends { readonly box: Box }>(all: readonly T[], { box }: { readonly box: Box }): T | undefined {
  const off = (each: T) => Math.abs(centerX(each.box) - centerX(box));
  return all.filter((each) => overlapsAcross(each.box, box)).sort((a, b) => off(a) - off(b))[0];
}

/** Whether the middle of a box lies in another one. */
export const isWithin = (box: Box, place: Box): boolean =>
  Math.abs(centerX(box) - centerX(place)) <= place.width / 2 && Math.abs(centerY(box) - centerY(place)) <= place.height / 2;

/** The part of a word's box that its characters from `start` to `end` cover, taking all characters as equally wide. */
export function slice(box: Box, length: number, start: number, end: number): Box {
  const step = box.width / Math.max(1, length);
  return { x: box.x + step * start, y: box.y, width: step * (end - start), height: box.height };
}
