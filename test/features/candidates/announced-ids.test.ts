import assert from 'node:assert/strict';
import test from 'node:test';
import { candidatesOf } from '../../../src/features/candidates/candidates.js';
import { tokensOf } from '../../../src/features/tokens/tokens.js';
import { drawn } from '../../drawn.js';

/** Candidates of these kinds whose check fails, as kind and value. */
const failed = (text: string): readonly string[] =>
  candidatesOf(tokensOf(drawn(text).pages[0]!), 0)
    .filter(({ kind, check }) => ['iban', 'bic', 'vat-id'].includes(kind) && check === 'failed')
    .map(({ kind, value }) => `${kind} ${value}`);

for (const [text, expected] of [
  ['IBAN: QX12 3456 7890 1234 5678', ['iban QX123456789012345678']],
  ['IBAN    QX001234567890', ['iban QX001234567890']],
  ['BIC: MUSTERBANK', ['bic MUSTERBANK']],
  ['SWIFT   TEST123', ['bic TEST123']],
  ['VAT No: QX7654321', ['vat-id QX7654321']],
  ['USt-IdNr.\nQX7654321', ['vat-id QX7654321']],
  // A gap parts it from its key.
  ['TRN        100234567800003', ['vat-id 100234567800003']],
  ['Attention of the buyer and of all others TRN        100234567800003', []],
  ['Order        100234567800003', []],
  // No key beside or above it.
  ['Order        QX001234567890', []],
  ['QX7654321', []],
  // What has a known form is found by it.
  ['BIC: COBADEFFXXX', []],
  ['VAT No: DE 123 456', ['vat-id DE123456']],
  // Words of small letters and short numbers are none.
  ['BIC: Sparkasse', []],
  ['VAT No: QX123', []],
] as const)
  test(`announced ids: ${text.replace('\n', ' / ')}`, () => assert.deepEqual(failed(text), expected));

for (const [text, expected] of [
  ['Account: HOLTBRID', ['HOLTBRID']],
  ['Customer Code\nQUARRY-LDS', ['QUARRY-LDS']],
  // In a sentence, in small letters, of one word with others, below no key.
  ['Customer ID: ASK our desk', []],
  ['Customer No: 4711 HOLTBRID', []],
  ['Customer No: Holtbrid', []],
  ['Customer ID: HOLT3BRID', []],
  ['Supplier\nHOLTBRID', []],
  // Words of keys and currencies.
  ['CUSTOMER NUMBER', []],
  ['CUSTOMER NUM', []],
  ['CUSTOMER CODE\nHOLTBRID', ['HOLTBRID']],
  ['CUSTOMER ID    DATE      TERMS\nHOLTBRID       FRIDAY    WEEKLY', ['HOLTBRID']],
  ['KUNDENNUMMER\nRECHNUNG', []],
  ['CUSTOMER NUMBER: EUR', []],
] as const)
  test(`accounts of letters: ${text.replace('\n', ' / ')}`, () => {
    const found = candidatesOf(tokensOf(drawn(text, { language: 'en', countries: ['GB'] }).pages[0]!), 0);
    assert.deepEqual(
      found.filter(({ kind, value }) => kind === 'identifier' && !/\d/.test(value)).map(({ value }) => value),
      expected,
    );
  });

test('announced ids: a creditor identifier beside an account is no IBAN', () => {
  const found = candidatesOf(tokensOf(drawn('Konto-Nr. AT98ZZZ00000099999', { language: 'de', countries: ['AT'] }).pages[0]!), 0);
  assert.deepEqual(
    found.filter(({ kind }) => kind === 'iban'),
    [],
  );
});

for (const [what, text, expected] of [
  ['below its key is one of its kind, though it is of another kind by its digits', 'GST Number\n123-456-785', ['123456785']],
  ['below another key is none', 'GST Number                Order\n                          123-456-785', []],
  ['far below its key is none', 'GST Number\n\n\n\n123-456-785', []],
] as const)
  test(`ids of parted keys: a number ${what}`, () => {
    const found = candidatesOf(tokensOf(drawn(text, { language: 'en', countries: ['NZ'] }).pages[0]!), 0);
    assert.deepEqual(
      found.flatMap(({ kind, value }) => (kind === 'vat-id' ? [value] : [])),
      expected,
    );
  });
