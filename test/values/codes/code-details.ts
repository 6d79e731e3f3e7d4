/** Details of a payment code's payload by name, and the payload of a Swiss QR bill. */
import assert from 'node:assert/strict';
import { parseCode } from '../../../src/values/codes/index.js';

export type Details = Readonly<Record<string, string>>;
export const details = (text: string, name: string): Details => {
  const code = parseCode(text);
  assert.equal(code?.name, name, text.slice(0, 60));
  return code.details;
};
export const some = (all: Details, ...names: string[]) => names.map((name) => all[name]);

export const swissLines = ({ account = 'CH4431999123000889012', type = 'QRR', reference = '210000000003139471430009017', more = ['EPD'] } = {}): string[] => [
  ...['SPC', '0200', '1', account],
  ...['K', 'Robert Schneider AG', 'Rue du Lac 1268', '2501 Biel', '', '', 'CH'],
  ...Array<string>(7).fill(''),
  ...['1949.75', 'CHF'],
  ...['S', 'Pia-Maria Rutschmann', 'Grosse Marktgasse', '28', '9400', 'Rorschach', 'CH'],
  ...[type, reference, 'Auftrag vom 18.06.2020', ...more],
];
