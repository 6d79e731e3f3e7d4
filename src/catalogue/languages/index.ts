/** All languages that invoices are drawn in and read in. Adding one: write its folder, add its row here. The order decides the bits of equal wordings. */
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
import type { Language } from './language.js';

const table = { de, en, fr, it, es, pl, cs, sk, nl, nb, hr, tr, pt, sv, da, sl, hu, ro, fi } as const satisfies Readonly<Record<string, Language>>;

/** ISO 639-1. */
export type LanguageCode = keyof typeof table;

export const languages: readonly Language[] = Object.values(table);

/** Written in every country: in it documents of any language print what is meant for abroad, and it is the weakest evidence of origin. */
export const international: Language = en;

export const languageByCode: ReadonlyMap<string, Language> = new Map(languages.map((language) => [language.code, language]));
