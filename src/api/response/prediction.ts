/** One prediction on the wire: DetectionResponse and DetailResponse (interface spec), members in the published order. */
import type { Prediction } from '../../extraction/extraction.js';
import type { Detail } from '../../catalogue/details.js';
import type { KindName } from '../../values/kind.js';
import { withDecimals } from '../../values/numbers/printed.js';
import type { Version } from '../versions/version.js';

/** Unknown confidence, no recommended threshold. */
export const unknown = -1;

/** Four decimals, as scores are on the wire. */
export const rounded = (score: number): number => Math.round(score * 10_000) / 10_000;

/** A value in its detail's number format; digits are moved, never computed, unless there are too many of them. A rate keeps what one digit does not say ("8.25"). */
export function inFormat(value: string, decimals: number | undefined, kind?: KindName): string {
  const match = decimals === undefined ? undefined : /^(-?\d+)(?:\.(\d*))?$/.exec(value);
  if (!match || decimals === undefined) return value;
  const [, whole, fraction = ''] = match;
  if (fraction.length > decimals) return withDecimals(value, kind, decimals);
  return decimals === 0 ? whole! : `${whole}.${fraction.padEnd(decimals, '0')}`;
}

/** "Raw text, trimmed and freed from punctuation": around it, for inside it belongs to the number. */
const bare = (text: string): string => text.replace(/^[\s.,:;!?'"„“”()[\]{}|]+/, '').replace(/[\s.,:;!?'"„“”()[\]{}|]+$/, '');

/** A value of the header or of a group. `type`: the detail's bit; `decimals` and `kind` are those of the detail. */
export function detectionResponse(type: bigint, typeName: string, prediction: Prediction, { decimals, kind }: Partial<Pick<Detail, 'decimals' | 'kind'>> = {}) {
  return {
    Type: type,
    TypeName: typeName,
    Text: bare(prediction.text ?? ''),
    Value: inFormat(prediction.value, decimals, kind),
    Score: scoreOf(prediction),
    RecommendedThreshold: prediction.value === '' ? unknown : thresholdOf(prediction),
    ...boxOf(prediction),
    Confidence: confidenceOf(prediction),
  };
}

/** Looked for and not found. */
export function missingResponse(type: bigint, typeName: string) {
  return { Type: type, TypeName: typeName, Text: '', Value: '', Score: 0, RecommendedThreshold: unknown, X: 0, Y: 0, Width: 0, Height: 0, Confidence: unknown };
}

/** A value of a contact or a row, which has no type of its own. */
export function detailResponse(name: string, prediction: Prediction, version: Version, value = prediction.value) {
  return {
    Name: name,
    Text: bare(prediction.text ?? ''),
    Value: value,
    Score: scoreOf(prediction),
    ...recordThreshold(prediction, version),
    ...boxOf(prediction),
  };
}

/** 0 without a value. */
const scoreOf = ({ value, score }: Prediction): number => (value === '' ? 0 : rounded(score));

/** Only versions that have thresholds of contacts and rows answer them. */
export const recordThreshold = (record: { readonly threshold?: number }, version: Version) =>
  version.recordThresholds ? { RecommendedThreshold: thresholdOf(record) } : {};

const thresholdOf = ({ threshold }: { readonly threshold?: number }): number => (threshold === undefined || threshold < 0 ? unknown : rounded(threshold));

/** Whole pixels; edges are rounded, not sizes, so that neighbours stay neighbours. Without a place on the page: zeros. */
export function boxOf({ box }: Pick<Prediction, 'box'>) {
  if (!box) return { X: 0, Y: 0, Width: 0, Height: 0 };
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  return { X: x, Y: y, Width: Math.round(box.x + box.width) - x, Height: Math.round(box.y + box.height) - y };
}

/** 1: needs no human validation, 0: does, -1: unknown. A rule that demands validation wins over score and threshold. */
function confidenceOf({ validate, threshold, score, value }: Prediction): number {
  if (validate) return 0;
  if (threshold === undefined || threshold < 0 || value === '') return unknown;
  return rounded(score) >= rounded(threshold) ? 1 : 0;
}
