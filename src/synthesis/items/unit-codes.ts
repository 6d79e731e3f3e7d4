/** Units as UN/ECE codes, as e-invoicing programs print them, and as uncommon abbreviations. */
import type { Random } from '../../random.js';

const codes: readonly (readonly [words: RegExp, code: string])[] = [
  [/^(?:kg|kilo)/i, 'KGM'],
  [/^(?:h|std|stunde|hour|hrs|heure|ore|hora|uur|hod|tim|godz|sat|ur|saat|óra)/i, 'HUR'],
  [/^(?:d|day|tag|jour|giorn|día|dag|den|dzie|dni|dan|gün|gg)/i, 'DAY'],
  [/^(?:mon|mois|mes|maand|měs|mies|må)/i, 'MON'],
  [/^(?:m2|m²|qm|mq)/i, 'MTK'],
  [/^(?:m3|m³|mc)/i, 'MTQ'],
  [/^(?:km)/i, 'KMT'],
  [/^(?:kwh)/i, 'KWH'],
  [/^(?:l|lt|ltr)$/i, 'LTR'],
  [/^(?:m|ml|lfm)$/i, 'MTR'],
  [/^(?:t)$/i, 'TNE'],
];

/** Code of UN/ECE Recommendation 20; unknown units get one of those for pieces, an empty unit none. */
export function unitCode(unit: string): string {
  if (!unit) return '';
  const known = codes.find(([words]) => words.test(unit));
  return known ? known[1] : unit.length % 2 === 0 ? 'C62' : unit.length % 3 === 0 ? 'H87' : 'PCE';
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
