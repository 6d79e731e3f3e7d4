/** Indian GST numbers as readers of print give them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedGstin, isWrongGstin } from '../../../src/values/ids/gstin.js';

for (const [name, read, meant] of [
  ['as it is', '29ABXPK7204M1ZV', '29ABXPK7204M1ZV'],
  ['a letter for a digit', '29ABXPK72O4M1ZV', '29ABXPK7204M1ZV'],
  ['digits for letters', '294BXPK7204M12V', '29ABXPK7204M1ZV'],
  ['a letter for the registration', '29ABXPK7204MIZV', '29ABXPK7204M1ZV'],
  ['a stroke read twice', '29ABXPKK7204M1ZV', '29ABXPK7204M1ZV'],
  ['a zero for the check', '29HBXPK7204M1Z0', '29HBXPK7204M1ZO'],
  ['a zero for the check and another sign exchanged', '29HBXPK72O4M1Z0', undefined],
  ['another check character', '29ABXPK7204M1ZW', undefined],
  ['more exchanged signs than are trusted', '294BXPK72O4MI2V', undefined],
  ['not the form of one', 'QUOTATION NUMBER', undefined],
] as const)
  test(`a GSTIN with ${name}`, () => assert.equal(correctedGstin(read), meant));

for (const [text, wanted] of [
  ['29ABXPK7204M1ZV', false],
  ['29ABXPK7204M1ZW', true],
  ['298AXPK7204M1ZV', true],
  ['29ABXPKK7204M1ZV', false],
  ['INVOICE20310815', false],
  ['123456789012345', false],
  ['29ABXPK7204M1Z', false],
] as const)
  test(`${text} is ${wanted ? 'a' : 'no'} GSTIN that was misread`, () => assert.equal(isWrongGstin(text), wanted));
