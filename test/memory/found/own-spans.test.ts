/** Candidates that a page gets for values of remembered documents which no kind of value reads. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { candidateNumbers } from '../../../src/features/contract.js';
import { encode, withCandidates } from '../../../src/features/encode.js';
import { contextsOf } from '../../../src/memory/contexts.js';
import { ownSpans } from '../../../src/memory/found/own-spans.js';
import { recollect } from '../../../src/memory/recall.js';
import type { RememberedDocument } from '../../../src/memory/remembered.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const note = (order: string, register = 'HRX 77/b Amt Auendorf') =>
  drawn(`
    Glaserei Sprosse
    Kittweg 3, 04421 Auendorf

    Ihr Auftrag      ${order}                     Register   ${register}
    Unser Zeichen    Bauhof 9 links

    Zu zahlen                                       58,00
  `);

const placeOf = ({ pages: [page] }: Document, text: string) => {
  const parts = text.split(' ');
  const first = page!.words.findIndex((_, i) => parts.every((part, k) => page!.words[i + k]?.text === part));
  return { page: 0, words: parts.map((_, k) => first + k) };
};

const first = note('Bauhof 7 rechts');
const label = (value: string) => [{ value, places: [placeOf(first, value)] }];
const labels = {
  supplier: 'sprosse',
  details: { ReceiverOrderId: label('Bauhof 7 rechts'), CompanyRegistrationNumber: label('HRX 77/b Amt Auendorf') },
  groups: {},
} as unknown as Labels;
const remembered = rememberLabelled({ ...first, name: 'first' }, labels, columns);

const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
const found = (document: Document, silent: readonly string[] = [], of: RememberedDocument = remembered) => {
  const [page] = encode(document);
  return ownSpans(page!, contextsOf(page!, document.pages[0]!), of.pages, (detail) => (silent.includes(detail) ? undefined : kinds.get(detail)));
};
const textsIn = (document: Document, silent?: readonly string[]) => found(document, silent).map(({ kind, value }) => `${kind} ${value}`);

for (const [what, document, expected] of [
  [
    'words of the same form behind the same key, the same words behind theirs',
    note('Schule 12 oben'),
    ['identifier Schule 12 oben', 'company-registration HRX77bAmtAuendorf'],
  ],
  ['words of another form', note('Schule zwölf oben'), ['company-registration HRX77bAmtAuendorf']],
  ['the first of more words, where they have the form', note('Schule 12 oben links', 'Amt'), ['identifier Schule 12 oben']],
  ['other words of another form behind the same key', note('Schule', 'keines'), []],
] as const)
  test(`own spans: ${what}`, () => assert.deepEqual(textsIn(document), expected));

for (const [what, value, expected] of [
  ['are one where the remembered ones had one too', 'Bauhof 7          rechts', ['identifier Schule 12 oben']],
  ['are no value', 'Bauhof 7 rechts', []],
] as const)
  test(`own spans: words with a gap between cells ${what}`, () => {
    const before = note(value);
    const details = { ReceiverOrderId: [{ value: 'Bauhof 7 rechts', places: [placeOf(before, 'Bauhof 7 rechts')] }] };
    const one = rememberLabelled({ ...before, name: 'before' }, { ...labels, details } as unknown as Labels, columns);
    assert.deepEqual(
      found(note('Schule 12      oben'), [], one).map(({ kind, value: text }) => `${kind} ${text}`),
      expected,
    );
  });

test('own spans: of no detail that is silent', () => {
  assert.deepEqual(textsIn(note('Schule 12 oben'), ['ReceiverOrderId', 'CompanyRegistrationNumber']), []);
});

test('own spans: a page has them behind its own candidates, with their features', () => {
  const document = note('Schule 12 oben');
  const [page] = encode(document);
  const added = found(document);
  const all = withCandidates(document, page!, added);
  assert.deepEqual(all.candidates.slice(page!.candidates.length), added);
  assert.equal(all.candidateFeatures.length, all.candidates.length * candidateNumbers);
  assert.deepEqual(withCandidates(document, page!, []), page);
  // Once they are there nothing is added anew.
  assert.deepEqual(recollect(document, [remembered], []).candidates(all, columns), []);
});

test('own spans: values that have a candidate are remembered by it', () => {
  const document = note('4711-B');
  const labelled = { ...labels, details: { ReceiverOrderId: [{ value: '4711-B', places: [placeOf(document, '4711-B')] }] } } as unknown as Labels;
  const { pages } = rememberLabelled({ ...document, name: 'numbers' }, labelled, columns);
  assert.deepEqual(
    pages[0]!.values.map(({ first: from, last }) => last - from),
    [0],
  );
  assert.deepEqual(
    recollect(document, [rememberLabelled({ ...document, name: 'numbers' }, labelled, columns)], []).candidates(encode(document)[0]!, columns),
    [],
  );
});
