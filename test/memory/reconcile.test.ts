/** Labels of one layout that contradict each other: which are doubted, and what later ones make older ones forget. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../src/dataset/label.js';
import { encodeLayouts } from '../../src/memory/codec.js';
import { openLayouts } from '../../src/memory/layouts.js';
import { reconcile as reconcileStored } from '../../src/memory/reconcile.js';
import type { RememberedDocument } from '../../src/memory/remembered.js';
import { rememberedDocument, storedLayout } from '../../src/memory/stored.js';
import { tagNames } from '../../src/network/config.js';
import { asked, columns, type Facts, first, rememberedWorkshop, second, workshop } from './workshop.js';

const third: Facts = { receiver: 'Gasthof zur Linde', number: '2026-140', order: '70113', date: '21.03.2026' };
const fourth: Facts = { receiver: 'Pension Moewe', number: '2026-152', order: '70120', date: '28.03.2026' };

const swappedIds = (labels: Labels): Labels => {
  const { InvoiceId, ReceiverOrderId, ...others } = labels.details;
  return { ...labels, details: { ...others, InvoiceId: ReceiverOrderId!, ReceiverOrderId: InvoiceId! } };
};
const swappedParties = (labels: Labels): Labels => ({
  ...labels,
  contacts: labels.contacts!.map((contact) => ({ ...contact, role: contact.role === 'Sender' ? ('Receiver' as const) : ('Sender' as const) })),
});

function reconcile(older: readonly RememberedDocument[], added: readonly RememberedDocument[], trusted = false) {
  const { documents, ...others } = reconcileStored(older.map(storedLayout), added.map(storedLayout), trusted);
  return { ...others, documents: documents.map(rememberedDocument) };
}

const said = ({ doubted, forgotten }: ReturnType<typeof reconcile>) => [
  ...doubted.map(({ document, detail, other }) => `${document}: ${detail} doubted for ${other}`),
  ...forgotten.map(({ document, detail, other }) => `${document}: ${detail} forgotten for ${other}`),
];
const right = (name: string, facts: Facts) => rememberedWorkshop(name, facts);

for (const [what, older, added, trusted, expected] of [
  ['right labels contradict nothing', [right('a', first)], [right('b', second), right('c', third)], false, []],
  [
    'a later correction wins against one that was wrong',
    [rememberedWorkshop('a', first, swappedIds)],
    [right('b', second)],
    false,
    ['a: InvoiceId forgotten for b', 'a: ReceiverOrderId forgotten for b'],
  ],
  [
    'one that two others contradict is doubted',
    [right('a', first), right('b', second)],
    [rememberedWorkshop('c', third, swappedIds)],
    false,
    ['c: InvoiceId doubted for a', 'c: ReceiverOrderId doubted for a'],
  ],
  [
    'sender and receiver swapped',
    [],
    [right('a', first), right('b', second), rememberedWorkshop('c', third, swappedParties)],
    false,
    ['c: Receiver doubted for a'],
  ],
  [
    'of two new ones the later is doubted',
    [],
    [right('a', first), rememberedWorkshop('b', second, swappedIds)],
    false,
    ['b: InvoiceId doubted for a', 'b: ReceiverOrderId doubted for a'],
  ],
  [
    'an order number that nobody labelled is doubted where it stands behind its key',
    [right('a', first), right('b', second)],
    [rememberedWorkshop('c', third, (labels) => ({ ...labels, details: { ...labels.details, ReceiverOrderId: [] } }))],
    false,
    ['c: ReceiverOrderId doubted for a'],
  ],
  [
    'trusted ones win',
    [right('a', first), right('b', second)],
    [rememberedWorkshop('c', third, swappedIds)],
    true,
    ['b: InvoiceId forgotten for c', 'b: ReceiverOrderId forgotten for c', 'a: InvoiceId forgotten for c', 'a: ReceiverOrderId forgotten for c'],
  ],
] as const)
  test(`reconcile: ${what}`, () => {
    assert.deepEqual(said(reconcile(older, added, trusted)).sort(), [...expected].sort());
  });

/** The candidate that remembered documents speak for most strongly, by its text. */
function likeliest(documents: readonly RememberedDocument[], detail: string): string {
  const document = workshop(fourth);
  const asks = asked(document);
  const { page } = asks;
  const of = columns.filter(({ name }) => name === detail);
  const [terms] = openLayouts(encodeLayouts(documents), 'test').recall(document, [page])!.details([asks], of);
  const ofKind = page.candidates.flatMap(({ kind, text }, c) => (kind === of[0]!.kind ? [{ text, term: terms![c]! }] : []));
  return ofKind.sort((a, b) => b.term - a.term)[0]!.text;
}

test('reconcile: what a correction contradicts no longer speaks in the next document', () => {
  const wrong = rememberedWorkshop('a', first, swappedIds);
  assert.equal(likeliest([wrong], 'InvoiceId'), '70120');
  assert.equal(likeliest(reconcile([wrong], [right('b', second)]).documents, 'InvoiceId'), '2026-152');
  assert.equal(likeliest(reconcile([wrong], [right('b', second)]).documents, 'ReceiverOrderId'), '70120');
});

test('reconcile: words of the letterhead that were the receiver by mistake are the sender after a correction', () => {
  const { documents } = reconcile([rememberedWorkshop('a', first, swappedParties)], [right('b', second)]);
  const document = workshop(fourth);
  const asks = asked(document);
  const { page } = asks;
  const terms = openLayouts(encodeLayouts(documents), 'test').recall(document, [page])!.tags(asks);
  const word = page.tokens.findIndex(({ text }) => text === 'Drechslerei');
  const row = [...terms.subarray(word * tagNames.length, (word + 1) * tagNames.length)];
  assert.equal(tagNames[row.indexOf(Math.max(...row))], 'Sender.Name');
});

test('recall: where only the name of the sender was corrected, other fields are unknown, not absent', () => {
  const onlyName = (labels: Labels): Labels => ({ ...labels, contacts: [{ role: 'Sender', fields: { Name: labels.contacts![0]!.fields.Name! } }] });
  const document = workshop(fourth);
  const asks = asked(document);
  const { page } = asks;
  const memory = openLayouts(encodeLayouts([rememberedWorkshop('a', first, onlyName, { partial: true })]), 'test');
  const terms = memory.recall(document, [page])!.tags(asks);
  const of = (text: string, tag: string) => terms[page.tokens.findIndex((token) => token.text === text) * tagNames.length + tagNames.indexOf(tag)]!;
  assert.ok(of('Drechslerei', 'Sender.Name') > 2);
  assert.equal(of('Muenchen', 'Receiver.City'), 0);
  assert.equal(of('Muenchen', 'outside'), 0);
});
