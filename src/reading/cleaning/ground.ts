/** What a sheet lies on, by its colour: wood, cloth or skin around the paper is warmer or colder than that and has no print, however bright it is. */
import type { CellLight } from './cell-light.js';
import { edgesOf, heaviest, neighbours, type Surface, surfacesOf } from './surfaces.js';

/** Difference of warmth within three cells from which there is an edge, and of two surfaces that are not the same. */
const [abrupt, other] = [0.04, 0.04];
/** Paper of a photograph is no whiter than this: pages drawn or scanned have bars, and neither shadows nor a ground. */
export const whitest = 245;
/** How much less a coloured surface counts as paper, by its warmth. */
const byColour = 3;
/** Shares of a picture that a surface of the ground has at least, and of its border that all of them have. */
const [leastShare, leastBorder] = [0.01, 0.3];
/** Shares of a surface's cells that are bare and printed at least; the darkest block of a bare one, relative to its brightest, and how much darker print is. */
const [bareShare, printShare, bare, print] = [0.25, 0.1, 0.93, 0.1];

const meanOf = (cells: readonly number[], values: Float32Array): number => cells.reduce((sum, cell) => sum + values[cell]!, 0) / cells.length;

/** Whether two surfaces are of the same colour. */
export const isSameColour = (one: Surface, another: Surface, warmth: Float32Array): boolean =>
  Math.abs(meanOf(one.cells, warmth) - meanOf(another.cells, warmth)) < other;

/** Whether a surface has bare cells and cells with print, however pale: grain is everywhere, and as strong. */
export function hasPalePrint({ cells }: Surface, { light, dark }: CellLight): boolean {
  const ratios = Float32Array.from(cells, (cell) => dark[cell]! / Math.max(1, light[cell]!)).sort();
  const bareCell = ratios[Math.floor((1 - bareShare) * (ratios.length - 1))]!;
  return bareCell >= bare && ratios[Math.floor(printShare * (ratios.length - 1))]! <= bareCell - print;
}

/** 1 for cells of the ground; none where it is not around the sheet. `edges`: 1 for cells around which brightness changes abruptly; `columns`: of the cells. */
export function groundOf(lights: CellLight, edges: Uint8Array, warmth: Float32Array, columns: number): Uint8Array {
  const { light } = lights;
  const ground = new Uint8Array(light.length);
  const colourEdges = edgesOf(warmth, columns, (low, high) => high - low > abrupt);
  const { surfaces } = surfacesOf(
    light,
    edges.map((edge, cell) => edge | colourEdges[cell]!),
    columns,
  );
  const large = surfaces.filter(({ cells }) => cells.length >= leastShare * light.length);
  const weightOf = ({ cells, light: own }: Surface): number => cells.length * (own * Math.max(0, 1 - byColour * Math.abs(meanOf(cells, warmth)))) ** 2;
  const paper = heaviest(large, weightOf);
  if (!paper || paper.light > whitest) return ground;
  const onBorder = (cell: number): boolean => neighbours(cell, columns, light.length).length < 4;
  const around = large.filter((one) => one !== paper && !isSameColour(one, paper, warmth) && one.cells.some(onBorder) && !hasPalePrint(one, lights));
  const border = around.reduce((sum, { cells }) => sum + cells.filter(onBorder).length, 0);
  if (border < leastBorder * 2 * (columns + light.length / columns)) return ground;
  for (const { cells } of around) for (const cell of cells) ground[cell] = 1;
  return withEdges(ground, colourEdges, edges, columns);
}

/** With the cells beside it where colour changes and brightness does not. */
function withEdges(ground: Uint8Array, colourEdges: Uint8Array, edges: Uint8Array, columns: number): Uint8Array {
  return ground.map((own, cell) =>
    own || (colourEdges[cell] && !edges[cell] && neighbours(cell, columns, ground.length).some((next) => ground[next])) ? 1 : 0,
  );
}
