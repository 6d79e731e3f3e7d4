/** Drawings as a photograph of a sheet on a table: perspective, uneven light, blur and noise, as JPEG with EXIF data. */
import sharp from 'sharp';
import type { Random } from '../../random.js';
import type { Drawing } from '../drawing.js';
import { addNoise, greyPage, type Pixels } from './picture.js';

const resolution = 220;
/** Margin around the sheet in pixels, as shares of its width: the background. */
const desk = 0.06;

/** Only the first page. */
export async function toPhoto(drawings: readonly Drawing[], name: string, random: Random): Promise<Uint8Array> {
  const sheet = await greyPage(drawings, name, resolution);
  const [wide, high] = [Math.round(sheet.width * (1 + 2 * desk)), Math.round(sheet.height + sheet.width * 2 * desk)];
  const blurred = await sharp(photographed(sheet, wide, high, random), { raw: { width: wide, height: high, channels: 3 } })
    .blur(0.5 + 0.7 * random.next())
    .raw()
    .toBuffer();
  addNoise(blurred, 2 + 5 * random.next(), random);
  return sharp(blurred, { raw: { width: wide, height: high, channels: 3 } })
    .withExif({ IFD0: { Make: 'Imagined', Model: 'Camera', Software: `beleg ${name}`, ImageDescription: notes } })
    .jpeg({ quality: random.pick([60, 70, 80, 88]) })
    .toBuffer();
}

/** Readers recognise photos by the length of their EXIF data. */
const notes = 'A synthetic document as a camera would see it: no camera was used, nobody wrote it, nothing in it is true. '.repeat(4).trim();

/** The sheet on the background, lit from one side. */
function photographed(sheet: Pixels, width: number, height: number, random: Random): Uint8Array {
  const margin = desk * sheet.width;
  const turn = (random.normal() * 1.2 * Math.PI) / 180;
  const tilt = () => random.normal() * 0.008 * sheet.width;
  const corner = (x: number, y: number): Point => {
    const [dx, dy] = [(x - 0.5) * sheet.width, (y - 0.5) * sheet.height];
    return [
      margin + sheet.width / 2 + dx * Math.cos(turn) - dy * Math.sin(turn) + tilt(),
      margin + sheet.height / 2 + dx * Math.sin(turn) + dy * Math.cos(turn) + tilt(),
    ];
  };
  const seen = squareOf([corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)]);
  const [angle, darkest, ground] = [random.next() * 2 * Math.PI, 0.55 + 0.4 * random.next(), 40 + 120 * random.next()];
  const tint = [1, 0.95 + 0.05 * random.next(), 0.86 + 0.14 * random.next()];
  const [across, down] = [Math.cos(angle), Math.sin(angle)];
  const out = new Uint8Array(width * height * 3);
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const w = seen[6] * x + seen[7] * y + seen[8];
      const u = (seen[0] * x + seen[1] * y + seen[2]) / w;
      const v = (seen[3] * x + seen[4] * y + seen[5]) / w;
      const on = u >= 0 && u < 1 && v >= 0 && v < 1;
      const grey = on ? 12 + 0.9 * bilinear(sheet, u * (sheet.width - 1), v * (sheet.height - 1)) : ground;
      const side = 0.5 + 0.5 * ((x / width - 0.5) * across + (y / height - 0.5) * down) * Math.SQRT2;
      const light = darkest + (1 - darkest) * side;
      for (let channel = 0; channel < 3; channel++) out[at++] = grey * light * tint[channel]!;
    }
  }
  return out;
}

function bilinear({ pixels, width, height }: Pixels, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [a, b] = [x - left, y - top];
  const upper = pixels[top * width + left]! * (1 - a) + pixels[top * width + right]! * a;
  const lower = pixels[below * width + left]! * (1 - a) + pixels[below * width + right]! * a;
  return upper * (1 - b) + lower * b;
}

type Point = readonly [x: number, y: number];
type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/** The projective map from four corners to the unit square (Heckbert 1989): the adjoint of the map from the square to them. */
function squareOf([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: readonly [Point, Point, Point, Point]): Matrix {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const whole = dx1 * dy2 - dx2 * dy1;
  const [g, h] = [(dx3 * dy2 - dx2 * dy3) / whole, (dx1 * dy3 - dx3 * dy1) / whole];
  const [a, b, c] = [x1 - x0 + g * x1, x3 - x0 + h * x3, x0];
  const [d, e, f] = [y1 - y0 + g * y1, y3 - y0 + h * y3, y0];
  return [e - f * h, c * h - b, b * f - c * e, f * g - d, a - c * g, c * d - a * f, d * h - e * g, b * g - a * h, a * e - b * d];
}
