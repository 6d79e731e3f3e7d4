/** How documents of a country differ from others' in more than words, as the generator draws them: a row holds what is not usual. Words are in `country-words/`. */

/** Numbers are shares, of documents where nothing else is said. */
export interface CountryHabits {
  readonly paper: 'a4' | 'letter';
  /** Invoices as forms of ruled cells, with parties in such cells, with the head as one ruled frame, from a line printer. */
  readonly ruledForm: number;
  readonly boxedParties: number;
  readonly framedHead: number;
  readonly linePrinter: number;
  /** Tables of wholesalers with the columns of their trade; suppliers that give discounts on items. */
  readonly tradeBills: number;
  readonly discountedItems: number;
  /** Invoices with fiscal signatures and codes. */
  readonly fiscalMarks: number;
  /** Invoice numbers of software that the tax office certifies (SAF-T: "FT A/12"). */
  readonly certifiedNumbers: number;
  /** How a payment is prepared: a giro code, a slip with a code, a reference number (KID). */
  readonly payment: 'giro code' | 'slip' | 'kid';
  /** Where cheques are sent. */
  readonly remitTo: number;
  /** What is charged instead of a VAT: one rate a place, or that of the federation with the province's. */
  readonly salesTax: 'none' | 'local' | 'provincial';
  /** Documents that print the parts of a tax separately. */
  readonly separateTaxes: number;
  /** Tax without its rate beside the amount. */
  readonly taxWithoutRate: number;
  /** Tills print net prices and add the tax. */
  readonly addsTax: boolean;
  /** Totals of a till's items with a star before them. */
  readonly starredTotals: number;
  /** Addresses that are a door, a building and a road, without a street's number. */
  readonly describedStreets: number;
  /** Streets named by rarer words than street and road ("Miller Crossing"). */
  readonly rareStreets: number;
  /** House numbers that go into the thousands. */
  readonly longNumbers: number;
  /** Weights of "12/3" and of "12/3/4" beside the 92 of other house numbers. */
  readonly slashes: number;
  readonly stairs: number;
  /** The town above the street. */
  readonly townFirst: number;
  /** The postal code on a line of its own; on tills. */
  readonly codeOnOwnLine: number;
  readonly codeOnOwnLineOfTills: number;
  /** A company's capital behind its name. */
  readonly capital: number;
  /** The registration in brackets behind or below the name of a shop. */
  readonly registrationInBrackets: number;
  /** The code of the state, with which the VAT id begins, on a line below it. */
  readonly stateCode: number;
  /** The customer's number behind the heading of its block. */
  readonly numberBehindHeading: number;
  /** Companies' names in quotation marks; the legal form before the name. */
  readonly quotedNames: number;
  readonly formFirst: number;
}

const usual: CountryHabits = {
  paper: 'a4',
  ruledForm: 0.035,
  boxedParties: 0.15,
  framedHead: 0.025,
  linePrinter: 0.018,
  tradeBills: 0,
  discountedItems: 0.3,
  fiscalMarks: 0.05,
  certifiedNumbers: 0,
  payment: 'giro code',
  remitTo: 0,
  salesTax: 'none',
  separateTaxes: 0,
  taxWithoutRate: 0,
  addsTax: false,
  starredTotals: 0.01,
  describedStreets: 0,
  rareStreets: 0,
  longNumbers: 0.02,
  slashes: 2,
  stairs: 0,
  townFirst: 0.015,
  codeOnOwnLine: 0,
  codeOnOwnLineOfTills: 0,
  capital: 0.15,
  registrationInBrackets: 0,
  stateCode: 0,
  numberBehindHeading: 0.03,
  quotedNames: 0.01,
  formFirst: 0,
};

/** By ISO 3166-1 code. */
const own: Readonly<Record<string, Partial<CountryHabits>>> = {
  AE: { framedHead: 0.2, describedStreets: 0.5 },
  AR: { ruledForm: 0.22, boxedParties: 0.3, fiscalMarks: 0.5, townFirst: 0.08 },
  AT: { slashes: 25, stairs: 10 },
  AU: { rareStreets: 0.15, remitTo: 0.05, codeOnOwnLineOfTills: 0.08 },
  BE: { formFirst: 0.08 },
  BG: { quotedNames: 0.6 },
  BR: { ruledForm: 0.5, boxedParties: 0.6, framedHead: 0.06, linePrinter: 0.03, fiscalMarks: 0.5, separateTaxes: 0.25, codeOnOwnLine: 0.15 },
  CA: {
    ...{ paper: 'letter', ruledForm: 0.07, salesTax: 'provincial', separateTaxes: 0.75, taxWithoutRate: 0.45, addsTax: true },
    ...{ rareStreets: 0.25, longNumbers: 0.6, codeOnOwnLineOfTills: 0.08 },
  },
  CH: { payment: 'slip' },
  CZ: { slashes: 60 },
  DE: { fiscalMarks: 0 },
  EE: { formFirst: 0.25 },
  ES: { quotedNames: 0.02, ruledForm: 0.06 },
  FI: { formFirst: 0.08 },
  FR: { formFirst: 0.15, capital: 0.3 },
  GB: { rareStreets: 0.1, remitTo: 0.04, codeOnOwnLine: 0.55 },
  GR: { quotedNames: 0.06 },
  HK: { describedStreets: 0.3 },
  HR: { quotedNames: 0.05, fiscalMarks: 0.5 },
  HU: { quotedNames: 0.06, ruledForm: 0.06, boxedParties: 0.25, townFirst: 0.5 },
  IN: {
    ...{
      ruledForm: 0.12,
      framedHead: 0.5,
      linePrinter: 0.15,
      tradeBills: 0.6,
      discountedItems: 0.55,
      remitTo: 0.04,
      separateTaxes: 0.6,
      describedStreets: 0.75,
    },
    ...{ codeOnOwnLineOfTills: 0.08, stateCode: 0.4 },
  },
  IT: { quotedNames: 0.04, ruledForm: 0.14, linePrinter: 0.03 },
  JP: { townFirst: 0.2 },
  LI: { payment: 'slip' },
  LT: { quotedNames: 0.6, formFirst: 0.9 },
  LU: { formFirst: 0.1 },
  LV: { quotedNames: 0.75, formFirst: 0.9 },
  MX: { paper: 'letter', ruledForm: 0.25, boxedParties: 0.3, fiscalMarks: 0.5, separateTaxes: 0.12 },
  MY: { framedHead: 0.15, describedStreets: 0.3, codeOnOwnLineOfTills: 0.08, registrationInBrackets: 0.6 },
  NL: { formFirst: 0.01 },
  NO: { payment: 'kid' },
  PL: { quotedNames: 0.08 },
  PT: { ruledForm: 0.07, boxedParties: 0.25, fiscalMarks: 0.5, certifiedNumbers: 0.6 },
  RO: { quotedNames: 0.04, formFirst: 0.03, townFirst: 0.15 },
  SE: { formFirst: 0.05 },
  SG: { framedHead: 0.1, describedStreets: 0.2 },
  SK: { quotedNames: 0.02, slashes: 60 },
  TR: { ruledForm: 0.2, boxedParties: 0.25, framedHead: 0.06, linePrinter: 0.04, fiscalMarks: 0.5, starredTotals: 0.8 },
  US: {
    ...{ paper: 'letter', ruledForm: 0.07, linePrinter: 0.03, remitTo: 0.2, salesTax: 'local', separateTaxes: 0.22, taxWithoutRate: 0.45, addsTax: true },
    ...{ rareStreets: 0.3, longNumbers: 0.6, codeOnOwnLineOfTills: 0.08, numberBehindHeading: 0.14 },
  },
  ZA: { rareStreets: 0.1, framedHead: 0.1, remitTo: 0.04 },
};

const habits: ReadonlyMap<string, CountryHabits> = new Map(Object.entries(own).map(([country, row]) => [country, { ...usual, ...row }]));

/** Of a country by its ISO 3166-1 code; the usual ones where it has no row. */
export const habitsOf = (country: string): CountryHabits => habits.get(country) ?? usual;
