/** All languages that invoices are drawn in and read in. Adding one: write its file, add it here. */
import { de } from './de.js';
import { en } from './en.js';
import { fr } from './fr.js';
import { it } from './it.js';
import { es } from './es.js';
import { pl } from './pl.js';
import { cs } from './cs.js';
import { sk } from './sk.js';
import { nl } from './nl.js';
import { nb } from './nb.js';
import { hr } from './hr.js';
import { tr } from './tr.js';
import { pt } from './pt.js';
import { sv } from './sv.js';
import { da } from './da.js';
import { sl } from './sl.js';
import type { Language } from './language.js';

export const languages: readonly Language[] = [de, en, fr, it, es, pl, cs, sk, nl, nb, hr, tr, pt, sv, da, sl];

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
