/** Fields of contacts with new words: where the field stood before, and names on several lines. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Labels } from '../../../src/dataset/label.js';
import type { Document } from '../../../src/document/document.js';
import { encode } from '../../../src/features/encode.js';
import { textOf } from '../../../src/features/tokens/token-text.js';
import { contextsOf } from '../../../src/memory/contexts.js';
import { taggedFields } from '../../../src/memory/found/tagged-fields.js';
import { tagNames } from '../../../src/network/config.js';
import { rememberLabelled } from '../../../src/training/memory/remember-labelled.js';
import { drawn } from '../../drawn.js';
import { columns } from '../workshop.js';

const first = drawn(`
    Firma:   Ole Brandt
    Straße:  Wiesenweg 3
`);
const places = (text: string) => [{ page: 0, words: text.split(' ').map((part) => first.pages[0]!.words.findIndex((word) => word.text === part)) }];
const contacts: Labels['contacts'] = [
  {
    role: 'Receiver',
    fields: { Name: { value: 'Ole Brandt', places: places('Ole Brandt') }, Street: { value: 'Wiesenweg 3', places: places('Wiesenweg 3') } },
  },
];
const { pages } = rememberLabelled({ ...first, name: 'first' }, { supplier: 'reiher', details: {}, groups: {}, contacts }, columns);

/** `tags`: by word, with this probability; all other words are no contact's. `network`: the same by the network alone. */
function foundOn(document: Document, tags: Readonly<Record<string, string>>, probability: number, network = tags): string[] {
  const [page] = encode(document);
  const probabilitiesOf = (byWord: Readonly<Record<string, string>>) => {
    const probabilities = new Float32Array(page!.tokens.length * tagNames.length);
    for (const [i, { text }] of page!.tokens.entries()) {
      const tag = byWord[text];
      if (tag) probabilities[i * tagNames.length + tagNames.indexOf(tag)] = probability;
      probabilities[i * tagNames.length] = tag ? 1 - probability : 1;
    }
    return probabilities;
  };
  const asked = { page: page!, contexts: contextsOf(page!, document.pages[0]!), tags: probabilitiesOf(tags), network: probabilitiesOf(network) };
  return taggedFields(asked, pages, []).map(({ tag, tokens }) => `${tagNames[tag]!}: ${textOf(tokens.map((i) => page!.tokens[i]!))}`);
}

const [name, street] = ['Receiver.Name', 'Receiver.Street'];
for (const [what, text, tags, probability, expected] of [
  ['behind its key, wherever that is', '\n\n          Straße:  Amselgasse 12', { Amselgasse: street, '12': street }, 0.6, ['Receiver.Street: Amselgasse 12']],
  ['unlikely', 'Straße:  Amselgasse 12', { Amselgasse: street, '12': street }, 0.4, []],
  ['behind another key', 'Adresse:  Amselgasse 12', { Amselgasse: street, '12': street }, 0.6, []],
  [
    'behind its key, with another line of it below',
    '\n\n          Straße:  Amselgasse 12\n                   Hinterhaus',
    { Amselgasse: street, '12': street, Hinterhaus: street },
    0.6,
    [],
  ],
  [
    'a name on two lines',
    'Bezug\n   Glaserei Maike\n   Jansen Nord',
    { Glaserei: name, Maike: name, Jansen: name, Nord: name },
    0.95,
    ['Receiver.Name: Glaserei Maike Jansen Nord'],
  ],
  ['lines that are less sure', 'Bezug\n   Glaserei Maike\n   Jansen Nord', { Glaserei: name, Maike: name, Jansen: name, Nord: name }, 0.7, []],
  ['a street on two lines, as none was', 'Bezug\n   Alte Mühle\n   Amselgasse 12', { Alte: street, Mühle: street, Amselgasse: street, '12': street }, 0.95, []],
] as const)
  test(`tagged fields: ${what}`, () => assert.deepEqual(foundOn(drawn(text), tags, probability), expected));

test('tagged fields: behind its key, and the network alone goes on with the next word', () =>
  assert.deepEqual(foundOn(drawn('Straße:  12 Amselgasse'), { '12': street }, 0.9, { '12': street, Amselgasse: street }), []));

test('tagged fields: behind its key, and the network alone counts the key in', () =>
  assert.deepEqual(
    foundOn(drawn('Straße:  12 Amselgasse'), { '12': street, Amselgasse: street }, 0.9, { 'Straße:': street, '12': street, Amselgasse: street }),
    ['Receiver.Street: 12 Amselgasse'],
  ));
