/** How a document is taxed: its type, its exemption, its totals and groups. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { taxationOf } from '../../../src/extraction/amounts/taxation.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, rankingsOf, type FakeOutputs } from '../fake-networks.js';

type Details = NonNullable<FakeOutputs['details']>;
const contextOf = async (text: string, said: FakeOutputs) => {
  const document = drawn(text);
  return { classified: await classifiedAs(document, said), rankings: await rankingsOf(document, said) };
};

const taxed = async (text: string, said: FakeOutputs) => taxationOf({ ...(await contextOf(text, said)), rates: [20], otherReadings: () => [] }, newTrace());

for (const [what, text, document, type] of [
  ['the likeliest', 'Gutschrift', [0, 3, 0], 'CreditMemo'],
  ['the first page counts most', 'Rechnung\fGutschrift', [3, 0, 0], 'Invoice'],
] as const)
  test(`document type: ${what}`, async () => assert.equal((await taxed(text, { document })).documentType.value, type));

test('exemption: as likely as the network has it', async () => {
  const of = async (logit: number) => (await taxed('Summe 50,00', { document: [4, 0, 0, logit] })).exempt.toFixed(2);
  assert.deepEqual([await of(-6), await of(0), await of(3)], ['0.00', '0.50', '0.95']);
});

const whole: Details = { NetTotalAmount: { '100.00': 5 }, VatTotalAmount: { '20.00': 5 }, GrandTotalAmount: { '120.00': 5 } };
const invoice = 'Netto 100,00\nUSt 20,00\nGesamt 120,00\nRest 70,00';
const doubtful: Details = { ...whole, GrandTotalAmount: { '120.00': 2, '70.00': 3 } };
const grossAlone: Details = { GrandTotalAmount: { '120.00': 5 } };
const group = { VatRate: '20.0', NetAmount: '100.00', VatAmount: '20.00' };

for (const [what, text, details, isExempt, after] of [
  ['what goes together', invoice, doubtful, false, { NetTotalAmount: '100.00', VatTotalAmount: '20.00', GrandTotalAmount: '120.00', ...group }],
  ['nothing that is likely', invoice, {}, false, {}],
  [
    'all is net where no VAT is charged',
    invoice,
    grossAlone,
    true,
    { NetTotalAmount: 12000, VatTotalAmount: 0, GrandTotalAmount: '120.00', VatRate: '0.0', NetAmount: '120.00', VatAmount: '0.00' },
  ],
  ['none of a gross amount alone', invoice, grossAlone, false, { GrandTotalAmount: '120.00' }],
] as const)
  test(`amounts: ${what}`, async () => {
    const { totals, groups } = await taxed(text, { details: details as Details, document: [4, 0, 0, isExempt ? 4 : -4] });
    const { net, vat, gross, derived } = totals;
    const values = { NetTotalAmount: net?.value ?? derived.net, VatTotalAmount: vat?.value ?? derived.vat, GrandTotalAmount: gross?.value };
    const members = groups.flatMap((each) => each.members.map(({ name, value }) => [name, value]));
    assert.deepEqual(Object.fromEntries([...Object.entries(values), ...members].filter(([, value]) => value !== undefined)), after);
  });

test('amounts.solver: tells why the likeliest is not taken', async () => {
  const context = await contextOf(invoice, { details: doubtful });
  const trace = newTrace();
  taxationOf({ ...context, rates: [20], otherReadings: () => [] }, trace);
  const reason = trace.reasons.find(({ subject }) => 'value' in subject && subject.value === '70.00');
  assert.match(reason!.because, /fit together better without it \(the best solution with it is [\d.]+ times less likely\)/);
});
