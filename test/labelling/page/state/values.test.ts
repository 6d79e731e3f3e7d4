/** Values set and read by path; labels before stay as they are. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { keyOf, type Path, questionOf } from '../../../../src/labelling/page/state/paths.js';
import type { Label, Labels } from '../../../../src/labelling/page/state/types.js';
import { nothing, type Value, valueAt, withValue } from '../../../../src/labelling/page/state/values.js';

const label = (value: string, ...words: readonly number[]): Label => ({ value, places: words.length > 0 ? [{ page: 0, words }] : [] });
const detail: Path = { of: 'detail', name: 'InvoiceId' };
const city: Path = { of: 'contact', role: 'Sender', name: 'City' };
const rate = (row: number): Path => ({ of: 'group', group: 'VatGroup', row, name: 'VatRate' });
const cell = (name: string): Path => ({ of: 'cell', row: 0, name });
const oneRow: Labels = { ...nothing, lineItems: [{ fields: {} }], lineRoles: [['start']] };

const cases: readonly (readonly [what: string, before: Labels, path: Path, value: Value, after: Labels, read?: Value])[] = [
  ['a detail', nothing, detail, [label('4711', 3)], { ...nothing, details: { InvoiceId: [label('4711', 3)] } }],
  ['a detail that is not there', nothing, detail, 'absent', { ...nothing, details: { InvoiceId: [] } }],
  ['a detail that is unknown again', { ...nothing, details: { InvoiceId: [] } }, detail, undefined, nothing],
  ['a choice', nothing, { of: 'document', name: 'currency' }, [label('EUR')], { ...nothing, currency: 'EUR' }],
  ['no exemption', nothing, { of: 'document', name: 'vatExempt' }, [label('no')], { ...nothing, vatExempt: false }],
  ['a contact', nothing, city, [label('Kiel', 5)], { ...nothing, contacts: [{ role: 'Sender', fields: { City: label('Kiel', 5) } }] }],
  ['the last field of a contact taken away', { ...nothing, contacts: [{ role: 'Sender', fields: { City: label('Kiel') } }] }, city, undefined, nothing],
  [
    'a field beside a contact of another role',
    { ...nothing, contacts: [{ role: 'Other', fields: {} }] },
    city,
    [label('Kiel')],
    {
      ...nothing,
      contacts: [
        { role: 'Other', fields: {} },
        { role: 'Sender', fields: { City: label('Kiel') } },
      ],
    },
  ],
  [
    'a member of a group',
    nothing,
    rate(0),
    [label('19.0', 7)],
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0' }] }, details: { VatRate: [label('19.0', 7)] } },
  ],
  [
    'a member of a second row',
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0' }] }, details: { VatRate: [label('19.0', 7)] } },
    rate(1),
    [label('7.0', 9)],
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0' }, { VatRate: '7.0' }] }, details: { VatRate: [label('19.0', 7), label('7.0', 9)] } },
  ],
  [
    'a member that another row has too',
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0' }] }, details: { VatRate: [label('19.0', 7)] } },
    rate(1),
    [label('19.0', 9)],
    {
      ...nothing,
      groups: { VatGroup: [{ VatRate: '19.0' }, { VatRate: '19.0' }] },
      details: {
        VatRate: [
          {
            value: '19.0',
            places: [
              { page: 0, words: [7] },
              { page: 0, words: [9] },
            ],
          },
        ],
      },
    },
  ],
  [
    'the last member taken away',
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0' }] }, details: { VatRate: [label('19.0', 7)] } },
    rate(0),
    undefined,
    nothing,
  ],
  [
    'a group that is not there',
    { ...nothing, groups: { VatGroup: [{ VatRate: '19.0', NetAmount: '1.00' }] }, details: {} },
    rate(0),
    'absent',
    { ...nothing, groups: { VatGroup: [] }, details: { VatRate: [], NetAmount: [] } },
  ],
  ['a cell, which takes the roles of lines with it', oneRow, cell('Unit'), [label('kg', 2)], { ...nothing, lineItems: [{ fields: { Unit: label('kg', 2) } }] }],
  ['a cell of an own column', oneRow, cell('Crate'), [label('K1', 2)], { ...nothing, lineItems: [{ fields: {}, custom: { Crate: label('K1', 2) } }] }],
  ['a cell taken away', { ...nothing, lineItems: [{ fields: { Unit: label('kg') } }] }, cell('Unit'), undefined, { ...nothing, lineItems: [{ fields: {} }] }],
];

for (const [what, before, path, value, after] of cases)
  test(`values: ${what}`, () => {
    const copy = structuredClone(before);
    const changed = withValue(before, path, value);
    assert.deepEqual(changed, after);
    assert.deepEqual(before, copy);
    if (value !== undefined && what !== 'a member that another row has too') assert.deepEqual(valueAt(changed, path), value);
  });

for (const [path, key, question] of [
  [detail, 'InvoiceId', 'InvoiceId'],
  [city, 'Sender.City', 'Sender.City'],
  [rate(1), 'VatGroup[1].VatRate', 'VatGroup.VatRate'],
  [cell('Unit'), 'LineItems[0].Unit', 'LineItems.Unit'],
] as const)
  test(`paths: ${key}`, () => assert.deepEqual([keyOf(path), questionOf(path)], [key, question]));
