/** How the document is taxed: its type, its exemption, its totals and their groups by rate, decided together step by step. */
import type { Document } from '../../document/document.js';
import { rankedTotals, type Totals, withoutVat } from './totals.js';
import type { ClassifiedPage } from '../decoding/classify.js';
import { describeGroups } from '../decoding/predictions.js';
import { type Describe, runSteps, type Step, type Trace } from '../decoding/steps.js';
import { documentTypeOf, exemptProbability, vatExemptionOf } from './document-type.js';
import { saysExempt } from './exemption-words.js';
import type { Group, Prediction } from '../found.js';
import type { Ranking } from '../decoding/ranking.js';
import { vatGroups } from './vat-groups.js';

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
    run: (exempt, { classified, rankings, document }) => (!chargesVat(rankings) && saysExempt(document) ? exemptProbability(classified, true) : exempt),
  },
];

interface Sums {
  readonly totals: Totals;
  readonly groups: readonly Group[];
}

interface SumsContext {
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly rates: readonly number[];
  readonly isExempt: boolean;
  readonly document: Document;
}

export const sumSteps: readonly Step<Sums, SumsContext>[] = [
  {
    name: 'amounts.totals',
    evidence: ['network', 'arithmetic'],
    isRequired: true,
    run: (sums, { rankings, rates }, because) => ({ ...sums, totals: rankedTotals(rankings, rates, because) }),
  },
  { name: 'amounts.without-vat', evidence: ['network', 'wording'], run: (sums, { isExempt }) => (isExempt ? withTotals(sums, withoutVat(sums.totals)) : sums) },
  {
    name: 'amounts.vat-groups',
    evidence: ['network', 'arithmetic', 'layout'],
    isRequired: true,
    run: ({ totals }, { rankings, rates, isExempt, document }, because) => ({
      totals,
      groups: vatGroups(rankings, totals, rates, isExempt, document, because),
    }),
  },
];

const withTotals = (sums: Sums, totals: Totals): Sums => (totals === sums.totals ? sums : { ...sums, totals });

export const describeSums: Describe<Sums> = ({ totals: { net, vat, gross, derived }, groups }) => [
  ...Object.entries({ NetTotalAmount: net?.value ?? derived.net, VatTotalAmount: vat?.value ?? derived.vat, GrandTotalAmount: gross?.value }).flatMap(
    ([detail, value]) => (value === undefined ? [] : [[{ detail }, String(value)] as const]),
  ),
  ...describeGroups(groups),
];

const noTotals: Totals = { holds: [], fails: 0, derived: {} };

export function taxationOf({ document, classified, rankings, rates }: TypeContext & Pick<SumsContext, 'rates'>, trace: Trace): Taxation {
  const context = { classified, rankings, document };
  const documentType = runSteps(typeSteps, documentTypeOf([]), context, trace, ({ name, value, score }) => (score > 0 ? [[{ detail: name }, value]] : []));
  const exempt = runSteps(exemptionSteps, 0, context, trace, (probability) => (probability > 0 ? [[{ detail: 'VatExemption' }, probability.toFixed(2)]] : []));
  const exemption = vatExemptionOf(exempt);
  const start: Sums = { totals: noTotals, groups: [] };
  const sums = runSteps(sumSteps, start, { rankings, rates, isExempt: exemption !== undefined, document }, trace, describeSums);
  return { documentType, exempt, exemption, ...sums };
}

const chargesVat = (rankings: ReadonlyMap<string, Ranking>): boolean =>
  ['VatTotalAmount', 'VatRate'].some((name) => rankings.get(name)!.ranked.some(({ value, probability }) => probability >= 0.5 && Number(value) !== 0));
