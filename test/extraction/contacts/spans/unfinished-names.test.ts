/** Which cells names go on in whose last word asks for another. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { tagNames } from '../../../../src/network/config.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

const [name, town, street] = ['Receiver.Name', 'Receiver.City', 'Receiver.Street'];

async function spansOf(text: string, tagged: Readonly<Record<string, string>>, without: readonly string[] = []) {
  const pages = await classifiedAs(drawn(text), {});
  for (const { page, tags } of pages)
    page.tokens.forEach((token, i) => {
      const tag = tagged[token.text];
      if (tag === undefined) return;
      tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
      tags[i * tagNames.length + tagNames.indexOf(tag)] = 1;
    });
  const trace = newTrace(without);
  return { texts: contactSpans(pages, trace).map((span) => span.text), trace };
}
const society = { Verein: name, für: name };

for (const [what, text, tagged, texts] of [
  ['a cell that nothing was made of', 'Verein für\nVogelkunde Bern\n3012 Bern', society, ['Verein für Vogelkunde Bern']],
  ['a sign', 'Huber &\nSöhne', { Huber: name, '&': name }, ['Huber & Söhne']],
  ['a word in capitals', 'HUBER AND\nBROTHERS', { HUBER: name, AND: name }, ['HUBER AND BROTHERS']],
  ['words that were a name of their own', 'Huber &\nHuber Maier', { Huber: name, '&': name, Maier: name }, ['Huber & Huber Maier']],
  ['beside another column', 'Datum 1.2.      Verein für\nNr. 12          Vogelkunde', society, ['Verein für Vogelkunde']],
  ['its owner, on its line', 'Huber v/ Anna Maier - Bern', { Huber: name, 'v/': name }, ['Huber v/ Anna Maier']],
  ['its owner, up to a comma', 'Huber v/ Anna Maier, Talvej 5', { Huber: name, 'v/': name }, ['Huber v/ Anna Maier,']],
  ['its owner, up to a number and its key', 'Huber v/ Anna Maier CVR 12345678', { Huber: name, 'v/': name }, ['Huber v/ Anna Maier']],
  ['a surname', 'FATTURA\nDI ROSSI ANNA & C. snc', { DI: name, ROSSI: name, ANNA: name, '&': name, 'C.': name, snc: name }, ['DI ROSSI ANNA & C. snc']],
  ['the rest of a company', 'Huber Spółka\nJawna', { Huber: name, Spółka: name }, ['Huber Spółka Jawna']],
  [
    'its legal form, over three lines',
    'HUBER SPÓŁKA Z\nOGRANICZONĄ\nODPOWIEDZIALNOŚCIĄ',
    { HUBER: name, SPÓŁKA: name, Z: name },
    ['HUBER SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ'],
  ],
  ['where it is', 'Gasthof Zur\nSonne', { Gasthof: name, Zur: name }, ['Gasthof Zur Sonne']],
  ['the second half of a surname', 'BOUW MAES-VAN\nDAMME', { BOUW: name, 'MAES-VAN': name }, ['BOUW MAES-VAN DAMME']],
  [
    'its partners, above',
    'HUBER CARNI\ndi Rossi Anna & C. snc',
    { di: name, Rossi: name, Anna: name, '&': name, 'C.': name, snc: name },
    ['HUBER CARNI di Rossi Anna & C. snc'],
  ],
  ['another field above its partners', 'Bern\ndi Rossi & C.', { Bern: town, di: name, Rossi: name, '&': name, 'C.': name }, ['Bern', 'di Rossi & C.']],
  ['another field', 'Verein für\nBern', { ...society, Bern: town }, ['Verein für', 'Bern']],
  ['a street', 'Verein für\nTalweg 3', { ...society, Talweg: street, 3: street }, ['Verein für', 'Talweg 3']],
  ['a line further down', 'Verein für\n\n\nVogelkunde', society, ['Verein für']],
  ['the midst of its own line', 'Verein für Vogelkunde\nTelefon', society, ['Verein für']],
  ['a cell elsewhere', 'Verein für\n              Vogelkunde', society, ['Verein für']],
  ['a number', 'Verein für\n4711', society, ['Verein für']],
  ['a key', 'Verein für\nTelefon:', society, ['Verein für']],
  [
    'no third line',
    'Association des\nAmis du\nRue de Paris 12',
    { Association: name, des: name, Rue: street, de: street, Paris: street, 12: street },
    ['Association des Amis du', 'Rue de Paris 12'],
  ],
  ['a whole name', 'Verein\nVogelkunde', { Verein: name }, ['Verein']],
] as const)
  test(`unfinished names: ${what}`, async () => assert.deepEqual((await spansOf(text, tagged as Readonly<Record<string, string>>)).texts, texts));

test('contacts.unfinished-names: is left out by its name, and says what it changed', async () => {
  const text = 'Verein für\nVogelkunde';
  assert.deepEqual((await spansOf(text, society, ['contacts.unfinished-names'])).texts, ['Verein für']);
  const { trace } = await spansOf(text, society);
  assert.ok(trace.changes.some(({ step }) => step === 'contacts.unfinished-names'));
});

/** Words of the second line are a name's with this probability, and nothing with the rest. */
async function belowOf(text: string, likely: number) {
  const pages = await classifiedAs(drawn(text), { tags: { [name!]: 'Huber Markdienste' } });
  for (const { page, tags } of pages)
    page.tokens.forEach((token, i) => {
      if (token.line === 0) return;
      tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
      tags[i * tagNames.length + tagNames.indexOf(name!)] = likely;
      tags[i * tagNames.length] = 1 - likely;
    });
  return contactSpans(pages).map((span) => span.text);
}

for (const [what, below, likely, texts] of [
  ['a line in small letters', 'im Seetal', 0.2, ['Huber Markdienste im Seetal']],
  ['not where the network has no name', 'im Seetal', 0.02, ['Huber Markdienste']],
  ['not in whose care', 'p.a. Kern Treuhand', 0.2, ['Huber Markdienste']],
  ['not at whose house', 'bei Familie Kern', 0.2, ['Huber Markdienste']],
  ['not a line with a number', 'im Seetal 4', 0.2, ['Huber Markdienste']],
  ['not in capitals', 'Im Seetal', 0.2, ['Huber Markdienste']],
] as const)
  test(`names that go on in small letters: ${what}`, async () => assert.deepEqual(await belowOf(`Huber Markdienste\n${below}`, likely), texts));
