/** What codes change of what was read: they confirm it, fill its gaps, and go before what is unlikely. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Contact, Group } from '../../../src/extraction/extraction.js';
import { amount, bill, box, fatura, fieldsOf, found, given, giro, letterhead, plainAccount, reduced, scored, standard, together } from './found-codes.js';

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
    bill({ ...plainAccount, type: 'NON', reference: '' })
      .replace('Robert Schneider AG', 'Beispiel Bau GmbH')
      .replace('CHF', 'EUR'),
  );
  assert.deepEqual(
    [contacts[0]!.fields.Name![0]!.value, ...predictions.flatMap(({ name, value }) => (name === 'InvoiceCurrency' || name === 'Iban' ? [value] : []))],
    ['Robert Schneider AG', 'CH4431999123000889012', 'CHF', 'CH5800791123000889012'],
  );
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
