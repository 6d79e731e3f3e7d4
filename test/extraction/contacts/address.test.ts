/** Countries that are printed with an address are its countries, however they are printed; others follow from what is the party's own, or are guesses, for which no threshold holds. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import type { ExtractOptions } from '../../../src/extraction/options.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks, type FakeOutputs } from '../fake-networks.js';

async function senderCountry(text: string, tags: Record<string, string>, countries: readonly string[] = ['DE'], options: ExtractOptions = {}, role = 'Sender') {
  const document = drawn(text, { countries });
  const own: FakeOutputs['tags'] = Object.fromEntries(Object.entries(tags).map(([field, words]) => [`${role}.${field}`, words]));
  const { contacts } = await extract(document, fakeNetworks(document, { tags: own! }), options);
  return contacts.find((contact) => contact.role === role)?.fields.Country?.[0];
}

const london = { Name: 'Acorn Ltd', Street: '7 Mill Lane', City: 'Leeds', ZipCode: 'LS1 4AB' };
const block = (last: string) => `Acorn Ltd\n7 Mill Lane\nLeeds LS1 4AB${last}`;

test('printed country: tagged', async () => {
  const found = await senderCountry('Acorn Ltd\nIreland', { Name: 'Acorn Ltd', Country: 'Ireland' });
  assert.deepEqual([found?.value, found?.text, found?.guessed], ['IE', 'Ireland', undefined]);
  assert.ok(!found!.evidence.derived && found!.box !== undefined);
});

/** A town that no list has. */
const nowhere = { ...london, City: 'Xqbury' };
const unknown = (last: string) => block(last).replace('Leeds', 'Xqbury');

const guessed: readonly (readonly [what: string, text: string, tags: Record<string, string>])[] = [
  ['nothing printed', unknown(''), nowhere],
  ['a state behind the town', 'Acorn Inc\n7 Mill Lane\nDover, DE 19901', { Name: 'Acorn Inc', Street: '7 Mill Lane', City: 'Dover', ZipCode: '19901' }],
  ['a province', 'Ghianda srl\nVia Po 7\n70100 Bari, BA', { Name: 'Ghianda srl', Street: 'Via Po 7', ZipCode: '70100', City: 'Bari' }],
  ['a word of three letters', unknown('\nVAT 123'), nowhere],
  ['a name within a name', unknown('\nJersey Cows Ltd'), nowhere],
  ['a country in another place', `${unknown('')}\n\n\n\n\n\nFrance`, nowhere],
];
for (const [what, text, tags] of guessed)
  test(`printed country: ${what} is none, and its guess has no threshold`, async () => {
    const found = await senderCountry(text, tags, ['IT']);
    assert.deepEqual([found?.value, found?.guessed, found?.text, found?.evidence.derived], ['IT', true, undefined, true]);
  });

test('printed country: not by a name or letters that are a place of another, where the postal code or the town says so', async () => {
  const cork = { Name: 'Acorn Ltd', Street: 'Mill Lane', Country: 'Island', City: 'Cork', ZipCode: 'T12 AB34' };
  assert.equal((await senderCountry('Acorn Ltd\nMill Lane, Little Island, Cork T12 AB34', cork, ['IE']))?.value, 'IE');
  const reykjavik = { Name: 'Acorn Ltd', Street: 'Mill Lane', City: 'Reykjavík', ZipCode: '101', Country: 'Island' };
  assert.equal((await senderCountry('Acorn Ltd\nMill Lane\n101 Reykjavík\nIsland', reykjavik, ['IE']))?.value, 'IS');
  const bhopal = { Name: 'Acorn Ltd', Street: 'Mill Lane', City: 'BHOPAL', Country: '(M.P.)' };
  assert.equal((await senderCountry('Acorn Ltd\nMill Lane, BHOPAL (M.P.)', bhopal, ['IN']))?.value, 'IN');
});

const unprinted: readonly (readonly [what: string, last: string, own: Record<string, string>, value: string, agrees: number, disagrees: number])[] = [
  ['its town', '', {}, 'GB', 1, 0],
  ['its town and telephone', '\n+44 113 496 0000', { Phone: '+44 113 496 0000' }, 'GB', 2, 0],
  ['its town, against its web site', '\nwww.acorn.it', { WebsiteUrl: 'www.acorn.it' }, 'GB', 1, 1],
];
for (const [what, last, own, value, agrees, disagrees] of unprinted)
  test(`unprinted country: ${what} tells it, which is no guess`, async () => {
    const found = await senderCountry(`${block('')}${last}`, { ...london, ...own }, ['IT']);
    assert.deepEqual([found?.value, found?.guessed, found?.text], [value, undefined, undefined]);
    const { derived, agrees: sources, disagrees: others } = found!.evidence;
    assert.deepEqual([derived, sources, others], [true, agrees, disagrees]);
  });

test('printed country: it goes before the bank account’s, and before what the caller says', async () => {
  const text = `${block('\nUnited Kingdom')}\n\n\nIBAN AT61 1904 3002 3457 3201`;
  const tags = { ...london, Country: 'United Kingdom' };
  assert.equal((await senderCountry(text, tags, ['AT']))?.value, 'GB');
  assert.equal((await senderCountry(text, tags, ['AT'], { receiverCountry: 'FR' }, 'Receiver'))?.value, 'GB');
});

test('printed country: what the caller says is no guess', async () => {
  const found = await senderCountry(block(''), london, ['DE'], { receiverCountry: 'GB' }, 'Receiver');
  assert.deepEqual([found?.value, found?.guessed], ['GB', undefined]);
});
