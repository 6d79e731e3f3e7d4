/** Further lines below an article's name: serial numbers, periods, sizes, tariff numbers, notes. */
import type { Language } from '../catalogue/languages/language.js';
import type { Random } from '../random.js';
import { addDays, monthsAround } from './dates.js';
import { dateText } from './layout/format.js';
import { letters } from './numbering.js';

export interface DescriptionContext {
  readonly date: string;
}

export function descriptionDetails(random: Random, count: number, language: Language, context: DescriptionContext): readonly string[] {
  return Array.from({ length: count }, () => detailLine(random, language, context));
}

function detailLine(random: Random, language: Language, { date }: DescriptionContext): string {
  const { terms } = language;
  const colon = random.pick([': ', ' ', ': ', '. ']);
  switch (random.weighted([10, 14, 10, 8, 8, 22, 8, 6, 8, 6])) {
    case 0:
      return `${random.pick(terms.itemId)}${colon}${random.integer(1000, 99999999)}`;
    case 1:
      return `${random.pick(terms.serialNumber)}${colon}${letters(random, random.integer(0, 3))}${random.integer(10000, 999999999)}`;
    case 2: {
      const [start, end] = random.chance(0.6)
        ? monthsAround(date, random.integer(0, 2))
        : [addDays(date, -random.integer(10, 60)), addDays(date, -random.integer(0, 9))];
      return `${random.chance(0.5) ? `${random.pick(terms.deliveryPeriod)}${colon}` : ''}${printDate(random, language, start)} ${random.pick(['-', '–', random.pick(terms.to)])} ${printDate(random, language, end)}`;
    }
    case 3:
      return `${random.integer(1, 250)} x ${random.integer(1, 250)}${random.chance(0.5) ? ` x ${random.integer(1, 90)}` : ''} ${random.pick(['mm', 'cm', 'm'])}`;
    case 4:
      return `${random.pick(['HS', 'EAN', 'Ref.', 'Lot', 'Batch', 'Typ', 'Mod.', 'P/N', 'S/N', 'GTIN', 'LOT'])}${colon}${random.integer(100000, 9999999999999)}`;
    case 5:
      return random.pick(language.sentences);
    case 6:
      return `${random.pick(language.companyWords)} ${random.pick(language.articles[random.pick(['trade', 'it', 'construction'] as const)]).name.toLocaleLowerCase(language.code)}`;
    case 7:
      return `${random.pick(terms.clerk)}${colon}${random.pick(language.firstNames)} ${random.pick(language.lastNames)}, ${printDate(random, language, addDays(date, -random.integer(0, 30)))}`;
    case 8:
      return `${random.integer(1, 48)} ${random.pick(language.units)} / ${random.integer(1, 100)}${random.pick(['', ' %', ' kg', ' l'])}`;
    default:
      return `${random.pick(terms.project)}${colon}${random.pick(language.streets).replace('{n}', String(random.integer(1, 120)))}`;
  }
}

function printDate(random: Random, language: Language, date: string): string {
  return dateText(date, random.pick(language.dateFormats), language);
}
