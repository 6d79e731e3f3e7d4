import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { explain, explainable } from '../../../src/extraction/explain/explain.js';
import { extract } from '../../../src/extraction/extract.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const page = drawn(`
  Muster GmbH
  Rechnung 4711   Kunde 10023
  Datum 03.04.2024
  Netto           100,00
  USt 19 %         19,00
  Summe           119,00
  Bar             150,00`);

const found = await extract(
  page,
  fakeNetworks(page, {
    details: {
      InvoiceId: { '4711': 3, '10023': 1 },
      NetTotalAmount: { '100.00': 3 },
      VatTotalAmount: { '19.00': 3 },
      GrandTotalAmount: { '119.00': 2, '150.00': 2.5 },
      CustomerId: { '10023': -2 },
      DiscountPercent: { '19 %': -0.9 },
      VatRate: { '19 %': 4 },
    },
    tags: { 'Sender.Name': 'Muster GmbH' },
    document: [4, 0, 0, -4, 4],
  }),
);
const explained = (detail: string) => explain(found, detail)!;

const cases: readonly (readonly [detail: string, values: readonly string[], because: RegExp])[] = [
  ['InvoiceId', ['4711'], /Next is "10023" with 0\.\d+ against 0\.\d+\./],
  ['GrandTotalAmount', ['119.00'], /net 100\.00 \+ VAT 19\.00 = gross 119\.00.*"150,00" has 0\.\d+: net, VAT and gross amount are chosen together/],
  ['CustomerId', [], /"10023" has 0\.\d+: less than the 0\.2/],
  // Members of groups must be surer than single values.
  ['DiscountPercent', [], /"19 %" has 0\.2\d: less than the 0\.35/],
  ['Iban', [], /Nothing on the document reads as a value that it may have/],
  ['Sender.Name', ['Muster GmbH'], /No other value came near/],
  ['Receiver.City', [], /No words of the document were taken for it/],
  ['VatGroup.VatRate', ['19.0'], /no threshold is recommended, so a person should look/],
  ['VatRate', ['19.0'], /19.0 % of 100\.00 = 19\.00/],
];

for (const [detail, values, because] of cases)
  test(`explain: ${detail}`, () => {
    const explanation = explained(detail);
    assert.deepEqual(
      explanation.given.map(({ value }) => value),
      values,
    );
    assert.match(explanation.because.join(' '), because);
  });

test('explain: alternatives come likeliest first, with their line and the one that was given', () => {
  const { alternatives, none } = explained('GrandTotalAmount');
  assert.deepEqual(
    alternatives.slice(0, 2).map(({ text, line, given }) => ({ text, line, given })),
    [
      { text: '150,00', line: 'Bar 150,00', given: false },
      { text: '119,00', line: 'Summe 119,00', given: true },
    ],
  );
  assert.ok(none !== undefined && none < 0.1);
});

test('explain: a detail that nothing printed can be has no probability that it is missing', () => {
  const explanation = explained('Iban');
  assert.deepEqual(explanation.alternatives, []);
  assert.equal(explanation.none, undefined);
});

test('explain: a name that nobody looked for has no explanation', () => {
  assert.equal(explain(found, 'Nope'), undefined);
  assert.ok(explainable(found).includes('VatGroup.NetAmount'));
});

const explainedOn = async (document: Document, fake: FakeOutputs, detail: string, options: ExtractOptions = {}) =>
  explain(await extract(document, fakeNetworks(document, fake), options), detail)!;

test('explain: of an ambiguous date one reading alone is the one that was given', async () => {
  const { alternatives, because } = await explainedOn(
    drawn('Datum 01.04.2021\nbis 20.04.2021'),
    { details: { InvoiceDate: { '01.04.2021': 2 } } },
    'InvoiceDate',
  );
  assert.deepEqual(
    alternatives.filter(({ given }) => given).map(({ value }) => value),
    ['2021-04-01'],
  );
  assert.match(because.join(' '), /read in more than one way: how the document writes other dates/);
});

test('explain: places of one value are no rivals of each other', async () => {
  const page = drawn('Zweigstelle London\n\n\n\n\n\n\n\nMuster Ltd\nDock Street 1\nHU1 3DL London');
  const tags = { 'Receiver.Name': 'Muster Ltd', 'Receiver.Street': 'Dock Street 1', 'Receiver.ZipCode': 'HU1 3DL', 'Receiver.City': 'London' };
  const { alternatives, because } = await explainedOn(page, { tags }, 'Receiver.City');
  assert.deepEqual(
    alternatives.map(({ value, given }) => [value, given]),
    [['London', true]],
  );
  assert.match(because.join(' '), /No other value came near/);
  assert.doesNotMatch(because.join(' '), /alone would have|times as likely|nothing would/);
});

test('explain: a part of an address is shown as it was given, which depends on the country', async () => {
  const page = drawn('Muster Ltd\nDock Street 1\n4000 Wharf\nUnited Kingdom');
  const tags = { 'Sender.Name': 'Muster Ltd', 'Sender.Street': 'Dock Street 1', 'Sender.City': '4000 Wharf', 'Sender.Country': 'United Kingdom' };
  const { alternatives, given } = await explainedOn(page, { tags }, 'Sender.City');
  assert.deepEqual(
    alternatives.map(({ value, given }) => [value, given]),
    [[given[0]!.value, true]],
  );
  assert.equal(given[0]!.value, '4000 Wharf');
});

for (const [detail, ...said] of [
  ['DocumentType', /^Score 0\.9/],
  ['InvoiceCurrency', /EUR has 100 % of the votes/],
  ['LineItem.Quantity', /^Row 1: 2 × 5\.00 = 10\.00\./],
] as const)
  test(`explain: nothing is compared where nothing was, ${detail}`, async () => {
    const page = drawn('Brett   2   5,00   10,00 EUR');
    const columns = { Description: ['Brett'], Quantity: ['2'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
    const { because, given } = await explainedOn(page, { roles: ['start'], columns, document: [4, 0, 0, -4, 4] }, detail);
    assert.equal(given.length, 1);
    for (const sentence of said) assert.match(because.join(' '), sentence);
    assert.doesNotMatch(because.join(' '), /came near|would have been given/);
  });

test('explain: a sum that does not hold is no fault of the row', async () => {
  const page = drawn('Brett   2   5,00   10,00\nNetto 30,00\nSumme 30,00');
  const columns = { Description: ['Brett'], Quantity: ['2'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
  const fake: FakeOutputs = { roles: ['start'], columns, details: { GrandTotalAmount: { '30.00': 4 } } };
  const said = (await explainedOn(page, fake, 'LineItem.TotalAmount')).because.join(' ');
  assert.match(said, /sum of the one row is 10\.00, printed is gross 30\.00/);
  assert.doesNotMatch(said, /do not agree/);
});

const girocode = 'BCD\n002\n1\nSCT\nBKAUATWW\nMuster GmbH\nAT611904300234573201\nEUR120.00\n\n\nRE-4711';
const paid = drawn('Muster GmbH\nIBAN AT61 1904 3002 3457 3201\nIBAN DE89 3704 0044 0532 0130 00');
const coded: Document = {
  ...paid,
  pages: [{ ...paid.pages[0]!, codes: [{ format: 'QRCode', text: girocode, box: { x: 0, y: 900, width: 90, height: 90 } }] }],
};

test('explain: a value that a code has too is given once', async () => {
  const { given, because } = await explainedOn(coded, { details: { Iban: { AT611904300234573201: 3, DE89370400440532013000: 2 } } }, 'Iban');
  assert.deepEqual(
    given.map(({ value }) => value),
    ['AT611904300234573201', 'DE89370400440532013000'],
  );
  assert.match(because.join('\n'), /^DE89370400440532013000: Its check digits are right\.$/m);
});

test('explain: what a code alone has is read from it', async () => {
  const { because } = await explainedOn(coded, {}, 'Iban');
  assert.match(because.join(' '), /^Read from the GiroCode on page 1\. Its check digits are right\./);
  assert.doesNotMatch(because.join(' '), / too\.|came near|would not have been given/);
});

test('explain: a member of a code is read from it and has no check digits of its own', async () => {
  const { because } = await explainedOn(coded, {}, 'QrCodeGroup.QrCodeRawString');
  assert.match(because.join(' '), /^Read from a code on page 1\./);
  assert.doesNotMatch(because.join(' '), /check digits/);
});

for (const [detail, source, recognised] of [
  ['InvoiceId', 'text', false],
  ['InvoiceId', 'ocr', true],
] as const)
  test(`explain: ${detail} of words from ${source} is ${recognised ? '' : 'not '}recognised from a picture`, async () => {
    const page = drawn('Muster GmbH\nRechnung 4711\nBrett   2   5,00   10,00', { source, ...(source === 'ocr' && { confidence: 0.83 }) });
    const columns = { Description: ['Brett'], Quantity: ['2'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
    const fake: FakeOutputs = {
      tags: { 'Sender.Name': 'Muster GmbH' },
      details: { InvoiceId: { '4711': 3 } },
      roles: ['outside', 'outside', 'start'],
      columns,
    };
    const because = (await explainedOn(page, fake, detail)).because.join(' ');
    assert.equal(/Recognised from a picture; its least sure word has confidence 0\.83/.test(because), recognised, because);
  });

test('explain: forced, no limit is claimed that does not hold', async () => {
  const { because } = await explainedOn(drawn('Rechnung 4711'), { details: { InvoiceId: { '4711': 3 } } }, 'InvoiceId', { forceBestMatch: true });
  assert.doesNotMatch(because.join(' '), /would not have been given/);
});

test('explain: names of what the whole document says are known, found or not', () => {
  for (const name of ['VatExemption', 'TaxNumber', 'InvoiceCurrency', 'DocumentType']) assert.ok(explainable(found).includes(name), name);
  for (const name of ['VatExemption', 'TaxNumber', 'BankGroup.BankCode', 'LineItem.Discount', 'Other.Fax']) assert.ok(explain(found, name), name);
  for (const name of ['BankGroup.Iban', 'LineItem.Nope', 'Sender.Nope', 'DueDateStart']) assert.equal(explain(found, name), undefined, name);
});

test('explain: what the network alone gives and the step that gave it to another detail', async () => {
  const fake: FakeOutputs = { details: { InvoiceId: { '4711': 5 }, CustomerId: { '4711': 2, '10023': 1 } } };
  const because = (await explainedOn(page, fake, 'CustomerId')).because.join(' ');
  assert.match(because, /In step details\.exclusive-identifiers: 4711 → 10023\./);
  assert.match(because, /"4711" has 0\.\d+: it is given as InvoiceId \(step details\.exclusive-identifiers\)\./);
});

test('explain: a cell that a step added names the step', async () => {
  const page = drawn('Brett   5,00   10,00\nNetto 10,00\nUSt 19 % 1,90\nSumme 11,90');
  const columns = { Description: ['Brett'], UnitPrice: ['5,00'], TotalAmount: ['10,00'] };
  const details = { NetTotalAmount: { '10.00': 4 }, VatTotalAmount: { '1.90': 4 }, GrandTotalAmount: { '11.90': 4 }, VatRate: { '19 %': 4 } };
  const { because } = await explainedOn(page, { roles: ['start'], columns, details }, 'LineItem.VatRate');
  assert.match(because.join(' '), /^Row 1: "19\.0" is not printed; .*In step items\.rates: 19\.0\./);
});

test('explain: a cell that a step changed says why', async () => {
  const page = drawn('Netto\nBrett   4   24   1,50   36,00');
  const columns = { Description: ['Brett'], Quantity: ['4'], UnitPrice: ['1,50'], TotalAmount: ['36,00'] };
  const { because } = await explainedOn(page, { roles: ['outside', 'start'], columns }, 'LineItem.Quantity');
  assert.match(because.join(' '), /In step items\.readings: 4 → 24, for 24 × 1\.50 = 36\.00\./);
});

for (const [what, options] of [
  ['as usual', {}],
  ['with the best match', { forceBestMatch: true }],
] as const)
  test(`explain: every detail, given or missing, has a reason, ${what}`, async () => {
    const fake: FakeOutputs = {
      details: { InvoiceId: { '4711': 3 }, CustomerId: { '4711': 2 }, GrandTotalAmount: { '150.00': 3 }, VatRate: { '19 %': 4 }, Iban: {} },
      tags: { 'Sender.Name': 'Muster GmbH' },
    };
    const found = await extract(page, fakeNetworks(page, fake), options);
    for (const name of explainable(found)) {
      const { because } = explain(found, name)!;
      assert.ok(because.length > 0 && because.every((sentence) => /^.*[\p{L}\d].*[.]$/u.test(sentence)), `${name}: ${because.join(' | ')}`);
      assert.doesNotMatch(because.join(' '), /undefined|others go before/, name);
    }
  });

test('explain: each of two values is compared by its own probability, and a rate keeps its digits', async () => {
  const document = drawn('Net 100.00  8.25 %  8.25\nNet 50.00  4.5 %  2.25');
  const details = { VatRate: { '8.25 %': 4, '4.5 %': 2 }, NetAmount: { '100.00': 4, '50.00': 4 }, VatAmount: { '8.25': 4, '2.25': 4 } };
  const because = (await explainedOn(document, { details }, 'VatGroup.VatRate')).because.join('\n');
  assert.match(because, /^8\.25: 8\.25 % of 100\.00 = 8\.25\.$/m);
  assert.doesNotMatch(because, /fit together better without/);
});
