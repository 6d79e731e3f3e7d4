import assert from 'node:assert/strict';
import test from 'node:test';
import type { Label, LabelledLineItem, Labels } from '../../../src/dataset/label.js';
import { batchOf } from '../../../src/features/batch.js';
import type { EncodedPage } from '../../../src/features/contract.js';
import { encode } from '../../../src/features/encode.js';
import { columnNames, lineRoles } from '../../../src/network/config.js';
import { lineItemTargets } from '../../../src/training/batches/line-item-targets.js';
import { drawn } from '../../drawn.js';
import { label, page, word } from './drawn-page.js';

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
