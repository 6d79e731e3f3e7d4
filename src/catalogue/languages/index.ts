/** All languages that invoices are drawn in and read in. Adding one: write its file, add it here. */
import { cs } from './cs.js';
import { pl } from './pl.js';
import { es } from './es.js';
import { it } from './it.js';
import { fr } from './fr.js';
import { en } from './en.js';
import { de } from './de.js';
import type { Language } from './language.js';

export const languages: readonly Language[] = [cs, pl, es, it, fr, en, de];

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
