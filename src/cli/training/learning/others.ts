/** What other suppliers lose by a training: synthetic documents of suppliers that nobody has seen, answered before and after. */
import { type Engine, understand } from '../../../detect.js';
import { match } from '../../../evaluation/matching/match.js';
import { sample } from '../../../synthesis/sample.js';
import { progress } from '../../progress.js';

export interface OthersLoss {
  readonly documents: number;
  /** Values, and how many of them are right. */
  readonly values: number;
  readonly before: number;
  readonly after: number;
}

/** Documents that are asked; the largest share of values that others may lose. */
const [asked, most] = [40, 0.002];

/** Counts right values of `documents` synthetic documents before and after. */
export async function othersLoss(before: Engine, after: Engine, documents = asked): Promise<OthersLoss> {
  const bar = progress('other suppliers', documents);
  const counts = { values: 0, before: 0, after: 0 };
  for (let index = 0; index < documents; index++) {
    const { document, labels } = sample('other suppliers', index, { heldOut: true });
    const [first, second] = [await judged(before), await judged(after)];
    counts.values += Math.max(first.length, second.length);
    counts.before += first.filter(Boolean).length;
    counts.after += second.filter(Boolean).length;
    bar.update(index + 1);
    async function judged(engine: Engine): Promise<boolean[]> {
      return match(await understand(document, engine), labels, document).map(({ correct }) => correct);
    }
  }
  bar.stop();
  return { documents, ...counts };
}

/** Why a training is not taken; undefined where others keep what they had. */
export function lossOf({ documents, values, before, after }: OthersLoss): string | undefined {
  const lost = before - after;
  return lost > most * values ? `other suppliers lose: ${lost} of ${values} values on ${documents} documents` : undefined;
}

/** "right 812 of 900 values before, 811 after, on 40 documents; not worse". */
export const othersText = (others: OthersLoss): string =>
  `right ${others.before} of ${others.values} values before, ${others.after} after, on ${others.documents} documents; ${lossOf(others) === undefined ? 'not worse' : 'not taken'}`;
