/** Bank codes. */
import { bankCode } from '../../../src/values/payment/bank-code.js';
import { finds } from '../tables.js';

finds(bankCode, [
  ['BLZ 370 400 44', '370 400 44'],
  ['BLZ 19043', '19043'],
  ['Sort code 12-34-56', '12-34-56'],
  ['19-2000145399/0800', '0800'],
]);
