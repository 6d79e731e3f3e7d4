/** Fields of contacts that are found again: the same words together, wherever they are printed. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { encode } from '../../../src/features/encode.js';
import { textOf } from '../../../src/features/tokens/token-text.js';
import { contextsOf } from '../../../src/memory/contexts.js';
import { without } from '../../../src/memory/contradictions.js';
import { foundFields } from '../../../src/memory/found/found-fields.js';
import { tagNames } from '../../../src/network/config.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const first = drawn(`
    Glasbau Reiher                      Rechnung 118
    Verein auf Gegenseitigkeit
    Am Deich 4, 26721 Emden

    An: Herrn Ole Brandt
`);

const wordsOf = ({ pages: [page] }: Document, text: string) => {
  const at = text.split(' ').map((part) => page!.words.findIndex((word) => word.text === part));
  assert.ok(!at.includes(-1), text);
  return at;
};

/** Labels of the first document; each field is one place. */
function remembered(fields: Readonly<Record<string, string>>, value = (printed: string) => printed) {
  const of = (role: 'Sender' | 'Receiver') =>
    Object.entries(fields)
      .filter(([name]) => name.startsWith(role))
      .map(([name, printed]) => [name.split('.')[1]!, { value: value(printed), places: [{ page: 0, words: wordsOf(first, printed) }] }] as const);
  const contacts: Labels['contacts'] = (['Sender', 'Receiver'] as const).map((role) => ({ role, fields: Object.fromEntries(of(role)) }));
  return rememberLabelled({ ...first, name: 'first' }, { supplier: 'reiher', details: {}, groups: {}, contacts }, columns);
}

const labelled = {
  'Sender.Name': 'Glasbau Reiher Verein auf Gegenseitigkeit',
  'Sender.Street': 'Am Deich 4,',
  'Sender.City': 'Emden',
  'Receiver.Name': 'Herrn Ole Brandt',
};

function foundOn(document: Document, known = remembered(labelled)): Record<string, string> {
  const [page] = encode(document);
  const found = foundFields(page!, contextsOf(page!, document.pages[0]!), known.pages);
  return Object.fromEntries(found.map(({ tag, tokens }) => [tagNames[tag]!, textOf(tokens.map((i) => page!.tokens[i]!))]));
}

for (const [what, text, expected] of [
  [
    'the same letterhead',
    `
    Glasbau Reiher                      Rechnung 131
    Verein auf Gegenseitigkeit
    Am Deich 4, 26721 Emden

    An: Frau Maike Jansen`,
    { 'Sender.Name': 'Glasbau Reiher Verein auf Gegenseitigkeit', 'Sender.Street': 'Am Deich 4,', 'Sender.City': 'Emden' },
  ],
  [
    'elsewhere, and on one line',
    `
    Rechnung 131                        An: Herrn Ole Brandt


    Glasbau Reiher Verein auf Gegenseitigkeit · Am Deich 4, Emden`,
    labelled,
  ],
  [
    'going on below what stands before it on its line',
    `
    Rechnung von Glasbau Reiher
    Verein auf Gegenseitigkeit`,
    { 'Sender.Name': 'Glasbau Reiher Verein auf Gegenseitigkeit' },
  ],
  [
    'going on below the column before',
    `
    Rechnung          Glasbau Reiher
    Verein auf Gegenseitigkeit`,
    {},
  ],
  ['a part of the words', 'Glasbau Reiher Verein, Am Deich 5', {}],
  ['the same words in another order', 'Gegenseitigkeit auf Verein Reiher Glasbau, Deich Am 4', {}],
  [
    'words that are far apart',
    `
    Am                  Deich 4


    Herrn Ole                           Brandt`,
    {},
  ],
] as const)
  test(`found fields: ${what}`, () => assert.deepEqual(foundOn(drawn(text)), expected));

test('found fields: none of a party whose labels are doubted', () =>
  assert.deepEqual(foundOn(first, without(remembered(labelled), new Set(['Sender']))), { 'Receiver.Name': 'Herrn Ole Brandt' }));

test('found fields: of several places those that read as the value', () => {
  const twice = drawn('StrasseAm Deich 4     Am Deich 4');
  const places = [
    [0, 1, 2],
    [3, 4, 5],
  ].map((words) => ({ page: 0, words }));
  const labels: Labels = { supplier: 'reiher', details: {}, groups: {}, contacts: [{ role: 'Sender', fields: { Street: { value: 'Am Deich 4', places } } }] };
  assert.deepEqual(foundOn(twice, rememberLabelled({ ...twice, name: 'twice' }, labels, columns)), { 'Sender.Street': 'Am Deich 4' });
});
