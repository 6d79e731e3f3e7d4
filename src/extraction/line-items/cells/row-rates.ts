/** The VAT rate of items that print none, or only a code: it follows from the document's VAT groups where these leave no choice. */
import type { Group, LineItem, Prediction } from '../../found.js';
import { mapSame, type Step } from '../../decoding/steps.js';
import { cents } from '../../decoding/numbers.js';
import { derivedPrediction } from '../../decoding/predictions.js';

interface Rate {
  readonly rate: Prediction;
  /** In hundredths, as the VAT. */
  readonly net?: number;
  readonly vat?: number;
}

/** Bound of the search for an assignment of items to rates. */
const mostSteps = 20_000;
/** Codes are small; few countries have a whole rate as low. */
const highestCode = 4;

/** The rates of a document. */
export interface DocumentRates {
  readonly groups: readonly Group[];
}

type RateStep = Step<readonly LineItem[], DocumentRates>;

export const rateSteps: readonly RateStep[] = [
  { name: 'items.codes-for-rates', evidence: ['form', 'consensus'], run: (items, { groups }) => mapSame(items, (item) => withoutCode(item, ratesIn(groups))) },
  {
    name: 'items.common-rate',
    evidence: ['consensus'],
    run: (items, { groups }) => (ratesIn(groups).length === 1 ? withCommonRate(items, ratesIn(groups)[0]!.rate) : items),
  },
  {
    name: 'items.rates-of-codes',
    evidence: ['arithmetic'],
    run: (items, { groups }) => (ratesIn(groups).length > 1 ? withRatesOfCodes(items, ratesIn(groups)) : items),
  },
  {
    name: 'items.shared-out-rates',
    evidence: ['arithmetic'],
    run: (items, { groups }) => (ratesIn(groups).length > 1 ? withShares(items, ratesIn(groups)) : items),
  },
];

const ratesIn = (groups: readonly Group[]): Rate[] => groups.flatMap(rateOf);

function rateOf({ name, members }: Group): Rate[] {
  const value = (member: string) => members.find((each) => each.name === member);
  const [rate, net, vat] = [value('VatRate'), value('NetAmount'), value('VatAmount')];
  if (name !== 'VatGroup' || !rate) return [];
  return [{ rate, ...(net && { net: cents(net.value) }), ...(vat && { vat: cents(vat.value) }) }];
}

/** "1", "V2": no rate of this document, and none printed as one, is a code that nothing explains. */
function withoutCode(item: LineItem, rates: readonly Rate[]): LineItem {
  const { VatRate, ...others } = item.cells;
  if (rates.length === 0 || !VatRate || !/^[A-Z]?\d$/.test(VatRate.text ?? '') || Number(VatRate.value) > highestCode || Number(VatRate.value) === 0)
    return item;
  const isRate = rates.some(({ rate }) => Number(rate.value) === Number(VatRate.value)) || VatRate.evidence.notes.length > 0;
  return isRate ? item : { ...item, cells: others, vatCode: VatRate.text! };
}

/** Codes without a legend: where the items of each code come to the sum of one rate, and of no other, that is what it means. */
function withRatesOfCodes(items: readonly LineItem[], rates: readonly Rate[]): readonly LineItem[] {
  const codes = [...new Set(items.flatMap(({ vatCode }) => vatCode ?? []))];
  const meant = codes.map((code) => {
    const sum = items.reduce((all, { vatCode, cells }) => all + (vatCode === code ? cents(cells.TotalAmount?.value ?? '0') : 0), 0);
    return rates.filter((rate) => isSumAt(rate, sum));
  });
  if (codes.length < 2 || meant.some(({ length }) => length !== 1) || new Set(meant.flat()).size < codes.length) return items;
  return mapSame(items, (item) => {
    const at = item.vatCode === undefined ? -1 : codes.indexOf(item.vatCode);
    return at < 0 ? item : withRate(item, meant[at]![0]!.rate, `the items marked ${codes[at]} make the sum at ${meant[at]![0]!.rate.value} %`);
  });
}

/** Whether it is the rate's net amount, or its VAT follows from it, taken as net or as gross. */
function isSumAt({ rate, net, vat }: Rate, sum: number): boolean {
  const share = Number(rate.value) / 100;
  const taxes = vat ? [sum * share, (sum * share) / (1 + share)] : [];
  return (net !== undefined && Math.abs(net - sum) <= 1) || taxes.some((tax) => Math.abs(tax - vat!) <= 1);
}

/** Where one rate holds for the whole document, it holds for every item that prints none. */
function withCommonRate(items: readonly LineItem[], rate: Prediction): readonly LineItem[] {
  if (items.some(({ cells }) => cells.VatRate && cells.VatRate.value !== rate.value)) return items;
  return mapSame(items, (item) => withRate(item, rate, `the document's only VAT rate is ${rate.value} %`));
}

const withRate = (item: LineItem, rate: Prediction, note: string): LineItem =>
  item.cells.VatRate ? item : { ...item, cells: { ...item.cells, VatRate: derivedPrediction('VatRate', rate.value, 0.9 * rate.score, [note]) } };

/** Several rates, each with its net amount: where exactly one assignment of the items to them adds up. */
function withShares(items: readonly LineItem[], rates: readonly Rate[]): readonly LineItem[] {
  const totals = items.map(({ cells }) => cells.TotalAmount && cents(cells.TotalAmount.value));
  if (items.length === 0 || items.some(({ cells }, i) => cells.VatRate || !totals[i]) || rates.some(({ net }) => net === undefined)) return items;
  const share = onlyShare(
    totals as number[],
    rates.map(({ net }) => net!),
  );
  if (!share) return items;
  return mapSame(items, (item, i) => {
    const { rate, net } = rates[share[i]!]!;
    return withRate(item, rate, `the items at ${rate.value} % make ${(net! / 100).toFixed(2)}`);
  });
}

/** Which sum each amount is part of, or undefined where no assignment or more than one adds up. Credit notes print amounts below zero beside sums above, or the reverse. */
function onlyShare(amounts: readonly number[], sums: readonly number[]): readonly number[] | undefined {
  const sign = Math.sign(amounts.reduce((all, amount) => all + amount, 0)) * Math.sign(sums.reduce((all, sum) => all + sum, 0)) || 1;
  const left = sums.map((sum) => sum * sign);
  const chosen: number[] = [];
  let found: number[] | undefined;
  let [solutions, steps] = [0, 0];
  const place = (i: number): void => {
    if (solutions > 1 || ++steps > mostSteps) return;
    if (i === amounts.length) {
      if (!left.every((rest) => Math.abs(rest) <= 1)) return;
      solutions++;
      found = [...chosen];
      return;
    }
    for (let s = 0; s < left.length; s++) {
      left[s]! -= amounts[i]!;
      chosen[i] = s;
      place(i + 1);
      left[s]! += amounts[i]!;
    }
  };
  place(0);
  return solutions === 1 && steps <= mostSteps ? found : undefined;
}
