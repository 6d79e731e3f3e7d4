/** Headings that name the unit instead of the quantity: "Kilos", "Std.", "Cajas", with the unit in no cell. */
import type { Item } from '../../facts.js';
import type { Scene } from '../scene.js';

const kinds = ['weight', 'time', 'volume', 'area', 'length', 'boxes', 'pieces'] as const;
type UnitKind = (typeof kinds)[number];

/** Wordings of each kind, in the order of `kinds`. */
const words: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Kilo|kg|Gewicht kg|Kilogramm|kg netto',
    'Std.|Stunden|Std|h',
    'Liter|Ltr.|l',
    'm²|qm|Fläche m²',
    'm|lfm|Meter',
    'Kartons|Kisten|Karton|Gebinde|Kolli',
    'Stück|Stk.|St.',
  ],
  en: [
    'Kilos|Kg|Weight (kg)|Lbs|KGS',
    'Hours|Hrs|Hrs.|Hours worked',
    'Litres|Gallons|Ltrs|L',
    'm²|Sq m|Sq ft|SQM',
    'Metres|m|Feet|Length (m)',
    'Boxes|Cases|Cartons|Ctns',
    'Pieces|Pcs|Units|No.',
  ],
  fr: ['Kilos|Kg|Poids|Poids net', 'Heures|H|Hres|Nb heures', 'Litres|L|Hl', 'm²|Surface', 'ml|Mètres|m', 'Colis|Cartons|Caisses', 'Pièces|Pces|Unités'],
  it: ['Kg|Kg.|Chili|Peso kg', 'Ore|H|N. ore', 'Litri|Lt.|Lt', 'MQ|m²|Mq.', 'ML|Metri|m', 'Colli|Cartoni|Casse', 'Pezzi|Pz.|N.'],
  es: ['Kilos|Kg|Kgs.|Peso', 'Horas|Hrs.|H', 'Litros|L|Lts.', 'm²|M2|Metros²', 'Metros|ml|m', 'Cajas|Bultos|Cjas.', 'Piezas|Uds.|Pzas.'],
  pt: ['Quilos|Kg|Peso', 'Horas|H', 'Litros|L', 'm²|M2', 'Metros|ml', 'Caixas|Cx.|Volumes', 'Peças|Unid.|Un.'],
  nl: ['Kilo|Kg|Gewicht', 'Uren|Uur|Aantal uur', 'Liter|Ltr', 'm²|M2', 'Meter|m¹', 'Dozen|Colli|Kratten', 'Stuks|St.'],
  da: ['Kilo|Kg|Vægt', 'Timer|Antal timer', 'Liter|L', 'm²', 'Meter|m', 'Kasser|Kolli', 'Stk.|Stk'],
  nb: ['Kilo|Kg|Vekt', 'Timer|Ant. timer', 'Liter|L', 'm²', 'Meter|lm', 'Kasser|Kolli', 'Stk.|Stk'],
  sv: ['Kilo|Kg|Vikt', 'Timmar|Tim|Antal tim', 'Liter|L', 'm²|kvm', 'Meter|lpm', 'Lådor|Kolli|Kart', 'St|Styck'],
  pl: ['Kg|Kilogramy|Waga kg', 'Godziny|Godz.|RBG', 'Litry|l', 'm²|m2', 'Metry|mb', 'Kartony|Skrzynki|Op.', 'Sztuki|Szt.'],
  cs: ['Kg|Váha kg|Hmotnost', 'Hodiny|Hod.|Počet hodin', 'Litry|l', 'm2|m²', 'Metry|bm', 'Krabice|Kartony|Bal.', 'Kusy|Ks'],
  sk: ['Kg|Váha kg|Hmotnosť', 'Hodiny|Hod.|Počet hodín', 'Litre|l', 'm2|m²', 'Metre|bm', 'Krabice|Kartóny|Bal.', 'Kusy|Ks'],
  sl: ['Kg|Teža', 'Ure|Št. ur', 'Litri|l', 'm²|m2', 'Metri|m', 'Zaboji|Kartoni', 'Kosi|Kos'],
  hr: ['Kg|Težina', 'Sati|Br. sati', 'Litre|l', 'm²|m2', 'Metri|m', 'Kutije|Kartoni', 'Komadi|Kom.'],
  tr: ['Kg|Kilo|Ağırlık', 'Saat', 'Litre|Lt', 'm²|M2', 'Metre|m', 'Koli|Kasa|Kutu', 'Adet'],
};

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
  const list = words[scene.language.code];
  if (!list) return undefined;
  const found = items.slice(0, 20).flatMap(({ unit }) => kindOf.find(([, pattern]) => pattern.test(unit))?.[0] ?? []);
  if (found.length * 2 < Math.min(20, items.length)) return undefined;
  const most = kinds.reduce((best, kind) => (count(found, kind) > count(found, best) ? kind : best));
  return scene.random.fork('unit heading').pick(scene.allowed(list[kinds.indexOf(most)]!.split('|')));
}

const count = (list: readonly UnitKind[], kind: UnitKind): number => list.filter((each) => each === kind).length;
