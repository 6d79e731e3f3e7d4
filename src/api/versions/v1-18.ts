/** Version 1.18: all details of the catalogue up to it, contacts, groups of lists and codes. */
import { detailsUntil, propertyKeys, qualityFields, requestFields, responseFields, without } from './fields.js';
import { v1_10 } from './v1-10.js';
import type { Version } from './version.js';

export const v1_18: Version = {
  name: '1.18',
  segment: '/v1-18',
  keyHeader: 'X-ApiKey',
  bits: 64,
  details: detailsUntil('1.18'),
  requestFields,
  propertyKeys,
  responseFields: without(responseFields, ...qualityFields),
  lineItemFields: v1_10.lineItemFields,
  positionNumber: true,
  recordThresholds: true,
  documentTypes: ['Invoice', 'CreditMemo', 'Other'],
  splitsVatIds: false,
  vatIdName: 'VatId',
};
