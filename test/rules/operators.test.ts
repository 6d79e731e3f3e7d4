/** What each condition and action of a rule does. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { actions, conditions } from '../../src/rules/operators.js';
import { runTest } from '../../src/rules/rule-test.js';
import { parseYaml } from '../../src/rules/yaml.js';
import { compile, project } from './compiled.js';

/** What a rule does: condition or action, given details, text, expected. */
const cases: readonly (readonly [what: string, when: string, then: string, rest: string])[] = [
  ['language', 'language: de', 'set: { CostCenter: 1 }', 'language: de, expect: { CostCenter: 1 }'],
  ['language of another', 'language: [en, fr]', 'set: { CostCenter: 1 }', 'language: de, expect: { CostCenter: null }'],
  ['country', 'country: AT', 'set: { CostCenter: 1 }', 'country: AT, expect: { CostCenter: 1 }'],
  ['text', 'text: Bauvorhaben', 'set: { CostCenter: 1 }', 'text: "Unser Bau-Vorhaben: Haus", expect: { CostCenter: 1 }'],
  ['pattern', "pattern: 'Bau \\d+'", 'set: { CostCenter: 1 }', 'text: "Bau 17", expect: { CostCenter: 1 }'],
  ['document-type', 'document-type: CreditMemo', 'set: { CostCenter: 1 }', 'given: { DocumentType: CreditMemo }, expect: { CostCenter: 1 }'],
  ['whitelist', 'whitelist: { Supplier: 1017 }', 'set: { CostCenter: 1 }', 'whitelist: { Supplier: 1017 }, expect: { CostCenter: 1 }'],
  ['whitelist, any row', 'whitelist: { Supplier: any }', 'set: { CostCenter: 1 }', 'whitelist: { Supplier: 3 }, expect: { CostCenter: 1 }'],
  ['present', 'present: InvoiceId', 'set: { CostCenter: 1 }', 'given: { InvoiceId: 7 }, expect: { CostCenter: 1 }'],
  ['absent', 'absent: InvoiceId', 'set: { CostCenter: 1 }', 'given: { InvoiceId: 7 }, expect: { CostCenter: null }'],
  ['equals', 'equals: { VatTotalAmount: 20 }', 'set: { CostCenter: 1 }', 'given: { VatTotalAmount: "20.00" }, expect: { CostCenter: 1 }'],
  ['matches', "matches: { InvoiceId: '^RE' }", 'set: { CostCenter: 1 }', 'given: { InvoiceId: RE7 }, expect: { CostCenter: 1 }'],
  ['above', 'above: { InvoiceDate: 2024-01-31 }', 'set: { CostCenter: 1 }', 'given: { InvoiceDate: 2024-02-01 }, expect: { CostCenter: 1 }'],
  ['below', 'below: { GrandTotalAmount: 0 }', 'set: { CostCenter: 1 }', 'given: { GrandTotalAmount: -5 }, expect: { CostCenter: 1 }'],
  ['score-below', 'score-below: { InvoiceId: 0.5 }', 'forbid: InvoiceId', 'given: { InvoiceId: { value: 7, score: 0.4 } }, expect: { InvoiceId: null }'],
  ['score-above', 'score-above: { InvoiceId: 0.5 }', 'forbid: InvoiceId', 'given: { InvoiceId: { value: 7, score: 0.4 } }, expect: { InvoiceId: 7 }'],
  ['not', 'not: { present: InvoiceId }', 'set: { CostCenter: 1 }', 'expect: { CostCenter: 1 }'],
  [
    'take right of',
    'language: de',
    'take: { detail: ReceiverOrderId, right-of: Bestellung }',
    'language: de, text: "Ihre Bestellung: 4500-17", expect: { ReceiverOrderId: 4500-17 }',
  ],
  [
    'take below',
    'language: de',
    'take: { detail: ReceiverOrderId, below: Auftrag }',
    'language: de, text: "Auftrag   Datum\\n4711   1.2.2024", expect: { ReceiverOrderId: 4711 }',
  ],
  [
    'take a column',
    'language: de',
    'take: { detail: Iban, column: Konto, all: true }',
    'language: de, text: "Konto\\nAT611904300234573201\\nDE89370400440532013000", expect: { Iban: DE89370400440532013000 }',
  ],
  [
    'take from a region',
    'language: de',
    "take: { detail: CustomerId, region: { left: 0, top: 0, right: 1, bottom: 0.5 }, pattern: 'K\\d+' }",
    'language: de, text: "K17", expect: { CustomerId: K17 }',
  ],
  [
    'take from elsewhere',
    'language: de',
    "take: { detail: CustomerId, region: { top: 0.5 }, pattern: 'K\\d+' }",
    'language: de, text: "K17", expect: { CustomerId: null }',
  ],
  [
    'take into a group',
    'language: de',
    'take: { detail: DueDateDate, right-of: fällig am }',
    'language: de, text: "fällig am 5.3.2024", expect: { DueDateDate: 2024-03-05 }',
  ],
  [
    'prefer',
    'language: de',
    "prefer: { detail: InvoiceId, pattern: 'RE\\d+' }",
    'language: de, text: "4711 RE815", given: { InvoiceId: 4711 }, expect: { InvoiceId: RE815 }',
  ],
  [
    'map',
    'present: ProjectId',
    'map: { detail: CostCenter, from: ProjectId, table: { P-2024-001: 99 } }',
    'text: "Projekt P-2024-001", expect: { CostCenter: 99 }',
  ],
  [
    'reformat',
    'present: InvoiceId',
    "reformat: { detail: InvoiceId, pattern: '^RE-(\\d+)$', to: '$1' }",
    'given: { InvoiceId: RE-7 }, expect: { InvoiceId: 7 }',
  ],
  [
    'copy',
    'present: DeliveryDate',
    'copy: { from: DeliveryDate, to: InvoiceDate }',
    'given: { DeliveryDate: 2024-02-01 }, expect: { InvoiceDate: 2024-02-01 }',
  ],
  ['validate', 'present: InvoiceId', 'validate: InvoiceId', 'given: { InvoiceId: 7 }, validate: [InvoiceId]'],
  ['require', 'language: de', 'require: CostCenter', 'language: de, validate: [CostCenter]'],
  ['sender', 'sender: Muster Bau', 'set: { CostCenter: 1 }', 'given: { Sender.Name: MUSTER-BAU GmbH }, expect: { CostCenter: 1 }'],
  ['score', 'present: InvoiceId', 'score: { detail: InvoiceId, times: 0.5 }', 'given: { InvoiceId: { value: 7, score: 0.8 } }, expect: { InvoiceId: 7 }'],
  ['a contact in conditions', 'matches: { Sender.Name: "^Muster" }', 'set: { CostCenter: 1 }', 'given: { Sender.Name: Muster AG }, expect: { CostCenter: 1 }'],
  ['set a contact', 'present: InvoiceId', 'set: { Sender.Country: AT }', 'given: { InvoiceId: 7 }, expect: { Sender.Country: AT }'],
  [
    'take a contact',
    'language: de',
    'take: { detail: Receiver.Email, right-of: Mail }',
    'language: de, text: "Mail: a@b.example", expect: { Receiver.Email: a@b.example, Sender.Email: null }',
  ],
  [
    'map a contact',
    'present: Sender.Name',
    'map: { detail: Sender.Name, table: { Muster: Muster Bau GmbH } }',
    'given: { Sender.Name: Muster, Sender.City: Linz }, expect: { Sender.Name: Muster Bau GmbH, Sender.City: Linz }',
  ],
  ['forbid a contact', 'language: de', 'forbid: Sender.Phone', 'language: de, given: { Sender.Phone: "+43 1 2345678" }, expect: { Sender.Phone: null }'],
  ['validate a contact', 'present: Sender.Name', 'validate: Sender.Name', 'given: { Sender.Name: Muster }, validate: [Sender.Name]'],
  [
    'line items in conditions',
    'matches: { LineItem.Description: Fracht }',
    'set: { CostCenter: 1 }',
    'items: [{ Description: Ware }, { Description: Fracht }], expect: { CostCenter: 1 }',
  ],
  [
    'line items one at a time',
    'matches: { LineItem.Description: Fracht }',
    'set: { LineItem.ItemId: F1 }',
    'items: [{ Description: Ware, ItemId: A1 }, { Description: Fracht }], expect: { LineItem.ItemId: [A1, F1] }',
  ],
  [
    'line items by table',
    'present: LineItem.Unit',
    'map: { detail: LineItem.Unit, table: { Stk: PCE, h: HUR } }',
    'items: [{ Unit: Stk }, { Unit: m }, { Unit: h }], expect: { LineItem.Unit: [PCE, m, HUR] }',
  ],
  [
    'a header value copied into line items that have none',
    'present: ReceiverOrderId\n      absent: LineItem.OrderId',
    'copy: { from: ReceiverOrderId, to: LineItem.OrderId }',
    'given: { ReceiverOrderId: B7 }, items: [{ OrderId: B1 }, { Unit: h }], expect: { LineItem.OrderId: [B1, B7] }',
  ],
  [
    'take in the row of the line item',
    'absent: LineItem.ItemId',
    "take: { detail: LineItem.ItemId, pattern: 'A-\\d+' }",
    'text: "1  Ware A-17\\n2  Holz\\n3  Rohr A-19", items: [{ Description: Ware }, { Description: Holz }, { Description: Rohr }], expect: { LineItem.ItemId: [A-17, A-19] }',
  ],
  [
    'line items written anew',
    'present: LineItem.ItemId',
    "reformat: { detail: LineItem.ItemId, pattern: '^0+', to: '' }",
    'items: [{ ItemId: "0017" }, { ItemId: X }], expect: { LineItem.ItemId: ["17", X] }',
  ],
  ['forbid in line items', 'present: LineItem.Discount', 'forbid: LineItem.Discount', 'items: [{ Discount: "5" }], expect: { LineItem.Discount: null }'],
  ['require in line items', 'present: LineItem.Description', 'require: LineItem.Quantity', 'items: [{ Description: Ware }], validate: [LineItem.Quantity]'],
];
for (const [what, when, then, rest] of cases) {
  test(`rule operator: ${what}`, async () => {
    const { rules, tests, file } = compile(
      `rules:\n  - name: a rule\n    when: ${when.includes('\n') ? `\n      ${when}` : `{ ${when} }`}\n    then: { ${then} }\n    tests:\n      - { ${rest} }`,
    );
    assert.deepEqual((await runTest(tests[0]!, file, rules, [project])).failures, []);
  });
}

test('every operator has a case and an example that its own schema takes', () => {
  for (const row of [...conditions.values(), ...actions.values()]) {
    const example = parseYaml(row.example, 'example').value as Record<string, unknown>;
    assert.ok(row.schema.safeParse(example[row.name]).success, row.example);
    const tried = cases.some(([, when, then]) => when.startsWith(`${row.name}:`) || then.startsWith(`${row.name}:`));
    assert.ok(tried, row.name);
  }
});
