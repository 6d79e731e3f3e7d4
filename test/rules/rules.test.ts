/** Rules as customers write them: what the operators do, and what is said about mistakes. */
import assert from 'node:assert/strict';
import test from 'node:test';
import type { CustomDetail } from '../../src/bundle/manifest.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import { compileRules } from '../../src/rules/compile.js';
import { checkDetails } from '../../src/rules/custom-details.js';
import { actions, conditions } from '../../src/rules/operators.js';
import { runTest } from '../../src/rules/rule-test.js';
import { readCustomer } from '../../src/rules/store.js';
import { applyRules } from '../../src/rules/apply.js';
import { known as knownValue, predictionsOf } from '../../src/rules/put.js';
import { textDocument } from '../../src/rules/text-document.js';
import { parseYaml } from '../../src/rules/yaml.js';

const project: CustomDetail = { name: 'ProjectId', kind: 'identifier', pattern: String.raw`P-\d{4}-\d{3}`, keywords: { de: ['Projekt'] }, many: false };
const known = { custom: [project], whitelists: undefined };
const textBox = { x: 0, y: 0, width: 10, height: 10 };
const compile = (text: string) => compileRules(parseYaml(text, 'rules.yaml'), known);

test("the example customer's own tests pass", async () => {
  const { rules, custom } = await readCustomer('rules/example');
  for (const each of rules!.tests) assert.deepEqual((await runTest(each, rules!.file, rules!.rules, custom)).failures, [], `${each.rule}, line ${each.line}`);
});

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

const mistakes: readonly (readonly [text: string, said: RegExp])[] = [
  ['- name: a rule\n    then: { sett: { CostCenter: 1 } }', /rules\.yaml:3: rule "a rule": there is no action sett\. The nearest is set/],
  ['- name: a rule\n    when: { presnt: InvoiceId }\n    then: { validate: InvoiceId }', /:3: .*no condition presnt. The nearest is present/],
  ['- name: a rule\n    then: { set: { CostCentre: 1 } }', /no detail is called CostCentre\. The nearest is CostCenter/],
  ['- name: a rule\n    then: { set: { VatGroup: 1 } }', /VatGroup is no single value but a group/],
  ['- name: a rule\n    then: { set: { InvoiceDate: tomorrow } }', /"tomorrow" is no value of InvoiceDate, which is of kind date/],
  ["- name: a rule\n    then: { take: { detail: InvoiceDate, pattern: '[A-Z]{3}' } }", /nothing that matches "\[A-Z\]\{3\}" is of kind date/],
  ["- name: a rule\n    then: { take: { detail: InvoiceId, pattern: '(a+' } }", /is not understood: .*missing closing/],
  ["- name: a rule\n    then: { take: { detail: InvoiceId, pattern: '(?=a)b' } }", /no look-around/],
  ["- name: a rule\n    then: { take: { detail: InvoiceId, pattern: 'a*' } }", /matches the empty text/],
  ['- name: a rule\n    then: { take: { detail: InvoiceId } }', /says nowhere to take it from/],
  [
    '- name: a rule\n    when: { present: InvoiceId, absent: InvoiceId }\n    then: { validate: InvoiceId }',
    /never holds: InvoiceId must be absent and have a value/,
  ],
  [
    '- name: a rule\n    when: { above: { GrandTotalAmount: 5 }, below: { GrandTotalAmount: 4 } }\n    then: { validate: InvoiceId }',
    /never holds: no value of GrandTotalAmount/,
  ],
  [
    '- name: rule one\n    then: { set: { CostCenter: 1 } }\n  - name: rule two\n    then: { set: { CostCenter: 2 } }',
    /:4: rule "rule two": contradicts rule "rule one"/,
  ],
  [
    '- name: rule one\n    then: { set: { CostCenter: 1 } }\n  - name: rule two\n    when: { absent: CostCenter }\n    then: { validate: InvoiceId }',
    /is never reached: rule "rule one" has set CostCenter/,
  ],
  ["- name: a rule\n    then: { reformat: { detail: InvoiceId, pattern: 'R(\\d+)', to: '$2' } }", /\$2 names no group/],
  ['- name: a rule\n    then: { copy: { from: InvoiceDate, to: GrandTotalAmount } }', /of kind date, GrandTotalAmount of kind amount/],
  ['- name: a rule\n    then: { set: { Sender.Town: Linz } }', /no detail is called Sender\.Town\. The nearest is Sender\./],
  ['- name: a rule\n    then: { set: { LineItem.Quantity: many } }', /"many" is no value of LineItem\.Quantity, which is of kind amount/],
  ['- name: a rule\n    colour: red\n    then: { validate: InvoiceId }', /Unrecognized key: "colour"/],
  ['- name: a rule\n    when: { language: xx }\n    then: { validate: InvoiceId }', /xx is no language/],
];
for (const [text, said] of mistakes) test(`a mistake in rules: ${said.source}`, () => assert.throws(() => compile(`rules:\n  ${text}\n`), said));

test('all mistakes of a file are told at once', () => {
  assert.throws(() => compile('rules:\n  - name: one rule\n    then: { sett: 1 }\n  - name: two rule\n    then: { gett: 1 }\n'), /sett.*\n.*gett/);
});

const details: readonly (readonly [text: string, said: RegExp])[] = [
  ['- name: InvoiceId', /d\.yaml:1: InvoiceId: is a built-in detail/],
  ["- name: One\n  id: '4'\n- name: Two\n  id: '4'", /d\.yaml:4: Two: id 4 belongs to One already/],
  ['- name: One\n  id: 64', /id 64 is no free bit. One of 1, 4, 512/],
  ['- name: One\n  kind: colour', /:2: .*no such kind\. One of amount/],
  ['- name: One\n- name: One', /One: is declared twice/],
  ["- name: One\n  pattern: '(((a'", /:2: One: the pattern/],
  ["- name: One\n  kind: iban\n  pattern: '[a-z]{4}'", /nothing that matches .* is of kind iban/],
  ['- name: One\n  keyword: x', /Unrecognized key/],
  ['- name: one', /a name begins with a capital/],
  ['name: [', /d\.yaml:1: is no YAML/],
  ['a: &a [x, x, x, x, x, x, x, x, x]\nb: &b [*a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b]\nd: [*c, *c, *c, *c, *c, *c]', /Excessive alias/],
  [`${'['.repeat(5000)}`, /brackets nested more than 30 deep/],
  ['hello', /declares no details/],
];
for (const [text, said] of details) test(`a mistake in details: ${said.source}`, () => assert.throws(() => checkDetails(parseYaml(text, 'd.yaml')), said));

test('a pattern made to explode is compiled at once', () => {
  const nested = `${'('.repeat(40)}a${')+'.repeat(40)}b`;
  assert.throws(() => checkDetails(parseYaml(`- name: One\n  kind: iban\n  pattern: '${nested}'`, 'd.yaml')), /is of kind iban/);
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
