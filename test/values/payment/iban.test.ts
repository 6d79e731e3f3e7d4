/** IBANs. Numbers are published examples. */
import { iban } from '../../../src/values/payment/iban.js';
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
]);
finds(iban, [
  ['IBAN: AT61 1904 3002 3457 3201 BIC GIBAATWW', 'AT61 1904 3002 3457 3201'],
  ['IBANDE89370400440532013000', 'DE89370400440532013000'],
  ['IBAN: F121 1234 5600 0007 85 BIC', 'F121 1234 5600 0007 85'],
]);
findsNot(iban, [['Ref. 8E12 3456 7890 1234', '8E12 3456 7890 1234']]);
