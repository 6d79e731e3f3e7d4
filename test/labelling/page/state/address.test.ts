/** The page's address: a document, and the value that a finding or a report names. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { labelLink } from '../../../../src/evaluation/report/label-link.js';
import { addressOf } from '../../../../src/labelling/page/state/address.js';

for (const [hash, address] of [
  ['#a.pdf', { name: 'a.pdf' }],
  ['#b%20%26%20%C3%BC.pdf&at=InvoiceId', { name: 'b & ü.pdf', at: 'InvoiceId' }],
  ['#a.pdf&at=VatGroup%5B2%5D.VatAmount', { name: 'a.pdf', at: 'VatGroup[1].VatAmount' }],
  ['#100%.pdf', { name: '100%.pdf' }],
  ['', { name: '' }],
] as const)
  test(`address: ${hash || 'none'}`, () => assert.deepEqual(addressOf(hash), address));

for (const [row, at] of [
  [undefined, undefined],
  [{ detail: 'InvoiceId' }, 'InvoiceId'],
  [{ detail: 'Sender.City' }, 'Sender.City'],
  [{ detail: 'LineItem.Quantity', item: 3 }, 'LineItems[2].Quantity'],
  [{ detail: 'VatGroup.VatRate', item: 1 }, 'VatGroup[0].VatRate'],
  [{ detail: 'VatGroup.VatRate' }, undefined],
] as const)
  test(`address: a report's ${row?.detail ?? 'document'} ${row && 'item' in row ? row.item : ''} is found by the page`, () =>
    assert.deepEqual(addressOf(new URL(labelLink('b & ü.pdf', row)).hash), { name: 'b & ü.pdf', ...(at !== undefined && { at }) }));
