/** Parts of an answer over HTTP, made of real pages: how many, how large, and what they show to whom; and what X-Message says of them. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { type PDFDict, PDFDocument, PDFName, PDFRawStream, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import type { Extraction } from '../../src/extraction/extraction.js';
import { closeReaders, pageImages, pagePrints, read } from '../../src/reading/read.js';
import type { detectInPart } from '../../src/server/workers/partial.js';
import { extraction, nothing, prediction } from '../api/extraction.js';
import { invoice, localRunner, recognition, type Started, started } from './started.js';

after(closeReaders);

/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
const json = async (response: Response): Promise<any> => response.json();

const reading = (found: Extraction = nothing) => ({
  ...recognition,
  pageImages,
  pagePrints,
  detect: async (bytes: Uint8Array, options: Parameters<typeof detectInPart>[2]) => ({ document: await read(bytes, options), extraction: found }),
});

async function withServer(own: typeof recognition, flags: object, work: (server: Started) => Promise<void>): Promise<void> {
  const server = await started(localRunner(own), { ...flags });
  try {
    await work(server);
  } finally {
    await server.stop();
  }
}

async function pages(count: number): Promise<string> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= count; page++) pdf.addPage([200, 150]).drawText(`Page ${page} of the order 4711`, { x: 20, y: 100, size: 10, font });
  return Buffer.from(await pdf.save()).toString('base64');
}

for (const [count, maxPages, read, message] of [
  [4, 2, 2, 'The document has 4 pages; the first 2 were processed, the others left out.'],
  [2, 2, 2, null],
  [12, 10, 10, 'The document has 12 pages; the first 10 were processed, the others left out.'],
] as const)
  test(`${count} pages, --max-pages ${maxPages}: ${read} page images, and a word where pages were left out`, async () =>
    withServer(reading(), { maxPages }, async (server) => {
      const response = await server.post({ Invoice: await pages(count), AddOcrPageImages: true, AddOcrResult: true });
      const { OcrPageImages, OcrResult } = await json(response);
      assert.deepEqual([OcrPageImages.length, JSON.parse(OcrResult).Pages.length, response.headers.get('x-message')], [read, read, message]);
    }));

/** Of each picture in a PDF: its filter and size. */
async function picturesIn(pdf: string) {
  const loaded = await PDFDocument.load(Buffer.from(pdf, 'base64'));
  return loaded.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.dict] : []))
    .filter((dict: PDFDict) => dict.get(PDFName.of('Subtype')) === PDFName.of('Image'))
    .map((dict: PDFDict) => [
      String(dict.get(PDFName.of('Filter'))),
      Number(String(dict.get(PDFName.of('Width')))),
      Number(String(dict.get(PDFName.of('Height')))),
    ]);
}

test('a picture goes into the result PDF as JPEG of 200 dpi at most, in the size of its paper', async () => {
  const at = (density: number, [width, height]: readonly [number, number]) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .withDensity(density)
      .png()
      .toBuffer(); // prettier-ignore
  await withServer(reading(), {}, async (server) => {
    for (const [density, sides, expected, points] of [
      [300, [1200, 1800], [800, 1200], [288, 432]],
      [150, [600, 900], [600, 900], [288, 432]],
    ] as const) {
      const Invoice = (await at(density, sides)).toString('base64');
      const { ResultPdf, InvoiceState } = await json(await server.post({ Invoice, CreateResultPdf: true }));
      assert.equal(InvoiceState, 0);
      assert.deepEqual(await picturesIn(ResultPdf), [['/DCTDecode', ...expected]]);
      const { width, height } = (await PDFDocument.load(Buffer.from(ResultPdf, 'base64'))).getPage(0).getSize();
      assert.deepEqual([Math.round(width), Math.round(height)], points);
    }
  });
});

test('a result PDF that fails is empty, with its bit', async () => {
  /** biome-ignore lint/correctness/useYield: it fails before the first picture. */
  async function* none(): AsyncGenerator<Uint8Array> {
    throw new Error('no memory left');
  }
  const picture = (
    await sharp({ create: { width: 90, height: 90, channels: 3, background: '#fff' } })
      .png()
      .toBuffer()
  ).toString('base64'); // prettier-ignore
  await withServer({ ...reading(), pagePrints: none }, {}, async (server) => {
    const response = await server.post({ Invoice: picture, CreateResultPdf: true });
    const { ResultPdf, InvoiceState } = await json(response);
    assert.deepEqual([response.status, ResultPdf, InvoiceState], [200, '', 2]);
  });
});

test('a key limited to some details: the result PDF marks those alone, whatever the filter', async () => {
  const at = (x: number, y: number) => ({ page: 0, box: { x, y, width: 60, height: 20 } });
  const found: Extraction = {
    ...nothing,
    predictions: [
      prediction('InvoiceId', '4711', at(100, 100)),
      prediction('GrandTotalAmount', '1', at(300, 300)),
      prediction('ContractId', '2', at(500, 200)),
    ],
    groups: [
      { name: 'BankGroup', members: [prediction('BankCode', '3', at(100, 400)), prediction('BankAccount', '4', at(300, 400))] },
      { name: 'ClientGroup', members: [prediction('Client', 'C', at(500, 400)), prediction('ClientHint', 'C', at(600, 500))] },
    ],
    contacts: [{ role: 'Sender', score: 1, fields: { Name: [prediction('Name', 'N', at(100, 500))] } }],
    lineItems: [{ score: 1, ...at(100, 600), cells: { Description: prediction('Description', 'D', at(100, 600)) } }],
  };
  const marks = async (server: Started, details?: readonly string[]) => {
    const key = await server.makeKey(details ? { details } : {});
    const { ResultPdf } = await json(await server.post({ Invoice: await pages(1), CreateResultPdf: true, Filter: 'InvoiceId' }, { 'x-apikey': key }));
    const words = (await read(Buffer.from(ResultPdf, 'base64'))).pages[0]!.words.map(({ text }) => text);
    const names = ['InvoiceId', 'GrandTotalAmount', 'ContractId', 'BankCode', 'BankAccount', 'ClientHint', 'Name', 'Description'];
    return names.filter((name) => words.includes(name));
  };
  await withServer(reading(found), {}, async (server) => {
    assert.deepEqual(await marks(server, ['InvoiceId']), ['InvoiceId']);
    assert.deepEqual(await marks(server, ['ContractId', 'BankGroup']), ['ContractId', 'BankCode', 'BankAccount']);
    assert.deepEqual(await marks(server, ['BankCode', 'Contacts']), ['BankCode', 'Name']);
    assert.deepEqual(await marks(server, ['ClientGroup', 'LineItems']), ['ClientHint', 'Description']);
    assert.equal((await marks(server)).length, 8);
  });
});

test('a list is asked for by the name of its group, which is its own, or by number, which all lists share', async () => {
  const group = (name: string) => ({ name: `${name}Group`, members: [prediction(name, '7'), prediction(`${name}Hint`, 'Muster Werk')] });
  const found = { ...nothing, groups: [group('Supplier'), group('CostCentre')] };
  const own = {
    ...recognition,
    lists: ['Supplier', 'CostCentre'],
    detect: async () => ({ ...(await recognition.detect(new Uint8Array(), {})), extraction: found }),
  };
  await withServer(own, {}, async (server) => {
    const groups = async (Filter: unknown, details?: readonly string[]) => {
      const key = await server.makeKey(details ? { details } : {});
      const response = await server.post(JSON.stringify({ Invoice: invoice, Filter }), { 'x-apikey': key });
      assert.equal(response.status, 200, response.headers.get('x-message')!);
      return (await json(response)).PredictionGroups.map(({ TypeName }: { TypeName: string }) => TypeName);
    };
    const both = ['SupplierGroup', 'CostCentreGroup'];
    assert.deepEqual(await groups('SupplierGroup'), ['SupplierGroup']);
    assert.deepEqual(await groups('InvoiceId, supplierGroup'), ['SupplierGroup']);
    assert.deepEqual(await groups('CostCentreGroup|Supplier'), both);
    assert.deepEqual(await groups('ClientGroup'), []);
    assert.deepEqual(await groups('1152921504606846976'), both);
    assert.deepEqual(await groups('WhitelistGroup'), both);
    assert.deepEqual(await groups(0), both);
    assert.deepEqual(await groups(0, ['SupplierGroup']), ['SupplierGroup']);
    assert.deepEqual(await groups('1152921504606846976', ['SupplierGroup', 'InvoiceId']), ['SupplierGroup']);
    assert.deepEqual(await groups('SupplierGroup', ['WhitelistGroup']), ['SupplierGroup']);
    assert.deepEqual(await groups('SupplierGroup', ['InvoiceId']), []);
  });
});

test('X-Message of a 200: what had no effect and what is less sure, without advice that is for operators', async () => {
  const own = {
    ...recognition,
    detect: async () => ({ ...(await recognition.detect(new Uint8Array(), {})), extraction: { ...extraction, uncalibrated: 'scan' as const } }),
  };
  await withServer(own, {}, async (server) => {
    const response = await server.post({ Invoice: invoice, Languages: 'de,xx', Format: 9 });
    const message = response.headers.get('x-message')!;
    assert.equal(response.status, 200);
    for (const part of [
      /Languages: "xx" not known and ignored; known are /,
      /Format: "9" is not known and was ignored/,
      /is a scan, and the service was not calibrated/,
    ])
      assert.match(message, part);
    assert.doesNotMatch(message, /beleg|bundle|--[a-z]|models\//);
    assert.match((await server.post({ Invoice: invoice, Format: 1 })).headers.get('x-message')!, /^Format: 1 \(EbInterface\) is not offered here/);
  });
  await withServer(recognition, {}, async (server) =>
    assert.equal((await server.post({ Invoice: invoice, Languages: 'de', Format: 0 })).headers.get('x-message'), null),
  );
});

test('members, properties and form fields in another letter case over HTTP', async () => {
  await withServer(recognition, {}, async (server) => {
    const names = async (body: string, type: string) =>
      (await json(await server.post(body, { 'content-type': type }))).InvoiceDetailTypePredictions.map(({ TypeName }: { TypeName: string }) => TypeName);
    assert.deepEqual(await names(JSON.stringify({ invoice, filter: 1024 }), 'application/json'), ['InvoiceId']);
    assert.deepEqual(await names(new URLSearchParams({ INVOICE: invoice, filter: '1024' }).toString(), 'application/x-www-form-urlencoded'), ['InvoiceId']);
  });
});

test('an empty page has no predictions, in any version; what has none has no score', async () => {
  const other = { ...nothing, documentType: prediction('DocumentType', 'Other', { score: 0.0002 }), lookedFor: ['InvoiceId'] };
  const empty = await PDFDocument.create();
  empty.addPage([200, 150]);
  const Invoice = Buffer.from(await empty.save()).toString('base64');
  await withServer(reading(other), {}, async (server) => {
    for (const path of ['/v1-18', '/v1-10', '']) {
      const response = await server.post({ Invoice }, {}, `${path}/invoicedetail/detect`);
      const { InvoiceDetailTypePredictions: all, PredictionGroups, InvoiceState } = await json(response);
      assert.deepEqual([response.status, PredictionGroups, InvoiceState], [200, [], 0]);
      assert.ok(all.length > 0 && all.every(({ Value, Score }: { Value: string; Score: number }) => Value === '' && Score === 0));
    }
  });
  const predictions = [prediction('SenderVatId', ''), prediction('ReceiverVatId', 'DE123456789')];
  const detect = async () => ({ ...(await recognition.detect(new Uint8Array(), {})), extraction: { ...extraction, predictions } });
  await withServer({ ...recognition, detect }, {}, async (server) => {
    const { InvoiceDetailTypePredictions: all } = await json(
      await server.post({ Invoice: invoice, Filter: 'DocumentType,VatIds' }, {}, '/invoicedetail/detect'),
    );
    const said = all.map(({ TypeName, Value, Score }: { TypeName: string; Value: string; Score: number }) => [TypeName, Value, Score]);
    assert.deepEqual(said, [
      ['DocumentType', '', 0],
      ['ReceiverVatId', 'DE123456789', 0.9877],
      ['SenderVatId', '', 0],
    ]);
  });
});
