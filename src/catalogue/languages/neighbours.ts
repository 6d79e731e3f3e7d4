/** Words of dates in languages that have no folder, for the documents of neighbours. */
import type { DecodingWords } from './decoding-words.js';
import { list } from './lists.js';

type DateWords = Pick<DecodingWords, 'monthNames' | 'dayWords' | 'dayKinds' | 'dayPrefixes' | 'beforeDays' | 'dayJoints'>;

export const neighbours: readonly DateWords[] = [
  // Estonian
  {
    monthNames: list('jaanuar jaan|veebruar veebr|marts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember dets'),
    dayWords: list('paev|paeva'),
    dayKinds: [],
    dayPrefixes: [],
    beforeDays: [],
    dayJoints: [],
  },
];
