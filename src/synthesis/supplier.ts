/** A synthetic supplier and its habits: what stays the same on all of its documents. */
import { habitsOf } from '../catalogue/country-habits.js';
import type { Country } from '../catalogue/countries.js';
import { countries } from '../catalogue/country-table.js';
import { international, languageByCode, languages } from '../catalogue/languages/index.js';
import { type Industry, industries, type Language } from '../catalogue/languages/language.js';
import type { Random } from '../random.js';
import type { Party } from './facts.js';
import { heldOutNames } from './parties/held-out-names.js';
import { overseas, pickOverseas } from './parties/overseas.js';
import { type ItemHabit, itemHabit } from './items/items.js';
import { type IdStyle, idStyle, saftStyle } from './identifiers/numbering.js';
import { type ReferenceHabits, referenceHabits } from './identifiers/references.js';
import { syntheticParty } from './parties/parties.js';
import { isrSubscriber, qrIban } from './identifiers/payment-codes.js';
import { type PaymentHabit, paymentHabit } from './amounts/terms.js';

export interface SupplierOptions {
  /** Languages to choose from; all where absent. */
  readonly languages?: readonly string[];
  /** Countries of suppliers, ISO 3166-1 alpha-2; the usual ones of the language where absent. */
  readonly countries?: readonly string[];
  /** Held-out names, streets and articles. */
  readonly heldOut?: boolean;
}

export interface Supplier {
  readonly party: Party;
  readonly language: Language;
  readonly secondLanguage?: Language;
  readonly industry: Industry;
  readonly smallBusiness: boolean;
  readonly exempt: boolean;
  readonly ids: Readonly<Record<'invoice' | 'creditNote' | 'customer' | 'senderOrder' | 'deliveryNote', IdStyle>>;
  readonly references: ReferenceHabits;
  readonly payment: PaymentHabit;
  readonly items: ItemHabit;
  readonly grossPrices: boolean;
  readonly negativeCredits: boolean;
  readonly shipping: number;
  /** Swiss slips: none, with a reference to this account, or with the plain IBAN. */
  readonly slip?: { readonly referenced: boolean; readonly qrIban: string; readonly subscriber: string };
  readonly giroCode: boolean;
  /** Probability of each of these on a document; most suppliers print a thing always or never. */
  readonly prints: Readonly<Record<PrintedThing, number>>;
}

type PrintedThing = 'customerId' | 'deliveryNoteId' | 'receiverOrderId' | 'receiverOrderDate' | 'senderOrderId' | 'senderOrderDate' | 'delivery' | 'kid';

const shares: Readonly<Record<PrintedThing, number>> = {
  customerId: 0.5,
  deliveryNoteId: 0.2,
  receiverOrderId: 0.3,
  receiverOrderDate: 0.35,
  senderOrderId: 0.24,
  senderOrderDate: 0.1,
  delivery: 0.85,
  kid: 0.6,
};

/** The same random numbers give the same supplier; `heldOut`: of names that training never sees. */
export function syntheticSupplier(random: Random, options: SupplierOptions): Supplier {
  const language = pickLanguage(random, options);
  const country = pickCountry(random, language, options.countries);
  const second = secondLanguage(random, language);
  const industry = random.pick(industries);
  const names = heldOutNames(random.chance(0.04) ? native(country, language) : language, options.heldOut ?? false);
  const smallBusiness = random.chance(0.05);
  const isPerson = smallBusiness ? random.chance(0.5) : random.chance(0.09);
  const party = syntheticParty(random, {
    country,
    language: names,
    countryName: countryName(random, country, language),
    role: 'sender',
    isPerson,
    withoutVatId: smallBusiness && random.chance(0.8),
  });
  const initials = party.shortName
    .split(/[^\p{L}]+/u)
    .map((word) => word.slice(0, 1))
    .join('')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const { certifiedNumbers, discountedItems, payment } = habitsOf(country.code);
  const saft = certifiedNumbers > 0 && random.chance(certifiedNumbers);
  const style = (use: Parameters<typeof idStyle>[1]): IdStyle =>
    saft && (use === 'invoice' || use === 'creditNote') ? saftStyle(random, use) : idStyle(random, use, initials);
  const invoice = style('invoice');
  const items = itemHabit(random.fork('items'), industry, discountedItems);
  return {
    party,
    language,
    ...(second ? { secondLanguage: second } : {}),
    industry,
    smallBusiness,
    // Physicians are exempt from VAT; lawyers are not.
    exempt: !smallBusiness && (random.chance(0.015) || (items.fees && random.fork('exempt').chance(0.6))),
    ids: {
      invoice,
      creditNote: random.chance(0.5) ? invoice : style('creditNote'),
      customer: style('customer'),
      senderOrder: style(random.chance(0.85) ? 'order' : 'project'),
      deliveryNote: style('deliveryNote'),
    },
    references: referenceHabits(random.fork('references')),
    payment: paymentHabit(random),
    items,
    grossPrices: random.chance(industry === 'hospitality' ? 0.6 : 0.06),
    negativeCredits: random.chance(0.45),
    shipping: random.chance(industry === 'trade' || industry === 'food' ? 0.3 : 0.08)
      ? random.pick([390, 490, 500, 590, 690, 750, 990, 1250, 1500, 2500, 4900, 12000])
      : 0,
    ...(payment === 'slip' && random.chance(0.7)
      ? { slip: { referenced: random.chance(0.7), qrIban: qrIban(random, country.code), subscriber: isrSubscriber(random) } }
      : {}),
    giroCode: random.chance(0.12),
    prints: Object.fromEntries(Object.entries(shares).map(([thing, share]) => [thing, random.chance(share) ? 0.95 : 0.02])) as Record<PrintedThing, number>,
  };
}

const isOverseas = (code: string): boolean => overseas.some((country) => country.code === code);

function pickLanguage(random: Random, { languages: codes, countries: homes }: SupplierOptions): Language {
  const asked = languages.filter(({ code }) => !codes || codes.includes(code));
  const isSpoken = (language: Language, code: string): boolean => language.countries.includes(code) || (language === international && isOverseas(code));
  const spoken = homes ? asked.filter((language) => homes.some((code) => isSpoken(language, code))) : asked;
  const allowed = spoken.length > 0 ? spoken : asked;
  const list = allowed.length > 0 ? allowed : languages;
  return list[random.weighted(list.map(({ synthesis }) => synthesis.weight))]!;
}

/** Mostly a country of the language, the most usual first; one in thirty elsewhere. Only requested countries, if any were. */
function pickCountry(random: Random, language: Language, homes: readonly string[] | undefined): Country {
  const open = homes ? [...countries, ...overseas].filter(({ code }) => homes.includes(code)) : countries;
  // Their English is that of any country.
  const abroad = overseas.some(({ code }) => language.countries.includes(code));
  if (abroad && !homes && random.fork('overseas').chance(0.28)) return pickOverseas(random.fork('overseas country'));
  const home = language.countries.flatMap((code) => open.filter((country) => country.code === code));
  if (home.length === 0 || random.chance(0.03)) return random.pick(open);
  return home[random.weighted(home.map((_, index) => 0.55 ** index))]!;
}

function secondLanguage(random: Random, language: Language): Language | undefined {
  if (!random.chance(0.1)) return undefined;
  const second = language !== international && random.chance(0.7) ? international : random.pick(languages);
  return second === language ? undefined : second;
}

/** A language of the country that is supported. */
export function native(country: Country, otherwise: Language): Language {
  return country.languages.map((code) => languageByCode.get(code)).find((language) => language !== undefined) ?? otherwise;
}

/** The country's name in the document's language, or in its own. */
export function countryName(random: Random, country: Country, language: Language): string {
  const own = regionNames(language).of(country.code) ?? country.code;
  const name = random.chance(0.7) || country.names.length === 0 ? own : random.pick(country.names);
  return random.chance(0.3) ? name.toLocaleUpperCase(language.code) : name;
}

const regions = new Map<string, Intl.DisplayNames>();

function regionNames({ code }: Language): Intl.DisplayNames {
  const known = regions.get(code) ?? new Intl.DisplayNames([code], { type: 'region' });
  regions.set(code, known);
  return known;
}
