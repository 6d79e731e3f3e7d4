/** Placement of the label of a mark: beside its box, covering as little print and as few other labels as possible. */
import { area, type Box, intersection } from '../../document/box.js';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A small gap keeps names from touching. */
const gap = 0.5;

/** `taken` is what is printed on the page; the place chosen is added to it. All in one unit, y growing downwards. */
export function placeLabel(box: Box, label: Size, page: Size, taken: Box[]): Box {
  const right = box.x + box.width;
  const bottom = box.y + box.height;
  const middle = box.y + (box.height - label.height) / 2;
  const places = [
    [box.x, box.y - label.height],
    [box.x, bottom],
    [right, middle],
    [box.x - label.width, middle],
    [right - label.width, box.y - label.height],
    [right - label.width, bottom],
    [box.x, box.y - 2 * label.height - gap],
    [box.x, bottom + label.height + gap],
    [box.x, box.y - 3 * label.height - 2 * gap],
  ].map(([x, y]) => ({ x: within(x!, page.width - label.width), y: within(y!, page.height - label.height), ...label }));
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const covered = taken.reduce((sum, other) => sum + shared(place, other), 0);
    if (covered < least) [best, least] = [place, covered];
    if (covered === 0) break;
  }
  taken.push(best);
  return best;
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));

function shared(a: Box, b: Box): number {
  const part = intersection(a, b);
  return part ? area(part) : 0;
}
