/** Two equal taxes (CGST, SGST) that are given as a group each, as the one tax that they are. */
import { cents, money } from '../../values/numbers/cents.js';
import { formatValue } from '../decoding/predictions.js';
import type { Group, Prediction } from '../found.js';

const memberOf = ({ members }: Group, name: string): string => members.find((member) => member.name === name)?.value ?? '';
const isTwin = (a: Group, b: Group): boolean =>
  a.name === 'VatGroup' &&
  a.name === b.name &&
  cents(memberOf(a, 'VatAmount') || '0') !== 0 &&
  ['VatRate', 'NetAmount', 'VatAmount'].every((name) => memberOf(a, name) === memberOf(b, name));

const doubled = (member: Prediction): Prediction => {
  if (member.name === 'VatRate') return { ...member, value: formatValue('VatRate', String(2 * Number(member.value))) };
  return member.name === 'VatAmount' ? { ...member, value: money(2 * cents(member.value)) } : member;
};

/** The groups, of two equal ones that follow each other one of twice the rate and VAT. */
export function joinedTaxes(groups: readonly Group[]): readonly Group[] {
  const joined: Group[] = [];
  for (let i = 0; i < groups.length; i++) {
    const [group, next] = [groups[i]!, groups[i + 1]];
    const isPair = next !== undefined && isTwin(group, next);
    joined.push(isPair ? { ...group, members: group.members.map(doubled) } : group);
    if (isPair) i++;
  }
  return joined;
}
