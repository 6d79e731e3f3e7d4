/** A page that is a picture of few dots per inch: its letters are enlarged with soft edges, a code's modules with hard ones. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { openPdf } from '../../../src/reading/pdf/pdf.js';
import { closeReaders } from '../../../src/reading/read.js';

after(closeReaders);

/** Of all pixels of a drawing of the picture, those neither black nor white. */
async function greys(picture: Buffer, enlarged: number): Promise<number> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(picture);
  const [width, height] = [(image.width * enlarged * 72) / 300, (image.height * enlarged * 72) / 300];
  pdf.addPage([width, height]).drawImage(image, { x: 0, y: 0, width, height });
  const file = await openPdf(await pdf.save(), 'picture');
  const { pixels } = await (await file.page(1)).picture(300);
  await file.close();
  return pixels.filter((value) => value > 20 && value < 235).length / pixels.length;
}

const checkered = (side: number): Promise<Buffer> =>
  sharp(Buffer.from(Array.from({ length: side * side }, (_, at) => 255 * ((at + Math.floor(at / side)) % 2))), {
    raw: { width: side, height: side, channels: 1 },
  })
    .png()
    .toBuffer();

test('pictures of a PDF: letters enlarged four times have soft edges', async () => assert.ok((await greys(await checkered(60), 4)) > 0.3));

test('pictures of a PDF: modules enlarged eight times have hard edges', async () => assert.ok((await greys(await checkered(31), 8)) < 0.01));
