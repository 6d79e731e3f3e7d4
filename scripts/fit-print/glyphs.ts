/** Letters as dots: the 5 × 7 type of displays and tills, and any font drawn on a grid as coarse as that of 9 to 24 pins. */
import { createCanvas } from '@napi-rs/canvas';
import { extended } from '../bench-pictures/till-fonts.js';

export interface Glyph {
  /** In rows. */
  readonly advance: number;
  /** In rows: from the left, and above the base line. */
  readonly dots: readonly (readonly [x: number, y: number])[];
}

/** Columns of the signs from the blank to z, from the top down by bits (the usual 5 × 7 table of character displays); the zero has a slash. */
const columns =
  '0000000000 00005F0000 0007000700 147F147F14 242A7F2A12 2313086462 3649562050 0008070300 001C224100 0041221C00 2A1C7F1C2A 08083E0808 0080703000 0808080808 0000606000 2010080402 3E5149453E 00427F4000 7249494946 2141494D33 1814127F10 2745454539 3C4A494931 4121110907 3649494936 464949291E 0000140000 0040340000 0008142241 1414141414 0041221408 0201590906 3E415D594E 7C1211127C 7F49494936 3E41414122 7F4141413E 7F49494941 7F09090901 3E41415173 7F0808087F 00417F4100 2040413F01 7F08142241 7F40404040 7F021C027F 7F0408107F 3E4141413E 7F09090906 3E4151215E 7F09192946 2649494932 03017F0103 3F4040403F 1F2040201F 3F4038403F 6314081463 0304780403 6159494D43 007F414141 0204081020 004141417F 0402010204 4040404040 0003070800 2054547840 7F28444438 3844444428 384444287F 3854545418 00087E0902 18A4A49C78 7F08040478 00447D4000 2040403D00 7F10284400 00417F4000 7C04780478 7C08040478 3844444438 FC18242418 18242418FC 7C08040408 4854545424 04043F4424 3C4040207C 1C2040201C 3C4030403C 4428102844 4C9090907C 4464544C44'.split(
    ' ',
  );
const plainNought = '3E4141413E';

/** Undefined where the table lacks the sign. */
export function smallGlyph(sign: string, slashed: boolean): Glyph | undefined {
  const code = sign === '0' && !slashed ? plainNought : columns[sign.charCodeAt(0) - 32];
  if (!code) return undefined;
  const dots: [number, number][] = [];
  for (let column = 0; column < 5; column++) {
    const bits = Number.parseInt(code.slice(2 * column, 2 * column + 2), 16);
    for (let row = 0; row < 8; row++) if ((bits >> row) & 1) dots.push([column, 6 - row]);
  }
  return { advance: 6, dots };
}

/** Letters beyond those of Western Europe are in a file of their own. */
const familyOf = (font: string): string => `"${font}", "${extended(font)}"`;

/** Pixels of the drawn letter to a row, and share of a cell that must be black. */
const [cell, black] = [8, 0.42];
const known = new Map<string, Glyph>();

/** A font's letter on `rows` rows to a capital, `across` columns to the height of a row. */
export function fontGlyph(font: string, sign: string, rows: number, across: number): Glyph {
  const key = `${font} ${sign} ${rows} ${across}`;
  const drawn = known.get(key) ?? drawnGlyph(font, sign, rows, across);
  known.set(key, drawn);
  return drawn;
}

function drawnGlyph(font: string, sign: string, rows: number, across: number): Glyph {
  const probe = createCanvas(1, 1).getContext('2d');
  probe.font = `100px ${familyOf(font)}`;
  const size = (100 * rows * cell) / probe.measureText('H').actualBoundingBoxAscent;
  const canvas = createCanvas(Math.ceil(size * 1.6), Math.ceil(size * 2));
  const context = canvas.getContext('2d');
  context.font = `${size}px ${familyOf(font)}`;
  const [left, base, step] = [Math.round(size * 0.3), Math.round(size * 1.4), cell / across];
  context.fillText(sign, left, base);
  const advance = context.measureText(sign).width;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const dots: [number, number][] = [];
  for (let row = -Math.ceil(rows / 2); row < rows * 1.4; row++)
    for (let column = -2 * across; column < advance / step + 2 * across; column++) {
      let sum = 0;
      for (let y = 0; y < cell; y++)
        for (let x = 0; x < step; x++) sum += data[((base - 1 - row * cell - y) * canvas.width + Math.floor(left + column * step + x)) * 4 + 3] ?? 0;
      if (sum > black * 255 * cell * step) dots.push([column / across, row]);
    }
  return { advance: advance / cell, dots };
}
