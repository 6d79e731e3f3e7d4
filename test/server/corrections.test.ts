/** Corrections over HTTP: off by default, learnt at once, refused in a line, kept only as long as the operator says, still known after a restart. */
import assert from 'node:assert/strict';
import { cp, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import test, { after } from 'node:test';
import { readManifest, storeFile } from '../../src/bundle/store.js';
import { changeBundle, rollback } from '../../src/bundle/versions.js';
import { encodeLayouts } from '../../src/memory/codec.js';
import { locked } from '../../src/bundle/lock.js';
import { workerModule } from '../../src/processes/worker-process.js';
import { serve } from '../../src/server/serve.js';
import { settingsFrom } from '../../src/server/settings.js';
import { createKey } from '../../src/server/access/keys.js';
import { labelFromValues } from '../../src/dataset/from-values.js';
import { addFile, createDataset } from '../../src/dataset/store.js';
import { closeReaders, read } from '../../src/reading/read.js';
import { openStore } from '../../src/server/store/data-folder.js';
import { startProgram } from '../cli/beleg.js';
import { temporaryFolder } from '../bundle/made.js';
import { pdfOf } from '../reading/files.js';
import { invoice as fake, started } from './started.js';

const root = new URL('../..', import.meta.url).pathname;
const folder = await temporaryFolder(after);
const at = (...names: string[]) => join(folder, ...names);
await cp(join(root, 'models/base'), at('acme'), { recursive: true });
const corrector = workerModule('../../src/cli/workers/corrector-worker', import.meta.url);

const beleg = await startProgram(folder, after);

type Pairs = readonly (readonly [text: string, x: number, y: number])[];
const pdf = async (words: Pairs) => Buffer.from(await pdfOf([words.map(([text, x, y]) => ({ text, x, y }))])).toString('base64');
/** A workshop that prints two days under keys that tell little: the upper one is the invoice's, which the base does not know. */
const workshop = (number: string, date: string, other: string, receiver: string) =>
  pdf([
    ['Drechslerei Amsel GmbH', 60, 60],
    ['Werkhof 7', 60, 76],
    [receiver, 60, 160],
    ['Rechnung', 320, 160],
    [number, 440, 160],
    ['Gebucht', 320, 176],
    [date, 440, 176],
    ['Fertig', 320, 192],
    [other, 440, 192],
    ['Zu zahlen', 60, 340],
    ['58,00', 440, 340],
  ]);
/** The same name on another layout. */
const otherLook = await pdf([
  ['DRECHSLEREI AMSEL GMBH', 220, 700],
  ['Kunde: Nordlicht Verlag GmbH', 200, 90],
  ['Rechnungsnummer 55120', 200, 120],
  ['Fertig 08.04.2026', 200, 140],
  ['Gebucht 03.04.2026', 200, 160],
  ['Summe 58,00', 200, 400],
]);
const first = await workshop('2026-118', '02.03.2026', '05.03.2026', 'Nordlicht Verlag GmbH');
const second = await workshop('2026-131', '17.03.2026', '21.03.2026', 'Stadtwerke Aurich');
const values = { InvoiceId: '2026-118', InvoiceDate: '2026-03-02' };
const [wrong, right] = ['2026-03-21', '2026-03-17'];

interface Service {
  post(path: string, body: object, key?: string): Promise<Response>;
  dayOf(invoice: string, key?: string): Promise<string | undefined>;
  stop(): Promise<void>;
}
const store = openStore(at('data'));
after(async () => {
  await closeReaders();
  await store.close();
});
const { key } = await createKey(store, { customer: 'acme', mayPredict: true });
const { key: ofBase } = await createKey(store, { customer: 'other', mayPredict: true, bundle: 'base' });

async function service(flags: Record<string, unknown> = {}): Promise<Service> {
  const settings = await settingsFrom(
    { port: 0, data: at('data'), bundle: at('acme'), corrections: at('corrections'), workers: 1, logLevel: 'silent', ...flags },
    undefined,
    {},
  );
  const { address, stop } = await serve(settings, corrector);
  const post = (path: string, body: object, own = key) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-apikey': own }, body: JSON.stringify(body) });
  return {
    post,
    stop,
    async dayOf(invoice, own = key) {
      const answer = (await (await post('/v1-18/invoicedetail/detect', { Invoice: invoice, PropertyStore: { SessionLogId: 'a 1' } }, own)).json()) as {
        InvoiceDetailTypePredictions: { TypeName: string; Value: string }[];
      };
      return answer.InvoiceDetailTypePredictions.find(({ TypeName }) => TypeName === 'InvoiceDate')?.Value;
    },
  };
}

test('corrections: off by default', async () => {
  const server = await started();
  assert.equal((await server.post({ Invoice: fake, Values: { InvoiceId: '1' } }, {}, '/corrections')).status, 404);
  const description = (await (await fetch(`${server.url}/v1-18/openapi`)).json()) as { paths: object };
  assert.deepEqual(Object.keys(description.paths), ['/invoicedetail/detect']);
  await server.stop();
});

test('corrections: learnt at once, idempotent, kept as long as configured, known after a restart', async () => {
  let server = await service({ correctionDays: 30, requestHours: 1 });
  try {
    const [unlearnt, otherBefore] = [await server.dayOf(second), await server.dayOf(otherLook)];
    assert.equal(unlearnt, wrong);
    const corrected = await server.post('/corrections', { Invoice: first, Values: values });
    assert.equal(corrected.status, 200, corrected.headers.get('x-message') ?? '');
    const answer = (await corrected.json()) as { Document: string; Placed: number; Kept: boolean };
    assert.deepEqual([answer.Placed, answer.Kept], [2, true]);
    assert.equal(await server.dayOf(second), right);
    // The same name in another look: the network decides, as before.
    assert.equal(await server.dayOf(otherLook), otherBefore);
    assert.equal(await server.dayOf(second, ofBase), wrong);

    const { version, layouts } = await readManifest(at('acme'));
    assert.deepEqual([version?.by, layouts?.documents], ['corrections', 1]);
    assert.deepEqual(await (await server.post('/corrections', { Invoice: first, Values: values })).json(), answer);
    assert.deepEqual((await readManifest(at('acme'))).version, version);

    const [kept] = (await readdir(at('corrections'))).filter((name) => name.startsWith('acme-'));
    const row = JSON.parse(await readFile(at('corrections', kept!, 'values', `${answer.Document}.json`), 'utf8')) as object;
    assert.deepEqual(row, { file: `${answer.Document}.pdf`, ...values });
    assert.deepEqual(await readFile(at('corrections', kept!, 'documents', `${answer.Document}.pdf`)), Buffer.from(first, 'base64'));
    // What is kept becomes a part of the next data set.
    const next = await createDataset(at('next'));
    const bytes = Buffer.from(first, 'base64');
    await addFile(next, `${answer.Document}.pdf`, bytes, await read(bytes, { name: 'first' }));
    const { imported } = await labelFromValues(next, at('corrections', kept!, 'values'));
    assert.deepEqual(
      imported.map(({ placed, unplaced }) => [placed, unplaced.length]),
      [[2, 0]],
    );
    const judged = (await readFile(at('corrections', kept!, 'judged', `${answer.Document}.jsonl`), 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    assert.ok(judged.length > 0 && judged.every((each) => !('value' in each) && !('truth' in each)));

    assert.match(
      (await beleg.run(`monitor ${at('corrections', kept!, 'judged')} --bundle ${at('acme')} --dry-run`)).out,
      /^(?:detail|monitor: nothing to watch)/,
    );

    // The last request of this key with this SessionLogId was that of the other look.
    const bySession = await server.post('/corrections', { SessionLogId: 'a 1', Values: { InvoiceId: '55120' } });
    assert.equal(bySession.status, 200, bySession.headers.get('x-message') ?? '');
    assert.equal((await readManifest(at('acme'))).layouts?.documents, 2);
    const otherKey = await server.post('/corrections', { SessionLogId: 'b 2', Values: { InvoiceId: '2026-131' } });
    assert.match(otherKey.headers.get('x-message')!, /^SessionLogId: no document is kept under it/);

    await server.stop();
    const long = new Date(Date.now() - 40 * 86_400_000);
    for (const part of ['documents', 'values'])
      await utimes(at('corrections', kept!, part, `${answer.Document}.${part === 'values' ? 'json' : 'pdf'}`), long, long);
    server = await service({ correctionDays: 30 });
    assert.equal(await server.dayOf(second), right);
    assert.equal((await readdir(at('corrections', kept!, 'documents'))).includes(`${answer.Document}.pdf`), false);
    assert.equal((await readdir(at('corrections', kept!, 'values'))).includes(`${answer.Document}.json`), false);
    assert.deepEqual(await readdir(at('corrections', 'requests')), []);
  } finally {
    await server.stop();
  }
});

test('corrections: what cannot be used is refused in a line, and nothing is learnt', async () => {
  const server = await service();
  const before = await readManifest(at('acme'));
  try {
    for (const [body, status, said, own] of [
      [
        { Invoice: first, Values: { InvoiceDate: '33.33.2026' } },
        400,
        /^Values: InvoiceDate "33\.33\.2026" is no date\. Write it like 2025-01-31\. Nothing was learnt\. Send all of them again$/,
      ],
      [
        { Invoice: first, Values: { InvoiceNumber: '1' } },
        400,
        /^Values: no detail is called "InvoiceNumber"\. The nearest is InvoiceId\. Nothing was learnt\. Send all of them again$/,
      ],
      [{ Invoice: first, Values: { file: 'a.pdf' } }, 400, /^Values: no detail is called "file"\. The nearest is (?!file)/],
      [{ Invoice: first, Values: { InvoiceId: '99999' } }, 400, /^Values: none of them stands on the document/],
      [
        { Invoice: first, Values: { InvoiceDate: '2026-03-05', DueDateDate: '2026-03-02' } },
        400,
        /^Values: DueDateDate 2026-03-02: InvoiceDate is 2026-03-05: due before the invoice/,
      ],
      [{ Invoice: first, Values: { InvoiceId: '2026-118', Sender: { ZipCode: 'Werkhof' } } }, 400, /^Values: Sender\.ZipCode Werkhof: /],
      [{ Invoice: first }, 400, /^Values: /],
      [{ Values: values }, 400, /^Send the document as Invoice, or the SessionLogId/],
      [{ Invoice: fake, Values: values }, 400, /./],
      [{ Invoice: first, Values: values }, 403, /^The key has nothing of its own/, ofBase],
      [{ Invoice: first, Values: values }, 401, /^X-ApiKey: no valid key/, 'beleg_none'],
    ] as const) {
      const refused = await server.post('/corrections', body, own);
      const answer = (await refused.json()) as { InvoiceState?: number };
      assert.deepEqual([refused.status, answer.InvoiceState], [status, 1], JSON.stringify(body).slice(-80));
      assert.match(refused.headers.get('x-message')!, said);
    }
    assert.deepEqual(await readManifest(at('acme')), before);
  } finally {
    await server.stop();
  }
});

test('corrections: without correctionDays nothing of the document is kept; two servers share a bundle', async () => {
  const flags = { corrections: at('unkept') };
  const servers = await Promise.all([service(flags), service(flags)]);
  try {
    const documents = await Promise.all([1, 2, 3, 4].map((n) => workshop(`2026-20${n}`, `0${n}.04.2026`, `1${n}.04.2026`, `Kunde ${n} GmbH`)));
    const held = locked(at('acme', '.lock'), 'acme', () => new Promise((resolve) => setTimeout(resolve, 300)));
    const answers = await Promise.all(
      documents.map((Invoice, n) =>
        servers[n % 2]!.post('/corrections', { Invoice, Values: { InvoiceId: `2026-20${n + 1}`, InvoiceDate: `2026-04-0${n + 1}` } }),
      ),
    );
    await held;
    assert.deepEqual(
      answers.map(({ status, headers }) => headers.get('x-message') ?? status),
      [200, 200, 200, 200],
    );
    assert.equal((await readManifest(at('acme'))).layouts?.documents, 6);
    const [kept] = await readdir(at('unkept'));
    assert.deepEqual(await readdir(at('unkept', kept!)), ['judged']);
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
});

test('corrections: while a bundle is changed, a running server answers from the one before', async () => {
  const server = await service();
  try {
    await changeBundle(at('acme'), { by: 'learn' }, async ({ layouts: _layouts, ...next }) => {
      // Files of the next version are written before its manifest.
      await storeFile(at('acme'), 'memory.layouts', encodeLayouts([]));
      assert.equal(await server.dayOf(second), right);
      return next;
    });
    assert.equal(await server.dayOf(second), wrong, 'and from the new one once it is whole');
    await rollback(at('acme'));
    assert.equal(await server.dayOf(second), right);
  } finally {
    await server.stop();
  }
});
