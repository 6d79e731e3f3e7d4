/** Countries of texts by what one country alone prints: addresses, numbers, taxes, money, telephone numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countryByDiallingCode } from '../../../src/catalogue/dialling-codes.js';
import { countriesOf } from '../../../src/reading/language/countries.js';

for (const [text, language, country] of [
  ['Ship to: Marlow, IL 62990', 'en', 'US'],
  ['Total $ 12.00', 'en', 'US'],
  ['A.B.N. 11 222 333 444', 'en', 'AU'],
  ['Northmere VIC 3999, Total $12.00', 'en', 'AU'],
  ['Lakefield, ON K1K 1K1, Total $12.00', 'en', 'CA'],
  ['Eastmoor, QC\nGST 5% 1.00', 'en', 'CA'],
  ['HST 13 % 1.30, Total $12.00', 'en', 'CA'],
  ['GST no. 07ABCDE1234F1Z5', 'en', 'IN'],
  ['CGST 9 % 45.00', 'en', 'IN'],
  ['Harborline Trading Sdn. Bhd.', 'en', 'MY'],
  ['(GST ID No : 000123456789)', 'en', 'MY'],
  ['RM 12.50', 'en', 'MY'],
  ['NPWP : 01.234.567.8-901.000', 'tr', 'ID'],
  ['GST No: 087-412-334, total $12.40', 'en', 'NZ'],
  ['Northwind F&B Pte Ltd, total $12.40', 'en', 'SG'],
  ['STRN 03-01-8414-001-46', 'en', 'PK'],
  ['Comercial del Valle S.A. de C.V.', 'es', 'MX'],
  ['DOSCIENTOS PESOS 00/100 M.N.', 'es', 'MX'],
  ['C.U.I.T. 30-71234567-1', 'es', 'AR'],
  ['R.U.T.: 76.123.456-K', 'es', 'CL'],
  ['IGV 18 % 45.00', 'es', 'PE'],
  ['VATable Sales 120.00', 'en', 'PH'],
  ['VAT Reg: 4123456789', 'en', 'ZA'],
  ['PIN: P051234567K', 'en', 'KE'],
  ['R.U.C.: 1791234567001', 'es', 'EC'],
  ['NIT 900.123.456-7', 'es', 'CO'],
  ['CRA 7 # 45-12 LOCAL 3', 'es', 'CO'],
  ['M.F. : 0123456T/A/M/000', 'fr', 'TN'],
  ['ICE : 001234567000089', 'fr', 'MA'],
  ['NINEA 001234567 2G3', 'fr', 'SN'],
  ['CNPJ 12.345.678/0001-95', 'pt', 'BR'],
  ['i.g.v. nieten 12,00', 'nl', 'NL'],
  ['Telefon: +43 1 2345678', 'de', 'AT'],
  ['Tel. 0041 44 123 45 67', 'de', 'CH'],
  ['Numer: +48 12 345 67 89', 'pl', 'PL'],
] as const)
  test(`countries: ${country} by ${JSON.stringify(text)}`, () => assert.equal(countriesOf(text, language)[0], country));

for (const [text, language, country] of [
  // "On" is a word, and a tax of that name is charged in other countries, too.
  ['Invoice ON\nGST 10 % 1.00', 'en', 'CA'],
  // No state's letters, and digits too few for a Malaysian number.
  ['Receipt no. CS 24807', 'en', 'US'],
  ['GST no. 123456782', 'en', 'MY'],
  // Neither a country's code nor its number.
  ['Abrechnung 00 4 3512', 'de', 'AT'],
] as const)
  test(`countries: not ${country} by ${JSON.stringify(text)}`, () => assert.ok(!countriesOf(text, language).includes(country)));

test('countries: a calling code that two countries share tells neither', () => {
  assert.equal(countryByDiallingCode.get('1'), undefined);
  assert.equal(countryByDiallingCode.get('353'), 'IE');
});

test('countries: numbers of documents, however many, are less than the language', () =>
  assert.equal(countriesOf('SI-0000512\nSI-0000513\nSI-0000514', 'fr')[0], 'FR'));
