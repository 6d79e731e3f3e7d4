/** Headings of columns that are no fields. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { headingKinds } from '../../../src/features/lexicon/other-headings.js';

for (const [heading, expected] of [
  ['Qty Pack Batch No. Exp. M.R.P. Rate', { Pack: 'none', Batch: 'none', 'No.': 'none', 'Exp.': 'none', 'M.R.P.': 'retail', Rate: 'price' }],
  ['MRP Price', { MRP: 'retail', Price: 'price' }],
  ['Prodotto Prod. Lotto n. Prezzo', { Lotto: 'none', 'n.': 'none', Prezzo: 'price' }],
  ['Menge Artikel Hersteller UVP Einzelpreis', { Hersteller: 'none', UVP: 'retail', Einzelpreis: 'price' }],
  ['Description Amount', {}],
] as const)
  test(`kinds of headings: ${heading}`, () => {
    const words = heading.split(' ').map((text) => ({ text, line: 0 }));
    assert.deepEqual(Object.fromEntries([...headingKinds(words)].map(([{ text }, kind]) => [text, kind])), expected);
  });

test('a heading ends with its line', () => {
  const words = [
    { text: 'Batch', line: 0 },
    { text: 'No.', line: 1 },
  ];
  assert.deepEqual([...headingKinds(words).keys()], [words[0]]);
});
