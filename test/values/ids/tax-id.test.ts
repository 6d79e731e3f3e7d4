/** National tax ids. Numbers are published examples. */
import { taxId } from '../../../src/values/ids/tax-id.js';
import { finds, reads } from '../tables.js';

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
  ['AAPFU0939F', 'AAPFU0939F'],
  ['TVQ/QST: 1001234567 TQ0001', '1001234567 TQ0001'],
  ['ING. BRUTOS C.M.: 901-234567-8', '901-234567-8'],
  ['IIBB 901-234567-8', '901-234567-8'],
]);
