/** A customer's rules and whitelists become part of a small model, and decide. */
import assert from 'node:assert/strict';
import { cp, writeFile } from 'node:fs/promises';
import test from 'node:test';
import { readManifest } from '../../../src/bundle/store.js';
import { pdfOf } from '../../reading/files.js';
import { at, beleg, well } from './with-model.js';

test('rules compile: details and rules become part of the bundle', async () => {
  await well('rules compile rules/example --bundle model', /rules, in the order they run, are in model\n$/);
  assert.equal((await readManifest(at('model'))).rules?.customer, 'example');
});

test('whitelist compile: a list becomes part of the bundle', async () => {
  await well('whitelist compile rules/example/suppliers.csv --detail Supplier --bundle model', /rows .* are whitelist Supplier of model\n$/);
  assert.equal((await readManifest(at('model'))).whitelists[0]?.detail, 'Supplier');
  await well('whitelist search muster bau --bundle model', /Muster Bau/);
});

test('whitelist search, match: in one of several lists; a row and its hints', async () => {
  await writeFile(at('articles.csv'), 'Nr;Artikelnummer;Bezeichnung\nM-1;;Muster\nM-2;4712;Mutter\n');
  await well(
    'whitelist compile articles.csv --detail Article --fill ItemId --bundle model',
    /2 rows .* are whitelist Article of model, looked for in line items\n$/,
  );
  const { code, err } = await beleg.run('whitelist search muster --bundle model');
  assert.deepEqual([code, /has the whitelists Supplier, Article\. Give one of them: --detail Supplier/.test(err)], [1, true]);
  assert.equal((await beleg.run('read invoice.pdf --out read')).code, 0);
  const lines = (await well('whitelist match read/invoice.json --bundle model --json', /^\{/))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  assert.deepEqual(
    lines.map(({ whitelist, value }) => [whitelist, value]),
    [
      ['Supplier', ''],
      ['Article', 'M-1'],
    ],
  );
  assert.ok(lines.every(({ ms, score }) => ms >= 0 && score <= 1) && lines[1].hints.length > 0);
  const bad = await beleg.run('whitelist compile articles.csv --detail Article --fill Colour --bundle model');
  assert.match(bad.err, /--fill Colour: no field of line items\. One of PositionId, ItemId/);
});

test('whitelist learn: a name that labels confirmed finds its row', async () => {
  const sender = ['Zauberhaft Handel', 'Rechnung Nr. 9', 'Datum 12.03.2024'].map((text, i) => ({ text, x: 60, y: 80 + 20 * i }));
  await writeFile(at('alias.pdf'), await pdfOf([sender]));
  await well('dataset add learnt alias.pdf', /1 documents added/);
  await writeFile(at('alias.csv'), 'file;supplier;Sender.Name\nalias.pdf;70010;Zauberhaft Handel\n');
  await well('label from-values learnt alias.csv', /1 of 1 documents labelled/);
  await well('whitelist learn learnt --bundle model --detail Supplier', /^70010 +Zauberhaft Handel\n.*1 new names from 1 documents\n$/s);
  await well('whitelist search zauberhaft --bundle model --detail Supplier', /^70010 .*Zauberhaft Handel/);
  await well('whitelist learn learnt --bundle model --detail Supplier', /0 new names from 1 documents/);
});

test('rules test: on text, and with a bundle on documents; what failed is told, and which rules have no test', async () => {
  await well('rules test rules/example', /5 of 5 tests passed, 3 of 3 rules have tests\n$/);
  await cp(at('rules', 'example'), at('rules', 'acme'), { recursive: true });
  const rule = (expected: string) => `rules:
  - name: Invoices of March
    when: { text: Rechnung }
    then: [{ take: { detail: CostCenter, right-of: Nr. } }]
    tests: [{ document: ../../read/invoice.json, expect: { CostCenter: ${expected} } }]
  - name: Untested
    when: { absent: InvoiceId }
    then: { validate: InvoiceId }
`;
  await writeFile(at('rules', 'acme', 'rules.yaml'), rule('4711'));
  await well('rules test acme --bundle model', /^ok .*rules\.yaml:5 Invoices of March\n1 of 1 tests passed, 1 of 2 rules have tests; none for: Untested\n$/);
  const supplier = `rules:
  - name: Known supplier
    when: { whitelist: { Supplier: 70001 } }
    then: { set: { CostCenter: 4711 } }
    tests: [{ document: ../../read/known.json, expect: { CostCenter: 4711 } }]
`;
  const known = ['Muster Bau GmbH', 'Hauptstraße 12', '4020 Linz', 'Rechnung Nr. 9', 'UID: ATU70353379', 'IBAN: AT84 8450 2933 7524 9193'];
  await writeFile(at('known.pdf'), await pdfOf([known.map((text, i) => ({ text, x: 60, y: 80 + 20 * i }))]));
  assert.equal((await beleg.run('read known.pdf --out read')).code, 0);
  await writeFile(at('rules', 'acme', 'rules.yaml'), supplier);
  await well('rules test acme --bundle model', /1 of 1 tests passed/);
  await writeFile(at('rules', 'acme', 'rules.yaml'), rule('9999'));
  const { code, out, err } = await beleg.run('rules test acme --bundle model');
  assert.deepEqual([code, /CostCenter is 4711, expected 9999/.test(out), /1 of 1 tests failed/.test(err)], [1, true, true]);
});

test('why: names the rule that decided', async () => {
  await writeFile(at('rules', 'example', 'rules.yaml'), 'rules:\n  - name: Everything is ours\n    then: { set: { CostCenter: 4711 } }\n');
  await well('rules compile rules/example --bundle model', /^1\. Everything is ours/);
  await well('why invoice.pdf CostCenter --bundle model', /rule: Everything is ours decided for "4711"/);
});

test('detect: with rules and whitelists, as before', async () => {
  await well('detect invoice.pdf --bundle model --best-match --filter InvoiceId,GrandTotalAmount', /^\{.*InvoiceId/s);
});
