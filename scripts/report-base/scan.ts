/** A PDF as somebody might have printed and scanned it: every page a grey picture of 200 dpi, a little blurred, noisy and skewed, as JPEG in a PDF without text. */
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { random } from '../../src/random.js';
import { openPdf } from '../../src/reading/pdf/pdf.js';

const resolution = 200;
const mostPages = 5;
/** JPEG quality; standard deviations: of the skew in degrees, of the noise in levels of grey; radius of the blur. */
const [quality, skew, noise, blur] = [55, 0.7, 8, 0.6];

export async function asScan(pdf: Uint8Array, name: string): Promise<Uint8Array> {
  const stream = random('scan', name);
  const scanned = await PDFDocument.create();
  const opened = await openPdf(pdf.slice(), name);
  try {
    for (let number = 1; number <= Math.min(mostPages, opened.pageCount); number++) {
      const page = await opened.page(number);
      const picture = await page.picture(resolution);
      page.release();
      const { data, info } = await sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: picture.channels } })
        .rotate(stream.normal() * skew, { background: '#ffffff' })
        .blur(blur)
        .toColourspace('b-w')
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (let at = 0; at < data.length; at++) data[at] = Math.max(0, Math.min(255, Math.round(10 + data[at]! * 0.93 + stream.normal() * noise)));
      const jpeg = await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
        .withDensity(resolution)
        .jpeg({ quality })
        .toBuffer();
      const [width, height] = [(info.width * 72) / resolution, (info.height * 72) / resolution];
      scanned.addPage([width, height]).drawImage(await scanned.embedJpg(jpeg), { x: 0, y: 0, width, height });
    }
  } finally {
    await opened.close();
  }
  return scanned.save();
}
