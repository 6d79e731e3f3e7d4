import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { isQRIBAN, isValidIBAN } from 'ibantools';
import { random } from '../../../src/random.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';
import { addsUp } from '../../../src/synthesis/amounts/sums.js';
import { isrReference, isrSubscriber, kid, qrIban } from '../../../src/synthesis/identifiers/payment-codes.js';
import { luhn, mod10Recursive, mod11Kid } from '../../../src/values/ids/check-digits.js';

describe('payment codes', () => {
  test('references of 27 digits check', () => {
    for (let seed = 0; seed < 50; seed++) {
      const reference = isrReference(random(seed), 'RE-2024-0815');
      assert.match(reference, /^\d{27}$/);
      assert.equal(String(mod10Recursive(reference.slice(0, -1))), reference.slice(-1));
      assert.match(isrSubscriber(random(seed)), /^0[13]\d{7}$/);
    }
  });

  test('KID ends on a check digit', () => {
    for (let seed = 0; seed < 50; seed++) {
      const number = kid(random(seed), '2024-17');
      assert.match(number, /^\d{4,25}$/);
      assert.ok([String(luhn(number.slice(0, -1))), mod11Kid(number.slice(0, -1))].includes(number.slice(-1)), number);
    }
  });

  test('QR-IBAN', () => {
    for (const country of ['CH', 'LI'] as const) {
      const iban = qrIban(random(country), country);
      assert.ok(isValidIBAN(iban) && isQRIBAN(iban), iban);
    }
  });

  test('Swiss QR bills have 31 lines and say what the invoice says', () => {
    let seen = 0;
    for (let seed = 0; seed < 1500 && seen < 5; seed++) {
      const facts = syntheticFacts(random('swiss', seed), { languages: ['de'] });
      if (!facts.qrText?.startsWith('SPC') || !addsUp(facts)) continue;
      seen++;
      const lines = facts.qrText.split('\r\n');
      assert.equal(lines.length, 31);
      assert.equal(lines[1], '0200');
      assert.equal(lines[3], facts.sender.banks[0]?.iban);
      assert.equal(lines[18], ((facts.gross - (facts.prepaid ?? 0)) / 100).toFixed(2));
      assert.equal(lines[30], 'EPD');
    }
    assert.ok(seen >= 5, `${seen}`);
  });
});
