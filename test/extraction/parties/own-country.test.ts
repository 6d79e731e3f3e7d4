/** Countries of parties that print none: by their telephone, mail address and site; and letters behind a town that are a state's, not a country's. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { extract } from '../../../src/extraction/extract.js';
import { drawn } from '../../drawn.js';
import { fakeNetworks } from '../fake-networks.js';

const cases: readonly (readonly [what: string, guess: string, page: string, tags: Readonly<Record<string, string>>, country: string])[] = [
  ['the number before the language', 'GB', 'Muster Ltd\n+353 1 234 5678', { Phone: '+353 1 234 5678' }, 'IE'],
  ['the mail address before the language', 'GB', 'Muster Ltd\noffice@muster.co.za', { Email: 'office@muster.co.za' }, 'ZA'],
  ['the number before a namesake of the town', 'GB', 'Muster Ltd\nRichmond\n+353 1 234 5678', { City: 'Richmond', Phone: '+353 1 234 5678' }, 'IE'],
  ['town and postal code before the site', 'DE', 'Muster\n4020 Linz\nwww.muster.de', { ZipCode: '4020', City: 'Linz', WebsiteUrl: 'www.muster.de' }, 'AT'],
  ['two sites tell nothing', 'GB', 'Muster Ltd\na@muster.ie\nwww.muster.de', { Email: 'a@muster.ie', WebsiteUrl: 'www.muster.de' }, 'GB'],
  ['a state', 'US', 'Muster Inc\nSalem IN 47167', { City: 'Salem', Country: 'IN', ZipCode: '47167' }, 'US'],
  ['a province', 'IT', 'Muster Srl\n22100 Como (CO)', { ZipCode: '22100', City: 'Como', Country: '(CO)' }, 'IT'],
  ['a canton', 'CH', 'Muster AG\n3012 Bern BE', { ZipCode: '3012', City: 'Bern', Country: 'BE' }, 'CH'],
  ['letters whose postal codes have another form', 'GB', 'Muster Ltd\nSI\nLS1 4AB Leeds', { Country: 'SI', ZipCode: 'LS1 4AB', City: 'Leeds' }, 'GB'],
  ['a country in letters that are a state’s elsewhere', 'US', 'Muster Ltd\nMumbai 400001 IN', { City: 'Mumbai', ZipCode: '400001', Country: 'IN' }, 'IN'],
  ['a country whose postal codes nobody knows', 'GB', 'Muster Ltd\nBeijing 100000 CN', { City: 'Beijing', ZipCode: '100000', Country: 'CN' }, 'CN'],
  ['a country in letters', 'GB', 'Muster SA\n1000 Bruxelles BE', { ZipCode: '1000', City: 'Bruxelles', Country: 'BE' }, 'BE'],
];

for (const [what, guess, page, fields, country] of cases)
  test(`countries: ${what}`, async () => {
    const document = drawn(page, { countries: [guess] });
    const tags = Object.fromEntries(Object.entries({ Name: page.split('\n')[0]!, ...fields }).map(([field, text]) => [`Sender.${field}`, text]));
    const { contacts } = await extract(document, fakeNetworks(document, { tags }));
    assert.equal(contacts.find(({ role }) => role === 'Sender')?.fields.Country?.[0]?.value, country);
  });
