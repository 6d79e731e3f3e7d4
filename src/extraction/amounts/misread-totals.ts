/** A recognised total of which one digit was misread: corrected to what the two others and a usual rate of VAT require, where that is an alternative reading of its picture. */
import type { Candidate } from '../../features/contract.js';
import { kinds } from '../../values/index.js';
import type { Totals } from './totals.js';
import { cents, money } from '../decoding/numbers.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import { tokensOfCandidate } from '../decoding/ranking.js';
import type { Repair } from '../decoding/repair.js';
import { isTax } from './tax.js';

/** Name of the step: it ranks anew, so that the new ranking is all that is recorded of it. */
export const misreadStep = 'rank.misread-total';

export interface Misread {
  readonly candidate: Candidate;
  /** The corrected value. */
  readonly value: string;
}

/** Undefined where the totals add up, or more than one of them may be meant. */
export function misreadTotal({ net, vat, gross, fails }: Totals, rates: readonly number[], others: OtherReadings): Misread | undefined {
  if (!net || !vat || !gross || fails === 0) return undefined;
  const [n, v, g] = [cents(net.value), cents(vat.value), cents(gross.value)];
  const found = [
    { total: net, value: money(g - v), net: g - v, vat: v },
    { total: vat, value: money(g - n), net: n, vat: g - n },
    { total: gross, value: money(n + v), net: n, vat: v },
  ].filter(
    ({ total, value, ...sums }) =>
      others(total.page.page, tokensOfCandidate(total), total.candidate.text).some((text) => kinds.amount.read(text).some((read) => read.value === value)) &&
      rates.some((rate) => rate > 0 && isTax({ ...net, value: money(sums.net) }, rate, { ...vat, value: money(sums.vat) })),
  );
  return found.length === 1 ? { candidate: found[0]!.total.candidate, value: found[0]!.value } : undefined;
}

export const repairedAlso =
  (repair: Repair, misread: Misread): Repair =>
  (candidate, page) =>
    candidate === misread.candidate ? misread.value : repair(candidate, page);
