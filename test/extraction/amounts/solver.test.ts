/** The solver of totals and VAT groups as a whole: what neither order nor size of amounts changes, what it makes of amounts that are off, and how much work it may do. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { type Problem, type Solution, solve } from '../../../src/extraction/amounts/solver.js';
import type { Ranked, Ranking } from '../../../src/extraction/decoding/ranking.js';
import type { Candidate, EncodedPage } from '../../../src/features/contract.js';

/** By detail: probability of each amount, and the line that it stands on where that matters. */
type Said = Readonly<Record<string, Readonly<Record<string, number | readonly [probability: number, line: number]>>>>;

const details = ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount', 'VatRate', 'NetAmount', 'VatAmount'];

function problemOf(said: Said, given: Partial<Problem> = {}): Problem {
  const tokens = Array.from({ length: 1000 }, (_, line) => ({ line })) as unknown as EncodedPage['tokens'];
  const page = { page: 0, tokens, candidates: [] } as unknown as EncodedPage;
  let next = 0;
  const rankingOf = (name: string): Ranking => {
    const ranked = Object.entries(said[name] ?? {}).map(([value, of]): Ranked => {
      const [probability, line] = typeof of === 'number' ? [of, 900 + next++] : of;
      return { value, probability, page, candidate: { kind: 'amount', text: value, value, first: line, last: line } as unknown as Candidate };
    });
    const sum = ranked.reduce((all, { probability }) => all + probability, 0);
    return { name, ranked: ranked.sort((a, b) => b.probability - a.probability), none: Math.max(0.001, 1 - sum), candidates: ranked.length };
  };
  return { rankings: new Map(details.map((name) => [name, rankingOf(name)])), rates: [20, 10], isExempt: false, others: () => [], ...given };
}

const chosen = ({ totals, rows }: Solution) => ({
  totals: [totals.net?.value, totals.vat?.value, totals.gross?.value],
  derived: totals.derived,
  rows: rows.map(({ percent, net, vat, left }) => [percent, net?.value, vat?.value ?? left]),
});

const recap: Said = {
  NetTotalAmount: { '1500.00': 0.9 },
  VatTotalAmount: { '250.00': 0.8, '200.00': 0.2 },
  GrandTotalAmount: { '1750.00': 0.5, '1500.00': 0.5 },
  VatRate: { '20.0': [0.9, 1], '10.0': [0.3, 2], '25.0': 0.5 },
  NetAmount: { '1000.00': [0.9, 1], '500.00': [0.9, 2] },
  VatAmount: { '200.00': [0.9, 1], '50.00': [0.7, 2], '250.00': 0.3 },
};
const ofRecap = {
  totals: ['1500.00', '250.00', '1750.00'],
  derived: {},
  rows: [
    [20, '1000.00', '200.00'],
    [10, '500.00', '50.00'],
  ],
};

for (const [what, said, given, totals, rows] of [
  ['groups that make up the totals, and no rate besides', recap, {}, ofRecap.totals, ofRecap.rows],
  [
    'the VAT of one group is what the others leave',
    { ...recap, VatRate: { '20.0': [0.9, 1], '10.0': [0.6, 2] }, VatAmount: { '200.00': [0.9, 1] } },
    {},
    ofRecap.totals,
    [
      [20, '1000.00', '200.00'],
      [10, '500.00', 5000],
    ],
  ],
  [
    'what the customer keeps back explains the amount that is due',
    { NetTotalAmount: { '500.00': 0.9 }, VatTotalAmount: { '100.00': 0.4 }, GrandTotalAmount: { '525.00': 0.9, '75.00': 0.01 } },
    {},
    ['500.00', '100.00', '525.00'],
    [],
  ],
  [
    'a total that is rounded to whole units',
    { NetTotalAmount: { '1001.50': 0.9 }, VatTotalAmount: { '200.30': 0.4 }, GrandTotalAmount: { '1202.00': 0.9 } },
    {},
    ['1001.50', '200.30', '1202.00'],
    [],
  ],
  ...(
    [
      ['whole units', '1001.50', '200.30', '1202.00', '1201.80', '0.20'],
      ['five forint', '1001.50', '200.57', '1200.00', '1202.07', '2.07'],
    ] as const
  ).map(
    ([unit, net, vat, paid, sum, rounding]) =>
      [
        `what is paid, not the sum: rounded to ${unit} by an amount that is printed`,
        { NetTotalAmount: { [net]: 0.95 }, VatTotalAmount: { [vat]: 0.95 }, GrandTotalAmount: { [paid]: 0.93, [sum]: 0.05, [rounding]: 0.001 } },
        {},
        [net, vat, paid],
        [],
      ] as const,
  ),
  [
    'the sum, not the cash that change is given on',
    { NetTotalAmount: { '3.00': 0.95 }, VatTotalAmount: { '0.57': 0.95 }, GrandTotalAmount: { '5.00': 0.6, '3.57': 0.3, '1.43': 0.01 } },
    {},
    ['3.00', '0.57', '3.57'],
    [],
  ],
  [
    'the sum, where nothing is rounded by what is printed',
    { NetTotalAmount: { '1001.50': 0.95 }, VatTotalAmount: { '200.57': 0.95 }, GrandTotalAmount: { '1200.00': 0.93, '1202.07': 0.05 } },
    {},
    ['1001.50', '200.57', '1202.07'],
    [],
  ],
  [
    'a sign for thousands that was lost',
    { NetTotalAmount: { '20001.75': 0.9 }, VatTotalAmount: { '4.00035': 0.9 }, GrandTotalAmount: { '24002.10': 0.9 } },
    {},
    ['20001.75', '4000.35', '24002.10'],
    [],
  ],
  [
    'a tax within the price',
    {
      NetTotalAmount: { '300.00': 0.9 },
      VatTotalAmount: { '0.00': 0.1, '60.00': 0.02 },
      GrandTotalAmount: { '300.00': 0.9 },
      VatRate: { '20.0': [0.9, 1] },
      NetAmount: { '300.00': [0.9, 1] },
      VatAmount: { '60.00': [0.5, 1] },
    },
    {},
    ['300.00', '60.00', '300.00'],
    [[20, '300.00', '60.00']],
  ],
  [
    'half of a tax does not make its base the net amount',
    {
      NetTotalAmount: { '325.00': 0.6, '170.00': 0.3 },
      VatTotalAmount: { '17.00': 0.6 },
      GrandTotalAmount: { '353.00': 0.9 },
      VatRate: { '10.0': [0.9, 1] },
      NetAmount: { '170.00': [0.9, 1] },
      VatAmount: { '17.00': [0.9, 1] },
    },
    {},
    ['325.00', undefined, '353.00'],
    [[10, '170.00', '17.00']],
  ],
  ['the sum of the items', { GrandTotalAmount: { '20.00': 0.6, '16.40': 0.2 } }, { items: 1640 }, [undefined, undefined, '16.40'], []],
  [
    'the sum of the items is no gross amount below the net amount',
    { NetTotalAmount: { '20.00': 0.9 }, GrandTotalAmount: { '20.00': 0.8, '16.40': 0.1 } },
    { items: 1640 },
    ['20.00', undefined, '20.00'],
    [],
  ],
  ['a tax of nothing is none', { VatRate: { '0.0': 0.9 }, VatAmount: { '9.00': 0.9 } }, {}, [undefined, undefined, undefined], [[0, undefined, undefined]]],
] as readonly (readonly [string, Said, Partial<Problem>, readonly unknown[], readonly unknown[]])[])
  test(`solver: ${what}`, () => {
    const found = chosen(solve(problemOf(said, given)));
    assert.deepEqual([found.totals, found.rows], [totals, rows]);
  });

test('solver: all amounts times a factor change no choice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 5000 }), (factor) => {
      const times = (value: string) => (Number(value) * factor).toFixed(2);
      const scaled = Object.fromEntries(
        Object.entries(recap).map(([name, values]) => [
          name,
          name === 'VatRate' ? values : Object.fromEntries(Object.entries(values).map(([value, of]) => [times(value), of])),
        ]),
      );
      const { totals, rows } = chosen(solve(problemOf(scaled)));
      assert.deepEqual(totals, ofRecap.totals.map(times));
      assert.deepEqual(
        rows,
        ofRecap.rows.map(([rate, net, vat]) => [rate, times(net as string), times(vat as string)]),
      );
    }),
  );
});

test('solver: the order of candidates does not matter', () => {
  const { rankings, ...rest } = problemOf(recap);
  const shuffled = fc.tuple(...details.map((name) => fc.shuffledSubarray([...rankings.get(name)!.ranked], { minLength: rankings.get(name)!.ranked.length })));
  fc.assert(
    fc.property(shuffled, (orders) => {
      const mixed = new Map(details.map((name, i) => [name, { ...rankings.get(name)!, ranked: orders[i]! }]));
      const { totals, rows } = chosen(solve({ ...rest, rankings: mixed }));
      assert.deepEqual([totals, [...rows].sort()], [ofRecap.totals, [...ofRecap.rows].sort()]);
    }),
  );
});

test('solver: thousands of amounts are ranked, few are looked at', () => {
  const many = (from: number) => Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [(from + i).toFixed(2), [1 / 5000, i % 900] as const]));
  const rates = Object.fromEntries(Array.from({ length: 28 }, (_, i) => [i.toFixed(1), [0.5, i] as const]));
  const problem = problemOf({
    NetTotalAmount: many(1),
    VatTotalAmount: many(2),
    GrandTotalAmount: many(3),
    VatRate: rates,
    NetAmount: many(1),
    VatAmount: many(1),
  });
  let looked = 0;
  const others = () => {
    looked++;
    return [];
  };
  const counted = solve({ ...problem, others });
  assert.ok(looked <= 200, `${looked} amounts`);
  assert.ok(counted.rows.length <= 8);
});
