/** Groups of members that belong together, in their order: bank, due date, discount, delivery period. */
import { modelDetails } from '../../catalogue/details.js';
import { explainThreshold } from '../decoding/limits.js';
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
  readonly find: (chosen: Chosen, context: GroupContext, because: Because) => readonly Members[];
}

const kinds: readonly GroupKind[] = [
  { step: 'groups.bank', group: 'BankGroup', evidence: ['network', 'layout'], find: bankGroups },
  { step: 'groups.due-date', group: 'DueDateGroup', evidence: ['network', 'arithmetic'], find: dueDateGroups },
  { step: 'groups.discounts', group: 'DiscountGroup', evidence: ['network', 'layout'], find: discountGroups },
  { step: 'groups.delivery-period', group: 'DeliveryPeriodGroup', evidence: ['network', 'wording', 'layout'], find: deliveryPeriods },
];

/** Each adds its groups. Without it there are none of its kind: never left out. */
export const groupSteps: readonly Step<readonly Group[], GroupContext>[] = kinds.map((kind) => ({
  name: kind.step,
  evidence: kind.evidence,
  isRequired: true,
  run: (groups, context, because) => {
    const found = groupsOf(kind, context, because);
    return found.length > 0 ? [...groups, ...found] : groups;
  },
}));

function groupsOf({ group: name, find }: GroupKind, context: GroupContext, because: Because): Group[] {
  const { rankings, least } = context;
  const chosen: Chosen = (member) => rankings.get(member)!.ranked.filter(({ probability }) => probability >= least);
  const predicted = (member: string, value: Ranked | Prediction, extra: Members['extra']): Prediction =>
    'evidence' in value ? value : predictionOf(member, value, rankings.get(member)!, extra);
  for (const { name: detail } of modelDetails.filter(({ group }) => group === name))
    for (const each of rankings.get(detail)!.ranked.slice(0, chosen(detail).length + 1)) explainThreshold(because, detail, each, least);
  return find(chosen, context, because).map(({ members, extra }) => ({
    name,
    members: members.flatMap(([member, value]) => (value ? [predicted(member, value, extra)] : [])),
  }));
}
