/** Words of a page under the pointer, or within the band that it draws. */
import type { OpenPage, OpenWord, Place } from './types.js';

export interface Band {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** In the page's pixels: a click may miss a word by as much as a tenth of a letter's height and more. */
const slack = 3;
/** Share of a word that a band must cover. */
const share = 0.4;

/** In the order of reading. A band without extent is a click. */
export function wordsIn({ words }: Pick<OpenPage, 'words'>, band: Band): readonly number[] {
  const [left, right] = [Math.min(band.x1, band.x2), Math.max(band.x1, band.x2)];
  const [top, bottom] = [Math.min(band.y1, band.y2), Math.max(band.y1, band.y2)];
  if (right - left <= slack && bottom - top <= slack) {
    const at = words.findIndex(
      ({ box: [x, y, width, height] }) => left >= x - slack && left <= x + width + slack && top >= y - slack && top <= y + height + slack,
    );
    return at < 0 ? [] : [at];
  }
  return words.flatMap(({ box: [x, y, width, height] }, index) => {
    const across = Math.min(right, x + width) - Math.max(left, x);
    const down = Math.min(bottom, y + height) - Math.max(top, y);
    return across > share * width && down > share * height ? [index] : [];
  });
}

/** The box around the words of a place; undefined where the page does not have them. */
export function boxOf({ words }: Pick<OpenPage, 'words'>, place: Pick<Place, 'words'>): { x: number; y: number; width: number; height: number } | undefined {
  const boxes = place.words.flatMap((word) => (words[word] ? [words[word]!.box] : []));
  if (boxes.length === 0) return undefined;
  const [x, y] = [Math.min(...boxes.map((box) => box[0])), Math.min(...boxes.map((box) => box[1]))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box[0] + box[2])), Math.max(...boxes.map((box) => box[1] + box[3]))];
  return { x, y, width: right - x, height: bottom - y };
}

/** All words of a page as one SVG path: thousands of them are one shape to the browser. */
export const outlineOf = (words: readonly OpenWord[]): string =>
  words.map(({ box: [x, y, width, height] }) => `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}z`).join('');
