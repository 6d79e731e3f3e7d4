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
const museum = { Museum: name, für: name };

for (const [what, text, tagged, texts] of [
  ['a cell that nothing was made of', 'Museum für\nUhren Winterthur\n8400 Winterthur', museum, ['Museum für Uhren Winterthur']],
  ['a sign', 'Huber &\nSöhne', { Huber: name, '&': name }, ['Huber & Söhne']],
  ['a word in capitals', 'HUBER AND\nBROTHERS', { HUBER: name, AND: name }, ['HUBER AND BROTHERS']],
  ['words that were a name of their own', 'Huber &\nHuber Maier', { Huber: name, '&': name, Maier: name }, ['Huber & Huber Maier']],
  ['beside another column', 'Datum 1.2.      Museum für\nNr. 12          Uhren', museum, ['Museum für Uhren']],
  ['another field', 'Museum für\nWinterthur', { ...museum, Winterthur: town }, ['Museum für', 'Winterthur']],
  ['a street', 'Museum für\nTalweg 3', { ...museum, Talweg: street, 3: street }, ['Museum für', 'Talweg 3']],
  ['a line further down', 'Museum für\n\n\nUhren', museum, ['Museum für']],
  ['the midst of its own line', 'Museum für Uhren\nTelefon', museum, ['Museum für']],
  ['a cell elsewhere', 'Museum für\n              Uhren', museum, ['Museum für']],
  ['a number', 'Museum für\n4711', museum, ['Museum für']],
  ['a key', 'Museum für\nTelefon:', museum, ['Museum für']],
  ['a whole name', 'Museum\nUhren', { Museum: name }, ['Museum']],
] as const)
  test(`unfinished names: ${what}`, async () => assert.deepEqual((await spansOf(text, tagged as Readonly<Record<string, string>>)).texts, texts));

test('contacts.unfinished-names: is left out by its name, and says what it changed', async () => {
  const text = 'Museum für\nUhren';
  assert.deepEqual((await spansOf(text, museum, ['contacts.unfinished-names'])).texts, ['Museum für']);
  const { trace } = await spansOf(text, museum);
  assert.ok(trace.changes.some(({ step }) => step === 'contacts.unfinished-names'));
});
