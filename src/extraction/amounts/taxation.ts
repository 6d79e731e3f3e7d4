/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together step by step. */
import type { Document } from '../../document/document.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { least } from '../decoding/limits.js';
import { type Because, reasonsOfDecision, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { documentTypeOf, exemptProbability, vatExemptionOf } from './document-type.js';
import { statesExemption } from '../../values/text/exemption-words.js';
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

interface ExemptionContext {
  readonly classified: readonly ClassifiedPage[];
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly document: Document;
}

/** Probability that VAT is exempt, after the network's. */
export const exemptionSteps: readonly Step<number, ExemptionContext>[] = [
  {
    name: 'exemption.words',
    evidence: ['wording', 'network'],
    run: (exempt, { classified, rankings, document }) => (!chargesVat(rankings) && statesExemption(document) ? exemptProbability(classified, true) : exempt),
  },
];

/** Reasons for totals that are likely enough and are not given. */
function explainTotals({ net, vat, gross }: Totals, rankings: ReadonlyMap<string, Ranking>, because: Because): void {
  const chosen = Object.entries({ net, VAT: vat, gross }).flatMap(([name, total]) => (total ? [`${name} ${total.value}`] : []));
  const together = `net, VAT and gross amount are ${chosenTogether(chosen)}`;
  for (const [name, total] of Object.entries({ NetTotalAmount: net, VatTotalAmount: vat, GrandTotalAmount: gross })) {
    const { ranked, none } = rankings.get(name)!;
    for (const { value, probability, candidate } of ranked) {
      if (probability < least || candidate === total?.candidate) continue;
      because({ detail: name, value }, none > probability ? `that none is printed is likelier, ${none.toFixed(2)}` : together);
    }
  }
}

interface TaxationContext extends ExemptionContext {
  readonly rates: readonly number[];
  readonly otherReadings: OtherReadings;
  /** Sum of the items' totals, in hundredths. */
  readonly items?: number | undefined;
}

/** Document type, exemption, totals and VAT groups; reasons for likely amounts that are not given go into the trace as `amounts.solver`. */
export function taxationOf({ rates, otherReadings: others, items, ...context }: TaxationContext, trace: Trace): Taxation {
  const { classified, rankings } = context;
  const exempt = runSteps(exemptionSteps, exemptProbability(classified), context, trace, (probability) => [
    [{ detail: 'VatExemption' }, probability.toFixed(2)],
  ]);
  const exemption = vatExemptionOf(exempt);
  const problem = { rankings, rates, isExempt: exemption !== undefined, others, items };
  const solution = solve(problem);
  const [groups, because] = [vatGroups(solution, problem), reasonsOfDecision('amounts.solver', trace)];
  explainTotals(solution.totals, rankings, because);
  explainRates(groups, solution, rankings, because);
  return { documentType: documentTypeOf(classified), exempt, exemption, totals: solution.totals, groups };
}

const chargesVat = (rankings: ReadonlyMap<string, Ranking>): boolean =>
  ['VatTotalAmount', 'VatRate'].some((name) => rankings.get(name)!.ranked.some(({ value, probability }) => probability >= 0.5 && Number(value) !== 0));
