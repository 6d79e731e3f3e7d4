import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { languages } from '../../../../src/catalogue/languages/index.js';
import { type LineItemFieldName, lineItemFields } from '../../../../src/catalogue/line-item-fields.js';
import type { Label } from '../../../../src/dataset/label.js';
import { kinds } from '../../../../src/values/index.js';
import { random } from '../../../../src/random.js';
import type { Scene } from '../../../../src/synthesis/layout/scene.js';
import { turned, withoutUnits } from '../../../../src/synthesis/layout/table/choice.js';
import { type Sample, sample } from '../../../../src/synthesis/sample.js';

const unitHeadings = new Set(languages.flatMap(({ synthesis }) => Object.values(synthesis.table.units).flat()).map((heading) => heading.toLowerCase()));
const samples: readonly Sample[] = Array.from({ length: 110 }, (_, i) => sample('tables', i, { noise: 0 })).filter(({ facts }) => facts.items.length > 0);

/** Text of every place of every cell. */
function* cells({ document, labels }: Sample) {
  for (const item of labels.lineItems ?? [])
    for (const [name, label] of Object.entries(item.fields))
      for (const { page, words } of label.places)
        yield { name, value: label.value, text: words.map((word) => document.pages[page]!.words[word]!.text).join(' ') };
}

/** Whether one field stands left of another on the same line, in most items that have both. */
function before({ document, labels }: Sample, left: LineItemFieldName, right: LineItemFieldName): boolean {
  const box = (label: Label | undefined) => label?.places[0] && document.pages[label.places[0].page]!.words[label.places[0].words[0]!]!.box;
  const sides = (labels.lineItems ?? []).flatMap(({ fields }) => {
    const [a, b] = [box(fields[left]), box(fields[right])];
    return a && b && Math.abs(a.y - b.y) < 10 ? [a.x < b.x] : [];
  });
  return sides.length > 0 && sides.filter(Boolean).length * 2 > sides.length;
}

describe('item tables', () => {
  test('amounts, quantities and prices are readable where their labels say', () => {
    const wrong: string[] = [];
    let all = 0;
    for (const each of samples)
      for (const { name, value, text } of cells(each)) {
        if (name !== 'Quantity' && name !== 'UnitPrice' && name !== 'TotalAmount') continue;
        all++;
        const kind = kinds[lineItemFields.find((field) => field.name === name)!.kind];
        const inside = kind.find(text).map(({ start, end }) => text.slice(start, end));
        // Tills glue a count to its price ("1X46.89"): two tokens to the network.
        if (![text, ...inside, ...text.split(/[xX×]/)].some((part) => kind.read(part).some((reading) => Number(reading.value) === Number(value))))
          wrong.push(`${name} ${value}: ${text}`);
      }
    assert.ok(all > 1000, `${all}`);
    assert.ok(wrong.length < all * 0.01, wrong.slice(0, 10).join('\n'));
  });

  test('every item begins on a line that says so, and no header, heading or sum is within it', () => {
    for (const { labels } of samples)
      for (const { page, firstLine } of labels.lineItems ?? []) {
        if (page === undefined) continue;
        assert.equal(labels.lineRoles![page]![firstLine!], 'start');
      }
  });

  test('a word means one field of one item, but for references that hold for several, units attached to quantities and prices attached to both', () => {
    for (const { document, labels, facts } of samples) {
      const seen = new Map<string, string>();
      labels.lineItems!.forEach((item, index) => {
        for (const [name, label] of Object.entries(item.fields)) {
          if (name === 'OrderId' || name === 'DeliveryId') continue;
          for (const { page, words } of label.places)
            for (const word of words) {
              const key = `${page} ${word}`;
              // A till's "2x34,59".
              const isAttached = name === 'UnitPrice' && /^\d[\d.,]*[x×*@]\D?\d/i.test(document.pages[page]!.words[word]!.text);
              const own = `${index} ${name === 'Unit' || isAttached ? 'Quantity' : name}`;
              assert.equal(seen.get(key) ?? own, own, `${facts.language.code}: ${label.value}`);
              seen.set(key, own);
            }
        }
      });
    }
  });

  test('what is taken off stands where its label says', () => {
    // A dash that says "less" may stand close enough to be one word with the number.
    const bare = (text: string): string => text.replace(/[ ()]/g, '').replace(/^-/, '');
    for (const each of samples) for (const { name, value, text } of cells(each)) if (name === 'Discount') assert.equal(bare(text), bare(value));
  });

  test('shapes that a table may have all occur', () => {
    const share = (is: (each: Sample) => boolean): number => samples.filter(is).length / samples.length;
    const roles = (each: Sample): string[] => each.labels.lineRoles!.flat();
    assert.ok(share((each) => !roles(each).includes('header')) > 0.05, 'without header');
    assert.ok(share((each) => roles(each).includes('other')) > 0.05, 'rows that are no items');
    assert.ok(share((each) => roles(each).filter((role) => role === 'header').length > 1) > 0.2, 'headers of several lines');
    assert.ok(share((each) => [...cells(each)].some(({ name, text }) => name === 'Description' && /\d\S*$/.test(text))) > 0.3, 'digits at a description’s end');
    assert.ok(share((each) => [...cells(each)].some(({ name, text }) => name === 'Quantity' && /\d\p{L}+$/u.test(text))) > 0.02, 'units attached');
    const discounts = (is: (text: string) => boolean): number => share((each) => [...cells(each)].some(({ name, text }) => name === 'Discount' && is(text)));
    assert.ok(discounts((text) => text.includes('%')) > 0.04, 'discounts in percent');
    assert.ok(discounts((text) => !text.includes('%') && /[1-9]/.test(text)) > 0.02, 'discounts as amounts or bare numbers');
    assert.ok(discounts((text) => /\d/.test(text) && !/[1-9]/.test(text)) > 0.01, 'noughts in the column of discounts');
    const header = (each: Sample): string[] =>
      each.labels.lineRoles!.flatMap((lines, page) =>
        lines.flatMap((role, line) =>
          role === 'header' ? each.document.pages[page]!.lines[line]!.words.map((word) => each.document.pages[page]!.words[word]!.text) : [],
        ),
      );
    assert.ok(share((each) => before(each, 'UnitPrice', 'Quantity')) > 0.05, 'prices before quantities');
    assert.ok(share((each) => header(each).some((word) => unitHeadings.has(word.toLowerCase()))) > 0.01, 'units as headings');
    for (const { name } of lineItemFields) assert.ok(share((each) => [...cells(each)].some((cell) => cell.name === name)) > 0.005, name);
  });
});

describe('orders of columns', () => {
  const usual = ['position', 'description', 'quantity', 'unit', 'unitPrice', 'vatRate', 'total'];
  const drawn = Array.from({ length: 400 }, (_, seed) => turned({ random: random('orders', seed) } as Scene, usual).join(' '));
  for (const [order, least, most] of [
    ['position description quantity unit unitPrice vatRate total', 0.75, 0.9],
    ['position description unitPrice quantity unit vatRate total', 0.03, 0.12],
    ['position description unit quantity unitPrice vatRate total', 0.02, 0.08],
    ['position description unit unitPrice vatRate quantity total', 0.02, 0.08],
  ] as const)
    test(order, () => {
      const share = drawn.filter((each) => each === order).length / drawn.length;
      assert.ok(share > least && share < most, `${share}`);
    });

  test('a heading that names the unit leaves none in the cells', () => {
    assert.deepEqual(
      withoutUnits(usual),
      usual.filter((name) => name !== 'unit'),
    );
    assert.deepEqual(withoutUnits(['description', 'quantityUnit', 'total']), ['description', 'quantity', 'total']);
  });
});
