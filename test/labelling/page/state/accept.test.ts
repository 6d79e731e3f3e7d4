/** Proposals taken over, and what is asked next. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldsOf } from '../../../../src/labelling/fields.js';
import { acceptedAll, acceptedTable, groupRows, openPaths, restAbsent, withoutProposal } from '../../../../src/labelling/page/state/accept.js';
import { keyOf, panelPaths } from '../../../../src/labelling/page/state/paths.js';
import type { Labels, Proposal, Proposals, Setting } from '../../../../src/labelling/page/state/types.js';
import { nothing } from '../../../../src/labelling/page/state/values.js';

const setting: Setting = { dataset: '', bundle: '', canLearn: false, ...fieldsOf([{ name: 'Crate', kind: 'identifier', many: false, lineItem: true }]) };
const proposal = (value: string, score: number, word: number): Proposal => ({ value, score, sure: score >= 0.95, place: { page: 0, words: [word] } });
const labelled = (value: string, word: number) => ({ value, places: [{ page: 0, words: [word] }] });
const sure = ({ sure: isSure }: Proposal): boolean => isSure;

const proposals: Proposals = {
  fields: {
    documentType: [{ value: 'Invoice', score: 0.99, sure: true }],
    InvoiceId: [proposal('4711', 0.99, 1)],
    InvoiceDate: [proposal('2024-03-12', 0.7, 2)],
    'Sender.Name': [proposal('Nordlicht', 0.5, 3)],
  },
  groups: {
    VatGroup: [
      { VatRate: proposal('19.0', 0.99, 4), VatAmount: proposal('19.00', 0.97, 5) },
      { VatRate: proposal('7.0', 0.99, 6), VatAmount: proposal('7.00', 0.98, 7) },
    ],
    DueDateGroup: [{ DueDateDate: proposal('2024-04-12', 0.99, 8), DueDateDuration: proposal('30', 0.6, 9) }],
  },
  rows: [{ cells: { Quantity: proposal('2.0', 0.99, 10), Crate: proposal('K1', 0.9, 11) }, page: 0, firstLine: 3, lastLine: 3 }],
  reasons: {},
  others: {},
};
const row = { fields: { Quantity: labelled('2.0', 10) }, custom: { Crate: labelled('K1', 11) }, page: 0, firstLine: 3, lastLine: 3 };
const groups = {
  VatGroup: [
    { VatRate: '19.0', VatAmount: '19.00' },
    { VatRate: '7.0', VatAmount: '7.00' },
  ],
};
const members = { VatRate: [labelled('19.0', 4), labelled('7.0', 6)], VatAmount: [labelled('19.00', 5), labelled('7.00', 7)] };

test('accept: what is sure, of groups and tables only what is sure as a whole', () => {
  assert.deepEqual(acceptedAll(nothing, proposals, setting, sure), {
    documentType: 'Invoice',
    details: { InvoiceId: [labelled('4711', 1)], ...members },
    groups,
  });
});

test('accept: what somebody said stays', () => {
  const labels: Labels = { ...nothing, details: { InvoiceId: [] }, groups: { VatGroup: [] }, lineItems: [] };
  const { details, groups: kept, lineItems } = acceptedAll(labels, proposals, setting, () => true);
  assert.deepEqual([details.InvoiceId, kept.VatGroup, lineItems], [[], [], []]);
  assert.deepEqual(details.InvoiceDate, [labelled('2024-03-12', 2)]);
});

test('accept: all, and the table with own columns', () => {
  const all = acceptedAll(nothing, proposals, setting, () => true);
  assert.deepEqual(all.lineItems, [row]);
  assert.deepEqual(all.contacts, [{ role: 'Sender', fields: { Name: labelled('Nordlicht', 3) } }]);
  assert.deepEqual(acceptedTable(nothing, proposals, setting).lineItems, [row]);
});

test('accept: the rest is not on the document, but for what is proposed or said', () => {
  const labels = restAbsent(acceptedAll(nothing, proposals, setting, sure), proposals, setting);
  assert.deepEqual(labels.details.CustomerId, []);
  assert.deepEqual(labels.details.InvoiceId, [labelled('4711', 1)]);
  assert.equal(labels.details.InvoiceDate, undefined);
  assert.equal(labels.groups.DueDateGroup, undefined);
  assert.deepEqual([labels.groups.BankGroup, labels.details.BankCode], [[], []]);
  assert.equal(labels.vatExempt, false);
  assert.equal(labels.lineItems, undefined);
  assert.deepEqual(restAbsent(nothing, { ...proposals, rows: [] }, setting).lineItems, []);
});

test('accept: what is open is asked for, least sure first', () => {
  const labels = acceptedAll(nothing, proposals, setting, sure);
  const paths = panelPaths(setting, (group) => groupRows(labels, proposals, group));
  assert.deepEqual(openPaths(labels, proposals, paths).map(keyOf), [
    'Sender.Name',
    'DueDateGroup[0].DueDateDuration',
    'InvoiceDate',
    'DueDateGroup[0].DueDateDate',
  ]);
});

test('accept: what somebody saw to be wrong is proposed no more', () => {
  const { groups: left } = withoutProposal(proposals, { of: 'group', group: 'VatGroup', row: 1, name: 'VatRate' });
  assert.deepEqual(
    left.VatGroup!.map((members) => Object.keys(members)),
    [['VatRate', 'VatAmount'], ['VatAmount']],
  );
  assert.deepEqual(Object.keys(withoutProposal(proposals, { of: 'contact', role: 'Sender', name: 'Name' }).fields), [
    'documentType',
    'InvoiceId',
    'InvoiceDate',
  ]);
});
