/** Net, VAT and gross amount of a document: which three go together, and how well. */
import { cents, money } from '../../values/numbers/cents.js';
import type { OtherReadings } from '../decoding/other-readings.js';
import { lineOf, type Ranking } from '../decoding/ranking.js';
import { halvesOf, logOf, type Option, optionsOf, turned } from './options.js';
import { isTax } from '../../values/numbers/tax.js';
import type { Weights } from './weights.js';

/** Undefined where it is not printed. */
export interface Triple {
  readonly net: Option | undefined;
  readonly vat: Option | undefined;
  readonly gross: Option | undefined;
}

export interface Scored extends Triple {
  /** Log probability and what arithmetic adds. */
  readonly score: number;
  readonly relation: Relation;
}

/** How three amounts are related: a sentence on what holds, or that what could hold does not. */
export interface Relation {
  readonly score: number;
  readonly holds?: string;
  readonly fails?: boolean;
}

export interface TotalsProblem {
  readonly net: Ranking;
  readonly vat: Ranking;
  readonly gross: Ranking;
  /** Of VAT groups. */
  readonly vats: Ranking;
  /** Usual rates of VAT, in percent. */
  readonly rates: readonly number[];
  readonly others: OtherReadings;
  /** Sum of the items' totals, in hundredths, where all have one. */
  readonly items?: number | undefined;
}

const top = 8;
const least = 1e-4;
/** The network is sure of a total from this on. */
const certain = 0.9;
/** No country charges more; a "VAT" above is another amount. */
export const highestRate = 0.28;
/** In hundredths: Swiss cash rounding and cent rounding per rate; rounding to whole units, and to the nearest one. */
const [tolerance, wholeUnits, halfUnit] = [5, 100, 50];
/** To these hundredths totals are rounded: whole units, five of them (forint); the share of a total that it is rounded by at most. */
const [roundings, mostRounded] = [[100, 500], 0.01];
/** Share of the items' sum that a discount is at least: less is met by chance. */
const leastDiscount = 0.005;
/** Among more amounts than these one explains any difference. */
const mostPrinted = 300;

/** The likeliest triples, best first. */
export function triplesOf({ net, vat, gross, vats: ofGroups, rates, others, items }: TotalsProblem, weights: Weights, most: number): Scored[] {
  const options = ({ ranked, none }: Ranking) => [
    ...optionsOf(ranked, top, least, others).map((option) => ({ option, log: option.log })),
    { option: undefined, log: logOf(none) },
  ];
  const [nets, grosses] = [options(net), options(gross)];
  const isTurned = (vat: Option) => grosses.some(({ option }) => option && option.cents * vat.cents < 0);
  const halves = halvesOf([vat, ofGroups], top).map((option) => ({ option, log: option.log }));
  const vats = [...options(vat), ...halves].flatMap((each) => {
    const other = each.option && isTurned(each.option) ? turned(each.option) : undefined;
    return other ? [each, { option: other, log: other.log }] : [each];
  });
  const printed = new Set(gross.ranked.length > mostPrinted ? [] : gross.ranked.map(({ value }) => Math.abs(cents(value))));
  const mostAdded = weights.addsUp + weights.usualRate + weights.difference + weights.oneRow;
  let [triples, worst]: [Scored[], number] = [[], -Infinity];
  for (const n of nets) {
    for (const v of vats) {
      const isUsual = n.option !== undefined && v.option !== undefined && rates.some((rate) => isTax(n.option, rate, v.option));
      for (const g of grosses) {
        const log = n.log + v.log + g.log;
        if (log + weights.items + (n.option && v.option && g.option ? mostAdded : 0) <= worst) continue;
        const triple = { net: n.option, vat: v.option, gross: g.option };
        const relation = related(triple, isUsual, printed, weights);
        if (!isAllowed(triple, relation, isUsual)) continue;
        triples.push({ ...triple, score: log + relation.score + (isSum(triple, items, printed) ? weights.items : 0), relation });
        if (triples.length >= 2 * most) {
          triples = best(triples, most);
          worst = triples.at(-1)!.score;
        }
      }
    }
  }
  return best(triples, most);
}

const best = (triples: readonly Scored[], most: number): Scored[] => [...triples].sort((a, b) => b.score - a.score).slice(0, most);

/** Whether the items make up the net or the gross amount, where that is not the smaller of the two, or the net amount and a printed discount. */
function isSum({ net, gross }: Triple, items: number | undefined, printed: ReadonlySet<number>): boolean {
  if (items === undefined || (net && gross && Math.abs(net.cents) > Math.abs(gross.cents))) return false;
  if ([net, gross].some((total) => total && Math.abs(total.cents - items) <= 1)) return true;
  const discount = net && gross ? items - net.cents : 0;
  return discount > leastDiscount * items && discount < items / 2 && printed.has(discount);
}

/** What is not as it was read must fit, and is one of the three at most. */
function isAllowed({ net, vat, gross }: Triple, { holds }: Relation, isUsual: boolean): boolean {
  if (!net?.needs && !vat?.needs && !gross?.needs) return true;
  const others = [net, vat, gross].flatMap((option) => option?.needs ?? []);
  return others.length === 1 && holds !== undefined && (others[0] === 'sum' || isUsual);
}

function related({ net, vat, gross }: Triple, isUsual: boolean, printed: ReadonlySet<number>, weights: Weights): Relation {
  if (!gross) return { score: 0 };
  const g = gross.cents;
  if (net && vat) {
    const [n, v] = [net.cents, vat.cents];
    const off = n + v - g;
    const contradiction = { score: -weights.contradicts, fails: true };
    if (Math.abs(v) > highestRate * Math.abs(n) + tolerance)
      return Math.abs(off) <= tolerance ? { ...contradiction, holds: sum(net, vat, gross), fails: false } : contradiction;
    const isRounded = g % wholeUnits === 0 && Math.abs(off) < wholeUnits;
    const isRoundingPrinted = isRounding(off, [n, v, g]) && printed.has(Math.abs(off));
    const isOneRow = () => isRow(net, vat, gross.value) || (isRoundingPrinted && isRow(net, vat, money(n + v)));
    // The parts of a tax are looked for where whole units are paid.
    const isNearest = vat.part !== undefined && isRounded && Math.abs(off) <= halfUnit && (isUsual || isOneRow() || printed.has(Math.abs(off)));
    if (Math.abs(off) <= tolerance || isNearest || isRoundingPrinted) {
      const isDifference = isUsual && v !== 0 && Math.min(net.probability, gross.probability) >= certain;
      const score = (v === 0 ? weights.addsUp / 2 : weights.addsUp) + (isUsual ? weights.usualRate : 0) + (isDifference ? weights.difference : 0);
      return {
        score: score + (isOneRow() ? weights.oneRow : 0),
        holds: sum(net, vat, gross) + (off !== 0 && (isNearest || isRoundingPrinted) ? ', rounded' : ''),
      };
    }
    if (!isUsual || v === 0 || vat.part) return contradiction;
    const isReduced = off * g > 0 && ![n, v, g].includes(off) && printed.has(Math.abs(off));
    if (!isRounded && !isReduced) return contradiction;
    return { score: weights.adjusted, holds: `net ${net.value} + VAT ${vat.value} ${off > 0 ? '−' : '+'} ${money(Math.abs(off))} = gross ${gross.value}` };
  }
  if (net) return Math.abs(net.cents) > Math.abs(g) ? { score: -weights.contradicts } : { score: 0 };
  if (!vat) return { score: 0 };
  const isTooMuch = g !== 0 && Math.abs(vat.cents) > (highestRate / (1 + highestRate)) * Math.abs(g) + tolerance;
  return isTooMuch ? { score: -weights.contradicts } : { score: 0 };
}

const sum = (net: Option, vat: Option, gross: Option): string => `net ${net.value} + VAT ${vat.value} = gross ${gross.value}`;

/** Whether an amount, in hundredths, may be what a total was rounded by; change given on cash is more of it, or is not the nearest. */
function isRounding(off: number, [net, vat, gross]: readonly [number, number, number]): boolean {
  const by = Math.abs(off);
  if (off === 0 || [net, vat, gross].some((amount) => Math.abs(amount) === by) || by > mostRounded * Math.abs(gross)) return false;
  return roundings.some((unit) => gross % unit === 0 && 2 * by <= unit);
}

/** Whether the line of the net amount has the two others too, wherever else they are printed. `gross`: in the format of the interface. */
function isRow(net: Option, vat: Option, gross: string): boolean {
  const { page } = net;
  const isPrinted = (value: string) =>
    page.candidates.some(({ kind, value: other, first }) => kind === 'amount' && other === value && page.tokens[first]!.line === lineOf(net));
  return vat.cents !== 0 && isPrinted(vat.part ?? vat.value) && isPrinted(gross);
}

/** What follows from the others, in hundredths. `isExempt`: no VAT is charged. */
export function derivedOf({ net, vat, gross }: Triple, isExempt: boolean): { readonly net?: number; readonly vat?: number; readonly holds?: string } {
  if (!gross || (net && vat)) return {};
  const g = gross.cents;
  if (isExempt && !vat && (!net || net.cents === g)) return { vat: 0, ...(!net && { net: g }) };
  // Of credit notes all are negative: sizes are compared, and signs must agree.
  const isPart = (part: number) => Math.abs(part) < Math.abs(g) && part * g >= 0;
  if (net && isPart(net.cents) && Math.abs(g - net.cents) <= highestRate * Math.abs(net.cents)) return { vat: g - net.cents };
  if (!vat || !isPart(vat.cents)) return {};
  return { net: g - vat.cents, holds: `gross ${gross.value} − VAT ${vat.value} = net ${money(g - vat.cents)}` };
}
