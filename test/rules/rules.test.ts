/** Rules as customers write them: what they change, and that they end. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { Extraction } from '../../src/extraction/extraction.js';
import { applyRules } from '../../src/rules/apply.js';
import { known as knownValue, predictionsOf } from '../../src/rules/put.js';
import { runTest } from '../../src/rules/rule-test.js';
import { readCustomer } from '../../src/rules/store.js';
import { textDocument } from '../../src/rules/text-document.js';
import { compile } from './compiled.js';

const textBox = { x: 0, y: 0, width: 10, height: 10 };

test("the example customer's own tests pass", async () => {
  const { rules, custom } = await readCustomer('rules/example');
  for (const each of rules!.tests) assert.deepEqual((await runTest(each, rules!.file, rules!.rules, custom)).failures, [], `${each.rule}, line ${each.line}`);
});

test('a pattern made to explode ends at once', async () => {
  const { rules, tests, file } = compile(
    `rules:\n  - name: a rule\n    then: { take: { detail: InvoiceId, pattern: '(a+)+(a+)+1' } }\n    tests: [{ text: ${'a'.repeat(5000)}, expect: { InvoiceId: null } }]`,
  );
  assert.deepEqual((await runTest(tests[0]!, file, rules, [])).failures, []);
});

test('a rule changes what its actions name and nothing else', () => {
  const start: Extraction = {
    documentType: knownValue('DocumentType', 'Invoice', 0.9, 'network'),
    predictions: ['InvoiceId', 'CustomerId', 'CostCenter'].map((name) => knownValue(name, '7', 0.9, 'network')),
    groups: [{ name: 'DueDateGroup', members: ['DueDateDate', 'DueDateDuration'].map((name) => knownValue(name, '30', 0.9, 'network')) }],
    contacts: (['Sender', 'Receiver'] as const).map((role) => ({ role, fields: { Name: [knownValue('Name', 'Muster', 0.9, 'network')] }, score: 0.9 })),
    lineItems: [
      { cells: { ItemId: knownValue('ItemId', 'A', 0.9, 'network'), Unit: knownValue('Unit', 'h', 0.9, 'network') }, score: 0.9, page: 0, box: textBox },
    ],
    lookedFor: [],
  };
  const touched = ['CustomerId', 'DueDateDuration', 'Sender.Name', 'LineItem.Unit'];
  for (const name of touched) {
    for (const then of [`set: { ${name}: 8 }`, `forbid: ${name}`, `score: { detail: ${name}, set: 0.1 }`, `validate: ${name}`]) {
      const { rules } = compile(`rules:\n  - name: a rule\n    then: { ${then} }`);
      const after = applyRules(start, textDocument('', {}), rules, []);
      for (const other of ['InvoiceId', 'CostCenter', 'DueDateDate', 'Receiver.Name', 'LineItem.ItemId', ...touched].filter((each) => each !== name))
        assert.deepEqual(predictionsOf(after, other), predictionsOf(start, other), `${then} changed ${other}`);
      assert.notDeepEqual(predictionsOf(after, name), predictionsOf(start, name), then);
    }
  }
});
