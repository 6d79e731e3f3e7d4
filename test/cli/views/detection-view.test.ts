/** The page of `beleg detect --view`: everything found is drawn, listed and safe to open. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { detectionView } from '../../../src/cli/views/detection-view.js';
import type { Document } from '../../../src/document/document.js';
import type { Extraction, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import { drawn } from '../../drawn.js';

const box = { x: 10, y: 20, width: 30, height: 8 };
const found = (name: string, value: string, more: Partial<Prediction> = {}): Prediction => ({
  name,
  value,
  text: value,
  score: 0.9,
  page: 0,
  box,
  evidence: noEvidence,
  ...more,
});
const document: Document = drawn('Rechnung 4711');
const extraction: Extraction = {
  documentType: found('DocumentType', 'Invoice'),
  predictions: [found('InvoiceId', '<4711>', { threshold: 0.95 }), found('CostObject', 'K-1')],
  groups: [{ name: 'VatGroup', members: [found('VatRate', '19.0')] }],
  contacts: [{ role: 'Sender', fields: { Name: [found('Name', 'Muster & Co')] }, score: 0.9 }],
  lineItems: [
    {
      cells: {
        Description: found('Description', 'Schraube'),
        TotalAmount: found('TotalAmount', '2.00', { evidence: { ...noEvidence, notes: ['4 × 0.50 = 2.00'] } }),
      },
      custom: { SerialNumber: found('SerialNumber', 'S-9') },
      score: 0.7,
      threshold: 0.8,
      page: 0,
      box,
    },
  ],
  lookedFor: [],
};
const page = detectionView([
  { file: 'in/a.pdf', document, extraction, images: [Uint8Array.of(1, 2, 3)] },
  { file: 'in/b.pdf', document, extraction: { ...extraction, lineItems: [] }, images: [] },
]);

for (const [what, pattern] of [
  ['names are links', /<a href="#d1">a\.pdf<\/a>/],
  ['values are escaped', /&#60;4711&#62;/],
  ['scores stand beside their thresholds', /0\.90 &#60; 0\.95/],
  ['groups have a heading', /<h2 class="group">VatGroup/],
  ['own details are told apart', /<h2 class="custom">Own details/],
  ['cells are boxes with titles', /<rect class="cell"[^>]*><title>Description: Schraube/],
  ['columns are drawn', /<rect class="column"[^>]*><title>TotalAmount/],
  ['own columns come last', /TotalAmount<\/th><th[^>]*>SerialNumber/],
  ['rows say how they add up', /4 × 0\.50 = 2\.00/],
  ['rows below their threshold are marked', /<tr class=" below">/],
  ['pictures are inside', /data:image\/png;base64,AQID/],
  ['a document without items says so', /No item table/],
] as const) {
  test(`detect --view: ${what}`, () => assert.match(page, pattern));
}

test('detect --view: every box has its entry, ids are unique, nothing is loaded from elsewhere', () => {
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  assert.equal(new Set(ids).size, ids.length);
  for (const [, of] of page.matchAll(/data-of="([^"]+)"/g)) assert.ok(ids.includes(of!), of);
  assert.doesNotMatch(page, /(?:src|href)="(?!data:|#)/);
});
