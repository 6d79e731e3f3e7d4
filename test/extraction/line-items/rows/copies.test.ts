/** Rows of pages that are printed twice. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { rowsOf } from '../item-rows.js';

const page = (which: string, last: string) => `
  ${which}
  Pos  Artikel  Betrag
  1  Ofenrohr gebogen schwarz 90 Grad  40,00
  2  Rosette aus Stahl für Wanddurchgang  12,00
  Lieferung frei Haus binnen zehn Werktagen ab Eingang der Anzahlung, Montage nach Aufwand
  ${last}`;
const roles = ['outside', 'header', 'start', 'start', 'outside', 'outside'] as const;
const saying = {
  roles,
  morePages: [roles],
  columns: { PositionId: ['1', '2'], Description: ['Ofenrohr', 'Rosette'], TotalAmount: ['40,00', '12,00'] },
};

for (const [what, second, expected] of [
  ['a copy', page('Kopie', 'Gerichtsstand ist der Sitz des Verkäufers'), 2],
  ['another page with the same rows', page('Blatt 2', 'Bereits geleistete Anzahlungen werden mit der Schlussrechnung verrechnet'), 4],
] as const)
  test(`items.copies: ${what} behind the page, ${expected} items`, async () => {
    const trace = newTrace();
    const rows = await rowsOf(`${page('Original', 'Gerichtsstand ist der Sitz des Verkäufers')}\f${second}`, saying, { decimal: 'comma', trace });
    assert.equal(rows.length, expected);
    const reasons = trace.reasons.filter(({ step }) => step === 'items.copies').map(({ because }) => because);
    assert.deepEqual(reasons, expected === 2 ? ['page 2 repeats page 1'] : []);
  });
