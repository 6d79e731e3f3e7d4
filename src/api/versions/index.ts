/** What differs between the versions of the interface (interface-spec.md, Versioning). The code walks this table and never asks for a version's name. */
import { lineItemFields, type LineItemFieldName } from '../../catalogue/line-item-fields.js';
import { type Detail, detailByName, details } from '../../catalogue/details.js';
import { type CustomWireDetail, customWireDetails, listWireDetails, type WireDetail } from '../filter.js';

export type VersionName = '1.10' | '1.11' | '1.18';

export interface Version {
  readonly name: VersionName;
  /** Segment of the address; 1.11 has none. */
  readonly segment: string;
  /** Minor versions that are answered in this one's form: those between the described ones have no form of their own. */
  readonly minors: readonly [first: number, last: number];
  /** Where its description says that the key stands; X-ApiKey is read in every version. */
  readonly keyHeader: 'X-ApiKey' | 'Authorization';
  /** Width of Filter and Type. */
  readonly bits: 32 | 64;
  /** Names that Filter may list; undefined: every flag of the catalogue. */
  readonly flags?: readonly string[];
  readonly requestFields: readonly string[];
  readonly propertyKeys: readonly string[];
  readonly responseFields: readonly string[];
  readonly lineItemFields: readonly LineItemFieldName[];
  /** PositionNumber in line items; RecommendedThreshold on contact, line item and detail records. */
  readonly positionNumber: boolean;
  readonly recordThresholds: boolean;
  readonly documentTypes: readonly string[];
  /** ReceiverVatId splits: ids listed are the receiver's, all others the sender's. */
  readonly splitsVatIds: boolean;
  /** TypeName of a VAT id that is neither known to be the sender's nor the receiver's. */
  readonly vatIdName: string;
  readonly has: (detail: Detail) => boolean;
}

const requestFields = ['Filter', 'Invoice', 'Format', 'PropertyStore', 'CreateResultPdf', 'AddOcrResult', 'AddOcrPageImages', 'AddDocumentText', 'Languages'];
const propertyKeys = ['ReceiverVatId', 'SenderVatId', 'DocumentReceiverCountry', 'DocumentReceivedDate', 'SessionLogId', 'ForceReturnBestMatch'];
const qualityFields = ['OcrWordQuality', 'MeanCharacterConfidenceValue', 'StdDevCharacterConfidenceValue', 'MaxCharacterConfidenceValue'];
/** In the order of the answer. */
const responseFields = [
  'DocumentResolution',
  'DocumentFormat',
  'Language',
  'Countries',
  'InvoiceDetailTypePredictions',
  'PredictionGroups',
  'LineItemTable',
  'Sender',
  'Receiver',
  'Contacts',
  'FormattedResult',
  'IsQualityOk',
  ...qualityFields,
  'OcrResult',
  'OcrPageImages',
  'ResultPdf',
  'DocumentText',
  'InvoiceState',
  'Confidence',
];
const without = (fields: readonly string[], ...left: readonly string[]): string[] => fields.filter((field) => !left.includes(field));
const old = (detail: Detail): boolean => detail.since === undefined;

export const versions: readonly Version[] = [
  {
    name: '1.18',
    segment: '/v1-18',
    minors: [12, Infinity],
    keyHeader: 'X-ApiKey',
    bits: 64,
    requestFields,
    propertyKeys,
    responseFields: without(responseFields, ...qualityFields),
    lineItemFields: lineItemFields.map(({ name }) => name),
    positionNumber: true,
    recordThresholds: true,
    documentTypes: ['Invoice', 'CreditMemo', 'Other'],
    splitsVatIds: false,
    vatIdName: 'VatId',
    has: () => true,
  },
  {
    name: '1.10',
    segment: '/v1-10',
    minors: [10, 10],
    keyHeader: 'Authorization',
    bits: 64,
    flags: [
      'DeliveryDate',
      'GrandTotalAmount',
      'InvoiceDate',
      'InvoiceId',
      'DocumentType',
      'Ibans',
      'InvoiceCurrency',
      'CustomerId',
      'UstIds',
      'SenderOrderId',
      'ReceiverOrderId',
      'SenderOrderDate',
      'ReceiverOrderDate',
      'VatGroup',
    ],
    requestFields,
    propertyKeys,
    responseFields: without(responseFields, 'Contacts'),
    lineItemFields: lineItemFields.map(({ name }) => name),
    positionNumber: true,
    recordThresholds: true,
    documentTypes: ['Invoice', 'CreditMemo', 'Other'],
    splitsVatIds: false,
    vatIdName: 'UId',
    has: old,
  },
  {
    name: '1.11',
    segment: '',
    minors: [11, 11],
    keyHeader: 'X-ApiKey',
    bits: 32,
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
    lineItemFields: lineItemFields.filter(({ in111 }) => in111).map(({ name }) => name),
    positionNumber: false,
    recordThresholds: false,
    documentTypes: ['Invoice', 'CreditMemo'],
    splitsVatIds: true,
    vatIdName: 'UId',
    has: old,
  },
];

export const versionOf = (name: VersionName): Version => versions.find((version) => version.name === name)!;

/** Undefined for those before the first described one. */
export const versionOfMinor = (minor: number): Version | undefined => versions.find(({ minors: [first, last] }) => minor >= first && minor <= last);

/** Of a customer's bundle: details and lists. */
export const ownDetails = (version: Version, custom: readonly CustomWireDetail[], lists?: readonly string[]): WireDetail[] => [
  ...customWireDetails(custom),
  ...(version.has(detailByName.get('WhitelistGroup')!) ? listWireDetails(lists) : []),
];

/** What a filter of this version may name, a customer's own details included. */
export function knownDetails({ has, flags }: Version, custom: readonly WireDetail[]): WireDetail[] {
  const builtIn = details.filter(has).map((detail) => (flags ? { ...detail, name: '', flags: detail.flags.filter((flag) => flags.includes(flag)) } : detail));
  return [...builtIn, ...custom];
}
