/** The group of each code, and what the value of a bar code is. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codeGroups } from '../../../src/extraction/codes/code-groups.js';
import { giro, withCode } from './found-codes.js';

for (const [what, format, text, expected] of [
  ['a GiroCode', 'QRCode', giro('EUR119.50'), 'QrCodeGroup: QrCodeRawString, Bic, Name, Iban, Amount, Text, Currency'],
  ['no known code', 'QRCode', 'https://example.com', 'QrCodeGroup: QrCodeRawString'],
  ['a boleto', 'ITF', '84670000001435900240200240500024384221010811', 'BoletoBarCode: Bar'],
  ['a number of goods', 'EAN-13', '4006381333931', 'BarCode: Bar'],
] as const)
  test(`codes: the group of ${what}`, () => {
    const groups = codeGroups(withCode(text, format));
    const names = groups.map(({ name, members }) => `${name}: ${members.map((member) => member.name).join(', ')}`);
    assert.deepEqual(
      names.map((group) => group.replace(/ (?:ServiceTag|Version|CharacterSet|Identification),/g, '')),
      [expected],
    );
    assert.ok(groups.every(({ members }) => members.every(({ evidence }) => evidence.check === undefined)));
  });

for (const [format, text, value] of [
  ['Code128', 'RE-2024-4711', '20244711'],
  ['Code39', 'A47X9', '479'],
  ['Code39', 'LAGER', ''],
  ['EAN-13', '4006381333931', '4006381333931'],
  ['ITF', '84670000001435900240200240500024384221010811', '84670000001435900240200240500024384221010811'],
] as const)
  test(`codes: the bar of ${format} "${text}" is its raw text, its value the digits "${value}"`, () => {
    const [bar] = codeGroups(withCode(text, format))[0]!.members;
    assert.deepEqual([bar!.name, bar!.text, bar!.value], ['Bar', text, value]);
  });
