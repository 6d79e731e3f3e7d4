/** The grid of the item table: found from labels or from a drawn box, its lines moved, split and joined, and what becomes of the rows. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { tableFor } from '../../../../src/labelling/table.js';
import { fieldsOf } from '../../../../src/labelling/fields.js';
import { columnNamed, columnsOfGrid, type Grid, gridOf, lineAdded, lineMoved, lineRemoved, rowsOfGrid } from '../../../../src/labelling/page/state/grid.js';
import { gridDrawn, likelyTable } from '../../../../src/labelling/page/state/drawn-grid.js';
import { withGrid } from '../../../../src/labelling/page/state/grid-rows.js';
import { secondRow } from '../../../../src/labelling/page/state/second-row.js';
import type { Labels, OpenPage } from '../../../../src/labelling/page/state/types.js';
import { nothing } from '../../../../src/labelling/page/state/values.js';
import { drawn } from '../../../drawn.js';

const document = drawn(`
  Pos   Artikel                Menge    Preis     Summe
  1     Kabel rot              2        50,00     100,00
  2     Dose                   1        7,00      7,00
        mit Deckel
  3     Haken                  10       0,50      5,00
  Gesamtbetrag                                    112,00`);
const pages = document.pages.map(
  ({ width, height, words, lines }): OpenPage => ({
    width,
    height,
    words: words.map(({ text, box }) => ({ text, box: [box.x, box.y, box.width, box.height] })),
    lines: lines.map((line) => line.words),
  }),
);
const page = pages[0]!;
const fields = fieldsOf([]);
const order = fields.columns.map(({ name }) => name);
const word = (text: string) => page.words.find((each) => each.text === text)!.box;
/** Around the rows, by their first and last word. */
const box = { x1: word('1')[0] - 2, y1: word('Kabel')[1] - 1, x2: page.width, y2: word('Haken')[1] + word('Haken')[3] + 1 };

const asked = (grid: Grid) => tableFor(document, { page: 0, columns: columnsOfGrid(grid), rows: rowsOfGrid(grid) }, fields);
const labelled = (grid: Grid, labels: Labels = nothing, before?: Grid): Labels => withGrid(labels, grid, asked(grid).rows, pages, before);
const shown = ({ lineItems = [] }: Labels) =>
  lineItems.map((row) =>
    Object.entries(row.fields)
      .map(([name, { value }]) => `${name} ${value}`)
      .join(', '),
  );

const first = gridDrawn(page, 0, box)!;
const table = labelled(first);

test('grid: a box around the rows gives columns by the gaps between words, with names by what stands in them', () => {
  assert.deepEqual(first.names, ['PositionId', 'Description', 'Quantity', 'UnitPrice', 'TotalAmount']);
  assert.equal(first.ys.length, 4);
  assert.deepEqual(shown(table), [
    'PositionId 1, Description Kabel rot, Quantity 2.0, UnitPrice 50.0000, TotalAmount 100.00',
    'PositionId 2, Description Dose mit Deckel, Quantity 1.0, UnitPrice 7.0000, TotalAmount 7.00',
    'PositionId 3, Description Haken, Quantity 10.0, UnitPrice 0.5000, TotalAmount 5.00',
  ]);
  assert.deepEqual(
    table.lineItems!.map(({ firstLine, lastLine }) => [firstLine, lastLine]),
    [
      [1, 1],
      [2, 3],
      [4, 4],
    ],
  );
});

test('grid: lines that look like rows are proposed; a page without any proposes none', () => {
  const band = likelyTable(page)!;
  assert.ok(band.y1 > word('Pos')[1] && band.y2 < word('Gesamtbetrag')[1]);
  assert.equal(likelyTable({ ...page, words: [], lines: [] }), undefined);
  assert.equal(gridDrawn(page, 0, { x1: 0, y1: 0, x2: 1, y2: 1 }), undefined);
});

test('grid: is found again from the rows', () => {
  const again = gridOf(table, 0, page, order)!;
  assert.deepEqual(again.names, first.names);
  assert.equal(again.ys.length, first.ys.length);
  assert.deepEqual(shown(labelled(again, nothing)), shown(table));
  assert.equal(gridOf(nothing, 0, page, order), undefined);
});

test('grid: columns of the page before go on', () => {
  const next = gridDrawn(page, 0, { ...box, y1: word('Haken')[1] - 1 }, columnNamed(first, 0, 'ItemId'))!;
  assert.deepEqual(next.names, ['ItemId', 'Description', 'Quantity', 'UnitPrice', 'TotalAmount']);
  assert.deepEqual(shown(labelled(next)), ['ItemId 3, Description Haken, Quantity 10.0, UnitPrice 0.5000, TotalAmount 5.00']);
});

test('grid: a line is moved up to the lines beside it', () => {
  const moved = lineMoved(first, 'x', 2, 1e6, page);
  assert.ok(moved.xs[2]! < moved.xs[3]!);
  assert.ok(lineMoved(first, 'y', 0, -50, page).ys[0]! >= 0);
});

test('grid: a moved line changes the columns beside it; what was typed elsewhere stays', () => {
  const typed: Labels = {
    ...table,
    lineItems: table.lineItems!.map((row, i) =>
      i === 0 ? { ...row, fields: { ...row.fields, TotalAmount: { ...row.fields.TotalAmount!, value: '180.00' }, Unit: { value: 'm', places: [] } } } : row,
    ),
  };
  // Behind "Kabel": the rest belongs to the next column, whose words are no amount then.
  const moved = lineMoved(first, 'x', 2, word('rot')[0] - 1, page);
  const after = labelled(moved, typed, first);
  assert.equal(after.lineItems![0]!.fields.Description!.value, 'Kabel');
  assert.equal(after.lineItems![0]!.fields.Quantity, undefined);
  assert.equal(after.lineItems![0]!.fields.TotalAmount!.value, '180.00');
  assert.equal(after.lineItems![0]!.fields.Unit!.value, 'm');
  assert.ok(asked(moved).refused.length > 0, 'cells that are no such value are named');
});

test('grid: a row is split by a further line and joined without it', () => {
  const split = lineAdded(first, 'y', 1);
  assert.deepEqual(shown(labelled(split, table, first)), [
    'PositionId 1, Description Kabel rot, Quantity 2.0, UnitPrice 50.0000, TotalAmount 100.00',
    'PositionId 2, Description Dose, Quantity 1.0, UnitPrice 7.0000, TotalAmount 7.00',
    'Description mit Deckel',
    'PositionId 3, Description Haken, Quantity 10.0, UnitPrice 0.5000, TotalAmount 5.00',
  ]);
  assert.deepEqual(shown(labelled(lineRemoved(split, 'y', 2), labelled(split, table, first), split)), shown(table));
  assert.equal(shown(labelled(lineRemoved(first, 'y', 3), table, first)).length, 2, 'an outer line takes its row along');
});

test('grid: a column is split, named and joined', () => {
  const split = lineAdded(first, 'x', 1);
  assert.deepEqual(split.names, ['PositionId', 'Description', '', 'Quantity', 'UnitPrice', 'TotalAmount']);
  assert.deepEqual(columnNamed(split, 2, 'Unit').names, ['PositionId', 'Description', 'Unit', 'Quantity', 'UnitPrice', 'TotalAmount']);
  assert.deepEqual(columnNamed(split, 2, 'Quantity').names, ['PositionId', 'Description', 'Quantity', '', 'UnitPrice', 'TotalAmount']);
  assert.deepEqual(lineRemoved(split, 'x', 2), first);
  assert.deepEqual(lineRemoved(first, 'x', 0).names, ['Description', 'Quantity', 'UnitPrice', 'TotalAmount']);
  assert.deepEqual(lineRemoved(first, 'x', 5).names, ['PositionId', 'Description', 'Quantity', 'UnitPrice']);
  const smallest: Grid = { page: 0, xs: [0, 9], names: ['Unit'], ys: [0, 9] };
  assert.equal(lineRemoved(smallest, 'x', 0), smallest);
});

test('grid: a row that holds two is split above the line with a price', () => {
  const joint = lineRemoved(first, 'y', 1);
  const cut = secondRow(page, joint, joint.ys[0]!, joint.ys[1]!)!;
  assert.ok(cut > word('Kabel')[1] && cut < word('Dose')[1] + word('Dose')[3]);
  const below = secondRow(page, first, first.ys[1]!, first.ys[2]!)!;
  assert.ok(below > word('Dose')[1] && below < word('Deckel')[1] + word('Deckel')[3]);
  assert.equal(secondRow(page, first, first.ys[0]!, first.ys[1]!), undefined);
});
