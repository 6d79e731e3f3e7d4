/** Groups of members that belong together: bank, due date, discount. */
import type { Box } from '../../document/box.js';
import type { Document } from '../../document/document.js';
import type { Group, Prediction } from '../found.js';
import { derivedPrediction, predictionOf } from '../decoding/predictions.js';
import type { Ranked, Ranking } from '../decoding/ranking.js';

type Rankings = ReadonlyMap<string, Ranking>;

const chosen = (rankings: Rankings, name: string, least: number): Ranked[] => rankings.get(name)!.ranked.filter(({ probability }) => probability >= least);

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A duration and a date that say the same confirm each other; a duration alone gives the date. */
export function dueDateGroup(rankings: Rankings, invoiceDate: Prediction | undefined, least: number, document: Document): Group | undefined {
  const date = daysOfTerms(rankings, least).due;
  const duration = chosen(rankings, 'DueDateDuration', least)[0];
  if (!date && !duration) return undefined;
  const start = invoiceDate?.value;
  const agree = start && date && duration ? daysBetween(start, date.value) === Number(duration.value) : undefined;
  const notes = agree ? [`${start} + ${duration!.value} days = ${date!.value}`] : [];
  const extra = { agrees: agree ? 1 : 0, disagrees: agree === false ? 1 : 0, notes };
  const members: Prediction[] = [];
  if (date) members.push(predictionOf('DueDateDate', date, rankings.get('DueDateDate')!, document, extra));
  else if (start && duration) {
    const note = `${start} + ${duration.value} days`;
    members.push(derivedPrediction('DueDateDate', addDays(start, Number(duration.value)), 0.9 * Math.min(duration.probability, invoiceDate!.score), [note]));
  }
  if (duration) members.push(predictionOf('DueDateDuration', duration, rankings.get('DueDateDuration')!, document, extra));
  return { name: 'DueDateGroup', members };
}

/** The day until which a discount is given is printed like a due date; it is one or the other. */
const isDiscountDate = (rankings: Rankings, { value, probability }: Ranked): boolean =>
  rankings.get('DiscountDate')!.ranked.some((discount) => discount.value === value && discount.probability > probability);

/** "30 days net until 4 April, 3 % discount until 15 March": of a due date and the discount's on one line the later is when all is due, whichever was taken for which. */
function daysOfTerms(rankings: Rankings, least: number): { readonly due: Ranked | undefined; readonly discounts: readonly Ranked[] } {
  const due = chosen(rankings, 'DueDateDate', least).find((ranked) => !isDiscountDate(rankings, ranked));
  const discounts = chosen(rankings, 'DiscountDate', least);
  const later = discounts.find(
    ({ page, candidate, value }) => page.page === due?.page.page && lineOf(page, candidate) === lineOf(due.page, due.candidate) && value > due.value,
  );
  if (!due || !later) return { due, discounts };
  const others = discounts.filter(({ value }) => value !== later.value && value !== due.value);
  return { due: { ...later, probability: due.probability }, discounts: [{ ...due, probability: later.probability }, ...others] };
}

const lineOf = (page: Ranked['page'], { first }: Ranked['candidate']): number => page.tokens[first]!.line;

/** One group a discount: to each percentage, where there are any, the days and the date that stand nearest. */
export function discountGroups(rankings: Rankings, least: number, document: Document): Group[] {
  return nearestGroups('DiscountGroup', ['DiscountPercent', 'DiscountDuration', 'DiscountDate'], rankings, least, document);
}

const mostGroups = 4;

/** Groups around the first member that there is, in reading order; each value of the others goes to the group it stands nearest to, one each. */
function nearestGroups(name: string, order: readonly string[], rankings: Rankings, least: number, document: Document): Group[] {
  const values = order.map((member) => inReadingOrder(member === 'DiscountDate' ? daysOfTerms(rankings, least).discounts : chosen(rankings, member, least)));
  const anchors = (values.find((list) => list.length > 0) ?? []).slice(0, mostGroups);
  const nearest = values.map((list) => nearestOf(list, anchors, distance));
  // Members in the order of the interface: date, duration, percent.
  const inOrder = order.map((member, i) => [member, nearest[i]!] as const).reverse();
  return anchors.map((anchor) => ({
    name,
    members: inOrder.flatMap(([member, found]) => {
      const ranked = found.get(anchor);
      return ranked ? [predictionOf(member, ranked, rankings.get(member)!, document)] : [];
    }),
  }));
}

/** By anchor the value that stands nearest to it, one each. */
function nearestOf(values: readonly Ranked[], anchors: readonly Ranked[], off: (a: Ranked, b: Ranked) => number): ReadonlyMap<Ranked, Ranked> {
  const pairs = values.flatMap((value) => anchors.map((anchor) => ({ value, anchor, off: off(value, anchor) })));
  const [found, used] = [new Map<Ranked, Ranked>(), new Set<Ranked>()];
  for (const { value, anchor } of pairs.sort((a, b) => a.off - b.off)) {
    if (used.has(value) || found.has(anchor)) continue;
    used.add(value);
    found.set(anchor, value);
  }
  return found;
}

/** Lines apart count far more than words apart; other pages most. Pieces of one crowded page count their words each for itself. */
function distance(a: Ranked, b: Ranked): number {
  if (a.page.page !== b.page.page) return 1e9 * (1 + Math.abs(a.page.page - b.page.page));
  const lines = Math.abs(lineOf(a.page, a.candidate) - lineOf(b.page, b.candidate));
  return 1e4 * lines + Math.abs(a.page === b.page ? a.candidate.first - b.candidate.first : a.candidate.box.x - b.candidate.box.x);
}

const mostBanks = 4;

/** To each account the code nearest to it, one each; an account alone is a group too, and so is a code. */
export function bankGroups(rankings: Rankings, least: number, document: Document): Group[] {
  const [codes, accounts] = [chosen(rankings, 'BankCode', least), chosen(rankings, 'BankAccount', least)];
  const codeOf = nearestOf(codes, accounts, apart);
  const paired = new Set(codeOf.values());
  const alone = new Set(codes.filter((code) => !paired.has(code)));
  return inReadingOrder([...accounts, ...alone])
    .slice(0, mostBanks)
    .map((anchor) => {
      const members = Object.entries({ BankCode: alone.has(anchor) ? anchor : codeOf.get(anchor), BankAccount: alone.has(anchor) ? undefined : anchor });
      return { name: 'BankGroup', members: members.flatMap(([name, ranked]) => (ranked ? [predictionOf(name, ranked, rankings.get(name)!, document)] : [])) };
    });
}

/** How much more a distance downwards counts: less than the gap between columns, more than the words within a line. */
const downwards = 5;

/** Banks stand in lines and in columns beside each other: the gap between two boxes, to the side and downwards. */
function apart(a: Ranked, b: Ranked): number {
  if (a.page.page !== b.page.page) return distance(a, b);
  const [left, right] = [a.candidate.box, b.candidate.box].sort((one, other) => one.x - other.x) as [Box, Box];
  return Math.max(0, right.x - left.x - left.width) + downwards * Math.abs(left.y - right.y);
}

const inReadingOrder = (values: readonly Ranked[]): Ranked[] =>
  [...values].sort((a, b) => a.page.page - b.page.page || lineOf(a.page, a.candidate) - lineOf(b.page, b.candidate) || a.candidate.box.x - b.candidate.box.x);
