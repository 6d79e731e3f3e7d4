/** Units as their UN/ECE codes, the way invoices from e-invoicing programs print them. */

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

export function unitCode(unit: string): string {
  if (!unit) return '';
  const known = codes.find(([words]) => words.test(unit));
  return known ? known[1] : unit.length % 2 === 0 ? 'C62' : unit.length % 3 === 0 ? 'H87' : 'PCE';
}
