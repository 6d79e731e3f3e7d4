/** Pages to measure with: synthetic invoices as PDF, their text layers as the truth, their pictures clean and degraded. */
import sharp, { type Sharp } from 'sharp';
import { intersection } from '../../src/document/box.js';
import type { Page } from '../../src/document/document.js';
import { random } from '../../src/random.js';
import { openPdf } from '../../src/reading/pdf/pdf.js';
import { read } from '../../src/reading/read.js';
import { sample } from '../../src/synthesis/sample.js';
import { toPdf } from '../../src/synthesis/render/to-pdf.js';
import type { FoundWord } from './native.js';

export interface Sheet {
  readonly language: string;
  readonly pdf: Uint8Array;
  readonly truth: Page;
}

/** The text layer's dots per inch, and those of a poor scan. */
const [truthResolution, poorResolution] = [300, 200];
const poorSkew = 2;
const [fewestWords, mostWords] = [120, 420];

/** Full A4 pages of one language. They carry no codes: a code's squares are read as letters by one program and taken out by the other. */
export async function sheetsOf(language: string, count: number, seed = 'bench reading'): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for (let index = 0; sheets.length < count; index++) {
    const { drawings, document } = sample(seed, index, { noise: 0, languages: [language] });
    const drawing = drawings[0]!;
    const words = document.pages[0]!.words.length;
    if (words < fewestWords || words > mostWords || Math.abs(drawing.width - 595) > 2 || Math.abs(drawing.height - 842) > 2) continue;
    const pdf = await toPdf([{ ...drawing, codes: [] }], `${language} ${index}`);
    const [truth] = (await read(pdf.slice(), { name: 'truth', codes: false })).pages;
    if (!overprinted(truth!)) sheets.push({ language, pdf, truth: truth! });
  }
  return sheets;
}

/** Words printed over each other are nobody's to read. */
const overprinted = ({ words }: Page): boolean =>
  words.some(({ box }, index) =>
    words.slice(index + 1).some(({ box: other }) => {
      const shared = intersection(box, other);
      return shared !== undefined && shared.width > 0.1 * box.height && shared.height > 0.35 * Math.min(box.height, other.height);
    }),
  );

/** As a good scanner gives it: 300 dpi, grey. */
export async function cleanScan({ pdf }: Sheet): Promise<Buffer> {
  return (await rendered(pdf, truthResolution)).toColourspace('b-w').withDensity(truthResolution).png({ compressionLevel: 6 }).toBuffer();
}

/** 200 dpi, blurred, noisy, skewed by 2 degrees, JPEG at quality 40. */
export async function poorScan({ pdf, language }: Sheet, clockwise: boolean): Promise<Buffer> {
  const { data, info } = await (await rendered(pdf, poorResolution))
    .rotate(clockwise ? poorSkew : -poorSkew, { background: '#ffffff' })
    .blur(0.7)
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stream = random('bench noise', language, clockwise ? 1 : 0);
  for (let at = 0; at < data.length; at++) {
    // Sum of three even numbers: near enough to a bell, deviation about 12.
    const noise = (stream.next() + stream.next() + stream.next() - 1.5) * 24;
    data[at] = Math.max(0, Math.min(255, Math.round(12 + data[at]! * 0.92 + noise)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .withDensity(poorResolution)
    .jpeg({ quality: 40 })
    .toBuffer();
}

async function rendered(pdf: Uint8Array, resolution: number): Promise<Sharp> {
  const opened = await openPdf(pdf.slice(), 'bench');
  try {
    const page = await opened.page(1);
    try {
      const { pixels, width, height, channels } = await page.picture(resolution);
      return sharp(pixels, { raw: { width, height, channels } });
    } finally {
      page.release();
    }
  } finally {
    await opened.close();
  }
}

/** Words of a poor scan, with its centre turned back by `degrees`, in the truth's pixels. */
export function onTruth(
  words: readonly FoundWord[],
  scan: { readonly width: number; readonly height: number },
  truth: Page,
  degrees: number,
): readonly FoundWord[] {
  const factor = truthResolution / poorResolution;
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return words.map(({ text, box }) => {
    const [x, y] = [box.x + box.width / 2 - scan.width / 2, box.y + box.height / 2 - scan.height / 2];
    const [width, height] = [box.width * factor, box.height * factor];
    const centre = { x: (x * cos - y * sin) * factor + truth.width / 2, y: (x * sin + y * cos) * factor + truth.height / 2 };
    return { text, box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height } };
  });
}
export const turnBack = (clockwise: boolean): number => (clockwise ? -poorSkew : poorSkew);
