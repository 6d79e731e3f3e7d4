/** VAT groups as they are given: the solver's rows; where it has none, the group that the totals imply. */
import type { Group, Prediction } from '../found.js';
import { money } from '../../values/numbers/cents.js';
import { derivedPrediction, predictionOf } from '../decoding/predictions.js';
import type { Ranking } from '../decoding/ranking.js';
import { explainThreshold, least } from '../decoding/limits.js';
import type { Because } from '../decoding/steps.js';
import { oneOfTwo } from './equal-taxes.js';
import { impossibleRate, leastRate, likelyRate, type Row } from './rows.js';
import type { Problem, Solution, Totals } from './solver.js';
import { isTax } from '../../values/numbers/tax.js';

type Rankings = ReadonlyMap<string, Ranking>;

/** One group a row, else one that follows from the totals or from the exemption, else none. */
export function vatGroups({ rows, totals }: Solution, { rankings, rates, isExempt, taxesApart }: Problem): Group[] {
  if (rows.length > 0)
    return rows.flatMap((row) => {
      const half = taxesApart ? oneOfTwo(row, rankings.get('VatRate')!, rankings.get('VatAmount')!) : undefined;
      return half ? [half, half].map((each) => groupOf(each, rankings, undefined)) : [groupOf(row, rankings, rows.length === 1 ? totals : undefined)];
    });
  const implied = impliedGroup(totals, rates, rankings) ?? (isExempt ? exemptGroup(totals) : undefined);
  return implied ? [implied] : [];
}

/** Why a member has a value that is not printed. */
const origins = {
  parts: 'two equal taxes',
  untaxed: 'what the taxed groups leave of the net amount, beside a tax of nothing',
  left: 'what the other groups leave of the totals',
} as const;

/** `totals`: those of the document where all of it is this group. */
function groupOf({ rate, net, vat, left, leftNet, origin, holds, fails }: Row, rankings: Rankings, totals: Totals | undefined): Group {
  const notes = holds ? [`${rate.value} % of ${net!.value} = ${vat?.value ?? money(left!)}`] : [];
  const extra = { agrees: notes.length, disagrees: fails ? 1 : 0, notes };
  // Arithmetic that holds raises the score.
  const lifted = (prediction: Prediction): Prediction => (holds ? { ...prediction, score: 1 - (1 - prediction.score) * 0.3 } : prediction);
  const members = (
    [
      ['VatRate', rate, undefined],
      ['NetAmount', net, totals?.derived.net ?? leftNet],
      ['VatAmount', vat, totals?.derived.vat ?? left],
    ] as const
  ).flatMap(([name, printed, derived]) => {
    const ranking = rankings.get(name)!;
    if (name === 'VatRate' && origin === 'untaxed') return [derivedPrediction(name, rate.value, rate.probability, [origins.untaxed])];
    if (name === 'VatRate' && !rate.repaired && rate.value !== rate.candidate.value)
      return [derivedPrediction(name, rate.value, rate.probability, [`${origins.parts} of ${rate.candidate.value} %`])];
    if (printed) return [lifted(predictionOf(name, ranking.ranked.find(({ value }) => value === printed.value) ?? printed, ranking, extra))];
    return derived === undefined
      ? []
      : [derivedPrediction(name, money(derived), 0.5, totals?.holds ?? [name === 'VatAmount' && origin ? origins[origin] : origins.left])];
  });
  return { name: 'VatGroup', members };
}

/** No rate is printed, but net and VAT imply a usual one, or that nothing is charged. */
function impliedGroup({ net, vat }: Totals, rates: readonly number[], rankings: Rankings): Group | undefined {
  const rate = net && vat && [...rates, 0].find((usual) => isTax(net, usual, vat));
  if (rate === undefined) return undefined;
  const notes = [`VAT ${vat!.value} of net ${net!.value} is ${rate} %`];
  const extra = { agrees: 1, notes };
  return {
    name: 'VatGroup',
    members: [
      derivedPrediction('VatRate', String(rate), 0.7 * Math.min(net!.probability, vat!.probability), notes),
      predictionOf('NetAmount', net!, rankings.get('NetAmount')!, extra),
      predictionOf('VatAmount', vat!, rankings.get('VatAmount')!, extra),
    ],
  };
}

/** The document is exempt of VAT: all of it is net. */
function exemptGroup({ gross, vat }: Totals): Group | undefined {
  if (!gross || (vat && vat.cents !== 0)) return undefined;
  const score = 0.6 * gross.probability;
  const members = Object.entries({ VatRate: '0', NetAmount: gross.value, VatAmount: '0' });
  return { name: 'VatGroup', members: members.map(([name, value]) => derivedPrediction(name, value, score, ['exempt from VAT'])) };
}

/** Of a value that a solution has not, beside those that it has. */
export const chosenTogether = (those: readonly string[]): string =>
  `chosen together, and those that were${those.length > 0 ? ` (${those.join(', ')})` : ''} fit together better without it`;

/** Whether a printed value is a member's, or one of the two equal ones that a derived member is the sum of. */
const isOf = (printed: string, { choice, value, evidence: { derived } }: Prediction): boolean =>
  choice === printed || (derived && [1, 2].some((times) => times * Number(printed) === Number(value)));

/** Reasons for rates and likely amounts that are in no group. */
export function explainRates(groups: readonly Group[], { refused }: Solution, rankings: Rankings, because: Because): void {
  const membersOf = (name: string) => groups.flatMap(({ members }) => members.filter((member) => member.name === name));
  const othersOf = (name: string) => rankings.get(name)!.ranked.filter(({ value }) => !membersOf(name).some((member) => isOf(value, member)));
  const rates = membersOf('VatRate').map(({ value }) => `${value} %`);
  const others = othersOf('VatRate');
  for (const rate of others.filter(({ probability }) => probability >= likelyRate)) {
    const { because: reason = impossibleRate(rate) } = refused.find(({ row }) => row.rate.value === rate.value) ?? {};
    because({ detail: 'VatRate', value: rate.value }, reason ?? `rates and their amounts are ${chosenTogether(rates)}`);
  }
  const unlikely = others.find(({ probability }) => probability < likelyRate);
  if (unlikely) explainThreshold(because, 'VatRate', unlikely, likelyRate, `a rate is given (${leastRate} where its line adds up)`);
  const without = rates.length
    ? `net and VAT are chosen together with their rate, and it goes with none that is given (${rates.join(', ')})`
    : 'it is given beside a rate alone, and no rate has a group';
  for (const detail of ['NetAmount', 'VatAmount'])
    for (const [i, { value, probability }] of othersOf(detail).entries()) if (i === 0 || probability >= least) because({ detail, value }, without);
}
