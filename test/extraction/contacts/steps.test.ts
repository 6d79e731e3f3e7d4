/** Each step of contact decoding by itself: tags of a page's words, then spans of a document. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { taggedSpans } from '../../../src/extraction/contacts/spans/spans.js';
import { spanSteps, tagSteps } from '../../../src/extraction/contacts/steps.js';
import type { ClassifiedPage } from '../../../src/extraction/decoding/classify.js';
import { smoothTags } from '../../../src/extraction/decoding/viterbi.js';
import { encode } from '../../../src/features/encode.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type Saying } from '../saying.js';
import { stepNamed } from '../step-named.js';

/** Tag by word; words without one are nobody's. */
type Tags = Readonly<Record<string, string>>;
type Likely = Readonly<Record<string, readonly [tag: string, probability: number]>>;

const tagged: readonly (readonly [name: string, what: string, text: string, before: Tags, likely: Likely, after: Tags | 'same'])[] = [
  [
    'contacts.viterbi',
    'a doubtful word between two sure ones of a name',
    'Haus Am See',
    {},
    { Haus: ['Sender.Name', 0.9], Am: ['Sender.Name', 0.4], See: ['Sender.Name', 0.9] },
    { Haus: 'Sender.Name', Am: 'Sender.Name', See: 'Sender.Name' },
  ],
  ['contacts.viterbi', 'a doubtful word alone', 'Haus Am See', {}, { Am: ['Sender.Name', 0.4] }, {}],
  [
    'contacts.towns-behind-codes',
    'a town without its tag',
    'Kanalweg 4, 4020 Linz',
    { Kanalweg: 'Sender.Street', '4,': 'Sender.Street', '4020': 'Sender.ZipCode' },
    {},
    { Kanalweg: 'Sender.Street', '4,': 'Sender.Street', '4020': 'Sender.ZipCode', Linz: 'Sender.City' },
  ],
  [
    'contacts.towns-behind-codes',
    'its second word, which the network half believes in',
    '5020 Bad Ischl',
    { '5020': 'Receiver.ZipCode' },
    { Ischl: ['Receiver.City', 0.3] },
    { '5020': 'Receiver.ZipCode', Bad: 'Receiver.City', Ischl: 'Receiver.City' },
  ],
  ['contacts.towns-behind-codes', 'where the town stands before the code', 'Linz 4020 Austria', { Linz: 'Sender.City', '4020': 'Sender.ZipCode' }, {}, 'same'],
  ['contacts.towns-behind-codes', 'where the code ends its line', '4020\nLinz', { '4020': 'Sender.ZipCode' }, {}, 'same'],
  [
    'contacts.streets-from-their-first-word',
    'a word that may be of the street',
    'Alte Poststraße 9',
    { Poststraße: 'Sender.Street', '9': 'Sender.Street' },
    { Alte: ['Sender.Street', 0.1] },
    { Alte: 'Sender.Street', Poststraße: 'Sender.Street', '9': 'Sender.Street' },
  ],
  [
    'contacts.streets-from-their-first-word',
    'a word that is hardly of it',
    'Alte Poststraße 9',
    { Poststraße: 'Sender.Street', '9': 'Sender.Street' },
    { Alte: ['Sender.Street', 0.01] },
    'same',
  ],
  [
    'contacts.names-from-their-first-word',
    'the beginning of a company',
    'Gebr. Ahorn Holz GmbH',
    { Ahorn: 'Receiver.Name', Holz: 'Receiver.Name', GmbH: 'Receiver.Name' },
    {},
    { 'Gebr.': 'Receiver.Name', Ahorn: 'Receiver.Name', Holz: 'Receiver.Name', GmbH: 'Receiver.Name' },
  ],
  ['contacts.names-from-their-first-word', 'a salutation', 'Herrn Ahorn GmbH', { Ahorn: 'Receiver.Name', GmbH: 'Receiver.Name' }, {}, 'same'],
  ['contacts.names-from-their-first-word', 'no company', 'Gebr. Ahorn', { Ahorn: 'Receiver.Name' }, {}, 'same'],
];

for (const [name, what, text, before, likely, after] of tagged)
  test(`${name}: ${what}`, () => {
    const { page, tokens } = encode(drawn(text))[0]!;
    const probabilities = new Float32Array(tokens.length * tagNames.length);
    tokens.forEach((token, i) => {
      const [tag, probability] = likely[token.text] ?? [tagNames[0]!, 0];
      probabilities[i * tagNames.length + tagNames.indexOf(tag)] = probability;
      probabilities[i * tagNames.length] = 1 - probability;
    });
    const start = Int32Array.from(tokens, (token) => (before[token.text] === undefined ? 0 : tagNames.indexOf(before[token.text]!)));
    const copy = start.slice();
    const result = stepNamed(tagSteps, name).run(start, { page, tokens, probabilities });
    assert.deepEqual(start, copy, 'the tags that were given stay as they are');
    if (after === 'same') return assert.equal(result, start);
    assert.deepEqual(Object.fromEntries(tokens.flatMap(({ text }, i) => (result[i] ? [[text, tagNames[result[i]!]!]] : []))), after);
  });

const nordbau: Saying['tags'] & {} = {
  'Sender.Name': 'Nordbau AS',
  'Receiver.Name': 'Borettslaget Lia',
  'Receiver.Street': 'Skogveien 7',
  'Receiver.ZipCode': '0567',
  'Receiver.City': 'Oslo',
  'Other.City': 'Trondheim',
};
const letter = '  Nordbau AS\n\n  Borettslaget Lia\n  Skogveien 7\n  0567 Oslo';
const block = '  Klang eG\n\n\n  Kahn Brauerei OHG\n  Am Deich 8\n  24937 Flensburg';
const blockTags = { 'Sender.Name': 'Klang eG', 'Receiver.Name': 'Kahn Brauerei OHG', 'Receiver.Street': 'Am Deich 8', 'Receiver.City': 'Flensburg' };
const mail = 'Muster GmbH\nbuero@muster.example';

/** `likely`: words that the network half believes in, with no tag of their own. */
const spanned: readonly (readonly [
  name: string,
  what: string,
  text: string,
  tags: Saying['tags'] & {},
  likely: Likely,
  changed: Readonly<Record<string, string>> | 'same',
])[] = [
  [
    'contacts.joined-names',
    'a name over two lines',
    'Bund der Imker\nund Gärtner',
    { 'Sender.Name': ['Bund der Imker', 'und Gärtner'] },
    {},
    { 'Sender.Name': 'Bund der Imker und Gärtner' },
  ],
  ['contacts.joined-names', 'a person below a company', 'Ahorn GmbH\nEva Muster', { 'Sender.Name': ['Ahorn GmbH', 'Eva Muster'] }, {}, 'same'],
  ['contacts.joined-names', 'no names', 'Kanalweg 4', { 'Sender.Street': 'Kanalweg 4' }, {}, 'same'],
  [
    'contacts.points-by-form',
    'a mail address that the network half believes in',
    mail,
    { 'Sender.Name': 'Muster GmbH' },
    { 'buero@muster.example': ['Sender.Email', 0.3] },
    { 'Sender.Name': 'Muster GmbH', 'Sender.Email': 'buero@muster.example' },
  ],
  [
    'contacts.points-by-form',
    'one that it does not believe in',
    mail,
    { 'Sender.Name': 'Muster GmbH' },
    { 'buero@muster.example': ['Sender.Email', 0.01] },
    'same',
  ],
  [
    'contacts.one-party-a-block',
    'a code that was taken for the other party’s',
    block,
    { ...blockTags, 'Sender.ZipCode': '24937' },
    {},
    {
      'Sender.Name': 'Klang eG',
      'Receiver.Name': 'Kahn Brauerei OHG',
      'Receiver.Street': 'Am Deich 8',
      'Receiver.ZipCode': '24937',
      'Receiver.City': 'Flensburg',
    },
  ],
  ['contacts.one-party-a-block', 'a block of one party', block, { ...blockTags, 'Receiver.ZipCode': '24937' }, {}, 'same'],
  [
    'contacts.missing-sender',
    'an address behind the sender’s name that is nobody’s',
    `${letter}\n\n  Nordbau AS · Havnegata 12 · 7010 Trondheim · Org.nr 912`,
    nordbau,
    {},
    {
      'Sender.Name': 'Nordbau AS|Nordbau AS',
      'Sender.Street': 'Havnegata 12',
      'Sender.ZipCode': '7010',
      'Sender.City': 'Trondheim',
      'Receiver.Name': 'Borettslaget Lia',
      'Receiver.Street': 'Skogveien 7',
      'Receiver.ZipCode': '0567',
      'Receiver.City': 'Oslo',
    },
  ],
  ['contacts.missing-sender', 'the receiver’s is not the sender’s too', letter, nordbau, {}, 'same'],
  [
    'contacts.missing-sender',
    'nobody has an address',
    '  Nordbau AS · Havnegata 12 · 7010 Trondheim',
    { 'Sender.Name': 'Nordbau AS', 'Other.City': 'Trondheim' },
    {},
    'same',
  ],
];

for (const [name, what, text, said, likely, changed] of spanned)
  test(`${name}: ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), { tags: said });
    for (const page of pages) believe(page, likely);
    const tags = pages.map(({ page, tags }) => smoothTags(page.tokens, tags, { count: tagNames.length, change: 0, gap: 2 }));
    const confidenceOf = () => 1;
    const spans = pages.flatMap((page, p) => taggedSpans(page, tags[p]!, confidenceOf));
    const result = stepNamed(spanSteps, name).run(spans, { pages, tags, confidenceOf });
    if (changed === 'same') return assert.equal(result, spans);
    const found: Record<string, string> = {};
    for (const { role, field, text } of result) found[`${role}.${field}`] = [found[`${role}.${field}`], text].filter((one) => one !== undefined).join('|');
    assert.deepEqual(found, changed);
  });

function believe({ page, tags }: ClassifiedPage, likely: Likely): void {
  page.tokens.forEach(({ text }, i) => {
    const said = likely[text];
    if (!said) return;
    tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
    tags[i * tagNames.length] = 1 - said[1];
    tags[i * tagNames.length + tagNames.indexOf(said[0])] = said[1];
  });
}
