/** Each step of contact decoding by itself: tags of a page's words, then spans of a document. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { taggedSpans } from '../../../src/extraction/contacts/spans/spans.js';
import { spanSteps, tagSteps } from '../../../src/extraction/contacts/steps.js';
import type { ClassifiedPage } from '../../../src/extraction/decoding/classify.js';
import { smoothTags } from '../../../src/extraction/decoding/viterbi.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs, type FakeOutputs } from '../fake-networks.js';
import { stepNamed } from '../step-named.js';

/** Tag by word; words without one are nobody's. */
type Tags = Readonly<Record<string, string>>;
type Likely = Readonly<Record<string, readonly [tag: string, probability: number]>>;

const smoothed: readonly (readonly [what: string, text: string, likely: Likely, tags: Tags])[] = [
  [
    'a doubtful word between two sure ones of a name',
    'Haus Am See',
    { Haus: ['Sender.Name', 0.9], Am: ['Sender.Name', 0.4], See: ['Sender.Name', 0.9] },
    { Haus: 'Sender.Name', Am: 'Sender.Name', See: 'Sender.Name' },
  ],
  ['a doubtful word alone', 'Haus Am See', { Am: ['Sender.Name', 0.4] }, {}],
];

for (const [what, text, likely, wanted] of smoothed)
  test(`contacts.viterbi: ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), {});
    for (const page of pages) believe(page, likely);
    const { tags } = stepNamed(tagSteps, 'contacts.viterbi').run([], pages)[0]!;
    assert.deepEqual(Object.fromEntries(pages[0]!.page.tokens.flatMap(({ text }, i) => (tags[i] ? [[text, tagNames[tags[i]!]!]] : []))), wanted);
  });

/** `likely`: words that the network half believes in, with no tag of their own. */
const spanned: readonly (readonly [
  name: string,
  what: string,
  text: string,
  tags: FakeOutputs['tags'] & {},
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
];

for (const [name, what, text, said, likely, changed] of spanned)
  test(`${name}: ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), { tags: said });
    for (const page of pages) believe(page, likely);
    const tags = pages.map(({ page, tags }) => smoothTags(page.tokens, tags, { count: tagNames.length, change: 0, gap: 2 }));
    const spans = pages.flatMap((page, p) => taggedSpans(page, tags[p]!));
    const result = stepNamed(spanSteps, name).run(spans, undefined);
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
