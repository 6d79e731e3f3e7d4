/** All languages that invoices are drawn in and read in. Adding one: write its file, add it here. */
import { sk } from './sk.js';
import { cs } from './cs.js';
import { pl } from './pl.js';
import { es } from './es.js';
import { it } from './it.js';
import { fr } from './fr.js';
import { en } from './en.js';
import { de } from './de.js';
import { nl } from './nl.js';
import { nb } from './nb.js';
import { hr } from './hr.js';
import { tr } from './tr.js';
import { pt } from './pt.js';
import { sv } from './sv.js';
import { da } from './da.js';
import { sl } from './sl.js';
import type { Language } from './language.js';

export const languages: readonly Language[] = [sk, cs, pl, es, it, fr, en, de, nl, nb, hr, tr, pt, sv, da, sl];

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
