/** Published datasets, and what shares their formats (genuine.ts). */
import { edges } from '../foreign.js';
import { height, pixels, testCases, width, words } from './genuine.js';

const none = 'no such detail; name yours with --map, or declare it: --customer rules/NAME';

/** Of LayoutLM: left, top, right, bottom from 0 to 1000. */
const thousandths = words.map((text) => edges(text, [1000, 1000]).map(Math.round));

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

testCases([
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
]);
