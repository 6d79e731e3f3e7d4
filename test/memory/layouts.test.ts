/** The memory of layouts: what is found again, what is not, and what it says of a document of a known layout. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../src/dataset/label.js';
import type { Document } from '../../src/document/document.js';
import { encode } from '../../src/features/encode.js';
import { encodeLayouts } from '../../src/memory/codec.js';
import { openLayouts } from '../../src/memory/layouts.js';
import type { Column } from '../../src/memory/terms.js';
import type { RememberedDocument } from '../../src/memory/remembered.js';
import { tagNames } from '../../src/network/config.js';
import { rememberLabelled } from '../../src/training/memory/remember-labelled.js';
import { drawn } from '../drawn.js';
import { asked, columns, type Facts, first, rememberedWorkshop, second, workshop } from './workshop.js';

/** The same name in other clothes. */
const otherLook = drawn(`
                         DRECHSLEREI AMSEL
                   Werkhof 7 04420 Markranstaedt

    Kunde: Nordlicht Verlag GmbH
    Rechnungsnummer 55120      Datum 03.04.2026      Bestellung 8802

    Position 1: Schale aus Esche zu 58,00
    Summe: 58,00
`);

const stranger = drawn(`
    Fahrschule Kranich                                           Tel. 0341 / 555 01
    Rechnung Nr. 77 vom 05.05.2026
    Frau Lena Ott, Gartenweg 12, 04103 Leipzig
    10 Fahrstunden zu 60,00                                                  600,00
    Summe                                                                    600,00
`);

const memoryOf = (...facts: readonly Facts[]) => openLayouts(encodeLayouts(facts.map((each, i) => rememberedWorkshop(`amsel-${i}`, each))), 'test');

for (const [what, document, names] of [
  ['the next document of the layout', workshop(second), ['amsel-0']],
  ['the same name in another layout', otherLook, undefined],
  ['another supplier', stranger, undefined],
  ['an empty page', drawn(''), undefined],
] as const)
  test(`recall: ${what}`, () => {
    assert.deepEqual(memoryOf(first).recall(document, encode(document))?.names, names);
  });

const termsFor = (document: Document, of: readonly Column[], page = asked(document, of.length)) =>
  memoryOf(first).recall(document, [page.page])!.details([page], of)[0]!;

/** The likeliest candidate, by its text. */
function likeliest(document: Document, detail: string, sure?: { readonly text: string; readonly logit: number }): string {
  const of = columns.filter(({ name }) => name === detail);
  const page = asked(document, 1, sure);
  const terms = termsFor(document, of, page);
  const ofKind = page.page.candidates.flatMap(({ kind, text }, c) => (kind === of[0]!.kind ? [{ text, logit: page.logits[c]! + terms[c]! }] : []));
  return ofKind.sort((a, b) => b.logit - a.logit)[0]!.text;
}

for (const [detail, text] of [
  ['InvoiceId', '2026-131'],
  ['ReceiverOrderId', '70090'],
  ['InvoiceDate', '17.03.2026'],
] as const)
  test(`recall: ${detail} stands under the key where it stood`, () => assert.equal(likeliest(workshop(second), detail), text));

test('recall: what the labels say wins against a network that is sure of another number', () =>
  assert.equal(likeliest(workshop(second), 'InvoiceId', { text: '70090', logit: 6 }), '2026-131'));

test('recall: a network that is as sure as can be is outvoted where a value stands behind its remembered key', () =>
  assert.equal(likeliest(workshop(second), 'InvoiceId', { text: '70090', logit: 14 }), '2026-131'));

test('recall: what stands where one detail stood is no other one, also where nobody labelled that one', () => {
  const document = workshop(second);
  const of = columns.filter(({ name }) => name === 'InvoiceId' || name === 'CustomerId');
  const page = asked(document, of.length);
  const terms = termsFor(document, of, page);
  const f = of.findIndex(({ name }) => name === 'CustomerId');
  const at = (text: string) =>
    terms[page.page.candidates.findIndex((candidate) => candidate.kind === 'identifier' && candidate.text === text) * of.length + f]!;
  assert.ok(at('2026-131') < -2, String(at('2026-131')));
  assert.equal(at('80331'), 0);
});

test('recall: what does not stand on a remembered document is less likely everywhere', () => {
  const document = workshop(second);
  const page = asked(document, 1);
  const terms = termsFor(document, [{ name: 'DeliveryNoteId', kind: 'identifier', many: false }], page);
  assert.ok(page.page.candidates.every(({ kind }, c) => kind !== 'identifier' || terms[c]! < 0));
});

test('recall: of a detail that nobody labelled nothing is said', () => {
  const terms = termsFor(workshop(second), [{ name: 'GrandTotalAmount', kind: 'amount', many: false }]);
  assert.ok(terms.every((term) => term === 0));
});

test('recall: of a silent detail nothing is said', () => {
  const document = workshop(second);
  const of = columns.filter(({ name }) => name === 'InvoiceId' || name === 'ReceiverOrderId');
  const page = asked(document, of.length);
  const memory = openLayouts(encodeLayouts([rememberedWorkshop('amsel', first)]), 'test', ['InvoiceId']);
  const terms = memory.recall(document, [page.page])!.details([page], of)[0]!;
  const [silent, other] = [0, 1].map((f) => terms.filter((_, i) => i % 2 === of.findIndex(({ name }) => name === ['InvoiceId', 'ReceiverOrderId'][f])));
  assert.ok(silent!.every((term) => term === 0));
  assert.ok(other!.some((term) => term !== 0));
});

/** Amounts behind one word; the total has a key of its own. */
const bill = ([one, two, total]: readonly [string, string, string]): Document =>
  drawn(`
    Druckerei Zeisig
    Hof 3, 06108 Halle                              www.zeisig-druck.example

    Plakate                         EUR             ${one}
    Versand                         EUR             ${two}

    Faellig am Ende                 EUR             ${total}
  `);

/** Amounts under the same word, in a table of another kind. */
const tableBill = drawn(`
    Druckerei Zeisig
    Hof 3, 06108 Halle                              www.zeisig-druck.example

    EUR             Leistung
    480,00          Plakate

    Zusammen                                        502,00
  `);

/** Logits of the amounts of a bill after another one of 225,00 in all was remembered. */
function sumsOf(next: Document, known: Document, sure: { readonly text: string; readonly logit: number }) {
  const words = known.pages[0]!.words;
  const total = { value: '225.00', places: [{ page: 0, words: [words.findIndex(({ text }) => text === '225,00')] }] };
  const of = columns.filter(({ name }) => name === 'GrandTotalAmount');
  const remembered = rememberLabelled({ ...known, name: 'known' }, { details: { GrandTotalAmount: [total] }, groups: {} }, of);
  const page = asked(next, 1, sure);
  const terms = openLayouts(encodeLayouts([remembered]), 'test')
    .recall(next, [page.page])!
    .details([page], of)[0]!;
  const sums = page.page.candidates.flatMap(({ text, kind, first }, c) => (kind === 'amount' ? [{ text, first, logit: page.logits[c]! + terms[c]! }] : []));
  return sums.sort((a, b) => b.logit - a.logit);
}

const known = bill(['210,00', '15,00', '225,00']);

test('recall: a word before many amounts is no key', () =>
  assert.equal(sumsOf(bill(['480,00', '22,00', '502,00']), known, { text: '502,00', logit: 3 })[0]!.text, '502,00'));

test('recall: nor is it one above an amount', () => assert.equal(sumsOf(tableBill, known, { text: '502,00', logit: 3 })[0]!.text, '502,00'));

test('recall: a short word of a longer key is no value behind the shorter one', () => {
  const [next, before] = ['Summe', 'Summe ab'].map((key) =>
    drawn(`
    Druckerei Zeisig
    Hof 3, 06108 Halle                              www.zeisig-druck.example

    ${key.padEnd(40)}        ${key === 'Summe' ? '502,00' : '210,00'}
    ${(key === 'Summe' ? '' : 'Faellig').padEnd(40)}        ${key === 'Summe' ? '' : '225,00'}
  `),
  );
  const [sum] = sumsOf(next!, before!, { text: '502,00', logit: 8 });
  assert.ok(sum!.logit > 4, String(sum!.logit));
});

test("recall: what was not printed before is the network's to find, unless something else stood behind its key", () => {
  const document = workshop(second);
  const of = columns.filter(({ name }) => name === 'InvoiceId');
  const page = asked(document, 1, { text: '2026-131', logit: 8 });
  const termOf = (remembered: RememberedDocument) => {
    const terms = openLayouts(encodeLayouts([remembered]), 'test')
      .recall(document, [page.page])!
      .details([page], of)[0]!;
    return terms[page.page.candidates.findIndex(({ text, kind }) => text === '2026-131' && kind === 'identifier')]!;
  };
  const none = (labels: Labels): Labels => ({ ...labels, details: { InvoiceId: [] } });
  const bare = { InvoiceId: [] };
  const signs = (text: string) => (text === 'Beleg' || text === first.number ? '-' : text);
  const pages = workshop(first).pages.map((each) => ({ ...each, words: each.words.map((word) => ({ ...word, text: signs(word.text) })) }));
  const unprinted = rememberLabelled({ ...workshop(first), pages, name: 'a' }, { details: bare, groups: {} }, of);
  assert.ok(termOf(unprinted) > -4, String(termOf(unprinted)));
  const denied = rememberedWorkshop('a', first, none);
  assert.ok(termOf(denied) < termOf(unprinted) - 2, String(termOf(denied)));
});

test('recall: of a document of another type only contacts are recalled', () => {
  const document = workshop(second);
  const of = columns.filter(({ name }) => name === 'InvoiceId');
  const asks = asked(document, 1);
  const seenAs = (other: number) => ({ ...asks, document: Float32Array.from([0, -9, other, 0, 0]) });
  const memory = openLayouts(encodeLayouts([rememberedWorkshop('a', first, (labels) => labels, { type: 'Invoice' })]), 'test');
  const recalled = memory.recall(document, [asks.page])!;
  assert.ok(recalled.details([seenAs(-9)], of)[0]!.some((term) => term !== 0));
  assert.ok(recalled.details([seenAs(9)], of)[0]!.every((term) => term === 0));
  assert.ok(recalled.tags(seenAs(9)).some((term) => term !== 0));
});

test('recall: the words of the letterhead are the sender again', () => {
  const document = workshop(second);
  const asks = asked(document, 1);
  const { page } = asks;
  const terms = memoryOf(first).recall(document, [page])!.tags(asks);
  const chosen = (i: number) => {
    const row = [...terms.subarray(i * tagNames.length, (i + 1) * tagNames.length)];
    return tagNames[row.indexOf(Math.max(...row))];
  };
  assert.equal(chosen(page.tokens.findIndex(({ text }) => text === 'Drechslerei')), 'Sender.Name');
  assert.equal(chosen(page.tokens.findIndex(({ text }) => text === 'Werkhof')), 'Sender.Street');
  assert.equal(chosen(page.tokens.findIndex(({ text }) => text === 'Gegenstand')), 'outside');
});
