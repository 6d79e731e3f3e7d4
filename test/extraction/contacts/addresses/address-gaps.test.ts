/** Addresses in one line whose tags have gaps or seams in the wrong place: what is found of them. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactsOf, spansOf } from '../../../../src/extraction/contacts/contacts.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs, type Saying } from '../../saying.js';

type Fields = Readonly<Record<string, string>>;

const cases: readonly (readonly [what: string, text: string, tags: Fields, found: Fields])[] = [
  [
    'a town behind its code',
    'Kouter 15, 9000 Gent - Tel. 1',
    { Street: 'Kouter 15,', ZipCode: '9000' },
    { Street: 'Kouter 15', ZipCode: '9000', City: 'Gent' },
  ],
  ['no town where one is', 'Gent 9000 Belgiek', { City: 'Gent', ZipCode: '9000' }, { City: 'Gent', ZipCode: '9000' }],
  [
    'a code before its town',
    'Spreeufer 3 - 02625 Bautzen',
    { Street: 'Spreeufer 3', City: 'Bautzen' },
    { Street: 'Spreeufer 3', ZipCode: '02625', City: 'Bautzen' },
  ],
  ['a year is no code', 'Stand 2024 Wien', { City: 'Wien' }, { City: 'Wien' }],
  ['nor behind a month', 'Oktober 2025 Graz', { City: 'Graz' }, { City: 'Graz' }],
  ['a code behind the state', 'Lilydale VIC 3140', { City: 'Lilydale' }, { City: 'Lilydale', ZipCode: '3140' }],
  ['the letters of a Dutch code', '8011 PA Zwolle', { ZipCode: '8011', City: 'Zwolle' }, { ZipCode: '8011 PA', City: 'Zwolle' }],
  ['its letters taken for the street', '8011 PA Zwolle', { ZipCode: '8011', Street: 'PA', City: 'Zwolle' }, { ZipCode: '8011 PA', City: 'Zwolle' }],
  ['a Swiss town in capitals', '2300 LA CHAUX', { ZipCode: '2300', City: 'LA CHAUX' }, { ZipCode: '2300', City: 'LA CHAUX' }],
  ['a town in its region', '82362 Weilheim i. OB', { ZipCode: '82362', City: 'Weilheim i.' }, { ZipCode: '82362', City: 'Weilheim i. OB' }],
  [
    'its region taken for a street',
    '82362 Weilheim i. OB',
    { ZipCode: '82362', City: 'Weilheim i.', Street: 'OB' },
    { ZipCode: '82362', City: 'Weilheim i. OB' },
  ],
  ['a telephone number goes on', 'Tel. 036-44 71 80 - Box 4', { Phone: '036-44 71' }, { Phone: '036447180' }],
  ['to the end of the sentence', 'ou 02 99 55 01 77.', { Phone: '02 99 55 01' }, { Phone: '0299550177' }],
  ['but not into what is a year', 'Tel. 036447180   2025', { Phone: '036447180' }, { Phone: '036447180' }],
  ['a town taken for a country', 'Mountain View, CA 94043', { Country: 'Mountain View, CA', ZipCode: '94043' }, { City: 'Mountain View', ZipCode: '94043' }],
  ['the first words of a street', '14 Mill Lane, Ely', { Street: 'Mill Lane,', City: 'Ely' }, { Street: 'Mill Lane', City: 'Ely' }],
  [
    'number and first word of a street taken for code and town',
    '1148 Maroon Highway, Lilydale VIC 3140',
    { ZipCode: '1148', City: 'Maroon', Street: 'Highway,' },
    { Street: '1148 Maroon Highway' },
  ],
  [
    'a street ends at the comma, a district is part of the town',
    '27 Sir John Quay, Dublin 2, Ireland',
    { Street: '27 Sir John', City: 'Quay, Dublin', Country: 'Ireland' },
    { Street: '27 Sir John Quay', City: 'Dublin 2', Country: 'IE' },
  ],
  [
    'but a state behind the comma is none',
    'Main Street Austin, Texas',
    { Street: 'Main Street', City: 'Austin, Texas' },
    { Street: 'Main Street', City: 'Austin' },
  ],
  [
    'a suite has its number',
    'Fifth Avenue, Suite 1400 - Ely',
    { Street: 'Fifth Avenue, Suite', City: 'Ely' },
    { Street: 'Fifth Avenue, Suite 1400', City: 'Ely' },
  ],
  ['a short word within a street', 'Carrera en Corts, 231', { Street: ['Carrera', 'Corts, 231'].join('|') }, { Street: 'Carrera en Corts, 231' }],
  [
    'a town that wants another word',
    '14776 Brandenburg an der Havel',
    { ZipCode: '14776', City: 'Brandenburg an der', Country: 'Havel' },
    { ZipCode: '14776', City: 'Brandenburg an der Havel' },
  ],
  [
    'a number before the code is the street’s',
    'Dlouhá 26, 460 68 Liberec',
    { Street: 'Dlouhá', ZipCode: '26, 460 68', City: 'Liberec' },
    { Street: 'Dlouhá 26', ZipCode: '460 68', City: 'Liberec' },
  ],
  ['a country behind the town', 'Utrecht, Nederland', { City: 'Utrecht, Nederland' }, { City: 'Utrecht', Country: 'NL' }],
  ['a tax id is no telephone number', 'GSTIN 27AAPFU0939F1ZV Pune', { Phone: '27AAPFU0939F1ZV', City: 'Pune' }, { City: 'Pune' }],
];

for (const [what, text, tags, wanted] of cases)
  test(`address-gaps: ${what}`, async () => {
    const document = drawn(text);
    const saying: Saying = { tags: Object.fromEntries(Object.entries(tags).map(([field, words]) => [`Sender.${field}`, words.split('|')])) };
    const [contact] = contactsOf(spansOf(await classifiedAs(document, saying), document), {});
    const found = Object.fromEntries(Object.entries(contact?.fields ?? {}).map(([field, list]) => [field, list![0]!.value]));
    assert.deepEqual(found, wanted);
  });
