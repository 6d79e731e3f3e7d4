/** Code and town in one text, in the ways of many countries. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { codeAndTown, isCode } from '../../src/values/contact/postal-code.js';

const cases: readonly (readonly [text: string, code: string | undefined, town?: string])[] = [
  ['18290 CIVRAY', '18290', 'CIVRAY'],
  ['A-4644 Scharnstein', 'A-4644', 'Scharnstein'],
  ['1811 LV Alkmaar', '1811 LV', 'Alkmaar'],
  ['561 31 Huskvarna', '561 31', 'Huskvarna'],
  ['30-552 Kraków', '30-552', 'Kraków'],
  ['4000-118 Porto', '4000-118', 'Porto'],
  ['110 00 Praha 1', '110 00', 'Praha 1'],
  ['29120 Pont-l’Abbé', '29120', 'Pont-l’Abbé'],
  ['Hull, HU1 3DL', 'HU1 3DL', 'Hull'],
  ['Galway H91 X4K7', 'H91 X4K7', 'Galway'],
  ['Austin, TX 78701', '78701', 'Austin'],
  ['MARIETTA GA 30062', '30062', 'MARIETTA'],
  ['Fitzroy North VIC 3068', '3068', 'Fitzroy North'],
  ['12 rue Haute', undefined],
  ['Rechnung 2024', undefined],
  ['118 447 km', undefined],
  ['Datum 23.05.2025', undefined],
];

for (const [text, code, town] of cases)
  test(`postal codes: ${text}`, () => {
    const found = codeAndTown(text);
    assert.equal(found && text.slice(found[0], found[1]), code);
    assert.equal(found && text.slice(found[2], found[3]), town);
  });

test('postal codes: what is one', () => {
  for (const text of ['18290', 'HU1 3DL', '1811 LV', '30-552', 'K1A 0B1', 'A-4644', '30374-0112', 'SW1A 1AA']) assert.ok(isCode(text), text);
  for (const text of ['L2H2', 'GK-418-ZT', 'Km', '18400 ST-FLORENT']) assert.ok(!isCode(text), text);
});
