/** The words of a language that tell the decoder something besides the terms. Lists marked "folded" are lower case without diacritics. */
export interface DecodingWords {
  /** Frequent words of its invoices that few other languages print: they tell it from its relatives. Lower case. */
  readonly tellingWords: readonly string[];
  /** Between the first and the last day of a period, folded and without signs: "bis zum". Any other word makes two dates of them. */
  readonly rangeWords: readonly string[];
  /** In front of the name of a company or a household, no part of it: "Firma", "Mr and Mrs". */
  readonly partyTitles: readonly string[];
  /** Forms of address before a company's name, which no name begins with: "M/s"; without the point behind them. */
  readonly addressForms: readonly string[];
  /** Words that names and addresses of many companies share: trades, forms of groups, streets. In a whitelist they tell no row from another. */
  readonly commonCompanyWords: readonly string[];
  /** Conjunctions, articles and prepositions between the words of names, and shortened first words of a legal form ("Ges.", "& Cie"): a whitelist does not index them. */
  readonly nameJoiners: readonly string[];
  /** Stems of words for banks and accounts, wherever they are in a word; folded. */
  readonly bankWords: readonly string[];
  /** Words for the number itself in keys: "No.", "numero"; folded, without signs. */
  readonly numberWords: readonly string[];
  /** Before the owner of a business on the line of its name: "Inh." */
  readonly owners: readonly string[];
  /** Before what a street or a house is near, or its quarter: "opp.", "frente a", "Col.". */
  readonly beforeLandmarks: readonly string[];
  /** Single words for who buys, as VAT law has them (Directive 2006/112, article 226) and as keys do, in the cases that keys have: "N° TVA de l’acquéreur". */
  readonly customers: readonly string[];
  /** Keys of a country's own VAT number that name nothing else, whole: "NIP", "P.IVA". What is printed behind them is given whatever its probability and check digits. */
  readonly vatIdKeys: readonly string[];
  /** Whole keys above or before who sells: "Prestataire", "Pay to". */
  readonly sellers: readonly string[];
  /** The twelve months, each in full, short and genitive, separated by blanks; folded. */
  readonly monthNames: readonly string[];
  /** Of the month names those of up to four letters that are no other words and ends of other things: alone before a year they are months; "pro 2024" is Czech for "for 2024". */
  readonly shortMonthNames: readonly string[];
  /** Words, also compound ones, that announce a day end so: "Lieferdatum"; folded. */
  readonly dateEndings: readonly string[];
  /** Other words before a day: "vom", "due"; fragments of a regular expression for a whole word, folded. */
  readonly dateKeys: readonly string[];
  /** "Day" and "days" as they are printed behind a number; folded. */
  readonly dayWords: readonly string[];
  /** Stems of the word for the kind of days: "working days", "jours ouvrables"; folded. */
  readonly dayKinds: readonly string[];
  /** First halves of words for days: "Werktage"; folded. */
  readonly dayPrefixes: readonly string[];
  /** Before a number of days: "netto 30"; folded. */
  readonly beforeDays: readonly string[];
  /** "Week" before its number: "KW 12"; folded. */
  readonly weekWords: readonly string[];
  /** Between two days of one date, whose first has no year: "1. bis 31. März 2024"; folded. */
  readonly dayJoints: readonly string[];
  /** Behind the number of a day: "3rd", "1er", "3:e"; fragments of a regular expression. */
  readonly ordinalEndings: readonly string[];
  /** Between a day and its month: "3 de abril"; a blank follows unless it ends in an apostrophe. */
  readonly beforeMonth: readonly string[];
  /** Between a month and its year: "abril de 2025". */
  readonly beforeYear: readonly string[];
  /** Numbers in words, as invoices repeat their total. */
  readonly numerals: Numerals;
}

/** Whole numbers in words; the grammar is approximate. */
export interface Numerals {
  /** The key before the words. */
  readonly before: readonly string[];
  /** 0 to 19. */
  readonly units: readonly string[];
  /** 20, 30, … 90. */
  readonly tens: readonly string[];
  /** 100, 200, … 900; one word where they are compounds. */
  readonly hundreds: readonly string[];
  readonly thousand: string;
  /** Between tens and units; units come first where it begins with "<". */
  readonly link: string;
  readonly gap: string;
  /** Further words and forms that are read and not drawn: "lakh", "ciento"; joiners ("and") have 0; folded. */
  readonly others: readonly (readonly [word: string, value: number])[];
  /** Names of hundredths of the currencies whose amounts are put into words; folded. */
  readonly hundredths: readonly string[];
  /** Behind an amount without hundredths: "only". */
  readonly closing: readonly string[];
}
