/** Columns of a remembered item table: evidence under the same headings, wherever they moved, and none under others. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { encode } from '../../../src/features/encode.js';
import { grouped } from '../../../src/grouped.js';
import { encodeLayouts } from '../../../src/memory/codec.js';
import { decodeDocument, encodeDocument } from '../../../src/memory/document-bytes.js';
import { openLayouts } from '../../../src/memory/layouts.js';
import { recollect } from '../../../src/memory/recall.js';
import type { RememberedDocument } from '../../../src/memory/remembered.js';
import { notInTable } from '../../../src/memory/items/remembered-items.js';
import { columnNames, lineRoles } from '../../../src/network/config.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const bill = (table: string): Document =>
  drawn(`
    Seilerei Hanfkamp
    Hafenstrasse 2, 26723 Emden                  www.hanfkamp.example

${table}

    Zu zahlen                                                80,50
`);

const first = bill(`
    Kennung      Gegenstand            Anteil      Preis     Betrag
    T-7          Tau aus Hanf             3        20,00      60,00
    L-2          Leine geteert            2        10,25      20,50`);

/** `cells`: by text the field; all other words of the two rows are no cell's. */
function labelled(document: Document, cells: Readonly<Record<string, string>>): Labels {
  const [encoded] = encode(document);
  const lineOf = (text: string) => encoded!.tokens.find((token) => token.text === text)!.line;
  const [top, ...rows] = ['Gegenstand', 'Tau', 'Leine'].map(lineOf);
  const lineRolesOf = Array.from({ length: encoded!.lineCount }, (_, line) => (line === top ? 'header' : rows.includes(line) ? 'start' : 'outside'));
  const lineItems = rows.map((line) => {
    const own = encoded!.tokens.filter((token) => token.line === line && cells[token.text]);
    const fields = Object.fromEntries(
      [...grouped(own, ({ text }) => cells[text]!)].map(([field, words]) => [
        field,
        { value: words.map(({ text }) => text).join(' '), places: [{ page: 0, words: words.map(({ word }) => word) }] },
      ]),
    );
    return { page: 0, firstLine: line, lastLine: line, fields };
  });
  return { supplier: 'hanfkamp', details: {}, groups: {}, lineItems, lineRoles: [lineRolesOf] } as Labels;
}

const cells = {
  'T-7': 'ItemId',
  'L-2': 'ItemId',
  Tau: 'Description',
  Leine: 'Description',
  aus: 'Description',
  Hanf: 'Description',
  geteert: 'Description',
  '60,00': 'TotalAmount',
  '20,50': 'TotalAmount',
  '20,00': 'UnitPrice',
  '10,25': 'UnitPrice',
};
const remembered: RememberedDocument = rememberLabelled({ ...first, name: 'first' }, labelled(first, cells), columns);
const names = columnNames();

/** By text of a word the column that most speaks for; '' for none. `role`: of all lines. */
function columnsOn(document: Document, role: (typeof lineRoles)[number] = 'start', silent: readonly string[] = [], known = [remembered]) {
  const [page] = encode(document);
  const roles = Float32Array.from({ length: page!.lineCount * lineRoles.length }, (_, i) => (lineRoles[i % lineRoles.length] === role ? 0 : -20));
  const terms = recollect(document, known, silent).columns(page!, roles, names.length)?.terms;
  if (!terms) return undefined;
  assert.ok(terms.every(Number.isFinite));
  return (text: string): string => {
    const own = [...terms.subarray(page!.tokens.findIndex((token) => token.text === text) * names.length)].slice(0, names.length);
    const most = Math.max(...own);
    return most < 0.1 ? '' : names[own.indexOf(most)]!;
  };
}

const next = (table: string) => columnsOn(bill(table));

for (const [what, table, expected] of [
  [
    'the same columns, one of them no cell',
    `
    Kennung      Gegenstand            Anteil      Preis     Betrag
    K-9          Kordel                   7        11,50      80,50`,
    { 'K-9': 'ItemId', Kordel: 'Description', 7: 'outside', '11,50': 'UnitPrice', '80,50': 'TotalAmount' },
  ],
  [
    'columns that moved with their headings',
    `
    Gegenstand            Betrag     Kennung           Preis
    Kordel                 80,50     K-9               11,50`,
    { 'K-9': 'ItemId', Kordel: 'Description', '11,50': 'UnitPrice', '80,50': 'TotalAmount' },
  ],
  [
    'a column that was not there, and a text of another sort',
    `
    Kennung      Gegenstand            Rabatt      Preis     Betrag
    K-9          Kordel                 12,00      vier       80,50`,
    { 'K-9': 'ItemId', '12,00': '', vier: '', '80,50': 'TotalAmount' },
  ],
] as const)
  test(`columns: ${what}`, () => {
    const columnOf = next(table)!;
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((text) => [text, columnOf(text)])), expected);
  });

for (const [what, table] of [
  ['other headings', 'Nr           Artikel               Stueck      EP        Summe\n    K-9          Kordel                   7        11,50      80,50'],
  ['headings that are not on one line', 'Gegenstand\n\n\n    Preis\n\n\n    Betrag\n    80,50'],
] as const)
  test(`columns: nothing for ${what}`, () => assert.equal(next(`\n    ${table}`), undefined));

const other = bill(`
    Kennung      Gegenstand            Anteil      Preis     Betrag
    K-4          Tau geflochten           4        11,00      44,00
    W-5          Leine aus Flachs         3        12,50      37,50`);
const second: RememberedDocument = rememberLabelled(
  { ...other, name: 'second' },
  labelled(other, {
    'K-4': 'ItemId',
    'W-5': 'ItemId',
    Tau: 'Description',
    Leine: 'Description',
    geteert: 'Description',
    '44,00': 'TotalAmount',
    '37,50': 'TotalAmount',
    '11,00': 'UnitPrice',
    '12,50': 'UnitPrice',
  }),
  columns,
);

const unheaded = (row: string, known: RememberedDocument[]) => columnsOn(bill(`\n    ${row}`), 'start', [], known);

for (const [what, row, expected] of [
  ['wherever they stand', 'K-9      Kordel          7      11,50            80,50', { 7: 'outside', '11,50': 'UnitPrice', '80,50': 'TotalAmount' }],
  ['of another form', 'K-9      Kordel          7,00    11,50            80,50', { '7,00': '', '11,50': '', '80,50': '' }],
] as const)
  test(`columns without headings, by rows of the same form: ${what}`, () => {
    const columnOf = unheaded(row, [remembered, second])!;
    assert.deepEqual(Object.fromEntries(Object.keys(expected).map((text) => [text, columnOf(text)])), expected);
    assert.equal(unheaded(row, [remembered]), undefined, 'one document alone');
  });

test('columns: words that two documents have in one column alone are sure of it', () => {
  const [page] = encode(first);
  const roles = new Float32Array(page!.lineCount * lineRoles.length).fill(-20);
  const sureOf = (known: readonly RememberedDocument[]) => {
    const { sure } = recollect(first, known, []).columns(page!, roles, names.length)!;
    return sure[page!.tokens.findIndex(({ text }) => text === '20,00')];
  };
  assert.equal(sureOf([remembered, second]), names.indexOf('UnitPrice'));
  assert.equal(sureOf([remembered]), -1);
});

test('columns: a bill of the same name in another look is judged by the network alone', () => {
  const otherLook = drawn(`
                          SEILEREI HANFKAMP
    RECHNUNG                                    Hafenstrasse 2, 26723 Emden

    Wir lieferten an: Bootsbau Krabbe, Am Siel 4, 26506 Norden

    Anteil    Gegenstand      Preis    Rabatt    Betrag
    7         Kordel          11,50    0,00      80,50`);
  const memory = openLayouts(encodeLayouts([remembered]), 'test');
  assert.equal(memory.recall(otherLook, encode(otherLook)), undefined);
  assert.deepEqual(memory.recall(first, encode(first))?.names, ['first']);
});

test('columns: nothing for lines that are no item, and where the item table is silent', () => {
  const columnOf = columnsOn(first, 'outside')!;
  for (const text of Object.keys(cells)) assert.equal(columnOf(text), '', text);
  assert.equal(columnsOn(first, 'start', ['LineItem']), undefined);
});

test('columns: a column of the customer is as likely as before beside the description and what is no cell', () => {
  const own = labelled(first, cells);
  const mark = (item: NonNullable<Labels['lineItems']>[number]) => ({
    ...item,
    custom: { Charge: item.fields.ItemId! },
    fields: { ...item.fields, ItemId: undefined },
  });
  const { items } = rememberLabelled({ ...first, name: 'own' }, { ...own, lineItems: own.lineItems!.map(mark) }, columns).pages[0]!;
  const [page] = encode(first);
  const at = (text: string) => page!.tokens.findIndex((token) => token.text === text);
  assert.equal(items!.columns[at('T-7')], notInTable);
  const width = names.length + 1;
  const roles = Float32Array.from({ length: page!.lineCount * lineRoles.length }, (_, i) => (lineRoles[i % lineRoles.length] === 'start' ? 0 : -20));
  const terms = recollect(first, [remembered], []).columns(page!, roles, width)!.terms;
  const termsOf = (text: string) => terms.subarray(at(text) * width, (at(text) + 1) * width);
  for (const [text, column] of [
    ['geteert', 'Description'],
    ['3', 'outside'],
  ] as const) {
    assert.ok(termsOf(text)[names.indexOf(column)]! > 1, text);
    assert.equal(termsOf(text)[names.length], termsOf(text)[names.indexOf(column)], text);
  }
  assert.equal(termsOf('60,00')[names.length], 0);
});

test('columns: a document without labelled items says nothing, and is kept as before', () => {
  const plain = rememberLabelled({ ...first, name: 'plain' }, { ...labelled(first, {}), lineItems: [] }, columns);
  assert.equal(plain.pages[0]!.items, undefined);
  assert.equal(columnsOn(first, 'start', [], [plain]), undefined);
  assert.deepEqual(decodeDocument(encodeDocument(plain)), plain);
  const difference = encodeDocument(remembered).length - encodeDocument({ ...remembered, name: 'plain', pages: plain.pages }).length;
  assert.ok(difference <= remembered.pages[0]!.contexts.count + ',"items":true'.length, `${difference}`);
});

test('columns: many words of one heading take no longer than few', () => {
  const crowded = drawn(`    ${'Preis '.repeat(80)}\n`.repeat(5));
  assert.equal(columnsOn(crowded), undefined);
});
