/** Whitelists of articles: from the customer's CSV to line items with the customer's own number. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { responseOf } from '../../../src/api/response/response.js';
import { hull } from '../../../src/document/box.js';
import type { Extraction, LineItem } from '../../../src/extraction/extraction.js';
import { noEvidence } from '../../../src/extraction/decoding/predictions.js';
import { applyKnowledge, noKnowledge } from '../../../src/rules/knowledge.js';
import { known } from '../../../src/rules/put.js';
import { compileInto } from '../../../src/rules/whitelist/compile.js';
import { linePlaces, matchItems } from '../../../src/rules/whitelist/items.js';
import { allWhitelists } from '../../../src/rules/whitelist/store.js';
import { drawn } from '../../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'articles-'));
after(() => rm(folder, { recursive: true }));
const bundle = join(folder, 'bundle');
const articles = `Nr;Artikelnummer;Bezeichnung;EAN
M-100;4711;Sechskantschraube M8x40 verzinkt;4006381333931
M-101;4712;Sechskantschraube M8x60 verzinkt;4006381333948
M-200;KB-20/5;Mantelleitung NYM-J 5x2,5;
M-300;;Anfahrtspauschale;
M-400;1200;Dichtungsring;
`;
await writeFile(join(folder, 'articles.csv'), articles);
await writeFile(join(folder, 'suppliers.csv'), 'id;name;zip;city\n70001;Muster Bau GmbH;4020;Linz\n');
await writeFile(join(folder, 'projects.csv'), 'project;code\nHausbau Linz;P-2024-017\nUmbau Wels;P-2024-018\n');
await compileInto(bundle, join(folder, 'articles.csv'), { detail: 'Article', fill: 'ItemId' });
await compileInto(bundle, join(folder, 'suppliers.csv'), { detail: 'Supplier' });
await compileInto(bundle, join(folder, 'projects.csv'), { detail: 'Project' });
const whitelists = await allWhitelists(bundle);
const [article] = whitelists;

const document = drawn(`
    Muster Bau GmbH                        4020 Linz
    Rechnung 12                            Projekt P-2024-017

    4711     Sechskantschr. M8x40 verz.    100     0,12     12,00
             Mantelleitung NYM-J 5x2,5      50     1,10     55,00
    9999     Unbekanntes Ding                1    12,00   1200,00
             Anfahrtspauschale               1    45,00     45,00
    `);

/** The lines of the table as items, the first word their article number where it is one. */
const items = document.pages[0]!.lines.slice(2).map(({ words, box }): LineItem => {
  const all = words.map((word) => document.pages[0]!.words[word]!);
  const cell = (name: string, word: (typeof all)[number]) => ({ ...known(name, word.text, 0.8, 'network'), text: word.text, page: 0, box: word.box });
  const first = all[0]!;
  const total = all.at(-1)!;
  return {
    cells: { ...(/^\d+$/.test(first.text) && { ItemId: cell('ItemId', first) }), TotalAmount: cell('TotalAmount', total) },
    score: 0.9,
    page: 0,
    box: hull([box]),
  };
});
const extraction: Extraction = {
  documentType: { name: 'DocumentType', value: 'Invoice', score: 1, evidence: noEvidence },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: items,
  lookedFor: [],
};

test('a list of articles is one for line items, and says which field it fills', () => {
  assert.deepEqual(
    whitelists.map(({ detail, scope, fill }) => [detail, scope, fill]),
    [
      ['Article', 'line-items', 'ItemId'],
      ['Supplier', 'document', undefined],
      ['Project', 'document', undefined],
    ],
  );
});

test("line items get the customer's number by article number, by description, abbreviated; strangers stay as they are", () => {
  const { lineItems, groups } = applyKnowledge(extraction, document, { ...noKnowledge, whitelists });
  assert.deepEqual(
    lineItems.map(({ cells }) => cells.ItemId?.value),
    ['M-100', 'M-200', '9999', 'M-300'],
  );
  assert.equal(lineItems[0]!.cells.ItemId!.decidedBy, 'whitelist: Article');
  assert.equal(lineItems[0]!.cells.ItemId!.text, '4711');
  assert.deepEqual(
    groups.map(({ name, members }) => [name, members[0]!.value]),
    [
      ['ArticleGroup', 'M-100'],
      ['ArticleGroup', 'M-200'],
      ['ArticleGroup', 'M-300'],
      ['SupplierGroup', '70001'],
      ['ProjectGroup', 'Hausbau Linz'],
    ],
  );
  // Hints stand in the row of their item.
  for (const [index, row] of [0, 1, 3].entries()) {
    const hints = groups[index]!.members.slice(1);
    assert.ok(hints.length > 0);
    for (const { name, box } of hints) {
      assert.equal(name, 'ArticleHint');
      assert.ok(Math.abs(box!.y - items[row]!.box.y) < items[row]!.box.height);
    }
  }
});

test('the response has the groups of all whitelists under the ids of the interface, and the filled cells', () => {
  const found = applyKnowledge(extraction, document, { ...noKnowledge, whitelists });
  const { PredictionGroups, LineItemTable } = JSON.parse(
    JSON.stringify(responseOf({ document, extraction: found }), (_, value) => (typeof value === 'bigint' ? String(value) : value)),
  );
  const groups = PredictionGroups as { Type: string; TypeName: string; InvoiceDetailTypePredictions: { Type: string; TypeName: string; Value: string }[] }[];
  assert.deepEqual(
    groups.map(({ Type, TypeName }) => [Type, TypeName]),
    ['Article', 'Article', 'Article', 'Supplier', 'Project'].map((name) => [String(2n ** 60n), `${name}Group`]),
  );
  const [value, hint] = groups[0]!.InvoiceDetailTypePredictions;
  assert.deepEqual([value!.Type, value!.TypeName, value!.Value], [String(2n ** 58n), 'Article', 'M-100']);
  assert.deepEqual([hint!.Type, hint!.TypeName], [String(2n ** 59n), 'ArticleHint']);
  assert.equal(LineItemTable.LineItems[1].ItemId.Value, 'M-200');
});

test('without fill a list leaves the cells, and an article number it knows becomes surer', async () => {
  await compileInto(bundle, join(folder, 'articles.csv'), { detail: 'Article' });
  const [plain] = (await allWhitelists(bundle)).filter(({ detail }) => detail === 'Article');
  const { lineItems } = applyKnowledge(extraction, document, { ...noKnowledge, whitelists: [plain!] });
  assert.deepEqual(
    lineItems.map(({ cells }) => cells.ItemId?.value),
    ['4711', undefined, '9999', undefined],
  );
  assert.ok(lineItems[0]!.cells.ItemId!.score > items[0]!.cells.ItemId!.score);
  assert.equal(lineItems[2]!.cells.ItemId!.score, items[2]!.cells.ItemId!.score);
});

test('an amount is no article number', () => {
  const results = matchItems(article!, document, items);
  assert.equal(results[2]!.group, undefined, 'the total 1200,00 is not article 1200');
});

test('a document whose items nobody has found is asked line by line', () => {
  const values = matchItems(article!, document, linePlaces(document)).flatMap(({ group }) => group?.members[0]?.value ?? []);
  assert.deepEqual(values, ['M-100', 'M-200', 'M-300']);
});

test('fill is for line items', async () => {
  await assert.rejects(
    compileInto(bundle, join(folder, 'suppliers.csv'), { detail: 'Supplier', scope: 'document', fill: 'ItemId' }),
    /fill: ItemId is for lists of scope line-items/,
  );
});
