/** Totals that are decided together: they add up, and their VAT has their sign. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Problem, solve } from '../../../src/extraction/amounts/solver.js';
import { type Details, problemOf, sums } from './problem.js';

const totals = async (details: Details, text = sums, given: Partial<Problem> = {}) => solve(await problemOf(text, details, given)).totals;

for (const [what, details, [net, vat, gross], holds] of [
  [
    'what is likeliest and adds up',
    { NetTotalAmount: { '100.00': 4 }, VatTotalAmount: { '20.00': 4 }, GrandTotalAmount: { '120.00': 4 } },
    ['100.00', '20.00', '120.00'],
    true,
  ],
  [
    'a likelier amount gives way to one that adds up',
    { NetTotalAmount: { '100.00': 4 }, VatTotalAmount: { '19.00': 2, '20.00': 1 }, GrandTotalAmount: { '120.00': 4 } },
    ['100.00', '20.00', '120.00'],
    true,
  ],
  [
    'an unlikely sum does not win',
    { NetTotalAmount: { '100.00': 6 }, VatTotalAmount: {}, GrandTotalAmount: { '70.00': 6 } },
    ['100.00', undefined, '70.00'],
    false,
  ],
  ['nothing is chosen where nothing is likely', {}, [undefined, undefined, undefined], false],
] as const) {
  test(`totals: ${what}`, async () => {
    const chosen = await totals(details as unknown as Details);
    assert.deepEqual([chosen.net?.value, chosen.vat?.value, chosen.gross?.value], [net, vat, gross]);
    assert.equal(chosen.holds.length > 0, holds);
  });
}

test('totals: the last row of a recap, though the network went by the one above', async () => {
  const text = 'Do zapłaty 1.350,00\n20 % 1.000,00 200,00 1.200,00\nzw 150,00 0,00 150,00\nRazem 1.150,00 200,00 1.350,00';
  const chosen = await totals({ NetTotalAmount: { '1000.00': 4, '1150.00': -0.3 }, VatTotalAmount: { '200.00': 5 }, GrandTotalAmount: { '1350.00': 5 } }, text);
  assert.equal(chosen.net?.value, '1150.00');
});

test('totals: an exempt amount and its nought are no row of three', async () => {
  const text = 'zw 1.200,00 0,00\nNetto 1.000,00\nUSt 200,00\nGesamt 1.200,00';
  const chosen = await totals(
    { NetTotalAmount: { '1000.00': 0, '1200.00': 0 }, VatTotalAmount: { '200.00': -1, '0.00': 0 }, GrandTotalAmount: { '1200.00': 5 } },
    text,
  );
  assert.equal(chosen.net?.value, '1000.00');
});

test('totals: the third follows from two', async () => {
  const text = 'USt 20,00\nGesamtbetrag 120,00';
  const { derived, holds } = await totals({ VatTotalAmount: { '20.00': 5 }, GrandTotalAmount: { '120.00': 5 } }, text);
  assert.deepEqual(derived, { net: 10000 });
  assert.deepEqual(holds, ['gross 120.00 − VAT 20.00 = net 100.00']);
});

test('totals: a credit memo adds up below zero', async () => {
  const details = { NetTotalAmount: { '-100.00': 4 }, VatTotalAmount: { '-20.00': 4 }, GrandTotalAmount: { '-120.00': 4 } };
  const { holds } = await totals(details, 'Netto -100,00\nUSt -20,00\nSumme -120,00');
  assert.equal(holds.length, 1);
});

for (const sign of ['', '-'])
  test(`totals: a usual rate speaks for VAT that is rounded row by row${sign && ', of a credit note too'}`, async () => {
    const text = `Netto ${sign}1.000,00\nUSt ${sign}200,05 ${sign}150,00\nSumme ${sign}1.200,05 ${sign}1.150,00`;
    const details = {
      NetTotalAmount: { [`${sign}1000.00`]: 5 },
      VatTotalAmount: { [`${sign}150.00`]: 1.8, [`${sign}200.05`]: 1.2 },
      GrandTotalAmount: { [`${sign}1150.00`]: 1, [`${sign}1200.05`]: 1 },
    };
    const chosen = await totals(details, text);
    assert.equal(chosen.vat?.value, `${sign}200.05`);
  });

for (const [what, details, vat] of [
  ['printed without its sign', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '14.99': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '-14.99'],
  ['as the others', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '-14.99': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '-14.99'],
  ['that does not make up the sum', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '20.00': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '20.00'],
] as const)
  test(`totals: VAT of a credit note ${what}`, async () => {
    const text = 'Total HT -218,48 €\nTaxes 14,99 €\nTaxes -14,99 €\nAutre 20,00 €\nTotal TTC -233,47 €';
    assert.equal((await totals(details as unknown as Details, text)).vat?.value, vat);
  });

const usual = [20, 19, 13, 10, 8.1, 7];

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
] as const satisfies readonly (readonly [string, string, Details, readonly [net: string, vat: string, gross: string], boolean])[]) {
  test(`totals: ${what}`, async () => {
    const { net, vat, gross, holds: sentences } = await totals(details, text, { rates: usual });
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
  test(`totals that follow: ${what}`, async () => assert.deepEqual((await totals(details as unknown as Details, text, { rates: usual })).derived, derived));
}

const halves = 'Taxable 27.110,50\nCGST 1.626,63\nSGST 1.626,63\nRound off 0,24\nGrand Total 30.364,00';
for (const [what, text, net, holds] of [
  ['in two halves, rounded to whole units', halves, '27110.50', ['net 27110.50 + VAT 3253.26 = gross 30364.00, rounded']],
  ['printed once is no half', halves.replace('SGST 1.626,63', 'SGST 1.600,00'), '27770.50', []],
] as const)
  test(`totals: VAT ${what}`, async () => {
    const details = {
      NetTotalAmount: { '27110.50': 0, '27770.50': 2 },
      VatTotalAmount: { '0.24': -2 },
      GrandTotalAmount: { '30364.00': 5 },
      VatAmount: { '1626.63': 0 },
    };
    const found = await totals(details as unknown as Details, `${text}\nGST 12 % 27.770,50`, { rates: [5, 12, 18] });
    assert.deepEqual([found.net?.value, found.holds], [net, holds]);
    if (holds.length > 0) assert.deepEqual([found.vat, found.derived], [undefined, { vat: 325326 }]);
  });

test('totals: a printed discount is between the items and the net amount', async () => {
  const text = 'Items 906,43\nDiscount 18,13\nTaxable 888,30\nOther 790,00\nTotal 1.015,00';
  const details = { NetTotalAmount: { '888.30': 1, '790.00': 1.5 }, VatTotalAmount: {}, GrandTotalAmount: { '1015.00': 5 } };
  assert.equal((await totals(details as unknown as Details, text, { items: 90643 })).net?.value, '888.30');
  assert.equal((await totals(details as unknown as Details, text)).net?.value, '790.00');
});
