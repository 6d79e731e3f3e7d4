/** How bitmaps store their rows: packed values of 1 to 32 bits, or runs of one colour. */

/** The values of one row, which must lie within the view. */
export function rowValues(view: DataView, line: number, bits: number, into: Uint32Array): void {
  const width = into.length;
  if (bits === 32) for (let x = 0; x < width; x++) into[x] = view.getUint32(line + x * 4, true);
  else if (bits === 24) for (let x = 0; x < width; x++) into[x] = view.getUint16(line + x * 3, true) | (view.getUint8(line + x * 3 + 2) << 16);
  else if (bits === 16) for (let x = 0; x < width; x++) into[x] = view.getUint16(line + x * 2, true);
  else if (bits === 8) for (let x = 0; x < width; x++) into[x] = view.getUint8(line + x);
  else {
    const most = (1 << bits) - 1;
    for (let x = 0; x < width; x++) into[x] = (view.getUint8(line + ((x * bits) >> 3)) >> (8 - bits - ((x * bits) & 7))) & most;
  }
}

/** Run-length encoding: pairs of count and index, with escapes for end of line, end of picture, jumps and literal runs. Pixels missing from truncated data stay unchanged. */
export function unpackRuns(
  view: DataView,
  start: number,
  width: number,
  height: number,
  nibbles: boolean,
  put: (x: number, row: number, index: number) => void,
): void {
  let [at, x, row] = [start, 0, 0];
  const index = (byte: number, position: number) => (nibbles ? (position % 2 === 0 ? byte >> 4 : byte & 15) : byte);
  while (at + 1 < view.byteLength && row < height) {
    const [count, value] = [view.getUint8(at), view.getUint8(at + 1)];
    at += 2;
    if (count > 0) {
      for (let position = 0; position < count; position++, x++) if (x < width) put(x, row, index(value, position));
    } else if (value === 0) {
      x = 0;
      row++;
    } else if (value === 1) return;
    else if (value === 2) {
      x += view.getUint8(at);
      row += view.getUint8(at + 1);
      at += 2;
    } else {
      const length = nibbles ? Math.ceil(value / 2) : value;
      for (let position = 0; position < value; position++, x++) {
        if (x < width) put(x, row, index(view.getUint8(at + (nibbles ? position >> 1 : position)), position));
      }
      at += length + (length & 1);
    }
  }
}
