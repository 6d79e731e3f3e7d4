/** Headings that name the unit instead of the quantity: "Kilos", "Std.", "Cajas", with the unit in no cell. */
import type { Item } from '../../../facts.js';
import { unitKind } from '../../../items/unit-codes.js';
import type { Scene } from '../../scene.js';

const kinds = ['weight', 'time', 'volume', 'area', 'length', 'boxes', 'pieces'] as const;
type HeadedKind = (typeof kinds)[number];

/** The heading for the unit of most items; undefined where no heading names it. */
export function unitHeading(scene: Scene, items: readonly Item[]): string | undefined {
  const found = items.slice(0, 20).flatMap(({ unit }) => kinds.find((kind) => kind === unitKind(unit, scene.language)) ?? []);
  if (found.length * 2 < Math.min(20, items.length)) return undefined;
  const most = kinds.reduce((best, kind) => (count(found, kind) > count(found, best) ? kind : best));
  return scene.random.fork('unit heading').pick(scene.allowed(scene.language.synthesis.table.units[most]));
}

const count = (list: readonly HeadedKind[], kind: HeadedKind): number => list.filter((each) => each === kind).length;
