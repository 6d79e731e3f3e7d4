/** A customer's own columns in one row: words that were taken for one, and words that the description would win by a little. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { type ColumnName, columnOf } from '../../../src/extraction/line-items/cells/columns.js';
import { ownCells } from '../../../src/extraction/line-items/own-columns.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';

/** The row's cell, where each word named has this share of the column, and is chosen as what stands beside it. */
function cellOf(text: string, words: Readonly<Record<string, readonly [number, ColumnName | 'own']>>, kind = 'identifier') {
  const [page] = encode(drawn(text), { candidates: false });
  const columnCount = columnNames(['Serial']).length;
  const own = columnCount - 1;
  const columns = new Float32Array(page!.tokens.length * columnCount);
  const chosen = Int32Array.from(page!.tokens, (token, i) => {
    const [share, name] = words[token.text] ?? [0, 'Description'];
    columns[i * columnCount + own] = share;
    return name === 'own' ? own : columnOf(name);
  });
  const lines = [...new Set(page!.tokens.map(({ line }) => line))];
  const piece = { page: page!, columns, columnCount, chosen, roles: new Float32Array() };
  const found = ownCells({ piece, lines, certainty: 0 }, [{ name: 'Serial', kind }])?.Serial;
  return found && [found.value, Number(found.score.toFixed(2))];
}

const beneath = `
  1 Bohrer 2 59,50 119,00
  Serien-Nr. ZA4711`;

for (const [what, text, words, cell, kind] of [
  ['the word that was taken for it', beneath, { ZA4711: [0.9, 'own'] }, ['ZA4711', 0.9]],
  ['where the description wins narrowly', beneath, { ZA4711: [0.45, 'Description'] }, ['ZA4711', 0.45]],
  ['not where it wins by far', beneath, { ZA4711: [0.2, 'Description'] }, undefined],
  ['no cell of another field', beneath, { ZA4711: [0.45, 'ItemId'] }, undefined],
  ['what was taken goes before what was nearly', beneath, { ZA4711: [0.45, 'outside'], '2': [0.4, 'own'] }, ['2', 0.4]],
  ['without the key that was taken with it', beneath, { 'Serien-Nr.': [0.8, 'own'], ZA4711: [0.9, 'own'] }, ['ZA4711', 0.85]],
  ['with the dots of its own', beneath.replace('ZA4711', '863.409.470'), { '863.409.470': [0.9, 'own'] }, ['863.409.470', 0.9]],
  ['of texts no part alone', beneath, { ZA4711: [0.45, 'Description'] }, undefined, 'text'],
] as const)
  test(`own columns: ${what}`, () => assert.deepEqual(cellOf(text, words as never, kind), cell));
