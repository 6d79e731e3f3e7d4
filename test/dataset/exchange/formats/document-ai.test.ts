/** Documents as Document AI's processors and labelling page write them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { corners, imported, invoice } from '../foreign.js';

const vertices = (text: string, nth = 0) => {
  const all = corners(text, [1, 1], nth);
  return { normalizedVertices: [0, 2, 4, 6].map((i) => ({ x: all[i], y: all[i + 1] })) };
};
const drawnAt = (text: string, nth = 0, page?: string) => ({ pageAnchor: { pageRefs: [{ ...(page && { page }), boundingPoly: vertices(text, nth) }] } });
const entity = (type: string, text: string, rest: object = {}) => ({ type, mentionText: text, confidence: 0.99, ...drawnAt(text), ...rest });

/** The text and tokens of a processor's answer; offsets are texts, and left out where they are 0. */
const { words } = invoice.pages[0]!;
const text = `${words.map((word) => word.text).join(' ')}\n`;
const at = (word: string) => {
  const startIndex = text.indexOf(word);
  return { textSegments: [{ ...(startIndex > 0 && { startIndex: `${startIndex}` }), endIndex: `${startIndex + word.length}` }] };
};
const { width, height } = invoice.pages[0]!;
const pages = [
  {
    pageNumber: 1,
    dimension: { width, height, unit: 'pixels' },
    tokens: words.map(({ box: { x, y, width: w, height: h } }, i) => {
      const startIndex = words.slice(0, i).reduce((sum, word) => sum + word.text.length + 1, 0);
      return {
        layout: {
          textAnchor: { textSegments: [{ ...(i > 0 && { startIndex: `${startIndex}` }), endIndex: `${startIndex + words[i]!.text.length + 1}` }] },
          boundingPoly: {
            vertices: [
              { x, y },
              { x: x + w, y },
              { x: x + w, y: y + h },
              { x, y: y + h },
            ],
          },
        },
      };
    }),
  },
];

const cases: readonly (readonly [what: string, content: unknown, ...lines: readonly string[]])[] = [
  [
    'names of the invoice parser, boxes alone',
    {
      uri: 'gs://bucket/in/invoice.pdf',
      entities: [
        entity('invoice_id', 'R-4711'),
        entity('invoice_date', '12.03.2024', { normalizedValue: { text: '2024-03-12', dateValue: { year: 2024, month: 3, day: 12 } } }),
        entity('total_amount', '8,33', { normalizedValue: { moneyValue: { currencyCode: 'EUR', units: '8', nanos: 330000000 } } }),
        { type: 'currency', mentionText: 'EUR' },
      ],
    },
    'InvoiceId=R-4711 @R-4711',
    'InvoiceDate=2024-03-12 @12.03.2024',
    'GrandTotalAmount=8.33 @8,33',
    '! currency EUR: no such detail; name yours with --map, or declare it: --customer rules/NAME',
  ],
  [
    'text anchors and tokens in pixels',
    { text, pages, entities: [{ type: 'supplier_name', mentionText: 'Nordlicht GmbH', textAnchor: at('Nordlicht GmbH') }] },
    'Sender.Name=Nordlicht GmbH @Nordlicht GmbH',
  ],
  [
    'rows',
    {
      uri: 'invoice.pdf',
      entities: [
        { type: 'line_item', properties: [entity('line_item/description', 'Bleistift'), entity('line_item/amount', '3,00')] },
        { type: 'line_item', properties: [entity('line_item/description', 'Ordner'), entity('quantity', '1')] },
      ],
    },
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
    'LineItems[2].Description=Ordner @Ordner',
    'LineItems[2].Quantity=1.0 @1',
  ],
  [
    'a value without a place is looked for',
    { uri: 'invoice.pdf', entities: [entity('net_amount', '7,00', { pageAnchor: null })] },
    'NetTotalAmount=7.00 @7,00',
  ],
  [
    'a page that is not there, a box outside, a second value, no entity',
    {
      uri: 'invoice.pdf',
      entities: [
        entity('invoice_id', 'R-4711', drawnAt('R-4711', 0, '7')),
        entity('net_amount', '7,00', {
          pageAnchor: {
            pageRefs: [
              {
                boundingPoly: {
                  normalizedVertices: [
                    { x: 3, y: 3 },
                    { x: 4, y: 4 },
                  ],
                },
              },
            ],
          },
        }),
        entity('supplier_name', 'Nordlicht'),
        entity('supplier_name', 'Hamburg'),
        { mentionText: 'x' },
      ],
    },
    'Sender.Name=Nordlicht @Nordlicht',
    '! InvoiceId R-4711: page 8 is not there',
    '! NetTotalAmount 7,00: its box lies outside page 1',
    '! Sender.Name Hamburg: a second value of it; Nordlicht is kept',
    '!  : entity 5 is none: a type is needed',
  ],
  ['no Document', { labels: [] }, '! from/invoice.pdf.json: no Document of Document AI: entities is its list of labels. Export it again'],
];

for (const [what, content, ...lines] of cases)
  test(`document-ai: ${what}`, async () => assert.deepEqual(await imported('document-ai', { 'invoice.pdf.json': content }), lines));

test('document-ai: names of --map come first', async () =>
  assert.deepEqual(
    await imported('document-ai', { 'invoice.pdf.json': { entities: [entity('invoice_id', 'R-4711')] } }, { names: { invoice_id: 'CustomerId' } }),
    ['CustomerId=R-4711 @R-4711'],
  ));
