/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together. */
import type { ClassifiedPage } from '../decoding/classify.js';
import { least } from '../decoding/limits.js';
import { type Because, reasonsOfDecision, type Trace } from '../decoding/steps.js';
import { documentTypeOf, exemptProbability, vatExemptionOf } from './document-type.js';
import type { Group, Prediction } from '../found.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import type { Ranking } from '../decoding/ranking.js';
import type { Recollection } from '../../memory/recall.js';
import { type Solution, solve, type Totals } from './solver.js';
import { chosenTogether, explainRates, vatGroups } from './vat-groups.js';

export interface Taxation {
  readonly documentType: Prediction;
  /** Probability that it is exempt of VAT, and the detail where it is. */
  readonly exempt: number;
  readonly exemption: Prediction | undefined;
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

/** Reasons for totals that are likely enough and are not given, with what the best solution with them costs. */
function explainTotals({ totals, behind }: Solution, rankings: ReadonlyMap<string, Ranking>, because: Because): void {
  const chosen = detailsOfTotals.flatMap(([name]) => (totals[name] ? [`${name === 'vat' ? 'VAT' : name} ${totals[name].value}`] : []));
  const together = `net, VAT and gross amount are ${chosenTogether(chosen)}`;
  for (const [name, detail] of detailsOfTotals) {
    for (const { value, probability, candidate } of rankings.get(detail)!.ranked) {
      if (probability < least || candidate === totals[name]?.candidate) continue;
      const loss = behind(name, value);
      because({ detail, value }, loss ? `${together} (the best solution with it is ${timesLess(loss)} less likely)` : together);
    }
  }
}

const detailsOfTotals = [
  ['net', 'NetTotalAmount'],
  ['vat', 'VatTotalAmount'],
  ['gross', 'GrandTotalAmount'],
] as const;

/** "2.5 times", "more than 1000 times". */
const timesLess = (loss: number): string => (loss > Math.log(1000) ? 'more than 1000 times' : `${Number(Math.exp(loss).toPrecision(2))} times`);

interface TaxationContext {
  readonly classified: readonly ClassifiedPage[];
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly rates: readonly number[];
  readonly otherReadings: OtherReadings;
  readonly recollection?: Pick<Recollection, 'taxesApart'> | undefined;
  /** Sum of the items' totals, in hundredths. */
  readonly items?: number | undefined;
}

/** Document type, exemption, totals and VAT groups; reasons for likely amounts that are not given go into the trace as `amounts.solver`. */
export function taxationOf({ rates, otherReadings: others, items, classified, rankings, recollection }: TaxationContext, trace: Trace): Taxation {
  const exempt = exemptProbability(classified);
  const exemption = vatExemptionOf(exempt);
  const problem = { rankings, rates, isExempt: exemption !== undefined, others, items, taxesApart: recollection?.taxesApart };
  const solution = solve(problem);
  const [groups, because] = [vatGroups(solution, problem), reasonsOfDecision('amounts.solver', trace)];
  explainTotals(solution, rankings, because);
  explainRates(groups, solution, rankings, because);
  return { documentType: documentTypeOf(classified), exempt, exemption, totals: solution.totals, groups };
}
