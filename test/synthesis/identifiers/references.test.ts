import assert from 'node:assert/strict';
import test from 'node:test';
import { random } from '../../../src/random.js';
import { referenceHabits, syntheticReferences } from '../../../src/synthesis/identifiers/references.js';
import { sample } from '../../../src/synthesis/sample.js';

const rows = [
  { name: 'CostCenter', kind: 'identifier', share: 1, numbering: 'costCenter' },
  { name: 'Inspected', kind: 'date', share: 1 },
] as const;

test('references: values by the rows of the catalogue', () => {
  let found = 0;
  for (let seed = 0; seed < 40; seed++) {
    const values = syntheticReferences(random('document', seed), referenceHabits(random('supplier', seed), rows), '2024-03-12', rows);
    if (values.CostCenter !== undefined) assert.match(values.CostCenter, /[\p{L}\d]/u);
    if (values.Inspected !== undefined) assert.ok(values.Inspected <= '2024-03-12' && values.Inspected > '2024-01-01', values.Inspected);
    if (values.CostCenter !== undefined && values.Inspected !== undefined) found++;
  }
  assert.ok(found > 20, `${found}`);
});

test('references: a further row changes no other value', () => {
  const [one, both] = [rows.slice(0, 1), rows].map((list) =>
    Array.from({ length: 40 }, (_, seed) => syntheticReferences(random('document', seed), referenceHabits(random('supplier', seed), list), '2024-03-12', list)),
  );
  assert.ok(one!.filter(({ CostCenter }) => CostCenter).length > 30);
  assert.deepEqual(
    both!.map(({ CostCenter }) => CostCenter),
    one!.map(({ CostCenter }) => CostCenter),
  );
});

test('references: printed and labelled where they stand', () => {
  const labels = Array.from({ length: 300 }, (_, i) => sample('references', i)).flatMap(({ document, labels }) =>
    (labels.details.CostCenter ?? []).flatMap(({ value, places }) =>
      places.map(({ page, words }) => ({ value, text: words.map((at) => document.pages[page]!.words[at]!.text).join('') })),
    ),
  );
  assert.ok(labels.length >= 8, String(labels.length));
  const exact = labels.filter(({ value, text }) => text.replace(/\s/g, '').includes(value.replace(/\s/g, '')));
  // OCR errors are synthetic too.
  assert.ok(exact.length >= labels.length * 0.7, `${exact.length} of ${labels.length}`);
});
