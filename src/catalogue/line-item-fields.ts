/** The fields of a line item (interface spec, LineItemResponse), in the order of the response. */
import type { KindName } from './kind-name.js';

export interface LineItemField {
  readonly name: LineItemFieldName;
  readonly kind: KindName;
  readonly decimals?: number;
}

export type LineItemFieldName =
  | 'PositionId'
  | 'ItemId'
  | 'Description'
  | 'OrderId'
  | 'DeliveryId'
  | 'DeliveryDate'
  | 'Quantity'
  | 'Unit'
  | 'UnitPrice'
  | 'VatRate'
  | 'Discount'
  | 'TotalAmount';

/** PositionNumber, the row's running number from 1, is counted and no column of the model. */
export const lineItemFields: readonly LineItemField[] = [
  { name: 'PositionId', kind: 'identifier' },
  { name: 'ItemId', kind: 'identifier' },
  { name: 'Description', kind: 'text' },
  { name: 'OrderId', kind: 'identifier' },
  { name: 'DeliveryId', kind: 'identifier' },
  { name: 'DeliveryDate', kind: 'date' },
  { name: 'Quantity', kind: 'amount' },
  { name: 'Unit', kind: 'text' },
  { name: 'UnitPrice', kind: 'amount', decimals: 4 },
  { name: 'VatRate', kind: 'rate', decimals: 1 },
  { name: 'Discount', kind: 'text' },
  { name: 'TotalAmount', kind: 'amount', decimals: 2 },
];
