/** Whether an amount is the VAT of another. */

/** An amount in hundredths. `isWhole`: printed without fractions, as forint and pesos are. */
export interface Amount {
  readonly cents: number;
  readonly isWhole?: boolean;
}

/** In hundredths, of any amount. */
const rounding = 2;
/** VAT summed up from rows is off by half a cent a row at most: ten rows rounded one way, or some sixty at random, reach the limit. */
export const ofRows = 5;
const ofWhole = 50;
/** Of the net amount: small ones have few rows. */
const share = 1e-4;

/** As nearly as rounding allows. */
export const isTax = (net: Amount, rate: number, vat: Amount): boolean => isOff(net, rate, vat, net.isWhole && vat.isWhole ? ofWhole : ofRows);

/** Another amount would be further off; it confirms nothing. */
export const isNearlyTax = (net: Amount, rate: number, vat: Amount): boolean => isOff(net, rate, vat, Infinity);

function isOff({ cents: net }: Amount, rate: number, { cents: vat }: Amount, most: number): boolean {
  // Binary fractions of a sum make no half cent more of it.
  return Math.abs((net * rate) / 100 - vat) <= Math.max(rounding, Math.min(most, share * Math.abs(net))) + 1e-6;
}
