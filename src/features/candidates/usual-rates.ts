/** Percentages that are VAT rates somewhere, printed without a percent sign. */
export const usualRates: ReadonlySet<string> = new Set(
  '0 2.1 2.5 2.6 3 3.7 3.8 4 4.8 5 5.5 6 7 7.7 8 8.1 9 9.5 10 12 13 14 15 16 17 18 19 20 21 22 23 24 25 25.5 27'.split(' '),
);
