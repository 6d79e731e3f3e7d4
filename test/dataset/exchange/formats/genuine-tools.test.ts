/** Projects of labelling tools (genuine.ts). */
import assert from 'node:assert/strict';
import test from 'node:test';
import { corners, edges, imported } from '../foreign.js';
import { height, testCases, width, words } from './genuine.js';

const percent = (text: string) => {
  const [left, top, right, bottom] = edges(text, [100, 100]);
  return { x: left, y: top, width: right - left, height: bottom - top, rotation: 0 };
};

/** As the template for OCR exports a region: three results of one id. */
const studio = (id: string, label: string, text: string) => {
  const common = { id, to_name: 'image', origin: 'manual', original_width: width, original_height: height, image_rotation: 0 };
  return [
    { ...common, type: 'rectangle', from_name: 'bbox', value: percent(text) },
    { ...common, type: 'labels', from_name: 'label', value: { ...percent(text), labels: [label] } },
    { ...common, type: 'textarea', from_name: 'transcription', meta: { lead_time: 2.1 }, value: { ...percent(text), text: [text] } },
  ];
};
const task = {
  id: 5,
  inner_id: 1,
  project: 7,
  created_at: '2031-01-02T03:04:05.000000Z',
  updated_at: '2031-01-02T03:04:05.000000Z',
  updated_by: 1,
  comment_authors: [],
  total_annotations: 1,
  cancelled_annotations: 0,
  total_predictions: 0,
  file_upload: '1a2b3c4d-invoice.png',
  drafts: [],
  predictions: [],
  meta: {},
  data: { ocr: '/data/upload/7/1a2b3c4d-invoice.png' },
  annotations: [
    {
      id: 9,
      completed_by: 1,
      was_cancelled: false,
      ground_truth: false,
      lead_time: 40.2,
      unique_id: '0c2d8a9e-0000-4000-8000-000000000000',
      result_count: 6,
      result: [
        ...studio('aB3', 'invoice_number', 'R-4711'),
        ...studio('cD4', 'total', '8,33'),
        { type: 'choices', from_name: 'kind', value: { choices: ['x'] } },
      ],
    },
  ],
};

const label = (name: string, text: string) => ({ label: name, key: null, value: [{ page: 1, text, boundingBoxes: [corners(text)] }] });
const ocr = {
  status: 'succeeded',
  createdDateTime: '2031-01-02T03:04:05Z',
  lastUpdatedDateTime: '2031-01-02T03:04:06Z',
  analyzeResult: {
    apiVersion: '2024-11-30',
    modelId: 'prebuilt-layout',
    stringIndexType: 'utf16CodeUnit',
    content: words.join('\n'),
    pages: [
      {
        pageNumber: 1,
        angle: 0.02,
        width: 8.27,
        height: 11.69,
        unit: 'inch',
        words: words.map((text) => ({ content: text, polygon: corners(text, [8.27, 11.69]), confidence: 0.99, span: { offset: 0, length: text.length } })),
        lines: words.map((text) => ({ content: text, polygon: corners(text, [8.27, 11.69]), spans: [{ offset: 0, length: text.length }] })),
        spans: [{ offset: 0, length: 40 }],
      },
    ],
    tables: [],
    paragraphs: [],
    styles: [],
    sections: [],
  },
};

testCases([
  [
    'a project of Label Studio with its template for OCR, uploaded pictures',
    'label-studio',
    { 'project-7-at-2031-01-02.json': [task] },
    'InvoiceId=R-4711 @R-4711',
    'GrandTotalAmount=8.33 @8,33',
    '!  : result 7 is no rectangle',
  ],
  [
    'a project of Document Intelligence Studio v4 with a table, layout in inches',
    'azure',
    {
      'fields.json': {
        $schema: 'https://schema.cognitiveservices.azure.com/formrecognizer/2021-03-01/fields.json',
        fields: [{ fieldKey: 'InvoiceDate', fieldType: 'date', fieldFormat: 'dmy' }],
        definitions: { Items_object: { fieldKey: 'Items_object', fieldType: 'object', fieldFormat: 'not-specified', fields: [] } },
      },
      'invoice.pdf.labels.json': {
        $schema: 'https://schema.cognitiveservices.azure.com/formrecognizer/2021-03-01/labels.json',
        document: 'invoice.pdf',
        labels: [label('InvoiceDate', '12.03.2024'), label('Items/0/Description', 'Bleistift'), label('Items/0/Amount', '3,00')],
        labelingState: 2,
      },
      'invoice.pdf.ocr.json': ocr,
    },
    'InvoiceDate=2024-03-12 @12.03.2024',
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
  ],
]);

test('a list longer than any document needs is one line, and the rest comes in', async () => {
  const long = (count: number) => `[${'0,'.repeat(count)}0]`;
  const small = { ...task, annotations: [{ result: studio('aB3', 'invoice_number', 'R-4711') }] };
  const files = { 'a.json': `[${JSON.stringify(small)},{"data":{"document":"other.pdf"},"annotations":[{"result":${long(100_000)}}]}]` };
  assert.deepEqual(await imported('label-studio', files), [
    'InvoiceId=R-4711 @R-4711',
    '! from/a.json, task 2: annotations.0.result has more than 100000 entries',
  ]);
  assert.deepEqual(await imported('azure', { 'invoice.pdf.labels.json': `{"labels":${long(200_000)}}` }), [
    '! from/invoice.pdf.labels.json: labels has more than 200000 entries',
  ]);
});
