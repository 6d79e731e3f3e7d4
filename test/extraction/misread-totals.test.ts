/** A recognised total with one misread digit is what the two others say; the text stays as it was read. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../src/extraction/extract.js';
import { drawn } from '../drawn.js';
import { networksSaying } from './saying.js';

async function totals(net: string, vat: string, gross: string, source: 'ocr' | 'text' = 'ocr') {
  const document = drawn(`Netto ${net}\n20 % USt ${vat}\nSumme ${gross}`, { source, countries: ['AT'] });
  const details = { NetTotalAmount: { [net]: 6 }, VatTotalAmount: { [vat]: 6 }, GrandTotalAmount: { [gross]: 6 }, VatRate: { '20.0': 6 } };
  const { predictions, groups } = await extract(document, networksSaying(document, { details }));
  const of = (name: string) => predictions.find((prediction) => prediction.name === name);
  return {
    values: ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => of(name)?.value),
    texts: ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => of(name)?.text),
    group: groups.find(({ name }) => name === 'VatGroup')?.members.map(({ value }) => value),
  };
}

const right = ['1000.00', '200.00', '1200.00'];

const cases: readonly (readonly [what: string, printed: readonly [net: string, vat: string, gross: string], values: readonly string[]])[] = [
  ['gross', ['1.000,00', '200,00', '1.280,00'], right],
  ['VAT', ['1.000,00', '280,00', '1.200,00'], right],
  ['net, by a digit that looks otherwise', ['2.000,00', '200,00', '1.200,00'], ['2000.00', '200.00', '1200.00']],
  ['net', ['1.008,00', '200,00', '1.200,00'], right],
  ['two of them', ['1.008,00', '208,00', '1.200,00'], ['1008.00', '208.00', '1200.00']],
  ['nothing', ['1.000,00', '200,00', '1.200,00'], right],
];

for (const [what, printed, values] of cases)
  test(`misread totals: ${what}`, async () => {
    const found = await totals(...printed);
    assert.deepEqual(found.values, values);
    assert.deepEqual(found.texts, printed);
  });

test('misread totals: the VAT group has the same amounts', async () => {
  assert.deepEqual((await totals('1.000,00', '280,00', '1.200,00')).group, ['20.0', '1000.00', '200.00']);
});

test('misread totals: a text layer says what is printed', async () => {
  assert.deepEqual((await totals('1.000,00', '280,00', '1.200,00', 'text')).values, ['1000.00', '280.00', '1200.00']);
});
