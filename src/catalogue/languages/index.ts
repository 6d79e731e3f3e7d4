/** All languages that invoices are drawn in and read in. Adding one: write its folder, add its rows here and in `codes.ts`. The order decides the bits of equal wordings. */
import { de } from './de/index.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { it } from './it/index.js';
import { es } from './es/index.js';
import { pl } from './pl/index.js';
import { cs } from './cs/index.js';
import { sk } from './sk/index.js';
import { nl } from './nl/index.js';
import { nb } from './nb/index.js';
import { hr } from './hr/index.js';
import { tr } from './tr/index.js';
import { pt } from './pt/index.js';
import { sv } from './sv/index.js';
import { da } from './da/index.js';
import { sl } from './sl/index.js';
import { hu } from './hu/index.js';
import { ro } from './ro/index.js';
import { fi } from './fi/index.js';
import { internationalCode, type LanguageCode } from './codes.js';
import type { Language } from './language.js';

export type { LanguageCode } from './codes.js';

const table: Readonly<Record<LanguageCode, Language>> = { de, en, fr, it, es, pl, cs, sk, nl, nb, hr, tr, pt, sv, da, sl, hu, ro, fi };

export const languages: readonly Language[] = Object.values(table);

export const international: Language = table[internationalCode];

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
