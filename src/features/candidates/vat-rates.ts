/**
 * Percentages that are VAT rates somewhere, as features know them. Not derived from the catalogue's countries on purpose: features are what networks were trained
 * on, so that a rate that a country introduces changes them only with another `featuresVersion`. test/features/candidates/vat-rates.test.ts names the difference.
 */
const everywhere = [2.5, 2.6, 3.7, 3.8, 4, 5, 5.5, 6, 7, 7.7, 8, 8.1, 9, 9.5, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27] as const;

/** Of a tax that is some percentage of another amount. */
export const taxRates: readonly number[] = [1, ...everywhere];

/** Of a number without percent sign that may be a rate, as it is printed with a decimal point. */
export const printedRates: ReadonlySet<string> = new Set([0, 2.1, 3, 4.8, 17, ...everywhere].map(String));
