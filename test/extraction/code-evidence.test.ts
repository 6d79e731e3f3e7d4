/** What payment codes settle: account, amount, reference and parties, with check digits where there are any. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Document } from '../../src/document/document.js';
import { codeFacts, withCodeDetails } from '../../src/extraction/code-evidence.js';
import { codeGroups } from '../../src/extraction/codes.js';
import type { Prediction } from '../../src/extraction/extraction.js';
import { noEvidence } from '../../src/extraction/predictions.js';
import { drawn } from '../drawn.js';

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
  test(`codes: what ${what} settles`, () => assert.deepEqual(codeFacts(withCode(text)).details.map(shown), expected));

test('codes: names and addresses of a Swiss QR bill have no check digits', () => {
  const fields = codeFacts(withCode(bill())).contacts.flatMap(({ role, fields }) =>
    Object.entries(fields).map(([field, [first]]) => `${role}.${shown({ ...first!, name: field })}`),
  );
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

const amount = (value: string, score: number): Prediction => ({ name: 'GrandTotalAmount', value, score, evidence: { ...noEvidence, probability: score } });
for (const [what, read, expected] of [
  ['confirms what was read', [amount('119.50', 0.7)], ['119.50 0.99']],
  ['fills the gap where none was read', [], ['119.50 0.99']],
  ['goes before what is unlikely', [amount('19.50', 0.3)], ['119.50 0.99']],
  ['leaves a likely amount as it is: less may be to be paid', [amount('219.50', 0.9)], ['219.50 0.9']],
] as const)
  test(`codes: the amount of a GiroCode ${what}`, () =>
    assert.deepEqual(
      withCodeDetails(read, codeFacts(withCode(giro('EUR119.50'))))
        .filter(({ name }) => name === 'GrandTotalAmount')
        .map(({ value, score }) => `${value} ${score}`),
      expected,
    ));

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
