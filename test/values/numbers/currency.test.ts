/** Currencies, as signs and codes. */
import { currency } from '../../../src/values/numbers/currency.js';
import { finds, reads } from '../tables.js';

reads(currency, [
  ['€', 'EUR'],
  ['Kč', 'CZK'],
  ['Fr.', 'CHF'],
  ['R$', 'BRL'],
  ['kr', 'SEK', 'NOK', 'DKK', 'ISK'],
  ['eur', 'EUR'],
]);
finds(currency, [['Total EUR119 oder 119,00€', 'EUR', '€']]);
