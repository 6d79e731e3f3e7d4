/** Bank details, references and national ids. Numbers are published examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bankAccount } from '../../src/values/payment/bank-account.js';
import { bankCode } from '../../src/values/payment/bank-code.js';
import { bic } from '../../src/values/payment/bic.js';
import { currency } from '../../src/values/numbers/currency.js';
import { iban } from '../../src/values/payment/iban.js';
import { identifier } from '../../src/values/ids/identifier.js';
import { isrReference } from '../../src/values/payment/isr-reference.js';
import { isrSubscriber } from '../../src/values/payment/isr-subscriber.js';
import { kid } from '../../src/values/payment/kid.js';
import { taxId } from '../../src/values/ids/tax-id.js';
import { vatId } from '../../src/values/ids/vat-id.js';
import { finds, findsNot, reads } from './tables.js';

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
finds(bic, [
  ['BIC: RZTIAT22 XXX', 'RZTIAT22 XXX'],
  ['BIC GIBAATWWXXX, DEUTDEFF', 'GIBAATWWXXX', 'DEUTDEFF'],
]);
reads(bic, [['BIC: COBADEFFXXX', 'COBADEFFXXX'], ['RZTIAT2']]);

reads(vatId, [
  ['ATU12345675', 'ATU12345675 passed'],
  ['DE 126 695 416', 'DE126695416 passed'],
  ['DE126695417', 'DE126695417 failed'],
  ['CHE-123.456.788 MWST', 'CHE123456788 passed'],
  ['NO995525828MVA', 'NO995525828MVA passed'],
  ['123-456-32-18', '1234563218 passed'],
  ['B-58378431', 'B58378431 passed'],
  ['B-58.378.431', 'B58378431 passed'],
  ['FR 40 303 265 045', 'FR40303265045 passed'],
  ['EL 094259216', 'EL094259216 passed'],
  ['51 824 753 556', '51824753556 passed'],
  ['27AAPFU0939F1ZV', '27AAPFU0939F1ZV passed'],
  ['27AAPFU0939F1ZW', '27AAPFU0939F1ZW failed'],
  // As a reader of print gives it: letters for digits, digits for letters, a stroke read twice.
  ['27AAPFUO93gF1ZV', '27AAPFU0939F1ZV passed'],
  ['2@AAPFU0939F1ZV'],
  ['27AAPFU0939F12V', '27AAPFU0939F1ZV passed'],
  ['27IAAPFU0939F1ZV', '27AAPFU0939F1ZV passed'],
  ['F120774740', 'FI20774740 passed'],
  ['R012'],
  ['R024118'],
  ['lE6388047V', 'IE6388047V passed'],
  ['813744092RT0001', '813744092RT0001 failed'],
  ['12345 6782 RT0001', '123456782RT0001 passed'],
  ['ID 11122233341', '11122233341 failed'],
  ['12345'],
]);
findsNot(vatId, [
  ['Rechnung R0001234', 'R0001234'],
  ['Auftrag F112345678', 'F112345678'],
]);
finds(vatId, [['VAT no. F112345678', 'F112345678']]);
findsNot(iban, [['Ref. 8E12 3456 7890 1234', '8E12 3456 7890 1234']]);
finds(vatId, [
  ['UID: ATU12345675, FN 123456a', 'ATU12345675'],
  ['P.IVA 00743110157', '00743110157'],
  // Behind its key also with a wrong check digit; without one not.
  ['Cod. Fisc. e P. IVA 00743110158', '00743110158'],
  ['Partita IVA: 00743110158', '00743110158'],
  ['NIP: 123-456-32-19', '123-456-32-19'],
  ['Contribuinte n.º 501 964 844', '501 964 844'],
  ['VAT Reg No 417 2208 70', '417 2208 70'],
  ['Tel 00743110158'],
  ['CVR 13585628', '13585628'],
  // In dots, and never without its letter.
  ['NIF: A-27.706.001', 'A-27.706.001'],
  ['NIF 28.755.103-C', '28.755.103-C'],
  ['NO 995 525 828 MVA', 'NO 995 525 828 MVA'],
  ['VAT IE6433435F x', 'IE6433435F'],
  ['ABN 51 824 753 556 Tax Invoice', '51 824 753 556'],
  ['GSTIN/UIN: 27AAPFU0939F1ZV', '27AAPFU0939F1ZV'],
  ['GSTIN 27AAPFUO939F1ZV', '27AAPFUO939F1ZV'],
  ['Batch 27AAPFU1939F1ZV9'],
  ['TRN : 100234567800003', '100234567800003'],
  // "NO" before it is no country.
  ['GST NO: 000512345678', '000512345678'],
  ['(GST ID : 000512345678)', '000512345678'],
  ['GST REG #000512345678', '000512345678'],
  ['GST 000512345678 Card 000598765432', '000512345678'],
  ['VAT No. : 610334921', '610334921'],
  ['GST/HST No. 12345 6782 RT0001', '12345 6782 RT0001'],
  ['GST/HST 123456782 RT0001', '123456782 RT0001'],
  // Also without the account, with a wrong check digit, and with the R of older tills.
  ['GST#123456783', '123456783'],
  ['GST # 12345 6783', '12345 6783'],
  ['5.0% GST R123456782', 'R123456782'],
  ['NORDIC SHOES LTD. G.S.T. #R123456782', 'R123456782'],
  ['GST REGN NO: M2-0012345-6', 'M2-0012345-6'],
  ['GST Reg No : 200512345H', '200512345H'],
  ['GST 5.00 12.30'],
]);
reads(taxId, [
  ['181/815/08155', '181/815/08155 passed'],
  ['12 345 67890', '1234567890'],
  ['93815 / 08152', '93815/08152 passed'],
  ['11.222.333/0001-81', '11222333000181 passed'],
  ['12-3456789', '123456789'],
  ['732 829 320 00074', '73282932000074 passed'],
]);
finds(taxId, [
  ['St.-Nr. 181/815/08155', '181/815/08155'],
  ['Steuernummer 93815/08152 · Finanzamt', '93815/08152'],
  ['SIRET 732 829 320 00074', '732 829 320 00074'],
  ['OIB: 33392005961', '33392005961'],
  ['GST 27AAPFU0939F1ZV PAN : AAPFU0939F', 'AAPFU0939F'],
]);
finds(bankCode, [
  ['BLZ 370 400 44', '370 400 44'],
  ['BLZ 19043', '19043'],
  ['Sort code 12-34-56', '12-34-56'],
  ['19-2000145399/0800', '0800'],
]);
finds(bankAccount, [
  ['Kto 0532013000', '0532013000'],
  ['19-2000145399/0800', '19-2000145399/0800'],
  ['1234.56.78901', '1234.56.78901'],
]);
reads(isrReference, [['21 00000 00003 13947 14300 09017', '210000000003139471430009017 passed'], ['RF18 5390 0754 7034', 'RF18539007547034 passed'], ['1234']]);
finds(isrReference, [['0100003949753>210000000003139471430009017+ 010001628>', '210000000003139471430009017']]);
reads(isrSubscriber, [
  ['01-39139-1', '010391391 passed'],
  ['01-162-8', '010001628 passed'],
  ['010391391', '010391391 passed'],
]);
reads(kid, [
  ['602243', '602243 passed'],
  ['602244', '602244 failed'],
]);
findsNot(kid, [['KID 602244', '602244']]);

reads(currency, [
  ['€', 'EUR'],
  ['Kč', 'CZK'],
  ['Fr.', 'CHF'],
  ['R$', 'BRL'],
  ['kr', 'SEK', 'NOK', 'DKK', 'ISK'],
  ['eur', 'EUR'],
]);
finds(currency, [['Total EUR119 oder 119,00€', 'EUR', '€']]);

reads(identifier, [['RE  2024 / 0815', 'RE 2024 / 0815'], ['A 24 / 118 072', 'A 24 / 118 072'], ['(4711).', '4711'], ['abc']]);
finds(identifier, [
  ['Nr.:4711', '4711'],
  ['Rechnung-Nr.4711', '4711'],
  ['Nr.4711 #0815', '4711', '0815'],
  ['RE 2024 / 0815', 'RE 2024 / 0815', 'RE 2024', '0815'],
  ['Kunde 21 00000 00003', '21 00000 00003'],
  ['Faktura FS 118/MAG/2031', 'FS 118/MAG/2031', '118/MAG/2031'],
  ['Fatura FT M1/52', 'FT M1/52', 'M1/52'],
  ['Faktura F 31K07/22/5', 'F 31K07/22/5', '31K07/22/5'],
  ['B2B/KAM Team', 'B2B/KAM'],
  ['N°123 (AB/12_3)', '123', 'AB/12_3'],
  ['KUNDE4711', 'KUNDE4711', '4711'],
  ['DUPON04', 'DUPON04'],
]);

test('vat-id find: a long number that is none takes no longer for it', () => assert.deepEqual(vatId.find(`DE1 ${'1'.repeat(100_000)}a`), []));
