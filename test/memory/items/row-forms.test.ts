/** What numbers of rows, and short words behind them, are told by on pages without headings. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { encode } from '../../../src/features/encode.js';
import { contextsOf } from '../../../src/memory/contexts.js';
import { formsIn } from '../../../src/memory/items/row-forms.js';
import { sortOf } from '../../../src/memory/items/remembered-items.js';
import { drawn } from '../../drawn.js';

function formsOf(row: string): Record<string, string> {
  const document = drawn(`Hof Amsel\n\n${row}`);
  const [page] = encode(document);
  const words = page!.tokens.flatMap(({ line }, i) => (line === page!.tokens.at(-1)!.line ? [i] : []));
  const sorts = page!.tokens.map(({ text }) => sortOf(text));
  const forms = formsIn(words, sorts, contextsOf(page!, document.pages[0]!));
  return Object.fromEntries([...forms].map(([i, form]) => [page!.tokens[i]!.text, form]));
}

for (const [what, row, forms] of [
  ['numbers before and behind the words', '7 Kordel 11,50 80,50', { 7: 'before 2 0', '11,50': 'behind 00 0', '80,50': 'behind 00 1' }],
  [
    'units behind their numbers; one with a stroke is short too',
    'Leistung 165 kW x 31 d x 0,04 €/kW 214,41',
    {
      165: 'behind 2200 0',
      kW: 'behind 2200 0 unit',
      31: 'behind 2200 1',
      d: 'behind 2200 1 unit',
      '0,04': 'behind 2200 2',
      '€/kW': 'behind 2200 2 unit',
      '214,41': 'behind 2200 3',
    },
  ],
  ['a long word behind a number parts them', 'Leistung 165 Stunden 214,41', { '214,41': 'behind 0 0' }],
] as const)
  test(`row forms: ${what}`, () => assert.deepEqual(formsOf(row), forms));
