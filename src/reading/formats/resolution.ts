/** Dots per inch across and down, as a file notes them: faxes have half as many lines as columns, and are stretched to square pixels. */
export interface Densities {
  readonly across: number;
  readonly down: number;
}

/** Finer and coarser than any scanner; pixels less oblong than the first are square, those more oblong than the last a mistake. */
const [coarsest, finest, square, mostOblong] = [50, 2400, 1.015, 3];

/** Times that width and height must be enlarged so that pixels are square. */
export function stretchOf({ across, down }: Densities): readonly [wide: number, high: number] {
  const [low, high] = [Math.min(across, down), Math.max(across, down)];
  if (!(low >= coarsest && high <= finest && high / low >= square && high / low <= mostOblong)) return [1, 1];
  return [high / across, high / down];
}

/** PNG: the chunk pHYs, in dots per metre (ISO/IEC 15948, 11.3.5.3). */
export function pngDensities(bytes: Uint8Array): Densities | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 8; at + 21 <= bytes.length; at += view.getUint32(at) + 12) {
    const name = view.getUint32(at + 4);
    if (name === 0x49444154) return undefined;
    if (name === 0x70485973)
      return view.getUint8(at + 16) === 1 ? { across: view.getUint32(at + 8) * 0.0254, down: view.getUint32(at + 12) * 0.0254 } : undefined;
  }
  return undefined;
}

/** JPEG: the JFIF segment, which is first (ISO/IEC 10918-5, 10.1). */
export function jpegDensities(bytes: Uint8Array): Densities | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 20));
  if (head.length < 18 || head[3] !== 0xe0 || head.toString('latin1', 6, 10) !== 'JFIF') return undefined;
  const perInch = [0, 1, 2.54][head[13]!] ?? 0;
  return perInch > 0 ? { across: head.readUInt16BE(14) * perInch, down: head.readUInt16BE(16) * perInch } : undefined;
}
