/** A document and an extraction made by hand, with something of every shape that a response has. */
import type { Document } from '../../src/document/document.js';
import type { Extraction, Prediction } from '../../src/extraction/extraction.js';
import { noEvidence } from '../../src/extraction/decoding/predictions.js';

const box = { x: 10.4, y: 20.5, width: 99.6, height: 12 };

export const prediction = (name: string, value: string, rest: Partial<Prediction> = {}): Prediction => ({
  name,
  value,
  text: value,
  score: 0.98765432,
  page: 0,
  box,
  evidence: noEvidence,
  ...rest,
});

export const emptyDocument: Document = {
  name: 'empty',
  resolution: 300,
  format: 'Letter',
  source: 'scan',
  countries: [],
  quality: { mean: 100, deviation: 0, max: 100, wordRatio: 0 },
  pages: [],
  pageCount: 0,
};

export const document: Document = {
  ...emptyDocument,
  name: 'invoice.pdf',
  source: 'text',
  language: 'de',
  countries: ['CH'],
  quality: { mean: 1.5, deviation: 2.25, max: 30, wordRatio: 100 },
  pages: [
    {
      width: 2480,
      height: 3508,
      rotation: 0,
      words: ['Rechnung', '4711', 'Total', '119.00'].map((text, i) => ({
        text,
        box: { x: 100 + 400 * (i % 2), y: 200 + 60 * (i >> 1), width: 200, height: 40 },
        confidence: 1,
        fontSize: 40,
        bold: i === 0,
        source: 'text',
      })),
      lines: [
        { words: [0, 1], box: { x: 100, y: 200, width: 600, height: 40 } },
        { words: [2, 3], box: { x: 100, y: 260, width: 600, height: 40 } },
      ],
      codes: [],
      rulings: [],
    },
  ],
  pageCount: 1,
};

export const nothing: Extraction = {
  documentType: prediction('DocumentType', '', { score: 0 }),
  predictions: [],
  groups: [],
  contacts: [],
  lineItems: [],
  lookedFor: [],
};

export const extraction: Extraction = {
  documentType: prediction('DocumentType', 'Other', { text: undefined, box: undefined }),
  predictions: [
    prediction('DocumentType', 'Other', { text: undefined, box: undefined }),
    prediction('InvoiceId', '4711', { text: ' (4711). ', threshold: 0.9 }),
    prediction('GrandTotalAmount', '119', { threshold: 0.99999 }),
    prediction('SenderVatId', 'DE123456789'),
    prediction('Iban', 'DE89370400440532013000', { validate: true }),
    prediction('Iban', 'AT611904300234573201'),
    prediction('ContractId', 'V-1'),
  ],
  groups: [
    { name: 'VatGroup', members: [prediction('VatRate', '19'), prediction('NetAmount', '100'), prediction('VatAmount', '19')] },
    { name: 'BankGroup', members: [prediction('BankCode', '37040044'), prediction('BankAccount', '532013000')] },
    { name: 'DueDateGroup', members: [prediction('DueDateDate', '2024-04-12'), prediction('DueDateDuration', '30')] },
    { name: 'DiscountGroup', members: [prediction('DiscountDate', '2024-03-22'), prediction('DiscountDuration', '10'), prediction('DiscountPercent', '2.0')] },
    { name: 'DeliveryPeriodGroup', members: [prediction('DeliveryPeriodDateStart', '2024-02-01'), prediction('DeliveryPeriodDateEnd', '2024-02-29')] },
    { name: 'QrCodeGroup', members: [prediction('QrCodeRawString', 'SPC…'), prediction('Iban', 'CH93')] },
    { name: 'BoletoBarCode', members: [prediction('Bar', '03399')] },
    { name: 'BarCode', members: [prediction('Bar', '4006381333931')] },
    { name: 'ClientGroup', members: [prediction('Client', 'C-17'), prediction('ClientHint', 'ACME GmbH')] },
  ],
  contacts: [
    {
      role: 'Sender',
      score: 0.9,
      threshold: 0.8,
      fields: {
        Name: [prediction('Name', 'ACME GmbH')],
        Street: [prediction('Street', 'Hauptstr. 1')],
        ZipCode: [prediction('ZipCode', '10115', { box: { x: 10, y: 40, width: 50, height: 12 } })],
        City: [prediction('City', 'Berlin')],
        Country: [prediction('Country', 'DE', { text: undefined, box: undefined, page: undefined })],
        WebsiteUrl: [prediction('WebsiteUrl', 'https://acme.example')],
        Email: [prediction('Email', 'a@acme.example'), prediction('Email', 'b@acme.example')],
        Phone: [prediction('Phone', '+49301234')],
        Fax: [prediction('Fax', '+49301235')],
      },
    },
    { role: 'Receiver', score: 0.8, fields: { Name: [prediction('Name', 'Käufer AG')] } },
    { role: 'Other', score: 0.5, fields: { Name: [prediction('Name', 'Bank')] } },
  ],
  lineItems: [
    {
      score: 0.77777777,
      page: 0,
      box,
      cells: {
        PositionId: prediction('PositionId', '10'),
        ItemId: prediction('ItemId', 'A-1'),
        Description: prediction('Description', 'Schraube'),
        OrderId: prediction('OrderId', 'B-1'),
        DeliveryId: prediction('DeliveryId', 'L-1'),
        DeliveryDate: prediction('DeliveryDate', '2024-03-01'),
        Quantity: prediction('Quantity', '2'),
        Unit: prediction('Unit', 'Stk'),
        UnitPrice: prediction('UnitPrice', '50'),
        VatRate: prediction('VatRate', '19'),
        Discount: prediction('Discount', '5 %'),
        TotalAmount: prediction('TotalAmount', '100'),
      },
      custom: { BatchId: prediction('BatchId', 'X9') },
    },
    { score: 0.5, page: 0, box, cells: { Description: prediction('Description', 'Mutter') } },
  ],
  lookedFor: [
    'InvoiceId',
    'InvoiceDate',
    'DeliveryDate',
    'GrandTotalAmount',
    'NetTotalAmount',
    'Iban',
    'Bic',
    'SenderVatId',
    'ReceiverVatId',
    'SenderTaxId',
    'ReceiverTaxId',
    'ContractId',
    'ProjectId',
  ],
  confidence: 0,
};
