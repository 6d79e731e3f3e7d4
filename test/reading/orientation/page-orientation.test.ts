/** A page's picture is turned as its reading was, whether words are read for it or not. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { openPicture } from '../../../src/reading/raster/image.js';
import { closeReaders } from '../../../src/reading/read.js';
import { scannedOrientation, scannedPage } from '../../../src/reading/scanned-page.js';
import { sheet } from '../files.js';

after(closeReaders);

const page = sheet([
  'Rechnung Nr. 4711 vom 12.03.2024',
  'Kundennummer 20815 Lieferdatum 11.03.2024',
  'Zwischensumme netto 100,00 EUR',
  'Gesamtbetrag 119,00 EUR',
]);

for (const [what, drawn, rotation, isSkewed] of [
  ['straight', page.clone(), 0, false],
  ['upside down', page.clone().rotate(180), 180, false],
  ['on its side', page.clone().rotate(90), 270, false],
  ['skewed', page.clone().rotate(2.5, { background: '#fff' }), 0, true],
  ['of thin strokes, skewed', page.clone().blur(1.6).threshold(70).rotate(2.5, { background: '#fff' }), 0, true],
] as const)
  test(`orientation: ${what}`, async () => {
    const picture = await (
      await openPicture(
        new Uint8Array(
          await sharp(await drawn.png().toBuffer())
            .png()
            .toBuffer(),
        ),
        'png',
        'x',
      )
    ).page(0);
    const alone = await scannedOrientation(picture, { languages: ['de'] });
    assert.deepEqual(alone, (await scannedPage(picture, { languages: ['de'], codes: false })).orientation);
    assert.deepEqual([alone.rotation, alone.skew !== 0], [rotation, isSkewed]);
  });
