/** VAT groups: one a rate, its rate, net and VAT chosen together by the network's scores, arithmetic, and standing on one line. */
import type { Document } from '../../document/document.js';
import { highestRate, type Totals } from './totals.js';
import type { Group, Prediction } from '../found.js';
import { leastOfRates, leastOfRatesInRow } from '../decoding/limits.js';
import { cents, money } from '../decoding/numbers.js';
import { derivedPrediction, predictionOf } from '../decoding/predictions.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';
import { type Because, noReasons } from '../decoding/steps.js';
import { isNearlyTax, isTax } from './tax.js';

const top = 10;
/** From which probability a rate has a group; where its row adds up, less does. */
const [likely, likelyInRow] = [leastOfRates, leastOfRatesInRow];
const [arithmetic, nearly] = [3, 2];
/** That nothing is no per cent of an amount holds for all amounts. */
const nothing = 0.5;
const oneLine = 0.8;
/** In hundredths: a tax of less fits many an amount by chance. */
const leastTax = 500;
/** Of the document's only rate: that its group is the totals. */
const allOfIt = 1.5;
const certainTotal = 0.5;

/** One group for each rate that is likely enough; where none is, the group that net and VAT imply. */
export function vatGroups(
  rankings: ReadonlyMap<string, Ranking>,
  totals: Totals,
  usualRates: readonly number[],
  exempt: boolean,
  document: Document,
  because: Because = noReasons,
): Group[] {
  const [rates, nets, vats] = ['VatRate', 'NetAmount', 'VatAmount'].map((name) => rankings.get(name)!) as [Ranking, Ranking, Ranking];
  const chosenRates = rates.ranked
    .filter((rate) => Number(rate.value) <= 100 * highestRate && (rate.probability >= likely || (rate.probability >= likelyInRow && hasRow(rate, nets, vats))))
    .slice(0, 6);
  const groups: Group[] = [];
  const used = new Set<Ranked>();
  const only = chosenRates.length === 1;
  const contradicted = new Set(only ? [] : chosenRates.filter((rate) => bestPair(rate, nets, vats, used, totals, only).fails));
  // "22% or 23%": amounts go to the rate that they agree with.
  for (const rate of [...chosenRates.filter((each) => !contradicted.has(each)), ...contradicted]) {
    const pair = (only && allOf(rate, nets, vats, totals)) || bestPair(rate, nets, vats, used, totals, only);
    if (pair.net) used.add(pair.net);
    if (pair.vat) used.add(pair.vat);
    const refused = isWithheld(pair, totals) ? 'its VAT is withheld for another tax' : isEmpty(pair) ? 'nothing is sold at it' : undefined;
    if (refused) because({ detail: 'VatRate', value: rate.value }, refused);
    if (refused) continue;
    groups.push(groupOf(rate, pair, { rates, nets, vats }, totals, only, document));
  }
  if (groups.length === 0) {
    const implied = impliedGroup(totals, usualRates, rankings, document) ?? (exempt ? exemptGroup(totals) : undefined);
    if (implied) groups.push(implied);
  }
  const given = withoutOtherRates(groups, totals);
  explainRates(rankings, given, because);
  return given;
}

/** Reasons for the rates and the likeliest amounts that are in no group. */
function explainRates(rankings: ReadonlyMap<string, Ranking>, groups: readonly Group[], because: Because): void {
  const valuesOf = (name: string) => groups.flatMap(({ members }) => members.filter((member) => member.name === name).map(({ value }) => Number(value)));
  const given = valuesOf('VatRate');
  because({ detail: 'VatRate' }, `from which a rate is given (${likelyInRow} where its line adds up)`, likely);
  for (const { value, probability } of rankings.get('VatRate')!.ranked) {
    if (probability < likely || given.includes(Number(value))) continue;
    const why = Number(value) > 100 * highestRate ? `no country charges more than ${100 * highestRate} %` : 'the rates that are given make up all VAT';
    because({ detail: 'VatRate', value }, why);
  }
  const rates = given.map((rate) => `${rate} %`).join(', ');
  const without = rates
    ? `net and VAT are chosen together with their rate, and it goes with none that is given (${rates})`
    : 'it is given beside a rate alone, and no rate has a group';
  for (const name of ['NetAmount', 'VatAmount']) {
    const [first] = rankings.get(name)!.ranked;
    if (first && !valuesOf(name).includes(Number(first.value))) because({ detail: name, value: first.value }, without);
  }
}

/** A rate beside groups that make up all VAT of the document is another tax's, or what is kept back of one: "Ritenuta d'acconto 20 %". */
function withoutOtherRates(groups: readonly Group[], { vat }: Totals): Group[] {
  const amountOf = ({ members }: Group, name: string) => members.find((member) => member.name === name);
  const whole = groups.filter((group) => amountOf(group, 'NetAmount') && amountOf(group, 'VatAmount'));
  const sum = whole.reduce((all, group) => all + cents(amountOf(group, 'VatAmount')!.value), 0);
  if (!vat || whole.length === 0 || cents(vat.value) === 0 || Math.abs(sum - cents(vat.value)) > whole.length) return [...groups];
  return groups.filter((group) => group.members.length > 1);
}

/** The totals are the group of the document's only rate where they add up at it: final invoices print what is still to pay at the same rate. */
function allOf(rate: Ranked, nets: Ranking, vats: Ranking, { net, vat, holds }: Totals): Pair | undefined {
  if (!net || !vat || net.probability < certainTotal || holds.length === 0 || cents(vat.value) === 0 || !isTax(net, Number(rate.value), vat)) return undefined;
  const of = (ranking: Ranking, total: Ranked) => ranking.ranked.find(({ value }) => value === total.value) ?? total;
  return { net: of(nets, net), vat: of(vats, vat), holds: true };
}

/** Net, rate and VAT in one line of a recap, of which the network is sure but for the rate. */
const hasRow = (rate: Ranked, nets: Ranking, vats: Ranking): boolean =>
  nets.ranked.some(
    (net) =>
      net.probability >= likely &&
      sameLine(rate, net) &&
      vats.ranked.some((vat) => cents(vat.value) !== 0 && sameLine(rate, vat) && vat.probability >= likelyInRow && isTax(net, Number(rate.value), vat)),
  );

/** "IRPF 15 % −73,83": what the customer keeps back for the supplier's income tax is no VAT, which would add to the gross amount. */
const isWithheld = ({ net, vat }: Pair, totals: Totals): boolean =>
  vat !== undefined && cents(vat.value) < 0 && !(net && cents(net.value) < 0) && totals.vat !== undefined && cents(totals.vat.value) > 0;

/** "0 %  0,00  0,00": a rate that nothing was sold at. */
const isEmpty = ({ net, vat }: Pair): boolean => net !== undefined && vat !== undefined && cents(net.value) === 0 && cents(vat.value) === 0;

interface Pair {
  readonly net?: Ranked;
  readonly vat?: Ranked;
  readonly holds: boolean;
  /** Both are there and are not even nearly rate and tax. */
  readonly fails?: boolean;
}

function bestPair(rate: Ranked, nets: Ranking, vats: Ranking, used: ReadonlySet<Ranked>, totals: Totals, only: boolean): Pair {
  const options = (ranking: Ranking, total: Ranked | undefined) => {
    const likely = ranking.ranked.filter((option) => option.probability > 0.02 && !used.has(option)).slice(0, top);
    // On the rate's own line arithmetic may hold for values of low probability.
    const besides = ranking.ranked.filter((option) => option.probability <= 0.02 && !used.has(option) && sameLine(rate, option)).slice(0, top);
    const list = [...likely, ...besides];
    // The document's own total serves where nothing better stands in a recap.
    if (total && ![...list, ...used].some(({ value }) => value === total.value)) list.push({ ...total, probability: Math.min(0.3, total.probability) });
    return [...list, undefined];
  };
  let best: Pair = { holds: false };
  let bestScore = -Infinity;
  for (const net of options(nets, totals.net)) {
    for (const vat of options(vats, totals.vat)) {
      const holds = net !== undefined && vat !== undefined && isTax(net, Number(rate.value), vat);
      const fits = net !== undefined && vat !== undefined && isNearlyTax(net, Number(rate.value), vat);
      const score =
        logOf(net) +
        logOf(vat) +
        (fits ? fit(rate, net, vat, holds) : net && vat ? -1 : 0) +
        (only && fits && net.value === totals.net?.value && vat.value === totals.vat?.value ? allOfIt : 0) +
        (net && sameLine(rate, net) ? oneLine : 0) +
        (vat && sameLine(rate, vat) ? oneLine : 0);
      if (score > bestScore) {
        bestScore = score;
        best = { ...(net && { net }), ...(vat && { vat }), holds, fails: !fits && net !== undefined && vat !== undefined };
      }
    }
  }
  return best.net || !best.vat ? best : withNetOf(best, rate, nets, used);
}

/** "Belast met btw 2.872,01": of all printed amounts the only one whose tax the VAT is. */
function withNetOf(pair: Pair, rate: Ranked, nets: Ranking, used: ReadonlySet<Ranked>): Pair {
  const vat = cents(pair.vat!.value);
  if (Math.abs(vat) < leastTax) return pair;
  const fitting = nets.ranked.filter((net) => !used.has(net) && Math.abs((cents(net.value) * Number(rate.value)) / 100 - vat) <= 1);
  return fitting.length === 1 ? { ...pair, net: fitting[0]!, holds: true } : pair;
}

const fit = (rate: Ranked, net: Ranked, vat: Ranked, holds: boolean): number =>
  cents(vat.value) === 0 && !sameLine(rate, net) ? nothing : holds ? arithmetic : nearly;

const logOf = (option: Ranked | undefined): number => Math.log(option ? Math.max(0.01, option.probability) : 0.25);

function sameLine(a: Ranked, b: Ranked): boolean {
  return a.page.page === b.page.page && a.page.tokens[a.candidate.first]!.line === b.page.tokens[b.candidate.first]!.line;
}

function groupOf(
  rate: Ranked,
  pair: Pair,
  rankings: { rates: Ranking; nets: Ranking; vats: Ranking },
  totals: Totals,
  only: boolean,
  document: Document,
): Group {
  const note = pair.holds ? [`${rate.value} % of ${pair.net!.value} = ${pair.vat!.value}`] : [];
  const extra = { agrees: note.length, disagrees: pair.fails ? 1 : 0, notes: note };
  const members: Prediction[] = [lifted(predictionOf('VatRate', rate, rankings.rates, document, extra), pair.holds)];
  if (pair.net) members.push(lifted(predictionOf('NetAmount', pair.net, rankings.nets, document, extra), pair.holds));
  else if (only && totals.derived.net !== undefined) members.push(derivedPrediction('NetAmount', money(totals.derived.net), 0.5, totals.holds));
  if (pair.vat) members.push(lifted(predictionOf('VatAmount', pair.vat, rankings.vats, document, extra), pair.holds));
  else if (only && totals.derived.vat !== undefined) members.push(derivedPrediction('VatAmount', money(totals.derived.vat), 0.5, totals.holds));
  return { name: 'VatGroup', members };
}

/** Arithmetic that holds raises the score. */
const lifted = (prediction: Prediction, holds: boolean): Prediction => (holds ? { ...prediction, score: 1 - (1 - prediction.score) * 0.3 } : prediction);

/** No rate is printed, but net and VAT imply a usual one. */
function impliedGroup(totals: Totals, usualRates: readonly number[], rankings: ReadonlyMap<string, Ranking>, document: Document): Group | undefined {
  const { net, vat } = totals;
  if (!net || !vat) return undefined;
  const rate = usualRates.find((usual) => isTax(net, usual, vat));
  if (rate === undefined) return undefined;
  const note = `VAT ${vat.value} of net ${net.value} is ${rate} %`;
  const extra = { agrees: 1, notes: [note] };
  return {
    name: 'VatGroup',
    members: [
      derivedPrediction('VatRate', String(rate), 0.7 * Math.min(net.probability, vat.probability), [note]),
      predictionOf('NetAmount', net, rankings.get('NetAmount')!, document, extra),
      predictionOf('VatAmount', vat, rankings.get('VatAmount')!, document, extra),
    ],
  };
}

/** The document is exempt of VAT: all of it is net. */
function exemptGroup({ gross, vat }: Totals): Group | undefined {
  if (!gross || (vat && cents(vat.value) !== 0)) return undefined;
  const notes = ['exempt from VAT'];
  const score = 0.6 * gross.probability;
  return {
    name: 'VatGroup',
    members: [
      derivedPrediction('VatRate', '0', score, notes),
      derivedPrediction('NetAmount', gross.value, score, notes),
      derivedPrediction('VatAmount', '0', score, notes),
    ],
  };
}
