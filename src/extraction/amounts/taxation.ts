/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together. */
import type { ClassifiedPage } from '../decoding/classify.js';
import { least } from '../decoding/limits.js';
import { type Because, reasonsOfDecision, type Trace } from '../decoding/steps.js';
import { documentTypeOf, exemptProbability, vatExemptionOf } from './document-type.js';
import type { Group, Prediction } from '../found.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import type { Ranking } from '../decoding/ranking.js';
import { solve, type Totals } from './solver.js';
import { chosenTogether, explainRates, vatGroups } from './vat-groups.js';

export interface Taxation {
  readonly documentType: Prediction;
  /** Probability that it is exempt of VAT, and the detail where it is. */
  readonly exempt: number;
  readonly exemption: Prediction | undefined;
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

/** Reasons for totals that are likely enough and are not given. */
function explainTotals({ net, vat, gross }: Totals, rankings: ReadonlyMap<string, Ranking>, because: Because): void {
  const chosen = Object.entries({ net, VAT: vat, gross }).flatMap(([name, total]) => (total ? [`${name} ${total.value}`] : []));
  const together = `net, VAT and gross amount are ${chosenTogether(chosen)}`;
  for (const [name, total] of Object.entries({ NetTotalAmount: net, VatTotalAmount: vat, GrandTotalAmount: gross })) {
    for (const { value, probability, candidate } of rankings.get(name)!.ranked)
      if (probability >= least && candidate !== total?.candidate) because({ detail: name, value }, together);
  }
}

interface TaxationContext {
  readonly classified: readonly ClassifiedPage[];
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly rates: readonly number[];
  readonly otherReadings: OtherReadings;
  /** Sum of the items' totals, in hundredths. */
  readonly items?: number | undefined;
}

/** Document type, exemption, totals and VAT groups; reasons for likely amounts that are not given go into the trace as `amounts.solver`. */
export function taxationOf({ rates, otherReadings: others, items, classified, rankings }: TaxationContext, trace: Trace): Taxation {
  const exempt = exemptProbability(classified);
  const exemption = vatExemptionOf(exempt);
  const problem = { rankings, rates, isExempt: exemption !== undefined, others, items };
  const solution = solve(problem);
  const [groups, because] = [vatGroups(solution, problem), reasonsOfDecision('amounts.solver', trace)];
  explainTotals(solution.totals, rankings, because);
  explainRates(groups, solution, rankings, because);
  return { documentType: documentTypeOf(classified), exempt, exemption, totals: solution.totals, groups };
}
