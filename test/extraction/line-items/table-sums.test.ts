/** The sum of the rows against the document's totals. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { classifyLines } from '../../../src/extraction/decoding/classify.js';
import { lineItemsOf } from '../../../src/extraction/line-items/line-items.js';
import { noReasons } from '../../../src/extraction/decoding/steps.js';
import { withSums } from '../../../src/extraction/line-items/table-sums.js';
import { encode } from '../../../src/features/encode.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

for (const [what, net, gross, agrees, disagrees, note] of [
  ['the net amount', '14.00', '16.66', 1, 0, 'sum of 2 rows 14.00 = net 14.00'],
  ['the gross amount', '11.76', '14.00', 1, 0, 'sum of 2 rows 14.00 = gross 14.00'],
  ['the net amount with freight', '19.90', '23.68', 1, 0, 'sum of 2 rows 14.00 + 5.90 = net 19.90'],
  ['neither', '15.00', '17.85', 0, 1, 'sum of 2 rows is 14.00, printed is net 15.00 and gross 17.85'],
] as const) {
  test(`the rows' sum is ${what}`, async () => {
    const document = drawn('Brett    10,00\nLeim    4,00\n  \nVersand    5,90');
    const fake: FakeOutputs = { roles: ['start', 'start'], columns: { Description: ['Brett', 'Leim'], TotalAmount: ['10,00', '4,00'] } };
    const amount = (value: string) => ({ value }) as Parameters<typeof withSums>[1]['net'] & {};
    const items = lineItemsOf(await classifyLines(encode(document, { candidates: false }), fakeNetworks(document, fake).lineItems!), { decimal: 'comma' });
    const before = [{ ...items[0]!, cells: { ...items[0]!.cells, Quantity: { ...items[0]!.cells.TotalAmount!, value: '2.0' } } }, items[1]!];
    const judged = withSums(before, { net: amount(net), gross: amount(gross) }, encode(document), noReasons);
    const { evidence, value } = judged[1]!.cells.TotalAmount!;
    assert.deepEqual([evidence.agrees, evidence.disagrees, evidence.notes, value], [agrees, disagrees, [note], '4.00']);
    assert.equal(judged[0]!.score >= before[0]!.score, agrees === 1);
  });
}
