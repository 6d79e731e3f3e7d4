/** An answer built from an extraction, to look into. */
import { type ResponseOptions, responseOf } from '../../../src/api/response/response.js';
import { type VersionName, versionOf } from '../../../src/api/versions/index.js';
import type { Extraction } from '../../../src/extraction/extraction.js';
import { document, extraction } from '../extraction.js';

export interface Found {
  readonly Score?: number;
  readonly RecommendedThreshold?: number;
  readonly Confidence?: number;
  readonly Type: bigint;
  readonly TypeName: string;
  readonly Value: string;
  readonly InvoiceDetailTypePredictions: readonly Found[];
}
export type Options = Omit<ResponseOptions, 'version'> & { readonly version?: VersionName };
/** biome-ignore lint/suspicious/noExplicitAny: answers are looked into freely. */
export const answer = ({ version = '1.18', ...options }: Options = {}, of: Extraction = extraction, read = document): any =>
  responseOf({ document: read, extraction: of }, { ...options, version: versionOf(version) });
export const find = (list: readonly Found[], name: string) => list.find(({ TypeName }) => TypeName === name);
export const whole = answer();
