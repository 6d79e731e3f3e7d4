/** Words of dates in languages that have no folder, for the documents of neighbours. */
import type { DecodingWords } from './decoding-words.js';
import { list } from './lists.js';

type DateWords = Pick<DecodingWords, 'monthNames' | 'dayWords' | 'dayKinds' | 'dayPrefixes' | 'beforeDays' | 'dayJoints'>;

export const neighbours: readonly DateWords[] = [
  // Hungarian
  {
    monthNames: list('januar|februar febr|marcius marc|aprilis|majus|junius|julius|augusztus|szeptember szept|oktober|november|december'),
    dayWords: list('nap|napos'),
    dayKinds: [],
    dayPrefixes: [],
    beforeDays: [],
    dayJoints: [],
  },
  // Romanian
  {
    monthNames: list('ianuarie ian|februarie|martie|aprilie|mai|iunie iun|iulie iul|august|septembrie|octombrie|noiembrie noi|decembrie'),
    dayWords: list('zi|zile'),
    dayKinds: [],
    dayPrefixes: [],
    beforeDays: [],
    dayJoints: [],
  },
  // Finnish
  {
    monthNames: list(
      'tammikuu tammikuuta tammi|helmikuu helmikuuta helmi|maaliskuu maaliskuuta maalis|huhtikuu huhtikuuta huhti|toukokuu toukokuuta touko|kesakuu kesakuuta kesa|heinakuu heinakuuta heina|elokuu elokuuta elo|syyskuu syyskuuta syys|lokakuu lokakuuta loka|marraskuu marraskuuta marras|joulukuu joulukuuta joulu',
    ),
    dayWords: list('paiva|paivaa|pv|pvm'),
    dayKinds: [],
    dayPrefixes: [],
    beforeDays: [],
    dayJoints: list('ja'),
  },
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
