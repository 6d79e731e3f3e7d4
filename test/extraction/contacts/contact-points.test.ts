/** Ways to reach a party that the network half believes in. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { untaggedPoints } from '../../../src/extraction/contacts/contact-points.js';
import { tagNames } from '../../../src/network/config.js';
import { drawn } from '../../drawn.js';
import { classifiedAs } from '../saying.js';

const text = `
  Muster GmbH
  Service 0341 / 22 71 80 | verkauf@muster.example | www.muster.example`;

for (const [what, belief, known, wanted] of [
  ['a third likely, and none known', 0.3, [], ['Sender.Phone', 'Sender.Email', 'Sender.WebsiteUrl']],
  ['not where the party has one', 0.3, ['Sender.Email'], ['Sender.Phone', 'Sender.WebsiteUrl']],
  ['nor where hardly anything speaks for it', 0.1, [], []],
] as const)
  test(`contact-ways: ${what}`, async () => {
    const [page] = await classifiedAs(drawn(text), {});
    page!.tags.fill(0);
    page!.page.tokens.forEach((_, i) => {
      for (const field of ['Phone', 'Email', 'WebsiteUrl']) page!.tags[i * tagNames.length + tagNames.indexOf(`Sender.${field}`)] = belief;
    });
    const ways = untaggedPoints(page!, new Int32Array(page!.page.tokens.length), (role, field) => (known as readonly string[]).includes(`${role}.${field}`));
    const names = ways.map(({ role, field }) => `${role}.${field}`);
    assert.deepEqual([...names].sort(), [...wanted].sort());
  });

test('contact-ways: words that have a tag are left alone', async () => {
  const [page] = await classifiedAs(drawn(text), {});
  page!.tags.fill(0.3);
  assert.deepEqual(
    untaggedPoints(page!, new Int32Array(page!.page.tokens.length).fill(1), () => false),
    [],
  );
});

for (const [what, names, wanted] of [
  ['with a word of the name in its domain', { Sender: ['Muster', 'GmbH'], Receiver: [] }, ['Sender.Email', 'Sender.WebsiteUrl']],
  ['not where the word is of both names', { Sender: ['Muster'], Receiver: ['Muster'] }, []],
  ['nor with a short word', { Sender: ['mus'], Receiver: [] }, []],
] as const)
  test(`contact-ways: hardly believed in, ${what}`, async () => {
    const [page] = await classifiedAs(drawn(text), {});
    page!.tags.fill(0.1);
    const ways = untaggedPoints(
      page!,
      new Int32Array(page!.page.tokens.length),
      (role) => role !== 'Sender',
      (role) => (role === 'Other' ? [] : names[role]),
    );
    assert.deepEqual(ways.map(({ role, field }) => `${role}.${field}`).sort(), [...wanted].sort());
  });
