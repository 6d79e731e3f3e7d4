/** Places of the members of groups (a VAT rate with its amounts, a discount with its days): on one line where possible. */
import { detailByName } from '../../catalogue/details.js';
import type { Label, Place } from '../label.js';
import type { Unplaced } from '../truth.js';
import { distinct, type Printed, textOf } from './printed.js';
import { place } from './value.js';

type Group = Readonly<Record<string, string>>;

export interface AlignedGroups {
  /** Groups with their placed members; groups without any are left out. */
  readonly groups: readonly Group[];
  /** By member's name: one label a value. */
  readonly members: Readonly<Record<string, readonly Label[]>>;
  readonly unplaced: readonly Unplaced[];
}

/** Members of one group are looked for on the same or neighbouring lines. `name`: of the group ("VatGroup"). */
export function alignGroups(printed: Printed, name: string, groups: readonly Group[]): AlignedGroups {
  const members = new Map<string, Map<string, Place[]>>();
  const unplaced: Unplaced[] = [];
  const kept: Group[] = [];
  groups.forEach((group, index) => {
    const found = Object.entries(group).map(([member, value]) => ({ member, value, ...place(printed, detailByName.get(member)?.kind ?? 'identifier', value) }));
    const together = linesTogether(
      printed,
      found.map(({ places }) => places),
    );
    const placed: Record<string, string> = {};
    for (const { member, value, places, reason } of found) {
      if (places.length === 0) {
        unplaced.push({ detail: `${name}[${index + 1}].${member}`, value, reason: reason ?? 'not on the page' });
        continue;
      }
      placed[member] = value;
      const best = places.filter((one) => together.has(lineKey(printed, one)));
      const byValue = members.get(member) ?? new Map<string, Place[]>();
      byValue.set(value, [...(byValue.get(value) ?? []), ...(best.length > 0 ? best : withPercent(printed, places))]);
      members.set(member, byValue);
    }
    if (Object.keys(placed).length > 0) kept.push(placed);
  });
  const labels = Object.fromEntries(
    [...members].map(([member, values]) => [member, [...values].map(([value, places]): Label => ({ value, places: distinct(places) }))]),
  );
  return { groups: kept, members: labels, unplaced };
}

/** Where some places have a percent sign, the others are other numbers. */
function withPercent(printed: Printed, places: readonly Place[]): readonly Place[] {
  const signed = places.filter((at) => textOf(at, printed.document).includes('%'));
  return signed.length > 0 ? signed : places;
}

/** The lines with most of the members; empty where no two share a line. */
function linesTogether(printed: Printed, members: readonly (readonly Place[])[]): ReadonlySet<string> {
  const count = new Map<string, number>();
  for (const places of members) for (const key of new Set(places.map((one) => lineKey(printed, one)))) count.set(key, (count.get(key) ?? 0) + 1);
  const most = Math.max(0, ...count.values());
  return new Set(most < 2 ? [] : [...count].filter(([, n]) => n === most).map(([key]) => key));
}

function lineKey(printed: Printed, { page, words }: Place): string {
  const line = printed.lines.find((one) => one.page === page && one.words.includes(words[0]!));
  return `${page}:${line?.line}`;
}
