import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import { batchOf } from '../../../src/features/batch.js';
import type { EncodedPage } from '../../../src/features/contract.js';
import { tagNames } from '../../../src/network/config.js';
import { type Column, detailTargets } from '../../../src/training/batches/targets.js';
import { label, page, word } from './drawn-page.js';

const columns: readonly Column[] = [
  { name: 'InvoiceId', kind: 'identifier', many: false },
  { name: 'InvoiceDate', kind: 'date', many: false },
  { name: 'GrandTotalAmount', kind: 'amount', many: false },
];

function targets(labels: Partial<Labels>, pages: readonly EncodedPage[] = [page]) {
  const full: Labels = { details: {}, groups: {}, ...labels };
  const batch = batchOf(pages, { task: 'details' });
  return detailTargets(
    pages.map((page) => ({ page, labels: full })),
    batch,
    columns,
  );
}

/** What is right for a detail: candidates as "text → value @ first token". */
function gold(details: Labels['details'], name: string, of: EncodedPage = page) {
  const found = targets({ details }, [of]);
  const f = columns.findIndex((column) => column.name === name);
  return {
    right: of.candidates.flatMap(({ text, value, first }, c) =>
      found.gold!.data[c * columns.length + f] ? [`${text} → ${value} in word ${of.tokens[first]!.word}`] : [],
    ),
    known: found.known!.data[f],
    hasgold: found.hasgold!.data[f],
  };
}

for (const [what, name, labels, right, known] of [
  ['by place', 'InvoiceId', [label('4711', word('Nr.:4711'))], [`4711 → 4711 in word ${word('Nr.:4711')}`], 1],
  ['by value where there is no place', 'InvoiceId', [label('4711')], [`4711 → 4711 in word ${word('Nr.:4711')}`, `4711 → 4711 in word ${word('4711')}`], 1],
  ['only the right one of two equal amounts', 'GrandTotalAmount', [label('119.00', word('119,00', 0))], [`119,00 → 119.00 in word ${word('119,00', 0)}`], 1],
  ['the right reading of a date', 'InvoiceDate', [label('2024-04-03', word('03.04.2024'))], [`03.04.2024 → 2024-04-03 in word ${word('03.04.2024')}`], 1],
  ['misread: whatever covers exactly its words', 'GrandTotalAmount', [label('179.00', word('119,00', 1))], [`119,00 → 119.00 in word ${word('119,00', 1)}`], 1],
  ['it stands here, but nothing recognises it: unknown', 'InvoiceDate', [label('2024-04-03', word('Muster'))], [], 0],
  ['true, but found nowhere: none of these', 'InvoiceId', [label('9999')], [], 1],
  ['not on the document: none', 'InvoiceId', [], [], 1],
] as const) {
  test(`targets: ${what}`, () => {
    const found = gold({ [name]: labels }, name);
    assert.deepEqual([found.right, found.known, found.hasgold], [right, known, right.length > 0 ? 1 : 0]);
  });
}

test('targets: a detail without a label is unknown', () => {
  const { known, right } = gold({}, 'InvoiceId');
  assert.deepEqual([known, right], [0, []]);
});

test('targets: a value on another page is none of this page', () => {
  const { known, right } = gold({ InvoiceId: [{ value: '4711', places: [{ page: 1, words: [3] }] }] }, 'InvoiceId');
  assert.deepEqual([known, right], [1, []]);
});

test('targets: only candidates of its kind are allowed, and no padding', () => {
  const { allowed } = targets({});
  page.candidates.forEach(({ kind }, c) => {
    columns.forEach((column, f) => {
      assert.equal(allowed!.data[c * columns.length + f], kind === column.kind ? 1 : 0);
    });
  });
  assert.ok(allowed!.data.slice(page.candidates.length * columns.length).every((value) => value === 0));
});

test('targets: tags of contacts word by word; without contacts nothing is known', () => {
  const tagsOf = (labels: Partial<Labels>) => [...targets(labels).tagtarget!.data];
  const tags = tagsOf({ contacts: [{ role: 'Sender', fields: { Name: label('Muster GmbH', word('Muster'), word('GmbH')) } }] });
  const name = tagNames.indexOf('Sender.Name');
  assert.deepEqual(tags.slice(0, 3), [name, name, 0]);
  assert.ok(tags.slice(page.tokens.length).every((tag) => tag === -1));
  assert.ok(tagsOf({}).every((tag) => tag === -1));
});

for (const order of [0, 1])
  test(`targets: a town within a company's name is the name's, ${order ? 'the town first' : 'the name first'}`, () => {
    const fields = [
      ['Name', label('Muster GmbH', word('Muster'), word('GmbH'))],
      ['City', label('Muster', word('Muster'))],
    ] as const;
    const labels: Partial<Labels> = { contacts: [{ role: 'Sender', fields: Object.fromEntries(order ? fields.toReversed() : fields) }] };
    const name = tagNames.indexOf('Sender.Name');
    assert.deepEqual([...targets(labels).tagtarget!.data].slice(0, 2), [name, name]);
  });

for (const [what, labels, target, known] of [
  ['type', { documentType: 'CreditMemo' }, [0, 1, 0, 0, 0], [1, 1, 1, 0, 0]],
  ['exemption', { vatExempt: true }, [0, 0, 0, 1, 0], [0, 0, 0, 1, 0]],
  ['no exemption', { vatExempt: false }, [0, 0, 0, 0, 0], [0, 0, 0, 1, 0]],
  ['item table', { lineItems: [{ fields: { Quantity: label('2', word('2')) } }] }, [0, 0, 0, 0, 1], [0, 0, 0, 0, 1]],
  ['no items', { lineItems: [] }, [0, 0, 0, 0, 0], [0, 0, 0, 0, 1]],
  ['unknown', {}, [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
] as const) {
  test(`targets: document head, ${what}`, () => {
    const found = targets(labels as Partial<Labels>);
    assert.deepEqual([...found.documenttarget!.data].slice(0, 5), target);
    assert.deepEqual([...found.documentknown!.data].slice(0, 5), known);
  });
}

test('targets: a word that partial labels leave is none of the labelled contact fields, and may be any other', () => {
  const labels: Labels = { details: {}, groups: {}, contacts: [{ role: 'Sender', fields: { Name: label('Muster GmbH', word('Muster'), word('GmbH')) } }] };
  const { tagtarget, tagknown } = detailTargets([{ page, labels, handLabelled: true }], batchOf([page], { task: 'details' }), columns);
  const known = (text: string) => {
    const at = page.tokens.findIndex((token) => token.text === text);
    return [tagtarget!.data[at], tagNames.filter((_, tag) => tagknown!.data[at * tagNames.length + tag] === 1)];
  };
  assert.deepEqual(known('Summe'), [0, ['outside', 'Sender.Name']]);
  assert.deepEqual(known('Muster'), [tagNames.indexOf('Sender.Name'), [...tagNames]]);
  assert.equal(detailTargets([{ page, labels }], batchOf([page], { task: 'details' }), columns).tagknown, undefined);
});
