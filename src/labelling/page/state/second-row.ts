/** Where a row that holds two is split. */
import { columnsOfGrid, type Grid } from './grid.js';
import type { OpenPage, OpenWord } from './types.js';

/** Above the first further line that has something outside of the description; else above the second line. */
export function secondRow({ words, lines }: Pick<OpenPage, 'words' | 'lines'>, grid: Grid, top: number, bottom: number): number | undefined {
  const columns = columnsOfGrid(grid);
  const own = lines
    .map((line) => line.map((word) => words[word]!.box).filter(([, y, , height]) => y + height / 2 >= top && y + height / 2 < bottom))
    .filter((boxes) => boxes.length > 0)
    .map((boxes) => ({ boxes, top: Math.min(...boxes.map(([, y]) => y)), bottom: Math.max(...boxes.map(([, y, , height]) => y + height)) }))
    .sort((a, b) => a.top - b.top);
  const beside = columns.filter(({ name }) => name !== 'Description');
  const isBeside = ([x, , width]: OpenWord['box']) => beside.some(({ left, right }) => x + width / 2 >= left && x + width / 2 < right);
  const second = own.slice(1).find(({ boxes }) => boxes.some(isBeside)) ?? own[1];
  return second && (own[own.indexOf(second) - 1]!.bottom + second.top) / 2;
}
