/** A bundle outlives the catalogue it was trained with: the first pass finds columns by name, and a detail without a column has no predictions. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { explain } from '../../src/extraction/explain/explain.js';
import { extract } from '../../src/extraction/extract.js';
import type { Recall } from '../../src/memory/recall.js';
import { detailColumns } from '../../src/network/config.js';
import { drawn } from '../drawn.js';
import { fakeNetworks } from './fake-networks.js';

const document = drawn(`
  Rechnung RE-5521          Kostenstelle 8040
  Bestellung B-77120        Datum 12.03.2024
  Gesamtbetrag 119,00 EUR`);
const details = { InvoiceId: { 'RE-5521': 5 }, CostCenter: { '8040': 5 }, ReceiverOrderId: { 'B-77120': 5 }, GrandTotalAmount: { '119.00': 5 } };
const own = detailColumns();

const extracted = (outputs: readonly string[], forceBestMatch = false) => extract(document, fakeNetworks(document, { details, outputs }), { forceBestMatch });
const valuesOf = ({ predictions }: Awaited<ReturnType<typeof extracted>>, name: string) =>
  predictions.filter((each) => each.name === name).map(({ value }) => value);

for (const [what, outputs] of [
  ['in the order of this build', own],
  ['in another order', [...own].reverse()],
  ['with one that is no more', [own[0]!, 'Formerly', ...own.slice(1)]],
] as const) {
  test(`columns of a network ${what}`, async () => {
    const found = await extracted(outputs);
    for (const [name, values] of Object.entries(details)) assert.deepEqual(valuesOf(found, name), Object.keys(values), name);
  });
}

for (const forceBestMatch of [false, true]) {
  test(`a detail without a column has no predictions${forceBestMatch ? ', nor is one forced' : ''}`, async () => {
    const found = await extracted(
      own.filter((name) => name !== 'CostCenter'),
      forceBestMatch,
    );
    assert.deepEqual(valuesOf(found, 'CostCenter'), []);
    assert.ok(!found.lookedFor.includes('CostCenter'));
    for (const name of ['InvoiceId', 'ReceiverOrderId', 'GrandTotalAmount'] as const) assert.deepEqual(valuesOf(found, name), Object.keys(details[name]), name);
  });
}

test('every detail may be without a column', async () => {
  for (const missing of own) {
    const { predictions, groups } = await extracted(
      own.filter((name) => name !== missing),
      true,
    );
    // A day of delivery is also taken from a period of one day, totals are derived from each other.
    const read = [...predictions, ...groups.flatMap(({ members }) => members)].filter(({ name, box }) => name === missing && box);
    assert.deepEqual(read, [], missing);
  }
});

test('a network with other columns than are named is refused', async () => {
  const networks = fakeNetworks(document, { details });
  await assert.rejects(extract(document, { ...networks, columns: own.slice(1) }), /columns, \d+ are named/);
});

/** Remembers nothing but that the document has a layout. */
const recalling =
  (...names: string[]): Recall =>
  () =>
    names.length === 0
      ? undefined
      : {
          names,
          details: (pages) => pages.map(({ logits }) => new Float32Array(logits.length)),
          tags: ({ tags }) => new Float32Array(tags.length),
          candidates: () => [],
          fields: () => [],
          columns: () => undefined,
        };

for (const [what, names, value, isLearnt] of [
  ['has learnt', ['other.pdf', 'learnt.pdf'], 'RE-5521', true],
  ['has not learnt, though it is remembered', ['other.pdf'], 'B-77120', false],
  ['has not learnt', [], 'B-77120', false],
] as const)
  test(`a network of few labels and a layout that it ${what}`, async () => {
    const of = (id: string) => fakeNetworks(document, { details: { InvoiceId: { [id]: 5 } } });
    const others = { network: of('B-77120').details, learnt: new Set(['learnt.pdf']) };
    const found = await extract(document, { ...of('RE-5521'), others, recall: recalling(...names) });
    assert.deepEqual(valuesOf(found, 'InvoiceId'), [value]);
    assert.equal(found.considered!.isLearnt, isLearnt);
    const said = explain(found, 'InvoiceId')!.because.join(' ');
    assert.equal(said.includes('the network that learnt from them was asked'), isLearnt);
  });

const table = drawn(`
  Pos     Artikel     Betrag
  1       Hammer      10,00
  Summe               10,00`);
for (const [what, names, roles] of [
  ['has learnt', ['learnt.pdf'], ['header', 'start', 'outside']],
  ['has not learnt', ['other.pdf'], ['header', 'outside', 'outside']],
] as const)
  test(`an item network of few labels and a layout that it ${what}`, async () => {
    const of = (rows: typeof roles) => fakeNetworks(table, { roles: rows, columns: { Description: ['Hammer'], TotalAmount: ['10,00'] } });
    const own = of(['header', 'start', 'outside']);
    const otherLineItems = { network: of(['header', 'outside', 'outside']).lineItems!, learnt: new Set(['learnt.pdf']) };
    const { lineItems } = await extract(table, { ...own, otherLineItems, recall: recalling(...names) });
    assert.deepEqual(
      lineItems.map(({ cells }) => cells.Description?.value),
      (roles as readonly string[]).includes('start') ? ['Hammer'] : [],
    );
  });
