/** Fields that several versions share, each list in the order of the wire (interface spec). A version's file names what it leaves out. */
import { details } from '../../catalogue/details.js';
import { compareVersions, type VersionName } from './version.js';

export const requestFields = [
  'Filter',
  'Invoice',
  'Format',
  'PropertyStore',
  'CreateResultPdf',
  'AddOcrResult',
  'AddOcrPageImages',
  'AddDocumentText',
  'Languages',
];

export const propertyKeys = ['ReceiverVatId', 'SenderVatId', 'DocumentReceiverCountry', 'DocumentReceivedDate', 'SessionLogId', 'ForceReturnBestMatch'];

export const qualityFields = ['OcrWordQuality', 'MeanCharacterConfidenceValue', 'StdDevCharacterConfidenceValue', 'MaxCharacterConfidenceValue'];

export const responseFields = [
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

/** The fields in their order but for those left out. */
export const without = (fields: readonly string[], ...left: readonly string[]): string[] => fields.filter((field) => !left.includes(field));

/** Names of the details that the catalogue has for a version: a row that names a later one (`since`) is not among them. */
export const detailsUntil = (version: VersionName, rows: readonly { readonly name: string; readonly since?: VersionName }[] = details): string[] =>
  rows.filter(({ since }) => since === undefined || compareVersions(since, version) <= 0).map(({ name }) => name);
