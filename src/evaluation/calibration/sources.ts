/** Text layer, scan or photo: the sources of documents that a threshold holds for. */
import { type Calibration, minDocuments, type SourceEvidence, testedPrecision, type Threshold } from '../../bundle/calibration.js';
import { atLeast } from './binomial.js';
import type { Row } from '../rows.js';
import type { Unit } from './threshold.js';

/** Documents by what they were read from, where rows state it. */
export function qualitiesOf(rows: readonly Row[]): Record<string, number> {
  const byDocument = new Map(rows.flatMap(({ document, quality }) => (quality === undefined ? [] : [[document, quality] as const])));
  const counts: Record<string, number> = {};
  for (const quality of byDocument.values()) counts[quality] = (counts[quality] ?? 0) + 1;
  return counts;
}

export type Qualities = NonNullable<Threshold['qualities']>;

/** A prediction with its final score. */
export interface JudgedUnit {
  readonly row: Row;
  readonly unit: Unit;
}

/** Accepted values of a source, below which it decides nothing about a threshold. */
const fewestAccepted = 20;

const pictures: ReadonlySet<string | undefined> = new Set(['scan', 'photo']);

/** Whether documents of one source tell what to expect of another's: scans and photographs do of each other, for most photographs come without the notes of a camera. */
export const isLike = (quality: string | undefined, source: string): boolean => quality === source || (pictures.has(quality) && pictures.has(source));

/**
 * The sources a threshold holds for: those with enough documents and accepted values, unless their own predictions contradict it. A base's threshold
 * keeps its sources; few predictions can contradict it, not extend it.
 */
export function bySource(
  tested: Threshold,
  own: readonly JudgedUnit[],
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
      const alone = before?.[quality]?.threshold;
      const { isContradicted, ...passing } = passingOf(quality, alone ?? threshold, tested, own);
      const enough = before ? before[quality]?.holds === true : isEnough(documents[quality], passing.accepted);
      return [quality, { ...passing, holds: enough && !isContradicted, ...(alone !== undefined && { threshold: alone }) }];
    }),
  );
}

/** A threshold that was tested on documents like the source's: whether it holds for those of the source itself. */
export function ofSource(quality: string, tested: Threshold, units: readonly JudgedUnit[], documents: Readonly<Record<string, number>>): SourceEvidence {
  const { threshold } = tested;
  const { isContradicted, ...passing } = passingOf(quality, threshold, tested, units);
  return { ...passing, holds: isEnough(documents[quality], passing.accepted) && !isContradicted, threshold };
}

const isEnough = (documents: number | undefined, accepted: number): boolean => (documents ?? 0) >= minDocuments && accepted >= fewestAccepted;

function passingOf(quality: string, threshold: number, tested: Threshold, units: readonly JudgedUnit[]) {
  const own = units.filter(({ row }) => row.quality === quality);
  const accepted = own.filter(({ unit }) => unit.score >= threshold);
  const wrong = accepted.filter(({ unit }) => !unit.correct).length;
  const isContradicted = accepted.length >= 10 && atLeast(wrong, accepted.length, 1 - testedPrecision(tested)) < 0.1;
  return { n: own.length, accepted: accepted.length, wrong, isContradicted };
}

/** Older base calibrations note one list of sources for all thresholds. */
export function baseQualities({ qualities }: Threshold, base: Calibration | undefined): Pick<Threshold, 'qualities'> {
  if (qualities) return { qualities };
  if (!base?.qualities) return {};
  return {
    qualities: Object.fromEntries(
      Object.entries(base.qualities).map(([source, documents]) => [source, { n: 0, accepted: 0, wrong: 0, holds: documents >= minDocuments }]),
    ),
  };
}
