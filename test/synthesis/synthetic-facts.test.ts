import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { extractBIC, isValidBIC, isValidIBAN } from 'ibantools';
import { languages } from '../../src/catalogue/languages/index.js';
import { random } from '../../src/random.js';
import type { Facts } from '../../src/synthesis/facts.js';
import { syntheticFacts } from '../../src/synthesis/synthetic-facts.js';
import { addsUp } from '../../src/synthesis/amounts/sums.js';

const many: readonly Facts[] = Array.from({ length: 1500 }, (_, seed) => syntheticFacts(random('facts', seed)));
const share = (is: (facts: Facts) => boolean): number => many.filter(is).length / many.length;

describe('synthetic facts', () => {
  test('the same seed gives the same facts', () => assert.deepEqual(syntheticFacts(random(7)), syntheticFacts(random(7))));

  test('documents of one supplier share party, language and how numbers look', () => {
    const [first, ...others] = Array.from({ length: 5 }, (_, seed) => syntheticFacts(random(seed), { supplier: 17 }));
    for (const other of others) {
      assert.equal(other.sender.name, first!.sender.name);
      assert.equal(other.sender.vatId, first!.sender.vatId);
      assert.equal(other.language.code, first!.language.code);
    }
  });

  for (const { code } of languages) {
    test(`in ${code}`, () => {
      for (let seed = 0; seed < 40; seed++) {
        const facts = syntheticFacts(random(code, seed), { languages: [code], heldOut: seed % 2 === 0 });
        assert.equal(facts.language.code, code);
        assert.doesNotMatch(
          JSON.stringify(facts, (key, value) => (key === 'country' || key.endsWith('anguage') ? 0 : value)),
          /undefined|NaN|\{n\}|\{city\}/,
        );
      }
    });
  }

  for (const [countries, spoken] of [
    [['CH'], ['de', 'fr', 'it', 'en']],
    [
      ['CH', 'NO'],
      ['de', 'fr', 'it', 'en', 'nb'],
    ],
  ] as const)
    test(`suppliers of ${countries}`, () => {
      for (let seed = 0; seed < 60; seed++) {
        const { sender, language } = syntheticFacts(random('home', seed), { countries });
        assert.ok((countries as readonly string[]).includes(sender.country.code), sender.country.code);
        assert.ok((spoken as readonly string[]).includes(language.code), language.code);
      }
    });

  test('sums add up, but for the few that are wrong on purpose', () => {
    const wrong = 1 - share(addsUp);
    assert.ok(wrong > 0.01 && wrong < 0.07, `${wrong}`);
  });

  test('all amounts are whole numbers and every list of VAT is complete', () => {
    for (const { items, vat, net, vatTotal, gross } of many) {
      for (const n of [
        net,
        vatTotal,
        gross,
        ...items.flatMap(({ quantity, unitPrice, total }) => [quantity, unitPrice, total]),
        ...vat.flatMap((share) => [Math.round(share.rate * 1e6) / 1e4, share.net, share.vat]),
      ])
        assert.ok(Number.isSafeInteger(n), `${n}`);
      for (const { vatRate } of items) assert.ok(vat.some(({ rate }) => rate === vatRate));
      for (const { quantity } of items) assert.notEqual(quantity, 0);
    }
  });

  test('documents without cents have none', () => {
    const whole = many.filter(({ wholeAmounts }) => wholeAmounts);
    assert.ok(whole.length > 0);
    for (const { items, net, vatTotal, gross } of whole)
      for (const cents of [net, vatTotal, gross, ...items.map(({ total }) => total)]) assert.ok(Number.isInteger(cents / 100), `${cents}`);
  });

  test('accounts are valid', () => {
    const banks = many.flatMap(({ sender }) => sender.banks);
    assert.ok(banks.some(({ iban, bic }) => iban && bic));
    for (const { iban, bic } of banks) {
      if (iban) assert.ok(isValidIBAN(iban), iban);
      if (bic) assert.ok(isValidBIC(bic) && extractBIC(bic).valid, bic);
    }
  });

  test('dates are in order', () => {
    for (const { invoiceDate, dueDate, deliveryPeriod, discounts } of many) {
      assert.match(invoiceDate, /^20(1\d|2[0-7])-\d\d-\d\d$/);
      if (dueDate) assert.ok(dueDate >= invoiceDate);
      if (deliveryPeriod) assert.ok(deliveryPeriod[0] <= deliveryPeriod[1]);
      for (const { date } of discounts) assert.ok(!dueDate || date <= dueDate);
    }
  });

  for (const [what, low, high, is] of [
    ['invoices', 0.58, 0.68, ({ type }) => type === 'invoice'],
    ['credit notes', 0.05, 0.09, ({ type }) => type === 'creditNote'],
    ['two languages', 0.03, 0.14, ({ secondLanguage }) => secondLanguage !== undefined],
    ['foreign receivers', 0.13, 0.26, ({ sender, receiver }) => sender.country.code !== receiver.country.code],
    ['no VAT', 0.05, 0.2, ({ vatExempt }) => vatExempt !== undefined],
    ['several rates', 0.08, 0.4, ({ vat }) => vat.length > 1],
    ['due date', 0.35, 0.65, ({ dueDate }) => dueDate !== undefined],
    ['discounts', 0.1, 0.2, ({ discounts }) => discounts.length > 0],
    ['delivery period', 0.1, 0.35, ({ deliveryPeriod }) => deliveryPeriod !== undefined],
    ['more than 60 items', 0.003, 0.04, ({ items }) => items.length > 60],
    ['whole amounts', 0.02, 0.07, ({ wholeAmounts }) => wholeAmounts === true],
    ['negative prices', 0.002, 0.02, ({ items, gross }) => gross < 0 && items.some(({ unitPrice }) => unitPrice < 0)],
    ['other parties', 0.12, 0.28, ({ others }) => others.length > 0],
    ['below 100', 0.05, 0.35, ({ gross }) => Math.abs(gross) < 100_00],
    ['above 10000', 0.05, 0.5, ({ gross }) => Math.abs(gross) > 10_000_00],
  ] as const satisfies readonly (readonly [string, number, number, (facts: Facts) => boolean])[]) {
    test(`share of ${what}`, () => {
      const found = share(is);
      assert.ok(found >= low && found <= high, `${what}: ${found}`);
    });
  }

  test('numbers of invoices have many shapes', () => {
    const shapes = new Set(many.map(({ invoiceId }) => invoiceId.replace(/\d/g, '9').replace(/[A-Z]/g, 'A')));
    assert.ok(shapes.size > 350, `${shapes.size}`);
  });
});
