/** Which bank code is whose account's, and groups over the pieces of one crowded page. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { rankingsOf } from '../fake-networks.js';
import { groupsOf } from './groups-of.js';

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
