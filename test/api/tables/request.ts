import assert from 'node:assert/strict';
import { call, Invoice } from '../call.js';
import { ask, optionsOf, isText, type Tables, whole } from './answers.js';

/** What is asked for. */
export const requestTables: Tables = {
  'DetectInvoiceRequest (request body)': [
    ['Filter', async () => assert.equal((await ask({ Filter: 1024 })).InvoiceDetailTypePredictions.length, 1)],
    ['Invoice', async () => assert.equal((await call('{"Filter":0}')).status, 400)],
    [
      'Format',
      async () => assert.deepEqual([(await ask({ Format: 0 })).FormattedResult, (await call(`{"Invoice":"${Invoice}","Format":1}`)).status], [undefined, 200]),
    ],
    ['PropertyStore', async () => assert.deepEqual((await optionsOf({ PropertyStore: { SenderVatId: 'DE1' } })).senderVatIds, ['DE1'])],
    ['CreateResultPdf', () => assert.match(Buffer.from(whole.ResultPdf, 'base64').toString('latin1'), /^%PDF-/)],
    ['AddOcrResult', async () => assert.deepEqual([typeof JSON.parse(whole.OcrResult), 'OcrResult' in (await ask({}))], ['object', false])],
    ['AddOcrPageImages', async () => assert.deepEqual([whole.OcrPageImages.length, 'OcrPageImages' in (await ask({}))], [1, false])],
    ['AddDocumentText', async () => assert.deepEqual([isText(whole.DocumentText), 'DocumentText' in (await ask({}))], [true, false])],
    ['Languages', async () => assert.deepEqual((await optionsOf({ Languages: 'de,en' })).languages, ['de', 'en'])],
  ],
  'PropertyStore keys': [
    ['ReceiverVatId', async () => assert.deepEqual((await optionsOf({ PropertyStore: { ReceiverVatId: 'DE1,DE2' } })).receiverVatIds, ['DE1', 'DE2'])],
    ['SenderVatId', async () => assert.deepEqual((await optionsOf({ PropertyStore: { SenderVatId: 'DE1' } })).senderVatIds, ['DE1'])],
    ['DocumentReceiverCountry', async () => assert.equal((await optionsOf({ PropertyStore: { DocumentReceiverCountry: 'CH' } })).receiverCountry, 'CH')],
    ['DocumentReceivedDate', async () => assert.equal((await optionsOf({ PropertyStore: { DocumentReceivedDate: '2024-03-12' } })).receivedDate, '2024-03-12')],
    ['SessionLogId', async () => assert.equal((await optionsOf({ PropertyStore: { SessionLogId: 'S-1' } })).sessionLogId, 'S-1')],
    ['ForceReturnBestMatch', async () => assert.equal((await optionsOf({ PropertyStore: { ForceReturnBestMatch: 'true' } })).forceBestMatch, true)],
  ],
};
