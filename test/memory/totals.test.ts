/** What is remembered of totals: their own places before those of their parts, and how two equal taxes are labelled. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { encode } from '../../src/features/encode.js';
import { recollect } from '../../src/memory/recall.js';
import { tagNames } from '../../src/network/config.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { drawn } from '../drawn.js';
import { columns } from './workshop.js';

const bill = (rows: readonly (readonly [rate: string, net: string])[], net: string): Document =>
  drawn(`
    Glaserei Sprosse
    Kittweg 3, 04421 Auendorf

    Satz     Netto
    ${rows.map((row) => row.map((cell) => cell.padEnd(9)).join('')).join('\n    ')}

    Summe der Waren                                 ${net}
  `);

/** Of one rate, whose net amount is the document's. `own`: the total's own place is labelled too. */
function remember(own: boolean) {
  const document = bill([['20 %', '400,00']], '400,00');
  const words = document.pages[0]!.words.flatMap(({ text }, i) => (text === '400,00' ? [i] : []));
  const label = (...at: readonly number[]) => [{ value: '400.00', places: at.map((word) => ({ page: 0, words: [word] })) }];
  const details = { NetAmount: label(words[0]!), NetTotalAmount: own ? label(...words) : label(words[0]!) };
  return rememberLabelled({ ...document, name: 'first' }, { supplier: 'sprosse', details, groups: {} } as unknown as Labels, columns);
}

/** The net total that memory alone holds likeliest. */
function netTotal(document: Document, own: boolean): string | undefined {
  const [page] = encode(document);
  const f = columns.findIndex(({ name }) => name === 'NetTotalAmount');
  const query = {
    page: page!,
    logits: new Float32Array(page!.candidates.length * columns.length).fill(-2),
    tags: new Float32Array(page!.tokens.length * tagNames.length),
  };
  const [terms] = recollect(document, [remember(own)], []).details([query], columns);
  const amounts = page!.candidates.flatMap(({ kind, text }, c) => (kind === 'amount' ? [{ text, term: terms![c * columns.length + f]! }] : []));
  return amounts.sort((a, b) => b.term - a.term)[0]?.text;
}

const several = bill(
  [
    ['20 %', '150,00'],
    ['10 %', '75,50'],
  ],
  '225,50',
);

test('totals: at a place of their own, not at that of the first of several groups', () => assert.equal(netTotal(several, true), '225,50'));

test('totals: at the place of a group where they have no other', () => assert.equal(netTotal(several, false), '150,00'));

for (const [what, groups, expected] of [
  ['two equal ones', ['9.0 45.00', '9.0 45.00'], true],
  ['one at another rate', ['9.0 45.00', '18.0 45.00'], undefined],
  ['one without its tax', ['9.0 ', '9.0 '], undefined],
] as const)
  test(`taxes apart: ${what}`, () => {
    const VatGroup = groups.map((group) => group.split(' ')).map(([VatRate, VatAmount]) => ({ VatRate, ...(VatAmount && { VatAmount }) }));
    const document = bill([['9 %', '500,00']], '500,00');
    const one = rememberLabelled({ ...document, name: 'first' }, { supplier: 'sprosse', details: {}, groups: { VatGroup } } as unknown as Labels, columns);
    assert.equal(one.taxesApart, expected);
    assert.equal(recollect(document, [one], []).taxesApart, expected ?? false);
  });
