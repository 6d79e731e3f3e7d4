/** Headings that name the unit instead of the quantity: "Kilos", "Std.", "Cajas", with the unit in no cell. */
import type { Item } from '../../../facts.js';
import type { Scene } from '../../scene.js';

const kinds = ['weight', 'time', 'volume', 'area', 'length', 'boxes', 'pieces'] as const;
type UnitKind = (typeof kinds)[number];

/** The kind of a unit; undefined for days, sets, lump sums. */
const kindOf: readonly (readonly [kind: UnitKind, unit: RegExp])[] = [
  ['weight', /^(?:k?g|t|lbs?|ton)\.?$/i],
  ['time', /^(?:h|hrs?|hod|std|stunden?|hours?|heures?|ore|horas?|uur|tim\w*|godz|rbg|sati?|ur[ae]?|saat)\.?$/i],
  ['volume', /^(?:h?l|lt|ltr|lit\w+|gal|m³|m3|mc)\.?$/i],
  ['area', /^(?:m²|m2|qm|mq)\.?$/i],
  ['length', /^(?:m|ml|lfm|lm|lpm|mb|bm|ft|km|m¹|mt)\.?$/i],
  ['boxes', /^(?:karton|box|case|caja|bte|crt|cf|ct|kut|doos|pak|eske|ask|op|bal|pack|pck|paket|pk|cx|koli|kutu)\.?$/i],
  ['pieces', /^(?:stk|stück|st|ea|each|pcs?|units?|uds?|u|pce|pz|nr|kom|stuks?|szt|un|ks|kos|adet|ad)\.?$/i],
];

/** The heading for the unit of most items; undefined where no heading names it. */
export function unitHeading(scene: Scene, items: readonly Item[]): string | undefined {
  const found = items.slice(0, 20).flatMap(({ unit }) => kindOf.find(([, pattern]) => pattern.test(unit))?.[0] ?? []);
  if (found.length * 2 < Math.min(20, items.length)) return undefined;
  const most = kinds.reduce((best, kind) => (count(found, kind) > count(found, best) ? kind : best));
  return scene.random.fork('unit heading').pick(scene.allowed(scene.language.synthesis.table.units[most]));
}

const count = (list: readonly UnitKind[], kind: UnitKind): number => list.filter((each) => each === kind).length;
