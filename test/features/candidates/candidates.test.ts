import assert from 'node:assert/strict';
import test from 'node:test';
import { candidateKinds, candidatesOf } from '../../../src/features/candidates/candidates.js';
import { maxCandidates } from '../../../src/features/contract.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import type { KindName } from '../../../src/values/kind.js';
import { drawn } from '../../drawn.js';

const candidatesIn = (text: string) => candidatesOf(tokensOf(drawn(text).pages[0]!), 0);
const valuesIn = (text: string, kind: KindName) =>
  candidatesIn(text)
    .filter((candidate) => candidate.kind === kind)
    .map(({ value }) => value);

const invoice = `
  Muster GmbH
  Rechnung Nr.:4711        Datum: 12.03.2024
  Kunde 10023              UID: ATU57780814
  Schraube     2   50,00   100,00EUR
  zzgl. 20% USt            20,00
  Gesamtbetrag             120,00 EUR
  zahlbar in 14 Tagen
  IBAN AT61 1904 3002 3457 3201   BIC BKAUATWW`;

for (const [kind, values] of [
  ['amount', ['4711.00', '10023.00', '57780814.00', '2.00', '50.00', '100.00', '20.00', '120.00', '14.00']],
  ['rate', ['20.0', '20.0', '14.0']], // whatever is as large as a rate somewhere
  ['date', ['2024-03-12', '2024-12-03']], // both readings
  ['duration', ['14']],
  ['vat-id', ['ATU57780814']],
  ['iban', ['AT611904300234573201']],
] as const) {
  test(`candidates: ${kind}`, () => assert.deepEqual(valuesIn(invoice, kind), values));
}

for (const [text, kind, found] of [
  ['BKAUATWW', 'bic', true],
  ['Rechnung 4711', 'identifier', true],
  ['100,00', 'identifier', false], // amounts are what they are
  ['12.03.2024', 'identifier', false],
  ['PAN No.: AAPFU0939F', 'tax-id', true], // four digits among letters, behind its key
  ['Model: AAPFU0939F', 'tax-id', false],
  ['20%', 'identifier', false],
  ['info2@acme.de', 'identifier', false],
  ['19', 'rate', true],
  ['19,5 %', 'rate', true],
  ['19,4', 'rate', false], // neither charged anywhere nor a percentage
  ['Rechnung', 'identifier', false],
  ['Rechnung Nr. 1', 'identifier', true], // the first one
  ['Seite 1', 'identifier', false],
  ['1', 'identifier', false],
] as const) {
  test(`candidates: ${text} is ${found ? 'a' : 'no'} ${kind}`, () => assert.equal(valuesIn(text, kind).length > 0, found));
}

test('candidates: values do not reach over the gap between two columns', () => {
  assert.deepEqual(valuesIn('AT61 1904 3002        3457 3201', 'iban'), []);
  assert.deepEqual(valuesIn('AT61 1904 3002 3457 3201', 'iban'), ['AT611904300234573201']);
});

test('candidates: the box is that of the characters, not of the words', () => {
  const document = drawn('Nr.:4711');
  const { box } = document.pages[0]!.words[0]!;
  const number = candidatesOf(tokensOf(document.pages[0]!), 0).find(({ kind, text }) => kind === 'identifier' && text === '4711')!;
  assert.equal(number.box.x, box.x + box.width / 2);
  assert.equal(number.box.width, box.width / 2);
});

test('candidates: no span is given twice with one reading', () => {
  const keys = candidatesIn(invoice).map(({ kind, value, first, last }) => `${kind} ${value} ${first} ${last}`);
  assert.equal(new Set(keys).size, keys.length);
});

test('candidates: of a crowded page the small numbers go and what was checked stays, in reading order', () => {
  const rows = Array.from({ length: 60 }, (_, i) => `${i + 1}  Teil  ${i + 2}  ${100 + i}  ${i},50  ${i + 5},00`);
  const found = candidatesIn(['IBAN AT61 1904 3002 3457 3201', ...rows, 'Datum 12.03.2024  Betrag 4.711,00'].join('\n'));
  assert.equal(found.length, maxCandidates);
  const kept = (kind: KindName) => found.filter((candidate) => candidate.kind === kind).map(({ value }) => value);
  assert.deepEqual(kept('iban'), ['AT611904300234573201']);
  assert.deepEqual(kept('date'), ['2024-03-12', '2024-12-03']);
  assert.ok(kept('amount').includes('4711.00'));
  assert.ok(found.every((candidate, i) => i === 0 || candidate.first >= found[i - 1]!.first || candidate.kind !== found[i - 1]!.kind));
});

test('candidates: every kind among them has a number of its own', () => {
  assert.equal(new Set(candidateKinds).size, 15);
});

for (const [what, text, values] of [
  ['in two lines of a foot', 'Sparkasse Auental IBAN DE37\n6605 0101 0009 0712 34 BIC KARSDE66XXX', ['DE37660501010009071234']],
  ['with its last group on the next line', 'auf unser Konto IBAN DE89 3704 0044 0532 0130\n00 unter Angabe der Nummer.', ['DE89370400440532013000']],
  ['a full stop behind it', 'IBAN AT61 1904 3002\n3457 3201. Danke', ['AT611904300234573201']],
  ['check digits that fail', 'Konto IBAN DE89 3704 0044 0532 0130\n01 unter Angabe', []],
  ['words between', 'Konto IBAN DE89 3704 0044 bei der\n0532 0130 00', []],
] as const)
  test(`candidates: an IBAN that runs on, ${what}`, () => {
    const passed = candidatesIn(text).filter(({ kind, check }) => kind === 'iban' && check === 'passed');
    assert.deepEqual(
      passed.map(({ value }) => value),
      values,
    );
  });
