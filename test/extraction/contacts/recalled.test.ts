/** Remembered fields that are found again are given whole, whatever the forms and blocks of their words say. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf } from '../../../src/extraction/contacts/contacts.js';
import { contactSpans } from '../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../fake-networks.js';

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
] as const)
  test(`contacts.recalled: ${what}`, async () => {
    assert.deepEqual(await sender(text, tags, found, []), expected);
    assert.deepEqual(await sender(text, tags, found, ['contacts.recalled']), alone);
  });
