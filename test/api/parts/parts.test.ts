/** The parts of an answer: result PDF, OCR result, text; and that each may fail alone. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { degrees, PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { documentText, failedParts, partsOf } from '../../../src/api/parts/parts.js';
import { marksOf } from '../../../src/api/parts/marks.js';
import { ocrResult } from '../../../src/api/parts/ocr-result.js';
import { resultPdf } from '../../../src/api/parts/result-pdf.js';
import type { Extraction } from '../../../src/extraction/extraction.js';
import { closeReaders, pageImages, pagePrints, read } from '../../../src/reading/read.js';
import { document, emptyDocument, extraction, nothing, prediction } from '../extraction.js';

after(closeReaders);

/** biome-ignore lint/correctness/useYield: it fails before the first picture. */
async function* failing(message: string): AsyncGenerator<Uint8Array> {
  throw new Error(message);
}

/** A page a rotation, all upright to whoever looks: /Rotate turns back what is written turned. */
export async function turnedPages(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const rotation of [0, 90, 180, 270]) {
    const page = pdf.addPage(rotation % 180 ? [400, 300] : [300, 400]);
    page.setRotation(degrees(rotation));
    const at = { 0: { x: 40, y: 350 }, 90: { x: 50, y: 40 }, 180: { x: 260, y: 50 }, 270: { x: 350, y: 260 } }[rotation]!;
    page.drawText('Invoice No. 4711', { ...at, size: 14, font, rotate: degrees(rotation) });
  }
  return pdf.save();
}

const wordsFound = async (): Promise<{ bytes: Uint8Array; document: typeof document; extraction: Extraction }> => {
  const bytes = await turnedPages();
  const document = await read(bytes);
  const predictions = document.pages.map(({ words }, page) => prediction('InvoiceId', '4711', { page, box: words.find(({ text }) => text === '4711')!.box }));
  return { bytes, document, extraction: { ...nothing, predictions } };
};

test('the result PDF marks what was found where it stands, however the page is turned, and its text stays', async () => {
  const { bytes, document, extraction } = await wordsFound();
  const marked = await resultPdf(bytes, document, extraction, () => failing('not needed'));
  const again = await read(marked);
  again.pages.forEach(({ words }, page) => {
    const label = words.find(({ text }) => text === 'InvoiceId')!;
    const value = words.find(({ text }) => text === '4711')!;
    assert.ok(label, `page ${page + 1} has a label`);
    assert.deepEqual(value.box, extraction.predictions[page]!.box);
    // The label stands upright directly above the value's box.
    assert.ok(
      Math.abs(label.box.x - value.box.x) < 20 && value.box.y - label.box.y > 0 && value.box.y - label.box.y < 60,
      JSON.stringify([label.box, value.box]),
    );
    assert.ok(
      words.some(({ text }) => text === 'Details'),
      'the legend',
    );
  });
});

test('pictures, and PDFs that cannot be written again, become a PDF of their images', async () => {
  const { bytes, document, extraction } = await wordsFound();
  const [image] = await pageImages(bytes);
  for (const sent of [image!, Buffer.from('%PDF-1.4 damaged')]) {
    const marked = await PDFDocument.load(await resultPdf(sent, document, extraction, () => pagePrints(bytes)));
    assert.equal(marked.getPageCount(), 4);
    assert.deepEqual(Object.values(marked.getPage(0).getSize()).map(Math.round), [300, 400]);
  }
});

/** The same with every prediction in a place of its own, as on paper. */
function apart<T>(value: T, next = { x: 0 }): T {
  if (Array.isArray(value)) return value.map((each) => apart(each, next)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([name, member]) => [name, apart(member, next)]));
  return ('box' in own && own.box ? { ...own, box: { ...own.box, x: (next.x += 10) } } : own) as T;
}

test('marks: details, groups around their members, contacts, line items with their columns', () => {
  const marks = marksOf(apart(extraction));
  const labels = (kind: string) => marks.filter((mark) => mark.kind === kind).map(({ label }) => label);
  assert.deepEqual(labels('custom'), ['ContractId']);
  assert.ok(labels('detail').includes('InvoiceId') && labels('group').includes('VatGroup') && labels('group').includes('VatRate'));
  assert.ok(labels('sender').includes('Street') && labels('contact').includes('Name'));
  assert.deepEqual(
    labels('lineItem').filter((label) => label === '1' || label === '2' || label === 'UnitPrice'),
    ['1', 'UnitPrice', '2'],
  );
});

test('marks: the many details of a code are one mark with the names of their groups and contacts', () => {
  const box = { x: 500, y: 500, width: 300, height: 300 };
  const of = (...names: string[]) => names.map((name) => prediction(name, 'x', { box }));
  const code = { name: 'QrCodeGroup', members: of('QrCodeRawString', 'Iban', 'Amount', 'Currency', 'CreditorName') };
  const [Name, City] = [of('Name'), of('City')];
  const found = marksOf({ ...nothing, groups: [code], contacts: [{ role: 'Sender', score: 1, fields: { Name, City } }] });
  assert.deepEqual(
    found.map(({ kind, label }) => [kind, label]),
    [['group', 'QrCodeGroup, Sender']],
  );
});

test('OcrResult and DocumentText', () => {
  const { Resolution, Language, Pages } = JSON.parse(ocrResult(document));
  assert.deepEqual([Resolution, Language, Pages.length, Pages[0].Number, Pages[0].Rotation], [300, 'de', 1, 1, 0]);
  assert.deepEqual(Pages[0].Lines[0].Words[0], { Text: 'Rechnung', X: 100, Y: 200, Width: 200, Height: 40, Bold: true, FontSize: 40, Confidence: 1 });
  assert.deepEqual(
    documentText(document)
      .split('\r\n')
      .map((line) => line.split(/ +/)),
    [
      ['Rechnung', '4711'],
      ['Total', '119.00'],
      // The last line ends like every other.
      [''],
    ],
  );
  assert.equal(documentText(emptyDocument), '');
});

const all = { invoice: Buffer.from('no picture'), createResultPdf: true, addOcrResult: true, addOcrPageImages: true, addDocumentText: true };

test('each part may fail alone: an empty string and its bit', async () => {
  const reported: unknown[] = [];
  const parts = await partsOf(
    all,
    { document, extraction },
    { pageImages: () => Promise.reject(new Error('no images')), pagePrints: () => failing('no images') },
    (error) => reported.push(error),
  );
  assert.deepEqual([parts.ResultPdf, parts.OcrPageImages, parts.state, reported.length], ['', [], 6, 2]);
  assert.ok(parts.OcrResult && parts.DocumentText);
  const none = await partsOf(
    { ...all, createResultPdf: false, addOcrResult: false, addOcrPageImages: false, addDocumentText: false },
    { document, extraction },
    { pageImages: () => Promise.reject(new Error()), pagePrints: () => failing('') },
    () => {},
  );
  assert.deepEqual(
    Object.values(none).filter((value) => value !== undefined),
    [0],
  );
  assert.equal(failedParts(all).state, 7);
});
