/** Details get values that the interface allows: digits for a Swiss slip's reference, though RF references (ISO 11649) are read as well. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

const [rf, qrr] = ['RF592019004637', '210000000007405182630004412'];
const slip = (...lines: readonly string[]) =>
  drawn(`
  Muster AG                        Rechnung 4711
  8000 Zürich
  Gesamtbetrag                     120,00 CHF
  ${lines.join('\n  ')}`);
const given = async (lines: readonly string[], details: FakeOutputs['details'], options: ExtractOptions = {}) => {
  const document = slip(...lines);
  const { predictions } = await extract(document, fakeNetworks(document, { details }), options);
  return predictions.filter(({ name }) => ['InvoiceId', 'IsrReference', 'KId'].includes(name)).map(({ name, value }) => `${name} ${value}`);
};

const [creditor, paid] = ['Referenz  RF59 2019 0046 37', 'Referenz  21 00000 00007 40518 26300 04412'];
for (const [what, lines, logits, options, expected] of [
  ['a QR reference', [paid], { [qrr]: 5 }, {}, [`IsrReference ${qrr}`]],
  ['a creditor reference', [creditor], { [rf]: 5 }, {}, []],
  ['a creditor reference, forced', [creditor], { [rf]: 5 }, { forceBestMatch: true }, []],
  ['a creditor reference before a QR reference', [creditor, paid], { [rf]: 5, [qrr]: 4 }, {}, [`IsrReference ${qrr}`]],
  ['a creditor reference before an unlikely number', [creditor, paid], { [rf]: 5, [qrr]: -1 }, {}, []],
] as const)
  test(`isr reference: ${what}`, async () =>
    assert.deepEqual(
      (await given(lines, { IsrReference: logits }, options)).filter((value) => value.startsWith('IsrReference')),
      expected,
    ));

test('isr reference: no invoice is numbered by a part of a creditor reference', async () => {
  const details = { IsrReference: { [rf]: 5 }, InvoiceId: { '2019 0046 37': 5, '4711': 4 } };
  assert.deepEqual(await given([creditor], details), ['InvoiceId 4711']);
});
