/** The lines of a synthetic invoice: articles of the industry with quantities, prices and what is printed below their names. */
import { gs1 } from '../../values/ids/check-digits.js';
import type { Article, Industry, Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { articleName, type NameHabit } from './article-names.js';
import { addDays } from '../dates.js';
import { descriptionDetails } from './descriptions.js';
import type { Item } from '../facts.js';
import { feeItems } from './fee-notes.js';
import { articleStyle, type IdStyle, idStyle, letters, nextId } from '../identifiers/numbering.js';
import { positionOf, positionScheme, type PositionScheme } from './positions.js';
import { lineTotal } from '../amounts/sums.js';
import { isMeasured, ownUnits, unitCode } from './unit-codes.js';

/** A supplier's habits for its items; the same on all of its documents. */
export interface ItemHabit {
  readonly industry: Industry;
  readonly articleIds?: IdStyle;
  /** Article numbers that are short words: "LABOR", "CORE". */
  readonly articleWords: boolean;
  readonly receiverArticleIds: boolean;
  readonly gtins: boolean;
  readonly position: PositionScheme;
  readonly names: NameHabit;
  /** Units as UN/ECE codes: C62, HUR. */
  readonly unitCodes: boolean;
  /** Uncommon unit abbreviations; empty where the usual ones are used. */
  readonly ownUnits: readonly string[];
  /** Freight, packing and allowances are items. */
  readonly extras: boolean;
  readonly decimals: number;
  /** Share of items with a discount, and the rate where it is the same for all. */
  readonly discounts: number;
  readonly discountRate?: number;
  /** Largest number of further description lines. */
  readonly detailLines: number;
  readonly references?: 'orderId' | 'deliveryId' | 'deliveryDate' | 'both';
  readonly headings: boolean;
  readonly negativeLines: boolean;
  /** Items of a fee schedule: code, service, factor. */
  readonly fees: boolean;
}

export interface ItemContext {
  readonly language: Language;
  readonly date: string;
  /** Tenths of a percent, the most usual first. */
  readonly rates: readonly number[];
  readonly credit: boolean;
  readonly orderId?: string;
  readonly deliveryNoteId?: string;
}

/** Tenths of a percent. */
const discountRates = [50, 100, 100, 150, 200, 250, 30, 20, 10, 125, 75, 300, 333, 350, 400, 425, 500];

/** What a supplier prints of its items, drawn once. `discounted`: share of suppliers with discounts on items. */
export function itemHabit(random: Random, industry: Industry, discounted: number): ItemHabit {
  const goods = industry === 'trade' || industry === 'food' || industry === 'construction';
  const references = random.chance(0.27) ? random.pick(['orderId', 'deliveryId', 'deliveryDate'] as const) : undefined;
  return {
    industry,
    ...(random.chance(goods ? 0.75 : 0.3) ? { articleIds: articleStyle(random) } : {}),
    articleWords: random.fork('article words').chance(0.05),
    receiverArticleIds: random.chance(0.09),
    gtins: random.chance(goods ? 0.18 : 0.05),
    position: positionScheme(random),
    names: {
      industry,
      numbered: random.chance(0.04),
      digits: random.pick([0.1, 0.2, 0.35, 0.6, 0.9]),
      abbreviated: goods && random.fork('abbreviated').chance(0.06),
    },
    unitCodes: random.chance(0.06),
    ownUnits: random.fork('own units').chance(0.07) ? ownUnits(random.fork('own units of')) : [],
    extras: random.chance(0.16),
    decimals: random.pick([0, 0, 0, 0, 2, 2, 2, 1, 3]),
    discounts: random.chance(discounted) ? random.pick([0.25, 0.6, 0.6, 0.85, 1]) : 0,
    ...(random.chance(0.35) ? { discountRate: random.pick(discountRates) } : {}),
    detailLines: random.weighted([35, 25, 16, 10, 7, 4, 3]),
    ...(references ? { references: references === 'deliveryId' && random.fork('both').chance(0.25) ? 'both' : references } : {}),
    headings: random.chance(0.1),
    negativeLines: random.chance(0.05),
    fees: random.fork('fees').chance(industry === 'consulting' ? 0.16 : 0.006),
  };
}

/** Median 3, two in a hundred up to 200. */
export function itemCount(random: Random): number {
  if (random.chance(0.02)) return random.integer(60, 200);
  return Math.min(60, Math.max(1, Math.round(Math.exp(Math.log(3.2) + random.normal() * 0.95))));
}

/** `count` items by the supplier's habit, with what is printed below or between them. */
export function syntheticItems(random: Random, count: number, habit: ItemHabit, context: ItemContext): readonly Item[] {
  if (habit.fees) return feeItems(random, count, context);
  const { language, rates } = context;
  const own = language.articles[habit.industry];
  const scale = documentScale(random);
  const receiverIds = idStyle(random.fork('receiver article'), 'article');
  const items: Item[] = [];
  let reference: Partial<Item> = {};
  let heading: string | undefined;
  for (let i = 0; i < count; i++) {
    // One in fifty is outside of the industry's usual articles.
    const article = random.chance(0.02) ? random.pick(language.articles[random.pick(['trade', 'it', 'transport', 'consulting'] as const)]) : random.pick(own);
    if (i === 0 || random.chance(0.15)) reference = itemReference(random, habit, context);
    if (habit.headings && (i === 0 || random.chance(0.15))) heading = headingOf(random, own, context);
    const name = articleName(random, article, own, language, habit.names, i);
    const articleId = habit.articleIds && random.chance(0.95) ? articleNumber(random, habit.articleIds, name, habit, context) : undefined;
    const details = descriptionDetails(random, random.chance(0.7) ? random.integer(0, habit.detailLines) : 0, language, context);
    items.push({
      position: positionOf(random, habit.position, i, heading !== undefined),
      ...(articleId ? { articleId } : {}),
      ...(habit.receiverArticleIds && random.chance(0.9) ? { receiverArticleId: nextId(random, receiverIds, context.date) } : {}),
      ...(habit.gtins && random.chance(0.95) ? { gtin: gtin(random) } : {}),
      name,
      details,
      ...priced(random, article, habit, context, scale),
      vatRate: rates.length > 1 && i > 0 && random.chance(0.5) ? random.pick(rates) : rates[0]!,
      ...reference,
      ...(heading ? { heading } : {}),
    });
    heading = undefined;
  }
  if (habit.extras && items.length > 0 && random.chance(0.7)) items.push(extraItem(random, items, habit, context));
  return items;
}

/** Subject of a group of items: a kind of goods, a site, a person with role or number, a vehicle or a card. */
function headingOf(random: Random, articles: readonly Article[], { language }: ItemContext): string {
  const person = `${random.pick(language.lastNames)}${random.chance(0.6) ? ',' : ''} ${random.pick(language.firstNames)}`;
  const number = random.integer(1000, 99_999_999);
  return random.pick([
    () => random.pick(articles).name,
    () => random.pick(language.companyWords),
    () => random.pick(language.streets).replace('{n}', String(random.integer(1, 90))),
    () =>
      `${person}${random.pick([' – ', ' - ', ', '])}${random.pick(articles).name}${random.chance(0.4) ? `, ${random.pick([language.habits.numberSign, 'No.', 'ID'])} ${number}` : ''}`,
    () =>
      `${random.pick([...language.captions.items.vehicles, 'ID', random.pick(language.terms.reference)])} ${letters(random, random.integer(1, 3))}-${letters(random, 2)} ${random.integer(10, 9999)}`,
    () => `${random.pick(language.terms.project)} ${number} ${random.pick(language.companyWords)}`,
  ])();
}

/** Freight, a deposit or an allowance as the last item. */
function extraItem(random: Random, items: readonly Item[], habit: ItemHabit, { language, credit }: ItemContext): Item {
  const sum = Math.abs(items.reduce((all, { total }) => all + total, 0));
  const off = sum > 2000 && random.chance(0.3);
  const price = off ? -Math.max(1, Math.round(sum * random.pick([0.02, 0.03, 0.05, 0.1]))) : random.pick([390, 490, 590, 750, 990, 1500, 0, 2900]);
  const line = { quantity: credit ? -1000 : 1000, unitPrice: price * 100, priceUnit: 1, discount: 0 };
  return {
    position: random.chance(0.75) ? positionOf(random, habit.position, items.length, false) : '',
    name: random.pick(off ? language.terms.discountAmount : random.chance(0.8) ? language.terms.shipping : language.terms.deposit),
    details: [],
    ...line,
    unit: random.chance(0.6) ? unitOf(random.pick(language.units), habit, language) : '',
    vatRate: items[0]!.vatRate,
    total: lineTotal(line),
  };
}

function articleNumber(random: Random, style: IdStyle, name: string, { articleWords }: ItemHabit, { language, date }: ItemContext): string {
  const word = articleWords && random.chance(0.8) ? /\p{L}{3,8}/u.exec(name)?.[0].toLocaleUpperCase(language.code) : undefined;
  return word ? word + random.pick(['', '', '', `-${random.integer(1, 99)}`]) : nextId(random, style, date);
}

function gtin(random: Random): string {
  const body = `${random.pick(['40', '87', '30', '50', '76', '84'])}${random.integer(1e9, 1e10 - 1)}`;
  return `${body}${gs1(body)}`;
}

function unitOf(unit: string, { unitCodes, ownUnits: own }: ItemHabit, language: Language): string {
  if (own.length > 0 && unit) return own[[...unit].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % own.length]!;
  return unitCodes ? unitCode(unit, language) : unit;
}

/** Scale factors of prices and quantities. */
interface Scale {
  readonly price: number;
  readonly quantity: number;
}

/** Half of the documents are scaled far from the usual amounts: totals range from 1 to a million. */
function documentScale(random: Random): Scale {
  if (random.chance(0.5)) return { price: 1, quantity: 1 };
  const factor = 10 ** (random.next() * 5.5 - 2);
  return factor < 1 ? { price: factor ** 0.8, quantity: 1 } : { price: factor ** 0.45, quantity: factor ** 0.55 };
}

type Priced = Pick<Item, 'quantity' | 'unit' | 'unitPrice' | 'priceUnit' | 'discount' | 'total'>;

function priced(random: Random, article: Article, habit: ItemHabit, context: ItemContext, scale: Scale): Priced {
  const [low, high] = article.price;
  const euros = Math.max(0.01, low * (Math.max(high, low) / low) ** random.next() * scale.price);
  const priceUnit = euros < 2 && random.chance(0.1) ? random.pick([100, 1000, 100, 10]) : 1;
  const sign = (context.credit ? -1 : 1) * (habit.negativeLines && random.chance(0.12) ? -1 : 1);
  const quantity =
    sign *
    syntheticQuantity(
      random,
      euros * priceUnit,
      isMeasured(article.unit, context.language) || random.chance(0.12) ? habit.decimals : 0,
      priceUnit * scale.quantity,
    );
  const free = random.chance(0.008);
  const discount = random.chance(habit.discounts) ? (habit.discountRate ?? random.pick(discountRates)) : 0;
  const line = { quantity, unitPrice: free ? 0 : roundPrice(random, euros * priceUnit), priceUnit, discount };
  return { ...line, unit: unitOf(article.unit, habit, context.language), total: lineTotal(line) };
}

/** Cheap articles have larger quantities. Thousandths. */
function syntheticQuantity(random: Random, euros: number, decimals: number, times: number): number {
  if (random.chance(0.4) && times === 1) return 1000;
  const most = Math.min(5000, Math.max(2, 400 / euros)) * times;
  const amount = most ** random.next();
  const factor = 10 ** (random.chance(0.7) ? decimals : 0);
  const rounded = amount > 20 && random.chance(0.5) ? Math.round(amount / 5) * 5 : Math.round(amount * factor) / factor;
  return Math.round(rounded * 1000);
}

/** Ten-thousandths; most prices have two decimals, some end in 9 or are round. */
function roundPrice(random: Random, euros: number): number {
  const step = euros > 20 && random.chance(0.35) ? 10000 : random.chance(0.12) ? 1000 : euros < 5 && random.chance(0.1) ? 1 : 100;
  const price = Math.max(step === 1 ? 1 : 100, Math.round((euros * 10000) / step) * step);
  return step === 10000 && random.chance(0.4) ? Math.max(100, price - random.pick([100, 500, 1000, 5000])) : price;
}

function itemReference(random: Random, habit: ItemHabit, context: ItemContext): Partial<Item> {
  switch (habit.references) {
    case 'orderId':
      return { orderId: context.orderId && random.chance(0.4) ? context.orderId : nextId(random, idStyle(random.fork('order'), 'order'), context.date) };
    case 'deliveryId':
      return {
        deliveryId:
          context.deliveryNoteId && random.chance(0.4)
            ? context.deliveryNoteId
            : nextId(random, idStyle(random.fork('delivery'), 'deliveryNote'), context.date),
      };
    case 'both':
      return {
        orderId: nextId(random, idStyle(random.fork('order'), 'order'), context.date),
        deliveryId: nextId(random, idStyle(random.fork('delivery'), 'deliveryNote'), context.date),
      };
    case 'deliveryDate':
      return { deliveryDate: addDays(context.date, -random.integer(0, 28)) };
    default:
      return {};
  }
}
