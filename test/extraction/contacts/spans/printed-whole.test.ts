/** Which names in two lines are whole because they stand in one line elsewhere. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { tagNames } from '../../../../src/network/config.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

/** Words of `named` on the first two lines are the sender's name for sure, those of `perhaps` with half of the probability. */
async function namesOf(text: string, named: readonly string[], perhaps: readonly string[], without: readonly string[] = []) {
  const pages = await classifiedAs(drawn(text), {});
  const name = tagNames.indexOf('Sender.Name');
  for (const { page, tags } of pages)
    page.tokens.forEach((token, i) => {
      const probability = token.line > 1 ? 0 : named.includes(token.text) ? 1 : perhaps.includes(token.text) ? 0.45 : 0;
      if (probability === 0) return;
      tags.fill(0, i * tagNames.length, (i + 1) * tagNames.length);
      tags[i * tagNames.length + name] = probability;
      tags[i * tagNames.length] = 1 - probability;
    });
  const trace = newTrace(without);
  return { names: contactSpans(pages, trace).map((span) => span.text), trace };
}

const [upper, lower] = ['Bagger Grube', 'Gebrüder Nord KG'];
const words = (line: string): readonly string[] => line.split(' ');
const elsewhere = 'Zahlbar an Bagger Grube Gebrüder Nord KG';

for (const [what, text, named, perhaps, names] of [
  ['the line above', `${upper}\n${lower}\n${elsewhere}`, words(lower), words(upper), [`${upper} ${lower}`]],
  ['the line below', `${upper}\nNordlicht West\nZahlbar an Bagger Grube Nordlicht West`, words(upper), ['Nordlicht', 'West'], ['Bagger Grube Nordlicht West']],
  ['nowhere in one line', `${upper}\n${lower}\nZahlbar an ${lower}`, words(lower), words(upper), [lower]],
  ['a line that is no name to the network', `${upper}\n${lower}\n${elsewhere}`, words(lower), [], [lower]],
  ['a person above', `Anna Huber\n${lower}\nZahlbar an Anna Huber ${lower}`, words(lower), ['Anna', 'Huber'], [lower]],
  ['its owner below', `${upper}\nInh. Nordlicht West\nBagger Grube Inh. Nordlicht West`, words(upper), ['Inh.', 'Nordlicht', 'West'], [upper]],
  ['a sign between them elsewhere', `${upper}\n${lower}\nBagger Grube · Gebrüder Nord KG`, words(lower), words(upper), [lower]],
  ['a gap between them elsewhere', `${upper}\n${lower}\nBagger Grube          Gebrüder Nord KG`, words(lower), words(upper), [lower]],
  [
    'a comma that the upper line has too',
    `Schule Nord,\nVerein West\nan Schule Nord, Verein West`,
    ['Schule', 'Nord,'],
    ['Verein', 'West'],
    ['Schule Nord, Verein West'],
  ],
  ['below a legal form', `Grube GmbH\nNordlicht West\nan Grube GmbH Nordlicht West`, ['Grube', 'GmbH'], ['Nordlicht', 'West'], ['Grube GmbH']],
  ['another cell of its line', `Kunde   ${upper}\n${lower}\n${elsewhere}`, words(lower), words(upper), [lower]],
] as const)
  test(`printed whole: ${what}`, async () => assert.deepEqual((await namesOf(text, named, perhaps)).names, names));

test('contacts.printed-whole: is left out by its name, and says what it changed', async () => {
  const text = `${upper}\n${lower}\n${elsewhere}`;
  assert.deepEqual((await namesOf(text, words(lower), words(upper), ['contacts.printed-whole'])).names, [lower]);
  const { trace } = await namesOf(text, words(lower), words(upper));
  assert.ok(trace.changes.some(({ step }) => step === 'contacts.printed-whole'));
});
