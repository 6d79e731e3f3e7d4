/** Groups of members that belong together, in their order: bank, due date, discount, delivery period. */
import type { Document } from '../../document/document.js';
import { ofValues } from '../decoding/limits.js';
import { describeGroups, describePredictions } from '../decoding/predictions.js';
import type { Ranking } from '../decoding/ranking.js';
import type { Because, Describe, Step } from '../decoding/steps.js';
import type { Group, Prediction } from '../found.js';
import { bankGroups, discountGroups, dueDateGroup } from './payment-groups.js';
import { deliveryPeriodGroup, settledDelivery } from './periods.js';

/** Groups so far, and the header details, of which a delivery period may change one. */
export interface GroupsFound {
  readonly predictions: readonly Prediction[];
  readonly groups: readonly Group[];
}

interface GroupContext {
  readonly rankings: ReadonlyMap<string, Ranking>;
  readonly document: Document;
  readonly invoiceDate: Prediction | undefined;
  /** Probability from which a member is given. */
  readonly least: number;
}

type GroupStep = Step<GroupsFound, GroupContext>;

const members = {
  bank: ['BankCode', 'BankAccount'],
  due: ['DueDateDate', 'DueDateDuration'],
  discounts: ['DiscountPercent', 'DiscountDuration', 'DiscountDate'],
  period: ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'],
} as const;

/** A step that adds groups. Without it there are none of its kind: never left out. */
const adding = (name: string, evidence: GroupStep['evidence'], names: readonly string[], find: (context: GroupContext) => readonly Group[]): GroupStep => ({
  name,
  evidence,
  isRequired: true,
  run: (found, context, because) => {
    const groups = find(context);
    explainMembers(names, groups, context, because);
    return groups.length > 0 ? { ...found, groups: [...found.groups, ...groups] } : found;
  },
});

const one = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

const bank = adding('groups.bank', ['network', 'layout'], members.bank, ({ rankings, least, document }) => bankGroups(rankings, least, document));
const due = adding('groups.due-date', ['network', 'arithmetic'], members.due, ({ rankings, invoiceDate, least, document }) =>
  one(dueDateGroup(rankings, invoiceDate, least, document)),
);
const discounts = adding('groups.discounts', ['network', 'layout'], members.discounts, ({ rankings, least, document }) =>
  discountGroups(rankings, least, document),
);
const period = adding('groups.delivery-period', ['network', 'wording', 'layout'], members.period, ({ rankings, least, document }) =>
  one(deliveryPeriodGroup(rankings, least, document)),
);

/** Groups that the best match may add to. */
export const memberSteps: readonly GroupStep[] = [bank, due, discounts, period];

export const groupSteps: readonly GroupStep[] = [
  ...memberSteps,
  { name: 'groups.delivery-date', evidence: ['layout', 'wording'], isRequired: true, run: withDeliveryDate },
];

export const describeFound: Describe<GroupsFound> = ({ predictions, groups }) => [...describePredictions(predictions), ...describeGroups(groups)];

function withDeliveryDate(found: GroupsFound, { rankings }: GroupContext, because: Because): GroupsFound {
  const before = found.groups.find(({ name }) => name === 'DeliveryPeriodGroup');
  const settled = settledDelivery(found.predictions, before, rankings);
  if (settled.period === before && settled.predictions.length === found.predictions.length) return found;
  for (const { name, value } of found.predictions)
    if (name === 'DeliveryDate' && !settled.predictions.some((each) => each.name === name))
      because({ detail: name, value }, `it is given as ${before!.members.find((member) => member.value === value)?.name ?? 'a day of the delivery period'}`);
  return { predictions: settled.predictions, groups: found.groups.filter((group) => group !== before || settled.period) };
}

/** Thresholds of the members, and why likely values are in no group. */
function explainMembers(names: readonly string[], groups: readonly Group[], { rankings, least }: GroupContext, because: Because): void {
  const given = groups.flatMap((group) => group.members);
  for (const detail of names) {
    because({ detail }, ofValues, least);
    for (const { value, probability } of rankings.get(detail)!.ranked) {
      if (probability < least || given.some((each) => each.name === detail && each.value === value)) continue;
      const isDiscount = detail === 'DueDateDate' && rankings.get('DiscountDate')!.ranked.some((each) => each.value === value && each.probability >= least);
      because({ detail, value }, isDiscount ? 'it is given as DiscountDate' : 'it does not go with the other members of a group');
    }
  }
}
