/** Countries of senders and receivers: currency, identifiers, VAT rates with the dates they held, addresses. Data lives in `country-table.ts`. */
export interface VatRates {
  /** First day on which they hold, ISO 8601; undefined: from the beginning. */
  readonly from?: string;
  readonly standard: number;
  readonly reduced: readonly number[];
}

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly currency: string;
  /** Languages of its invoices, ISO 639-1, most usual first. */
  readonly languages: readonly string[];
  /** Prefix of its VAT ids: "DE", "EL" for Greece, "CHE". */
  readonly vatPrefix?: string;
  readonly phonePrefix: string;
  readonly vatRates: readonly VatRates[];
  /** Legal forms as printed behind a company's name: "GmbH", "s.r.o.". */
  readonly legalForms: readonly string[];
  /** Where the country has several languages: which of its forms are written in each, by ISO 639-1. */
  readonly legalFormsIn?: Readonly<Record<string, RegExp>>;
  /** Postal code: digits are 9, letters A: "9999 AA", "99-999". */
  readonly zipMask: string;
  /** Postal codes of more forms than the mask, without signs and blanks: digits are 9, letters A. */
  readonly zipForms?: RegExp;
  /** What may follow a postal code: "62704-1234". */
  readonly zipExtension?: RegExp;
  /** A number before a town is no postal code. */
  readonly zipNeverBeforeTown?: true;
  /** Letters before postal codes, those of vehicles: "D-10115", "SLO-1000"; absent where they are the ISO code. */
  readonly vehicleCode?: string;
  /** Provinces are printed behind the town: in brackets, or as two letters behind a blank too ("SUZZARA MN"). Elsewhere brackets may hold a river: "Frankfurt (Oder)". */
  readonly provinces?: 'in brackets' | 'behind a blank too';
  /** Dates that may be read both ways have the month first. */
  readonly monthFirst?: true;
  /** Fewest and most digits of a tax number that the interface answers as TaxNumber too. */
  readonly taxNumberDigits?: readonly [fewest: number, most: number];
  /** How zip and city are printed: "{zip} {city}", "{city} {zip}", "{city}, {state} {zip}". */
  readonly cityLine: string;
  /** Towns with the beginning of their postal code. */
  readonly cities: readonly (readonly [city: string, zipStart: string])[];
  /** Top level domain without the dot. */
  readonly domain: string;
  /** Names printed in addresses, in its own languages and English. */
  readonly names: readonly string[];
}
