/** What calibration still lacks: details whose threshold needs more labels, by how many more. */
import type { Calibration } from '../bundle/calibration.js';
import { modelDetails } from '../catalogue/details.js';
import type { Labels } from '../dataset/label.js';
import { leastSamples } from '../evaluation/calibration/binomial.js';
import { leastSuppliers, mostOfOneSupplier } from '../evaluation/calibration/threshold.js';
import type { Lacking } from './wire.js';

/** As `beleg calibrate` has it where the bundle has none. */
const usual = { targetPrecision: 0.98, confidence: 0.9 };

/** Details that the bundle recommends no threshold for. */
export const unrecommended = (calibration: Calibration | undefined): readonly string[] =>
  modelDetails.flatMap(({ name, group }) => ((calibration?.thresholds[group === undefined ? name : `${group}.${name}`]?.threshold ?? -1) < 0 ? [name] : []));

/** Of those that any document has, the nearest first. Flawless predictions are supposed: fewer never suffice. */
export function lackingOf(documents: Iterable<Pick<Labels, 'details' | 'supplier'>>, details: readonly string[], target = usual): readonly Lacking[] {
  const counts = new Map(details.map((name) => [name, new Map<string, number>()] as const));
  for (const { details: labelled, supplier = '' } of documents)
    for (const [name, labels] of Object.entries(labelled)) {
      const bySupplier = counts.get(name);
      if (bySupplier && labels.length > 0) bySupplier.set(supplier, (bySupplier.get(supplier) ?? 0) + 1);
    }
  const least = leastSamples(target.targetPrecision, target.confidence);
  return [...counts]
    .filter(([, bySupplier]) => bySupplier.size > 0)
    .map(([detail, bySupplier]) => {
      const counted = [...bySupplier.values()].reduce((sum, count) => sum + Math.min(count, mostOfOneSupplier), 0);
      return { detail, more: Math.max(0, least - counted, leastSuppliers - bySupplier.size) };
    })
    .filter(({ more }) => more > 0)
    .sort((a, b) => a.more - b.more || (a.detail < b.detail ? -1 : 1));
}
