/** Groups of members and what is found on the whole document, step by step, with the reasons that steps give. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { extract, foundSteps } from '../../../src/extraction/extract.js';
import { groupSteps } from '../../../src/extraction/groups/group-steps.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, rankingsOf, type FakeOutputs } from '../fake-networks.js';
import { stepNamed } from '../step-named.js';

const document = drawn(`
  Muster GmbH
  Datum 01.04.2021   Lieferung 03.04.2021 bis 09.04.2021
  Zahlbar bis 30.04.2021   Skonto 3 % bis 10.04.2021
  Konto 532013000   BLZ 37040044`);

const cases: readonly (readonly [step: string, details: FakeOutputs['details'], members: readonly string[], reason: RegExp])[] = [
  [
    'groups.bank',
    { BankCode: { '37040044': 3 }, BankAccount: { '532013000': 3 } },
    ['37040044', '532013000'],
    /BankCode 37040044: it reaches the 0\.35 from which a value is given/,
  ],
  ['groups.bank', { BankCode: { '37040044': -3 } }, [], /BankCode 37040044: less than the 0\.35 from which a value is given/],
  ['groups.due-date', { DueDateDate: { '2021-04-30': 3 } }, ['2021-04-30'], /DueDateDate 2021-04-30: it reaches the 0\.35 from which a value is given/],
  ['groups.due-date', { DueDateDate: { '2021-04-10': 1 }, DiscountDate: { '2021-04-10': 3 } }, [], /DueDateDate 2021-04-10: it is likelier as DiscountDate/],
  ['groups.discounts', { DiscountPercent: { '3 %': 3 }, DiscountDate: { '2021-04-10': 3 } }, ['2021-04-10', '3.0'], /DiscountDate 2021-04-10: it reaches/],
  [
    'groups.delivery-period',
    { DeliveryPeriodDateStart: { '2021-04-03': 3 }, DeliveryPeriodDateEnd: { '2021-04-09': 3 } },
    ['2021-04-03', '2021-04-09'],
    /DeliveryPeriodDateEnd 2021-04-09: it reaches/,
  ],
];

for (const [name, details, members, reason] of cases)
  test(`${name}: ${members.join(', ') || 'none'}`, async () => {
    const rankings = await rankingsOf(document, { details: details! });
    const reasons: string[] = [];
    const found = stepNamed(groupSteps, name).run(
      [],
      { rankings, invoiceDate: undefined, least: 0.35 },
      (subject, because) => 'detail' in subject && reasons.push([[subject.detail, subject.value].filter(Boolean).join(' '), because].join(': ')),
    );
    assert.deepEqual(
      found.flatMap((group) => group.members.map(({ value }) => value)),
      members,
    );
    assert.match(reasons.join('\n'), reason);
  });

test('contacts: no spans, no contacts', () => {
  assert.deepEqual(contactsOf([], {}), []);
});

for (const name of ['found.codes', 'found.best-match'] as const)
  test(`${name}: nothing to do gives the same object`, async () => {
    const found = await extract(document, fakeNetworks(document, {}));
    const { rankings, spans } = found.considered!;
    const context = { rankings, spans, classified: [], document, senderCountry: undefined, isAsked: false };
    assert.equal(stepNamed(foundSteps, name).run(found, context), found);
  });
