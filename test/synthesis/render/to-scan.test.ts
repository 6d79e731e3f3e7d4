/** Scans of synthetic documents: told from photographs, the same for the same seed, and read words are known by where they stand. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { random } from '../../../src/random.js';
import { signatureOf } from '../../../src/reading/formats/format.js';
import { openPicture } from '../../../src/reading/raster/image.js';
import { sample } from '../../../src/synthesis/sample.js';
import { labelsOfPicture } from '../../../src/synthesis/render/to-document.js';
import { toScan } from '../../../src/synthesis/render/to-scan.js';

test('a scan is no photograph, has a resolution, and is the same for the same seed', async () => {
  const { drawings } = sample('scan', 1, { languages: ['de'], maxPages: 1 });
  for (let seed = 0; seed < 3; seed++) {
    const bytes = await toScan(drawings, 'one', random('scan', seed));
    const format = signatureOf(bytes) as 'jpeg' | 'png';
    const picture = await openPicture(bytes, format, `one.${format}`);
    assert.equal(picture.photo, false);
    assert.deepEqual(await toScan(drawings, 'one', random('scan', seed)), bytes);
  }
});

/** Turned by some degrees, at another resolution, shifted; some words misread. */
function seenAskew(document: Document, degrees: number, scale: number, misread: (index: number) => boolean): Document {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return {
    ...document,
    pages: document.pages.map((page) => ({
      ...page,
      words: page.words.map((word, index) => {
        const { x, y, width, height } = word.box;
        const [mx, my] = [x + width / 2, y + height / 2];
        const middle = { x: (mx * cos - my * sin) * scale + 40, y: (mx * sin + my * cos) * scale - 25 };
        const box = { x: middle.x - (width * scale) / 2, y: middle.y - (height * scale) / 2, width: width * scale, height: height * scale };
        return { ...word, box, fontSize: word.fontSize * scale, ...(misread(index) && { text: `~${index}` }) };
      }),
    })),
  };
}

const placesOf = ({ details, contacts = [] }: Labels) => [
  ...Object.entries(details).map(([name, values]) => [name, values.map(({ places }) => places)]),
  ...contacts.flatMap(({ role, fields }) => Object.entries(fields).map(([name, label]) => [`${role}.${name}`, label.places])),
];

for (const [degrees, scale, share] of [
  [0, 1, 0],
  [0.7, 0.66, 0.3],
  [-1.5, 0.5, 0.6],
] as const)
  test(`read words are labelled where they stand: turned by ${degrees}°, ${scale} times as large, ${share} misread`, () => {
    for (let index = 0; index < 6; index++) {
      const { facts, drawings, document, labels } = sample('askew', index, { languages: ['de', 'fr'], noise: 0, maxPages: 1 });
      const { chance } = random('askew', index);
      // A rate that is printed with the items alone is a label only where it is legible.
      const rates = new Set(labels.details.VatRate?.flatMap(({ places }) => places.flatMap(({ words }) => words)));
      const again = labelsOfPicture(
        facts,
        drawings,
        seenAskew(document, degrees, scale, (word) => chance(share) && !rates.has(word)),
      );
      assert.deepEqual(placesOf(again), placesOf(labels), `document ${index}`);
    }
  });

test('where nothing legible is left values stay true and stand nowhere', () => {
  const { facts, drawings, document, labels } = sample('askew', 1, { languages: ['de'], noise: 0, maxPages: 1 });
  const again = labelsOfPicture(
    facts,
    drawings,
    seenAskew(document, 0, 1, () => true),
  );
  assert.deepEqual(Object.keys(again.details), Object.keys(labels.details));
  assert.ok(placesOf(again).every(([, places]) => JSON.stringify(places).replace(/[[\],]/g, '') === ''));
});
