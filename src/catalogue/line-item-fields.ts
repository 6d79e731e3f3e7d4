/** The fields of a line item (interface-spec.md, LineItemResponse), in the order of the response. */
import type { KindName } from './kind-name.js';

export interface LineItemField {
  readonly name: LineItemFieldName;
  readonly kind: KindName;
  readonly decimals?: number;
  /** Present in the interface before 1.18. */
  readonly in111: boolean;
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
  { name: 'PositionId', kind: 'identifier', in111: true },
  { name: 'ItemId', kind: 'identifier', in111: true },
  { name: 'Description', kind: 'text', in111: true },
  { name: 'OrderId', kind: 'identifier', in111: true },
  { name: 'DeliveryId', kind: 'identifier', in111: true },
  { name: 'DeliveryDate', kind: 'date', in111: false },
  { name: 'Quantity', kind: 'amount', in111: true },
  { name: 'Unit', kind: 'text', in111: false },
  { name: 'UnitPrice', kind: 'amount', decimals: 4, in111: true },
  { name: 'VatRate', kind: 'rate', decimals: 1, in111: false },
  { name: 'Discount', kind: 'text', in111: false },
  { name: 'TotalAmount', kind: 'amount', decimals: 2, in111: true },
];
