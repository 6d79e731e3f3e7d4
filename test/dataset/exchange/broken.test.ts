/** Files that somebody or something changed: each format refuses them in a line, or reads what is left. */
import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { formats } from '../../../src/dataset/exchange/formats.js';
import { inFractions } from '../../../src/dataset/exchange/pixels.js';
import { joined, type Format, type Sheet } from '../../../src/dataset/exchange/sheet.js';
import { labelsOf } from '../../../src/dataset/exchange/to-labels.js';
import { sheetOf } from '../../../src/dataset/exchange/to-sheet.js';
import type { Labels } from '../../../src/dataset/label.js';
import { InputError } from '../../../src/errors.js';
import { invoice } from './foreign.js';

const at = (text: string) => ({ page: 0, words: [invoice.pages[0]!.words.findIndex((word) => word.text === text)] });
const label = (value: string, text: string) => ({ value, places: [at(text)] });
const labels: Labels = {
  details: { InvoiceId: [label('R-4711', 'R-4711')], GrandTotalAmount: [label('8.33', '8,33')] },
  groups: {},
  contacts: [{ role: 'Sender', fields: { Name: label('Nordlicht', 'Nordlicht') } }],
  lineItems: [{ fields: { Description: label('Bleistift', 'Bleistift'), TotalAmount: label('3.00', '3,00') } }],
};

/** The value with one of its parts, chosen by `pick`, exchanged. */
function exchanged(value: unknown, pick: number, part: unknown): unknown {
  if (typeof value !== 'object' || value === null || pick % 3 === 2) return part;
  const keys = Object.keys(value);
  if (keys.length === 0) return part;
  const key = keys[pick % keys.length]!;
  const inner = exchanged((value as Record<string, unknown>)[key], Math.floor(pick / keys.length), part);
  return Array.isArray(value) ? value.map((one: unknown, i) => (`${i}` === key ? inner : one)) : { ...value, [key]: inner };
}

function usable(format: Format, path: string, text: string, beside: string): void {
  let sheets: readonly Sheet[];
  try {
    sheets = format.read(path, text, [beside]).flatMap((one) => ('refused' in one ? [] : [inFractions(one, invoice.pages)]));
  } catch (error) {
    assert.ok(error instanceof InputError, `${error}`);
    return;
  }
  for (const { marks } of joined(sheets)) labelsOf(invoice, marks, []);
}

const part = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 1e308, '', '__proto__', [], {}, null));
for (const format of formats as readonly Format[])
  test(`${format.name}: any part exchanged`, () => {
    const sheet = sheetOf('invoice.pdf', invoice, labels);
    const theirs = format.closed ? { ...sheet, marks: sheet.marks.map((mark, i) => ({ ...mark, field: Object.keys(format.names)[i] ?? mark.field })) } : sheet;
    const files = [...format.write([theirs], [...new Set(theirs.marks.map(({ field }) => field))])].filter(([path]) => format.files.test(path));
    assert.ok(files.length > 0);
    const json = (text: string): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        return text;
      }
    };
    const contents = files.map(([path, text]) => [path, json(text)] as const);
    fc.assert(
      fc.property(fc.constantFrom(...contents), fc.nat(), part, ([path, content], pick, other) => {
        const text = JSON.stringify(exchanged(content, pick, other));
        usable(format, path, text, text);
      }),
      { numRuns: 150 },
    );
  });

for (const format of formats as readonly Format[])
  test(`${format.name}: any text`, () => {
    const path = ['a.json', 'annotations/a.json', 'a.labels.json', 'a.jsonl'].find((one) => format.files.test(one))!;
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => usable(format, path, text, text)),
      { numRuns: 100 },
    );
  });
