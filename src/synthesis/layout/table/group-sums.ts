/** Sub-totals of an item table's groups: of the items under one heading, or of one delivery. */
import type { Item } from '../../facts.js';
import type { Scene } from '../scene.js';
import type { Frame } from './frame.js';
import { sumRow } from './other-rows.js';

/** Prints the sum of the group that ends before this item, if the table has such sums. */
export interface GroupSums {
  readonly before: (index: number) => void;
}

/** `before` prints the sum of the group that ends before an item; nothing where the table has no sub-totals. */
export function groupSums(scene: Scene, frame: Frame): GroupSums {
  const { facts, random } = scene;
  const fork = random.fork('group sums');
  const delivered = frame.table.inside.has('deliveryIdRow');
  const [shown, named, counted, last] = [fork.chance(delivered ? 0.35 : 0.5), fork.chance(0.4), fork.chance(0.25), fork.chance(0.6)];
  const beginsAt = (index: number): boolean => {
    const [item, before] = [facts.items[index]!, facts.items[index - 1]];
    return before === undefined || item.heading !== undefined || (delivered && item.deliveryId !== before.deliveryId);
  };
  let start = 0;
  return {
    before: (index) => {
      const atEnd = index === facts.items.length;
      if (!shown || index === 0 || (!atEnd && !beginsAt(index))) return;
      const group = facts.items.slice(start, index);
      // A single group's sum is the table's total.
      if (!atEnd || (last && start > 0)) {
        const words = named ? `${scene.term('subtotal')} ${nameOf(scene, group[0]!)}` : scene.term('subtotal');
        const sum = group.reduce((all, { total }) => all + total, 0);
        sumRow(scene, frame, words, sum, [], counted ? group.reduce((all, { quantity }) => all + quantity, 0) : undefined);
      }
      start = index;
    },
  };
}

const nameOf = (scene: Scene, { heading, deliveryId }: Item): string => heading ?? (deliveryId ? scene.term('lineDeliveryId') : '');
