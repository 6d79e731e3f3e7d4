/** Rows of one width, one after the other in memory that grows. */
export interface Rows {
  readonly width: number;
  data(): Float32Array;
  /** Gives the place of the row. */
  keep(row: Float32Array): number;
}

export function rowsOf(width: number): Rows {
  let data = new Float32Array(1 << 22);
  let used = 0;
  return {
    width,
    data: () => data,
    keep(row) {
      if (used + width > data.length) {
        const larger = new Float32Array(2 * data.length);
        larger.set(data);
        data = larger;
      }
      data.set(row, used);
      used += width;
      return used - width;
    },
  };
}
