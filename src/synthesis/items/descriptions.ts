/** Further lines below an article's name: serial numbers, periods, sizes, tariff numbers, notes. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { addDays, monthsAround } from '../dates.js';
import { dateText } from '../format.js';
import { letters } from '../identifiers/numbering.js';

export interface DescriptionContext {
  readonly date: string;
}

/** `count` lines. */
export function descriptionDetails(random: Random, count: number, language: Language, context: DescriptionContext): readonly string[] {
  return Array.from({ length: count }, () => detailLine(random, language, context));
}

function detailLine(random: Random, language: Language, { date }: DescriptionContext): string {
  const { terms, captions } = language;
  const sign = random.pick([': ', ' ', ': ', '. ']);
  const key = (text: string): string => text + (sign === '. ' && /[.:]$/.test(text) ? ' ' : sign);
  switch (random.weighted([8, 14, 12, 8, 8, 22, 8, 6, 8, 6, 8, 6, 5, 4, 6, 5])) {
    case 0:
      return `${key(random.pick(['COO', 'HS', 'HS-Code', 'TARIC', 'CN', 'UNSPSC', 'CAS', ...captions.columns.origin]))}${random.chance(0.5) ? random.pick(['DE', 'CN', 'IT', 'EU', 'USA', ...captions.items.origins]) : random.integer(10000000, 99999999)}`;
    case 1:
      return `${key(random.pick(terms.serialNumber))}${letters(random, random.integer(0, 3))}${random.integer(10000, 999999999)}`;
    case 2: {
      const [start, end] = random.chance(0.6)
        ? monthsAround(date, random.integer(0, 2))
        : [addDays(date, -random.integer(10, 60)), addDays(date, -random.integer(0, 9))];
      return `${random.chance(0.5) ? key(random.pick(terms.deliveryPeriod)) : ''}${printDate(random, language, start)} ${random.pick(['-', '–', random.pick(terms.to)])} ${printDate(random, language, end)}`;
    }
    case 3:
      return `${random.integer(1, 250)} x ${random.integer(1, 250)}${random.chance(0.5) ? ` x ${random.integer(1, 90)}` : ''} ${random.pick(['mm', 'cm', 'm'])}`;
    case 4:
      return `${key(random.pick(['HS', 'Ref.', 'P/N', 'S/N', ...captions.columns.batch, ...captions.items.models]))}${random.integer(100000, 9999999999999)}`;
    case 14:
      return periodText(random, language, date, random.pick(language.dateFormats));
    case 15:
      // A long description of the work done.
      return Array.from({ length: random.integer(2, 4) }, () => random.pick(language.sentences)).join(' ');
    case 5:
      return random.pick(language.sentences);
    case 6:
      return `${random.pick(language.companyWords)} ${inSentence(random.pick(language.articles[random.pick(['trade', 'it', 'construction'] as const)]).name, language)}`;
    case 7:
      return `${key(random.pick(terms.clerk))}${random.pick(language.firstNames)} ${random.pick(language.lastNames)}, ${printDate(random, language, addDays(date, -random.integer(0, 30)))}`;
    case 8:
      return `${random.integer(1, 48)} ${random.pick(language.units)} / ${random.integer(1, 100)}${random.pick(['', ' %', ' kg', ' l'])}`;
    case 10:
      return `${random.integer(1, 40)} ${random.pick(language.units)} ${random.pick(['x', 'à', '@', '*'])} ${price(random, language)}`;
    case 11:
      return `${printDate(random, language, addDays(date, -random.integer(1, 40)))}${random.pick([' ', ': ', ', '])}${random.integer(6, 12)}:${random.pick(['00', '15', '30', '45'])} - ${random.integer(13, 19)}:${random.pick(['00', '15', '30'])}`;
    case 12:
      return `${key(random.pick(terms.validUntil))}${printDate(random, language, addDays(date, random.integer(20, 800)))}`;
    case 13:
      // Days on which the work was done.
      return Array.from({ length: random.integer(2, 6) }, (_, i) => printDate(random.fork('days'), language, addDays(date, i * 3 - 30))).join(
        random.pick(['; ', ', ']),
      );
    default:
      return `${key(random.pick(terms.project))}${random.pick(language.streets).replace('{n}', String(random.integer(1, 120)))}`;
  }
}

/** "Mar 1 – Apr 1, 2026", "01.03.2026 - 31.03.2026", "März 2026". */
export function periodText(random: Random, language: Language, date: string, format: string): string {
  const [start, end] = monthsAround(date, random.integer(0, 2));
  const dash = random.pick([' – ', ' - ', '–', ' — ']);
  const month = (iso: string): string => (random.fork('length').chance(0.6) ? language.shortMonths : language.months)[Number(iso.slice(5, 7)) - 1]!;
  const day = (iso: string): string => String(Number(iso.slice(8, 10)));
  switch (random.weighted([3, 3, 2])) {
    case 0:
      return language.habits.period
        .replace('{startDay}', day(start))
        .replace('{startMonth}', month(start))
        .replace('{dash}', dash)
        .replace('{endDay}', day(end))
        .replace('{endMonth}', month(end))
        .replace('{year}', end.slice(0, 4));
    case 1:
      return `${dateText(start, format, language)}${dash}${dateText(end, format, language)}`;
    default:
      return `${month(start)} ${start.slice(0, 4)}`;
  }
}

/** A distractor amount within a sentence. */
function price(random: Random, language: Language): string {
  return `${random.integer(1, 300)}${language.numberFormats[0]![0]}${String(random.integer(0, 99)).padStart(2, '0')}`;
}

function printDate(random: Random, language: Language, date: string): string {
  return dateText(date, random.pick(language.dateFormats), language);
}

/** A name of goods as it is within a sentence. */
export function inSentence(name: string, { code, habits }: Language): string {
  return habits.capitalNouns || /^\p{Lu}{2}/u.test(name) ? name : name.slice(0, 1).toLocaleLowerCase(code) + name.slice(1);
}
