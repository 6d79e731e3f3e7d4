/** Receipts on rolls of paper. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random } from '../../../../src/random.js';
import { addsUp } from '../../../../src/synthesis/amounts/sums.js';
import type { Meaning } from '../../../../src/synthesis/drawing.js';
import { discountAmount } from '../../../../src/synthesis/layout/table/discount-format.js';
import { sample } from '../../../../src/synthesis/sample.js';
import { syntheticFacts } from '../../../../src/synthesis/synthetic-facts.js';

const rolls = Array.from({ length: 1500 }, (_, i) => i)
  .filter((i) => syntheticFacts(random('sample', 'till', i).fork('facts')).type === 'receipt')
  .map((i) => sample('till', i, { noise: 0 }))
  .filter(({ drawings }) => drawings[0]!.width < 300);

test('one document in seven is a receipt', () => {
  const all = Array.from({ length: 2000 }, (_, i) => syntheticFacts(random('share', i)).type);
  const share = all.filter((type) => type === 'receipt').length / all.length;
  assert.ok(share > 0.12 && share < 0.16, String(share));
});

test('every item has a name and one total, the one before its discount', () => {
  for (const { facts, drawings, document } of rolls) {
    if (facts.wholeAmounts || !addsUp(facts)) continue;
    const means = drawings.flatMap(({ runs }) => runs.flatMap((run) => [...run.means]));
    facts.items.forEach((item, index) => {
      const values = (field: string): string[] =>
        means
          .filter((meaning): meaning is Extract<Meaning, { item: number }> => 'item' in meaning && meaning.item === index && meaning.field === field)
          .map(({ value }) => value);
      // Car parks print the sum alone.
      const unpriced = facts.items.length === 1 && values('TotalAmount').length === 0;
      if (!unpriced) assert.deepEqual(values('TotalAmount'), [((item.total + discountAmount(item)) / 100).toFixed(2)], document.name);
      assert.ok(values('Description').length > 0, document.name);
      assert.equal(values('Discount').length, item.discount ? 1 : 0, document.name);
      for (const text of values('Quantity')) assert.equal(Number(text), item.quantity / 1000, document.name);
    });
  }
});

test('a receipt has one number, one date, one total, and a shop', () => {
  for (const { labels, document } of rolls) {
    for (const name of ['InvoiceId', 'InvoiceDate', 'GrandTotalAmount']) assert.equal(labels.details[name]?.length, 1, `${document.name} ${name}`);
    const sender = labels.contacts?.find(({ role }) => role === 'Sender');
    assert.ok(sender?.fields.Name?.places.length, document.name);
  }
});

test('nothing is printed beyond the paper', () => {
  for (const { drawings, document } of rolls)
    for (const { runs, width, height } of drawings)
      for (const run of runs) assert.ok(run.x >= 0 && run.x < width && run.y > 0 && run.y < height, `${document.name} ${run.text}`);
});

test('the forms of receipts occur', () => {
  const some = (holds: (roll: (typeof rolls)[number]) => boolean): boolean => rolls.some(holds);
  const nameBelowTotal = ({ drawings }: (typeof rolls)[number]): boolean => {
    const at = (matches: (meaning: Meaning) => boolean): number => drawings[0]!.runs.find(({ means }) => means.some(matches))?.y ?? 0;
    return at((meaning) => 'field' in meaning && meaning.field === 'Name') > at((meaning) => 'detail' in meaning && meaning.detail === 'GrandTotalAmount');
  };
  assert.ok(some(nameBelowTotal), 'the shop below the sums alone');
  assert.ok(
    some(({ facts }) => facts.rounding !== 0),
    'rounded sums',
  );
  assert.ok(
    some(({ facts }) => facts.items.some(({ unit, quantity }) => unit === 'kg' && quantity % 1000 !== 0)),
    'weighed goods',
  );
  assert.ok(
    some(({ facts }) => facts.items.some(({ discount }) => discount > 0)),
    'discounts',
  );
  assert.ok(
    some(({ labels, facts }) => labels.details.GrandTotalAmount?.[0]?.value !== (facts.gross / 100).toFixed(2)),
    'tips',
  );
  assert.ok(
    some(({ labels }) => labels.lineItems?.some(({ fields }) => fields.ItemId && fields.Description) === true),
    'article numbers',
  );
  const prints = (text: RegExp): boolean => some(({ drawings }) => drawings[0]!.runs.some((run) => text.test(run.text)));
  assert.ok(
    some(({ facts }) => facts.items.some(({ total }) => total < 0)),
    'bottles brought back',
  );
  assert.ok(
    some(({ labels }) => labels.lineItems?.length === 1 && labels.lineItems[0]!.fields.TotalAmount === undefined),
    'one item without a price',
  );
  assert.ok(prints(/^(?:SUMA PTU|ŁĄCZNIE PTU|Razem PTU)/), 'turnover and tax by letter');
  assert.ok(
    some(({ drawings }) => drawings[0]!.runs.some(({ lineRole }) => lineRole === 'other')),
    'headings of departments',
  );
  const words = rolls.flatMap(({ document }) => document.pages[0]!.words.map(({ text }) => text));
  assert.ok(
    words.some((text) => /^[xX*]\d+[.,]\d\d$/.test(text)),
    'a sign attached to the price',
  );
  assert.ok(
    words.some((text) => /^\d+[xX*]\d+[.,]\d\d$/.test(text)),
    'and to the count',
  );
  assert.ok(prints(/^(?:GALLONS|LITRES|VOLUME|Litres|Gallons)/), 'pumps');
  const nameBelowItsTotal = ({ labels }: (typeof rolls)[number]): boolean =>
    labels.lineItems?.every(
      ({ fields }) => (fields.Description?.places[0]?.words[0] ?? 0) > (fields.TotalAmount?.places[0]?.words[0] ?? Number.POSITIVE_INFINITY),
    ) === true;
  assert.ok(
    some((roll) => roll.facts.items.length > 1 && nameBelowItsTotal(roll)),
    'numbers before the name',
  );
  assert.ok(prints(/^(?:Inh\.|Betreiber:|A Unit of|Operated by|di|Titular:)/), 'who runs the shop');
});
