/** Numbers of documents and customers. */
import { identifier } from '../../../src/values/ids/identifier.js';
import { finds, reads } from '../tables.js';

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
