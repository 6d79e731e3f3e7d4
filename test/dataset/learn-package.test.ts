import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { zipSync } from 'fflate';
import { textOf } from '../../src/dataset/align/printed.js';
import { labelFromPackage } from '../../src/dataset/learn-package.js';
import { createDataset, document, entries, entryNamed, labels } from '../../src/dataset/store.js';
import { readZip } from '../../src/dataset/zip.js';
import { InputError } from '../../src/errors.js';

const text = (content: string) => new TextEncoder().encode(content);

async function pdf(lines: readonly (readonly [x: number, y: number, text: string])[]): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  const page = file.addPage([595, 842]);
  const font = await file.embedFont(StandardFonts.Helvetica);
  for (const [x, y, line] of lines) page.drawText(line, { x, y, size: 10, font });
  return file.save();
}

async function unpacked<T>(files: Readonly<Record<string, Uint8Array>> | Uint8Array, run: (zip: string, folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'package-'));
  try {
    const zip = join(folder, 'p.zip');
    await writeFile(zip, files instanceof Uint8Array ? files : zipSync(files as Record<string, Uint8Array>));
    return await run(zip, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const invoice = await pdf([
  [50, 780, 'Nordlicht GmbH'],
  [50, 700, 'Invoice 4711'],
  [300, 700, '2024-03-12'],
  [50, 600, 'Net 100.00'],
  [50, 580, 'Total 119.00'],
  [50, 560, 'Amount due 119.00'],
]);

const answer = {
  // Half the resolution of the document as read: the boxes must be scaled.
  DocumentResolution: 150,
  InvoiceDetailTypePredictions: [
    { Type: 8192, TypeName: 'DocumentType', Value: 'Invoice', Score: 1, X: 0, Y: 0, Width: 0, Height: 0 },
    { Type: 1024, TypeName: 'InvoiceId', Value: '4711', Text: '4711', Score: 1 },
    { Type: 16, TypeName: 'GrandTotalAmount', Value: '119.00', Text: '119.00', Score: 1, X: 210, Y: 565, Width: 80, Height: 28 },
    { Type: 2097152, TypeName: 'CustomerId', Value: '', Score: 1 },
    { Type: 5, TypeName: 'Strange', Value: 'x', Score: 1 },
    { Type: 8388608, TypeName: 'SenderVatId', Value: 'DE123456788', Score: 1 },
  ],
  Sender: { Name: { Value: 'Nordlicht GmbH', Text: 'Nordlicht GmbH' }, Address: {}, WebsiteUrl: [], Email: null },
};

test('a package becomes labelled documents', () =>
  unpacked({ 'a.pdf': invoice, 'a.json': text(JSON.stringify(answer)), 'alone.pdf': invoice, 'orphan.json': text('{}') }, async (zip, folder) => {
    const dataset = await createDataset(join(folder, 'set'));
    const report = await labelFromPackage(async () => dataset, zip);
    assert.deepEqual(
      (await entries(dataset)).map(({ name }) => name),
      ['a.pdf', 'alone.pdf'],
    );
    const entry = await entryNamed(dataset, 'a.pdf');
    const found = (await labels(entry))!;
    assert.deepEqual([found.documentType, found.supplier, found.details.CustomerId], ['Invoice', 'DE123456788', []]);
    assert.equal(found.details.InvoiceId?.[0]?.value, '4711');
    const total = found.details.GrandTotalAmount![0]!;
    const page = (await document(entry)).pages[0]!;
    const line = page.lines.find((one) => one.words.includes(total.places[0]!.words[0]!))!;
    assert.equal(total.places.length, 1, 'the box says which of the two');
    assert.equal(textOf({ page: 0, words: line.words }, await document(entry)), 'Amount due 119.00');
    assert.deepEqual(
      report.flatMap(({ document, skipped, unplaced }) => (skipped ? [[document, 'skipped']] : unplaced.map(({ detail }) => [document, detail]))),
      [
        ['a.pdf', 'SenderVatId'],
        ['a.pdf', 'Strange'],
        ['alone.pdf', 'skipped'],
        ['orphan.json', 'skipped'],
      ],
    );
  }));

test('JSON that is none stops before anything is added', () =>
  unpacked({ 'a.pdf': invoice, 'b.pdf': invoice, 'b.json': text('{"Sender": 5}') }, async (zip, folder) => {
    const dataset = await createDataset(join(folder, 'set'));
    await assert.rejects(
      labelFromPackage(async () => dataset, zip),
      /b\.json: no detect response: Sender/,
    );
    assert.deepEqual(await entries(dataset), []);
  }));

const zeros = zipSync({ 'a.json': new Uint8Array(20_000_000) });

/** The archive says that its file is small. */
function lying(zip: Uint8Array): Uint8Array {
  const copy = Buffer.from(zip);
  const central = copy.lastIndexOf(Buffer.from([0x50, 0x4b, 1, 2]));
  copy.writeUInt32LE(100, central + 24);
  return copy;
}

for (const [what, zip, message] of [
  ['a bomb', zeros, /unpacks to 20000000 bytes/],
  ['a bomb that lies about its size', lying(zeros), /damaged archive/],
  ['no archive', text('hello'), /is no zip archive/],
  ['an archive cut short', zipSync({ 'a.json': text('{}') }).slice(0, 30), /is no zip archive/],
  ['an archive without documents', zipSync({ 'notes.txt': text('x') }), /no documents in its root/],
] as const) {
  test(`refused: ${what}`, () =>
    unpacked(zip, async (path, folder) => {
      const dataset = await createDataset(join(folder, 'set'));
      await assert.rejects(
        labelFromPackage(async () => dataset, path),
        (error) => error instanceof InputError && message.test(error.message),
      );
    }));
}

test('too many files and too much in all are refused', () =>
  unpacked({ 'a.json': text('aaaa'), 'b.json': text('bbbb') }, async (zip) => {
    const limits = { entries: 9, fileBytes: 9, totalBytes: 9 };
    const all = () => true;
    await readZip(zip, all, async () => {}, limits);
    await assert.rejects(
      readZip(zip, all, async () => {}, { ...limits, entries: 1 }),
      InputError,
    );
    await assert.rejects(
      readZip(zip, all, async () => {}, { ...limits, fileBytes: 3 }),
      InputError,
    );
    await assert.rejects(
      readZip(zip, all, async () => {}, { ...limits, totalBytes: 7 }),
      InputError,
    );
  }));
