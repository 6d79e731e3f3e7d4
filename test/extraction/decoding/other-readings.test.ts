/** Other readings of a picture, by a whole extraction: a recognised total with one misread digit is what the two others say; the text stays as it was read. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

type Alternatives = Readonly<Record<string, readonly string[]>>;

async function totals([net, vat, gross]: readonly [string, string, string], alternatives: Alternatives = {}) {
  const document = drawn(`Netto ${net}\n20 % USt ${vat}\nSumme ${gross}`, { source: 'ocr', alternatives, countries: ['AT'] });
  const details = { NetTotalAmount: { [net]: 6 }, VatTotalAmount: { [vat]: 6 }, GrandTotalAmount: { [gross]: 6 }, VatRate: { '20.0': 6 } };
  const { predictions, groups } = await extract(document, fakeNetworks(document, { details }));
  const of = (name: string) => predictions.find((prediction) => prediction.name === name);
  return {
    values: ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => of(name)?.value),
    texts: ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => of(name)?.text),
    scores: ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => of(name)?.score),
    group: groups.find(({ name }) => name === 'VatGroup')?.members.map(({ value }) => value),
  };
}

const cases: readonly (readonly [
  what: string,
  printed: readonly [net: string, vat: string, gross: string],
  alternatives: Alternatives,
  values: readonly [net: string, vat: string, gross: string],
])[] = [
  ['gross', ['1.000,00', '200,00', '1.280,00'], { '1.280,00': ['1.260,00', '1.200,00'] }, ['1000.00', '200.00', '1200.00']],
  ['VAT', ['1.000,00', '280,00', '1.200,00'], { '280,00': ['200,00'] }, ['1000.00', '200.00', '1200.00']],
  ['net', ['1.008,00', '200,00', '1.200,00'], { '1.008,00': ['1.000,00'] }, ['1000.00', '200.00', '1200.00']],
  ['net, by a digit that looks otherwise', ['2.000,00', '200,00', '1.200,00'], { '2.000,00': ['1.000,00'] }, ['1000.00', '200.00', '1200.00']],
  ['a digit that nobody saw', ['1.000,00', '200,00', '1.280,00'], { '1.280,00': ['1.260,00'] }, ['1000.00', '200.00', '1280.00']],
  ['no other reading', ['1.000,00', '280,00', '1.200,00'], {}, ['1000.00', '280.00', '1200.00']],
  ['two of them', ['1.008,00', '208,00', '1.200,00'], { '1.008,00': ['1.000,00'], '208,00': ['200,00'] }, ['1008.00', '208.00', '1200.00']],
  ['nothing', ['1.000,00', '200,00', '1.200,00'], { '1.200,00': ['1.280,00'] }, ['1000.00', '200.00', '1200.00']],
];

for (const [what, printed, alternatives, values] of cases)
  test(`misread totals: ${what}`, async () => {
    const found = await totals(printed, alternatives);
    assert.deepEqual(found.values, values);
    assert.deepEqual(found.texts, printed);
  });

test('misread totals: the VAT group has the same amounts', async () => {
  assert.deepEqual((await totals(['1.000,00', '280,00', '1.200,00'], { '280,00': ['200,00'] })).group, ['20.0', '1000.00', '200.00']);
});

test('misread totals: what was chosen because it adds up is less sure than what was read so', async () => {
  const [mended, read] = [await totals(['1.000,00', '280,00', '1.200,00'], { '280,00': ['200,00'] }), await totals(['1.000,00', '200,00', '1.200,00'])];
  assert.ok(mended.scores[1]! < read.scores[1]!);
});
