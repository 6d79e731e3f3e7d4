/** FUNSD and XFUND: questions and answers of forms, and entities under names of fields. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { edges, imported, invoice } from '../foreign.js';

const { width, height } = invoice.pages[0]!;
const entity = (id: number, label: string, text: string, linking: readonly (readonly number[])[] = []) => {
  const words = text.split(' ').map((word) => ({ text: word, box: edges(word, [width, height]).map(Math.round) }));
  const boxes = words.map(({ box }) => box);
  const box = [
    Math.min(...boxes.map((b) => b[0]!)),
    Math.min(...boxes.map((b) => b[1]!)),
    Math.max(...boxes.map((b) => b[2]!)),
    Math.max(...boxes.map((b) => b[3]!)),
  ];
  return { id, label, text, box, words, linking };
};

const cases: readonly (readonly [what: string, form: readonly unknown[], ...lines: readonly string[]])[] = [
  [
    'an answer is named by its question',
    [
      entity(0, 'header', 'Rechnung'),
      entity(1, 'question', 'Rechnungsnummer:', [[1, 2]]),
      entity(2, 'answer', 'R-4711', [[1, 2]]),
      entity(3, 'question', 'Datum:', [[3, 4]]),
      entity(4, 'answer', '12.03.2024', [[3, 4]]),
      { id: 5, label: 'answer', text: '', box: [1, 1, 2, 2], words: [{ text: '', box: [1, 1, 2, 2] }], linking: [] },
    ],
    'InvoiceId=R-4711 @R-4711',
    'InvoiceDate=2024-03-12 @12.03.2024',
  ],
  [
    'rows are linked',
    [
      entity(0, 'LineItems.Description', 'Bleistift', [[0, 1]]),
      entity(1, 'LineItems.TotalAmount', '3,00', [[0, 1]]),
      entity(2, 'LineItems.Description', 'Ordner'),
    ],
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
    'LineItems[2].Description=Ordner @Ordner',
  ],
  [
    'no question, no entity, a box outside',
    [
      entity(0, 'answer', 'Hamburg'),
      { id: 1 },
      { id: 2, label: 'InvoiceId', text: 'x', box: [9 * width, 0, 10 * width, 5], words: [], linking: [] },
      entity(3, 'other', 'Netto'),
      entity(4, 'total', '8,33'),
    ],
    'GrandTotalAmount=8.33 @8,33',
    '! InvoiceId x: its box lies outside page 1',
    '!  : entity 2 is none: id, box and label are needed',
    '!  : the answer "Hamburg" has no question that names it',
  ],
];

for (const [what, form, ...lines] of cases) {
  test(`funsd: ${what}`, async () => assert.deepEqual(await imported('funsd', { 'training_data/annotations/invoice.json': { form } }), lines));
  test(`xfund: ${what}`, async () =>
    assert.deepEqual(
      await imported('xfund', {
        'de.val.json': {
          lang: 'de',
          version: '0.1',
          split: 'val',
          documents: [{ id: 'de_val_0', document: form, img: { fname: 'invoice.jpg', width, height } }],
        },
      }),
      lines,
    ));
}

test('funsd: pages of a document are files, and its rows go on', async () => {
  const page = (number: number) => ({
    form: [entity(0, 'LineItems.Description', number === 1 ? 'Bleistift' : 'Ordner'), entity(1, 'Sender.Name', 'Nordlicht GmbH')],
  });
  const two = { ...invoice, pages: [invoice.pages[0]!, invoice.pages[0]!] };
  const files = { 'annotations/invoice.pdf.p2.json': page(2), 'annotations/invoice.pdf.p1.json': page(1) };
  assert.deepEqual(await imported('funsd', files, { of: two }), [
    'Sender.Name=Nordlicht GmbH @Nordlicht GmbH / Nordlicht GmbH',
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[2].Description=Ordner @Ordner',
  ]);
});

test('xfund: what is no file of it', async () => {
  assert.deepEqual(await imported('xfund', { 'a.json': { form: [] } }), ['! from/a.json: no XFUND file: documents is its list of pictures. Export it again']);
  assert.deepEqual(await imported('xfund', { 'a.json': { documents: [{ img: {} }] } }), [
    '! from/a.json, document 1: is none: img with its size and document are needed',
  ]);
});
