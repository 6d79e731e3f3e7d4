/** Zoomed pages: how they are scaled, and what stays in the middle. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { middleOf, scaledFrom, scrollTo, within } from '../../../../src/labelling/page/state/zoom.js';

const viewer = { scrollLeft: 0, scrollTop: 300, clientWidth: 828, clientHeight: 600 };

test('zoom: pages are scaled about the middle until they are laid out anew', () => {
  assert.deepEqual(scaledFrom(1, 2, { x: 400, y: 586 }), { width: '100%', marginLeft: '0%', transform: 'scale(2)', transformOrigin: '400px 586px' });
  assert.deepEqual(scaledFrom(0.5, 0.5, { x: 400, y: 586 }), { width: '50%', marginLeft: '25%', transform: 'none', transformOrigin: '0 0' });
});

for (const [laidOut, zoom, left, top] of [
  [1, 2, 400, 886],
  [1, 0.5, 0, 7],
  [2, 1, -200, 7],
  [0.5, 0.5, 0, 300],
  [0.5, 1, 0, 886],
] as const)
  test(`zoom: from ${laidOut} to ${zoom} what is in the middle stays there`, () => {
    const middle = middleOf(viewer, laidOut);
    assert.deepEqual(scrollTo(middle, laidOut, zoom, viewer), { left, top });
    const after = { ...viewer, scrollLeft: left, scrollTop: top };
    assert.deepEqual(middleOf(after, zoom), { x: (middle.x * zoom) / laidOut, y: (middle.y * zoom) / laidOut });
  });

test('zoom: stays within what can be seen', () => assert.deepEqual([0.001, 1, 100].map(within), [0.25, 1, 6]));
