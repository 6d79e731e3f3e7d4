/** Words of dates in languages that have no folder, for the documents of neighbours. */
import type { DecodingWords } from './decoding-words.js';
import { list } from './lists.js';

interface Neighbour extends Pick<DecodingWords, 'monthNames' | 'dayWords' | 'dayKinds' | 'dayPrefixes' | 'beforeDays' | 'dayJoints'> {
  /** ISO 639-1. */
  readonly code: string;
}

export const neighbours: readonly Neighbour[] = [
  {
    code: 'et',
    monthNames: list('jaanuar jaan|veebruar veebr|marts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember dets'),
    dayWords: list('paev|paeva'),
    dayKinds: [],
    dayPrefixes: [],
    beforeDays: [],
    dayJoints: [],
  },
];
