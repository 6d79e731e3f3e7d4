/** Zoomed pages: where they would be laid out, and what stays in the middle. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { heldPoint, scaledFrom, within } from '../../../../src/labelling/page/state/zoom.js';

/** Left and right edge on a viewer of 1000 pixels. */
function edges(laidOut: number, zoom: number): readonly [number, number] {
  const { width, marginLeft, transform } = scaledFrom(laidOut, zoom);
  const [wide, left] = [width, marginLeft].map((share) => Number.parseFloat(share) * 10) as [number, number];
  const across = Number(/translateX\((.+)%\)/.exec(transform)?.[1] ?? 0);
  const scale = Number(/scale\((.+)\)/.exec(transform)?.[1] ?? 1);
  const from = left + (across / 100) * wide;
  return [Math.round(from), Math.round(from + wide * scale)];
}

for (const [laidOut, zoom] of [
  [1, 1],
  [1, 2],
  [2, 1],
  [0.5, 0.8],
  [0.8, 0.5],
  [0.5, 3],
  [3, 0.5],
] as const)
  test(`zoom: laid out at ${laidOut}, scaled to ${zoom}: where it stands when it is laid out anew`, () =>
    assert.deepEqual(edges(laidOut, zoom), edges(zoom, zoom)));

test('zoom: what is in the middle stays there', () => {
  const viewer = { scrollLeft: 100, scrollTop: 300, clientWidth: 800, clientHeight: 600 };
  assert.deepEqual(heldPoint(viewer, 2), { left: 600, top: 900 });
  assert.deepEqual(heldPoint({ ...viewer, scrollLeft: 600, scrollTop: 900 }, 0.5), { left: 100, top: 300 });
});

test('zoom: stays within what can be seen', () => assert.deepEqual([0.001, 1, 100].map(within), [0.25, 1, 6]));
