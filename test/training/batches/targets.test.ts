import assert from 'node:assert/strict';
import test from 'node:test';
import type { Label, LabelledLineItem, Labels } from '../../../src/dataset/label.js';
import { batchOf } from '../../../src/features/batch.js';
import type { EncodedPage } from '../../../src/features/contract.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames, lineRoles, tagNames } from '../../../src/network/config.js';
import { lineItemTargets } from '../../../src/training/batches/line-item-targets.js';
import { type Column, detailTargets } from '../../../src/training/batches/targets.js';
import { drawn } from '../../drawn.js';

const document = drawn(`
  Muster GmbH     Rechnung Nr.:4711
  Datum 03.04.2024   Kunde 4711
  Summe 119,00  Anzahlung 119,00
  1 Schraube 2 59,50 119,00`);
const [page] = encode(document) as [EncodedPage];
const word = (text: string, nth = 0) => document.pages[0]!.words.flatMap((other, i) => (other.text === text ? [i] : []))[nth]!;
const label = (value: string, ...words: number[]): Label => ({ value, places: words.length ? [{ page: 0, words }] : [] });

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

test('targets: line items, columns by word and roles by line', () => {
  const labels: Labels = {
    details: {},
    groups: {},
    lineItems: [{ fields: { Description: label('Schraube', word('Schraube')), Quantity: label('2', word('2')) } }],
    lineRoles: [['outside', 'header', 'other', 'start']],
  };
  const { columntarget, roletarget } = lineItemTargets([{ page, labels }], batchOf([page], { task: 'line-items' }));
  const names = columnNames();
  const columnOf = (text: string) => names[columntarget!.data[page.tokens.findIndex((token) => token.text === text)]!];
  assert.deepEqual(['Schraube', '2', 'Datum', 'Muster', '59,50'].map(columnOf), ['Description', 'Quantity', 'header', 'outside', 'outside']);
  assert.deepEqual(
    [...roletarget!.data].slice(0, 5).map((role) => lineRoles[role]),
    ['outside', 'header', 'other', 'start', undefined],
  );
});

test('targets: a count and a price that are attached are two columns, the sign between them none', () => {
  const attached = drawn(`
  KAFFEE
  3x1,40  4,20
  2 x0,65  1,30`);
  const [own] = encode(attached) as [EncodedPage];
  const at = (text: string): number => attached.pages[0]!.words.findIndex((each) => each.text === text);
  const lineItems: LabelledLineItem[] = [
    { fields: { Quantity: label('3.0', at('3x1,40')), UnitPrice: label('1.4000', at('3x1,40')) } },
    { fields: { Quantity: label('2.0', at('2')), UnitPrice: label('0.6500', at('x0,65')) } },
  ];
  const { columntarget } = lineItemTargets([{ page: own, labels: { details: {}, groups: {}, lineItems } }], batchOf([own], { task: 'line-items' }));
  const names = columnNames();
  assert.deepEqual(
    own.tokens.map(({ text }, i) => `${text} ${names[columntarget!.data[i]!]}`).filter((text) => !text.endsWith(' outside')),
    ['3 Quantity', '1,40 UnitPrice', '2 Quantity', '0,65 UnitPrice'],
  );
});

test('targets: what nobody labelled on a further line of a row is unknown where a person labelled', () => {
  const labels: Labels = {
    details: {},
    groups: {},
    lineItems: [{ fields: { Description: label('Summe', word('Summe')) } }],
    lineRoles: [['outside', 'header', 'start', 'continues']],
  };
  const columnsOf = (handLabelled: boolean) => lineItemTargets([{ page, labels, handLabelled }], batchOf([page], { task: 'line-items' })).columntarget!.data;
  const at = page.tokens.findIndex((token) => token.text === 'Schraube');
  assert.deepEqual([columnsOf(true)[at], columnNames()[columnsOf(false)[at]!]], [-1, 'outside']);
});

/** Which columns each word of partial labels is known to be or not to be; undefined where it has no target. */
function partialTargets(row: Partial<LabelledLineItem>, roles: Labels['lineRoles']) {
  const labels: Labels = { details: {}, groups: {}, lineItems: [{ fields: { Quantity: label('2', word('2')) }, ...row }], ...(roles && { lineRoles: roles }) };
  const { columntarget, columnknown, roletarget } = lineItemTargets([{ page, labels, handLabelled: true }], batchOf([page], { task: 'line-items' }));
  const names = columnNames();
  return {
    known: (text: string) => {
      const at = page.tokens.findIndex((token) => token.text === text);
      return columntarget!.data[at]! < 0 ? undefined : names.filter((_, column) => columnknown!.data[at * names.length + column] === 1);
    },
    roleOf: (line: number) => lineRoles[roletarget!.data[line]!],
  };
}

test('targets: a word of a row that has no label is none of the labelled cells, and may be any other', () => {
  const { known } = partialTargets({ page: 0, firstLine: 3, lastLine: 3 }, [['outside', 'header', 'other', 'start']]);
  assert.deepEqual(known('59,50'), ['outside', 'header', 'Quantity']);
  assert.deepEqual(known('2'), columnNames());
  assert.deepEqual(known('Muster'), columnNames());
});

test('targets: lines beside a row whose description has no label are unknown', () => {
  const roles: Labels['lineRoles'] = [['outside', 'header', 'other', 'start']];
  const open = partialTargets({ page: 0, firstLine: 3, lastLine: 3 }, roles);
  assert.deepEqual([open.known('Summe'), open.roleOf(2), open.roleOf(3)], [undefined, undefined, 'start']);
  const described = partialTargets(
    { page: 0, firstLine: 3, lastLine: 3, fields: { Quantity: label('2', word('2')), Description: label('Schraube', word('Schraube')) } },
    roles,
  );
  assert.deepEqual([described.known('Summe'), described.roleOf(2)], [columnNames(), 'other']);
});

test('targets: where a row has no place, words without a label are unknown', () => {
  const { known } = partialTargets({}, undefined);
  assert.deepEqual([known('Schraube'), known('2')], [undefined, columnNames()]);
});

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

/** Whether each word's loss may speak of the customer's column. */
function ownTargets(own: Label | undefined, roles?: Labels['lineRoles']) {
  const item = { Description: label('Schraube', word('Schraube')), Quantity: label('2', word('2')) };
  const labels: Labels = {
    details: {},
    groups: {},
    lineItems: [{ fields: item, ...(own && { custom: { Serial: own } }) }],
    ...(roles && { lineRoles: roles }),
  };
  const { columntarget, columnknown } = lineItemTargets([{ page, labels }], batchOf([page], { task: 'line-items' }), ['Serial']);
  const names = columnNames(['Serial']);
  const at = (text: string) => page.tokens.findIndex((token) => token.text === text);
  return {
    columnOf: (text: string) => names[columntarget!.data[at(text)]!],
    isKnown: (text: string) => columnknown!.data[at(text) * names.length + names.length - 1] === 1,
  };
}

test('targets: the key of an own column that is attached to its value is outside', () => {
  const { columnOf, isKnown } = ownTargets(label('4711', word('Nr.:4711')));
  assert.deepEqual(['Nr.:', '4711', '119,00', 'Schraube'].map(columnOf), ['outside', 'Serial', 'outside', 'Description']);
  assert.ok(['Nr.:', '4711', '119,00', 'Schraube'].every(isKnown), 'who labels one labels all');
});

test('targets: where nobody labelled an own column, what means something else is none of it', () => {
  const texts = ['Schraube', '2', '59,50', 'Datum', 'Muster'];
  assert.deepEqual(texts.map(ownTargets(undefined).isKnown), [false, true, false, false, false]);
  // Lines that are no rows have no cells.
  assert.deepEqual(texts.map(ownTargets(undefined, [['outside', 'header', 'other', 'start']]).isKnown), [false, true, false, true, true]);
});

test('targets: without line items nothing is known of columns', () => {
  const { columntarget, roletarget } = lineItemTargets([{ page, labels: { details: {}, groups: {} } }], batchOf([page], { task: 'line-items' }));
  assert.ok([...columntarget!.data, ...roletarget!.data].every((target) => target === -1));
});
