/** Members of bank, due date and discounts: which values of the rankings go together. */
import type { Box } from '../../document/box.js';
import { derivedPrediction } from '../decoding/predictions.js';
import { isOnOneLine, lineOf, type Ranked, type Ranking } from '../decoding/ranking.js';
import type { Chosen, GroupContext, Members } from './members.js';

/** Groups of one kind at most. */
const most = 4;

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A duration and a date that agree confirm each other; a duration alone gives the date. */
export function dueDateGroups(chosen: Chosen, { rankings, invoiceDate }: GroupContext): Members[] {
  const date = daysOfTerms(chosen, rankings).due;
  const [duration] = chosen('DueDateDuration');
  if (!date && !duration) return [];
  const start = invoiceDate?.value;
  const agree = start && date && duration ? daysBetween(start, date.value) === Number(duration.value) : undefined;
  const extra = { agrees: agree ? 1 : 0, disagrees: agree === false ? 1 : 0, notes: agree ? [`${start} + ${duration!.value} days = ${date!.value}`] : [] };
  const follows = (): ReturnType<typeof derivedPrediction> | undefined =>
    start && duration
      ? derivedPrediction('DueDateDate', addDays(start, Number(duration.value)), 0.9 * Math.min(duration.probability, invoiceDate!.score), [
          `${start} + ${duration.value} days`,
        ])
      : undefined;
  return [
    {
      members: [
        ['DueDateDate', date ?? follows()],
        ['DueDateDuration', duration],
      ],
      extra,
    },
  ];
}

/** "30 days net until 4 April, 3 % discount until 15 March": of a due date and the discount's on one line the later is when all is due, whichever was taken for which. */
function daysOfTerms(chosen: Chosen, rankings: ReadonlyMap<string, Ranking>): { readonly due: Ranked | undefined; readonly discounts: readonly Ranked[] } {
  // The day until which a discount is given is printed like a due date; it is one or the other.
  const isDiscounts = ({ value, probability }: Ranked): boolean =>
    rankings.get('DiscountDate')!.ranked.some((discount) => discount.value === value && discount.probability > probability);
  const due = chosen('DueDateDate').find((ranked) => !isDiscounts(ranked));
  const discounts = chosen('DiscountDate');
  const later = due && discounts.find((each) => isOnOneLine(each, due) && each.value > due.value);
  if (!due || !later) return { due, discounts };
  const others = discounts.filter(({ value }) => value !== later.value && value !== due.value);
  return { due: { ...later, probability: due.probability }, discounts: [{ ...due, probability: later.probability }, ...others] };
}

/** One group a discount: to each percentage, where there are any, the days and the date that are nearest. */
export function discountGroups(chosen: Chosen, { rankings }: GroupContext): Members[] {
  const values = [chosen('DiscountPercent'), chosen('DiscountDuration'), daysOfTerms(chosen, rankings).discounts].map(inReadingOrder);
  const anchors = (values.find((list) => list.length > 0) ?? []).slice(0, most);
  const [percents, durations, dates] = values.map((list) => nearestOf(list, anchors, distance));
  return anchors.map((anchor) => ({
    members: [
      ['DiscountDate', dates!.get(anchor)],
      ['DiscountDuration', durations!.get(anchor)],
      ['DiscountPercent', percents!.get(anchor)],
    ],
  }));
}

/** To each account the code nearest to it, one each; an account alone is a group too, and so is a code. */
export function bankGroups(chosen: Chosen): Members[] {
  const [codes, accounts] = [chosen('BankCode'), chosen('BankAccount')];
  const codeOf = nearestOf(codes, accounts, apart);
  const paired = new Set(codeOf.values());
  const alone = new Set(codes.filter((code) => !paired.has(code)));
  return inReadingOrder([...accounts, ...alone])
    .slice(0, most)
    .map((anchor) => ({
      members: [
        ['BankCode', alone.has(anchor) ? anchor : codeOf.get(anchor)],
        ['BankAccount', alone.has(anchor) ? undefined : anchor],
      ],
    }));
}

/** By anchor the value that is nearest to it, one each. */
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
  return 1e4 * Math.abs(lineOf(a) - lineOf(b)) + Math.abs(a.page === b.page ? a.candidate.first - b.candidate.first : a.candidate.box.x - b.candidate.box.x);
}

/** How much more a distance downwards counts: less than the gap between columns, more than the words within a line. */
const downwards = 5;

/** Banks are in lines and in columns beside each other: the gap between two boxes, to the side and downwards. */
function apart(a: Ranked, b: Ranked): number {
  if (a.page.page !== b.page.page) return distance(a, b);
  const [left, right] = [a.candidate.box, b.candidate.box].sort((one, other) => one.x - other.x) as [Box, Box];
  return Math.max(0, right.x - left.x - left.width) + downwards * Math.abs(left.y - right.y);
}

const inReadingOrder = (values: readonly Ranked[]): Ranked[] =>
  [...values].sort((a, b) => a.page.page - b.page.page || lineOf(a) - lineOf(b) || a.candidate.box.x - b.candidate.box.x);
