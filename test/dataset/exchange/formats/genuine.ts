/**
 * Files with all that the tools themselves write beside labels (ids, times, users, layout, licences), by their documentation; the contents are invented. What a
 * tool adds is passed over, what it labels comes in.
 */
import assert from 'node:assert/strict';
import test from 'node:test';
import { imported, invoice } from '../foreign.js';

export const { width, height } = invoice.pages[0]!;
export const pixels = [width, height] as const;

/** Some words of the invoice. */
export const words = ['R-4711', '12.03.2024', '8,33', 'Bleistift', '3,00'];

/** Files of a format, and the labels that come in. */
export type Case = readonly [what: string, format: string, files: Readonly<Record<string, unknown>>, ...lines: readonly string[]];

/** Registers a test for each. */
export function testCases(cases: readonly Case[]): void {
  for (const [what, format, files, ...lines] of cases)
    test(`${format}: ${what}`, async () => assert.deepEqual(await imported(format, files, { names: { total: 'GrandTotalAmount' } }), lines));
}
