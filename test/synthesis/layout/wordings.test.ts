/** Wordings of a document's keys: none names another currency than the document's. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { languages } from '../../../src/catalogue/languages/index.js';
import type { TermName } from '../../../src/catalogue/languages/language.js';
import { random } from '../../../src/random.js';
import { scene } from '../../../src/synthesis/layout/scene.js';
import { syntheticFacts } from '../../../src/synthesis/synthetic-facts.js';

test('keys name no other currency', () => {
  let named = 0;
  for (let i = 0; i < 400; i++) {
    const facts = syntheticFacts(random('currency', i));
    const { term, allowed } = scene(facts, random('wording', i));
    const terms = (Object.keys(languages[0]!.terms) as TermName[]).map(term);
    for (const text of [...terms, ...allowed(['Total EUR', 'Total CHF', 'Total'])])
      for (const [code] of text.matchAll(/\b(?:EUR|CHF|INR|GBP|CZK|PLN|HUF)\b/g)) {
        assert.equal(code, facts.currency, `${i}: ${text}`);
        named++;
      }
  }
  assert.ok(named > 50, `${named}`);
});

for (const [code, name, start] of [
  ['hr', 'invoiceId', 'Br.'],
  ['ro', 'receiverOrderDate', ' din '],
] as const)
  test(`words that may be a currency stay: ${code}, "${start}"`, () => {
    const { terms } = languages.find((language) => language.code === code)!;
    const { allowed } = scene(syntheticFacts(random('currency', 1)), random('wording', 1));
    const own = terms[name].filter((wording) => `${wording} `.includes(start));
    assert.ok(own.length > 0);
    for (const wording of own) assert.ok(allowed(terms[name]).includes(wording), wording);
  });
