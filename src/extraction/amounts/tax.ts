/** Whether an amount is the VAT of another. */
import { cents } from '../decoding/numbers.js';
import type { Ranked } from '../decoding/ranking.js';

/** In hundredths, of any amount. */
const rounding = 2;
/** VAT summed up from rows is off by half a cent a row at most: ten rows rounded one way, or some sixty at random, reach the limit. */
const ofRows = 5;
/** Forint and pesos are printed without fractions. */
const ofWhole = 50;
/** Of the net amount: small ones have few rows. */
const share = 1e-4;

type Amount = Pick<Ranked, 'value' | 'candidate'>;

/** As nearly as rounding allows. */
export const isTax = (net: Amount, rate: number, vat: Amount): boolean => isOff(net, rate, vat, isWhole(net) && isWhole(vat) ? ofWhole : ofRows);

/** Another amount would be further off; it confirms nothing. */
export const isNearlyTax = (net: Amount, rate: number, vat: Amount): boolean => isOff(net, rate, vat, Infinity);

function isOff(net: Amount, rate: number, vat: Amount, most: number): boolean {
  const [n, v] = [cents(net.value), cents(vat.value)];
  const off = Math.abs((n * rate) / 100 - v);
  // Binary fractions of a sum make no half cent more of it.
  return off <= Math.max(rounding, Math.min(most, share * Math.abs(n))) + 1e-6;
}

const isWhole = ({ candidate }: Amount): boolean => !/\d[.,]\d{1,2}(?!\d)/.test(candidate.text);
