/** Numbers of registers as their country prints them, found behind their keys and within the entries of footers. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { registers } from '../../../src/catalogue/country-words/registers.js';
import { random } from '../../../src/random.js';
import { registerEntry, registrationOf } from '../../../src/synthesis/identifiers/registrations.js';
import { sample } from '../../../src/synthesis/sample.js';
import { companyRegistration } from '../../../src/values/ids/company-registration.js';

const bare = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();
const isFound = (line: string, number: string): boolean =>
  companyRegistration.find(line).some(({ start, end }) => {
    const [reading] = companyRegistration.read(line.slice(start, end));
    return bare(reading?.value ?? '') === bare(number);
  });

describe('numbers of registers', () => {
  for (const [country, own] of Object.entries(registers))
    test(`of ${country}`, () => {
      const missed = new Set<string>();
      for (let seed = 0; seed < 60; seed++) {
        const drawn = registrationOf(random('register', country, seed), country, { taxId: own.some(({ isTaxId }) => isTaxId) ? taxIds[country] : undefined });
        assert.ok(drawn, 'none is drawn');
        const { number, register } = drawn;
        assert.doesNotMatch(number, /[@~]/);
        for (const name of register.names) if (!isFound(`${name}: ${number}`, number)) missed.add(`${name}: ${number}`);
        const entry = registerEntry(random('entry', country, seed), country, 'Lund', drawn);
        if (entry?.includes(number) && !isFound(entry, number)) missed.add(entry);
      }
      assert.deepEqual([...missed].slice(0, 8), []);
    });
});

const taxIds: Readonly<Record<string, string>> = { SE: '556703-7485', NO: '923609016', DK: '13585628', FI: '2077474-0' };

test('the number is the document’s CompanyRegistrationNumber wherever it is printed', () => {
  let labelled = 0;
  for (let i = 0; i < 120; i++) {
    const { document, labels } = sample('registers', i, { noise: 0, maxPages: 1, languages: ['de', 'fr', 'nl', 'it'] });
    const values = labels.details.CompanyRegistrationNumber ?? [];
    if (values.length > 0) labelled++;
    for (const { value, places } of values)
      for (const { page, words } of places) {
        const text = words.map((word) => document.pages[page]!.words[word]!.text).join(' ');
        assert.ok(bare(text).includes(bare(value)), `${value}: ${text}`);
      }
  }
  assert.ok(labelled > 25, `${labelled} of 120`);
});
