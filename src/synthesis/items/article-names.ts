/** Article names with make, size, colour, content or number: names cannot be memorised, and digits in them carry no meaning. */
import type { Article, Industry, Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { inSentence } from './descriptions.js';
import { goodsWord, keyWord } from './goods-words.js';
import { letters } from '../identifiers/numbering.js';

export interface NameHabit {
  readonly industry: Industry;
  /** Names end in the item's number: "Product 1", "Product 2". */
  readonly numbered: boolean;
  /** Probability that a name has digits. */
  readonly digits: number;
  /** Abbreviated names in capitals: "CONN HEAD VERT 4POS 2.5MM". */
  readonly abbreviated: boolean;
}

/** The article of this index, sometimes with its make, size or colour. */
export function articleName(random: Random, { name, unit }: Article, others: readonly Article[], language: Language, habit: NameHabit, index: number): string {
  if (habit.numbered) {
    const word = random.fork('goods').chance(0.5) ? goodsWord(random.fork('goods word'), language) : name.split(' ')[0]!;
    return `${word} ${random.chance(0.9) ? index + 1 : random.integer(1, 40)}`;
  }
  if (habit.abbreviated) return abbreviated(random, name, random.pick(others).name, language);
  if (random.chance(habit.digits)) return random.chance(0.78) ? `${name} ${digitsBehind(random, language)}` : `${digitsBefore(random, language)} ${name}`;
  switch (random.weighted([52, 12, 8, 8, 7, 5, 3, 3, 3])) {
    case 1:
      return `${random.pick(language.companyWords)} ${name}`;
    case 2:
      return name.toLocaleUpperCase(language.code);
    case 3:
      return `${name}${random.pick([', ', ' - ', ' – ', ' / ', ': '])}${inSentence(random.pick(others).name, language)}`;
    case 4:
      return random.chance(0.5) ? `${name} (${random.pick(language.lastNames)})` : `${name} - ${random.pick(language.lastNames)}`;
    case 5:
      return unit ? `${name} (${unit})` : name;
    case 6:
      // Column keys as words of names: "Artikelhalter", "Invoice paper".
      return random.chance(0.5)
        ? `${random.pick(language.companyWords)} ${random.chance(0.5) ? goodsWord(random, language) : keyWord(random, language)}`
        : `${keyWord(random, language)} ${random.chance(0.5) ? inSentence(name, language) : random.pick(language.companyWords)}`;
    case 7:
      return withToken(random, name);
    case 8:
      return `${name} ${amountWithin(random, language)}`;
    default:
      return name;
  }
}

/** Materials, packages and abbreviations; no article numbers. */
const tokens = 'PP PE HP HDPE PVC ABS INOX ZB V2A A2 RAL VA XL XXL LED USB HD TK BIO FSC CE SW WW DIN ISO EU VAT NEW OEM B2B SLA UG EG OG WC KG'.split(' ');

function abbreviated(random: Random, name: string, other: string, language: Language): string {
  const short = `${name} ${other}`.split(' ').map((word) => word.slice(0, random.integer(3, 6)));
  const figures = Array.from({ length: random.integer(1, 3) }, () =>
    random.pick([
      `${random.integer(1, 64)}${random.pick(['POS', 'PIN', 'V', 'A', 'W', 'X', 'P', 'G', ''])}`,
      `${random.integer(0, 9)}.${random.integer(1, 9)}${random.pick(['MM', 'UF', 'K', 'L', ''])}`,
      random.pick(tokens),
      `${letters(random, 2)}${random.integer(10, 999)}-${random.integer(1, 9)}`,
      `${random.integer(1, 20)}${random.pick(['%', 'PCT', 'X'])}`,
    ]),
  );
  return [...short, ...figures].slice(0, 7).join(' ').toLocaleUpperCase(language.code);
}

function withToken(random: Random, name: string): string {
  const words = name.split(' ');
  words.splice(random.integer(1, words.length), 0, random.pick(tokens));
  return words.join(' ');
}

/** Distractor amounts in an item's text: the base of a surcharge, the cost of a unit. */
function amountWithin(random: Random, language: Language): string {
  const [comma, group] = random.pick(language.numberFormats);
  const cents = String(random.integer(0, 99)).padStart(2, '0');
  const thousands = random.chance(0.4) ? `${random.integer(1, 9)}${group}` : '';
  const amount = thousands ? `${thousands}${random.integer(100, 999)}${comma}${cents}` : `${random.integer(0, 300)}${comma}${cents}`;
  const unit = random.pick(language.units);
  return random.pick([
    `${random.integer(1, 30)} % ${random.pick(['x', '*', '/', language.terms.from[0]!.toLocaleLowerCase(language.code)])} ${amount}`,
    `${random.integer(2, 90)} ${random.pick(['@', 'à', 'x', '*'])} ${amount}`,
    `${random.pick(['-', '–', '/'])} ${amount} ${random.pick(['€', 'EUR', 'Euro', '$'])} / ${unit}`,
    `(${amount} ${random.pick(['€', 'EUR', '/'])} ${unit})`,
  ]);
}

function digitsBehind(random: Random, language: Language): string {
  const comma = language.numberFormats[0]![0];
  const { models, grades, inch } = language.captions.items;
  const letter = (): string => random.pick([...'ABCDEFGHKLMPRSTVXZ']);
  const n = random.integer;
  return random.pick<() => string>([
    () => String(n(1, 20)),
    () => String(n(1, 20)),
    () => String(n(100, 9999)),
    () => `${n(1, 40) * 25}${random.pick(['', ' '])}${random.pick(['g', 'ml', 'kg', 'l', 'L', 'G', 'GR'])}`,
    () =>
      `${n(1, 9)}${comma}${n(0, 9)}${random.pick(['', ' '])}${random.pick(['l', 'kg', 'm', 'mm', ...language.captions.units.litre, ...language.captions.units.area])}`,
    () => `${n(1, 60)}${random.pick(['x', ' x '])}${n(1, 400)}${random.pick(['', ' mm', ' cm', ' m', 'mm', `x${n(1, 99)}`])}`,
    () =>
      `${random.pick([6, 10, 12, 20, 24])} x ${n(0, 2)}${comma}${random.pick([0, 5, 25, 33, 7, 75])}${random.pick(['', ' '])}l${random.pick(['', ' PET', ' MW'])}`,
    () => `${letter()}${n(2, 990)}${random.pick(['', '', `-${n(1, 9)}`, ' XL', ' Pro', ' S', ' Plus', ` ${letter()}`])}`,
    () => `A${n(3, 6)}`,
    () => `${random.pick(['V', 'I', 'M', 'No. ', `${language.habits.numberSign} `, ...models.map((word) => `${word} `), 'T', '#'])}${n(2, 99)}`,
    () => `${n(20, 85)}${random.pick(['"', ` ${inch}`, '”', ''])}`,
    () => `${n(5, 60)} %${random.pick(['', ' Vol.', ' Alc.', ' vol'])}`,
    () => `(${n(1, 99)} ${random.pick(['%', 'kg', 'mm', ...language.synthesis.table.units.pieces])})`,
    () => `(${random.pick(language.units)} ${n(2, 500)})`,
    () => `${String(n(1, 12)).padStart(2, '0')}/${n(2012, 2026)}`,
    () => `Q${n(1, 4)} ${n(2012, 2026)}`,
    () => String(n(2005, 2027)),
    () => `${random.pick(['DN', 'EN', 'M', 'IP', 'PN', ...grades.map((word) => `${word} `)])}${n(1, 250)}${random.pick(['', '', ` ${letter()}${n(1, 20)}`])}`,
    () => `à ${n(2, 100)} ${random.pick(language.units)}`,
    // The line or the customer that the surcharge is for.
    () =>
      `${random.pick(['– ', '- ', '', '('])}0${n(1, 9)}${random.pick([' ', '.', '/', '-'])}${Array.from({ length: 4 }, () => n(10, 99)).join(random.pick([' ', '.', ' ', '']))}`,
  ])();
}

function digitsBefore(random: Random, language: Language): string {
  const { packOf, folds } = language.captions.items;
  const n = random.integer;
  return random.pick<() => string>([
    () => `${n(2, 60)}x`,
    () => `${n(1, 9)}FT`,
    () => `${n(1, 48)}h`,
    () => `${String(n(1, 99)).padStart(2, '0')}`,
    () => `${n(1, 9)}.${n(1, 30)}`,
    () => `${n(1, 9)}${language.numberFormats[0]![0]}${n(1, 9)}`,
    () => `${n(2, 90)}${packOf}`,
    () => `${random.pick([...'ABCDEFKMPRSTX'])}${n(10, 9900)}`,
    () => `${n(20, 200)}mm`,
    () => `${n(1, 20)}-${random.pick(folds)}`,
  ])();
}
