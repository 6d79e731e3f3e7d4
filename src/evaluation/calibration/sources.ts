/** Text layer, scan or photo: which documents a threshold was warranted by, and so stands for. */
import { type Calibration, fewestDocuments, testedPrecision, type Threshold } from '../../bundle/calibration.js';
import { atLeast } from './binomial.js';
import type { Row } from '../rows.js';
import type { Scored } from '../sorted.js';

/** Documents by what they were read from, where rows say so. */
export function qualitiesOf(rows: readonly Row[]): Record<string, number> {
  const byDocument = new Map(rows.flatMap(({ document, quality }) => (quality === undefined ? [] : [[document, quality] as const])));
  const counts: Record<string, number> = {};
  for (const quality of byDocument.values()) counts[quality] = (counts[quality] ?? 0) + 1;
  return counts;
}

export type Qualities = NonNullable<Threshold['qualities']>;

/** Fewer accepted values of a source cannot speak against a threshold, nor for it. */
const fewestAccepted = 20;

/**
 * Which documents a threshold stands for: those of a source of which there were enough with enough accepted values, unless their own predictions speak against it. One of the base stands
 * for what it stood for there; few predictions of ours can contradict it, not extend it.
 */
export function bySource(
  tested: Threshold,
  own: readonly { readonly row: Row; readonly unit: Scored }[],
  documents: Readonly<Record<string, number>>,
  base: Calibration | undefined,
): Qualities | undefined {
  const { threshold, source } = tested;
  if (threshold < 0 || (Object.keys(documents).length === 0 && source !== 'base')) return undefined;
  const before = source === 'base' ? baseQualities(base!.thresholds[own[0]!.row.detail]!, base).qualities : undefined;
  if (source === 'base' && !before) return undefined;
  const sources = new Set([...Object.keys(documents), ...Object.keys(before ?? {})]);
  return Object.fromEntries(
    [...sources].sort().map((quality) => {
      const those = own.filter(({ row }) => row.quality === quality);
      const passing = those.filter(({ unit }) => unit.score >= threshold);
      const wrong = passing.filter(({ unit }) => !unit.correct).length;
      const contradicted = passing.length >= 10 && atLeast(wrong, passing.length, 1 - testedPrecision(tested)) < 0.1;
      const enough = before ? before[quality]?.holds === true : (documents[quality] ?? 0) >= fewestDocuments && passing.length >= fewestAccepted;
      return [quality, { n: those.length, accepted: passing.length, wrong, holds: enough && !contradicted }];
    }),
  );
}

/** A base calibrated before this was noted by threshold says it for all of them together. */
export function baseQualities({ qualities }: Threshold, base: Calibration | undefined): Pick<Threshold, 'qualities'> {
  if (qualities) return { qualities };
  if (!base?.qualities) return {};
  return {
    qualities: Object.fromEntries(
      Object.entries(base.qualities).map(([source, documents]) => [source, { n: 0, accepted: 0, wrong: 0, holds: documents >= fewestDocuments }]),
    ),
  };
}
