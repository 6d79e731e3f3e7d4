/** The VAT rate of items that print none, or only a code: it follows from the document's VAT groups where these leave no choice. */
import { grouped } from '../../../grouped.js';
import { kinds } from '../../../values/index.js';
import { cents, money } from '../../../values/numbers/cents.js';
import { onlyShare } from '../../../values/numbers/shares.js';
import { derivedPrediction } from '../../decoding/predictions.js';
import { type Because, cellOf, mapSame } from '../../decoding/steps.js';
import type { EncodedPage } from '../../../features/contract.js';
import type { Group, LineItem, Prediction } from '../../found.js';
import { joinedTaxes } from '../../groups/joined-taxes.js';
import { type RateSums, withoutFiner, withRatesForDiscounts } from './misplaced-rates.js';
import { codesOf, explainedCodes, isSureCode, printedCode } from './rate-codes.js';

/** Codes are small; few countries have a whole rate as low. */
const highestCode = 4;

function rateOf({ name, members }: Group): RateSums[] {
  const value = (member: string) => members.find((each) => each.name === member);
  const [rate, printed, tax] = [value('VatRate'), value('NetAmount'), value('VatAmount')];
  if (name !== 'VatGroup' || !rate) return [];
  const share = Number(rate.value) / 100;
  const vat = tax ? cents(tax.value) : Number.NaN;
  const net = printed ? cents(printed.value) : vat / share;
  return [{ rate, sums: [net, net + vat], slack: printed ? 1 : 1 + 0.5 / share }];
}

/**
 * The items with the rates that follow from the codes which the document explains, and from its VAT groups; these need the items' sums, so that rates are no part of the
 * search for the rows, and are decided here alone.
 */
export function withRates(read: readonly LineItem[], groups: readonly Group[], pages: readonly EncodedPage[], because: Because): readonly LineItem[] {
  const rates = joinedTaxes(groups).flatMap(rateOf);
  if (rates.length === 0) return read;
  const printed = withoutFiner(withRatesForDiscounts(read, rates, because), rates, because);
  const explained = explainedCodes(
    pages,
    printed,
    rates.map(({ rate }) => rate),
  );
  const codes = codesOf(printed, pages, explained);
  const items = mapSame(printed, (item) => {
    const [code, rate] = [codes.get(item), rates.find(({ rate: { value } }) => value === explained.get(codes.get(item) ?? ''))];
    if (!rate) return withoutCode(item, rates, because);
    return withRate(withoutPrinted(item, rate.rate), rate.rate, `the document explains "${code}" as ${rate.rate.value} %`, because);
  });
  if (rates.length > 1) return withShares(items, rates, because);
  const { rate } = rates[0]!;
  if (items.some(({ cells }) => cells.VatRate && cells.VatRate.value !== rate.value)) return items;
  // What has another code than the rate's, or than the others where none is explained, has another rate.
  const names = new Set([...codes].flatMap(([item, code]) => (isSureCode(item, code) ? [code] : [])));
  if (names.size > 1 || [...names].some((code) => explained.size > 0 && !explained.has(code))) return items;
  return mapSame(items, (item) => withRate(item, rate, `the document's only VAT rate is ${rate.value} %`, because));
}

/** What a row prints as a code was read as a rate: "0" is no rate of 0 %. */
function withoutPrinted(item: LineItem, rate: Prediction): LineItem {
  const { VatRate, ...cells } = item.cells;
  return VatRate && VatRate.value !== rate.value && printedCode(item) !== undefined ? { ...item, cells } : item;
}

/** A low number that is no rate of this document is a code. */
function withoutCode(item: LineItem, rates: readonly RateSums[], because: Because): LineItem {
  const { VatRate, ...cells } = item.cells;
  const rate = Number(VatRate?.value ?? 0);
  if (rate === 0 || rate > highestCode || printedCode(item) === undefined || rates.some((each) => Number(each.rate.value) === rate)) return item;
  because(cellOf(item, 'VatRate'), `"${item.rateText}" is a code: the document has no rate of ${rate} %`);
  return { ...item, cells };
}

function withRate(item: LineItem, rate: Prediction, note: string, because: Because): LineItem {
  if (item.cells.VatRate) return item;
  because(cellOf(item, 'VatRate'), note);
  return { ...item, cells: { ...item.cells, VatRate: derivedPrediction('VatRate', rate.value, 0.9 * rate.score, [note]) } };
}

/** Several rates: where exactly one assignment of the items to them adds up, those of one code together. */
function withShares(items: readonly LineItem[], rates: readonly RateSums[], because: Because): readonly LineItem[] {
  const open = items.filter(({ cells }) => !cells.VatRate);
  if (open.length === 0 || items.some(({ cells }) => !cells.TotalAmount)) return items;
  const units = grouped<LineItem, string | LineItem>(open, (item) => printedCode(item) ?? item);
  const amountOf = amountsOf(items, rates);
  const sumOf = (some: readonly LineItem[]): number => some.reduce((sum, item) => sum + amountOf(item), 0);
  const amounts = [...units.values()].map(sumOf);
  if (amounts.includes(0)) return items;
  const order = [...units.keys()];
  for (const at of [0, 1]) {
    const sums = rates.map(({ rate, sums: each }) => each[at]! - sumOf(items.filter(({ cells }) => cells.VatRate?.value === rate.value)));
    const share = sums.every(Number.isFinite) ? onlyShare(amounts, sums, Math.max(...rates.map(({ slack }) => slack))) : undefined;
    if (!share) continue;
    return mapSame(items, (item) => {
      const rate = item.cells.VatRate ? undefined : rates[share[order.indexOf(printedCode(item) ?? item)]!];
      return rate ? withRate(item, rate.rate, `the items at ${rate.rate.value} % make ${money(rate.sums[at]!)}`, because) : item;
    });
  }
  return items;
}

/** An amount that is taken off: "-1,50", "1.50-". */
const takenOff = /^(?:[-−–].*\d[.,]\d{2}|.*\d[.,]\d{2}[-−–])$/;

/** What each item is worth: its total, or what its discount leaves of it where all items together make the groups' sums so. */
function amountsOf(items: readonly LineItem[], rates: readonly RateSums[]): (item: LineItem) => number {
  const whole = (item: LineItem): number => cents(item.cells.TotalAmount!.value);
  const off = (item: LineItem): number => {
    const { text = '' } = item.cells.Discount ?? {};
    return takenOff.test(text) ? Math.abs(cents(kinds.amount.read(text)[0]?.value ?? '0')) * Math.sign(whole(item)) : 0;
  };
  const sum = (of: (item: LineItem) => number): number => items.reduce((all, item) => all + of(item), 0);
  const slack = rates.reduce((all, rate) => all + rate.slack, 0);
  // Credit notes print sums above zero.
  const isSum = (amount: number): boolean =>
    [0, 1].some((at) => Math.abs(Math.abs(rates.reduce((all, { sums }) => all + sums[at]!, 0)) - Math.abs(amount)) <= slack);
  return !isSum(sum(whole)) && isSum(sum(whole) - sum(off)) ? (item) => whole(item) - off(item) : whole;
}
