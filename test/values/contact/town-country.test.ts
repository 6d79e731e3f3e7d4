/** Countries that a town and the form of its code tell. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { countryOfTown } from '../../../src/values/contact/town-country.js';

const cases: readonly (readonly [city: string, zip: string | undefined, likely: string | undefined, country: string | undefined])[] = [
  // Town and form of the code agree on another country than the document's language tells.
  ['Olomouc', '779 00', 'US', 'CZ'],
  ['Graz', '8010', 'DE', 'AT'],
  ['Chemnitz', 'D-09111', undefined, 'DE'],
  ['Leeds', 'LS1 4AP', 'US', 'GB'],
  ['Boise Idaho', '83702', 'GB', 'US'],
  // The first word of another name is no town.
  ['Montana Meadows', '0157', 'ZA', undefined],
  ['Lyon Cedex 03', '69003', 'DE', 'FR'],
  ['Barcelona España', '08001', 'DE', 'ES'],
  ['Warszawa Mokotów', '00-950', 'GB', 'PL'],
  ['Bratislava - Petržalka', '851 01', 'DE', 'SK'],
  ['Leeds West Yorkshire', 'LS1 4AB', 'DE', 'GB'],
  // A province in brackets is no town, though it may be one elsewhere.
  ['Xqzwv (Cantabria)', '39611', 'ES', undefined],
  // The likely country has such a town.
  ['Paris', '75460', 'US', 'US'],
  ['Vienna', undefined, 'US', 'US'],
  // Without a code only a town that is nowhere else nearly as large.
  ['Westlands, Nairobi', undefined, 'GB', 'KE'],
  ['Bangalore', undefined, 'GB', 'IN'],
  ['Valencia', undefined, 'DE', undefined],
  // A code of another form contradicts the town.
  ['Olomouc', '10115-22', 'US', undefined],
  ['Xqzwv', '12345', 'DE', undefined],
];

for (const [city, zip, likely, country] of cases)
  test(`country of a town: ${zip ?? ''} ${city}, likely ${likely}`, () => {
    assert.equal(countryOfTown(city, zip, likely), country);
  });
