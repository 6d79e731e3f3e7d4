/** Boxes come back from every unit. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { joined } from '../../../src/dataset/exchange/sheet.js';
import { inFractions } from '../../../src/dataset/exchange/pixels.js';
import { boxOfCorners, boxOfEdges, cornersOf, edgesOf } from '../../../src/dataset/exchange/units.js';
import type { Box } from '../../../src/document/box.js';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const box = fc.record({ x: fraction, y: fraction, width: fraction, height: fraction });
const size = fc.record({ width: fc.integer({ min: 1, max: 20_000 }), height: fc.integer({ min: 1, max: 20_000 }) });
const near = (a: Box, b: Box, within: number) => (['x', 'y', 'width', 'height'] as const).every((side) => Math.abs(a[side] - b[side]) <= within);

test('units: edges and back', () => fc.assert(fc.property(box, size, (one, of) => assert.ok(near(boxOfEdges(edgesOf(one, of), of), one, 1e-9)))));

test('units: corners and back, in any order', () =>
  fc.assert(
    fc.property(box, size, fc.integer({ min: 0, max: 3 }), (one, of, turned) => {
      const corners = cornersOf(one, of);
      const other = [...corners.slice(2 * turned), ...corners.slice(0, 2 * turned)];
      assert.ok(near(boxOfCorners(other, of)!, one, 1e-9));
    }),
  ));

test('units: whole pixels are off by one at most', () =>
  fc.assert(
    fc.property(box, size, (one, of) => {
      const back = boxOfCorners(cornersOf(one, of).map(Math.round), of)!;
      assert.ok(Math.abs(back.x - one.x) * of.width <= 0.5 + 1e-6 && Math.abs(back.width - one.width) * of.width <= 1 + 1e-6);
    }),
  ));

test('units: pixels of a page as fractions', () =>
  fc.assert(
    fc.property(box, size, (one, of) => {
      const [x, y, right, bottom] = edgesOf(one, of);
      const place = [{ page: 0, box: { x, y, width: right - x, height: bottom - y } }];
      const { marks } = inFractions({ name: 'a', pages: [], pixelsOf: 'page', marks: [{ field: 'InvoiceId', places: [place] }] }, [of]);
      assert.ok(near(marks[0]!.places[0]![0]!.box, one, 1e-9));
    }),
  ));

test('units: fewer than two points make no box', () => {
  for (const corners of [[], [1], [1, 2], [1, 2, 3]]) assert.equal(boxOfCorners(corners, { width: 1, height: 1 }), undefined);
});

test('joined: rows of a page follow those before, contacts stay one', () => {
  const page = (number: number) => ({
    name: 'a',
    pages: [],
    rowsOfPage: number,
    marks: ['LineItems.Unit', 'Other.Name'].flatMap((field) => [0, 1].map((row) => ({ field, row, places: [] }))),
  });
  const [all] = joined([page(1), page(0)]);
  assert.deepEqual(
    all!.marks.map(({ field, row }) => `${field} ${row}`),
    ['LineItems.Unit 0', 'LineItems.Unit 1', 'Other.Name 0', 'Other.Name 1', 'LineItems.Unit 2', 'LineItems.Unit 3', 'Other.Name 0', 'Other.Name 1'],
  );
});
