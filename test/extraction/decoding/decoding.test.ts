/** Amounts, dates and spans decided together, softly: what is printed survives where it is unusual, and gives way where another reading fits far better. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { solve } from '../../../src/extraction/amounts/solver.js';
import { extract } from '../../../src/extraction/extract.js';
import { groupsOf } from '../groups/groups-of.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, rankingsOf, type FakeOutputs } from '../fake-networks.js';

type Details = NonNullable<FakeOutputs['details']>;
type Sums = readonly [net: string | undefined, vat: string | undefined, gross: string | undefined];
const usual = [20, 19, 13, 10, 8.1, 7];

async function totals(text: string, details: Details) {
  const rankings = await rankingsOf(drawn(text), { details });
  return solve({ rankings, rates: usual, isExempt: false, others: () => [] }).totals;
}

for (const [what, text, details, sums, holds] of [
  [
    'reverse charge: no VAT, net is gross',
    'Netto 500,00\nUSt 0,00\nGesamt 500,00',
    { NetTotalAmount: { '500.00': 3 }, VatTotalAmount: { '0.00': 3 }, GrandTotalAmount: { '500.00': 3 } },
    ['500.00', '0.00', '500.00'],
    true,
  ],
  [
    'a deposit that was paid: the total stays the total',
    'Netto 100,00\nUSt 19,00\nGesamt 119,00\nAnzahlung 50,00\nZahlbetrag 69,00',
    { NetTotalAmount: { '100.00': 4 }, VatTotalAmount: { '19.00': 4 }, GrandTotalAmount: { '119.00': 2, '69.00': 3 } },
    ['100.00', '19.00', '119.00'],
    true,
  ],
  [
    'a partial payment that the network is sure of survives sums that do not fit it',
    'Netto 100,00\nUSt 19,00\nRate 1 von 2 59,50',
    { NetTotalAmount: { '100.00': 5 }, VatTotalAmount: { '19.00': 5 }, GrandTotalAmount: { '59.50': 6 } },
    ['100.00', '19.00', '59.50'],
    false,
  ],
  [
    'Swiss rounding to five',
    'Netto 92.48\nMwSt 7.49\nTotal CHF 99.95',
    { NetTotalAmount: { '92.48': 4 }, VatTotalAmount: { '7.49': 4 }, GrandTotalAmount: { '99.95': 4 } },
    ['92.48', '7.49', '99.95'],
    true,
  ],
  [
    'a credit note below zero',
    'Netto -100,00\nUSt -19,00\nGesamt -119,00',
    { NetTotalAmount: { '-100.00': 3 }, VatTotalAmount: { '-19.00': 3 }, GrandTotalAmount: { '-119.00': 3 } },
    ['-100.00', '-19.00', '-119.00'],
    true,
  ],
  [
    'a misread total gives way to one that adds up',
    'Netto 100,00\nUSt 19,00\nGesamt 119,00\nNr. 779,00',
    { NetTotalAmount: { '100.00': 4 }, VatTotalAmount: { '19.00': 4 }, GrandTotalAmount: { '119.00': 1, '779.00': 2 } },
    ['100.00', '19.00', '119.00'],
    true,
  ],
] as const satisfies readonly (readonly [string, string, Details, Sums, boolean])[]) {
  test(`totals: ${what}`, async () => {
    const { net, vat, gross, holds: sentences } = await totals(text, details);
    assert.deepEqual([net?.value, vat?.value, gross?.value], sums);
    assert.equal(sentences.length > 0, holds);
  });
}

for (const [what, text, details, derived] of [
  ['VAT of a credit note', 'Netto -100,00\nGesamt -119,00', { NetTotalAmount: { '-100.00': 5 }, GrandTotalAmount: { '-119.00': 5 } }, { vat: -1900 }],
  ['net of a credit note', 'USt -19,00\nGesamt -119,00', { VatTotalAmount: { '-19.00': 5 }, GrandTotalAmount: { '-119.00': 5 } }, { net: -10000 }],
  ['nothing of signs that contradict', 'USt -19,00\nGesamt 119,00', { VatTotalAmount: { '-19.00': 5 }, GrandTotalAmount: { '119.00': 5 } }, {}],
  ['nothing of a net far below', 'Netto 10,00\nGesamt 119,00', { NetTotalAmount: { '10.00': 5 }, GrandTotalAmount: { '119.00': 5 } }, {}],
] as const) {
  test(`totals that follow: ${what}`, async () => assert.deepEqual((await totals(text, details as unknown as Details)).derived, derived));
}

async function values(text: string, details: Details, options: ExtractOptions = {}) {
  const document = drawn(text);
  const { predictions } = await extract(document, fakeNetworks(document, { details, document: [4, 0, 0, -4, 0] }), options);
  return Object.fromEntries(predictions.filter(({ name }) => details[name]).map(({ name, value }) => [name, value]));
}

for (const [what, text, details, expected] of [
  [
    'the day comes first because it does elsewhere',
    'Datum 03.04.2024\nLiefertermin 25.03.2024',
    { InvoiceDate: { '2024-04-03': 3, '2024-03-04': 3.4 }, DeliveryDate: { '2024-03-25': 4 } },
    { InvoiceDate: '2024-04-03', DeliveryDate: '2024-03-25' },
  ],
  [
    'the month comes first because it does elsewhere',
    'Date 03/04/2024\nShipped 03/25/2024',
    { InvoiceDate: { '2024-04-03': 3.4, '2024-03-04': 3 }, DeliveryDate: { '2024-03-25': 4 } },
    { InvoiceDate: '2024-03-04', DeliveryDate: '2024-03-25' },
  ],
  [
    'a number serves one detail',
    'Rechnung 4711 Kunde 10023',
    { InvoiceId: { '4711': 4, '10023': 1 }, CustomerId: { '4711': 3, '10023': 2 } },
    { InvoiceId: '4711', CustomerId: '10023' },
  ],
  [
    'no invoice is numbered by a part of an account',
    'IBAN AT61 1904 3002 3457 3201\nBeleg 77',
    { Iban: { AT611904300234573201: 5 }, InvoiceId: { '1904 3002': 3, '77': 1 } },
    { Iban: 'AT611904300234573201', InvoiceId: '77' },
  ],
  [
    'what is more of a VAT id is no tax id',
    'NIP 5260001246\nREGON 012100784',
    { SenderVatId: { '5260001246': 5 }, SenderTaxId: { '5260001246': 3, '012100784': 2 } },
    { SenderVatId: '5260001246', SenderTaxId: '012100784' },
  ],
  [
    'one tax id is not both parties’',
    'IČO 27074358\nIČO 45274649',
    { SenderTaxId: { '27074358': 4 }, ReceiverTaxId: { '27074358': 3, '45274649': 2 } },
    { SenderTaxId: '27074358', ReceiverTaxId: '45274649' },
  ],
] as const) {
  test(`together: ${what}`, async () => assert.deepEqual(await values(text, details as unknown as Details), expected));
}

for (const [what, text, details, groups] of [
  [
    'days and date go to the percentage on their line',
    '3 % Skonto bis 20.03.2024\n2 % Skonto in 20 Tagen',
    { DiscountPercent: { '3.0': 4, '2.0': 4 }, DiscountDuration: { '20': 4 }, DiscountDate: { '2024-03-20': 4 } },
    [
      ['DiscountDate 2024-03-20', 'DiscountPercent 3.0'],
      ['DiscountDuration 20', 'DiscountPercent 2.0'],
    ],
  ],
  ['days alone are a group', 'Skonto in 10 Tagen', { DiscountDuration: { '10': 4 } }, [['DiscountDuration 10']]],
  ['none', 'zahlbar netto', {}, []],
] as const) {
  test(`discounts: ${what}`, async () => {
    const document = drawn(text);
    const found = groupsOf('groups.discounts', await rankingsOf(document, { details: details as unknown as Details }));
    assert.deepEqual(
      found.map(({ members }) => members.map(({ name, value }) => `${name} ${value}`)),
      groups,
    );
  });
}
