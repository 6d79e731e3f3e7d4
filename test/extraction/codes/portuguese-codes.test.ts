/** What the Código QR of Portuguese invoices settles; groups and bars of codes. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFacts } from '../../../src/extraction/codes/code-facts.js';
import { codeGroups } from '../../../src/extraction/codes/code-groups.js';
import type { Group } from '../../../src/extraction/extraction.js';
import { drawn } from '../../drawn.js';
import { amount, box, fieldsOf, found, given, giro, letterhead, scored, shown, together, withCode } from './found-codes.js';

interface Fatura {
  readonly type?: string;
  readonly buyer?: string;
  readonly country?: string;
  readonly totals?: string;
}
const fatura = ({ type = 'FT', buyer = '509876544', country = 'PT', totals = 'I1:PT*I3:50.00*I4:3.00*I7:100.00*I8:23.00*N:26.00*O:176.00' }: Fatura = {}) =>
  `A:512345678*B:${buyer}*C:${country}*D:${type}*E:N*F:20240305*G:${type} A2024/17*H:CSDF7T5H-17*${totals}*Q:kLp0*R:9999`;
const seller = 'SenderVatId PT512345678 passed';
const day = 'InvoiceDate 2024-03-05';
const sums = ['GrandTotalAmount 176.00', 'NetTotalAmount 150.00', 'VatTotalAmount 26.00'];
const [reduced, standard] = [
  ['VatRate 6.0', 'NetAmount 50.00', 'VatAmount 3.00'].join(', '),
  ['VatRate 23.0', 'NetAmount 100.00', 'VatAmount 23.00'].join(', '),
];
const head = (type: string, document: string) => [`DocumentType ${document}`, `InvoiceId ${type} A2024/17`, day, 'InvoiceCurrency EUR'];
for (const [what, code, details, groups] of [
  ['an invoice', fatura(), [seller, 'ReceiverVatId PT509876544 passed', ...head('FT', 'Invoice'), ...sums], [reduced, standard]],
  ['a credit note', fatura({ type: 'NC' }), [seller, 'ReceiverVatId PT509876544 passed', ...head('NC', 'CreditMemo'), ...sums], [reduced, standard]],
  ['an invoice to anyone', fatura({ buyer: '999999990' }), [seller, ...head('FT', 'Invoice'), ...sums], [reduced, standard]],
  [
    'an invoice to Spain',
    fatura({ buyer: 'B76543214', country: 'ES' }),
    [seller, 'ReceiverVatId ESB76543214 passed', ...head('FT', 'Invoice'), ...sums],
    [reduced, standard],
  ],
  ['a number that is none', fatura({ buyer: '509876545' }), [seller, ...head('FT', 'Invoice'), ...sums], [reduced, standard]],
  ['a delivery note', fatura({ type: 'GT' }), [seller, 'ReceiverVatId PT509876544 passed'], []],
  [
    'an invoice of the Azores',
    fatura({ totals: 'J1:PT-AC*J7:200.00*J8:32.00*N:32.00*O:232.00' }),
    [seller, 'ReceiverVatId PT509876544 passed', ...head('FT', 'Invoice'), 'GrandTotalAmount 232.00', 'NetTotalAmount 200.00', 'VatTotalAmount 32.00'],
    ['VatRate 16.0, NetAmount 200.00, VatAmount 32.00'],
  ],
  [
    'one that does not add up',
    fatura({ totals: 'I1:PT*I7:100.00*I8:23.00*N:23.00*O:120.00' }),
    [seller, 'ReceiverVatId PT509876544 passed', ...head('FT', 'Invoice'), 'GrandTotalAmount 120.00'],
    [],
  ],
] as const)
  test(`codes: what the Código QR of ${what} says`, () => {
    const [said] = codeFacts(withCode(code));
    assert.deepEqual(said!.details.map(shown), details);
    assert.deepEqual(
      said!.groups.map(({ members }) => members.map(shown).join(', ')),
      groups,
    );
  });

test('codes: a Portuguese number is written as the page prints it', () => {
  const sellerOn = (page: string) => {
    const document = drawn(page);
    const pages = [{ ...document.pages[0]!, codes: [{ format: 'QRCode', text: fatura(), box }] }];
    return codeFacts({ ...document, pages })[0]!.details.find(({ name }) => name === 'SenderVatId')!.value;
  };
  assert.deepEqual(['NIF 512 345 678', 'NIF PT 512345678', 'Fatura'].map(sellerOn), ['512345678', 'PT512345678', 'PT512345678']);
});

for (const [what, read, name, expected] of [
  ['confirms a number without its letters', [given('SenderVatId', '512345678', 0.4)], 'SenderVatId', ['SenderVatId 512345678 0.99']],
  ['tells whose a number is', [given('VatId', 'PT512345678', 0.5)], 'SenderVatId', ['SenderVatId PT512345678 0.99']],
  ['leaves a number that is sure', [given('SenderVatId', 'PT598765433', 0.9)], 'SenderVatId', ['SenderVatId PT598765433 0.9']],
  ['gives no number to both parties', [given('SenderVatId', 'PT509876544', 0.9)], 'ReceiverVatId', []],
  ['confirms an invoice number without its kind', [given('InvoiceId', 'A2024/17', 0.6)], 'InvoiceId', ['InvoiceId A2024/17 0.99']],
  ['leaves an invoice number that is sure', [given('InvoiceId', '2024-0017', 0.8)], 'InvoiceId', ['InvoiceId 2024-0017 0.8']],
  ['fills the day', [], 'InvoiceDate', ['InvoiceDate 2024-03-05 0.99']],
  ['confirms the total of a credit note', [amount('-176.00', 0.6)], 'GrandTotalAmount', ['GrandTotalAmount -176.00 0.99']],
  ['has no total of an invoice in dollars', [given('InvoiceCurrency', 'USD', 0.9)], 'GrandTotalAmount', []],
  ['has no net amount beside another total that is sure', [amount('180.00', 0.9)], 'NetTotalAmount', []],
  ['leaves a type that is sure', [given('DocumentType', 'CreditMemo', 0.9)], 'DocumentType', ['DocumentType CreditMemo 0.9']],
  ['decides on an unlikely type', [given('DocumentType', 'Other', 0.45)], 'DocumentType', ['DocumentType Invoice 0.99']],
] as const)
  test(`codes: a Código QR ${what}`, () => {
    const { predictions, documentType } = together(found(read), fatura());
    assert.deepEqual(predictions.filter((each) => each.name === name).map(scored), expected);
    if (name === 'DocumentType') assert.equal(scored(documentType), expected[0]);
  });

test('codes: what a Código QR holds otherwise is noted', () => {
  const [date] = together(found([given('InvoiceDate', '2024-03-06', 0.9)]), fatura()).predictions;
  assert.deepEqual(date!.evidence.notes, ['the CodigoQr code holds 2024-03-05']);
});

const vatGroup = (...members: readonly (readonly [string, string, number])[]): Group => ({ name: 'VatGroup', members: members.map((each) => given(...each)) });
for (const [what, groups, expected] of [
  ['stand where none was read', [], [reduced, standard]],
  ['complete those that were read', [vatGroup(['VatRate', '23.0', 0.6], ['NetAmount', '100.00', 0.6])], [standard, reduced]],
  [
    'leave a group with another amount that is sure',
    [vatGroup(['VatRate', '23.0', 0.9], ['VatAmount', '25.00', 0.9])],
    ['VatRate 23.0, VatAmount 25.00', reduced],
  ],
  ['stay away from other rates', [vatGroup(['VatRate', '21.0', 0.9])], ['VatRate 21.0']],
] as const)
  test(`codes: VAT groups of a Código QR ${what}`, () =>
    assert.deepEqual(
      together(found([], { groups }), fatura()).groups.map(({ members }) => members.map(({ name, value }) => `${name} ${value}`).join(', ')),
      expected,
    ));

test('codes: a Código QR adds countries to parties that were read, and makes none', () => {
  const sender = letterhead({ Name: ['Loja Exemplo Lda', 0.9] });
  assert.deepEqual(together(found([], { contacts: [sender] }), fatura()).contacts.flatMap(fieldsOf), ['Sender.Name Loja Exemplo Lda', 'Sender.Country PT']);
});

for (const [what, format, text, expected] of [
  ['a GiroCode', 'QRCode', giro('EUR119.50'), 'QrCodeGroup: QrCodeRawString, Bic, Name, Iban, Amount, Text, Currency'],
  ['no known code', 'QRCode', 'https://example.com', 'QrCodeGroup: QrCodeRawString'],
  ['a boleto', 'ITF', '84670000001435900240200240500024384221010811', 'BoletoBarCode: Bar'],
  ['a number of goods', 'EAN-13', '4006381333931', 'BarCode: Bar'],
] as const)
  test(`codes: the group of ${what}`, () => {
    const groups = codeGroups(withCode(text, format));
    const names = groups.map(({ name, members }) => `${name}: ${members.map((member) => member.name).join(', ')}`);
    assert.deepEqual(
      names.map((group) => group.replace(/ (?:ServiceTag|Version|CharacterSet|Identification),/g, '')),
      [expected],
    );
    assert.ok(groups.every(({ members }) => members.every(({ evidence }) => evidence.check === undefined)));
  });

for (const [format, text, value] of [
  ['Code128', 'RE-2024-4711', '20244711'],
  ['Code39', 'A47X9', '479'],
  ['Code39', 'LAGER', ''],
  ['EAN-13', '4006381333931', '4006381333931'],
  ['ITF', '84670000001435900240200240500024384221010811', '84670000001435900240200240500024384221010811'],
] as const)
  test(`codes: the bar of ${format} "${text}" is its raw text, its value the digits "${value}"`, () => {
    const [bar] = codeGroups(withCode(text, format))[0]!.members;
    assert.deepEqual([bar!.name, bar!.text, bar!.value], ['Bar', text, value]);
  });
