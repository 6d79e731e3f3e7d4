import assert from 'node:assert/strict';
import { PDFDocument } from '@cantoo/pdf-lib';
import { extraction } from '../extraction.js';
import { are, ask, isInteger, LineItemTable, old, Sender, type Tables, whole } from './answers.js';

const fails = (): never => {
  throw new TypeError('a bug');
};

/** The members of the answer itself, and its states. */
export const responseTables: Tables = {
  DetectInvoiceResponse: [
    ['DocumentResolution', () => are([whole.DocumentResolution], isInteger)],
    ['DocumentFormat', () => assert.ok(['Letter', 'Receipt'].includes(whole.DocumentFormat))],
    ['Language', () => assert.equal(whole.Language, 'de')],
    ['Countries', () => assert.deepEqual([old.Countries, whole.Countries], ['CH', 'CH'])],
    ['InvoiceDetailTypePredictions', () => assert.ok(whole.InvoiceDetailTypePredictions.length > 5)],
    ['PredictionGroups', () => assert.equal(whole.PredictionGroups.length, extraction.groups.length)],
    ['LineItemTable', () => assert.deepEqual(Object.keys(LineItemTable), ['LineItems'])],
    ['Sender', () => assert.equal(Sender.Name.Value, 'ACME GmbH')],
    ['Receiver', () => assert.equal(whole.Receiver.Name.Value, 'Käufer AG')],
    ['Contacts', () => assert.equal(whole.Contacts.length, 3)],
    ['FormattedResult', () => assert.ok(!('FormattedResult' in whole))],
    ['IsQualityOk', () => assert.equal(whole.IsQualityOk, true)],
    ['OcrWordQuality', () => assert.deepEqual([old.OcrWordQuality, whole.OcrWordQuality], [100, undefined])],
    ['MeanCharacterConfidenceValue', () => assert.deepEqual([old.MeanCharacterConfidenceValue, whole.MeanCharacterConfidenceValue], [1.5, undefined])],
    ['StdDevCharacterConfidenceValue', () => assert.deepEqual([old.StdDevCharacterConfidenceValue, whole.StdDevCharacterConfidenceValue], [2.25, undefined])],
    ['MaxCharacterConfidenceValue', () => assert.deepEqual([old.MaxCharacterConfidenceValue, whole.MaxCharacterConfidenceValue], [30, undefined])],
    ['OcrResult', () => assert.equal(JSON.parse(whole.OcrResult).Pages[0].Lines[0].Words[0].Bold, true)],
    ['ResultPdf', async () => assert.equal((await PDFDocument.load(whole.ResultPdf)).getPageCount(), 1)],
    ['DocumentText', () => assert.match(whole.DocumentText, /^([^\r\n]+\r\n)+$/)],
    ['InvoiceState', () => assert.equal(whole.InvoiceState, 0)],
    ['Confidence', () => assert.ok([-1, 0, 1].includes(whole.Confidence))],
  ],
  'States and transitions': [
    ['0', () => assert.equal(whole.InvoiceState, 0)],
    // The document of `ask` is no PDF that can be marked.
    ['2', async () => assert.equal((await ask({ CreateResultPdf: true })).InvoiceState, 2)],
    ['1', async () => assert.equal((await ask({}, { onOptions: fails })).InvoiceState, 1)],
    ['4', async () => assert.equal((await ask({ AddOcrPageImages: true }, { pageImages: async () => fails() })).InvoiceState, 4)],
  ],
};
