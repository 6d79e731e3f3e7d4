/** What explanations say of values that are not given: the step that dropped them, and no comparison that does not hold. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { explain } from '../../../src/extraction/explain/explain.js';
import { extract } from '../../../src/extraction/extract.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { detailColumns } from '../../../src/network/config.js';
import { applyRules } from '../../../src/rules/apply.js';
import { compileRules } from '../../../src/rules/compile.js';
import { parseYaml } from '../../../src/rules/yaml.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const invoice = `
  Muster GmbH
  Rechnung 4711   Kunde 10023
  Datum 01.04.2021   Lieferung 03.04.2021 bis 09.04.2021
  Netto           100,00
  USt 19 %         19,00
  Summe           119,00
  IBAN DE89 3704 0044 0532 0130 00   UID ATU57780814`;

type Case = readonly [what: string, detail: string, fake: FakeOutputs, because: RegExp, not?: RegExp, options?: ExtractOptions];

const cases: readonly Case[] = [
  ['less than the limit', 'CustomerId', { details: { CustomerId: { '10023': -2 } } }, /"10023" has 0\.1\d: less than the 0\.2 from which/],
  [
    'taken by another detail',
    'CustomerId',
    { details: { InvoiceId: { '4711': 5 }, CustomerId: { '4711': 2 } } },
    /"4711" has 0\.8\d: it is given as InvoiceId/,
    /less than the 0\.2 .*"4711"/,
  ],
  [
    'taken, and what is left is unlikely',
    'CustomerId',
    { details: { InvoiceId: { '4711': 5 }, CustomerId: { '4711': 2, '10023': -1 } } },
    /"4711" has 0\.8\d: it is given as InvoiceId \(step details\.exclusive-identifiers\)\. "10023" has 0\.04: less than the 0\.2 from which/,
  ],
  [
    'likelier that there is none',
    'NetTotalAmount',
    { details: { NetTotalAmount: { '100.00': -0.6 } } },
    /"100,00" has 0\.3\d: net, VAT and gross amount are chosen together, and those that were fit together better without it \(the best solution with it is 1\.8 times less likely\) \(step amounts\.solver\)/,
    /less than/,
  ],
  [
    'no sum with the others',
    'NetTotalAmount',
    { details: { NetTotalAmount: { '119.00': 0.5 }, GrandTotalAmount: { '100.00': 6 } } },
    /"119,00" has 0\.6\d: net, VAT and gross amount are chosen together, and those that were \(gross 100\.00\) fit together better without it/,
  ],
  [
    'no rate, no group',
    'NetAmount',
    { details: { NetAmount: { '100.00': 4 } } },
    /"100,00" has 0\.98: it is given beside a rate alone, and no rate has a group/,
    /less than the/,
  ],
  [
    'a rate of less than its limit',
    'VatRate',
    { details: { VatRate: { '19 %': -0.9 } } },
    /"19 %" has 0\.29: less than the 0\.4 from which a rate is given \(0\.05 where its line adds up\)/,
  ],
  [
    'a discount’s day',
    'DueDateDate',
    { details: { DueDateDate: { '2021-04-09': 1 }, DiscountDate: { '2021-04-09': 3 } } },
    /"09\.04\.2021" has 0\.\d+: .*; it is likelier as DiscountDate \(step groups\.due-date\)/,
  ],
  [
    'the other party’s id',
    'SenderVatId',
    { details: { SenderVatId: { ATU57780814: 0 }, ReceiverVatId: { ATU57780814: 3 } } },
    /"ATU57780814" has 0\.\d+: it is given as ReceiverVatId/,
  ],
  [
    'an id of somebody',
    'SenderVatId',
    { details: { SenderVatId: { ATU57780814: -1 }, ReceiverVatId: { ATU57780814: -1 } } },
    /"ATU57780814" has 0\.2\d: less than the 0\.35 from which a value is given \(step details\.party-ids\); it is given as VatId/,
  ],
  ['exemption', 'VatExemption', {}, /That VAT is exempt has less than 0\.01; it is given from 0\.5 on/],
  ['a tax number without a tax id', 'TaxNumber', {}, /repeats a SenderTaxId that has the length of a tax number in the sender’s country, and none was found/],
  ['an open VAT id', 'VatId', { details: { SenderVatId: { ATU57780814: 4 } } }, /whose it is stays open; see SenderVatId and ReceiverVatId/],
  ['a currency', 'InvoiceCurrency', {}, /No currency is printed, and none follows/],
  ['a code', 'QrCodeGroup.QrCodeRawString', {}, /No code was read on the document/],
  ['a cell', 'LineItem.Discount', {}, /No rows of an item table were found/],
  ['a cell of found rows', 'LineItem.Discount', { roles: ['start'], columns: { Description: ['Muster', 'GmbH'], TotalAmount: ['119,00'] } }, /No row|No rows/],
  [
    'forced, and given all the same',
    'CustomerId',
    { details: { CustomerId: { '10023': -2 } } },
    /It has 0\.1\d: less than the 0\.2 from which a value is given \(step details\.exclusive-identifiers\).*The best match was asked for: it has 0\.1/,
    undefined,
    { forceBestMatch: true },
  ],
  [
    'forced, where the likelier one was forced for another detail',
    'CustomerId',
    { details: { InvoiceId: { '4711': -2 }, CustomerId: { '4711': -2.5, '10023': -3 } } },
    /"4711" has 0\.\d+: .*; it is given as InvoiceId \(step found\.best-match\)/,
    /others go before/,
    { forceBestMatch: true },
  ],
];

for (const [what, detail, fake, because, not, options] of cases)
  test(`not given: ${what}`, async () => {
    const document = drawn(invoice, { countries: ['AT'] });
    const found = await extract(document, fakeNetworks(document, { document: [4, 0, 0, -6, 0], ...fake }), options);
    const said = explain(found, detail)?.because.join(' ') ?? '';
    assert.match(said, because);
    if (not) assert.doesNotMatch(said, not);
  });

test('not given: what a rule took away is said to be so', async () => {
  const document = drawn(invoice);
  const found = await extract(document, fakeNetworks(document, { details: { CustomerId: { '10023': 3 } } }));
  const { rules } = compileRules(parseYaml('rules:\n  - name: no customers\n    then: { forbid: { detail: CustomerId, pattern: "^100" } }\n', 'rules.yaml'), {
    custom: [],
    whitelists: undefined,
  });
  const because = explain(applyRules(found, document, rules, []), 'CustomerId')!.because.join(' ');
  assert.match(because, /"10023" has 0\.9\d: it reaches the 0\.2 .*In step rule: no customers: 10023 → none\./);
});

test('not given: what the bundle’s network has no column for is said to be so, with what to do', async () => {
  const document = drawn(invoice);
  const networks = fakeNetworks(document, { outputs: detailColumns().filter((name) => name !== 'CostCenter'), roles: ['start'] });
  const found = await extract(document, { ...networks, untrained: ['CostObject', 'LineItem.SerialNumber'] });
  for (const [detail, learn] of [
    ['CostCenter', 'beleg train details DATASET --base BUNDLE --out RUN'],
    ['CostObject', 'beleg train details DATASET --base BUNDLE --customer rules/CUSTOMER --out RUN'],
    ['LineItem.SerialNumber', 'beleg train line-items DATASET --base BUNDLE --customer rules/CUSTOMER --out RUN'],
  ] as const) {
    const { because, alternatives } = explain(found, detail)!;
    const next = `Label documents that have it and train one: ${learn}, then beleg export RUN --bundle BUNDLE.`;
    assert.deepEqual([because, alternatives], [[`The bundle’s network has no column for it. ${next}`], []]);
  }
});

test('not given: without a line-item network no rows were looked for', async () => {
  const document = drawn(invoice);
  const { lineItems: _, ...networks } = fakeNetworks(document, {});
  const found = await extract(document, { ...networks, ownColumns: [{ name: 'SerialNumber', kind: 'identifier' }] });
  for (const detail of ['LineItem.Quantity', 'LineItem.SerialNumber'])
    assert.deepEqual(explain(found, detail)!.because, ['The bundle has no line-item network, so no rows were looked for.']);
});

test('a remembered layout is named with values that were given, and with no others', async () => {
  const document = drawn(invoice);
  const networks = fakeNetworks(document, { details: { InvoiceId: { '4711': 5 } } });
  const extraction = await extract(document, networks);
  const found = { ...extraction, considered: { ...extraction.considered!, recalled: ['before.pdf'] } };
  const said = (detail: string): string => explain(found, detail)!.because.join(' ');
  assert.match(said('InvoiceId'), /the layout of before\.pdf: the places of its values were weighed in/);
  for (const detail of ['CustomerId', 'Receiver.City', 'LineItem.Quantity']) assert.doesNotMatch(said(detail), /the layout of/);
});

test('not given: words that were taken for a column and do not read so are named', async () => {
  const document = drawn('Brett   viele   5,00   10,00');
  const columns = { Description: ['Brett'], Quantity: ['viele'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
  const found = await extract(document, fakeNetworks(document, { roles: ['start'], columns }));
  assert.match(explain(found, 'LineItem.Quantity')!.because.join(' '), /^"viele" was taken for it and is not read so\./);
  assert.deepEqual(explain(found, 'LineItem.Discount')!.because, ['No row has words that were taken for it and read so.']);
});

for (const [what, tag, text, because] of [
  ['a part of an address that is apart from it', 'Sender.ZipCode', '99999', /"99999" has 0\.\d+: it is apart from the rest of the address/],
  ['a field of nobody', 'Other.Phone', '1234567', /"1234567" has 0\.\d+: it belongs to no contact with a name/],
] as const)
  test(`not given: ${what}`, async () => {
    const document = drawn(`Muster GmbH\nHauptstraße 12\nWien\n${'\nBrett'.repeat(9)}\n${text}`);
    const tags = { 'Sender.Name': 'Muster GmbH', 'Sender.Street': 'Hauptstraße 12', 'Sender.City': 'Wien', [tag]: text };
    const said = explain(await extract(document, fakeNetworks(document, { tags })), tag)!.because.join(' ');
    assert.match(said, because);
    assert.doesNotMatch(said, /less than/);
  });
