import assert from 'node:assert/strict';
import test from 'node:test';
import type { Document } from '../../../src/document/document.js';
import type { Labels } from '../../../src/dataset/label.js';
import type { Linted } from '../../../src/dataset/lint/finding.js';
import { lint } from '../../../src/dataset/lint/lint.js';
import { drawn } from '../../drawn.js';

interface Case extends Partial<Omit<Labels, 'details' | 'contacts' | 'lineItems'>> {
  readonly name?: string;
  readonly digest?: string;
  /** "Sender.Name" is a contact's, everything else a detail. */
  readonly values?: Readonly<Record<string, string>>;
  readonly rows?: readonly string[];
  readonly page?: Document;
}

const empty = drawn('Rechnung');
const label = (value: string, page?: Document) => {
  const word = page ? page.pages[0]!.words.findIndex(({ text }) => text === value) : -1;
  return { value, places: word < 0 ? [] : [{ page: 0, words: [word] }] };
};

function linted({ name, digest, values = {}, rows, page, ...rest }: Case, index: number): Linted {
  const named = Object.entries(values);
  const contacts = (['Sender', 'Receiver'] as const).map((role) => ({
    role,
    fields: Object.fromEntries(named.flatMap(([key, value]) => (key.startsWith(`${role}.`) ? [[key.slice(role.length + 1), label(value, page)]] : []))),
  }));
  const details = Object.fromEntries(named.flatMap(([key, value]) => (key.includes('.') ? [] : [[key, [label(value, page)]]])));
  const lineItems = rows && { lineItems: rows.map((total) => ({ fields: { TotalAmount: label(total) } })) };
  const labels: Labels = { groups: {}, ...rest, details, contacts, ...lineItems };
  return { name: name ?? `${index + 1}.pdf`, labels, document: page ?? empty, digest: digest ?? `${index}` };
}

async function* each(cases: readonly Case[]): AsyncGenerator<Linted> {
  yield* cases.map(linted);
}

const found = async (...cases: readonly Case[]) =>
  (await lint(each(cases))).findings.map(({ document, rule, detail, value, against }) => `${document} ${rule}: ${detail} ${value}: ${against}`);

const totals = (NetTotalAmount: string, VatTotalAmount: string, GrandTotalAmount: string) => ({ NetTotalAmount, VatTotalAmount, GrandTotalAmount });
const due = drawn(`
  Netto      100,00
  MwSt        19,00
  Anzahlung   50,00
  Rest        69,00`);
const surcharges = drawn(`
  Honorar    60,00
  Honorar    30,00
  Summe      90,00
  Spesen      6,00
  Zuschlag    4,00`);
const address = drawn(`
  Nordlicht AG          Südwind
  Hafen                 Lindenthal
  1010 Seestadt         Ahornweg 3
                        2020 Bergen`);
const misread = drawn('IBAN AT611904300234573202', { source: 'ocr' });
const misprinted = drawn('IBAN AT611904300234573202');

const ofOne: readonly (readonly [what: string, labelled: Case, ...findings: readonly string[]])[] = [
  ['adds up', { values: totals('100.00', '19.00', '119.00'), rows: ['60.00', '40.00'] }],
  ['rounded to five cents', { values: totals('100.02', '7.70', '107.70') }],
  ['rounded to the unit', { values: totals('100.30', '27.08', '127.00') }],
  ['a deposit is printed', { values: totals('100.00', '19.00', '69.00'), page: due }],
  ['net + VAT', { values: totals('100.00', '19.00', '191.00') }, 'sums: GrandTotalAmount 191.00: net 100.00 + VAT 19.00 is 119.00'],
  ['a credit note', { values: totals('-100.00', '-19.00', '-119.00'), rows: ['-100.00'] }],
  ['one total unknown', { values: { NetTotalAmount: '100.00', GrandTotalAmount: '191.00' } }],
  ['rows make the gross amount', { values: totals('100.00', '19.00', '119.00'), rows: ['59.50', '59.50'] }],
  ['rows', { values: totals('100.00', '19.00', '119.00'), rows: ['60.00', '30.00'] }, 'sums: GrandTotalAmount 119.00: 2 rows of items make 90.00'],
  ['rows with surcharges', { values: totals('100.00', '19.00', '119.00'), rows: ['60.00', '30.00'], page: surcharges }],
  ['a row without total', { values: totals('100.00', '19.00', '119.00'), rows: ['60.00', ''] }],
  ['a VAT group', { groups: { VatGroup: [{ VatRate: '19.0', NetAmount: '100.00', VatAmount: '19.00' }] } }],
  [
    'the rate of a VAT group',
    { groups: { VatGroup: [{ VatRate: '19.0', NetAmount: '100.00', VatAmount: '7.00' }] } },
    'sums: VatGroup[1].VatAmount 7.00: 19 % of 100.00 is 19.00',
  ],
  [
    'VAT of the groups',
    { values: { VatTotalAmount: '19.00' }, groups: { VatGroup: [{ VatAmount: '19.00' }, { VatAmount: '7.00' }] } },
    'sums: VatTotalAmount 19.00: the VatAmount of 2 VAT groups make 26.00',
  ],
  ['a part is not taxed', { values: { NetTotalAmount: '150.00' }, groups: { VatGroup: [{ NetAmount: '100.00' }] } }],
  [
    'two equal taxes on one net amount',
    {
      values: totals('100.00', '18.00', '118.00'),
      groups: { VatGroup: ['9.00', '9.00'].map((VatAmount) => ({ VatRate: '9.0', NetAmount: '100.00', VatAmount })) },
    },
  ],
  [
    'more is taxed than there is',
    { values: { NetTotalAmount: '100.00' }, groups: { VatGroup: [{ NetAmount: '150.00' }] } },
    'sums: NetTotalAmount 100.00: the NetAmount of 1 VAT group make 150.00',
  ],
  ['ids', { values: { Iban: 'AT611904300234573201', SenderVatId: 'ATU13585627' } }],
  ['an IBAN', { values: { Iban: 'AT611904300234573202' }, page: misread }, 'check digits: Iban AT611904300234573202: its check digits or its length are wrong'],
  ['an IBAN that is printed so', { values: { Iban: 'AT611904300234573202' }, page: misprinted }],
  ['a VAT id', { values: { SenderVatId: 'DE123456789' } }, 'check digits: SenderVatId DE123456789: its check digits or its length are wrong'],
  ['a VAT id without its country', { values: { SenderVatId: '12345678901' } }],
  ['a VAT id of a country without check', { values: { SenderVatId: 'UA123456789' } }],
  ['days in order', { values: { InvoiceDate: '2024-03-12', DueDateDate: '2024-03-12', ReceiverOrderDate: '2024-03-01' } }],
  [
    'due before the invoice',
    { values: { InvoiceDate: '2024-03-12', DueDateDate: '2024-02-12' } },
    'dates: DueDateDate 2024-02-12: InvoiceDate is 2024-03-12: due before the invoice',
  ],
  [
    'a reversed period',
    { values: { DeliveryPeriodDateStart: '2024-03-31', DeliveryPeriodDateEnd: '2024-03-01' } },
    'dates: DeliveryPeriodDateEnd 2024-03-01: DeliveryPeriodDateStart is 2024-03-31: the delivery period is reversed',
  ],
  ['two parties', { values: { 'Sender.Name': 'Nordlicht GmbH', 'Receiver.Name': 'Südwind GmbH' } }],
  [
    'one party',
    { values: { 'Sender.Name': 'Nordlicht GmbH', 'Receiver.Name': 'NORDLICHT GmbH' } },
    'parties: Receiver.Name NORDLICHT GmbH: Sender.Name is the same',
  ],
  ['an address', { values: { 'Sender.Street': 'Hafen', 'Sender.ZipCode': '1010', 'Sender.City': 'Seestadt' }, page: address }],
  [
    'code and town exchanged',
    { values: { 'Receiver.ZipCode': 'Seestadt', 'Receiver.City': 'SE 1010-12' } },
    'contacts: Receiver.ZipCode Seestadt: a postal code has digits',
    'contacts: Receiver.City SE 1010-12: a town has no such number',
  ],
  [
    'a person in place of the street',
    { values: { 'Receiver.Street': 'Lindenthal', 'Receiver.ZipCode': '2020' }, page: address },
    'contacts: Receiver.Street Lindenthal: it has no number, and "Ahornweg 3" below it has one',
  ],
  ['a department of which no code is known', { values: { 'Receiver.Street': 'Lindenthal' }, page: address }],
];

for (const [what, labelled, ...findings] of ofOne)
  test(`one document: ${what}`, async () =>
    assert.deepEqual(
      await found(labelled),
      findings.map((said) => `1.pdf ${said}`),
    ));

const of = (values: Readonly<Record<string, string>>, supplier = 'Nordlicht'): Case => ({ supplier, values });
const ofSeveral: readonly (readonly [what: string, labelled: readonly Case[], ...findings: readonly string[]])[] = [
  ['another supplier', [of({ Iban: 'AT611904300234573201', InvoiceId: '1' }), of({ Iban: 'AT021100000622888600', InvoiceId: '1' }, 'Südwind')]],
  [
    'an IBAN against two others',
    [of({ Iban: 'AT021100000622888600' }), of({ Iban: 'AT611904300234573201' }), of({ Iban: 'AT61 1904 3002 3457 3201' })],
    '1.pdf supplier: Iban AT021100000622888600: AT611904300234573201 on 2.pdf',
  ],
  [
    'two accounts in use',
    [of({ Iban: 'AT611904300234573201' }), of({ Iban: 'AT021100000622888600' }), of({ Iban: 'AT611904300234573201' }), of({ Iban: 'AT021100000622888600' })],
  ],
  ['accounts of two countries', [of({ Iban: 'AT611904300234573201' }), of({ Iban: 'DE89370400440532013000' })]],
  [
    'a VAT id of two',
    [of({ SenderVatId: 'ATU13585627' }), of({ SenderVatId: 'ATU12011204' })],
    '2.pdf supplier: SenderVatId ATU12011204: ATU13585627 on 1.pdf',
  ],
  [
    'a name',
    [of({ 'Sender.Name': 'Nordlicht GmbH' }), of({ 'Sender.Name': 'Südwind GmbH' })],
    '2.pdf supplier: Sender.Name Südwind GmbH: Nordlicht GmbH on 1.pdf',
  ],
  ['a name without its legal form', [of({ 'Sender.Name': 'Nordlicht GmbH' }), of({ 'Sender.Name': 'Nordlicht' })]],
  ['a number twice', [of({ InvoiceId: 'R 24/1' }), of({ InvoiceId: 'R-24-1' })], '2.pdf duplicate: InvoiceId R-24-1: the same number of Nordlicht as on 1.pdf'],
  [
    'an invoice and its credit note',
    [
      { ...of({ InvoiceId: '1' }), documentType: 'Invoice' },
      { ...of({ InvoiceId: '1' }), documentType: 'CreditMemo' },
    ],
  ],
  ['a file twice', [{ digest: 'a' }, { digest: 'a' }], '2.pdf duplicate:  : the same file as 1.pdf'],
];

for (const [what, labelled, ...findings] of ofSeveral) test(`several documents: ${what}`, async () => assert.deepEqual(await found(...labelled), findings));

test('a finding names the place of its value, also of a group', async () => {
  const page = drawn('Netto 100,00 7.00');
  const groups = { VatGroup: [{ VatRate: '19.0', NetAmount: '100.00', VatAmount: '7.00' }] };
  const { findings } = await lint(each([{ page, groups, values: { VatAmount: '7.00' } }]));
  assert.deepEqual(
    findings.map(({ place }) => place),
    [{ page: 0, words: [2] }],
  );
});
