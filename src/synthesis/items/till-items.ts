/** What tills sell: small prices, mostly one of each; weighed goods, deposits, fuel by the litre; names cut to the printer's width. */
import { gs1 } from '../../values/ids/check-digits.js';
import { gallons } from '../../catalogue/country-words/pumps.js';
import type { Article, Industry } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { lineTotal } from '../amounts/sums.js';
import type { Item } from '../facts.js';
import type { ItemContext } from './items.js';

/** One shop's habits. */
interface Habit {
  readonly capitals: boolean;
  /** Longest name in characters. */
  readonly width: number;
  /** Share of names with a size or content. */
  readonly sized: number;
  readonly units: boolean;
  readonly code: 'none' | 'gtin' | 'short';
  /** How its short codes are written. */
  readonly codeForm: CodeForm;
  readonly discounts: number;
  readonly deposits: number;
  readonly weighed: number;
  /** Prices in euros times this are prices in the currency. */
  readonly scale: number;
}

const scales: Readonly<Record<string, number>> = { CZK: 20, SEK: 10, NOK: 10, DKK: 7, TRY: 20, ISK: 10, MXN: 15, ARS: 20 };

/** The items of one receipt, of shops, restaurants and pumps. */
export function tillItems(random: Random, context: ItemContext, currency: string): readonly Item[] {
  const { language, rates } = context;
  const scale = scales[currency] ?? 1;
  if (random.chance(0.05)) return [fuel(random, rates[0]!, scale, { fuels: language.captions.till.fuels, litres: language.captions.units.litre }, currency)];
  const shop: Industry = random.pick(['food', 'food', 'food', 'hospitality', 'trade']);
  const food = shop === 'food';
  const habit: Habit = {
    capitals: random.chance(0.5),
    width: random.chance(0.5) ? random.integer(13, 30) : 60,
    sized: random.pick([0.1, 0.3, 0.6]),
    units: random.chance(0.25),
    code: (['none', 'gtin', 'short'] as const)[random.weighted([0.62, 0.2, 0.18])]!,
    codeForm: drawCodeForm(random.fork('code form')),
    discounts: random.chance(0.25) ? random.pick([0.1, 0.3, 0.5]) : 0,
    deposits: food && random.chance(0.25) ? 0.35 : 0,
    weighed: food && random.chance(0.5) ? 0.2 : 0,
    scale,
  };
  const items: Item[] = [];
  const count = Math.min(28, Math.max(1, Math.round(Math.exp(Math.log(3.6) + random.normal() * 0.9))));
  for (let i = 0; i < count; i++) {
    const rate = rates.length > 1 && i > 0 && random.chance(0.5) ? random.pick(rates) : rates[0]!;
    items.push(sold(random, random.pick(language.articles[shop]), rate, habit, context));
    if (random.chance(habit.deposits)) items.push(deposit(random, rates, habit, context));
  }
  const returned = random.fork('empties');
  if (habit.deposits > 0 && returned.chance(0.2)) {
    const bottles = empties(returned, rates, habit, context);
    if (items.reduce((sum, { total }) => sum + total, 2 * bottles.total) > 0) items.push(bottles);
  }
  return oneByOne(random.fork('one by one'), items);
}

/** Of two of a kind some tills print each: the same row twice. */
function oneByOne(random: Random, items: readonly Item[]): readonly Item[] {
  if (!random.chance(0.2)) return items;
  const share = random.pick([0.1, 0.2, 0.4]);
  return items.flatMap((item) => (item.quantity === 1000 && item.total > 0 && random.chance(share) ? [item, item] : [item]));
}

type CodeForm = (number: number) => string;

/** Digits mostly; of kitchens and stores letters with them: "D28", "WA1702", "2031-0029", "80964-22". */
function drawCodeForm(random: Random): CodeForm {
  const letters = [...'ABCDEFHKLMNPRSTWZ'];
  const letter = (number: number): string => letters[number % letters.length]!;
  const year = random.integer(2008, 2024);
  return random.chance(0.6)
    ? String
    : random.pick<CodeForm>([
        (number) => `${letter(number)}${String(number).slice(-2)}`,
        (number) => `${letter(number)}${letter(number >> 4)}${String(number).slice(-4)}`,
        (number) => `${year}-${String(number).slice(-4)}`,
        (number) => `${String(number).slice(-5)}-${(number % 89) + 10}`,
        (number) => String(number).slice(-3),
      ]);
}

const line = (item: Omit<Item, 'total' | 'priceUnit' | 'details' | 'position'>): Item => {
  const whole = { position: '', details: [], priceUnit: 1, ...item };
  return { ...whole, total: lineTotal(whole) };
};

function sold(random: Random, article: Article, vatRate: number, habit: Habit, { language }: ItemContext): Item {
  const [low, high] = article.price;
  const cents = Math.min(9000, Math.max(15, low * (Math.max(high, low) / low) ** random.next() * 100)) * habit.scale;
  const weighed = random.chance(habit.weighed);
  const comma = language.numberFormats[0]![0];
  const sized = random.chance(habit.sized) ? ` ${contents(random, comma!)}` : '';
  const full = article.name + sized;
  const name = habit.capitals ? full.toLocaleUpperCase(language.code) : full;
  return line({
    ...(habit.code === 'gtin' ? { gtin: gtin(random) } : habit.code === 'short' ? { articleId: habit.codeForm(random.integer(1000, 99_999_999)) } : {}),
    name: name.length > habit.width ? name.slice(0, habit.width).trim() : name,
    quantity: weighed ? random.integer(60, 2600) : random.chance(0.7) ? 1000 : random.integer(2, random.chance(0.85) ? 4 : 12) * 1000,
    unit: weighed ? 'kg' : habit.units ? article.unit : '',
    unitPrice: ended(random, Math.round(cents)) * 100,
    vatRate,
    discount: random.chance(habit.discounts) ? random.pick([100, 100, 150, 200, 250, 300, 500]) : 0,
  });
}

/** Prices end in nines and fives more often than in others. */
function ended(random: Random, cents: number): number {
  const way = random.weighted([0.45, 0.3, 0.25]);
  return Math.max(1, way === 0 ? cents - (cents % 10) + 9 : way === 1 ? Math.max(5, cents - (cents % 5)) : cents);
}

function contents(random: Random, comma: string): string {
  return random.pick([
    `${random.integer(1, 40) * 25}${random.pick(['g', 'G', ' g', 'ML', 'ml'])}`,
    `${random.integer(0, 2)}${comma}${random.pick(['5', '25', '33', '75', '7'])}${random.pick(['L', 'l', ' l'])}`,
    `${random.pick([4, 6, 8, 10, 12])}X${random.integer(1, 20) * 25}G`,
    `${random.integer(1, 50)}${comma}${random.integer(0, 9)}%`,
    random.pick(['XL', 'M', 'BIO', '1L', '1kg', '6X', 'PK', 'KL.A', 'TK']),
  ]);
}

function deposit(random: Random, rates: readonly number[], { capitals, scale }: Habit, { language }: ItemContext): Item {
  const words = language.terms.deposit.filter((word) => word !== language.heldOut.deposit);
  const word = random.pick(words);
  return line({
    name: `${random.chance(0.25) ? '+ ' : ''}${capitals ? word.toLocaleUpperCase(language.code) : word}`,
    quantity: random.chance(0.8) ? 1000 : random.integer(2, 6) * 1000,
    unit: '',
    unitPrice: random.pick([8, 10, 15, 20, 25]) * scale * 100,
    vatRate: random.chance(0.3) ? 0 : rates[0]!,
    discount: 0,
  });
}

/** Bottles that the customer brings back: a negative price. */
function empties(random: Random, rates: readonly number[], habit: Habit, context: ItemContext): Item {
  const { total: _total, ...one } = deposit(random, rates, habit, context);
  return line({ ...one, quantity: 1000, unitPrice: -random.integer(1, 20) * random.pick([8, 15, 25]) * habit.scale * 100 });
}

/** Litres in hundredths, prices in tenths of a cent; gallons in thousandths where they are the measure. */
function fuel(
  random: Random,
  vatRate: number,
  scale: number,
  { fuels, litres }: Readonly<Record<'fuels' | 'litres', readonly string[]>>,
  currency: string,
): Item {
  if (currency === 'USD')
    return line({
      name: random.pick(fuels),
      quantity: random.integer(100, 22_000),
      unit: random.pick(gallons),
      unitPrice: random.integer(2199, 5199) * 10,
      vatRate,
      discount: 0,
    });
  return line({
    name: random.pick(fuels),
    quantity: random.integer(500, 7200) * 10,
    unit: random.pick(['L', 'l', 'L', ...litres]),
    unitPrice: random.integer(1190, 2199) * 10 * scale,
    vatRate,
    discount: 0,
  });
}

function gtin(random: Random): string {
  const body = `${random.pick(['40', '87', '30', '50', '76', '84', '38', '59'])}${random.integer(1e9, 1e10 - 1)}`;
  return `${body}${gs1(body)}`;
}

/** Numbers as tills count them: short, with zeros in front, with the till or the day before them; of the day alone, or a terminal's code. */
export function tillId(random: Random, date: string): string {
  const rare = random.fork('rare number');
  const way = rare.weighted([0.87, 0.09, 0.04]);
  if (way === 1) return String(rare.integer(1, rare.pick([9, 99, 999])));
  if (way === 2) return Array.from({ length: rare.integer(5, 9) }, () => rare.pick([...'0123456789abcdef'])).join('') + String(rare.integer(0, 9));
  const digits = (count: number): string => Array.from({ length: count }, () => random.integer(0, 9)).join('');
  const first = String(random.integer(1, 9));
  const [year, month, day] = date.split('-') as [string, string, string];
  return random.pick([
    () => first + digits(random.integer(2, 5)),
    () => first + digits(random.integer(2, 5)),
    () => first + digits(random.integer(6, 13)),
    () => `0${'0'.repeat(random.integer(0, 3))}${first}${digits(random.integer(1, 3))}`,
    () => `${first}${digits(random.integer(0, 3))}${random.pick(['/', '-', '/'])}${digits(random.integer(3, 6))}`,
    () => `${random.pick([...'ABCDFKMPRST'])}${digits(random.integer(4, 7))}`,
    () => `${first}${digits(3)}-${digits(3)}-${digits(3)}-${digits(3)}`,
    () => `${year}${month}${day}-${digits(random.integer(2, 4))}`,
    () => `${random.pick(['FS', 'FR', 'VK', 'INV', 'CS', 'T', 'BON'])}${random.pick(['', '-', ' ', '/'])}${digits(random.integer(3, 8))}`,
  ])();
}
