/** CORD and SROIE: receipts. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { cord } from '../../../../src/dataset/exchange/formats/cord.js';
import { sroie } from '../../../../src/dataset/exchange/formats/sroie.js';
import { corners, imported, invoice } from '../foreign.js';

const { width, height } = invoice.pages[0]!;
const quad = (text: string) => {
  const [x1, y1, x2, y2, x3, y3, x4, y4] = corners(text, [width, height]).map(Math.round);
  return { x1, y1, x2, y2, x3, y3, x4, y4 };
};
const word = (text: string, key = 0) => ({ quad: quad(text), is_key: key, row_id: 1, text });
const line = (category: string, group: number, ...words: readonly object[]) => ({ words, category, group_id: group, sub_group_id: 0 });
const receipt = (...lines: readonly object[]) => ({
  meta: { version: '0.1', split: 'train', image_id: 1, image_size: { width, height } },
  valid_line: lines,
  roi: {},
});

const cords: readonly (readonly [what: string, content: unknown, ...lines: readonly string[]])[] = [
  [
    'dishes and totals; words that announce are left out',
    receipt(
      line('menu.nm', 3, word('Bleistift')),
      line('menu.price', 3, word('3,00')),
      line('menu.nm', 4, word('Ordner')),
      line('total.total_price', 5, word('Gesamtbetrag', 1), word('8,33')),
      line('total.cashprice', 6, word('7,00')),
    ),
    'GrandTotalAmount=8.33 @8,33',
    'LineItems[1].Description=Bleistift @Bleistift',
    'LineItems[1].TotalAmount=3.00 @3,00',
    'LineItems[2].Description=Ordner @Ordner',
    '! total.cashprice : no such detail; name yours with --map, or declare it: --customer rules/NAME',
  ],
  [
    'no line, no word',
    receipt({ words: 1 }, line('menu.nm', 0, { text: 'x' })),
    '! invoice.pdf: holds no label; line 1 is none: words and category are needed; a word of line 2 is none: quad and text are needed',
  ],
  ['no annotation', { gt_parse: {} }, '! from/json/invoice.json: no CORD annotation: valid_line and meta.image_size are needed. Export it again'],
];
for (const [what, content, ...lines] of cords)
  test(`cord: ${what}`, async () => assert.deepEqual(await imported('cord', { 'json/invoice.json': content }), lines));

const key = { company: 'NORDLICHT GMBH', date: '12.03.2024', address: 'HAFENSTRASSE 5, 20457 HAMBURG', total: '8,33' };
const address = '! address HAFENSTRASSE 5, 20457 HAMBURG: no such detail; name yours with --map, or declare it: --customer rules/NAME';
test('sroie: values without places are looked for', async () =>
  assert.deepEqual(await imported('sroie', { 'key/invoice.txt': key, 'box/invoice.txt': '10,10,90,10,90,30,10,30,NORDLICHT GMBH\r\n' }), [
    'InvoiceDate=2024-03-12 @12.03.2024',
    'GrandTotalAmount=8.33 @8,33',
    'Sender.Name=NORDLICHT GMBH @Nordlicht GmbH',
    address,
  ]));

for (const [what, content, ...lines] of [
  ['what is not printed, and empty ones', { company: '', date: '1.1.2020', total: null }, '! InvoiceDate 2020-01-01: not on the page'],
  ['what is no value', { total: 'free' }, '! GrandTotalAmount free: "free" is no amount. Write it like 1234.50'],
  ['nothing', {}, '! invoice.pdf: holds no label'],
  ['no key', [1], '! from/key/invoice.txt: no SROIE key: company, date and total are its members. Export it again'],
] as const)
  test(`sroie: ${what}`, async () => assert.deepEqual(await imported('sroie', { 'key/invoice.txt': content }), lines));

test('sroie: words have their part of a line', () => {
  const [read] = sroie.read('key/invoice.txt', JSON.stringify(key), ['100,10,200,10,200,30,100,30,AB, CD\n1,2,3\nnonsense']);
  assert.ok(read && 'words' in read && read.words);
  assert.deepEqual(
    read.words.map(({ text, box }) => [text, Math.round(box.x), Math.round(box.width)]),
    [
      ['AB,', 100, 50],
      ['CD', 167, 33],
    ],
  );
});

test('cord: an export has its categories alone', () => {
  const region = { page: 0, text: '8,33', box: { x: 0.1, y: 0.1, width: 0.1, height: 0.1 } };
  const files = cord.write([{ name: 'a.pdf', pages: [{ width: 100, height: 200 }], marks: [{ field: 'total.total_price', places: [[region]] }] }], []);
  const { valid_line: lines } = JSON.parse(files.get('json/a.pdf.p1.json')!);
  assert.deepEqual(lines, [
    {
      words: [{ quad: { x1: 10, y1: 20, x2: 20, y2: 20, x3: 20, y3: 40, x4: 10, y4: 40 }, is_key: 0, row_id: 0, text: '8,33' }],
      category: 'total.total_price',
      group_id: 0,
      sub_group_id: 0,
    },
  ]);
});
