/** True values found in texts that differ in blanks, order and signs, as readers do. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { foundIn, trueValues } from '../../../scripts/bench-pictures/found.js';

const truth = {
  fields: {
    DocumentType: 'Invoice',
    InvoiceId: ['RE-I042', 'RE-l042'],
    InvoiceDate: '2025-04-03',
    GrandTotalAmount: '1234.50',
    Iban: ['AT611904300234573201', 'DE89370400440532013000'],
  },
  sender: { Name: ['Muster & Söhne GmbH', 'Muster'], Country: 'AT', Phone: '+43 1 234 56 78', WebsiteUrl: 'https://www.muster.example' },
  lineItems: [{ Description: 'Oak desk with drawers', Quantity: '2.00', UnitPrice: '0.0825', VatRate: '20.0' }],
};

test('values are listed once, with their ways to be written; what is not printed or too short is left out', () => {
  assert.deepEqual(
    trueValues(truth).map(({ field, anyOf }) => [field, ...anyOf]),
    [
      ['InvoiceId', 'RE-I042', 'RE-l042'],
      ['InvoiceDate', '2025-04-03'],
      ['GrandTotalAmount', '1234.50'],
      ['Iban', 'AT611904300234573201'],
      ['Iban', 'DE89370400440532013000'],
      ['Sender.Name', 'Muster & Söhne GmbH', 'Muster'],
      ['Sender.Phone', '+43 1 234 56 78'],
      ['Sender.WebsiteUrl', 'https://www.muster.example'],
      ['Line.Description', 'Oak desk with drawers'],
      ['Line.UnitPrice', '0.0825'],
    ],
  );
});

test('what an e-invoice says and the page does not show is left out', () => {
  const fields = trueValues({ ...truth, notVisible: { fields: { Iban: ['DE89370400440532013000'] }, sender: { Phone: '+43 1 234 56 78' } } }).map(
    ({ field }) => field,
  );
  assert.equal(fields.filter((field) => field === 'Iban').length, 1);
  assert.ok(!fields.includes('Sender.Phone'));
});

const missing = (text: string): string[] => {
  const values = trueValues(truth);
  const found = foundIn(text, values);
  return values.filter((_, index) => !found[index]).map(({ field, anyOf }) => `${field} ${anyOf[0]}`);
};
const whole = `MUSTER & SÖHNE GMBH  Tel. 01/234 56 78
muster.example     RE-l042   03.04.2025
Oak desk     0,0825     2
with drawers
Total EUR      1.234,50
AT61 1904 3002 3457 3201
DE89370400440532013000`;

for (const [title, text, lacking] of [
  ['as printed', whole, []],
  ['wide gaps as single blanks', whole.replace(/ +/g, ' '), []],
  ['rows of a table in another order', whole.replace('Oak desk ', 'with drawers ').replace(/\nwith drawers/, '\nOak desk'), []],
  ['a letter of a name misread', whole.replace('SÖHNE', 'SÖHME'), []],
  ['a figure of an account misread', whole.replace('3457', '3467'), ['Iban AT611904300234573201']],
  ['an amount cut in two', whole.replace('1.234,50', '1.234 ,5O.'), ['GrandTotalAmount 1234.50']],
  ['a unit price rounded', whole.replace('0,0825', '0,08'), ['Line.UnitPrice 0.0825']],
  ['another day', whole.replace('03.04.2025', '03.06.2025'), ['InvoiceDate 2025-04-03']],
] as const)
  test(`found: ${title}`, () => assert.deepEqual(missing(text), lacking));
