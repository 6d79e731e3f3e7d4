/** Labels as Document Intelligence Studio keeps them beside the documents of a project. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { azure } from '../../../../src/dataset/exchange/formats/azure.js';
import { drawn } from '../../../drawn.js';
import { corners, imported, invoice } from '../foreign.js';

const part = (text: string, nth = 0, page = 1) => ({ page, text, boundingBoxes: [corners(text, [1, 1], nth)] });
const label = (name: string, ...texts: readonly string[]) => ({ label: name, value: texts.map((text) => part(text)), labelType: 'Words' });
const file = (labels: readonly unknown[], rest: object = {}) => ({
  $schema: 'https://schema.cognitiveservices.azure.com/formrecognizer/2021-03-01/labels.json',
  document: 'invoice.pdf',
  labels,
  ...rest,
});
const none = 'no such detail; name yours with --map, or declare it: --customer rules/NAME';

const cases: readonly (readonly [what: string, content: unknown, ...lines: readonly string[]])[] = [
  [
    'fields of v3, names of the prebuilt invoice',
    file([label('InvoiceId', 'R-4711'), label('VendorName', 'Nordlicht', 'GmbH'), label('InvoiceTotal', '8,33'), label('Zusatz', 'Hamburg')]),
    'InvoiceId=R-4711 @R-4711',
    'GrandTotalAmount=8.33 @8,33',
    'Sender.Name=Nordlicht GmbH @Nordlicht GmbH',
    `! Zusatz : ${none}`,
  ],
  [
    'a table of v4, with labelingState',
    file([label('Items/0/Description', 'Bleistift'), label('Items/0/Amount', '3,00'), label('Items/1/Description', 'Ordner')], { labelingState: 2 }),
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
    'LineItems[2].Description=Ordner @Ordner',
  ],
  [
    'one part for all words',
    file([{ label: 'VendorName', value: [{ page: 1, text: 'Nordlicht GmbH', boundingBoxes: [corners('Nordlicht'), corners('GmbH')] }] }]),
    'Sender.Name=Nordlicht GmbH @Nordlicht GmbH',
  ],
  [
    'a missing page, a box outside, a selection mark, none',
    file([
      { label: 'InvoiceId', value: [part('R-4711', 0, 9)] },
      { label: 'InvoiceDate', value: [{ page: 1, text: 'x', boundingBoxes: [[2, 2, 3, 2, 3, 3, 2, 3]] }] },
      { label: 'DueDate', value: [{ ...part('Netto'), text: 'selected' }] },
      { label: 'Empty', value: null },
      { value: [] },
    ]),
    '! InvoiceId R-4711: page 9 is not there',
    '! InvoiceDate x: its box lies outside page 1',
    '! DueDateGroup.DueDateDate Netto: "Netto" is no date. Write it like 2025-01-31',
    '!  : label 5 is none: label and value are needed',
  ],
  ['another schema', { fieldLabels: {} }, '! from/invoice.pdf.labels.json: no labels of Document Intelligence: labels is its list. Export the project again'],
  ['no JSON', '{"labels": [', `! from/invoice.pdf.labels.json: is no JSON (Unexpected end of JSON input). Export it again`],
];

for (const [what, content, ...lines] of cases)
  test(`azure: ${what}`, async () => assert.deepEqual(await imported('azure', { 'invoice.pdf.labels.json': content, 'fields.json': { fields: [] } }), lines));

const { width, height } = invoice.pages[0]!;
for (const [version, ocr] of [
  [
    'v3 and v4',
    {
      analyzeResult: {
        apiVersion: '2024-11-30',
        pages: [{ pageNumber: 1, unit: 'pixel', width, height, words: [{ content: 'R-4711', polygon: corners('R-4711', [width, height]) }] }],
      },
    },
  ],
  [
    'v2.1',
    {
      analyzeResult: {
        readResults: [
          { page: 1, unit: 'inch', width: 8, height: 11, lines: [{ text: 'R-4711', words: [{ text: 'R-4711', boundingBox: corners('R-4711', [8, 11]) }] }] },
        ],
      },
    },
  ],
] as const)
  test(`azure: words of an ocr.json of ${version}`, () => {
    const [read] = azure.read('invoice.pdf.labels.json', JSON.stringify(file([])), [JSON.stringify(ocr)]);
    assert.ok(read && 'words' in read && read.words);
    const [word] = read.words;
    assert.deepEqual([word!.page, word!.text, word!.box.x.toFixed(6)], [0, 'R-4711', corners('R-4711')[0]!.toFixed(6)]);
  });

test('azure: fields.json has the tables and the types of its fields', () => {
  const content = azure
    .write([], ['GrandTotalAmount', 'Iban', 'InvoiceDate', 'LineItems.Description', 'LineItems.Quantity', 'Sender.City'])
    .get('fields.json')!;
  const { fields, definitions } = JSON.parse(content) as {
    fields: { fieldKey: string; fieldType: string }[];
    definitions: Record<string, { fields: { fieldKey: string }[] }>;
  };
  assert.deepEqual(
    fields.map(({ fieldKey, fieldType }) => `${fieldKey} ${fieldType}`),
    ['GrandTotalAmount number', 'InvoiceDate date', 'Sender_City string', 'Iban array', 'LineItems array'],
  );
  assert.deepEqual(
    definitions.LineItems_object!.fields.map(({ fieldKey }) => fieldKey),
    ['Description', 'Quantity'],
  );
});

test('azure: values are read without the signs beside them, countries by name', async () => {
  const page = drawn('Nordlicht GmbH,  R-4711;  Österreich');
  const { width: w, height: h, words } = page.pages[0]!;
  const at = (text: string) => {
    const { x, y, width, height } = words.find((one) => one.text === text)!.box;
    return { page: 1, text, boundingBoxes: [[x / w, y / h, (x + width) / w, y / h, (x + width) / w, (y + height) / h, x / w, (y + height) / h]] };
  };
  const labels = [
    { label: 'InvoiceId', value: [at('R-4711;')] },
    { label: 'Sender_Name', value: [at('Nordlicht'), at('GmbH,')] },
    { label: 'Sender_Country', value: [at('Österreich')] },
  ];
  assert.deepEqual(await imported('azure', { 'invoice.pdf.labels.json': file(labels) }, { of: page }), [
    'InvoiceId=R-4711 @R-4711;',
    'Sender.Name=Nordlicht GmbH @Nordlicht GmbH,',
    'Sender.Country=AT @Österreich',
  ]);
});
