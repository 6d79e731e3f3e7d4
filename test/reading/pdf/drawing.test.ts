/** Drawing a page takes no more memory than a process may have, whatever lies on it: at a lower resolution at first, then without pictures. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { openReader } from '../../../src/cli/workers/reader.js';
import { plainText } from '../../../src/document/text.js';
import { openPdf, pdfResolution } from '../../../src/reading/pdf/pdf.js';
import { closeReaders } from '../../../src/reading/read.js';
import { pdfOfObjects, stream } from './broken-pdfs.js';
import { sheet } from '../files.js';

after(closeReaders);

const lines = ['Rechnung Nr. 4711', 'Bezeichnung Menge Preis', 'Gesamtbetrag 119,00 EUR'];
const group = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/CS/DeviceGray>>';

/** A scanned page with so many shadows under soft masks as large as the page, and so many small copies of its picture. */
async function shadowed(shadows: number, stamps = 0): Promise<Buffer> {
  const jpeg = await sheet(lines, { width: 1240, height: 1754, size: 48 }).jpeg().toBuffer();
  const dictionary = '/Type/XObject/Subtype/Image/Width 1240/Height 1754/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/DCTDecode';
  const image = Buffer.concat([Buffer.from(`<<${dictionary}/Length ${jpeg.length}>>\nstream\n`), jpeg, Buffer.from('\nendstream')]);
  const content = `q 595 0 0 842 0 0 cm /P Do Q\n${'q /M gs 0.9 g 500 20 60 20 re f Q\n'.repeat(shadows)}${'q 30 0 0 42 540 10 cm /P Do Q\n'.repeat(stamps)}`;
  return pdfOfObjects([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>/ExtGState<</M 6 0 R>>>>>>',
    stream(content),
    image,
    '<</Type/ExtGState/SMask<</Type/Mask/S/Luminosity/G 7 0 R>>>>',
    stream('1 g 0 0 595 842 re f', { dictionary: group }),
  ]);
}

for (const [shadows, stamps, resolution] of [
  [4, 0, pdfResolution],
  [20, 0, pdfResolution / 2],
  [300, 0, pdfResolution / 4],
  [0, 150, pdfResolution / 4],
] as const)
  test(`pdf drawing: ${shadows} masks as large as the page, ${stamps} pictures`, async () => {
    const pdf = await openPdf(await shadowed(shadows, stamps), 'x.pdf');
    try {
      const picture = await (await pdf.page(1)).picture(pdfResolution);
      assert.equal(picture.resolution, resolution);
      assert.ok(
        picture.pixels.some((value) => value < 60),
        'the scan is drawn',
      );
    } finally {
      await pdf.close();
    }
  });

test('pdf drawing: pages of one file are drawn one after the other, each within the bound', async () => {
  const pdf = await openPdf(await shadowed(4), 'x.pdf');
  try {
    const page = await pdf.page(1);
    const pictures = await Promise.all([300, 300, 300, 300].map((resolution) => page.picture(resolution)));
    assert.deepEqual(
      pictures.map(({ resolution }) => resolution),
      [300, 300, 300, 300],
    );
  } finally {
    await pdf.close();
  }
});

test('pdf drawing: a scan under many masks is read by a process that may not take much memory', async () => {
  const reader = openReader({ maxMegabytes: 1300 });
  try {
    const document = await reader.read(await shadowed(60), { name: 'x.pdf', languages: ['de'] });
    assert.match(plainText(document), /Rechnung/);
  } finally {
    await reader.close();
  }
});
