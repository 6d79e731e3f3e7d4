/** Codes of all languages, apart from the languages, which take a tenth of a second to load: ISO 639-1, and the ISO 639-2/T code that tesseract's language data go by. */
export const tesseractCodes = {
  de: 'deu',
  en: 'eng',
  fr: 'fra',
  it: 'ita',
  es: 'spa',
  pl: 'pol',
  cs: 'ces',
  sk: 'slk',
  nl: 'nld',
  nb: 'nor',
  hr: 'hrv',
  tr: 'tur',
  pt: 'por',
  sv: 'swe',
  da: 'dan',
  sl: 'slv',
  hu: 'hun',
  ro: 'ron',
  fi: 'fin',
} as const;

/** ISO 639-1. */
export type LanguageCode = keyof typeof tesseractCodes;

/** Of the language that is written in every country: in it documents of any language print what is meant for abroad, and it is the weakest evidence of origin. */
export const internationalCode: LanguageCode = 'en';
