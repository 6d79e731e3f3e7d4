/** Generated values must be found and read by the kinds of values: else nothing could learn it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countries } from '../../src/catalogue/country-table.js';
import { random } from '../../src/random.js';
import type { Facts } from '../../src/synthesis/facts.js';
import { vatNumber } from '../../src/synthesis/identifiers/identifiers.js';
import { syntheticFacts } from '../../src/synthesis/synthetic-facts.js';
import { kinds } from '../../src/values/index.js';
import type { KindName } from '../../src/values/kind.js';

const many: readonly Facts[] = Array.from({ length: 1500 }, (_, seed) => syntheticFacts(random('readable', seed)));

/** Countries whose numbers are found behind their key alone; test/synthesis/identifiers puts it before them. */
const keyed = { vat: ['AR', 'AE', 'BR', 'CA', 'MX', 'MY', 'SG', 'TR'], tax: ['IN'] };

const texts = (kind: KindName, of: (facts: Facts) => readonly (string | undefined)[]) => ({
  kind,
  texts: many.flatMap(of).filter((text): text is string => text !== undefined),
});

describe('synthetic values are found whole', () => {
  for (const { kind, texts: list } of [
    texts('identifier', (facts) => [
      facts.invoiceId,
      facts.customerId,
      facts.receiverOrderId,
      facts.senderOrderId,
      facts.deliveryNoteId,
      ...Object.values(facts.references),
    ]),
    texts('vat-id', ({ sender, receiver }) => [sender, receiver].filter(({ country }) => !keyed.vat.includes(country.code)).map(({ vatId }) => vatId)),
    texts('tax-id', ({ sender, receiver }) => [sender, receiver].filter(({ country }) => !keyed.tax.includes(country.code)).map(({ taxId }) => taxId)),
    texts('phone', ({ sender }) => [sender.phone, sender.fax]),
    texts('email', ({ sender, receiver }) => [sender.email, receiver.email]),
    texts('url', ({ sender, receiver }) => [sender.website, receiver.website]),
    texts('iban', ({ sender }) => sender.banks.map(({ iban }) => iban)),
    texts('bic', ({ sender }) => sender.banks.map(({ bic }) => bic)),
    texts('bank-code', ({ sender }) => sender.banks.map(({ bankCode }) => bankCode)),
    texts('bank-account', ({ sender }) => sender.banks.map(({ bankAccount }) => bankAccount)),
    texts('isr-reference', ({ isrReference }) => [isrReference]),
    texts('isr-subscriber', ({ isrSubscriber }) => [isrSubscriber]),
    texts('kid', ({ kid }) => [kid]),
    // Those of other countries are found behind their keys: test/synthesis/identifiers/registrations.test.ts.
    texts('company-registration', ({ sender }) => (['CZ', 'SK', 'DE', 'AT', 'RO'].includes(sender.country.code) ? [sender.companyRegistration] : [])),
  ]) {
    test(kind, () => {
      const missed = list.filter(
        (text) => !kinds[kind].find(text).some(({ start, end }) => start === 0 && end === text.length) || kinds[kind].read(text).length === 0,
      );
      assert.ok(missed.length <= list.length / 200, `${missed.length} of ${list.length}: ${missed.slice(0, 12).join(' | ')}`);
    });
  }

  for (const country of countries.filter(({ vatPrefix }) => vatPrefix)) {
    test(`VAT ids of ${country.code} pass their check`, () => {
      for (let seed = 0; seed < 25; seed++) {
        const text = vatNumber(random(country.code, seed), country);
        assert.ok(text);
        assert.equal(kinds['vat-id'].read(text)[0]?.check, 'passed', text);
      }
    });
  }

  test('ids pass their checks', () => {
    const failed = many
      .flatMap(({ sender, receiver }) => [sender, receiver])
      // The Emirates, Malaysia and Singapore publish no check.
      .flatMap(({ country, vatId }) => (['AE', 'MY', 'SG'].includes(country.code) ? [] : [vatId]))
      .filter((text) => text !== undefined && kinds['vat-id'].read(text)[0]?.check !== 'passed');
    assert.deepEqual(failed, []);
  });
});
