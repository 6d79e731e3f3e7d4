/** Tables of widths that name more characters than there are would fill memory: they are refused, wherever they stand. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { InputError } from '../../../src/errors.js';
import { refuseWidths } from '../../../src/reading/pdf-guard/widths.js';
import { onePage, pdfOfObjects, stream, text } from '../pdf/broken-pdfs.js';

const type0 = (widths: string) => `<</Type/Font/Subtype/CIDFontType2/BaseFont/X/W ${widths}>>`;
const file = (...more: readonly (string | Buffer)[]) => pdfOfObjects(onePage(text('x'), more));
const packed = (objects: string) => stream(`20 0 ${objects}`, { dictionary: '/Type/ObjStm/N 1/First 5', packings: 1 });

for (const [name, pdf] of [
  ['in its font', file(type0('[3 [500 600] 17 2147483648 372]'))],
  ['after another key', file('<</W 1/DW 1000/W[0 9999999 1]>>')],
  ['of vertical type', file(type0('[1 [500]]/W2[1 30000000 0 0 0]'))],
] as const)
  test(`widths: a range without end ${name}`, () =>
    assert.throws(
      () => refuseWidths(pdf, 'x.pdf'),
      (error: Error) => {
        assert.ok(error instanceof InputError);
        assert.match(error.message, /^x\.pdf: .+\. [A-Z].+\.$/);
        return true;
      },
    ));

for (const [name, pdf] of [
  ['of many decimals', file(type0('[3 [556.1523438 0.0000001] 7 9 250.00000001]'))],
  ['of all characters', file(type0('[0 65535 1000]'))],
  ['one by one', file(type0('[3 [500 600 700] 120 [250] 65000 65535 1]'))],
  ['in an object stream', file(packed(type0('[0 65535 1000]')))],
  ['without an end', file(type0('[0 1 2'))],
  ['beside a signature', file('<</Type/Sig/ByteRange[0 84000000 92000000 1]>>')],
] as const)
  test(`widths: honest ones ${name}`, () => refuseWidths(pdf, 'x.pdf'));

test('widths: the word again and again takes no time', () => refuseWidths(Buffer.from('/W['.repeat(500_000)), 'x.pdf'));
