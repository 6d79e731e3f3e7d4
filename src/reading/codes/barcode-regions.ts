/** Bar code regions on a picture and their angle: adjacent patches whose gradients share one direction. Text has gradients of all directions, rules are thin. */
import type { Box } from '../../document/box.js';
import type { Picture } from '../raster/picture.js';

export interface BarcodeRegion {
  readonly box: Box;
  /** Clockwise degrees to rotate the picture so that the bars are upright; -90 … 90. */
  readonly turn: number;
}

/** Pixels of a patch's side; how much its edges must run one way (0 … 1), how strong they are, how many degrees neighbours differ at most. */
const [side, oneWay, strong, alike] = [12, 0.45, 500, 20];
/** Patches along and across the bars that make a code; groups looked at. */
const [fewestAcross, fewestAlong, mostGroups] = [5, 2, 12];

/** Candidate bar code regions in pixels of the grey or colour picture, with the rotation that makes the bars vertical. */
export function barcodeRegions({ pixels, width, height, channels }: Picture): readonly BarcodeRegion[] {
  const [columns, rows] = [Math.floor(width / side), Math.floor(height / side)];
  // The way from dark to light of every patch, in degrees 0 … 180; -1 where it has none.
  const gradients = new Float32Array(columns * rows).fill(-1);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) gradients[row * columns + column] = gradientOf(pixels, width, height, channels, column, row);
  return connectedPatches(gradients, columns, rows)
    .sort((a, b) => b.length - a.length)
    .slice(0, mostGroups)
    .flatMap((patches) => barsFrom(patches, gradients, columns) ?? []);
}

/** The way of a patch from dark to light, in degrees; -1 where it has none. */
function gradientOf(pixels: Uint8Array, width: number, height: number, channels: number, column: number, row: number): number {
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let y = Math.max(1, row * side); y < Math.min(height - 1, (row + 1) * side); y++) {
    for (let x = Math.max(1, column * side); x < Math.min(width - 1, (column + 1) * side); x++) {
      const at = (y * width + x) * channels;
      const dx = pixels[at + channels]! - pixels[at - channels]!;
      const dy = pixels[at + width * channels]! - pixels[at - width * channels]!;
      xx += dx * dx;
      yy += dy * dy;
      xy += dx * dy;
    }
  }
  const energy = xx + yy;
  if (energy < strong * side * side || Math.hypot(xx - yy, 2 * xy) < oneWay * energy) return -1;
  return ((Math.atan2(2 * xy, xx - yy) * 90) / Math.PI + 180) % 180;
}

/** Patches of nearly the same way that touch. */
function connectedPatches(gradients: Float32Array, columns: number, rows: number): number[][] {
  const seen = new Uint8Array(gradients.length);
  const found: number[][] = [];
  for (let start = 0; start < gradients.length; start++) {
    if (seen[start] || gradients[start]! < 0) continue;
    const group = [start];
    seen[start] = 1;
    for (const patch of group) {
      const [column, row] = [patch % columns, Math.floor(patch / columns)];
      for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++) {
        for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
          const next = y * columns + x;
          if (seen[next] || gradients[next]! < 0 || angleBetween(gradients[next]!, gradients[patch]!) > alike) continue;
          seen[next] = 1;
          group.push(next);
        }
      }
    }
    if (group.length >= fewestAcross * fewestAlong) found.push(group);
  }
  return found;
}

const angleBetween = (a: number, b: number): number => Math.min(Math.abs(a - b), 180 - Math.abs(a - b));

function barsFrom(patches: readonly number[], gradients: Float32Array, columns: number): BarcodeRegion | undefined {
  // The mean of doubled angles, for 179 degrees and 1 degree are neighbours.
  let [cosine, sine] = [0, 0];
  for (const patch of patches) {
    cosine += Math.cos((gradients[patch]! * Math.PI) / 90);
    sine += Math.sin((gradients[patch]! * Math.PI) / 90);
  }
  const way = Math.atan2(sine, cosine) / 2;
  const middles = patches.map((patch) => [((patch % columns) + 0.5) * side, (Math.floor(patch / columns) + 0.5) * side] as const);
  const reach = (x: number, y: number) => {
    const places = middles.map(([atX, atY]) => atX * x + atY * y);
    return (Math.max(...places) - Math.min(...places)) / side + 1;
  };
  if (reach(Math.cos(way), Math.sin(way)) < fewestAcross || reach(-Math.sin(way), Math.cos(way)) < fewestAlong) return undefined;
  const [xs, ys] = [middles.map(([x]) => x), middles.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - 2 * side, Math.min(...ys) - 2 * side];
  const box = { x, y, width: Math.max(...xs) + 2 * side - x, height: Math.max(...ys) + 2 * side - y };
  return { box, turn: (-way * 180) / Math.PI };
}
