/** VAT ids of many countries, by their forms, check digits and keys. Numbers are published examples. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vatId } from '../../../src/values/ids/vat-id.js';
import { finds, findsNot, reads } from '../tables.js';

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
  ['01.234.567.8-901.000', '012345678901000 failed'],
  ['76.123.456-K', '76123456K failed'],
  ['W10-1808-32001234', 'W10180832001234 failed'],
  ['P051234567K', 'P051234567K failed'],
]);
findsNot(vatId, [
  ['Rechnung R0001234', 'R0001234'],
  ['Auftrag F112345678', 'F112345678'],
]);
finds(vatId, [['VAT no. F112345678', 'F112345678']]);
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
  ['VAT Reg: 4120987653', '4120987653'],
  ['BIN of registered person: 001234567-0101', '001234567-0101'],
  ['VAT/PAN No. 301 234 567', '301 234 567'],
  // Overseas, each behind its own key.
  ['NPWP : 01.234.567.8-901.000', '01.234.567.8-901.000'],
  ['VAT REG TIN: 123-456-789-00001', '123-456-789-00001'],
  ['TIN: 12345678-0001', '12345678-0001'],
  ['PIN: P051234567K', 'P051234567K'],
  ['PIN 560021'],
  ['R.U.T.: 76.123.456-K', '76.123.456-K'],
  ['NIT 900.123.456-7', '900.123.456-7'],
  ['RUC: 20512345678', '20512345678'],
  ['BIN: 001234567-0402', '001234567-0402'],
  ['SST ID : W10-1808-32001234', 'W10-1808-32001234'],
  ['STRN 03-01-8414-001-46', '03-01-8414-001-46'],
  ['VAT No. 300012345600003', '300012345600003'],
  ['VAT Reg No 4012345678', '4012345678'],
  ['GST Reg. No: M12345678K', 'M12345678K'],
  // "NO" that says what is behind it is no Norway.
  ['GST NO 123-456-789', '123-456-789'],
  ['VAT NO 995 525 828 MVA', 'NO 995 525 828 MVA'],
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
test('vat-id find: a long number that is none takes no longer for it', () => assert.deepEqual(vatId.find(`DE1 ${'1'.repeat(100_000)}a`), []));
