/** What each factor adds to the network's logits, and nothing where it is left out. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { adjustment, factors } from '../../../../src/extraction/decoding/factors/factors.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import type { ExtractOptions } from '../../../../src/extraction/options.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';

const dates = 'Datum 03.04.2024\nLieferung 25.03.2024';
const terms: readonly (readonly [name: string, what: string, text: string, options: ExtractOptions, detail: string, value: string, sign: -1 | 0 | 1])[] = [
  ['rank.conventions', 'the order of days that the document has', dates, {}, 'InvoiceDate', '2024-04-03', 1],
  ['rank.conventions', 'the other order', dates, {}, 'InvoiceDate', '2024-03-04', -1],
  ['rank.conventions', 'a day that can be read in one way', dates, {}, 'InvoiceDate', '2024-03-25', 0],
  ['rank.conventions', 'a day behind the one on which the document came', dates, { receivedDate: '2024-03-01' }, 'InvoiceDate', '2024-03-25', -1],
  ['rank.conventions', 'which a delivery may have', dates, { receivedDate: '2024-03-01' }, 'DeliveryDate', '2024-03-25', 0],
  ['rank.places-of-bics', 'a word of the form of a BIC', 'UNLOADED AT GATE 4', {}, 'Bic', 'UNLOADED', -1],
  ['rank.places-of-bics', 'a BIC behind its key', 'BIC: UFGWGB2L', {}, 'Bic', 'UFGWGB2L', 0],
  ['rank.registers', 'another detail', 'Amtsgericht Köln HRB 12345', {}, 'InvoiceId', 'HRB 12345', 0],
  ['rank.places-of-bics', 'another detail', 'UNLOADED AT GATE 4', {}, 'CustomerId', 'UNLOADED', 0],
];

for (const [name, what, text, options, detail, value, sign] of terms)
  test(`${name}: ${what}`, () => {
    const [document, factor] = [drawn(text), factors.find((each) => each.name === name)!];
    const pages = encode(document);
    const candidate = pages[0]!.candidates.find((each) => each.value === value)!;
    const term = factor.of({ document, pages, options })(candidate, pages[0]!, detail);
    assert.equal(Math.sign(term), sign);
    assert.equal(adjustment({ document, pages, options }, newTrace([name]))(candidate, pages[0]!, detail), 0, 'nothing is added where it is left out');
  });
