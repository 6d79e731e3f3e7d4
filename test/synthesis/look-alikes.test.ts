/** What whole synthetic documents print that looks like a detail and is none. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { random } from '../../src/random.js';
import { syntheticFacts } from '../../src/synthesis/synthetic-facts.js';
import { numberText, valueText } from '../../src/synthesis/format.js';
import { sample } from '../../src/synthesis/sample.js';

const plain = { decimal: '.', group: ',', negative: 'before' } as const;
const many = Array.from({ length: 500 }, (_, i) => sample('look-alikes', i, { noise: 0, languages: ['de', 'en', 'pt', 'it', 'da'] }));

describe('what looks like a detail and is none', () => {
  test('a credit note has one number, whatever other invoices it names', () => {
    const credits = many.filter(({ facts }) => facts.type === 'creditNote');
    assert.ok(credits.length > 15);
    for (const { facts, labels } of credits)
      for (const { value } of labels.details.InvoiceId ?? []) assert.equal(value.replaceAll(' ', ''), facts.invoiceId.replaceAll(' ', ''));
  });

  test('a sum in parts is due on the day of the first', () => {
    for (const { facts, labels } of many) if (facts.dueDate) assert.ok((labels.details.DueDateDate ?? []).every(({ value }) => value === facts.dueDate));
  });

  test('several taxes on one amount add up', () => {
    const drawn = [{ languages: ['en'] }, { countries: ['BR'] }, { countries: ['MX'] }].flatMap((options) =>
      Array.from({ length: options.languages ? 3000 : 400 }, (_, i) => syntheticFacts(random('levies', i), options)),
    );
    const all = drawn.filter(({ levies }) => levies);
    for (const code of ['BR', 'MX']) assert.ok(all.filter(({ sender }) => sender.country.code === code).length > 10, code);
    assert.ok(all.length > 20, String(all.length));
    for (const { levies, vat } of all) {
      assert.equal(
        levies!.reduce((sum, levy) => sum + levy.vat, 0),
        vat[0]!.vat,
      );
      assert.ok(Math.abs(levies!.reduce((sum, levy) => sum + levy.rate, 0) - vat[0]!.rate) < 1e-6);
    }
  });
});

describe('rates with quarters', () => {
  for (const [tenths, text, value] of [
    [82.5, '8.25', '8.25'],
    [66.25, '6.625', '6.625'],
    [99.75, '9.975', '9.975'],
    [190, '19', '19.0'],
    [77, '7.7', '7.7'],
  ] as const)
    test(`${tenths} tenths`, () => {
      assert.equal(numberText(tenths, 1, 0, plain), text);
      assert.equal(valueText(tenths, 1, 1), value);
    });
});
