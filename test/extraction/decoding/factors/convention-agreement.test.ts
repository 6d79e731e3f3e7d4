/** Dates and amounts that can be read in two ways are read as the document's others are. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { conventionAgreement } from '../../../../src/extraction/decoding/factors/convention-agreement.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { rankingsOf, type FakeOutputs } from '../../fake-networks.js';

/** The first choice for a date or an amount where the network cannot tell the readings apart. */
async function choice(
  text: string,
  detail: string,
  values: readonly string[],
  options: Parameters<typeof conventionAgreement>[0]['options'] = {},
  country = 'DE',
) {
  const document = drawn(text, country === 'US' ? { language: 'en', countries: ['US'] } : {});
  const fake: FakeOutputs = { details: { [detail]: Object.fromEntries(values.map((value, i) => [value, i === 0 ? 2 : 2.1])) } };
  return (await rankingsOf(document, fake, conventionAgreement({ document, pages: encode(document), options }))).get(detail)!.ranked[0]!.value;
}

for (const [what, text, country, date] of [
  ['a day above 12 elsewhere', 'Datum 03.04.2024\nFällig 25.04.2024', 'DE', '2024-04-03'],
  ['a month in second place elsewhere', 'Date 03/04/2024\nDue 04/25/2024', 'DE', '2024-03-04'],
  ['the United States', 'Date 03/04/2024', 'US', '2024-03-04'],
  ['no thread of a bolt', 'Date 03/04/2024\nBolt 3/8-16', 'US', '2024-03-04'],
  ['nothing', 'Datum 03.04.2024', 'DE', '2024-04-03'],
] as const) {
  test(`conventions: the order of dates is told by ${what}`, async () => {
    assert.equal(await choice(text, 'InvoiceDate', ['2024-04-03', '2024-03-04'], {}, country), date);
  });
}

for (const [language, text, date] of [
  ['sv', 'Datum 25-04-16', '2025-04-16'],
  ['da', 'Dato 25-04-16', '2016-04-25'],
  ['sv', 'Datum 25.04.16', '2016-04-25'],
  ['sv', 'Datum 25-04-2016', '2016-04-25'],
] as const)
  test(`conventions: the year is first as the language has it: ${text} (${language})`, async () => {
    const document = drawn(text, { language });
    const fake: FakeOutputs = { details: { InvoiceDate: { '2016-04-25': 4, '2025-04-16': 2 } } };
    const rankings = await rankingsOf(document, fake, conventionAgreement({ document, pages: encode(document), options: {} }));
    assert.equal(rankings.get('InvoiceDate')!.ranked[0]!.value, date);
  });

for (const [what, text, amount] of [
  ['commas elsewhere', 'Summe 1.234\nPreis 0,15  2,50', '1234.00'],
  ['points elsewhere', 'Summe 1.234\nPreis 0.15  2.50', '1.234'],
] as const) {
  test(`conventions: decimal signs are told by ${what}`, async () => {
    assert.equal(
      await choice(
        text,
        'GrandTotalAmount',
        ['1234.00', '1.234'].sort(() => (amount === '1234.00' ? 0 : -1)),
        {},
      ),
      amount,
    );
  });
}

test('conventions: a date years before the document was received is no date of it', async () => {
  const fake = ['2001-05-12', '2024-05-13'];
  const text = 'gegründet 12.05.2001\nDatum 13.05.2024';
  assert.equal(await choice(text, 'InvoiceDate', [...fake].reverse()), '2001-05-12');
  assert.equal(await choice(text, 'InvoiceDate', [...fake].reverse(), { receivedDate: '2024-05-15' }), '2024-05-13');
});
