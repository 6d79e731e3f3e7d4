/** What is said about mistakes in rules and details. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { checkDetails } from '../../src/rules/custom-details.js';
import { parseYaml } from '../../src/rules/yaml.js';
import { compile } from './compiled.js';

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
