/** The words of one row as cells, by what the network gives each word. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { readingsOf } from '../../../../src/extraction/line-items/cells/cell-values.js';
import { columnOf } from '../../../../src/extraction/line-items/cells/columns.js';
import { cellsOf } from '../../../../src/extraction/line-items/cells/table-cells.js';
import { encode } from '../../../../src/features/encode.js';
import { drawn } from '../../../drawn.js';
import { fakeNetworks } from '../../fake-networks.js';

async function cellsIn(text: string, columns: Readonly<Record<string, readonly string[]>>, mayBeName: readonly string[] = []) {
  const document = drawn(text, { source: 'ocr' });
  const [piece] = await classifyLines(
    encode(document, { candidates: false }),
    fakeNetworks(document, { columns }).lineItems!,
    newTrace(['items.column-consensus']),
  );
  piece!.page.tokens.forEach((token, i) => {
    if (mayBeName.includes(token.text)) piece!.columns[i * piece!.columnCount + columnOf('Description')] = 0.2;
  });
  return cellsOf({ piece: piece!, lines: [0], certainty: 0 });
}

for (const [what, likely, expected] of [
  ['where that is not unlikely', ['Salzige', 'feine'], 'Salzige feine Erdnüsse'],
  ['up to one that is unlikely', ['Salzige'], 'Erdnüsse'],
] as const)
  test(`words of no column beside a description belong to it ${what}`, async () => {
    const { Description } = await cellsIn('Salzige feine Erdnüsse    4,40', { Description: ['Erdnüsse'], TotalAmount: ['4,40'] }, likely);
    assert.equal(Description!.text, expected);
  });

test('an amount that recognition has split is one', async () => {
  const { TotalAmount } = await cellsIn('Fladenbrot    4 2,80', { Description: ['Fladenbrot'], TotalAmount: ['4', '2,80'] });
  assert.deepEqual(readingsOf(TotalAmount!, 'comma'), ['42.80']);
});

for (const [what, amounts, expected] of [
  ['of two columns are two', '52 410    249 730', '52 410'],
  ['whose thousands are split off are one', '1    250,00', '1 250,00'],
  ['whose cents have a box are one', '250    00', '250 00'],
] as const)
  test(`whole amounts ${what}`, async () => {
    const { TotalAmount } = await cellsIn(`Fladenbrot    ${amounts}`, { Description: ['Fladenbrot'], TotalAmount: amounts.split(/ +/) });
    assert.equal(TotalAmount!.text, expected);
  });

for (const [what, text, columns, expected] of [
  ['is of their column', 'Blauer Ordner breit    4,40', { OrderId: ['Blauer'] }, 'Blauer Ordner breit'],
  ['may be a unit', 'Std Ordner breit    4,40', { Unit: ['Std'] }, 'Ordner breit'],
  ['may be of another before a number', 'Blauer 4 Ordner breit    4,40', { OrderId: ['Blauer'] }, '4 Ordner breit'],
] as const)
  test(`a word with others of letters a blank behind it ${what}`, async () => {
    const pages = drawn(text).pages.map((page) => ({
      ...page,
      words: page.words.map((word) => ({ ...word, box: { ...word.box, width: word.box.width + 15 } })),
    }));
    const document = { ...drawn(text), pages };
    const networks = fakeNetworks(document, { columns: { ...columns, Description: ['4', 'Ordner', 'breit'], TotalAmount: ['4,40'] } });
    const [piece] = await classifyLines(encode(document, { candidates: false }), networks.lineItems!);
    assert.equal(cellsOf({ piece: piece!, lines: [0], certainty: 0 }).Description!.text, expected);
  });

for (const [what, share, expected] of [
  ['that are less likely of it are of the column that the row lacks', 0.6, { Description: 'Ordner', Unit: 'DS' }],
  ['that are as likely are of it', 1, { Description: 'DS Ordner' }],
] as const)
  test(`words far before a description ${what}`, async () => {
    const document = drawn('DS      Ordner    4,40', { source: 'ocr' });
    const networks = fakeNetworks(document, { columns: { Description: ['DS', 'Ordner'], TotalAmount: ['4,40'] } });
    const [piece] = await classifyLines(encode(document, { candidates: false }), networks.lineItems!, newTrace(['items.column-consensus']));
    piece!.columns[columnOf('Description')] = share;
    piece!.columns[columnOf('Unit')] = (1 - share) / 2;
    piece!.columns[piece!.columnCount + columnOf('Description')] = 1;
    const { Description, Unit } = cellsOf({ piece: piece!, lines: [0], certainty: 0 });
    assert.deepEqual({ Description: Description!.text, ...(Unit && { Unit: Unit.text }) }, expected);
  });

for (const [what, text, expected] of [
  ['parted from it by a quantity', 'MKR      2      Ordner breit    4,40', 'Ordner breit'],
  ['beside it', 'MKR Ordner breit    2    4,40', 'MKR Ordner breit'],
] as const)
  test(`a word before a description that is nearly surely of it, ${what}`, async () => {
    const document = drawn(text, { source: 'ocr' });
    const networks = fakeNetworks(document, { columns: { Description: ['MKR', 'Ordner', 'breit'], Quantity: ['2'], TotalAmount: ['4,40'] } });
    const [piece] = await classifyLines(encode(document, { candidates: false }), networks.lineItems!, newTrace(['items.column-consensus']));
    const n = piece!.columnCount;
    for (const [i, share] of [0.96, 1, 1].entries()) piece!.columns[i * n + columnOf('Description')] = share;
    assert.equal(cellsOf({ piece: piece!, lines: [0], certainty: 0 }).Description!.text, expected);
  });
