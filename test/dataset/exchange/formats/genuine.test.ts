/**
 * Files with all that the tools themselves write beside labels (ids, times, users, layout, licences), by their documentation; the contents are invented. What a
 * tool adds is passed over, what it labels comes in.
 */
import assert from 'node:assert/strict';
import test from 'node:test';
import { corners, edges, imported, invoice } from '../foreign.js';

const { width, height } = invoice.pages[0]!;
const pixels = [width, height] as const;
const percent = (text: string) => {
  const [left, top, right, bottom] = edges(text, [100, 100]);
  return { x: left, y: top, width: right - left, height: bottom - top, rotation: 0 };
};
const none = 'no such detail; name yours with --map, or declare it: --customer rules/NAME';

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

const words = ['R-4711', '12.03.2024', '8,33', 'Bleistift', '3,00'];
/** Of LayoutLM: left, top, right, bottom from 0 to 1000. */
const thousandths = words.map((text) => edges(text, [1000, 1000]).map(Math.round));
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

const extraction = (fieldtype: string, text: string, item?: number) => ({
  bbox: edges(text),
  fieldtype,
  ...(item !== undefined && { line_item_id: item }),
  page: 0,
  score: null,
  text,
});

const entity = (id: number, text: string, kind: string, linking: readonly (readonly number[])[]) => ({
  box: edges(text, pixels).map(Math.round),
  text,
  label: kind,
  words: [{ box: edges(text, pixels).map(Math.round), text }],
  linking,
  id,
});

const cases: readonly (readonly [what: string, format: string, files: Readonly<Record<string, unknown>>, ...lines: readonly string[]])[] = [
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
  [
    'an image folder of token labels with the columns of LayoutLM, and a page whose tags are numbers',
    'imagefolder',
    {
      'train/metadata.jsonl': [
        {
          file_name: 'invoice.png',
          id: '0',
          image_path: 'train/invoice.png',
          words,
          bboxes: thousandths,
          ner_tags: ['B-invoice_number', 'B-date', 'B-total', 'O', 'O'],
        },
        { file_name: 'other.png', id: '1', words, bboxes: thousandths, ner_tags: [1, 2, 3, 0, 0] },
      ]
        .map((page) => JSON.stringify(page))
        .join('\n'),
      'README.md': '---\ndataset_info:\n  features: []\n---',
    },
    'InvoiceId=R-4711 @R-4711',
    'InvoiceDate=2024-03-12 @12.03.2024',
    'GrandTotalAmount=8.33 @8,33',
    '! from/train/metadata.jsonl, line 2: ner_tags are numbers, and of 1, 2, 3 no name is known: dataset_info.json, dataset_infos.json, README.md have none. Name them with --map, a line each: "1: B-InvoiceId"',
  ],
  [
    'an annotation of DocILE with headers and metadata',
    'docile',
    {
      'annotations/invoice.json': {
        field_extractions: [extraction('document_id', 'R-4711'), extraction('amount_due', '8,33'), extraction('currency_code_amount_due', 'Netto')],
        line_item_extractions: [extraction('line_item_description', 'Bleistift', 1), extraction('line_item_amount_gross', '3,00', 1)],
        line_item_headers: [extraction('line_item_description', 'Artikel', 0)],
        metadata: {
          cluster_id: 12,
          currency: 'eur',
          document_type: 'tax_invoice',
          language: 'deu',
          original_filename: 'x',
          page_count: 1,
          page_sizes_at_200dpi: [[1654, 2339]],
          page_to_table_grid: {},
          source: 'ucsf',
        },
      },
    },
    'InvoiceId=R-4711 @R-4711',
    'GrandTotalAmount=8.33 @8,33',
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
    `! currency_code_amount_due : ${none}`,
  ],
  [
    'a form of FUNSD: headers, questions, answers, empty ones',
    'funsd',
    {
      'annotations/invoice.json': {
        form: [
          entity(0, 'Rechnung', 'header', []),
          { ...entity(1, 'Rechnungsnummer:', 'question', [[1, 2]]) },
          entity(2, 'R-4711', 'answer', [[1, 2]]),
          { box: [0, 0, 0, 0], text: '', label: 'other', words: [], linking: [], id: 3 },
        ],
      },
    },
    'InvoiceId=R-4711 @R-4711',
  ],
  [
    'pictures of XFUND with ids and language',
    'xfund',
    {
      'de.train.json': {
        lang: 'de',
        version: '0.1',
        split: 'train',
        documents: [
          {
            id: 'invoice',
            uid: '0b7d00000000000000000000000000000000000000000000000000000000',
            document: [{ ...entity(1, 'Rechnungsnummer:', 'question', [[1, 2]]) }, entity(2, 'R-4711', 'answer', [[1, 2]])],
            img: { fname: 'invoice.jpg', width, height },
          },
        ],
      },
    },
    'InvoiceId=R-4711 @R-4711',
  ],
  [
    'COCO with info and licences',
    'coco',
    {
      'instances_default.json': {
        info: { contributor: '', date_created: '', description: '', url: '', version: '', year: '' },
        licenses: [{ name: '', id: 0, url: '' }],
        categories: [{ id: 1, name: 'invoice_number', supercategory: '' }],
        images: [{ id: 1, width, height, file_name: 'invoice.jpg', license: 0, flickr_url: '', coco_url: '', date_captured: 0 }],
        annotations: [
          {
            id: 1,
            image_id: 1,
            category_id: 1,
            segmentation: [],
            area: 100,
            bbox: edges('R-4711', pixels).map((edge, i, all) => (i < 2 ? edge : edge - all[i - 2]!)),
            iscrowd: 0,
            attributes: { occluded: false, rotation: 0 },
          },
        ],
      },
    },
    'InvoiceId=R-4711 @R-4711',
  ],
];

for (const [what, format, files, ...lines] of cases)
  test(`${format}: ${what}`, async () => assert.deepEqual(await imported(format, files, { names: { total: 'GrandTotalAmount' } }), lines));

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
