/** Amounts that are decided together: totals that add up, their VAT's sign, groups of VAT. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { type Problem, solve } from '../../../src/extraction/amounts/solver.js';
import { vatGroups } from '../../../src/extraction/amounts/vat-groups.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';

const rates = [20, 13, 10];
const sums = `
  Netto          100,00
  20 % USt        20,00
  Rabatt          19,00
  Gesamtbetrag   120,00
  Anzahlung       50,00
  Rest            70,00`;

type Details = NonNullable<FakeOutputs['details']>;

async function problemOf(document: Document, details: Details, given: Partial<Problem> = {}): Promise<Problem> {
  return { rankings: await rankingsOf(document, { details }), rates, isExempt: false, others: () => [], ...given };
}

const totals = async (details: Details, text = sums) => solve(await problemOf(drawn(text), details)).totals;

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
    'a sum that nobody believes in does not win',
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

async function groupsOf(text: string, details: Details, given: Partial<Problem> = {}) {
  const document = drawn(text);
  const problem = await problemOf(document, details, given);
  return vatGroups(solve(problem), problem);
}

const vat = async (text: string, details: Details, isExempt = false): Promise<readonly string[][]> =>
  (await groupsOf(text, details, { isExempt })).map(({ members }) => members.map(({ name, value }) => `${name} ${value}`));

test('VAT groups: one a rate, with what stands on its line and can be its tax', async () => {
  const recap = `
    Satz    Netto     USt
    20 %    100,00    20,00
    10 %     50,00     5,00`;
  const groups = await vat(recap, {
    VatRate: { '20.0': 4, '10.0': 4 },
    NetAmount: { '100.00': 2, '50.00': 2 },
    VatAmount: { '20.00': 2, '5.00': 2 },
  });
  assert.deepEqual(groups, [
    ['VatRate 20.0', 'NetAmount 100.00', 'VatAmount 20.00'],
    ['VatRate 10.0', 'NetAmount 50.00', 'VatAmount 5.00'],
  ]);
});

test('VAT groups: one rate takes the totals', async () => {
  const groups = await vat(sums, {
    VatRate: { '20.0': 4 },
    NetTotalAmount: { '100.00': 5 },
    VatTotalAmount: { '20.00': 5 },
    GrandTotalAmount: { '120.00': 5 },
  });
  assert.deepEqual(groups, [['VatRate 20.0', 'NetAmount 100.00', 'VatAmount 20.00']]);
});

test('VAT groups: a rate that is not printed is implied', async () => {
  const text = 'Netto 100,00\nUSt 20,00\nGesamt 120,00';
  const groups = await vat(text, { NetTotalAmount: { '100.00': 5 }, VatTotalAmount: { '20.00': 5 }, GrandTotalAmount: { '120.00': 5 } });
  assert.deepEqual(groups, [['VatRate 20.0', 'NetAmount 100.00', 'VatAmount 20.00']]);
});

test('VAT groups: an exempt document has one of nothing', async () => {
  const groups = await vat('Gesamt 120,00', { GrandTotalAmount: { '120.00': 5 } }, true);
  assert.deepEqual(groups, [['VatRate 0.0', 'NetAmount 120.00', 'VatAmount 0.00']]);
});

test('VAT groups: none without rate and totals', async () => assert.deepEqual(await vat(sums, {}), []));

for (const [what, details, vat] of [
  ['printed without its sign', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '14.99': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '-14.99'],
  ['as the others', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '-14.99': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '-14.99'],
  ['that does not make up the sum', { NetTotalAmount: { '-218.48': 6 }, VatTotalAmount: { '20.00': 6 }, GrandTotalAmount: { '-233.47': 6 } }, '20.00'],
] as const)
  test(`totals: VAT of a credit note ${what}`, async () => {
    const text = 'Total HT -218,48 €\nTaxes 14,99 €\nTaxes -14,99 €\nAutre 20,00 €\nTotal TTC -233,47 €';
    assert.equal((await totals(details as unknown as Details, text)).vat?.value, vat);
  });

test('VAT groups: the only rate is that of the totals, though the same in another currency holds too', async () => {
  const text = 'Razem 1 575,00 23 % 362,25 1 937,25\nKwota w PLN 1 545,97 6 721,63';
  const details = {
    VatRate: { '23.0': 4, '23': 4 },
    NetAmount: { '1575.00': 0, '6721.63': 0.2 },
    VatAmount: { '362.25': -1, '1545.97': 2 },
    NetTotalAmount: { '1575.00': 5 },
    VatTotalAmount: { '362.25': 5 },
    GrandTotalAmount: { '1937.25': 5 },
  };
  const [group] = await groupsOf(text, details, { rates: [23] });
  assert.deepEqual(
    group?.members.map(({ value }) => value),
    ['23.0', '1575.00', '362.25'],
  );
});

const recap = 'Satz Netto Prozent USt Brutto\nB 29,76 20,00 5,95 35,71\nA 875,01 10,00 87,50 962,51\nC 11,72 0,00 0,00 11,72';
for (const [what, text, details, groups] of [
  [
    'a rate that adds up in its row is one, and nothing is no tax of everything',
    recap,
    {
      VatRate: { '0': 3, '0,00': 3, '10.0': 1, '10': 1, '20.0': -1, '20': -1 },
      NetAmount: { '875.01': 6, '29.76': 5, '11.72': -1 },
      VatAmount: { '87.50': 4, '5.95': 4, '0.00': 4, '87.5': 4, '0': 4 },
    },
    ['VatRate 0.0|NetAmount 11.72|VatAmount 0.00', 'VatRate 10.0|NetAmount 875.01|VatAmount 87.50', 'VatRate 20.0|NetAmount 29.76|VatAmount 5.95'],
  ],
  [
    'a rate that nothing was sold at has none',
    'S 20,00 % 100,00 20,00\nZ 0,00 % 0,00 0,00\nTotal 120,00',
    {
      VatRate: { '20.0': 5, '0.0': 5 },
      NetAmount: { '100.00': 5, '0.00': 5 },
      VatAmount: { '20.00': 5, '0.00': 5 },
      GrandTotalAmount: { '120.00': 5 },
    },
    ['VatRate 20.0|NetAmount 100.00|VatAmount 20.00'],
  ],
  [
    'what the customer keeps back is none',
    'Base 500,00\nIVA 21 % 105,00\nIRPF 15 % -75,00\nTotal 530,00',
    {
      VatRate: { '21.0': 5, '15.0': 2 },
      NetAmount: { '500.00': 5 },
      VatAmount: { '105.00': 5, '-75.00': 2 },
      NetTotalAmount: { '500.00': 5 },
      VatTotalAmount: { '105.00': 5 },
      GrandTotalAmount: { '530.00': 5 },
    },
    ['VatRate 21.0|NetAmount 500.00|VatAmount 105.00'],
  ],
  [
    'of two rates on one row the one that it agrees with',
    '20 % oder 10 % 500,00 50,00 550,00',
    {
      VatRate: { '20.0': 5, '10.0': 4 },
      NetAmount: { '500.00': 5 },
      VatAmount: { '50.00': 5 },
      NetTotalAmount: { '500.00': 5 },
      VatTotalAmount: { '50.00': 5 },
      GrandTotalAmount: { '550.00': 5 },
    },
    ['VatRate 10.0|NetAmount 500.00|VatAmount 50.00'],
  ],
  [
    'a rate that is kept back without its amount is none',
    'Base 500,00\nIVA 21 % 105,00\nIRPF 15 % a cuenta\nTotal 605,00',
    {
      VatRate: { '21.0': 5, '15.0': 2 },
      NetAmount: { '500.00': 5 },
      VatAmount: { '105.00': 5 },
      NetTotalAmount: { '500.00': 5 },
      VatTotalAmount: { '105.00': 5 },
      GrandTotalAmount: { '605.00': 5 },
    },
    ['VatRate 21.0|NetAmount 500.00|VatAmount 105.00'],
  ],
  [
    'all of the order and not what is still to pay',
    'Auftrag netto 90.000,00\n20 % USt 18.000,00\nbrutto 108.000,00\nRest netto 20.000,00\ndarin 20 % USt 4.000,00',
    {
      VatRate: { '20.0': 5, '20': 5 },
      NetAmount: { '20000.00': 5 },
      VatAmount: { '4000.00': 5 },
      NetTotalAmount: { '90000.00': 5 },
      VatTotalAmount: { '4000.00': 5, '18000.00': -2 },
      GrandTotalAmount: { '108000.00': 5 },
    },
    ['VatRate 20.0|NetAmount 90000.00|VatAmount 18000.00'],
  ],
  [
    'the only amount whose tax the VAT is',
    'Honorar 2.735,25\nBelast 2.872,01\n21% btw 603,12\nVoldoen 3.610,93',
    { VatRate: { '21.0': 5, '21': 5 }, VatAmount: { '603.12': 5 }, VatTotalAmount: { '603.12': 5 }, GrandTotalAmount: { '3610.93': 5 } },
    ['VatRate 21.0|NetAmount 2872.01|VatAmount 603.12'],
  ],
] as const)
  test(`VAT groups: ${what}`, async () => {
    const found = await vat(text, details as unknown as Details);
    assert.deepEqual(found.map((members) => members.join('|')).sort(), [...groups].sort());
  });

test('VAT groups: what is some euro off is nearest, but confirms nothing', async () => {
  const text = '19 %   50.000,00   9.504,00';
  const details = { VatRate: { '19.0': 3, '19': 3 }, NetAmount: { '50000.00': 2 }, VatAmount: { '9504.00': 2 } };
  const { rankings } = await problemOf(drawn(text), details);
  const [group] = await groupsOf(text, details, { rates: [19] });
  assert.deepEqual(
    group?.members.map(({ value }) => value),
    ['19.0', '50000.00', '9504.00'],
  );
  for (const { name, value, score, evidence } of group!.members) {
    assert.deepEqual([evidence.notes, evidence.agrees, evidence.disagrees], [[], 0, 0]);
    assert.ok(score <= rankings.get(name)!.ranked.find((ranked) => Number(ranked.value) === Number(value))!.probability);
  }
});
