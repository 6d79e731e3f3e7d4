/** What each code settles by itself: payment codes account, amount, reference and parties, the Código QR of Portuguese invoices the rest too; with check digits where there are any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFacts } from '../../../src/extraction/codes/code-facts.js';
import { drawn } from '../../drawn.js';
import { bill, box, fatura, fieldsOf, giro, plainAccount, reduced, shown, standard, withCode } from './found-codes.js';

const swiss = ['Iban CH4431999123000889012 passed', 'GrandTotalAmount 1949.75', 'InvoiceCurrency CHF'];

for (const [what, text, expected] of [
  ['a GiroCode', giro('EUR119.5'), ['Iban AT611904300234573201 passed', 'GrandTotalAmount 119.50', 'Bic BKAUATWW']],
  ['a GiroCode without an amount', giro(''), ['Iban AT611904300234573201 passed', 'Bic BKAUATWW']],
  ['a GiroCode in a currency that it cannot pay', giro('CHF119.50'), ['Iban AT611904300234573201 passed', 'Bic BKAUATWW']],
  ['a Swiss QR bill', bill(), [...swiss, 'IsrReference 210000000003139471430009017 passed']],
  ['a reference that fails its check', bill({ reference: '210000000003139471430009018' }), [...swiss, 'IsrReference 210000000003139471430009018 failed']],
  ['a reference that is said to be digits and is not', bill({ reference: 'RF18539007547034' }), swiss],
  ['a creditor reference', bill({ ...plainAccount, type: 'SCOR', reference: 'RF18539007547034' }), ['Iban CH5800791123000889012 passed', ...swiss.slice(1)]],
  [
    'billing information',
    bill({ billing: '//S1/10/4711/11/250403/40/0:30' }),
    [...swiss, 'IsrReference 210000000003139471430009017 passed', 'InvoiceId 4711', 'InvoiceDate 2025-04-03'],
  ],
  ['a day that does not exist', bill({ billing: '//S1/11/2025-02-31/40/0:999' }), [...swiss, 'IsrReference 210000000003139471430009017 passed']],
  ['no payment', 'https://example.com/4711', []],
] as const)
  test(`codes: what ${what} settles`, () =>
    assert.deepEqual(
      codeFacts(withCode(text)).flatMap(({ details }) => details.map(shown)),
      expected,
    ));

test('codes: names and addresses of a Swiss QR bill have no check digits', () => {
  const fields = codeFacts(withCode(bill())).flatMap(({ contacts }) => contacts.flatMap(fieldsOf));
  assert.deepEqual(fields, [
    ...['Sender.Name Robert Schneider AG', 'Sender.Street Rue du Lac 1268', 'Sender.ZipCode 2501', 'Sender.City Biel', 'Sender.Country CH'],
    ...[
      'Receiver.Name Pia-Maria Rutschmann',
      'Receiver.Street Grosse Marktgasse 28',
      'Receiver.ZipCode 9400',
      'Receiver.City Rorschach',
      'Receiver.Country CH',
    ],
  ]);
});

const seller = 'SenderVatId PT512345678 passed';
const day = 'InvoiceDate 2024-03-05';
const sums = ['GrandTotalAmount 176.00', 'NetTotalAmount 150.00', 'VatTotalAmount 26.00'];
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
