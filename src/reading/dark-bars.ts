/** Light text on dark bars (headings of tables, totals) is turned into dark text on light ones, for OCR reads only those. */

interface Grey {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Side of a cell in pixels, the mean brightness under which it is dark, the part of its box that a bar fills, and its least size in cells. */
const [cell, darkness, filled, leastWidth, leastHeight] = [12, 130, 0.55, 6, 2];

export function withoutDarkBars<G extends Grey>(grey: G): G {
  const bars = darkBars(grey);
  if (bars.length === 0) return grey;
  const pixels = Buffer.from(grey.pixels);
  for (const { left, top, right, bottom } of bars) {
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) pixels[y * grey.width + x] = 255 - pixels[y * grey.width + x]!;
  }
  return { ...grey, pixels };
}

interface Bar {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function darkBars(grey: Grey): readonly Bar[] {
  const [columns, rows] = [Math.floor(grey.width / cell), Math.floor(grey.height / cell)];
  const dark = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      dark[row * columns + column] = meanOf(grey, column * cell, row * cell, (column + 1) * cell, (row + 1) * cell) < darkness ? 1 : 0;
  }
  const bars: Bar[] = [];
  for (let start = 0; start < dark.length; start++) {
    if (dark[start] !== 1) continue;
    let [left, top, right, bottom, count] = [columns, rows, 0, 0, 0];
    const open = [start];
    dark[start] = 2;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [column, row] = [at % columns, Math.floor(at / columns)];
      [left, top, right, bottom] = [Math.min(left, column), Math.min(top, row), Math.max(right, column), Math.max(bottom, row)];
      count++;
      const around = [column > 0 ? at - 1 : -1, column < columns - 1 ? at + 1 : -1, at - columns, at + columns];
      for (const next of around) {
        if (next < 0 || next >= dark.length || dark[next] !== 1) continue;
        dark[next] = 2;
        open.push(next);
      }
    }
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (wide < leastWidth || high < leastHeight || count < filled * wide * high) continue;
    // A page that is dark nearly everywhere is a negative or a photo of the desk it lies on: not a bar.
    if (wide * high > 0.6 * columns * rows) continue;
    bars.push(exact(grey, { left: left * cell, top: top * cell, right: (right + 1) * cell, bottom: (bottom + 1) * cell }));
  }
  return bars;
}

/** Moves the bar's edges from the cells' borders to where it really ends, a cell further in or out at most. */
function exact(grey: Grey, bar: Bar): Bar {
  let { left, top, right, bottom } = bar;
  for (let step = 0; step < cell && meanOf(grey, left, top, right, top + 1) >= darkness; step++) top++;
  for (let step = 0; step < cell && meanOf(grey, left, bottom - 1, right, bottom) >= darkness; step++) bottom--;
  for (let step = 0; step < cell && meanOf(grey, left, top, left + 1, bottom) >= darkness; step++) left++;
  for (let step = 0; step < cell && meanOf(grey, right - 1, top, right, bottom) >= darkness; step++) right--;
  for (let step = 0; step < cell && top > 0 && meanOf(grey, left, top - 1, right, top) < darkness; step++) top--;
  for (let step = 0; step < cell && bottom < grey.height && meanOf(grey, left, bottom, right, bottom + 1) < darkness; step++) bottom++;
  for (let step = 0; step < cell && left > 0 && meanOf(grey, left - 1, top, left, bottom) < darkness; step++) left--;
  for (let step = 0; step < cell && right < grey.width && meanOf(grey, right, top, right + 1, bottom) < darkness; step++) right++;
  return { left, top, right, bottom };
}

function meanOf({ pixels, width }: Grey, left: number, top: number, right: number, bottom: number): number {
  let sum = 0;
  for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x]!;
  return sum / ((right - left) * (bottom - top));
}
