/** Groups of members that belong together, in their order: bank, due date, discount, delivery period. */
import { ofValues } from '../decoding/limits.js';
import { predictionOf } from '../decoding/predictions.js';
import type { Ranked } from '../decoding/ranking.js';
import type { EvidenceKind, Because, Step } from '../decoding/steps.js';
import type { Group, Prediction } from '../found.js';
import type { Chosen, GroupContext, Members } from './members.js';
import { bankGroups, discountGroups, dueDateGroups } from './payment-groups.js';
import { deliveryPeriods } from './periods.js';

interface GroupKind {
  readonly step: string;
  readonly group: string;
  readonly evidence: readonly EvidenceKind[];
  readonly names: readonly string[];
  readonly find: (chosen: Chosen, context: GroupContext) => readonly Members[];
}

const kinds: readonly GroupKind[] = [
  { step: 'groups.bank', group: 'BankGroup', evidence: ['network', 'layout'], names: ['BankCode', 'BankAccount'], find: bankGroups },
  { step: 'groups.due-date', group: 'DueDateGroup', evidence: ['network', 'arithmetic'], names: ['DueDateDate', 'DueDateDuration'], find: dueDateGroups },
  {
    step: 'groups.discounts',
    group: 'DiscountGroup',
    evidence: ['network', 'layout'],
    names: ['DiscountPercent', 'DiscountDuration', 'DiscountDate'],
    find: discountGroups,
  },
  {
    step: 'groups.delivery-period',
    group: 'DeliveryPeriodGroup',
    evidence: ['network', 'wording', 'layout'],
    names: ['DeliveryPeriodDateStart', 'DeliveryPeriodDateEnd'],
    find: deliveryPeriods,
  },
];

/** Each adds its groups. Without it there are none of its kind: never left out. */
export const groupSteps: readonly Step<readonly Group[], GroupContext>[] = kinds.map((kind) => ({
  name: kind.step,
  evidence: kind.evidence,
  isRequired: true,
  run: (groups, context, because) => {
    const found = groupsOf(kind, context);
    explainMembers(kind.names, found, context, because);
    return found.length > 0 ? [...groups, ...found] : groups;
  },
}));

function groupsOf({ group: name, find }: GroupKind, context: GroupContext): Group[] {
  const { rankings, least } = context;
  const chosen: Chosen = (member) => rankings.get(member)!.ranked.filter(({ probability }) => probability >= least);
  const predicted = (member: string, value: Ranked | Prediction, extra: Members['extra']): Prediction =>
    'evidence' in value ? value : predictionOf(member, value, rankings.get(member)!, extra);
  return find(chosen, context).map(({ members, extra }) => ({
    name,
    members: members.flatMap(([member, value]) => (value ? [predicted(member, value, extra)] : [])),
  }));
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
