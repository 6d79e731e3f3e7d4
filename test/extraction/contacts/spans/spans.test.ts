/** Words with one tag as spans of a field. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

for (const [what, text, words, expected] of [
  ['within a name is of it', 'Hof am See – Weine', ['Hof am See', 'Weine'], ['Hof am See – Weine']],
  ['of a typewriter within a name is of it', 'Hof am See - Weine', ['Hof am See', 'Weine'], ['Hof am See - Weine']],
  ['far from the words parts them', 'Hof am See      –      Weine', ['Hof am See', 'Weine'], ['Hof am See', 'Weine']],
  ['behind a name is none of it', 'Hof am See – Lieferung frei', ['Hof am See'], ['Hof am See']],
  ['before the owner parts the two', 'Hof am See – Inh. Eva Muster', ['Hof am See', 'Inh. Eva Muster'], ['Hof am See', 'Inh. Eva Muster']],
  ['that is a point parts two names', 'Hof am See · Weine', ['Hof am See', 'Weine'], ['Hof am See', 'Weine']],
] as const)
  test(`spans: a dash ${what}`, async () => {
    const spans = contactSpans(await classifiedAs(drawn(text), { tags: { 'Sender.Name': words } }));
    assert.deepEqual(
      spans.map((span) => span.text),
      expected,
    );
  });
