/** All languages that invoices are drawn in and read in. Adding one: write its file, add it here. */
import { fr } from './fr.js';
import { en } from './en.js';
import { de } from './de.js';
import type { Language } from './language.js';

export const languages: readonly Language[] = [fr, en, de];

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
