/** Kinds of units, their UN/ECE codes, as e-invoicing programs print them, and uncommon abbreviations. */
import type { Captions } from '../../catalogue/languages/captions.js';
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

/** What a unit measures; `counted` is everything else. */
export type UnitKind = 'weight' | 'time' | 'day' | 'month' | 'volume' | 'area' | 'length' | 'energy' | 'boxes' | 'pieces' | 'counted';

/** Symbols that all languages share, with their codes. */
const symbols: Readonly<Record<string, readonly [kind: UnitKind, code: string]>> = {
  kg: ['weight', 'KGM'],
  g: ['weight', 'GRM'],
  t: ['weight', 'TNE'],
  lb: ['weight', 'LBR'],
  lbs: ['weight', 'LBR'],
  h: ['time', 'HUR'],
  l: ['volume', 'LTR'],
  hl: ['volume', 'HLT'],
  gal: ['volume', 'GLL'],
  'm²': ['area', 'MTK'],
  m2: ['area', 'MTK'],
  'm³': ['volume', 'MTQ'],
  m3: ['volume', 'MTQ'],
  m: ['length', 'MTR'],
  km: ['length', 'KMT'],
  ft: ['length', 'FOT'],
  kwh: ['energy', 'KWH'],
  mwh: ['energy', 'MWH'],
};
const ofWords: Readonly<Record<keyof Captions['units'], readonly [kind: UnitKind, code: string | undefined]>> = {
  tonne: ['weight', 'TNE'],
  time: ['time', 'HUR'],
  day: ['day', 'DAY'],
  month: ['month', 'MON'],
  area: ['area', 'MTK'],
  cubic: ['volume', 'MTQ'],
  litre: ['volume', 'LTR'],
  length: ['length', 'MTR'],
  boxes: ['boxes', undefined],
  pieces: ['pieces', undefined],
};

function known(unit: string, { code, captions }: Language): readonly [kind: UnitKind, code: string | undefined] {
  const bare = unit.replace(/\.$/, '').toLocaleLowerCase(code);
  const symbol = symbols[bare];
  if (symbol) return symbol;
  const name = (Object.keys(ofWords) as (keyof typeof ofWords)[]).find((each) => captions.units[each].includes(bare));
  return name ? ofWords[name] : ['counted', undefined];
}

/** What the unit measures, in the words of the language. */
export const unitKind = (unit: string, language: Language): UnitKind => known(unit, language)[0];

/** Whether it is weighed, measured or timed; the others are counted. */
export const isMeasured = (unit: string, language: Language): boolean =>
  ['weight', 'time', 'day', 'volume', 'area', 'length', 'energy'].includes(unitKind(unit, language));

/** Code of UN/ECE Recommendation 20; unknown units get one of those for pieces, an empty unit none. */
export function unitCode(unit: string, language: Language): string {
  if (!unit) return '';
  return known(unit, language)[1] ?? (unit.length % 2 === 0 ? 'C62' : unit.length % 3 === 0 ? 'H87' : 'PCE');
}

/** A few abbreviations of one supplier's own: "KRT", "Abr.", "fl", "Pck". */
export function ownUnits(random: Random): readonly string[] {
  const letters = (list: string): string => random.pick([...list]);
  const look = random.weighted([4, 3, 2, 2]);
  return Array.from({ length: random.integer(2, 5) }, () => {
    const length = random.integer(1, 3);
    const word = letters('bdfghklmprstv') + (random.chance(0.6) ? letters('aeiou') : '') + Array.from({ length }, () => letters('bdgklmnprstvxz')).join('');
    const short = word.slice(0, random.integer(2, 4));
    if (look === 0) return short.toUpperCase();
    if (look === 1) return `${short[0]!.toUpperCase()}${short.slice(1)}.`;
    return look === 2 ? short : `${short[0]!.toUpperCase()}${short.slice(1)}`;
  });
}
