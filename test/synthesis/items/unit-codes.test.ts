import assert from 'node:assert/strict';
import test from 'node:test';
import { type LanguageCode, languageByCode, languages } from '../../../src/catalogue/languages/index.js';
import { isMeasured, unitCode, unitKind } from '../../../src/synthesis/items/unit-codes.js';

const of = (code: LanguageCode) => languageByCode.get(code)!;

for (const [code, unit, kind, uneceCode] of [
  ['de', 'Std.', 'time', 'HUR'],
  ['de', 'kg', 'weight', 'KGM'],
  ['nl', 'dag', 'day', 'DAY'],
  // Their first letters are those of words for a day or an hour.
  ['nl', 'doos', 'boxes', 'C62'],
  ['hu', 'db', 'pieces', 'C62'],
  ['hu', 'hó', 'month', 'MON'],
  ['sv', 'hink', 'counted', 'C62'],
  ['ro', 'oră', 'time', 'HUR'],
  ['it', 'MQ', 'area', 'MTK'],
  ['fi', 'pv', 'day', 'DAY'],
  ['en', '', 'counted', ''],
] as const)
  test(`unit codes: ${code} ${unit} is ${kind}`, () => {
    assert.equal(unitKind(unit, of(code)), kind);
    assert.equal(unitCode(unit, of(code)), uneceCode);
  });

test('unit codes: hours are measured, boxes and pieces are counted', () => {
  assert.equal(isMeasured('hod.', of('cs')), true);
  assert.equal(isMeasured('kpl', of('fi')), false);
  assert.equal(isMeasured('Karton', of('de')), false);
});

test('unit codes: no wording is of two kinds in one language', () => {
  for (const { code, captions } of languages) {
    const all = Object.values(captions.units).flat();
    assert.deepEqual(all, [...new Set(all)], code);
    assert.deepEqual(
      all.filter((wording) => wording !== wording.toLocaleLowerCase(code) || wording.endsWith('.')),
      [],
      code,
    );
  }
});
