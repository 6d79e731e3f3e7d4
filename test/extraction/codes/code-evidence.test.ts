/** What payment codes settle: account, amount, reference and parties, with check digits where there are any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../../src/document/document.js';
import { withCodes } from '../../../src/extraction/codes/code-evidence.js';
import { codeFacts } from '../../../src/extraction/codes/code-facts.js';
import { codeGroups } from '../../../src/extraction/codes/code-groups.js';
import type { Contact, Found, Group, Prediction } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import { drawn } from '../../drawn.js';

const box = { x: 100, y: 100, width: 300, height: 300 };
const withCode = (text: string, format = 'QRCode'): Document => {
  const document = drawn('Rechnung 4711');
  return { ...document, pages: [{ ...document.pages[0]!, codes: [{ format, text, box }] }] };
};
const shown = ({ name, value, evidence: { check } }: Prediction) => [name, value, ...(check ? [check] : [])].join(' ');

const giro = (amount: string) => ['BCD', '002', '1', 'SCT', 'BKAUATWW', 'Muster GmbH', 'AT611904300234573201', amount, '', '', 'Rechnung 4711'].join('\n');
interface Bill {
  readonly account?: string;
  readonly type?: string;
  readonly reference?: string;
  readonly billing?: string;
}
const bill = ({ account = 'CH4431999123000889012', type = 'QRR', reference = '210000000003139471430009017', billing = '' }: Bill = {}) =>
  [
    ...['SPC', '0200', '1', account],
    ...['K', 'Robert Schneider AG', 'Rue du Lac 1268', '2501 Biel', '', '', 'CH'],
    ...Array<string>(7).fill(''),
    ...['1949.75', 'CHF'],
    ...['S', 'Pia-Maria Rutschmann', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
    ...[type, reference, '', 'EPD', billing],
  ].join('\n');
const swiss = ['Iban CH4431999123000889012 passed', 'GrandTotalAmount 1949.75', 'InvoiceCurrency CHF'];
const plain = { account: 'CH5800791123000889012' };

for (const [what, text, expected] of [
  ['a GiroCode', giro('EUR119.5'), ['Iban AT611904300234573201 passed', 'GrandTotalAmount 119.50', 'Bic BKAUATWW']],
  ['a GiroCode without an amount', giro(''), ['Iban AT611904300234573201 passed', 'Bic BKAUATWW']],
  ['a GiroCode in a currency that it cannot pay', giro('CHF119.50'), ['Iban AT611904300234573201 passed', 'Bic BKAUATWW']],
  ['a Swiss QR bill', bill(), [...swiss, 'IsrReference 210000000003139471430009017 passed']],
  ['a reference that fails its check', bill({ reference: '210000000003139471430009018' }), [...swiss, 'IsrReference 210000000003139471430009018 failed']],
  ['a reference that is said to be digits and is not', bill({ reference: 'RF18539007547034' }), swiss],
  ['a creditor reference', bill({ ...plain, type: 'SCOR', reference: 'RF18539007547034' }), ['Iban CH5800791123000889012 passed', ...swiss.slice(1)]],
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

const fieldsOf = ({ role, fields }: Contact): string[] => Object.entries(fields).map(([field, [first]]) => `${role}.${shown({ ...first!, name: field })}`);

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

const given = (name: string, value: string, score: number, check?: 'passed' | 'failed'): Prediction => ({
  name,
  value,
  score,
  evidence: { ...noEvidence, probability: score, ...(check && { check }) },
});
const invoice = given('DocumentType', 'Invoice', 0.9);
const found = (predictions: readonly Prediction[], { groups = [], contacts = [] }: Partial<Found> = {}): Found => ({
  documentType: predictions.find(({ name }) => name === 'DocumentType') ?? invoice,
  predictions,
  groups,
  contacts,
  lineItems: [],
});
const together = (printed: Found, ...texts: readonly string[]): Found =>
  withCodes(
    printed,
    texts.flatMap((text) => codeFacts(withCode(text))),
  );
const scored = ({ name, value, score }: Prediction) => `${name} ${value} ${score}`;

const amount = (value: string, score: number) => given('GrandTotalAmount', value, score);
for (const [what, read, expected] of [
  ['confirms what was read', [amount('119.50', 0.7)], ['119.50 0.99']],
  ['fills the gap where none was read', [], ['119.50 0.99']],
  ['goes before what is unlikely', [amount('19.50', 0.3)], ['119.50 0.99']],
  ['leaves a likely amount as it is: less may be to be paid', [amount('219.50', 0.9)], ['219.50 0.9']],
] as const)
  test(`codes: the amount of a GiroCode ${what}`, () =>
    assert.deepEqual(
      together(found(read), giro('EUR119.50'))
        .predictions.filter(({ name }) => name === 'GrandTotalAmount')
        .map(({ value, score }) => `${value} ${score}`),
      expected,
    ));

for (const [what, read, expected] of [
  ['a currency that is sure stays', [given('InvoiceCurrency', 'EUR', 0.9)], 'InvoiceCurrency EUR 0.9'],
  [
    'a reference that is sure and passes its check stays',
    [given('IsrReference', '000000000000000000001234565', 0.9, 'passed')],
    'IsrReference 000000000000000000001234565 0.9',
  ],
  [
    'a reference whose check fails is replaced',
    [given('IsrReference', '210000000003139471430009018', 0.9, 'failed')],
    'IsrReference 210000000003139471430009017 0.99',
  ],
] as const)
  test(`codes: beside a Swiss QR bill ${what}`, () =>
    assert.deepEqual(
      together(found(read), bill())
        .predictions.filter(({ name }) => name === read[0].name)
        .map(scored),
      [expected],
    ));

test('codes: a bank of a GiroCode stands beside another one, not in its place', () => {
  const banks = (printed: string) =>
    together(found([given('Bic', printed, 0.9)]), giro('')).predictions.flatMap(({ name, value }) => (name === 'Bic' ? [value] : []));
  assert.deepEqual([banks('COBADEFFXXX'), banks('BKAUATWWXXX')], [['COBADEFFXXX', 'BKAUATWW'], ['BKAUATWWXXX']]);
});

const letterhead = (fields: Readonly<Record<string, readonly [string, number]>>): Contact => ({
  role: 'Sender',
  score: 0.8,
  fields: Object.fromEntries(Object.entries(fields).map(([field, [value, score]]) => [field, [given(field, value, score)]])),
});
for (const [what, fields, expected] of [
  ['a letterhead of another name stays', { Name: ['Inkasso Beispiel AG', 0.9] }, ['Name Inkasso Beispiel AG 0.9']],
  [
    'the same party is confirmed and its gaps filled',
    { Name: ['Robert Schneider AG', 0.7], City: ['Biel', 0.3] },
    ['Name Robert Schneider AG 0.99', 'City Biel 0.99', 'Street Rue du Lac 1268 0.99', 'ZipCode 2501 0.99', 'Country CH 0.99'],
  ],
  [
    'the same party keeps the address of its letterhead whole',
    { Name: ['Robert Schneider', 0.7], Street: ['Postfach 12', 0.9], City: ['Bern', 0.4] },
    ['Name Robert Schneider 0.7', 'Street Postfach 12 0.9', 'City Bern 0.4', 'Country CH 0.99'],
  ],
  [
    'a name that is unlikely is replaced',
    { Name: ['Rechnung', 0.3], City: ['Biel', 0.8], Email: ['post@schneider.example', 0.9] },
    [
      'Name Robert Schneider AG 0.99',
      'City Biel 0.99',
      'Email post@schneider.example 0.9',
      'Street Rue du Lac 1268 0.99',
      'ZipCode 2501 0.99',
      'Country CH 0.99',
    ],
  ],
  ['an unlikely name with a sure address elsewhere stays', { Name: ['Rechnung', 0.3], City: ['Bern', 0.8] }, ['Name Rechnung 0.3', 'City Bern 0.8']],
] as const satisfies readonly (readonly [string, Readonly<Record<string, readonly [string, number]>>, readonly string[]])[])
  test(`codes: beside a Swiss QR bill ${what}`, () => {
    const [sender] = together(found([], { contacts: [letterhead(fields)] }), bill()).contacts;
    assert.deepEqual(
      Object.values(sender!.fields).map(([first]) => scored(first!)),
      expected,
    );
  });

/** On a page of 300 dpi with the slip at its bottom: millimetres from the slip's top left corner. */
const onSlip = (contact: Contact, xMm: number, yMm: number): Contact => {
  const [code, millimetre] = [{ x: 67, y: 17 }, box.width / 46];
  const place = { x: box.x + (xMm - code.x) * millimetre, y: box.y + (yMm - code.y) * millimetre, width: 100, height: 30 };
  const fields = Object.entries(contact.fields).map(([field, list]) => [field, list.map((each) => ({ ...each, page: 0, box: place }))]);
  return { ...contact, fields: Object.fromEntries(fields) };
};
const code = ['Name Robert Schneider AG 0.99', 'Street Rue du Lac 1268 0.99', 'ZipCode 2501 0.99', 'City Biel 0.99', 'Country CH 0.99'];
const misread = letterhead({ Name: ['Hobert Schnaider A6', 0.9], Street: ['Rue du lac 1Z68', 0.8] });
const payer = letterhead({ Name: ['Pia-Maria Rutschmann', 0.9], Street: ['Grosse Marktgasse 28', 0.9], ZipCode: ['9400', 0.9] });
for (const [what, contact, expected] of [
  ['its own slip is read by the code', onSlip(misread, 120, 25), code],
  ['its receipt as well', onSlip(misread, 5, 20), code],
  ['a letterhead far above it is not', onSlip(misread, 20, -150), ['Name Hobert Schnaider A6 0.9', 'Street Rue du lac 1Z68 0.8']],
  ['its payer is not taken for the biller', onSlip(payer, 20, -150), code],
] as const)
  test(`codes: of a Swiss QR bill ${what}`, () => {
    const [sender] = together(found([], { contacts: [contact] }), bill()).contacts;
    assert.deepEqual(
      Object.values(sender!.fields)
        .map(([first]) => scored(first!))
        .sort(),
      [...expected].sort(),
    );
  });

test('codes: the first of two Swiss QR bills is the invoice’s', () => {
  const { predictions, contacts } = together(
    found([]),
    bill(),
    bill({ ...plain, type: 'NON', reference: '' })
      .replace('Robert Schneider AG', 'Beispiel Bau GmbH')
      .replace('CHF', 'EUR'),
  );
  assert.deepEqual(
    [contacts[0]!.fields.Name![0]!.value, ...predictions.flatMap(({ name, value }) => (name === 'InvoiceCurrency' || name === 'Iban' ? [value] : []))],
    ['Robert Schneider AG', 'CH4431999123000889012', 'CHF', 'CH5800791123000889012'],
  );
});

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

test('codes: what a Código QR says otherwise is told', () => {
  const [date] = together(found([given('InvoiceDate', '2024-03-06', 0.9)]), fatura()).predictions;
  assert.deepEqual(date!.evidence.notes, ['the CodigoQr code says 2024-03-05']);
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
