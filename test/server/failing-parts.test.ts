/** What fails inside, over HTTP: the rest is answered with its bit in InvoiceState, and never a 500. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { Recognition } from '../../src/api/answer.js';
import { type Engine, loadEngine } from '../../src/detect.js';
import { InputError } from '../../src/errors.js';
import { closeReaders } from '../../src/reading/read.js';
import { bytesOf, type Runner, withLowMemory } from '../../src/server/workers/job.js';
import { detectInPart } from '../../src/server/workers/partial.js';
import { pool } from '../../src/processes/pool.js';
import { onePage, pdfOfObjects } from '../reading/pdf/broken-pdfs.js';
import { invoice, localRunner, recognition, started } from './started.js';

after(closeReaders);

const everything = { Invoice: invoice, CreateResultPdf: true, AddOcrResult: true, AddOcrPageImages: true, AddDocumentText: true };

/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
async function answered(own: Recognition, body: object): Promise<{ readonly answer: any; readonly message: string; readonly log: string }> {
  const server = await started(localRunner(own));
  try {
    const response = await server.post(body);
    assert.equal(response.status, 200);
    return { answer: await response.json(), message: response.headers.get('x-message') ?? '', log: JSON.stringify(server.lines) };
  } finally {
    await server.stop();
  }
}

test('a worker that ends over the result PDF: the same call is answered without it', { timeout: 60_000 }, async () => {
  const module = new URL('./fatal-worker.ts', import.meta.url);
  const workers: Runner = pool({ bundle: 'none', module, workers: 1, queueLength: 5, queueBytes: 1e6, bytesOf, retryWith: withLowMemory });
  const server = await started(workers);
  try {
    await workers.started;
    const picture = Buffer.from('stands for a picture').toString('base64');
    const response = await server.post({ ...everything, Invoice: picture });
    assert.equal(response.status, 200);
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely.
    const answer = (await response.json()) as any;
    assert.deepEqual([answer.ResultPdf, answer.OcrPageImages, answer.InvoiceState], ['', [], 6]);
    assert.ok(answer.OcrResult && answer.DocumentText && answer.InvoiceDetailTypePredictions.length > 10);
  } finally {
    await server.stop();
    await workers.close();
  }
});

test('an answer that cannot be written has no predictions, but the parts that could be made', async () => {
  const { extraction, document } = await recognition.detect(new Uint8Array(), {});
  const broken = { ...extraction, groups: [{ name: 'VatGroup', members: [undefined as never] }] };
  const { answer } = await answered({ ...recognition, detect: async () => ({ document, extraction: broken }) }, { Invoice: invoice, AddDocumentText: true });
  assert.deepEqual([answer.InvoiceState, answer.InvoiceDetailTypePredictions.length], [1, 0]);
  assert.match(answer.DocumentText, /4711/);
});

const lines = [
  'Muster Werk GmbH, Am Anger 3, 99084 Erfurt',
  'Rechnung Nr. RE-20815',
  'Datum 12.03.2024',
  'Nettobetrag 100,00 EUR',
  'MwSt 19 % 19,00 EUR',
  'Gesamtbetrag 119,00 EUR',
];
const page = pdfOfObjects(onePage(`BT /F 11 Tf 14 TL 60 760 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`)).toString('base64');
const engine = await loadEngine('models/base');
const fails = (error: unknown) => ({ run: () => Promise.reject(error) }) as never;
const bug = new TypeError('RE-20815 is not a function');
const rule = () => {
  throw bug;
};

/** [what fails, the engine, whether the header is found all the same]. */
const failing: readonly (readonly [string, Engine, boolean])[] = [
  ['the network of line items', { ...engine, bundle: { ...engine.bundle, lineItems: fails(bug) } }, true],
  ['a rule', { ...engine, knowledge: { ...engine.knowledge, customDetails: [undefined as never], trained: { has: rule } as never } }, true],
  ['the calibration', { ...engine, bundle: { ...engine.bundle, calibration: { ...engine.bundle.calibration!, features: ['another'] } } }, true],
  ['the network of details', { ...engine, bundle: { ...engine.bundle, details: fails(bug) } }, false],
  [
    'it with a refusal',
    { ...engine, bundle: { ...engine.bundle, details: fails(new InputError('models/x: damaged. Make it again: beleg export RUN')) } },
    false,
  ],
];

for (const [what, broken, hasHeader] of failing)
  test(`${what} fails: bit 1, and what was found besides`, async () => {
    const detect: Recognition['detect'] = (bytes, options) => detectInPart(bytes, broken, options);
    const { answer, message, log } = await answered(
      { ...recognition, detect },
      { Invoice: page, CreateResultPdf: true, AddOcrResult: true, AddDocumentText: true },
    );
    assert.equal(answer.InvoiceState, 1);
    assert.match(answer.DocumentText, /RE-20815/);
    assert.match(answer.OcrResult, /RE-20815/);
    assert.ok(answer.ResultPdf.length > 100);
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely.
    const found = answer.InvoiceDetailTypePredictions.find(({ TypeName }: any) => TypeName === 'GrandTotalAmount');
    assert.equal(found?.Value ?? '', hasHeader ? '119.00' : '');
    assert.match(message, /^Prediction failed in part/);
    assert.doesNotMatch(message, /beleg|models\/|--[a-z]/);
    assert.ok(log.includes('failed inside') && !log.includes('20815'));
  });
