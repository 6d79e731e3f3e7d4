/** IBANs. Numbers are published examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { iban, ibanCountry, isWithoutCountry } from '../../../src/values/payment/iban.js';
import { finds, findsNot, reads } from '../tables.js';

reads(iban, [
  ['de89 3704 0044 0532 0130 00', 'DE89370400440532013000 passed'],
  ['AT61 1904 3002 3457 3201', 'AT611904300234573201 passed'],
  ['AT61 1904 3002 3457 3202', 'AT611904300234573202 failed'],
  ['DE89 3704 0044 O532 0130 00', 'DE89370400440532013000 passed'],
  ['DE89 3704'],
  // Letters of a country as a reader of print gives them.
  ['F121 1234 5600 0007 85', 'FI2112345600000785 passed'],
  ['PŁ61 1090 1014 0000 0712 1981 2874', 'PL61109010140000071219812874 passed'],
  ['DE98ZZZ09999999999'], // a creditor identifier
  ['DE98KWH09999999999'], // one with a business code of its own
  ['AT98 XXXX XXXX XXXX 9999'], // an account that is not told
  // A Polish account as it is printed there.
  ['61 1090 1014 0000 0712 1981 2874', '61109010140000071219812874 passed'],
  ['62 1090 1014 0000 0712 1981 2874'],
]);
finds(iban, [
  ['IBAN: AT61 1904 3002 3457 3201 BIC GIBAATWW', 'AT61 1904 3002 3457 3201'],
  ['IBANDE89370400440532013000', 'DE89370400440532013000'],
  ['IBAN: F121 1234 5600 0007 85 BIC', 'F121 1234 5600 0007 85'],
]);
finds(iban, [['Konto: 61 1090 1014 0000 0712 1981 2874 (WBK)', '61 1090 1014 0000 0712 1981 2874']]);
findsNot(iban, [
  ['Ref. 61 1090 1014 0000 0712 1981 2875', '61 1090 1014 0000 0712 1981 2875'],
  ['PL61109010140000071219812874', '61109010140000071219812874'],
]);
findsNot(iban, [['Ref. 8E12 3456 7890 1234', '8E12 3456 7890 1234']]);

test('an account with and without its country is one', () => {
  const [bare, whole] = ['61109010140000071219812874', 'PL61109010140000071219812874'];
  assert.deepEqual(
    [isWithoutCountry(bare, whole), isWithoutCountry(whole, bare), isWithoutCountry(bare, 'PL61109010140000071219812875')],
    [true, false, false],
  );
  assert.deepEqual([bare, whole, 'DE89370400440532013000'].map(ibanCountry), ['PL', 'PL', 'DE']);
});
