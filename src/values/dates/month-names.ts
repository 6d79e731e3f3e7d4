/** Month names of the 16 languages, in full, short and genitive, without diacritics; January first. Names that the short forms begin need not be listed. */
import { fold } from '../text/fold.js';

const table: readonly string[] = [
  // de, en
  'januar janner jan|februar feber feb|marz mar mrz maerz|april apr|mai|juni jun|juli jul|august aug|september sep sept|oktober okt|november nov|dezember dez',
  'january|february|march|april|may|june|july|august|september|october oct|november|december dec',
  // fr, it, es, pt
  'janvier janv|fevrier fev fevr|mars|avril avr|mai|juin|juillet juil juill|aout aou|septembre|octobre|novembre|decembre',
  'gennaio gen genn|febbraio febb|marzo|aprile|maggio mag magg|giugno giu|luglio lug lugl|agosto ago|settembre set sett|ottobre ott|novembre|dicembre dic',
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
  'styczen stycznia styczniu sty|luty lutego lutym lut|marzec marca marcu|kwiecien kwietnia kwietniu kwi kwie|maj maja maju|czerwiec czerwca czerwcu cze czer czerw|lipiec lipca lipcu lip|sierpien sierpnia sierpniu sie sier sierp|wrzesien wrzesnia wrzesniu wrz wrze|pazdziernik pazdziernika pazdzierniku paz pazdz|listopad listopada listopadzie list|grudzien grudnia grudniu gru grud',
  'leden ledna lednu led|unor unora unoru uno|brezen brezna breznu bre brez|duben dubna dubnu dub|kveten kvetna kvetnu kve kvet|cerven cervna cervnu cer cvn|cervenec cervence cervenci cvc|srpen srpna srpnu srp|zari zar|rijen rijna rijnu rij|listopad listopadu lis|prosinec prosince prosinci pro pros',
  'januar januara januari|februar februara februari|marec marca marci|april aprila aprili|maj maja maji|jun juna juni|jul jula juli|august augusta auguste|september septembra septembri|oktober oktobra oktobri|november novembra novembri|december decembra decembri',
  'sijecanj sijecnja sijecnju sij sijec|veljaca veljace veljaci velj|ozujak ozujka ozujku ozu ozuj|travanj travnja travnju tra trav|svibanj svibnja svibnju svi svib|lipanj lipnja lipnju|srpanj srpnja|kolovoz kolovoza kolovozu kol kolov|rujan rujna rujnu ruj|listopad listopada|studeni studenoga studenog studenome studenom stu stud|prosinac prosinca prosincu',
  'januar januarja januarju|februar februarja februarju|marec marca|april aprila aprilu|maj maja|junij junija juniju|julij julija juliju|avgust avgusta avgustu avg|september septembra septembru|oktober oktobra oktobru|november novembra novembru|december decembra decembru',
  // tr, hu, ro, et
  'ocak oca|subat sub|mart|nisan nis|mayis may|haziran haz|temmuz tem|agustos agu|eylul eyl|ekim eki|kasim kas|aralik ara',
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
  ['srpnja', [7]],
  ['srpnju', [7]],
  ['lipnja', [6]],
  ['lipnju', [6]],
  ['list', [11, 10]],
  ['srp', [8, 7]],
  ['lip', [7, 6]],
  ['lis', [11, 10]],
  ['listopadu', [11, 10]],
  ['srpnu', [8, 7]],
];

const months = new Map<string, readonly number[]>();
for (const row of table)
  row.split('|').forEach((names, index) => {
    for (const name of names.split(' ')) if (!months.has(name)) months.set(name, [index + 1]);
  });
for (const [name, numbers] of also) months.set(name, numbers);

/** Months a word can mean, 1..12, most usual first; empty where it is none. */
export const monthsOf = (word: string): readonly number[] => (word.length > 12 ? [] : (months.get(fold(word)) ?? []));
