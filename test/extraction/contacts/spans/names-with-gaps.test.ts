/** Words between a name and its legal form on one line. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { contactSpans } from '../../../../src/extraction/contacts/steps.js';
import { newTrace } from '../../../../src/extraction/decoding/steps.js';
import { drawn } from '../../../drawn.js';
import { classifiedAs } from '../../fake-networks.js';

type Tags = Readonly<Record<string, string | readonly string[]>>;

async function textsOf(text: string, tags: Tags, without: readonly string[] = []) {
  const trace = newTrace(without);
  return { texts: contactSpans(await classifiedAs(drawn(text), { tags }), trace).map((span) => span.text), trace };
}

const name = { 'Sender.Name': ['Norpesca', 'S.A.'], 'Sender.Street': 'de Peixe,' } as const;
const line = 'Norpesca Venda de Peixe, S.A.';

for (const [what, text, tags, texts] of [
  ['of nothing and of a street', line, name, [line]],
  ['parted by a point', 'Norpesca • Venda S.A.', { 'Sender.Name': ['Norpesca', 'S.A.'] }, ['Norpesca', 'S.A.']],
  ['with a number', 'Norpesca Rua 14 Venda S.A.', { 'Sender.Name': ['Norpesca', 'S.A.'] }, ['Norpesca', 'S.A.']],
  ['of two columns', 'Norpesca      Venda S.A.', { 'Sender.Name': ['Norpesca', 'S.A.'] }, ['Norpesca', 'S.A.']],
  ['behind a whole name', 'Norpesca Lda Venda S.A.', { 'Sender.Name': ['Norpesca Lda', 'S.A.'] }, ['Norpesca Lda', 'S.A.']],
  ['without a legal form', 'Norpesca Venda Peixe', { 'Sender.Name': ['Norpesca', 'Peixe'] }, ['Norpesca', 'Peixe']],
] as const)
  test(`words between a name and its form: ${what}`, async () => assert.deepEqual((await textsOf(text, tags as unknown as Tags)).texts, texts));

test('contacts.names-with-gaps: is left out by its name, and says what it changed', async () => {
  assert.notDeepEqual((await textsOf(line, name as unknown as Tags, ['contacts.names-with-gaps'])).texts, [line]);
  assert.ok((await textsOf(line, name as unknown as Tags)).trace.changes.some(({ step }) => step === 'contacts.names-with-gaps'));
});
