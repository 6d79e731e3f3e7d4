/** What payment codes settle: account, amount, reference and parties, with check digits where there are any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeFacts } from '../../../src/extraction/codes/code-facts.js';
import type { Contact } from '../../../src/extraction/extraction.js';
import { amount, box, fieldsOf, found, given, giro, letterhead, scored, shown, together, withCode } from './found-codes.js';

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
