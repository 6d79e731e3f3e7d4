/** Token labels that are numbers: their names, as datasets of Hugging Face state them beside, or as --map gives them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { tagNames } from '../../../../src/dataset/exchange/formats/tag-names.js';
import { edges, imported } from '../foreign.js';

const words = ['R-4711', '12.03.2024', '8,33', 'Nordlicht', 'GmbH', 'Netto'];
const page = (ner_tags: readonly (number | string)[]) =>
  JSON.stringify({ file_name: 'invoice.png', words, bboxes: words.map((text) => edges(text, [1000, 1000]).map(Math.round)), ner_tags });
const names = ['O', 'B-invoice_number', 'B-date', 'B-total', 'B-seller_name', 'I-seller_name'];
const tags = [1, 2, 3, 4, 5, 0];
const all = ['InvoiceId=R-4711 @R-4711', 'InvoiceDate=2024-03-12 @12.03.2024', 'GrandTotalAmount=8.33 @8,33', 'Sender.Name=Nordlicht GmbH @Nordlicht GmbH'];

const feature = (of: object) => ({ id: { dtype: 'string', _type: 'Value' }, ner_tags: { feature: of, length: -1, _type: 'Sequence' } });
const classes = { num_classes: 6, names, names_file: null, id: null, _type: 'ClassLabel' };
const yaml = (classLabels: string, sequence = 'sequence') => `---
license: mit
dataset_info:
  features:
  - name: id
    dtype: string
  - name: other_tags
    ${sequence}:
      class_label:
        names:
          '0': wrong
  - name: ner_tags
    ${sequence}:
      class_label:
        names:
${classLabels}
  splits:
  - name: train
---
# Invoices
`;
const numbered = names.map((name, number) => `          '${number}': ${name}`).join('\n');

for (const [what, path, content] of [
  ['dataset_info.json of a saved dataset', 'dataset_info.json', { builder_name: 'x', features: feature(classes) }],
  ['a list in place of a sequence', 'train/dataset_info.json', { features: { ner_tags: { feature: classes, _type: 'List' } } }],
  ['dataset_infos.json with configurations', 'dataset_infos.json', { default: { description: 'ner_tags', features: feature(classes) } }],
  ['the head of README.md', 'README.md', yaml(numbered)],
  ['the same beside the file, with Windows line ends', 'train/README.md', yaml(numbered, 'list').replaceAll('\n', '\r\n')],
] as const)
  test(`imagefolder: tags that are numbers are named by ${what}`, async () =>
    assert.deepEqual(await imported('imagefolder', { 'train/metadata.jsonl': page(tags), [path]: content }), all));

test('imagefolder: the first file that names the tags counts; --map comes before it', async () => {
  const files = { 'train/metadata.jsonl': page(tags), 'train/README.md': '# no head', 'README.md': yaml(numbered) };
  assert.deepEqual(await imported('imagefolder', files), all);
  assert.deepEqual(await imported('imagefolder', { 'metadata.jsonl': page(tags) }, { names: Object.fromEntries(names.entries()) }), all);
  const other = await imported('imagefolder', files, { names: { 1: 'B-CustomerId' } });
  assert.deepEqual(
    other.filter((line) => line.endsWith('R-4711')),
    ['CustomerId=R-4711 @R-4711'],
  );
});

test('imagefolder: a number that nothing names is a line, and other pages come in', async () => {
  const files = { 'metadata.jsonl': `${page([1, 2, 3, 4, 5, 17])}\n${page(names.map((_, i) => names[(i + 1) % 6]!))}`, 'README.md': yaml(numbered) };
  const lines = await imported('imagefolder', files);
  assert.deepEqual(lines.slice(0, 4), all);
  assert.match(lines[4]!, /^! from\/metadata\.jsonl, line 1: ner_tags are numbers, and of 17 no name is known: /);
});

for (const [what, text] of [
  ['no JSON', '{"features"'],
  ['no head', 'Invoices of ner_tags'],
  ['no YAML', '---\nner_tags: [\n---'],
  ['no names', '{"features":{"ner_tags":{"feature":{"_type":"ClassLabel"}}}}'],
  ['names of another shape', '{"features":{"ner_tags":{"names":{"a":"O"}}}}'],
  ['a number', '7'],
  ['what nests without end', `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
] as const)
  test(`tag names: ${what}`, () => assert.equal(tagNames(text, 'ner_tags'), undefined));
