/** Towns misread by signs that look alike become those that the gazetteer has; all others stay. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correctedTown } from '../../../src/values/contact/misread-town.js';

for (const [town, country, wanted] of [
  ['Schwcrin', 'DE', 'Schwerin'],
  ['Hamrn', 'DE', 'Hamm'],
  ['OLOMOUE', 'CZ', 'OLOMOUC'],
  ['QRVIETO', 'IT', 'ORVIETO'],
  ['Toulousc', 'FR', 'Toulouse'],
  ['Toulousc', 'AT', 'Toulousc'],
  ['Salzburg', 'DE', 'Salzburg'],
  ['Unterwaldmünchingen', 'DE', 'Unterwaldmünchingen'],
  ['Bnle', 'DE', 'Bnle'],
] as const)
  test(`towns: "${town}" in ${country} is ${wanted}`, () => assert.equal(correctedTown(town, country), wanted));
