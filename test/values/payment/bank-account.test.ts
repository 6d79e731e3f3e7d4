/** Bank accounts without an IBAN. */
import { bankAccount } from '../../../src/values/payment/bank-account.js';
import { finds } from '../tables.js';

finds(bankAccount, [
  ['Kto 0532013000', '0532013000'],
  ['19-2000145399/0800', '19-2000145399/0800'],
  ['1234.56.78901', '1234.56.78901'],
]);
