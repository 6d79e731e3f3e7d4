/** Codes drawn for the tests, on a sheet with lines of text and rules around them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';
import type { Picture } from '../../../src/reading/raster/picture.js';

let prepared: Promise<unknown> | undefined;

export const payloads: Readonly<Record<string, string>> = {
  QRCode: 'https://example.com/rechnung/4711',
  DataMatrix: 'RE-4711/2024',
  Aztec: 'Ticket 4711',
  PDF417: 'Rechnung 4711 vom 12.03.2024',
  Code128: 'RE-2024-4711',
  ITF: '84670000001435900240200240500024384221010811',
  EAN13: '4006381333931',
  EAN8: '96385074',
  Code39: 'RE4711X9',
};

/** PNG of one code, `pixels` a module. */
export async function drawnCode(format: string, text: string, pixels = 3): Promise<Buffer> {
  prepared ??= readFile(createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm')).then((binary) =>
    prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(binary).buffer }, fireImmediately: true }),
  );
  await prepared;
  const { image, error } = await writeBarcode(text, { format: format as NonNullable<WriterOptions['format']>, scale: pixels });
  if (!image) throw new Error(`${format}: ${error}`);
  return Buffer.from(await image.arrayBuffer());
}

export interface Placing {
  readonly turn?: number;
  readonly dark?: string;
  readonly light?: string;
  readonly noise?: boolean;
}

/** A sheet of text at 200 dpi with these codes on it, one below the other. */
export async function sheetWith(codes: readonly Buffer[], { turn = 0, dark = '#000000', light = '#ffffff', noise = false }: Placing = {}): Promise<Picture> {
  const rows = Array.from(
    { length: 8 },
    (_, index) => `<text x="60" y="${60 + index * 40}" font-family="sans-serif" font-size="26">Position ${index + 1} Schrauben 119,00</text>`,
  );
  const parts: { input: Buffer; left: number; top: number }[] = [];
  let [top, width] = [420, 900];
  for (const code of codes) {
    const plain = await sharp(code).extend({ top: 24, bottom: 24, left: 24, right: 24, background: '#fff' }).toColourspace('b-w').png().toBuffer();
    const [from, to] = [Number.parseInt(dark.slice(1, 3), 16), Number.parseInt(light.slice(1, 3), 16)];
    const tinted = await sharp(plain)
      .linear((to - from) / 255, from)
      .png()
      .toBuffer();
    const input = await sharp(tinted).rotate(turn, { background: light }).png().toBuffer();
    const size = await sharp(input).metadata();
    parts.push({ input, left: 60, top });
    [top, width] = [top + size.height + 40, Math.max(width, size.width + 120)];
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${top + 60}"><rect width="100%" height="100%" fill="${light}"/><g fill="${dark}">${rows.join('')}</g></svg>`;
  let sheet = sharp(await sharp(Buffer.from(svg)).composite(parts).removeAlpha().png().toBuffer());
  if (noise) sheet = sharp(await sheet.blur(0.7).jpeg({ quality: 45 }).toBuffer());
  const { data, info } = await sheet.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height, channels: 3, resolution: 200 };
}
