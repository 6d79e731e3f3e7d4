/** Version 1.11: the details of 1.10 with ids of 32 bits, fewer fields, an address without a version, and a field that names another one. */
import { qualityFields, requestFields, responseFields, without } from './fields.js';
import { v1_10 } from './v1-10.js';
import type { Version } from './version.js';

export const v1_11: Version = {
  name: '1.11',
  segment: '',
  keyHeader: 'X-ApiKey',
  bits: 32,
  details: v1_10.details,
  flags: [
    'Sender',
    'DeliveryDate',
    'GrandTotalAmount',
    'InvoiceDate',
    'Receiver',
    'InvoiceId',
    'DocumentType',
    'Ibans',
    'Bics',
    'LineItems',
    'InvoiceCurrency',
    'DeliveryNoteId',
    'CustomerId',
    'TaxNumber',
    'VatIds',
    'SenderOrderId',
    'ReceiverOrderId',
    'SenderOrderDate',
    'ReceiverOrderDate',
    'VatGroup',
  ],
  requestFields: [...without(requestFields, 'AddOcrPageImages', 'AddDocumentText', 'Languages'), 'Version'],
  propertyKeys: ['ReceiverVatId', 'SessionLogId'],
  responseFields: without(responseFields, ...qualityFields, 'Countries', 'Contacts', 'OcrPageImages', 'DocumentText'),
  lineItemFields: ['PositionId', 'ItemId', 'Description', 'OrderId', 'DeliveryId', 'Quantity', 'UnitPrice', 'TotalAmount'],
  positionNumber: false,
  recordThresholds: false,
  documentTypes: ['Invoice', 'CreditMemo'],
  splitsVatIds: true,
  vatIdName: 'UId',
};
