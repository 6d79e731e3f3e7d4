/** The country that is printed with a party's address. */
import { countryOfName } from '../../../catalogue/country-names.js';
import { trimmed } from '../../../values/text/trimmed.js';
import type { ContactSpan } from '../spans/span.js';

export interface PrintedCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly span: ContactSpan;
}

/** The likeliest span of a party's that reads as a country. */
export function printedCountry(spans: readonly ContactSpan[]): PrintedCountry | undefined {
  const own = spans.filter(({ field }) => field === 'Country').sort((a, b) => b.probability - a.probability);
  for (const span of own) {
    const code = countryOfName(trimmed(span.text));
    if (code) return { code, span };
  }
  return undefined;
}
