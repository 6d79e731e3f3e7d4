/** What a postal code and its town look like in print, whatever the country: "36100 ISSOUDUN", "7411 KB Deventer", "Selby YO8 4QR", "Boise, ID 83702". */
import { isState } from '../../catalogue/states.js';

/** Codes before their town: 9999 to 999999, 999 99, 99-999, 9999 AA, 9999-999, with or without a country's letters. */
const leading = /^(?:[A-Z]{1,3}[- ])?(?:\d{4} ?[A-Z]{2}|\d{4}-\d{3}|\d{3} \d{2}|\d{2}-\d{3}|\d{4,6})(?= \p{L})/u;
/** Codes behind it: British, Irish, Canadian, American, Australian. */
const trailing = /(?<=\p{L},? )(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4}|[A-Z]\d[A-Z] \d[A-Z]\d|\d{4,5}(?:-\d{4})?)$/u;
const town = /^\p{Lu}[\p{L}'’.-]+(?: (?:\p{L}[\p{L}'’.-]*|\/|\d{1,2}|\(\p{L}+\))){0,5}$/u;

/** Where code and town are in a text that is nothing but both: [code's start, its end, town's start, its end]. */
export function codeAndTown(text: string): readonly [number, number, number, number] | undefined {
  const before = leading.exec(text)?.[0];
  if (before) {
    // "7411 KB" or "4020 LINZ": two letters are the code's only where a town follows.
    const from = before.length + 1;
    return town.test(text.slice(from)) ? [0, before.length, from, text.length] : undefined;
  }
  const behind = endsLikeCode(text) ? trailing.exec(text) : null;
  if (!behind) return undefined;
  const [place, state = ''] = text
    .slice(0, behind.index)
    .trim()
    .replace(/,$/, '')
    .split(/, ?(?=\p{L}+$)|,? (?=[A-Z]{2,3}$)/u) as [string, string?];
  if (/^\d/.test(behind[0]) && !isState(state)) return undefined;
  return town.test(place) ? [behind.index, text.length, 0, place.length] : undefined;
}

/** With a capital or a digit: cheaper than to look for a code at every letter. */
const endsLikeCode = (text: string): boolean => /[A-Z\d]/.test(text[text.length - 1] ?? '');

/** Digits, perhaps with letters around them: what a code is in every country. "L2H2" is a car's wheelbase. */
export const isCode = (text: string): boolean =>
  /^(?:[A-Z]{1,3}(?:[- ]|, ))?(?:\d{2,6}(?:[ -]?\d{2,4})?|\d{4} ?[A-Z]{2})$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[\dW] ?[A-Z\d]{4}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/.test(
    text.trim().replace(/[,.;]$/, ''),
  );
