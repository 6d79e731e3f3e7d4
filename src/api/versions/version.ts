/** What one version of the interface has (interface spec, Versioning): the shape of every file in this folder. Plain data, so that it travels to worker processes. */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';

/** "1.18": major and minor number. */
export type VersionName = `${number}.${number}`;

export interface Version {
  readonly name: VersionName;
  /** First segment of its addresses, with its slash ("/v1-18"); '' where the version has none. */
  readonly segment: string;
  /** The header of the key in its description; X-ApiKey is read in every version. */
  readonly keyHeader: 'X-ApiKey' | 'Authorization';
  /** Width of Filter and Type. */
  readonly bits: 32 | 64;
  /** Names of its details (catalogue/details.ts). */
  readonly details: readonly string[];
  /** Names that Filter may list; undefined: every flag of its details. */
  readonly flags?: readonly string[];
  readonly requestFields: readonly string[];
  /** Keys of PropertyStore. */
  readonly propertyKeys: readonly string[];
  /** Members of an answer, in their order. */
  readonly responseFields: readonly string[];
  readonly lineItemFields: readonly LineItemFieldName[];
  /** PositionNumber in line items. */
  readonly positionNumber: boolean;
  /** RecommendedThreshold on contact, line item and detail records. */
  readonly recordThresholds: boolean;
  /** Values of DocumentType. */
  readonly documentTypes: readonly string[];
  /** ReceiverVatId splits VAT ids: those listed are the receiver's, all others the sender's. */
  readonly splitsVatIds: boolean;
  /** TypeName of a VAT id that is known to be neither the sender's nor the receiver's. */
  readonly vatIdName: string;
}

/** [1, 18] of "1.18". */
export const numbersOf = (name: VersionName): readonly [major: number, minor: number] => name.split('.').map(Number) as [number, number];

/** Negative where `a` is the older one. */
export function compareVersions(a: VersionName, b: VersionName): number {
  const [[majorA, minorA], [majorB, minorB]] = [numbersOf(a), numbersOf(b)];
  return majorA - majorB || minorA - minorB;
}
