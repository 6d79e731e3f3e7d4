/** Banks, due dates and discounts: which values go together, over the pieces of one crowded page too. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Group, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../fake-networks.js';
import { groupsOf } from './groups-of.js';

type Details = NonNullable<FakeOutputs['details']>;

const banks: readonly (readonly [what: string, text: string, groups: readonly string[]])[] = [
  ['code before account', 'BLZ 37040044  Konto 532013000', ['37040044 532013000']],
  ['account before code', 'Konto 532013000  BLZ 37040044', ['37040044 532013000']],
  ['an account without a code', 'Postbank   Konto 532 013 000\nSparkasse  BLZ 370 400 44  Konto 648 489 890', ['532013000', '37040044 648489890']],
  ['a code without an account', 'Postbank   BLZ 20041133\nSparkasse  BLZ 37040044  Konto 648489890', ['20041133', '37040044 648489890']],
  ['an account alone', 'Konto 532013000', ['532013000']],
  ['a table of two', 'BLZ 37040044  Konto 532013000\nBLZ 20041133  Konto 648489890', ['37040044 532013000', '20041133 648489890']],
  ['below each other', 'BLZ 37040044\nKonto 532013000\n\nBLZ 20041133\nKonto 648489890', ['37040044 532013000', '20041133 648489890']],
  [
    'side by side',
    `Postbank                      Sparkasse
     BLZ 37040044                  BLZ 20041133
     Konto 532013000               Konto 648489890`,
    ['37040044 532013000', '20041133 648489890'],
  ],
  [
    'side by side at different heights',
    `BLZ 37040044                  Sparkasse
     Konto 532013000               BLZ 20041133
                                   Konto 648489890`,
    ['37040044 532013000', '20041133 648489890'],
  ],
  ['on two pages', 'Konto 532013000\fBLZ 37040044  Konto 648489890', ['532013000', '37040044 648489890']],
];

for (const [what, text, groups] of banks)
  test(`banks: ${what}`, async () => {
    const document = drawn(text.replace(/^ {5}/gm, ''));
    const details = { BankCode: { '37040044': 5, '20041133': 4 }, BankAccount: { '532013000': 4, '648489890': 5 } };
    const found = groupsOf('groups.bank', await rankingsOf(document, { details }));
    assert.deepEqual(
      found.map(({ members }) => members.map(({ value }) => value).join(' ')),
      groups,
    );
  });

test('groups: a crowded page is read from above, whatever its pieces', async () => {
  const crowd = (rows: number) => Array.from({ length: rows }, () => 'viele kleine Worte ohne jede Zahl stehen in den Zeilen').join('\n');
  const document = drawn(`${crowd(40)}\n10 Tage 3 % Skonto\n${crowd(14)}\n20 Tage 2 % Skonto`);
  assert.equal(encode(document).length, 2);
  const details = { DiscountDuration: { '20': 5, '10': 4 }, DiscountPercent: { '2.0': 5, '3.0': 4 } };
  const found = groupsOf('groups.discounts', await rankingsOf(document, { details }));
  assert.deepEqual(
    found.map(({ members }) => members.map(({ value }) => value).join(' ')),
    ['10 3.0', '20 2.0'],
  );
});

const written = (group: Group | undefined) => group?.members.map(({ name, value }) => `${name} ${value}`);
const invoiceDate: Prediction = { name: 'InvoiceDate', value: '2024-03-12', score: 0.9, evidence: noEvidence };

async function due(text: string, details: Details, date: Prediction | undefined = invoiceDate) {
  const document = drawn(text);
  return groupsOf('groups.due-date', await rankingsOf(document, { details }), date)[0];
}

test('due date: printed', async () => {
  assert.deepEqual(written(await due('fällig am 26.03.2024', { DueDateDate: { '2024-03-26': 5 } })), ['DueDateDate 2024-03-26']);
});

test('due date: follows from invoice date and days', async () => {
  const group = await due('zahlbar in 14 Tagen', { DueDateDuration: { '14': 5 } });
  assert.deepEqual(written(group), ['DueDateDate 2024-03-26', 'DueDateDuration 14']);
  assert.ok(group!.members[0]!.evidence.derived);
});

test('due date: a date and days that say the same confirm each other', async () => {
  const both = { DueDateDate: { '2024-03-26': 5, '2024-03-27': 5 }, DueDateDuration: { '14': 5 } };
  const [right] = (await due('zahlbar in 14 Tagen bis 26.03.2024', both))!.members;
  const [wrong] = (await due('zahlbar in 14 Tagen bis 27.03.2024', both))!.members;
  assert.deepEqual([right!.evidence.agrees, right!.evidence.disagrees], [1, 0]);
  assert.deepEqual([wrong!.evidence.agrees, wrong!.evidence.disagrees], [0, 1]);
});

test('due date: days without an invoice date are given alone', async () => {
  const document = drawn('zahlbar in 14 Tagen');
  const group = groupsOf('groups.due-date', await rankingsOf(document, { details: { DueDateDuration: { '14': 5 } } }))[0];
  assert.deepEqual(written(group), ['DueDateDuration 14']);
});

for (const terms of [
  '30 Tage netto bis 04.04.2024, 3 % Skonto bis 22.03.2024',
  'bis 22.03.2024 3 % Skonto, bis 04.04.2024 netto',
  'Rechnung vom 12.03.2024: bis 22.03.2024 3 % Skonto, bis 04.04.2024 netto',
])
  test(`terms that name a discount, their days exchanged: ${terms}`, async () => {
    const document = drawn(terms);
    const details = { DueDateDate: { '2024-03-22': 5 }, DiscountDate: { '2024-04-04': 4 }, DiscountPercent: { '3.0': 5 } };
    const rankings = await rankingsOf(document, { details });
    assert.deepEqual(written(groupsOf('groups.due-date', rankings)[0]), ['DueDateDate 2024-04-04']);
    assert.deepEqual(groupsOf('groups.discounts', rankings).map(written), [['DiscountDate 2024-03-22', 'DiscountPercent 3.0']]);
  });

test('due date: none', async () => assert.equal(await due('Danke', {}), undefined));

test('discounts: one group each, in the order they stand', async () => {
  const document = drawn(`
    innerhalb von 10 Tagen 3 % Skonto
    innerhalb von 20 Tagen 2 % Skonto`);
  const rankings = await rankingsOf(document, { details: { DiscountDuration: { '20': 5, '10': 4 }, DiscountPercent: { '2.0': 5, '3.0': 4 } } });
  assert.deepEqual(groupsOf('groups.discounts', rankings).map(written), [
    ['DiscountDuration 10', 'DiscountPercent 3.0'],
    ['DiscountDuration 20', 'DiscountPercent 2.0'],
  ]);
});

test('banks: code and account side by side', async () => {
  const document = drawn('BLZ 37040044  Konto 532013000');
  const rankings = await rankingsOf(document, { details: { BankCode: { '37040044': 5 }, BankAccount: { '532013000': 5 } } });
  assert.deepEqual(groupsOf('groups.bank', rankings).map(written), [['BankCode 37040044', 'BankAccount 532013000']]);
});

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
