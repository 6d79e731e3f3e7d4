/** Fields of contacts as the interface writes them, by country. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { fieldValue } from '../../../src/values/contact/field-value.js';
import { trimmed } from '../../../src/values/text/trimmed.js';

for (const [field, text, country, value] of [
  ['City', 'Austin, Texas', 'US', 'Austin'],
  ['City', 'Chicago, IL', 'US', 'Chicago'],
  ['City', 'Toronto, Ontario,', 'CA', 'Toronto'],
  ['City', 'Montréal (Québec)', 'CA', 'Montréal'],
  ['City', 'Reggio Emilia (RE)', 'IT', 'Reggio Emilia'],
  ['City', 'CREMA CR', 'IT', 'CREMA'],
  ['City', 'Weilheim OB', 'DE', 'Weilheim OB'],
  ['City', 'Nenagh, Co. Tipperary', 'IE', 'Nenagh'],
  ['City', 'Pamplona (Navarra)', 'ES', 'Pamplona'],
  ['City', 'Frankfurt (Oder)', 'DE', 'Frankfurt (Oder)'],
  ['City', 'Lilydale, VIC', 'AU', 'Lilydale'],
  ['ZipCode', 'VIC 3065', 'AU', '3065'],
  ['ZipCode', '440230 (MH)', 'IN', '440230'],
  ['ZipCode', 'WA, 98101', 'US', '98101'],
  ['City', 'Morelia, Michoacán', 'MX', 'Morelia'],
  ['City', 'Monterrey, NUEVO LEÓN', 'MX', 'Monterrey'],
  ['ZipCode', '12A, 811 02', 'SK', '811 02'],
  ['City', 'New York', 'US', 'New York'],
  ['City', 'Washington', 'US', 'Washington'],
  ['City', 'Hinterwald, de', 'DE', 'Hinterwald'],
  ['City', 'Altstadt, Graz', 'AT', 'Graz'],
  ['City', 'Rathgar, Dublin 6', 'IE', 'Dublin 6'],
  ['City', 'Green, Leeds', 'GB', 'Leeds'],
  ['City', 'Penzance, Cornwall', 'GB', 'Penzance'],
  ['City', 'Tijuana, Baja', 'MX', 'Tijuana'],
  ['City', 'Nashik, Maharashtra', 'IN', 'Nashik'],
  ['City', 'Nordviertel, Beispielhausen', undefined, 'Beispielhausen'],
  ['City', 'Springtown, ZZ', undefined, 'Springtown'],
  ['City', '80A, Linz', 'AT', 'Linz'],
  ['City', 'Boise Idaho', 'US', 'Boise'],
  ['City', 'Fremantle WA', 'AU', 'Fremantle'],
  ['City', 'Kansas City', 'US', 'Kansas City'],
  ['City', 'D-80331 München', 'DE', 'München'],
  ['ZipCode', 'L-9588', 'LU', '9588'],
  ['Name', 'Nazwa: Firma Sp. z o.o.', 'PL', 'Firma Sp. z o.o.'],
  ['Name', 'Maier Nord OG – An der Alten', 'AT', 'Maier Nord OG'],
  ['Name', 'Teplo a. s., U', 'CZ', 'Teplo a. s.'],
  ['Name', 'Muster GmbH & Co. KG, Werk', 'DE', 'Muster GmbH & Co. KG'],
  ['Name', 'Transportes S.A. de C.V.', 'MX', 'Transportes S.A. de C.V.'],
  ['Name', 'Green & Sons Ltd (Northern)', 'GB', 'Green & Sons Ltd'],
  ['Name', 'Smith & Co Capital Partners LLP', 'GB', 'Smith & Co Capital Partners LLP'],
  ['Name', 'Polster GmbH Sitzmöbel', 'DE', 'Polster GmbH Sitzmöbel'],
  ['Name', 'Elektro AS Bergen', 'NO', 'Elektro AS Bergen'],
  ['Name', 'M/s. Northwind Traders', 'IN', 'Northwind Traders'],
  ['Name', 'M/S NORTHWIND TRADERS', 'IN', 'NORTHWIND TRADERS'],
  ['Name', 'Messrs Hall & Penn', 'GB', 'Hall & Penn'],
  ['Name', 'Spett.le Fonderia Verdi S.r.l.', 'IT', 'Fonderia Verdi S.r.l.'],
  ['Name', 'Spettacoli Verdi S.r.l.', 'IT', 'Spettacoli Verdi S.r.l.'],
  ['Name', 'Fa. Muster', 'DE', 'Muster'],
  ['Name', 'Fabrik Muster', 'DE', 'Fabrik Muster'],
  ['Name', 'UAB „Šiaurės vėjas“', 'LT', 'UAB „Šiaurės vėjas“'],
  ['Name', '„Северен вятър“ ЕООД', 'BG', '„Северен вятър“ ЕООД'],
  ['Email', 'info©muster-shop.de', 'DE', 'info@muster-shop.de'],
  ['Email', '✉ contact@atelier-brume.fr', 'FR', 'contact@atelier-brume.fr'],
  ['Email', 'kasse@laden', 'DE', ''],
  ['Email', 'x@factur-x.xml', 'DE', ''],
  ['Email', 'Info@firma.tld', 'DE', 'info@firma.tld'],
  ['WebsiteUrl', 'www.firma.tld/Shop', 'DE', 'https://firma.tld/Shop'],
  ['WebsiteUrl', 'www.factur-x.xml', 'DE', ''],
  ['WebsiteUrl', 'www.reg.Gen.m.b.H.', 'AT', ''],
  ['WebsiteUrl', '✉ contact@atelier-brume.fr', 'FR', ''],
  ['WebsiteUrl', 'reg.Gen.m.b.H.', 'AT', ''],
  ['WebsiteUrl', 'im Netz: www.laden.studio', 'DE', 'https://laden.studio'],
  ['WebsiteUrl', 'www. laden.at', 'AT', 'https://laden.at'],
  ['Phone', 'Telefon:', 'DE', ''],
  ['Phone', '9810022334', 'IN', '9810022334'],
  ['Phone', '9810022334@okbank', 'IN', ''],
] as const)
  test(`${field} "${text}" is "${value}"`, () => assert.equal(fieldValue(field, text, country), value));

for (const [text, wanted] of [
  [' ·Muster GmbH, –', 'Muster GmbH'],
  ['–', ''],
  // What would take minutes if every comma were a place to begin anew.
  [`a${','.repeat(300_000)}b,`, `a${','.repeat(300_000)}b`],
] as const)
  test(`trimmed: ${text.slice(0, 20)}`, () => assert.equal(trimmed(text), wanted));

const marked: readonly (readonly [text: string, name: string])[] = [
  ['✚ Apotheke am Ring', 'Apotheke am Ring'],
  ['☀ Fjällnät', 'Fjällnät'],
  ['Bäckerei Sonne ☀', 'Bäckerei Sonne'],
  ['A & B Handels GmbH', 'A & B Handels GmbH'],
  ['+ Plus Optik', '+ Plus Optik'],
];
for (const [text, name] of marked) test(`a name’s mark: ${text}`, () => assert.equal(fieldValue('Name', text, undefined), name));
