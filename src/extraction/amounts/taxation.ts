/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together step by step. */
import type { Document } from '../../document/document.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { money } from '../../values/numbers/cents.js';
import { describeGroups } from '../decoding/predictions.js';
import { least } from '../decoding/limits.js';
import { type Because, type Describe, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { documentTypeOf, exemptProbability, vatExemptionOf } from './document-type.js';
import { statesExemption } from './exemption-words.js';
import type { Group, Prediction } from '../found.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import type { Ranking } from '../decoding/ranking.js';
import { type Problem, solve, type Totals } from './solver.js';
import { explainRates, vatGroups } from './vat-groups.js';

export interface Taxation {
  readonly documentType: Prediction;
  /** Probability that it is exempt of VAT, and the detail where it is. */
  readonly exempt: number;
  readonly exemption: Prediction | undefined;
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

interface TypeContext {
  readonly classified: readonly ClassifiedPage[];
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly document: Document;
}

export const typeSteps: readonly Step<Prediction, TypeContext>[] = [
  { name: 'type.network', evidence: ['network'], isRequired: true, run: (_, { classified }) => documentTypeOf(classified) },
];

/** Probability that VAT is exempt. */
export const exemptionSteps: readonly Step<number, TypeContext>[] = [
  { name: 'exemption.network', evidence: ['network'], isRequired: true, run: (_, { classified }) => exemptProbability(classified) },
  {
    name: 'exemption.words',
    evidence: ['wording', 'network'],
    run: (exempt, { classified, rankings, document }) => (!chargesVat(rankings) && statesExemption(document) ? exemptProbability(classified, true) : exempt),
  },
];

interface Sums {
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

export const sumSteps: readonly Step<Sums, Problem>[] = [
  {
    name: 'amounts.solver',
    evidence: ['network', 'arithmetic', 'layout', 'recogniser'],
    isRequired: true,
    run: (_, context, because) => {
      const solution = solve(context);
      const sums = { totals: solution.totals, groups: vatGroups(solution, context) };
      explainTotals(solution.totals, context.rankings, because);
      explainRates(sums.groups, solution, context.rankings, because);
      return sums;
    },
  },
];

/** Reasons for totals that are likely enough and are not given. */
function explainTotals({ net, vat, gross }: Totals, rankings: ReadonlyMap<string, Ranking>, because: Because): void {
  const chosen = Object.entries({ net, VAT: vat, gross }).flatMap(([name, total]) => (total ? [`${name} ${total.value}`] : []));
  const together = `net, VAT and gross amount are chosen together, and those that were${chosen.length > 0 ? ` (${chosen.join(', ')})` : ''} fit together better without it`;
  for (const [name, total] of Object.entries({ NetTotalAmount: net, VatTotalAmount: vat, GrandTotalAmount: gross })) {
    const { ranked, none } = rankings.get(name)!;
    for (const { value, probability } of ranked) {
      if (probability < least || value === total?.value) continue;
      because({ detail: name, value }, none > probability ? `that none is printed is likelier, ${none.toFixed(2)}` : together);
    }
  }
}

export const describeSums: Describe<Sums> = ({ totals: { net, vat, gross, derived }, groups }) => {
  const follows = (value: number | undefined) => (value === undefined ? undefined : money(value));
  const values = { NetTotalAmount: net?.value ?? follows(derived.net), VatTotalAmount: vat?.value ?? follows(derived.vat), GrandTotalAmount: gross?.value };
  return [...Object.entries(values).flatMap(([detail, value]) => (value === undefined ? [] : [[{ detail }, value] as const])), ...describeGroups(groups)];
};

interface TaxationContext {
  readonly rates: readonly number[];
  readonly otherReadings: OtherReadings;
  /** Sum of the items' totals, in hundredths. */
  readonly items?: number | undefined;
}

const noTotals: Totals = { net: undefined, vat: undefined, gross: undefined, holds: [], fails: 0, derived: {} };

export function taxationOf({ document, classified, rankings, rates, otherReadings: others, items }: TypeContext & TaxationContext, trace: Trace): Taxation {
  const context = { classified, rankings, document };
  const documentType = runSteps(typeSteps, documentTypeOf([]), context, trace, ({ name, value, score }) => (score > 0 ? [[{ detail: name }, value]] : []));
  const exempt = runSteps(exemptionSteps, 0, context, trace, (probability) => (probability > 0 ? [[{ detail: 'VatExemption' }, probability.toFixed(2)]] : []));
  const exemption = vatExemptionOf(exempt);
  const start: Sums = { totals: noTotals, groups: [] };
  const sums = runSteps(sumSteps, start, { rankings, rates, isExempt: exemption !== undefined, others, items }, trace, describeSums);
  return { documentType, exempt, exemption, ...sums };
}

const chargesVat = (rankings: ReadonlyMap<string, Ranking>): boolean =>
  ['VatTotalAmount', 'VatRate'].some((name) => rankings.get(name)!.ranked.some(({ value, probability }) => probability >= 0.5 && Number(value) !== 0));
