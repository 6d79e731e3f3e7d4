/** Month names of the 16 languages, in full, short and genitive, without diacritics; January first. Names that the short forms begin need not be listed. */
import { fold } from './plain.js';

const table: readonly string[] = [
  // de, en
  'januar janner jan|februar feber feb|marz mar mrz maerz|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|dezember dez',
  'january|february|march|april|may|june|july|august|september|october oct|november|december dec',
  // fr, it, es, pt
  'janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil|aout|septembre|octobre|novembre|decembre',
  'gennaio gen genn|febbraio febb|marzo|aprile|maggio mag magg|giugno giu|luglio lug|agosto ago|settembre set sett|ottobre ott|novembre|dicembre dic',
  'enero ene|febrero|marzo|abril abr|mayo may|junio|julio|agosto|septiembre setiembre|octubre|noviembre|diciembre',
  'janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro out|novembro|dezembro',
  // nl, da, nb, sv
  'januari|februari|maart mrt|april|mei|juni|juli|augustus|september|oktober|november|december',
  'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december',
  'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember des',
  'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december',
  // fi
  'tammikuu tammikuuta tammi|helmikuu helmikuuta helmi|maaliskuu maaliskuuta maalis|huhtikuu huhtikuuta huhti|toukokuu toukokuuta touko|kesakuu kesakuuta kesa|heinakuu heinakuuta heina|elokuu elokuuta elo|syyskuu syyskuuta syys|lokakuu lokakuuta loka|marraskuu marraskuuta marras|joulukuu joulukuuta joulu',
  // pl, cs, sk, hr, sl
  'styczen stycznia sty|luty lutego lut|marzec marca|kwiecien kwietnia kwi|maj maja|czerwiec czerwca cze|lipiec lipca lip|sierpien sierpnia sie|wrzesien wrzesnia wrz|pazdziernik pazdziernika paz|listopad listopada|grudzien grudnia gru',
  'leden ledna led|unor unora uno|brezen brezna bre|duben dubna dub|kveten kvetna kve|cerven cervna cer|cervenec cervence cvc|srpen srpna srp|zari|rijen rijna rij|listopad listopadu lis|prosinec prosince pro',
  'januar januara|februar februara|marec marca|april aprila|maj maja|jun juna|jul jula|august augusta|september septembra|oktober oktobra|november novembra|december decembra',
  'sijecanj sijecnja sij|veljaca veljace velj|ozujak ozujka ozu|travanj travnja tra|svibanj svibnja svi|lipanj lipnja|srpanj srpnja|kolovoz kolovoza kol|rujan rujna ruj|listopad listopada|studeni studenoga studenog stu|prosinac prosinca',
  'januar januarja|februar februarja|marec marca|april aprila|maj maja|junij junija|julij julija|avgust avgusta avg|september septembra|oktober oktobra|november novembra|december decembra',
  // tr, hu, ro, et
  'ocak oca|subat sub|mart|nisan nis|mayis|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara',
  'januar|februar febr|marcius marc|aprilis|majus|junius|julius|augusztus|szeptember szept|oktober|november|december',
  'ianuarie ian|februarie|martie|aprilie|mai|iunie iun|iulie iul|august|septembrie|octombrie|noiembrie noi|decembrie',
  'jaanuar jaan|veebruar veebr|marts|aprill|mai|juuni|juuli|august|september|oktoober|november|detsember dets',
];

/** Names that mean different months: the Croatian October is the Polish and Czech November; the Croatian June is the Polish July. */
const also: readonly (readonly [string, readonly number[]])[] = [
  ['listopad', [11, 10]],
  ['listopada', [11, 10]],
  ['lipanj', [6]],
  ['srpanj', [7]],
  ['srp', [8, 7]],
  ['lip', [7, 6]],
  ['lis', [11, 10]],
];

const months = new Map<string, readonly number[]>();
for (const row of table)
  row.split('|').forEach((names, index) => {
    for (const name of names.split(' ')) if (!months.has(name)) months.set(name, [index + 1]);
  });
for (const [name, numbers] of also) months.set(name, numbers);

/** Months a word can mean, 1..12, most usual first; empty where it is none. */
export function monthsOf(word: string): readonly number[] {
  return word.length > 12 ? [] : (months.get(fold(word)) ?? []);
}
