import assert from 'node:assert/strict';
import test from 'node:test';
import { explain, explainable } from '../../src/extraction/explain.js';
import { extract } from '../../src/extraction/extract.js';
import { drawn } from '../drawn.js';
import { networksSaying } from './saying.js';

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
  networksSaying(page, {
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
  ['InvoiceId', ['4711'], /Next is "10023" with 0\.\d+ against 0\.\d+: it would have to be \d+\.\d times as likely/],
  ['GrandTotalAmount', ['119.00'], /net 100\.00 \+ VAT 19\.00 = gross 119\.00.*The network alone would have chosen "150,00"/],
  ['CustomerId', [], /The likeliest, "10023", has 0\.\d+, less than the 0\.2/],
  // Members of groups must be surer than single values.
  ['DiscountPercent', [], /The likeliest, "19 %", has 0\.2\d, less than the 0\.35/],
  ['Iban', [], /Nothing on the document reads as a value of its kind/],
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

test('explain: a name that nobody looked for has no explanation', () => {
  assert.equal(explain(found, 'Nope'), undefined);
  assert.ok(explainable(found).includes('VatGroup.NetAmount'));
});
