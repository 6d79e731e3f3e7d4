/** Plain loops over arrays in the backend's memory that the kernels compute with, each followed by its gradient. */

/** Writes the rows of `table` (`width` numbers each) that `rows` names into `out`, one behind the other. */
export function gatherRows(table: Float32Array, rows: Int32Array, width: number, out: Float32Array): void {
  for (let i = 0, at = 0; i < rows.length; i++) {
    let from = rows[i]! * width;
    for (const end = at + width; at < end; at++, from++) out[at] = table[from]!;
  }
}

/** Scatter-add: adds row i of `x` to row rows[i] of `out`; negative rows are skipped. */
export function scatterRows(x: Float32Array, rows: Int32Array, width: number, out: Float32Array): void {
  for (let i = 0; i < rows.length; i++) {
    if (rows[i]! < 0) continue;
    let to = rows[i]! * width;
    for (let from = i * width, end = from + width; from < end; from++, to++) out[to]! += x[from]!;
  }
}

/** Copies a rectangle of `width` columns from one row-major matrix to another. */
export function copyColumns(from: Float32Array, fromWidth: number, start: number, to: Float32Array, toWidth: number, at: number, width: number): void {
  for (let left = start, right = at; left < from.length && right < to.length; left += fromWidth, right += toWidth)
    for (let i = 0; i < width; i++) to[right + i] = from[left + i]!;
}

/** Sums `count` rows of the table for every token; row 0 is padding. */
export function sumBags(table: Float32Array, ids: Int32Array, count: number, width: number, out: Float32Array): void {
  out.fill(0);
  for (let token = 0, i = 0; i < ids.length; token += width) {
    for (const end = i + count; i < end; i++) {
      if (ids[i] === 0) continue;
      const from = ids[i]! * width;
      for (let j = 0; j < width; j++) out[token + j]! += table[from + j]!;
    }
  }
}

/** Gradient of `sumBags`: every token's dy is added to each of its rows of the table. */
export function spreadBags(dy: Float32Array, ids: Int32Array, count: number, width: number, dTable: Float32Array): void {
  dTable.fill(0);
  for (let token = 0, i = 0; i < ids.length; token += width) {
    for (const end = i + count; i < end; i++) {
      if (ids[i] === 0) continue;
      const to = ids[i]! * width;
      for (let j = 0; j < width; j++) dTable[to + j]! += dy[token + j]!;
    }
  }
}

/** Sums over the rows of x [rows, width], in double precision. */
export function columnSums(x: Float32Array, width: number, out: Float32Array): void {
  const sums = new Float64Array(width);
  for (let i = 0; i < x.length; ) for (let j = 0; j < width; j++, i++) sums[j]! += x[i]!;
  out.set(sums);
}

/** Gradient of ReLU: dy where y is positive. */
export function throughRelu(dy: Float32Array, y: Float32Array, out: Float32Array): void {
  for (let i = 0; i < dy.length; i++) out[i] = y[i]! > 0 ? dy[i]! : 0;
}

/** Layer normalisation (Ba et al. 2016) of the rows of x [rows, width]; scale and shift are [width]. */
export function layerNorm(x: Float32Array, scale: Float32Array, shift: Float32Array, epsilon: number, out: Float32Array): void {
  const width = scale.length;
  for (let at = 0; at < x.length; at += width) {
    const { mean, inverse } = moments(x, at, width, epsilon);
    for (let j = 0; j < width; j++) out[at + j] = (x[at + j]! - mean) * inverse * scale[j]! + shift[j]!;
  }
}

/** Gradients of `layerNorm` for x, scale and shift, in one pass. */
export function layerNormGradient(
  dy: Float32Array,
  x: Float32Array,
  scale: Float32Array,
  epsilon: number,
  dx: Float32Array,
  dScale: Float32Array,
  dShift: Float32Array,
): void {
  const width = scale.length;
  const [scaleSums, shiftSums] = [new Float64Array(width), new Float64Array(width)];
  for (let at = 0; at < x.length; at += width) {
    const { mean, inverse } = moments(x, at, width, epsilon);
    let [sum, along] = [0, 0];
    for (let j = 0; j < width; j++) {
      const g = dy[at + j]! * scale[j]!;
      const n = (x[at + j]! - mean) * inverse;
      sum += g;
      along += g * n;
      scaleSums[j]! += dy[at + j]! * n;
      shiftSums[j]! += dy[at + j]!;
    }
    sum /= width;
    along /= width;
    for (let j = 0; j < width; j++) dx[at + j] = inverse * (dy[at + j]! * scale[j]! - sum - (x[at + j]! - mean) * inverse * along);
  }
  dScale.set(scaleSums);
  dShift.set(shiftSums);
}

function moments(x: Float32Array, at: number, width: number, epsilon: number): { mean: number; inverse: number } {
  let sum = 0;
  for (let j = 0; j < width; j++) sum += x[at + j]!;
  const mean = sum / width;
  let squares = 0;
  for (let j = 0; j < width; j++) squares += (x[at + j]! - mean) ** 2;
  return { mean, inverse: 1 / Math.sqrt(squares / width + epsilon) };
}
