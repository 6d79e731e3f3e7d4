/** Net, VAT and gross chosen together: a joint maximum of log probabilities and factors for arithmetic, which are soft, since deposits, rounding and mistakes are printed too. */
import { least } from '../decoding/limits.js';
import { type Because, noReasons } from '../decoding/steps.js';
import { cents, money } from '../decoding/numbers.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';
import { isTax } from './tax.js';

export interface Totals {
  readonly net?: Ranked;
  readonly vat?: Ranked;
  readonly gross?: Ranked;
  /** Sentences about relations that hold, and how many that could hold do not. */
  readonly holds: readonly string[];
  readonly fails: number;
  /** Values that are not printed but follow. */
  readonly derived: { readonly net?: number; readonly vat?: number };
}

const top = 8;
/** Log of how much likelier amounts are that add up; of a VAT at a usual rate; cost of amounts that contradict each other. */
const addsUp = 2.5;
const usualRate = 1;
const contradicts = 1.5;
/** Of a printed VAT that two certain totals differ by, at a usual rate: final invoices print the VAT of what is still to pay too. */
const [certain, difference] = [0.9, 6];
/** Of three that stand on one line: the last one of a recap. */
const oneRow = 2.5;
/** No country charges more; a "VAT" above is another amount. */
export const highestRate = 0.28;
/** Swiss cash rounding and cent rounding per rate. */
const tolerance = 5;

/** Net, VAT and gross that go together best. */
export function rankedTotals(rankings: ReadonlyMap<string, Ranking>, rates: readonly number[], because: Because = noReasons): Totals {
  const of = (['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'] as const).map((name) => rankings.get(name)!) as [Ranking, Ranking, Ranking];
  const totals = chooseTotals(...of, rates);
  const { net, vat, gross } = totals;
  const chosen = Object.entries({ net, VAT: vat, gross }).flatMap(([name, total]) => (total ? [`${name} ${total.value}`] : []));
  const together = `net, VAT and gross amount are chosen together, and those that were${chosen.length > 0 ? ` (${chosen.join(', ')})` : ''} fit together better without it`;
  of.forEach(({ name, ranked, none }, i) => {
    for (const each of ranked)
      if (each.probability >= least && each !== [net, vat, gross][i])
        because({ detail: name, value: each.value }, none > each.probability ? `that none is printed is likelier, ${none.toFixed(2)}` : together);
  });
  return withSignOfVat(totals);
}

export function chooseTotals(net: Ranking, vat: Ranking, gross: Ranking, rates: readonly number[]): Totals {
  const options = (ranking: Ranking) => [...ranking.ranked.slice(0, top).filter(({ probability }) => probability > 1e-4), undefined];
  const logOf = (ranking: Ranking, chosen: Ranked | undefined) => Math.log(Math.max(1e-5, chosen ? chosen.probability : ranking.none));
  let best: { net?: Ranked; vat?: Ranked; gross?: Ranked } = {};
  let bestScore = -Infinity;
  for (const n of options(net)) {
    for (const v of options(vat)) {
      for (const g of options(gross)) {
        const score = logOf(net, n) + logOf(vat, v) + logOf(gross, g) + relation(n, v, g, rates);
        if (score > bestScore) {
          bestScore = score;
          best = { ...(n && { net: n }), ...(v && { vat: v }), ...(g && { gross: g }) };
        }
      }
    }
  }
  return { ...best, ...explain(best) };
}

/** Credit notes that print all below zero but their VAT, or nothing below zero but their VAT: its sign is that of the sums it makes up. */
export function withSignOfVat(totals: Totals): Totals {
  const { net, vat, gross } = totals;
  if (!net || !vat || !gross || cents(vat.value) === 0) return totals;
  const [n, v, g] = [cents(net.value), cents(vat.value), cents(gross.value)];
  if (n * g <= 0 || v * g > 0 || Math.abs(n - v - g) > tolerance) return totals;
  const turned: Ranked = { ...vat, value: money(-v) };
  return { ...totals, vat: turned, ...explain({ net, vat: turned, gross }) };
}

/** Where no VAT is charged, what is not printed follows: VAT is nothing, all is net. */
export function withoutVat(totals: Totals): Totals {
  const { net, vat, gross } = totals;
  if (!gross || vat || (net && cents(net.value) !== cents(gross.value))) return totals;
  return { ...totals, derived: { vat: 0, ...(!net && { net: cents(gross.value) }) } };
}

function relation(net: Ranked | undefined, vat: Ranked | undefined, gross: Ranked | undefined, rates: readonly number[]): number {
  if (!gross) return 0;
  const g = cents(gross.value);
  if (net && vat) {
    const [n, v] = [cents(net.value), cents(vat.value)];
    if (Math.abs(n + v - g) > tolerance || Math.abs(v) > highestRate * Math.abs(n) + tolerance) return -contradicts;
    const isUsual = rates.some((rate) => isTax(net, rate, vat));
    const isDifference = isUsual && v !== 0 && Math.min(net.probability, gross.probability) >= certain;
    return (v === 0 ? addsUp / 2 : addsUp) + (isUsual ? usualRate : 0) + (isDifference ? difference : 0) + (isRow(net, vat, gross) ? oneRow : 0);
  }
  if (net) return Math.abs(cents(net.value)) > Math.abs(g) ? -contradicts : 0;
  if (vat) return Math.abs(cents(vat.value)) > (highestRate / (1 + highestRate)) * Math.abs(g) + tolerance && g !== 0 ? -contradicts : 0;
  return 0;
}

/** Whether the line of the net amount has the two others too, wherever else they are printed. */
function isRow({ page, candidate }: Ranked, vat: Ranked, gross: Ranked): boolean {
  const { line } = page.tokens[candidate.first]!;
  const stands = (value: string) =>
    page.candidates.some(({ kind, value: other, first }) => kind === 'amount' && other === value && page.tokens[first]!.line === line);
  return cents(vat.value) !== 0 && stands(vat.value) && stands(gross.value);
}

function explain({ net, vat, gross }: { net?: Ranked; vat?: Ranked; gross?: Ranked }): Pick<Totals, 'holds' | 'fails' | 'derived'> {
  if (!gross) return { holds: [], fails: 0, derived: {} };
  const g = cents(gross.value);
  if (net && vat) {
    const sum = cents(net.value) + cents(vat.value);
    if (Math.abs(sum - g) <= tolerance) return { holds: [`net ${net.value} + VAT ${vat.value} = gross ${gross.value}`], fails: 0, derived: {} };
    return { holds: [], fails: 1, derived: {} };
  }
  // Of credit notes all are negative: sizes are compared, and signs must agree.
  const isPart = (part: number) => Math.abs(part) < Math.abs(g) && part * g >= 0;
  if (net && isPart(cents(net.value)) && Math.abs(g - cents(net.value)) <= highestRate * Math.abs(cents(net.value)))
    return { holds: [], fails: 0, derived: { vat: g - cents(net.value) } };
  if (vat && isPart(cents(vat.value)))
    return { holds: [`gross ${gross.value} − VAT ${vat.value} = net ${money(g - cents(vat.value))}`], fails: 0, derived: { net: g - cents(vat.value) } };
  return { holds: [], fails: 0, derived: {} };
}
