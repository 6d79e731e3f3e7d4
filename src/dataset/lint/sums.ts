/** Whether the labelled amounts of a document add up: net + VAT = gross, the VAT groups, the rows of items. */
import type { Document } from '../../document/document.js';
import { kinds } from '../../values/index.js';
import { cents, money } from '../../values/numbers/cents.js';
import { isTax } from '../../values/numbers/tax.js';
import { printed } from '../align/printed.js';
import { withoutTwins } from '../equal-groups.js';
import type { Labels } from '../label.js';
import { type Check, finding, type Linted, only } from './finding.js';

/** In hundredths: Swiss cash rounding and cent rounding per rate; rounding to whole units. */
const [tolerance, wholeUnits] = [5, 100];
/** Among more amounts than these one explains any difference. */
const mostPrinted = 300;

/** Totals, VAT groups and rows that do not add up as labelled. */
export const sums: Check = (linted) => [...totals(linted), ...groups(linted), ...rows(linted)];

/** In hundredths; undefined where it is unknown or no number. */
function amount(value: string | undefined): number | undefined {
  const hundredths = value === undefined || value === '' ? Number.NaN : cents(value);
  return Number.isFinite(hundredths) ? hundredths : undefined;
}

function totals(linted: Linted): ReturnType<Check> {
  const { labels, document } = linted;
  const gross = only(labels, 'GrandTotalAmount');
  const [n, v, g] = [only(labels, 'NetTotalAmount'), only(labels, 'VatTotalAmount'), gross].map(amount);
  if (n === undefined || v === undefined || g === undefined) return [];
  const off = n + v - g;
  if (Math.abs(off) <= tolerance || (g % wholeUnits === 0 && Math.abs(off) < wholeUnits)) return [];
  // A deposit, a discount or a fee between the sum and what is due is printed too.
  if (isPrinted(Math.abs(off), [n, v, g], document)) return [];
  return [finding(linted, 'sums', 'GrandTotalAmount', gross!, `net ${money(n)} + VAT ${money(v)} is ${money(n + v)}`)];
}

function groups(linted: Linted): ReturnType<Check> {
  const { labels, document } = linted;
  const all = labels.groups.VatGroup ?? [];
  const rates = all.flatMap(({ VatRate, NetAmount, VatAmount }, index) => {
    const [rate, net, vat] = [Number(VatRate || Number.NaN), amount(NetAmount), amount(VatAmount)];
    if (Number.isNaN(rate) || net === undefined || vat === undefined) return [];
    const isWhole = [NetAmount, VatAmount].every((value) => /^-?\d+(?:\.0*)?$/.test(value!));
    if (isTax({ cents: net, isWhole }, rate, { cents: vat, isWhole })) return [];
    return [finding(linted, 'sums', `VatGroup[${index + 1}].VatAmount`, VatAmount!, `${Number(rate)} % of ${money(net)} is ${money((net * rate) / 100)}`)];
  });
  const against = (total: string, member: 'NetAmount' | 'VatAmount') => {
    const value = only(labels, total);
    const [wanted, parts] = [amount(value), all.map((group) => amount(group[member]))];
    if (wanted === undefined || parts.length === 0 || parts.some((part) => part === undefined)) return [];
    const sumOf = (amounts: typeof parts): number => amounts.reduce<number>((sum, part) => sum + part!, 0);
    const sum = sumOf(parts);
    const once = member === 'NetAmount' ? sumOf(withoutTwins(all).map((group) => amount(group[member]))) : sum;
    const off = Math.min(Math.abs(sum - wanted), Math.abs(once - wanted));
    // What is not taxed is in no group.
    const isPart = member === 'NetAmount' && Math.abs(sum) < Math.abs(wanted) && sum * wanted >= 0;
    if (off <= tolerance || isPart || isPrinted(off, [wanted], document)) return [];
    return [finding(linted, 'sums', total, value!, `the ${member} of ${counted(all.length, 'VAT group')} make ${money(sum)}`)];
  };
  return [...rates, ...against('NetTotalAmount', 'NetAmount'), ...against('VatTotalAmount', 'VatAmount')];
}

function rows(linted: Linted): ReturnType<Check> {
  const { labels, document } = linted;
  const parts = (labels.lineItems ?? []).map(({ fields }) => amount(fields.TotalAmount?.value));
  const wanted = bases(labels);
  if (parts.length === 0 || parts.some((part) => part === undefined) || wanted === undefined) return [];
  const sum = parts.reduce<number>((all, part) => all + part!, 0);
  const most = 1 + Math.floor(parts.length / 2);
  // Where several surcharges follow, the sum of the rows is printed before them.
  if (isPrinted(Math.abs(sum), parts as number[], document)) return [];
  if (wanted.some((base) => Math.abs(sum - base) <= Math.max(most, tolerance) || isPrinted(Math.abs(sum - base), [base], document))) return [];
  const total = ['GrandTotalAmount', 'NetTotalAmount'].find((name) => only(labels, name) !== undefined)!;
  return [finding(linted, 'sums', total, only(labels, total)!, `${counted(parts.length, 'row')} of items make ${money(sum)}`)];
}

/** What rows may sum to: the net and the gross amount. Undefined where one of them is unknown. */
function bases(labels: Labels): readonly number[] | undefined {
  const [net, vat, gross] = ['NetTotalAmount', 'VatTotalAmount', 'GrandTotalAmount'].map((name) => amount(only(labels, name)));
  const nets = [net, gross !== undefined && vat !== undefined ? gross - vat : undefined, labels.vatExempt === true ? gross : undefined];
  const grosses = [gross, net !== undefined && vat !== undefined ? net + vat : undefined];
  const known = (of: readonly (number | undefined)[]) => of.filter((value) => value !== undefined);
  return known(nets).length > 0 && known(grosses).length > 0 ? [...known(nets), ...known(grosses)] : undefined;
}

/** Whether an amount of this size is printed that is none of those compared. */
function isPrinted(wanted: number, but: readonly number[], document: Document): boolean {
  if (but.some((other) => Math.abs(other) === wanted)) return false;
  const amounts = new Set<number>();
  for (const { text } of printed(document).lines)
    for (const { start, end } of kinds.amount.find(text))
      for (const { value } of kinds.amount.read(text.slice(start, end)).slice(0, 2)) amounts.add(Math.abs(cents(value)));
  return amounts.size <= mostPrinted && [-1, 0, 1].some((cent) => amounts.has(wanted + cent));
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
