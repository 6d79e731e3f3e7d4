/** Numbers of parties are printed compact or in their groups, and are read as the same number. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { countries } from '../../../src/catalogue/country-table.js';
import { random } from '../../../src/random.js';
import { taxNumber, vatNumber } from '../../../src/synthesis/identifiers/identifiers.js';
import { groupedBy } from '../../../src/synthesis/identifiers/masks.js';
import { sample } from '../../../src/synthesis/sample.js';
import { overseas } from '../../../src/synthesis/parties/overseas.js';
import { kinds } from '../../../src/values/index.js';

const bare = (text: string): string => text.replace(/[^\p{L}\d]/gu, '').toUpperCase();

describe('numbers of parties', () => {
  for (const country of countries)
    test(`of ${country.code}`, () => {
      const drawn = Array.from({ length: 60 }, (_, seed) => vatNumber(random('vat', country.code, seed), country));
      assert.ok(country.vatPrefix === undefined || drawn.some((vat) => vat !== undefined), 'no VAT id is drawn');
      for (const [seed, vat] of drawn.entries()) {
        if (vat) assert.ok(kinds['vat-id'].read(vat).length > 0, vat);
        const tax = taxNumber(random('tax', country.code, seed), country);
        if (tax)
          assert.ok(
            kinds['tax-id'].read(tax).some(({ value }) => bare(value) === bare(tax)),
            tax,
          );
      }
    });

  for (const [code, what, shape] of [
    ['AU', vatNumber, /^\d{2} \d{3} \d{3} \d{3}$/],
    ['ES', vatNumber, /^[AB]-\d{8}$/],
    ['GB', vatNumber, /^\d{3} \d{4} \d{2}$/],
    ['FR', vatNumber, /^FR ?\d{2} \d{3} \d{3} \d{3}$/],
    ['FR', taxNumber, /^\d{3} \d{3} \d{3} \d{5}$/],
    ['PL', taxNumber, /^\d{3}-\d{3}-\d{2}-\d{2}$/],
    ['BR', vatNumber, /^\d{2}\.\d{3}\.\d{3}\/0001-\d{2}$/],
    ['MX', vatNumber, /^[A-Z]{3,4}\d{6}[A-Z\d]{3}$/],
    ['AR', vatNumber, /^30-\d{8}-\d$/],
    ['TR', vatNumber, /^\d{10}$/],
    ['BR', taxNumber, /^[\d.-]+$/],
    ['DK', taxNumber, /^\d{2} \d{2} \d{2} \d{2}$/],
  ] as const)
    test(`${code} as ${shape.source}`, () => {
      const country = countries.find((each) => each.code === code)!;
      const found = Array.from({ length: 300 }, (_, seed) => what(random('shape', seed), country)).filter((text) => text && shape.test(text)).length;
      assert.ok(found > 3, `${found}`);
    });

  for (const code of ['BR', 'MX', 'AR', 'TR', 'AE', 'IN'])
    test(`behind its own key, a number of ${code} has a candidate`, () => {
      const country = [...countries, ...overseas].find((each) => each.code === code)!;
      const key = { BR: 'CNPJ', MX: 'RFC', AR: 'CUIT', TR: 'Vergi No', AE: 'TRN', IN: 'GSTIN' }[code]!;
      for (let seed = 0; seed < 30; seed++) {
        const number = vatNumber(random('keyed', seed), country);
        if (number === undefined) continue;
        const line = `${key}: ${number}`;
        const found = kinds['vat-id'].find(line).map(({ start, end }) => line.slice(start, end));
        assert.ok(
          found.some((text) => kinds['vat-id'].read(text).some(({ value }) => bare(line).endsWith(bare(value)))),
          line,
        );
      }
    });

  test('groups of given lengths', () => {
    assert.equal(groupedBy('51824753556', [2, 3, 3, 3]), '51 824 753 556');
    assert.equal(groupedBy('12345', [2, 2]), '12 345');
  });

  test('now and then the key stands on the line above', () => {
    let above = 0;
    for (let i = 0; i < 250; i++) {
      const { document, labels } = sample('ids', i, { noise: 0, maxPages: 1 });
      for (const name of ['SenderVatId', 'SenderTaxId'] as const)
        for (const { places } of labels.details[name] ?? [])
          for (const { page, words } of places) {
            const line = document.pages[page]!.lines.find((each) => each.words.includes(words[0]!))!;
            const { x, y } = document.pages[page]!.words[words[0]!]!.box;
            // Nothing left of it, and something that ends like a key over it.
            const beside = line.words.some((word) => document.pages[page]!.words[word]!.box.x < x && x - document.pages[page]!.words[word]!.box.x < 400);
            const over = document.pages[page]!.words.some(
              ({ box, text }) => /[:.\p{L}]$/u.test(text) && y - box.y > 5 && y - box.y < 60 && Math.abs(box.x - x) < 6,
            );
            if (!beside && over) above++;
          }
    }
    assert.ok(above >= 4, `${above}`);
  });
});
