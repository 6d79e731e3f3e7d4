/** The steps from tags to spans: neighbouring words of a field by what the network gives of each, and remembered fields that are found again, given whole. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import type { ClassifiedPage } from '../../../src/extraction/decoding/classify.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../fake-networks.js';

/** The rest of the probability is for another tag, or for none. */
type Likely = Readonly<Record<string, readonly [tag: string, probability: number, other?: string]>>;

const smoothed: readonly (readonly [what: string, text: string, likely: Likely, names: readonly string[]])[] = [
  [
    'a doubtful word between two sure ones of a name',
    'Haus Am See',
    { Haus: ['Sender.Name', 0.9], Am: ['Sender.Name', 0.4], See: ['Sender.Name', 0.9] },
    ['Haus Am See'],
  ],
  [
    'a last word that is rather another field',
    'Haus Am See',
    { Haus: ['Sender.Name', 0.9], Am: ['Sender.Name', 0.9], See: ['Sender.City', 0.8, 'Sender.Name'] },
    ['Haus Am See'],
  ],
  [
    'another field behind a sign',
    'Haus Am, See',
    { Haus: ['Sender.Name', 0.9], 'Am,': ['Sender.Name', 0.9], See: ['Sender.City', 0.8, 'Sender.Name'] },
    ['Haus Am,', 'See'],
  ],
  [
    'another field before a number',
    'Haus 12 See',
    { Haus: ['Sender.Name', 0.9], 12: ['Sender.Street', 0.8, 'Sender.Name'], See: ['Sender.Street', 0.9] },
    ['Haus', '12 See'],
  ],
  ['a doubtful word alone', 'Haus Am See', { Am: ['Sender.Name', 0.4] }, []],
];

for (const [what, text, likely, names] of smoothed)
  test(`contact spans: ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), {});
    for (const page of pages) believe(page, likely);
    assert.deepEqual(
      contactSpans(pages).map((span) => span.text),
      names,
    );
  });

test('contacts.joined-names: a name that goes on in the next line, and what the trace says of it', async () => {
  const likely: Likely = { Haus: ['Sender.Name', 0.9], Seeblick: ['Sender.Name', 0.9], GmbH: ['Sender.Name', 0.8] };
  const spansOf = async (without: readonly string[]) => {
    const pages = await classifiedAs(drawn('Haus Seeblick\nGmbH'), {});
    for (const page of pages) believe(page, likely);
    const trace = newTrace(without);
    return { texts: contactSpans(pages, trace).map(({ text }) => text), steps: trace.changes.map(({ step }) => step) };
  };
  assert.deepEqual((await spansOf(['contacts.joined-names'])).texts, ['Haus Seeblick', 'GmbH']);
  const { texts, steps } = await spansOf([]);
  assert.deepEqual(texts, ['Haus Seeblick GmbH']);
  assert.ok(steps.includes('contacts.joined-names'));
});

for (const [what, text, names] of [
  ['under its key', 'Razón Social: HUERTA NORTE Y DE\nORIENTE S.A.', ['HUERTA NORTE Y DE ORIENTE S.A.']],
  ['under what is no key', 'Página 1 de 2  HUERTA NORTE Y DE\nORIENTE S.A.', ['HUERTA NORTE Y DE', 'ORIENTE S.A.']],
] as const)
  test(`contacts.joined-names: a name that goes on ${what}`, async () => {
    const pages = await classifiedAs(drawn(text), {});
    const name = ['Receiver.Name', 0.9] as const;
    for (const page of pages) believe(page, { HUERTA: name, NORTE: name, Y: name, DE: name, ORIENTE: name, 'S.A.': name });
    assert.deepEqual(
      contactSpans(pages).map((span) => span.text),
      names,
    );
  });

test('contacts.wrapped-addresses: a mail address that goes on in the next line, and what the trace says of it', async () => {
  const spansOf = async (without: readonly string[]) => {
    const pages = await classifiedAs(drawn('post@haus-\nseeblick.de'), {});
    for (const page of pages) believe(page, { 'post@haus-': ['Sender.Email', 0.9] });
    const trace = newTrace(without);
    return { values: contactSpans(pages, trace).map(({ value }) => value), steps: trace.changes.map(({ step }) => step) };
  };
  assert.deepEqual((await spansOf(['contacts.wrapped-addresses'])).values, ['']);
  const { values, steps } = await spansOf([]);
  assert.deepEqual(values, ['post@haus-seeblick.de']);
  assert.ok(steps.includes('contacts.wrapped-addresses'));
});

function believe({ page, tags }: ClassifiedPage, likely: Likely): void {
  page.tokens.forEach(({ text }, i) => {
    const said = likely[text];
    if (!said) return;
    tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
    tags[i * tagNames.length + (said[2] === undefined ? 0 : tagNames.indexOf(said[2]))] = 1 - said[1];
    tags[i * tagNames.length + tagNames.indexOf(said[0])] = said[1];
  });
}

const sender = async (
  text: string,
  tags: Readonly<Record<string, string | readonly string[]>>,
  found: Readonly<Record<string, string>>,
  without: readonly string[],
) => {
  const pages = (await classifiedAs(drawn(text), { tags })).map((classified) => ({
    ...classified,
    found: Object.entries(found).map(([tag, words]) => ({
      tag: tagNames.indexOf(tag),
      tokens: words.split(' ').map((word) => classified.page.tokens.findIndex((token) => token.text === word)),
    })),
  }));
  const [contact] = contactsOf(contactSpans(pages, newTrace(without)), {});
  return Object.fromEntries(Object.entries(contact?.fields ?? {}).map(([field, [prediction]]) => [field, prediction!.value]));
};

const letterhead = `
    Glasbau Reiher
    Verein auf Gegenseitigkeit
    Am Deich 4
    26721 Emden`;

for (const [what, text, tags, found, alone, expected] of [
  [
    'a name on two lines',
    letterhead,
    { 'Sender.Name': ['Glasbau Reiher', 'Verein auf Gegenseitigkeit'] },
    { 'Sender.Name': 'Glasbau Reiher Verein auf Gegenseitigkeit' },
    { Name: 'Verein auf Gegenseitigkeit' },
    { Name: 'Glasbau Reiher Verein auf Gegenseitigkeit' },
  ],
  [
    'a name behind its key',
    'Firmenname Reiher Glas\nAm Deich 4\n26721 Emden',
    { 'Sender.Name': 'Firmenname Reiher Glas' },
    { 'Sender.Name': 'Reiher Glas' },
    { Name: 'Firmenname Reiher Glas' },
    { Name: 'Reiher Glas' },
  ],
  [
    'a street and a town as they were labelled, with what is else no part of them',
    'Heron Glass\nPlot No. 18, Mill Lane, Near City Bridge\nEdgewater, MI 49509',
    { 'Sender.Name': 'Heron Glass', 'Sender.Street': 'Plot No. 18, Mill Lane, Near City Bridge', 'Sender.City': 'Edgewater,' },
    { 'Sender.Street': 'Plot No. 18, Mill Lane, Near City Bridge', 'Sender.City': 'Edgewater, MI' },
    { Name: 'Heron Glass', Street: 'Plot No. 18, Mill Lane', City: 'Edgewater' },
    { Name: 'Heron Glass', Street: 'Plot No. 18, Mill Lane, Near City Bridge', City: 'Edgewater, MI' },
  ],
  [
    'a town that no list has and its code in one word',
    'Heron Glass\nMill Lane 4\nXqpur-411001',
    { 'Sender.Name': 'Heron Glass', 'Sender.City': 'Xqpur-411001' },
    { 'Sender.City': 'Xqpur-411001' },
    { Name: 'Heron Glass', City: 'Xqpur', ZipCode: '411001' },
    { Name: 'Heron Glass', City: 'Xqpur', ZipCode: '411001' },
  ],
] as const)
  test(`contacts.recalled: ${what}`, async () => {
    assert.deepEqual(await sender(text, tags, found, []), expected);
    assert.deepEqual(await sender(text, tags, found, ['contacts.recalled']), alone);
  });
