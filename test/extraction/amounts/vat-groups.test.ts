/** Groups of VAT that are decided together with the totals. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type Details, groupsOf, problemOf, sums } from './problem.js';

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
  const { rankings } = await problemOf(text, details);
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
