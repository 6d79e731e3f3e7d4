/** Maps of a picture's cells: numbers known for some, continued into the others and interpolated between their centres. */

/** Cells from left to right, top to bottom; those at the right and the bottom may be narrower. */
export interface CellGrid {
  /** Of a cell, in pixels. */
  readonly side: number;
  readonly columns: number;
  readonly rows: number;
}

/** Gives the map's numbers along row `y` of a picture of this width, interpolated bilinearly, in an array that the next row overwrites. */
export function rowsBetween({ side, columns, rows }: CellGrid, map: Float32Array, width: number): (y: number) => Float32Array {
  const along = new Float32Array(columns);
  const row = new Float32Array(width);
  // Of each pixel its distance from the first of the two cells between whose centres it lies, and where those pixels begin.
  const shares = new Float64Array(width);
  const starts = new Int32Array(columns + 1).fill(width);
  for (let x = width - 1; x >= 0; x--) {
    const across = Math.max(0, Math.min(columns - 1, (x + 0.5) / side - 0.5));
    const left = Math.floor(across);
    shares[x] = across - left;
    starts.fill(x, 0, left + 1);
  }
  return (y) => {
    const place = Math.max(0, Math.min(rows - 1, (y + 0.5) / side - 0.5));
    const above = Math.floor(place);
    const [below, down] = [Math.min(rows - 1, above + 1), place - above];
    for (let column = 0; column < columns; column++) along[column] = map[above * columns + column]! * (1 - down) + map[below * columns + column]! * down;
    for (let column = 0; column < columns; column++)
      interpolate(along[column]!, along[Math.min(columns - 1, column + 1)]!, shares, row, starts[column]!, starts[column + 1]!);
    return row;
  };
}

function interpolate(left: number, right: number, shares: Float64Array, row: Float32Array, start: number, end: number): void {
  const difference = right - left;
  for (let x = start; x < end; x++) row[x] = left + difference * shares[x]!;
}

/** The known cells' numbers, smoothed, and continued into the others: normalised convolution with boxes of growing size. */
export function continued(values: Float32Array, known: Uint8Array, { columns, rows }: CellGrid): Float32Array {
  const result = new Float32Array(values.length);
  const done = new Uint8Array(values.length);
  const whole = Math.max(columns, rows);
  for (let reach = 1, open = true; open; reach *= 2) {
    open = false;
    const { sums, counts } = boxSums(values, known, columns, rows, reach);
    for (let cell = 0; cell < values.length; cell++) {
      if (done[cell]) continue;
      if (counts[cell]! > 0) [result[cell], done[cell]] = [sums[cell]! / counts[cell]!, 1];
      else if (reach < whole) open = true;
    }
  }
  return result;
}

/** Sum and number of the known cells in a square around each cell, by running sums along rows and then columns. */
function boxSums(
  values: Float32Array,
  known: Uint8Array,
  columns: number,
  rows: number,
  reach: number,
): { readonly sums: Float64Array; readonly counts: Float64Array } {
  const box = (numbers: Float64Array): Float64Array => running(running(numbers, rows, columns, columns, 1, reach), columns, rows, 1, columns, reach);
  return { sums: box(Float64Array.from(values, (value, cell) => (known[cell] ? value : 0))), counts: box(Float64Array.from(known)) };
}

function running(values: Float64Array, lines: number, length: number, line: number, step: number, reach: number): Float64Array {
  const result = new Float64Array(values.length);
  for (let index = 0; index < lines; index++) {
    let sum = 0;
    for (let at = 0; at < Math.min(reach, length); at++) sum += values[index * line + at * step]!;
    for (let at = 0; at < length; at++) {
      if (at + reach < length) sum += values[index * line + (at + reach) * step]!;
      if (at > reach) sum -= values[index * line + (at - reach - 1) * step]!;
      result[index * line + at * step] = sum;
    }
  }
  return result;
}
