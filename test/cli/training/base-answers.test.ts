/** What a base answers beside the memory of a customer's other documents; a document's own memory is no answer to it. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { baseAnswers } from '../../../src/cli/training/base-answers.js';
import { packDocuments } from '../../../src/dataset/packed.js';
import { temporaryFolder } from '../../bundle/made.js';
import { type Facts, first, labelled, second, workshop } from '../../memory/workshop.js';

const base = fileURLToPath(new URL('../../../models/base', import.meta.url));
let folder: string;
before(async () => {
  folder = await temporaryFolder(after);
});

async function answers(name: string, documents: readonly Facts[]) {
  const dataset = join(folder, `${name}.jsonl.gz`);
  const labelledOnes = documents.map((facts, i) => ({ name: `${i}.pdf`, document: workshop(facts), labels: labelled(workshop(facts), facts) }));
  await packDocuments(labelledOnes, dataset);
  const asked = { task: 'details', base, datasets: [dataset] } as const;
  return { alone: await baseAnswers(asked), beside: await baseAnswers({ ...asked, isRemembered: true }) };
}

test('a document alone has nothing to remember', async () => {
  const { alone, beside } = await answers('one', [first]);
  assert.ok(alone!.right < alone!.of, 'the base answers all of it: the test needs a document that it does not');
  assert.deepEqual(beside, alone);
});

test('what the memory of another document answers is not lacking', async () => {
  const { alone, beside } = await answers('two', [first, second]);
  assert.equal(beside!.of, alone!.of);
  assert.ok(beside!.right > alone!.right, `${beside!.right} beside the memory, ${alone!.right} alone`);
});
