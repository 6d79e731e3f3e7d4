/** Dates that are not the document's: which key says so. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { otherDates } from '../../src/extraction/other-dates.js';
import { drawn } from '../drawn.js';
import { rankingsOf } from './saying.js';

for (const [line, others] of [
  ['MEC : 12/03/2017', true],
  ['Mise en circulation 12/03/2017', true],
  ['Erstzulassung: 12.03.2017', true],
  ['Patient Rex, geb. 12.03.2017', true],
  ['Date of birth 12/03/2017', true],
  ['Date : 12/03/2017', false],
  ['Wien, 12.03.2017', false],
] as const)
  test(`other dates: ${line}`, async () => {
    const rankings = await rankingsOf(drawn(line), { details: { InvoiceDate: { '2017-03-12': 3 } } }, otherDates);
    assert.equal(rankings.get('InvoiceDate')!.ranked.find(({ value }) => value === '2017-03-12')!.probability < 0.2, others);
  });
