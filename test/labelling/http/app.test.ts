/** The API of the labelling page: what it answers, what it refuses, and what is on the disk afterwards. */
import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { entryNamed, labels as labelsOf, writeLabels } from '../../../src/dataset/store.js';
import type { Finding } from '../../../src/dataset/lint/finding.js';
import type { Labels } from '../../../src/dataset/label.js';
import type { List, Opened, PlaceAnswer, SaveAnswer } from '../../../src/labelling/wire.js';
import { noProposals, served, wordNamed } from '../service-of.js';

const nothing: Labels = { details: {}, groups: {} };
const numbered = (value: string): Labels => ({ ...nothing, details: { InvoiceId: [{ value, places: [{ page: 0, words: [wordNamed('4711')] }] }] } });
const [anna, ben] = ['anna-0001', 'ben-00002'];
const save = (labels: unknown, revision = '', session = anna, more: object = {}) => ({
  session,
  who: session.slice(0, 4),
  revision,
  labels,
  checked: false,
  ...more,
});

const { ask, dataset, server } = await served(after, {
  proposals: { ...noProposals, fields: { InvoiceId: [{ value: '4711', score: 0.6, sure: false }] } },
  labels: {
    ...numbered('9'),
    details: {
      NetTotalAmount: [{ value: '1.00', places: [] }],
      VatTotalAmount: [{ value: '0.19', places: [] }],
      GrandTotalAmount: [{ value: '5.55', places: [] }],
    },
  },
});
const b = encodeURIComponent('b & ü.pdf');

test('label serve: the page comes with the cookie, and the token goes into no other answer', async () => {
  const response = await fetch(server.address);
  assert.equal(response.status, 200);
  assert.match(response.headers.get('set-cookie')!, /^beleg-label-\d+=[\w-]{32}; Path=\/; HttpOnly; SameSite=Strict$/);
  const { headers } = await ask('/api/setting');
  assert.equal(headers.get('set-cookie'), null);
  for (const name of ['content-security-policy', 'x-content-type-options', 'referrer-policy', 'cross-origin-resource-policy'])
    assert.ok(headers.get(name), name);
});

const others = Object.values(networkInterfaces()).flatMap((all = []) => all.filter(({ internal, family }) => !internal && family === 'IPv4'));

test('label serve: listens on this machine alone', { skip: others.length === 0 && 'this machine has no other address' }, async () => {
  for (const { address } of others) await assert.rejects(fetch(`http://${address}:${server.port}/?token=${server.token}`), /fetch failed/);
});

test('label serve: the list says state, findings and worth of every document', async () => {
  // Looking ahead goes on while the page is there.
  for (let i = 0; i < 100 && ((await ask('/api/documents')).body as List).proposed < 2; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  const { body } = await ask('/api/documents');
  const because = '1 of 1 proposed values unsure; 0 documents of its supplier are labelled';
  assert.deepEqual(body, {
    documents: [
      { name: 'a.pdf', state: 'new', findings: 0, worth: { worth: 0.5, because } },
      { name: 'b & ü.pdf', state: 'labelled', findings: 1, worth: { worth: 0.5, because } },
    ],
    scanned: 2,
    proposed: 2,
    // With one labelled document; what is proposed here is none of them.
    lacking: ['GrandTotalAmount', 'NetTotalAmount', 'VatTotalAmount'].map((detail) => ({ detail, more: 113 })),
  });
  const findings = (await ask('/api/findings')).body as readonly Finding[];
  assert.deepEqual(
    findings.map(({ document, rule }) => [document, rule]),
    [['b & ü.pdf', 'sums']],
  );
});

test('label serve: a document comes with words and findings, its text as text', async () => {
  const { body } = await ask(`/api/documents/${b}`);
  const { pages, findings, checked } = body as Opened;
  assert.equal(pages[0]!.words[wordNamed('<b>rot</b>')]!.text, '<b>rot</b>');
  assert.deepEqual(
    findings.map(({ rule, detail }) => [rule, detail]),
    [['sums', 'GrandTotalAmount']],
  );
  assert.equal(checked, false);
  const picture = await ask(`/api/documents/${b}/pages/0`);
  assert.equal(picture.headers.get('content-type'), 'image/png');
});

for (const [what, question, label, said] of [
  ['an amount as typed', { path: 'GrandTotalAmount', text: '119,00' }, { value: '119.00', places: ['119,00'] }],
  ['a date as typed', { path: 'InvoiceDate', text: '12.3.2024' }, { value: '2024-03-12', places: ['12.03.2024'] }],
  ['a marked word', { path: 'InvoiceId', place: { page: 0, words: [wordNamed('4711')] } }, { value: '4711', places: ['4711'] }],
  ['a value that is not printed', { path: 'InvoiceId', text: '999888' }, { value: '999888', places: [] }],
  ['a contact', { path: 'Sender.Name', text: 'nordlicht gmbh' }, { value: 'nordlicht gmbh', places: ['Nordlicht GmbH'] }],
  ['a member of a group', { path: 'VatGroup.VatAmount', text: '19,00' }, { value: '19.00', places: ['19,00'] }],
  ['a cell', { path: 'LineItems.UnitPrice', text: '50' }, { value: '50.0000', places: ['50,00'] }],
  ['no date', { path: 'InvoiceDate', text: 'soon' }, undefined, '"soon" is no date. Write it like 2025-01-31'],
  ['words that are not there', { path: 'InvoiceId', place: { page: 0, words: [9999] } }, undefined, 'those words are not on the page'],
  ['a page that is not there', { path: 'InvoiceId', place: { page: 7, words: [0] } }, undefined, 'those words are not on the page'],
] as const)
  test(`label serve: ${what} is placed`, async () => {
    const { status, body } = await ask('/api/documents/a.pdf/place', 'POST', question);
    const answer = body as PlaceAnswer;
    assert.equal(status, 200);
    assert.equal(answer.refusal, said);
    const { pages } = (await ask('/api/documents/a.pdf')).body as Opened;
    const places = answer.label?.places.map(({ page, words }) => words.map((word) => pages[page]!.words[word]!.text).join(' '));
    assert.deepEqual(answer.label && { value: answer.label.value, places }, label);
  });

test('label serve: labels are saved with a revision, and a save that knows an older one is a conflict', async () => {
  const first = (await ask('/api/documents/a.pdf/labels', 'PUT', save(numbered('4711')))).body as SaveAnswer;
  assert.ok('stored' in first);
  const entry = await entryNamed(dataset, 'a.pdf');
  assert.deepEqual(await labelsOf(entry), numbered('4711'));
  // Another command writes meanwhile.
  await writeLabels(entry, numbered('4712'));
  const late = await ask('/api/documents/a.pdf/labels', 'PUT', save(numbered('4713'), first.stored.revision));
  assert.equal(late.status, 409);
  const { conflict } = late.body as Extract<SaveAnswer, { conflict: unknown }>;
  assert.deepEqual(conflict.labels, numbered('4712'));
  const kept = await ask('/api/documents/a.pdf/labels', 'PUT', save(numbered('4713'), conflict.revision));
  assert.equal(kept.status, 200);
  assert.deepEqual(await labelsOf(entry), numbered('4713'));
});

test('label serve: of two saves of one revision at once, one is a conflict', async () => {
  const { revision } = (await ask(`/api/documents/${b}`)).body as Opened;
  const both = await Promise.all(['1', '2'].map((value) => ask(`/api/documents/${b}/labels`, 'PUT', save(numbered(value), revision))));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
});

test('label serve: who has a document open keeps it, until somebody takes it over or it is left', async () => {
  const hold = (session: string, take?: boolean) => ask('/api/documents/a.pdf/hold', 'POST', { session, who: session.split('-')[0], ...(take && { take }) });
  assert.deepEqual((await hold(anna)).body, {});
  assert.deepEqual((await hold(ben)).body, { holder: 'anna' });
  const { revision } = (await ask('/api/documents/a.pdf')).body as Opened;
  assert.deepEqual((await ask('/api/documents/a.pdf/labels', 'PUT', save(nothing, revision, ben))).body, { holder: 'anna' });
  assert.deepEqual((await hold(ben, true)).body, {});
  assert.deepEqual((await hold(anna)).body, { holder: 'ben' });
  await ask('/api/documents/a.pdf/release', 'POST', { session: ben });
  assert.deepEqual((await hold(anna)).body, {});
});

test('label serve: checked is said of these very labels, and the next document is another one', async () => {
  const { revision } = (await ask('/api/documents/a.pdf')).body as Opened;
  const labels: Labels = { ...numbered('4711'), contacts: [{ role: 'Sender', fields: { Name: { value: 'Nordlicht GmbH', places: [] } } }] };
  const { stored } = (await ask('/api/documents/a.pdf/labels', 'PUT', save(labels, revision, anna, { checked: true }))).body as Extract<
    SaveAnswer,
    { stored: unknown }
  >;
  assert.equal(stored.checked, true);
  const entry = await entryNamed(dataset, 'a.pdf');
  assert.equal((await labelsOf(entry))!.supplier, 'nordlicht gmbh');
  assert.deepEqual(((await ask('/api/next?after=')).body as { name: string }).name, 'b & ü.pdf');
  await writeLabels(entry, numbered('5'));
  assert.equal(((await ask('/api/documents/a.pdf')).body as Opened).checked, false);
});

test('label serve: what one person has checked, another reviews; who changes it checks it anew', async () => {
  const check = async (session: string, labels: Labels) => {
    const { revision } = (await ask('/api/documents/a.pdf')).body as Opened;
    await ask('/api/documents/a.pdf/labels', 'PUT', save(labels, revision, session, { checked: true }));
    await ask('/api/documents/a.pdf/release', 'POST', { session });
    const { state, by } = ((await ask('/api/documents')).body as List).documents[0]!;
    return [state, by];
  };
  const labels = { ...numbered('4711'), supplier: 'nordlicht' };
  assert.deepEqual(await check(anna, labels), ['checked', 'anna']);
  assert.deepEqual(await check(anna, labels), ['checked', 'anna'], 'nobody reviews their own');
  assert.deepEqual(await check(ben, labels), ['reviewed', 'anna']);
  assert.deepEqual(await check(ben, { ...numbered('4712'), supplier: 'nordlicht' }), ['checked', 'ben-']);
});

for (const [what, path, method, body, status] of [
  ['a document that is not there', '/api/documents/c.pdf', 'GET', undefined, 404],
  ['a path out of the dataset', `/api/documents/${encodeURIComponent('../dataset.json')}`, 'GET', undefined, 404],
  ['a path out of the dataset, unencoded', '/api/documents/..%2f..%2fetc%2fpasswd/labels', 'PUT', save(nothing), 404],
  ['a file of the dataset that is no document', '/api/documents/dataset.json', 'GET', undefined, 404],
  ['the name of a property', '/api/documents/__proto__', 'GET', undefined, 404],
  ['a page that is not there', '/api/documents/a.pdf/pages/7', 'GET', undefined, 400],
  ['a page that is no number', '/api/documents/a.pdf/pages/x', 'GET', undefined, 400],
  ['a file beside the page', '/../package.json', 'GET', undefined, 404],
  ['labels that are none', '/api/documents/a.pdf/labels', 'PUT', save({ details: { InvoiceId: '4711' } }), 409],
  ['a session that is none', '/api/documents/a.pdf/hold', 'POST', { session: 'x', who: '' }, 400],
  ['a detail that is none', '/api/documents/a.pdf/place', 'POST', { path: 'constructor', text: '1' }, 400],
  ['a body that is no JSON', '/api/documents/a.pdf/place', 'POST', '{', 400],
  ['a large body', '/api/documents/a.pdf/place', 'POST', `{"path":"${'x'.repeat(5_000_000)}"}`, 413],
  ['another method', '/api/documents', 'DELETE', undefined, 404],
] as const)
  test(`label serve: ${what} is refused`, async () => assert.equal((await ask(path, method, body)).status, status));

for (const [what, labels] of [
  ['labels that are none', { details: { InvoiceId: '4711' } }],
  ['labels on words that are not there', { ...nothing, details: { InvoiceId: [{ value: '4711', places: [{ page: 0, words: [9999] }] }] } }],
  ['a table on a page that is not there', { ...nothing, lineItems: [{ fields: { Unit: { value: 'kg', places: [{ page: 3, words: [0] }] } } }] }],
] as const)
  test(`label serve: ${what}: nothing is written`, async () => {
    const entry = await entryNamed(dataset, 'b & ü.pdf');
    const before = await readFile(join(dataset.path, 'labels', `${entry.name}.json`), 'utf8');
    const { revision } = (await ask(`/api/documents/${b}`)).body as Opened;
    assert.equal((await ask(`/api/documents/${b}/labels`, 'PUT', save(labels, revision))).status, 400);
    assert.equal(await readFile(join(dataset.path, 'labels', `${entry.name}.json`), 'utf8'), before);
  });

test('label serve: a label file that is broken says so, and the list still comes', async () => {
  await mkdir(join(dataset.path, 'labels'), { recursive: true });
  await writeFile(join(dataset.path, 'labels', 'a.pdf.json'), '{');
  const { status, body } = await ask('/api/documents/a.pdf');
  assert.equal(status, 400);
  assert.match((body as { message: string }).message, /a\.pdf\.json: is no JSON/);
  assert.equal(((await ask('/api/documents')).body as List).documents[0]!.findings, 1);
});
