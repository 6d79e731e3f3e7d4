/** Each step of the header's details by itself. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { taxationOf } from '../../src/extraction/amounts/taxation.js';
import { noEvidence } from '../../src/extraction/decoding/predictions.js';
import { newTrace } from '../../src/extraction/decoding/steps.js';
import type { Prediction } from '../../src/extraction/extraction.js';
import { describeDetails, detailSteps } from '../../src/extraction/header-details.js';
import { firstPass } from '../../src/extraction/first-pass.js';
import { drawn } from '../drawn.js';
import { fakeNetworks, type FakeOutputs } from './fake-networks.js';
import { described, stepNamed } from './step-named.js';

type Details = NonNullable<FakeOutputs['details']>;
type Values = Readonly<Record<string, string>>;

const numbers = 'Rechnung 4711 Kunde 10023';
const wanted: Details = { InvoiceId: { '4711': 4 }, CustomerId: { '4711': 3, '10023': 2 } };
const sums = 'Netto 100,00\nUSt 20,00\nGesamt 120,00';
const totals: Details = { NetTotalAmount: { '100.00': 5 }, VatTotalAmount: { '20.00': 5 }, GrandTotalAmount: { '120.00': 5 } };
const exempt = [4, 0, 0, 4];
const charged = [4, 0, 0, -4];

/** `before`: the values that earlier steps gave. */
const cases: readonly (readonly [
  name: string,
  what: string,
  text: string,
  details: Details,
  head: readonly number[],
  countries: readonly string[],
  before: Values,
  after: Values | 'same',
])[] = [
  ['details.network', 'each detail for itself', numbers, wanted, charged, ['DE'], {}, { InvoiceId: '4711', CustomerId: '4711' }],
  ['details.network', 'nothing likely', numbers, {}, charged, ['DE'], {}, {}],
  [
    'details.exclusive-identifiers',
    'a number serves one detail',
    numbers,
    wanted,
    charged,
    ['DE'],
    { InvoiceId: '4711', CustomerId: '4711' },
    { InvoiceId: '4711', CustomerId: '10023' },
  ],
  ['details.exclusive-identifiers', 'no numbers', numbers, {}, charged, ['DE'], { InvoiceDate: '2024-03-25' }, 'same'],
  [
    'details.totals',
    'the totals that were chosen together',
    sums,
    totals,
    charged,
    ['AT'],
    {},
    { GrandTotalAmount: '120.00', NetTotalAmount: '100.00', VatTotalAmount: '20.00' },
  ],
  ['details.totals', 'no totals', sums, {}, charged, ['AT'], {}, 'same'],
  ['details.party-ids', 'the ids of the parties', 'UID ATU57780814', { SenderVatId: { ATU57780814: 5 } }, charged, ['AT'], {}, { SenderVatId: 'ATU57780814' }],
  [
    'details.party-ids',
    'what the network alone took for one goes',
    'Summe 120,00',
    {},
    charged,
    ['AT'],
    { SenderTaxId: '12', InvoiceId: '4711' },
    { InvoiceId: '4711' },
  ],
  ['details.party-ids', 'no ids', 'Summe 120,00', {}, charged, ['AT'], { InvoiceId: '4711' }, 'same'],
  ['details.currency', 'the printed one', 'Gesamt 120,00 CHF', {}, charged, ['CH'], {}, { InvoiceCurrency: 'CHF' }],
  ['details.currency', 'none, and no amount', 'Anna Muster', {}, charged, ['CH'], {}, 'same'],
  [
    'details.tax-number',
    'the sender’s tax id in Germany',
    'Anna Muster',
    {},
    charged,
    ['DE'],
    { SenderTaxId: '12/345/67890' },
    { SenderTaxId: '12/345/67890', TaxNumber: '12/345/67890' },
  ],
  ['details.tax-number', 'elsewhere', 'Anna Muster', {}, charged, ['AT'], { SenderTaxId: '12/345/67890' }, 'same'],
  ['details.tax-number', 'no tax id', 'Anna Muster', {}, charged, ['DE'], {}, 'same'],
  ['details.exemption', 'no VAT is charged', 'Summe 120,00', {}, exempt, ['DE'], {}, { VatExemption: 'Vat Exemption' }],
  ['details.exemption', 'VAT is charged', 'Summe 120,00', {}, charged, ['DE'], {}, 'same'],
];

const prediction = (name: string, value: string): Prediction => ({ name, value, score: 0.9, evidence: noEvidence });

for (const [name, what, text, details, head, countries, values, after] of cases)
  test(`${name}: ${what}`, async () => {
    const document = drawn(text, { countries });
    const pass = await firstPass(document, fakeNetworks(document, { details, document: head }), {}, newTrace());
    const before = new Map(Object.entries(values).map(([detail, value]) => [detail, [prediction(detail, value)]] as const));
    const context = { firstPass: pass, taxation: taxationOf(pass, newTrace()), ownIds: [] };
    const result = stepNamed(detailSteps, name).run(before, context);
    if (after === 'same') return assert.equal(result, before);
    assert.deepEqual(described(describeDetails(result)), after);
  });
