/** Which town an address gets where the network gave it to the street, to the code, or to nothing. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { newTrace } from '../../../src/extraction/decoding/steps.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

type Tags = Readonly<Record<string, string | readonly string[]>>;

async function addressOf(text: string, tags: Tags, countries: readonly string[], without: readonly string[] = []) {
  const document = drawn(`Acorn\n${text}`, { countries });
  const own = Object.fromEntries([['Sender.Name', 'Acorn'], ...Object.entries(tags).map(([field, words]) => [`Sender.${field}`, words])]);
  const trace = newTrace(without);
  const { contacts } = await extract(document, fakeNetworks(document, { tags: own }), {}, trace);
  const fields = contacts.find(({ role }) => role === 'Sender')?.fields ?? {};
  return { found: [fields.Street, fields.ZipCode, fields.City].map((list) => list?.[0]?.value), trace };
}

type Row = readonly [what: string, text: string, tags: Tags, countries: string, found: readonly (string | undefined)[]];
const rows: readonly Row[] = [
  ['a street goes on with it', 'Millgate 7, Leeds', { Street: 'Millgate 7, Leeds' }, 'GB', ['Millgate 7', undefined, 'Leeds']],
  ['with a number of its district', 'Temple Row 7, Colombo 03', { Street: 'Temple Row 7, Colombo 03' }, 'LK', ['Temple Row 7', undefined, 'Colombo']],
  ['behind a dash', 'Mill Row - Leeds', { Street: 'Mill Row - Leeds' }, 'GB', ['Mill Row', undefined, 'Leeds']],
  ['before its county', 'Mill Row, Cork, Co. Cork', { Street: 'Mill Row, Cork, Co. Cork' }, 'IE', ['Mill Row', undefined, 'Cork']],
  ['a county was taken for it', 'Mill Row, Tralee\nCo. Kerry', { Street: 'Mill Row, Tralee', City: 'Co. Kerry' }, 'IE', ['Mill Row', undefined, 'Tralee']],
  ['behind its number', 'Talvägen 7 GÖTEBORG', { Street: 'Talvägen 7 GÖTEBORG' }, 'SE', ['Talvägen 7', undefined, 'GÖTEBORG']],
  ['before it', 'MUN. ORADEA, STR. UNIRII 5', { Street: 'MUN. ORADEA, STR. UNIRII 5' }, 'RO', ['STR. UNIRII 5', undefined, 'ORADEA']],
  ['a street that begins as a town does', 'Leeds 2, Mill Row 5', { Street: 'Leeds 2, Mill Row 5' }, 'GB', ['Leeds 2, Mill Row 5', undefined, undefined]],
  ['it is there, too', 'Mill Row 7, Leeds\nLeeds', { Street: 'Mill Row 7, Leeds' }, 'GB', ['Mill Row 7', undefined, 'Leeds']],
  ['another town is there', 'Mill Row, Richmond\nLeeds', { Street: 'Mill Row, Richmond', City: 'Leeds' }, 'GB', ['Mill Row, Richmond', undefined, 'Leeds']],
  ['no town of the country', 'Mill Row 7, Xqbury', { Street: 'Mill Row 7, Xqbury' }, 'GB', ['Mill Row 7, Xqbury', undefined, undefined]],
  [
    'below another line of its street, above its county',
    'Old Malthouse\n7 Mill Row\nLeeds\nWest Yorkshire',
    { Street: ['Old Malthouse', '7 Mill Row', 'Leeds'], City: 'West Yorkshire' },
    'GB',
    ['7 Mill Row', undefined, 'Leeds'],
  ],
  ['a code behind its key is a street', 'Calle Luna 5\nC.P. 37290', { Street: ['Calle Luna 5', 'C.P. 37290'] }, 'MX', ['Calle Luna 5', '37290', undefined]],
  ['a hall is none', 'Talweg 7, Halle 2', { Street: 'Talweg 7, Halle 2' }, 'DE', ['Talweg 7, Halle 2', undefined, undefined]],
  ['a floor is none', 'Via Roma 5, Piano 2', { Street: 'Via Roma 5, Piano 2' }, 'IT', ['Via Roma 5, Piano 2', undefined, undefined]],
  ['a town that no list has stays', 'Talweg 7, Essen\nXqdorf', { Street: 'Talweg 7, Essen', City: 'Xqdorf' }, 'DE', ['Talweg 7, Essen', undefined, 'Xqdorf']],
  ['numbers with a stroke stay', 'Prosta 5 / 7, Kraków', { Street: 'Prosta 5 / 7, Kraków' }, 'PL', ['Prosta 5 / 7', undefined, 'Kraków']],
  ['with its code', 'Talweg 5, 80331 München', { Street: 'Talweg 5, 80331 München' }, 'DE', ['Talweg 5', '80331', 'München']],
  [
    'a box of the post is no code',
    'Rue du Port 5\nCP 1234\n1211 Genève',
    { Street: ['Rue du Port 5', 'CP 1234'], ZipCode: '1211', City: 'Genève' },
    'CH',
    ['Rue du Port 5', '1211', 'Genève'],
  ],
  [
    'a county below a town that no list has',
    'Mill Row 7\nXqbury\nCumbria',
    { Street: 'Mill Row 7', City: ['Xqbury', 'Cumbria'] },
    'GB',
    ['Mill Row 7', undefined, 'Xqbury'],
  ],
  [
    'several codes in another column',
    'Talweg 3                                                            80331\n                                                                    80333\nMünchen',
    { Street: 'Talweg 3', ZipCode: ['80331', '80333'], City: 'München' },
    'DE',
    ['Talweg 3', undefined, 'München'],
  ],
  ['a street alone', 'Leeds', { Street: 'Leeds' }, 'GB', ['Leeds', undefined, undefined]],
  ['a code has it', 'Talvägen 3\n411 03 GÖTEBORG', { Street: 'Talvägen 3', ZipCode: '411 03 GÖTEBORG' }, 'SE', ['Talvägen 3', '411 03', 'GÖTEBORG']],
  ['a code has what is no name', 'Talvägen 3\n411 03 K2', { Street: 'Talvägen 3', ZipCode: '411 03 K2' }, 'SE', ['Talvägen 3', '411 03', undefined]],
  ['behind a code', 'Talweg 3\n80331 München', { Street: 'Talweg 3', ZipCode: '80331' }, 'DE', ['Talweg 3', '80331', 'München']],
  ['behind a code, up to a comma', 'Talweg 3\n80331 München, Bayern', { Street: 'Talweg 3', ZipCode: '80331' }, 'DE', ['Talweg 3', '80331', 'München']],
  [
    'before a code, its state between them',
    '9 Elm St\nSalt Lake City UT 84101',
    { Street: '9 Elm St', ZipCode: '84101' },
    'US',
    ['9 Elm St', '84101', 'Salt Lake City'],
  ],
  ['before a code, behind a comma', 'Elm Row 9, Leeds LS1 4AB', { Street: 'Elm Row 9,', ZipCode: 'LS1 4AB' }, 'GB', ['Elm Row 9', 'LS1 4AB', 'Leeds']],
  ['words beside a code are no town', 'Talweg 3\n80331 Bestellt', { Street: 'Talweg 3', ZipCode: '80331' }, 'DE', ['Talweg 3', '80331', undefined]],
  [
    'the only code and town in another column',
    'Talweg 3                                                             80331\nMünchen',
    { Street: 'Talweg 3', ZipCode: '80331', City: 'München' },
    'DE',
    ['Talweg 3', '80331', 'München'],
  ],
  [
    'behind a code, taken for a country',
    'Talweg 3\n80331 Xqdorf',
    { Street: 'Talweg 3', ZipCode: '80331', Country: 'Xqdorf' },
    'DE',
    ['Talweg 3', '80331', 'Xqdorf'],
  ],
  [
    'before a code and a state, taken for a country',
    'PO Box 12\nGeelong VIC 3220',
    { Street: 'PO Box 12', ZipCode: '3220', Country: 'Geelong VIC' },
    'AU',
    ['PO Box 12', '3220', 'Geelong'],
  ],
  ['in the line above a code', '5 Mill Row\nLEEDS\nLS1 4AB', { Street: '5 Mill Row', ZipCode: 'LS1 4AB' }, 'GB', ['5 Mill Row', 'LS1 4AB', 'LEEDS']],
  ['above the street of a code', 'SZEGED\nKossuth u. 3.\n6720', { Street: 'Kossuth u. 3.', ZipCode: '6720' }, 'HU', ['Kossuth u. 3.', '6720', 'SZEGED']],
  [
    'words above a code are no town',
    '5 Mill Row\nLeeds branch\nLS1 4AB',
    { Street: '5 Mill Row', ZipCode: 'LS1 4AB' },
    'GB',
    ['5 Mill Row', 'LS1 4AB', undefined],
  ],
  ['half of a code', 'Kerkweg 3\n1011 AB Amsterdam', { Street: 'Kerkweg 3', ZipCode: '1011' }, 'NL', ['Kerkweg 3', '1011 AB', 'Amsterdam']],
  ['words in another cell', 'Talweg 3\n80331          München', { Street: 'Talweg 3', ZipCode: '80331' }, 'DE', ['Talweg 3', '80331', undefined]],
];
for (const [what, text, tags, country, wanted] of rows)
  test(`placed towns: ${what}`, async () => assert.deepEqual((await addressOf(text, tags, [country])).found, wanted));

test('placed towns: what is another party’s beside a code, or stands behind a code of a country that has them last, is no town of it', async () => {
  const others = { Street: 'Talweg 3', ZipCode: '80331' };
  const document = drawn('Acorn\nTalweg 3\n80331 München', { countries: ['DE'] });
  const tags = {
    ...Object.fromEntries(Object.entries({ Name: 'Acorn', ...others }).map(([field, words]) => [`Sender.${field}`, words])),
    'Receiver.Name': 'München',
  };
  const { contacts } = await extract(document, fakeNetworks(document, { tags }), {}, newTrace());
  assert.equal(contacts.find(({ role }) => role === 'Sender')?.fields.City, undefined);
  assert.deepEqual((await addressOf('9 Elm Row\nLS1 4AB Leeds', { Street: '9 Elm Row', ZipCode: 'LS1 4AB' }, ['GB'])).found, [
    '9 Elm Row',
    'LS1 4AB',
    undefined,
  ]);
});

test('contacts.placed-towns: is left out by its name, and says what it changed', async () => {
  const [text, tags] = ['Millgate 7, Leeds', { Street: 'Millgate 7, Leeds' }] as const;
  assert.deepEqual((await addressOf(text, tags, ['GB'], ['contacts.placed-towns'])).found, ['Millgate 7, Leeds', undefined, undefined]);
  assert.ok((await addressOf(text, tags, ['GB'])).trace.changes.some(({ step }) => step === 'contacts.placed-towns'));
});
