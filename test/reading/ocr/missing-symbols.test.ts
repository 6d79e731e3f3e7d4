/** Signs that a language's network does not know are taken from the English one where both agree on the rest. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSymbol } from '../../../src/reading/ocr/missing-symbols.js';

for (const [own, english, sign, mended] of [
  ['2596', '25%', '%', '25%'],
  ['96', '%', '%', '%'],
  ['info©firma.dk', 'info@firma.dk', '@', 'info@firma.dk'],
  ['infoOfirma.dk', 'info@firma.dk', '@', 'info@firma.dk'],
  ['QJ', 'Q&J', '&', 'Q&J'],
  ['386-23-858', '+386-23-858', '+', '+386-23-858'],
  ['4386-23-858', '+386-23-858', '+', '+386-23-858'],
  ['2596', '26%', '%', undefined],
  ['żółty96', 'zolty%', '%', undefined],
  ['Faktura', '%', '%', undefined],
  ['5', '55%', '%', undefined],
] as const)
  test(`unknown signs: "${own}", in English "${english}", is ${mended ?? 'left alone'}`, () => {
    assert.equal(withSymbol(own, [...english], english.indexOf(sign)), mended);
  });
