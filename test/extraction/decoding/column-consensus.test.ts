/** Numbers that stand below each other are of one column: what most rows say of it persuades the row that doubts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines, type Runner } from '../../../src/extraction/decoding/classify.js';
import { withConsensus } from '../../../src/extraction/decoding/column-consensus.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames, lineRoles } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const names = columnNames();

/** Each word's likeliest column after the consensus, where the network gave `probability` to the one named and the rest to the other. */
function settled(text: string, said: Readonly<Record<string, readonly [name: string, probability: number, other: string]>>): Record<string, string> {
  const page = encode(drawn(text), { candidates: false })[0]!;
  const columns = new Float32Array(page.tokens.length * names.length);
  page.tokens.forEach((token, i) => {
    const [name, probability, other] = said[token.text] ?? ['Description', 0.9, 'outside'];
    columns[i * names.length + names.indexOf(name)] = probability;
    columns[i * names.length + names.indexOf(other)] = 1 - probability;
  });
  const roles = new Float32Array(page.lineCount * lineRoles.length).fill(Math.log(1e-6));
  for (let line = 0; line < page.lineCount; line++) roles[line * lineRoles.length + lineRoles.indexOf('start')] = 0;
  const after = withConsensus([{ page, columns, columnCount: names.length, roles }])[0]!.columns;
  return Object.fromEntries(
    page.tokens.map(({ text }, i) => {
      const own = after.subarray(i * names.length, (i + 1) * names.length);
      return [text, names[own.indexOf(Math.max(...own))]!];
    }),
  );
}

test('a percentage below discounts is a discount', () => {
  const rows = `
    Bretter      5 %     95,00
    Leisten     10 %     90,00
    Nägel       20 %     80,00
    Winkel      40 %     60,00`;
  const sure = ['Discount', 0.9, 'VatRate'] as const;
  const found = settled(rows, { '5': sure, '10': sure, '20': sure, '40': ['VatRate', 0.6, 'Discount'], '%': ['Discount', 0.8, 'VatRate'] });
  assert.equal(found['40'] ?? found['40 %'], found['5']);
});

test('two rows persuade nobody, and words of a text stand for themselves', () => {
  const rows = `
    Bretter     10,00
    Leisten     20,00
    Schraube M6 x 1000`;
  const found = settled(rows, {
    '10,00': ['TotalAmount', 0.9, 'UnitPrice'],
    '20,00': ['UnitPrice', 0.6, 'TotalAmount'],
    '1000': ['Description', 0.6, 'Quantity'],
  });
  assert.equal(found['20,00'], 'UnitPrice');
  assert.equal(found['1000'], 'Description');
});

test('items.column-consensus: a doubtful amount is what the others of its column are, unless the step is left out', async () => {
  const document = drawn('Brett    10,00\nLeiste    4,00\nWinkel    3,50\nDübel     1,20');
  const fake: FakeOutputs = {
    roles: ['start', 'start', 'start', 'start'],
    columns: { Description: ['Brett', 'Leiste', 'Winkel', 'Dübel'], TotalAmount: ['10,00', '4,00', '3,50'] },
  };
  const pages = encode(document, { candidates: false });
  const at = pages[0]!.tokens.findIndex(({ text }) => text === '1,20');
  const doubting: Runner = {
    async run(tensors) {
      const { columns, roles } = await fakeNetworks(document, fake).lineItems!.run(tensors);
      columns!.data.fill(0, at * names.length, (at + 1) * names.length);
      columns!.data[at * names.length + names.indexOf('UnitPrice')] = 5;
      columns!.data[at * names.length + names.indexOf('TotalAmount')] = 4.5;
      return { columns: columns!, roles: roles! };
    },
  };
  const chosen = async (without: readonly string[]) => names[(await classifyLines(pages, doubting, newTrace(without)))[0]!.chosen[at]!];
  assert.deepEqual([await chosen([]), await chosen(['items.column-consensus'])], ['TotalAmount', 'UnitPrice']);
});
