/** Numbers with check digits of which OCR misread one: the other reading of the same picture that passes. */
import { kinds } from '../../values/index.js';
import type { OtherReadings } from './other-readings.js';
import { checkedKinds } from './predictions.js';
import { type Repair, tokensOfCandidate } from './ranking.js';

/** A digit that the recogniser does not offer is never given. */
export const repairOf =
  (others: OtherReadings): Repair =>
  (candidate, page) => {
    const { kind, check, text } = candidate;
    if (check !== 'failed' || !checkedKinds.has(kind)) return undefined;
    const again = others(page.page, tokensOfCandidate({ candidate, page }), text).flatMap((other) => kinds[kind].read(other));
    const passing = new Set(again.flatMap((reading) => (reading.check === 'passed' ? reading.value : [])));
    return passing.size === 1 ? [...passing][0] : undefined;
  };
