/** Days that are printed without their year: the year of the document's own day, or the one beside it. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { dayWithoutYear } from '../../../src/values/dates/day-without-year.js';

for (const [text, order, day, found] of [
  ['22.10.', 'dmy', '2025-10-24', '2025-10-22'],
  ['14-05', undefined, '2025-05-20', '2025-05-14'],
  ['12/28', 'mdy', '2026-01-05', '2025-12-28'],
  ['02/01', 'dmy', '2025-12-20', '2026-01-02'],
  ['31.02.', 'dmy', '2025-03-01', undefined],
  ['22.10.', 'dmy', undefined, undefined],
  ['1.300', 'dmy', '2025-03-01', undefined],
] as const) {
  test(`the day ${text} of a document of ${day ?? 'no day'}`, () => assert.equal(dayWithoutYear(text, order, day), found));
}
