/** ForceReturnBestMatch: what is given then besides, and what stays empty since nothing on the page could be it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { calibratorFeatures } from '../../src/bundle/calibrator.js';
import { recommend } from '../../src/bundle/recommend.js';
import { explain } from '../../src/extraction/explain/explain.js';
import { extract } from '../../src/extraction/extract.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import { drawn } from '../drawn.js';
import { fakeNetworks, type FakeOutputs } from './fake-networks.js';

const letter = `
  Muster GmbH
  Hauptstraße 12
  1010 Wien

  Kunde AG
  Ring 7
  4020 Linz
  Tel. 0732 123456

  Rechnung 4711   vom 03.04.2024
  Brett   7   5,00   10,00   12,00
  Summe 119,00
  zahlbar bis 03.05.2024, 3 % Skonto innerhalb 14 Tagen
  BLZ 370 400 44   Konto 532 013 000`;

const sender = { 'Sender.Name': 'Muster GmbH', 'Sender.Street': 'Hauptstraße 12', 'Sender.ZipCode': '1010', 'Sender.City': 'Wien' };
const columns = { Description: ['Brett'], TotalAmount: ['12,00'] };
const roles: FakeOutputs['roles'] = ['outside', 'outside', 'outside', 'outside', 'outside', 'outside', 'outside', 'outside', 'start'];

async function extracted(fake: FakeOutputs, forceBestMatch: boolean) {
  const document = drawn(letter, { countries: ['AT'] });
  return extract(document, fakeNetworks(document, { document: [4, 0, 0, -6, 4], tags: sender, roles, columns, ...fake }), { forceBestMatch });
}

/** "BankGroup.BankCode" → its values. */
function valuesOf({ predictions, groups, contacts, lineItems }: Extraction, detail: string): string[] {
  const [part, name] = detail.split('.') as [string, string?];
  const all = [
    ...(name === undefined ? predictions.filter((each) => each.name === part) : []),
    ...groups.filter((each) => each.name === part).flatMap(({ members }) => members.filter((each) => each.name === name)),
    ...contacts.filter(({ role }) => role === part).flatMap(({ fields }) => fields[name as 'Name'] ?? []),
    ...(part === 'LineItem' ? lineItems.flatMap(({ cells }) => cells[name as 'Unit'] ?? []) : []),
  ];
  return all.map(({ value }) => value);
}

const cases: readonly (readonly [detail: string, fake: FakeOutputs, value: string | undefined])[] = [
  ['InvoiceId', { details: { InvoiceId: { '4711': -3 } } }, '4711'],
  ['BankGroup.BankCode', { details: { BankCode: { '37040044': -2 } } }, '37040044'],
  ['BankGroup.BankAccount', { details: { BankAccount: { '532013000': -3 } } }, '532013000'],
  ['DueDateGroup.DueDateDate', { details: { DueDateDate: { '2024-05-03': -2 } } }, '2024-05-03'],
  ['DueDateGroup.DueDateDuration', { details: { DueDateDuration: { '14': -2 } } }, '14'],
  ['DiscountGroup.DiscountPercent', { details: { DiscountPercent: { '3 %': -2 } } }, '3.0'],
  ['DeliveryPeriodGroup.DeliveryPeriodDateStart', { details: { DeliveryPeriodDateStart: { '2024-04-03': -2 } } }, '2024-04-03'],
  // Whether there is a discount at all is a finding of its own.
  ['DiscountGroup.DiscountPercent', { details: { DiscountPercent: { '3 %': -6 } } }, undefined],
  ['VatGroup.VatRate', { details: { VatRate: { '3 %': -2 } } }, undefined],
  ['VatExemption', { document: [4, 0, 0, -1] }, undefined],
  ['Receiver.Name', { unlikelyTags: { 'Receiver.Name': 'Kunde AG' } }, 'Kunde AG'],
  ['Receiver.ZipCode', { unlikelyTags: { 'Receiver.ZipCode': '4020' } }, '4020'],
  ['Receiver.City', { unlikelyTags: { 'Receiver.City': 'Linz' } }, 'Linz'],
  ['Receiver.Phone', { unlikelyTags: { 'Receiver.Phone': '0732 123456' } }, '0732123456'],
  // What another party has already is no candidate, nor is what does not read as a code.
  ['Receiver.ZipCode', { unlikelyTags: { 'Receiver.ZipCode': 'Skonto' } }, undefined],
  ['Receiver.ZipCode', { unlikelyTags: { 'Receiver.ZipCode': '1010' } }, undefined],
  ['Sender.Fax', { unlikelyTags: { 'Sender.Fax': 'Summe' } }, undefined],
  ['Receiver.Street', { tags: { ...sender, 'Receiver.Street': 'Ring 7' } }, 'Ring 7'],
  // What is left over in a row is given to nothing.
  ['LineItem.Quantity', {}, undefined],
];

for (const [detail, fake, value] of cases)
  test(`best match: ${detail} ${value ?? 'is not invented'}`, async () => {
    const [usual, forced] = [await extracted(fake, false), await extracted(fake, true)];
    if (!fake.tags) assert.deepEqual(valuesOf(usual, detail), [], 'without the option nothing is given');
    assert.deepEqual(valuesOf(forced, detail).slice(0, 1), value === undefined ? [] : [value]);
  });

test('best match: what is given anyway stays as it is', async () => {
  const fake: FakeOutputs = {
    details: {
      InvoiceId: { '4711': 2 },
      DueDateDate: { '2024-05-03': 3 },
      BankCode: { '37040044': 3 },
      BankAccount: { '532013000': -3 },
      SenderOrderId: { '4711': 0 },
    },
    tags: { ...sender, 'Receiver.Name': 'Kunde AG' },
    unlikelyTags: { 'Receiver.City': 'Linz' },
  };
  const [usual, forced] = [await extracted(fake, false), await extracted(fake, true)];
  assert.deepEqual(
    forced.predictions.filter((each) => !each.forced),
    usual.predictions,
  );
  assert.deepEqual(
    forced.groups.filter(({ members }) => !members.some((each) => each.forced)),
    usual.groups,
  );
  assert.deepEqual(forced.lineItems, usual.lineItems);
  const receiver = ({ contacts }: Extraction) => contacts.find(({ role }) => role === 'Receiver')!;
  assert.deepEqual([receiver(forced).fields.Name, receiver(forced).score], [receiver(usual).fields.Name, receiver(usual).score]);
});

test('best match: one value is two details’ only where nothing else is left, one id never both parties’', async () => {
  const text = drawn('Nr. 4711\nUID ATU57780814', { countries: ['AT'] });
  const { predictions } = await extract(text, fakeNetworks(text, { details: { InvoiceId: { '4711': 3 }, SenderVatId: { ATU57780814: 3 } } }), {
    forceBestMatch: true,
  });
  const of = (name: string) => predictions.filter((each) => each.name === name).map(({ value, forced }) => [value, forced ?? false]);
  assert.deepEqual(
    [of('InvoiceId'), of('CustomerId'), of('SenderVatId'), of('ReceiverVatId')],
    [[['4711', false]], [['4711', true]], [['ATU57780814', false]], []],
  );
});

test('best match: no calibration holds for it', async () => {
  const found = await extracted({ details: { CostCenter: { '4711': -3 } } }, true);
  const { predictions } = recommend(found, {
    format: 1,
    features: calibratorFeatures,
    calibrators: { '*': { weights: calibratorFeatures.map((_, i) => (i === 0 ? 5 : 0)) } },
    thresholds: { CostCenter: { threshold: 0.5 } },
  } as never);
  const { score, threshold, evidence } = predictions.find(({ name }) => name === 'CostCenter')!;
  assert.deepEqual([score, threshold], [evidence.probability, undefined]);
});

test('best match: of several likely members one group is made, and its margin is that to the next', async () => {
  const { groups } = await extracted({ details: { BankAccount: { '532013000': -1, '37040044': -2 } } }, true);
  const banks = groups.filter(({ name }) => name === 'BankGroup');
  assert.deepEqual(
    banks.map(({ members }) => members.map(({ value }) => value)),
    [['532013000']],
  );
  const { probability, margin } = banks[0]!.members[0]!.evidence;
  assert.ok(Math.abs(probability - margin - 1 / (1 + Math.exp(2))) < 1e-3);
});

for (const [detail, fake, because] of [
  [
    'BankGroup.BankCode',
    { details: { BankCode: { '37040044': -2 } } },
    /It has 0\.12: less than the 0\.35 from which a value is given \(step groups\.bank\).* The best match was asked for: it has 0\.12/,
  ],
  ['Receiver.Name', { unlikelyTags: { 'Receiver.Name': 'Kunde AG' } }, /The best match was asked for: it has 0\.1\d/],
  ['DiscountGroup.DiscountPercent', { details: { DiscountPercent: { '3 %': -6 } } }, /less than 0\.01: .*less than the 0\.03 from which a value is given/],
  ['Sender.Fax', {}, /No words of the document have 0\.03 for it/],
  ['LineItem.Unit', {}, /No row has words that were taken for it/],
] as const)
  test(`best match: why says so, ${detail}`, async () => assert.match(explain(await extracted(fake as FakeOutputs, true), detail)!.because.join(' '), because));
