/** A customer's knowledge in a bundle: compiled, loaded, applied. */
import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import type { Bundle } from '../../src/bundle/load.js';
import type { CustomDetail } from '../../src/bundle/manifest.js';
import { readManifest, readVerified } from '../../src/bundle/store.js';
import type { Extraction } from '../../src/extraction/extraction.js';
import { noEvidence } from '../../src/extraction/decoding/predictions.js';
import { applyKnowledge, loadKnowledge } from '../../src/rules/knowledge.js';
import { known, predictionsOf, put } from '../../src/rules/put.js';
import { compileCustomer } from '../../src/rules/store.js';
import { compileInto } from '../../src/rules/whitelist/compile.js';
import { findCustomDetails } from '../../src/rules/zero-label.js';
import { drawn } from '../drawn.js';

const folder = await mkdtemp(join(tmpdir(), 'knowledge-'));
after(() => rm(folder, { recursive: true }));

const nothing: Extraction = {
  documentType: { name: 'DocumentType', value: 'Invoice', score: 1, evidence: noEvidence },
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor: [],
};
const project: CustomDetail = {
  name: 'ProjectId',
  kind: 'identifier',
  pattern: String.raw`P-\d{4}-\d{3}`,
  keywords: { de: ['Projekt-Nr.', 'Projekt'] },
  many: false,
};
const meter: CustomDetail = { name: 'MeterReading', kind: 'amount', keywords: { de: ['Zählerstand'] }, many: false };

const found: readonly (readonly [what: string, text: string, detail: CustomDetail, values: readonly string[]])[] = [
  ['right of its keyword', 'Projekt-Nr.: P-2024-017    Datum 1.2.2024', project, ['P-2024-017']],
  ['attached to its keyword', 'Projekt:P-2024-017', project, ['P-2024-017']],
  ['in the next cell', 'Projekt        P-2024-017', project, ['P-2024-017']],
  ['below its keyword', 'Datum        Projekt\n1.2.2024     P-2024-017', project, ['P-2024-017']],
  ['by its pattern alone', 'Wir lieferten für P-2024-017 Folgendes', project, ['P-2024-017']],
  ['at its keyword rather than elsewhere', 'P-2020-001\n\nProjekt P-2024-017', project, ['P-2024-017']],
  ['not inside a longer word', 'XP-2024-0179', project, []],
  ['several, where there may be', 'Projekt P-2024-017\nProjekt P-2024-018', { ...project, many: true }, ['P-2024-017', 'P-2024-018']],
  ['by kind and a misread keyword', 'Zählersland   1.234,50', meter, ['1234.50']],
  ['not without keyword or pattern', 'Betrag 12,00', meter, []],
  ['written as asked', 'Projekt P-2024-017', { ...project, format: 'digits' }, ['2024017']],
];
for (const [what, text, detail, values] of found) {
  test(`a custom detail is found ${what}`, () => {
    const extraction = findCustomDetails(nothing, drawn(text), [detail], new Set());
    assert.deepEqual(
      predictionsOf(extraction, detail.name).map(({ value }) => value),
      values,
    );
    assert.deepEqual(extraction.lookedFor, [detail.name]);
  });
}

test('two values equally likely make both unlikely', () => {
  const [prediction] = findCustomDetails(nothing, drawn('Projekt P-2024-017\nProjekt P-2024-018'), [project], new Set()).predictions;
  assert.ok(prediction!.score < 0.5);
});

test('what the network chose stays, unless it is not of the pattern', () => {
  const document = drawn('Projekt P-2024-017\nBaustelle P-2024-099');
  const trained = new Set(['ProjectId']);
  const chosen = (value: string) => put(nothing, known('ProjectId', value, 0.8, 'network'), [project]);
  assert.deepEqual(
    ['P-2024-099', '4711'].map((value) => predictionsOf(findCustomDetails(chosen(value), document, [project], trained), 'ProjectId')[0]!.value),
    ['P-2024-099', 'P-2024-017'],
  );
});

test('members of a declared group stand together', () => {
  const details = [
    { ...project, group: 'ContractGroup' },
    { ...meter, group: 'ContractGroup' },
  ];
  const { groups, predictions } = findCustomDetails(nothing, drawn('Projekt P-2024-017\nZählerstand 12,00'), details, new Set());
  assert.deepEqual(
    [groups.map(({ name, members }) => [name, members.map((member) => member.name)]), predictions],
    [[['ContractGroup', ['ProjectId', 'MeterReading']]], []],
  );
});

async function bundleAt(path: string): Promise<Bundle> {
  return {
    path,
    manifest: await readManifest(path),
    details: undefined as never,
    lineItems: undefined,
    others: undefined,
    otherLineItems: undefined,
    calibration: undefined,
    read: (stored) => readVerified(path, stored),
  };
}

test('details, whitelists and rules work together from a bundle', async () => {
  const [bundle, customer] = [join(folder, 'bundle'), join(folder, 'acme')];
  await mkdir(customer);
  await writeFile(join(customer, 'details.json'), JSON.stringify([project]));
  await writeFile(
    join(customer, 'rules.yaml'),
    'rules:\n  - name: Costs of Muster\n    when: { whitelist: { Supplier: 70001 }, present: ProjectId }\n    then: { set: { CostCenter: 4711 } }\n  - name: first\n    priority: 5\n    then: { set: { CustomerId: 1 } }\n',
  );
  await compileInto(bundle, 'rules/example/suppliers.csv', { detail: 'Supplier' });
  await compileCustomer(customer, bundle);
  const knowledge = await loadKnowledge(await bundleAt(bundle));
  assert.deepEqual(
    knowledge.rules.map(({ name }) => name),
    ['first', 'Costs of Muster'],
  );
  const document = drawn('Muster Bau GmbH\nHauptstraße 12, 4020 Linz\n\nProjekt P-2024-017');
  const extraction = applyKnowledge(nothing, document, knowledge);
  const [cost] = predictionsOf(extraction, 'CostCenter');
  assert.deepEqual([cost!.value, cost!.decidedBy], ['4711', 'rule: Costs of Muster']);
  assert.equal(predictionsOf(extraction, 'Supplier')[0]!.value, '70001');

  // A mistake leaves the bundle as it was.
  const before = [await readFile(join(bundle, 'manifest.json'), 'utf8'), (await readdir(bundle)).join()];
  await writeFile(join(customer, 'rules.yaml'), 'rules:\n  - name: wrong\n    when: { whitelist: { Suplier: 1 } }\n    then: { set: { CostCenter: 1 } }\n');
  await assert.rejects(compileCustomer(customer, bundle), /rules\.yaml:3: rule "wrong": whitelist: the bundle has no whitelist Suplier \(Supplier\)/);
  assert.deepEqual([await readFile(join(bundle, 'manifest.json'), 'utf8'), (await readdir(bundle)).join()], before);
});

test('rules of another build and unknown customers are refused', async () => {
  const bundle = join(folder, 'other');
  await compileCustomer('rules/example', bundle);
  const opened = await bundleAt(bundle);
  const rules = JSON.parse(Buffer.from(await opened.read(opened.manifest.rules!)).toString()) as { rules: { then: { operator: string }[] }[] };
  rules.rules[0]!.then[0]!.operator = 'teleport';
  await assert.rejects(
    loadKnowledge({ ...opened, read: async () => Buffer.from(JSON.stringify(rules)) }),
    /uses teleport, which this build does not know\. Compile them again: beleg rules compile example/,
  );
  await assert.rejects(compileCustomer('nobody', bundle), /nobody: there is no such customer/);
});
