/** Surfaces that a photograph shows: connected cells between which nothing changes abruptly. */

export interface Surface {
  readonly cells: readonly number[];
  /** Mean brightness. */
  readonly light: number;
}

export interface Surfaces {
  readonly surfaces: readonly Surface[];
  /** Index of its surface for each cell; -1 for edges. */
  readonly label: Int32Array;
}

/** Ratio of brightness within three cells from which there is an edge; added to both, so that the noise of dark surfaces is no edge. */
const [gradual, offset] = [1.3, 16];

/** 1 for cells around which brightness changes abruptly. */
export const brightnessEdges = (light: Float32Array, columns: number): Uint8Array =>
  edgesOf(light, columns, (low, high) => high + offset > gradual * (low + offset));

/** 1 for cells in whose square of nine the least and the most of these numbers are apart. */
export function edgesOf(values: Float32Array, columns: number, areApart: (low: number, high: number) => boolean): Uint8Array {
  const edges = new Uint8Array(values.length);
  for (let cell = 0; cell < values.length; cell++) {
    let [low, high] = [Infinity, -Infinity];
    const column = cell % columns;
    const [left, right] = [column > 0 ? -1 : 0, column < columns - 1 ? 1 : 0];
    for (let row = cell - columns; row <= cell + columns; row += columns) {
      if (row < 0 || row >= values.length) continue;
      for (let at = row + left; at <= row + right; at++) {
        const value = values[at]!;
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    if (areApart(low, high)) edges[cell] = 1;
  }
  return edges;
}

/** Labels of cells that belong to no surface yet, and of those that are an edge. */
const [unknown, isEdge] = [-2, -1];

/** Connected components of cells that are no edge. */
export function surfacesOf(light: Float32Array, edges: Uint8Array, columns: number): Surfaces {
  const label = Int32Array.from(edges, (edge) => (edge ? isEdge : unknown));
  const surfaces: Surface[] = [];
  for (let start = 0; start < label.length; start++) {
    if (label[start] !== unknown) continue;
    const cells = [start];
    label[start] = surfaces.length;
    let sum = 0;
    for (let at = 0; at < cells.length; at++) {
      sum += light[cells[at]!]!;
      spread(label, cells[at]!, columns, surfaces.length, cells);
    }
    surfaces.push({ cells, light: sum / cells.length });
  }
  return { surfaces, label };
}

/** Labels the unknown cells beside this one, and notes them in `cells`. */
function spread(label: Int32Array, cell: number, columns: number, surface: number, cells: number[]): void {
  const column = cell % columns;
  if (column > 0) take(label, cell - 1, surface, cells);
  if (column < columns - 1) take(label, cell + 1, surface, cells);
  if (cell >= columns) take(label, cell - columns, surface, cells);
  if (cell + columns < label.length) take(label, cell + columns, surface, cells);
}

function take(label: Int32Array, cell: number, surface: number, cells: number[]): void {
  if (label[cell] !== unknown) return;
  label[cell] = surface;
  cells.push(cell);
}

/** The first of the surfaces that weigh most. */
export const heaviest = (surfaces: readonly Surface[], weightOf: (surface: Surface) => number): Surface | undefined =>
  surfaces
    .map((surface) => ({ surface, weight: weightOf(surface) }))
    .reduce<{ readonly surface: Surface; readonly weight: number } | undefined>((best, one) => (best && best.weight >= one.weight ? best : one), undefined)
    ?.surface;

/** Cells above, below and beside a cell. */
export function neighbours(cell: number, columns: number, count: number): readonly number[] {
  const column = cell % columns;
  const all: number[] = [];
  if (column > 0) all.push(cell - 1);
  if (column < columns - 1) all.push(cell + 1);
  if (cell >= columns) all.push(cell - columns);
  if (cell + columns < count) all.push(cell + columns);
  return all;
}
