/** Words of all languages around the parts of a date, as fragments of regular expressions. */
import { allWords } from '../../catalogue/languages/all-words.js';

const followed = (words: readonly string[]): string => words.map((word) => (word.endsWith("'") ? word : `${word} `)).join('|');

/** What makes a number the day of a month: "3rd", "1er", "1º". */
export const ordinal = `(?: ?\\.?[ºª°]| ?(?:${allWords(({ ordinalEndings }) => ordinalEndings).join('|')}))`;
/** "of ", "de ", "d'", between a day and a month's name. */
export const beforeMonth = `(?:${followed(allWords((words) => words.beforeMonth))})`;
/** "de ", "of ", between a month's name and its year. */
export const beforeYear = `(?:${followed(allWords((words) => words.beforeYear))})`;
