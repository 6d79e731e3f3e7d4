/** Month names of all languages, in full, short and genitive, without diacritics. Names that the short forms begin need not be listed. */
import { languages } from '../../catalogue/languages/index.js';
import { neighbours } from '../../catalogue/languages/neighbours.js';
import { fold } from '../../fold.js';

/** Some names mean different months: the Croatian October is the Polish and Czech November. */
const months = new Map<string, readonly number[]>();
for (const { monthNames } of [...languages.map(({ decoding }) => decoding), ...neighbours])
  monthNames.forEach((names, index) => {
    for (const name of names.split(' ')) months.set(name, [...new Set([...(months.get(name) ?? []), index + 1])]);
  });

/** Months a word can mean, 1..12, most usual first; empty where it is none. */
export const monthsOf = (word: string): readonly number[] => (word.length > 12 ? [] : (months.get(fold(word)) ?? []));
