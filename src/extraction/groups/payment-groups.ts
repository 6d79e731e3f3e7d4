/** Members of bank, due date and discounts: which values of the rankings go together. */
import type { Box } from '../../document/box.js';
import { derivedPrediction } from '../decoding/predictions.js';
import { isOnOneLine, lineOf, type Ranked } from '../decoding/ranking.js';
import { type Because, noReasons } from '../decoding/steps.js';
import type { Prediction } from '../found.js';
import { type Chosen, explainLeft, type GroupContext, type Members } from './members.js';

/** Groups of one kind at most. */
const most = 4;
const laterIsDue = 'of two days on one line all is due on the later';
const leftOver = `others are nearer to what goes with it, or ${most} groups come before`;

/** Days from one ISO date to another. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
const addDays = (date: string, days: number): string => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A duration and a date that agree confirm each other; a duration alone gives the date. */
export function dueDateGroups(chosen: Chosen, { rankings, invoiceDate }: GroupContext, because: Because): Members[] {
  const date = daysOfTerms(chosen, rankings, because).due;
  const [duration, ...durations] = chosen('DueDateDuration');
  explainLeft(because, 'DueDateDuration', durations, 'one is given, the likeliest');
  if (!date && !duration) return [];
  const start = invoiceDate?.value;
  const agree = start && date && duration ? daysBetween(start, date.value) === Number(duration.value) : undefined;
  const extra = { agrees: agree ? 1 : 0, disagrees: agree === false ? 1 : 0, notes: agree ? [`${start} + ${duration!.value} days = ${date!.value}`] : [] };
  const follows = (days: Ranked): Prediction =>
    derivedPrediction('DueDateDate', addDays(start!, Number(days.value)), 0.9 * Math.min(days.probability, invoiceDate!.score), [
      `${start} + ${days.value} days`,
    ]);
  const due = date ?? (start && duration && follows(duration));
  const members: Members['members'] = [
    ['DueDateDate', due || undefined],
    ['DueDateDuration', duration],
  ];
  return [{ members, extra }];
}

/** "30 days net until 4 April, 3 % discount until 15 March": of a due date and the discount's on one line the later is when all is due, whichever was taken for which. */
function daysOfTerms(
  chosen: Chosen,
  rankings: GroupContext['rankings'],
  because = noReasons,
): { readonly due?: Ranked; readonly discounts: readonly Ranked[] } {
  // The day until which a discount is given is printed like a due date; it is one or the other.
  const isDiscounts = ({ value, probability }: Ranked): boolean =>
    rankings.get('DiscountDate')!.ranked.some((discount) => discount.value === value && discount.probability > probability);
  const dates = chosen('DueDateDate');
  const [due, ...others] = dates.filter((ranked) => !isDiscounts(ranked));
  const discounts = chosen('DiscountDate');
  const later = due && discounts.find((each) => isOnOneLine(each, due) && each.value > due.value);
  explainLeft(because, 'DueDateDate', dates.filter(isDiscounts), 'it is likelier as DiscountDate');
  explainLeft(because, 'DueDateDate', others, 'one day is due, the likeliest');
  explainLeft(because, 'DueDateDate', later ? [due, later] : [], laterIsDue);
  if (!due || !later) return { ...(due && { due }), discounts };
  const rest = discounts.filter(({ value }) => value !== later.value && value !== due.value);
  return { due: { ...later, probability: due.probability }, discounts: [{ ...due, probability: later.probability }, ...rest] };
}

/** One group a discount: to each percentage, where there are any, the days and the date that are nearest. */
export function discountGroups(chosen: Chosen, { rankings }: GroupContext, because: Because): Members[] {
  const names = ['DiscountDate', 'DiscountDuration', 'DiscountPercent'] as const;
  const dates = daysOfTerms(chosen, rankings).discounts;
  const due = chosen('DiscountDate').filter(({ value }) => !dates.some((date) => date.value === value));
  explainLeft(because, 'DiscountDate', due, laterIsDue);
  const values = names.map((name) => inReadingOrder(name === 'DiscountDate' ? dates : chosen(name)));
  const anchors = (values.findLast((list) => list.length > 0) ?? []).slice(0, most);
  const nearest = values.map((list) => nearestOf(list, anchors, distance));
  for (const [i, name] of names.entries()) {
    const used = new Set(nearest[i]!.values());
    const left = values[i]!.filter((each) => !used.has(each));
    explainLeft(because, name, left, leftOver);
  }
  return anchors.map((anchor) => ({ members: names.map((name, i) => [name, nearest[i]!.get(anchor)] as const) }));
}

/** To each account the code nearest to it, one each; an account alone is a group too, and so is a code. */
export function bankGroups(chosen: Chosen, _: GroupContext, because: Because): Members[] {
  const [codes, accounts] = [chosen('BankCode'), chosen('BankAccount')];
  const codeOf = nearestOf(codes, accounts, apart);
  const paired = new Set(codeOf.values());
  const alone = new Set(codes.filter((code) => !paired.has(code)));
  const anchors = inReadingOrder([...accounts, ...alone]);
  const left = anchors.splice(most);
  const leftCodes = left.flatMap((each) => (alone.has(each) ? each : (codeOf.get(each) ?? [])));
  explainLeft(because, 'BankCode', leftCodes, leftOver);
  explainLeft(because, 'BankAccount', left, leftOver);
  return anchors.map((anchor) => ({
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
