/** The facts of a synthetic invoice: country → language → industry → supplier → document. The same random numbers give the same facts. */
import { habitsOf } from '../catalogue/country-habits.js';
import type { Country } from '../catalogue/countries.js';
import { countries } from '../catalogue/country-table.js';
import type { Industry } from '../catalogue/languages/language.js';
import { type Random, random as seeded } from '../random.js';
import { addDays, delivery, invoiceDay } from './dates.js';
import type { Facts, Item, Party } from './facts.js';
import { heldOutNames } from './parties/held-out-names.js';
import { syntheticItems, itemCount, type ItemContext } from './items/items.js';
import { withTimeEntries } from './items/time-entries.js';
import { tillId, tillItems } from './items/till-items.js';
import { levies } from './amounts/levies.js';
import { mistaken } from './errors/mistakes.js';
import { idStyle, nextId } from './identifiers/numbering.js';
import { syntheticReferences } from './identifiers/references.js';
import { atLandmark } from './parties/landmarks.js';
import { overseas } from './parties/overseas.js';
import { syntheticParty } from './parties/parties.js';
import { payment } from './payment.js';
import { countryName, syntheticSupplier, native, type Supplier, type SupplierOptions } from './supplier.js';
import { sums } from './amounts/sums.js';
import { vatSituation } from './amounts/taxes.js';
import { terms } from './amounts/terms.js';
import { drawWhole, wholeCents, wholeCurrencies, wholeItems } from './amounts/whole-amounts.js';

export interface FactsOptions extends SupplierOptions {
  /** Documents with the same number here come from the same supplier. */
  readonly supplier?: number;
}

/** Of the types of documents; that of receipts is the language's. */
const typeWeights = {
  invoice: 63,
  creditNote: 7,
  receipt: 0,
  deliveryNote: 4,
  orderConfirmation: 3.5,
  offer: 2.5,
  reminder: 2,
  letter: 3,
  terms: 1,
} as const satisfies Partial<Record<Facts['type'], number>>;
const types = Object.keys(typeWeights) as (keyof typeof typeWeights)[];

/** All that a document says, before anything of its layout is drawn. `supplier`: a number whose documents share a supplier. */
export function syntheticFacts(random: Random, options: FactsOptions = {}): Facts {
  const supplier = syntheticSupplier(
    options.supplier === undefined ? random.fork('supplier') : seeded('supplier', options.supplier, String(options.heldOut ?? false)),
    options,
  );
  const weights = { ...typeWeights, receipt: supplier.language.habits.receipts };
  const type = types[random.weighted(Object.values(weights))]!;
  const invoiceDate = invoiceDay(random);
  const receiver = syntheticReceiver(random, supplier, options);
  const situation = vatSituation(random, supplier, receiver, invoiceDate);
  const usual = pickCurrency(random, supplier.party.country);
  const orders = syntheticOrders(random, supplier, invoiceDate);
  const credit = type === 'creditNote' && supplier.negativeCredits;
  const context: ItemContext = {
    language: supplier.language,
    date: invoiceDate,
    rates: situation.rates,
    credit,
    ...(orders.receiverOrderId ? { orderId: orders.receiverOrderId } : {}),
    ...(orders.deliveryNoteId ? { deliveryNoteId: orders.deliveryNoteId } : {}),
  };
  const listed =
    type === 'receipt'
      ? tillItems(random.fork('till'), context, usual)
      : syntheticItems(
          random,
          type === 'letter' || type === 'terms' ? 0 : itemCount(random),
          // Delivery notes have no fee schedules.
          type === 'deliveryNote' ? { ...supplier.items, fees: false } : supplier.items,
          context,
        );
  const hours = random.fork('time entries');
  const isTimed = type !== 'receipt' && isService(supplier) && listed.length <= 20 && hours.chance(0.07);
  const drawn = isTimed ? withTimeEntries(hours, listed, supplier.language, invoiceDate) : listed;
  // Credit notes: either the quantity or the price is negative.
  const returned = credit && random.fork('returned').chance(0.3) ? drawn.map(negativePrice) : drawn;
  const whole = drawn.some(({ factor }) => factor) ? undefined : drawWhole(random.fork('whole'), usual);
  const items = whole ? wholeItems(random.fork('whole items'), returned, whole.scale) : returned;
  const currency = whole?.currency ?? usual;
  const grossPrices = situation.vatExempt === undefined && (supplier.grossPrices || (type === 'receipt' && !habitsOf(supplier.party.country.code).addsTax));
  const exact = syntheticExtras(
    random,
    supplier,
    type,
    items.reduce((sum, { total }) => sum + total, 0),
  );
  const extras = whole
    ? Object.fromEntries(Object.entries(exact).map(([name, cents]) => [name, wholeCents(cents * (name === 'shipping' ? whole.scale : 1))]))
    : exact;
  const total = sums(items, { grossPrices, ...extras, whole: whole !== undefined, coin: whole ? 1 : coinOf(random, currency, type) });
  const counted = nextId(random, type === 'creditNote' ? supplier.ids.creditNote : supplier.ids.invoice, invoiceDate);
  const fork = random.fork('till number');
  const invoiceId = type === 'receipt' && fork.chance(0.65) ? tillId(fork, invoiceDate) : counted;
  const facts: Facts = {
    type,
    language: supplier.language,
    ...(supplier.secondLanguage ? { secondLanguage: supplier.secondLanguage } : {}),
    industry: supplier.industry,
    currency,
    sender: type === 'receipt' ? atLandmark(supplier.party, supplier.language) : supplier.party,
    receiver,
    others: syntheticOthers(random, supplier, receiver, options),
    invoiceId,
    invoiceDate,
    ...(random.chance(supplier.prints.delivery) ? delivery(random, invoiceDate, isService(supplier)) : {}),
    ...orders,
    references: syntheticReferences(random.fork('references'), supplier.references, invoiceDate),
    ...(type === 'receipt' || type === 'letter' || type === 'terms' ? { discounts: [] } : terms(supplier.payment, invoiceDate)),
    ...(situation.vatExempt ? { vatExempt: situation.vatExempt } : {}),
    items,
    ...(whole ? { wholeAmounts: true } : {}),
    grossPrices,
    ...extras,
    ...total,
    ...(type === 'invoice' && total.gross > 1000 && random.chance(0.05) ? { prepaid: prepaid(random, total.gross) } : {}),
  };
  const complete = { ...facts, ...levies(random, facts), ...payment(random, facts, supplier) };
  return random.chance(0.04) ? mistaken(random, complete) : complete;
}

const crowns = new Set(['CZK', 'SEK', 'NOK', 'DKK']);

/** The smallest coin in hundredths; tills round what is paid in cash. */
function coinOf(random: Random, currency: string, type: Facts['type']): number {
  if (currency === 'CHF') return random.chance(0.7) ? 5 : 1;
  if (type !== 'receipt') return 1;
  const fork = random.fork('coin');
  if (crowns.has(currency)) return fork.chance(0.35) ? fork.pick([50, 100, 100]) : 1;
  return fork.chance(0.1) ? fork.pick([5, 5, 10, 100]) : 1;
}

const negativePrice = (item: Item): Item => (item.quantity < 0 ? { ...item, quantity: -item.quantity, unitPrice: -item.unitPrice } : item);

/** Same country four times of five; companies six times of seven. */
function syntheticReceiver(random: Random, supplier: Supplier, { heldOut = false }: FactsOptions): Party {
  const { country } = supplier.party;
  const abroad = random.chance(0.2) ? pickAbroad(random, country) : undefined;
  const at = abroad ?? country;
  const language = abroad ? native(at, supplier.language) : at.languages.includes(supplier.language.code) ? supplier.language : native(at, supplier.language);
  return syntheticParty(random, {
    country: at,
    language: heldOutNames(language, heldOut),
    countryName: countryName(random, at, supplier.language),
    role: 'receiver',
    isPerson: random.chance(abroad ? 0.06 : 0.16),
  });
}

function pickAbroad(random: Random, home: Country): Country {
  const european = countries.filter(({ code, vatPrefix }) => code !== home.code && vatPrefix);
  return random.pick(european.length > 0 && random.chance(0.85) ? european : [...countries, ...overseas]);
}

function syntheticOthers(random: Random, supplier: Supplier, receiver: Party, { heldOut = false }: FactsOptions): readonly Party[] {
  const others: Party[] = [];
  const party = (role: 'delivery' | 'factoring' | 'agent', country: Country): Party =>
    syntheticParty(random, {
      country,
      language: heldOutNames(native(country, supplier.language), heldOut),
      countryName: countryName(random, country, supplier.language),
      role,
    });
  if (random.chance(0.14)) {
    const place = party('delivery', receiver.country);
    // Goods are often delivered to another site of the receiver.
    others.push(
      random.chance(0.6) ? { ...place, name: receiver.name, shortName: receiver.shortName, email: receiver.email, website: receiver.website } : place,
    );
  }
  if (random.chance(0.045)) others.push(party('factoring', supplier.party.country));
  if (random.chance(0.02)) others.push(party('agent', receiver.country));
  return others;
}

function syntheticOrders(random: Random, supplier: Supplier, date: string) {
  const { prints, ids } = supplier;
  const isPrinted = (thing: keyof typeof prints): boolean => random.chance(prints[thing]);
  const receiverOrderId = isPrinted('receiverOrderId') ? nextId(random, idStyle(random, 'order'), date) : undefined;
  const ordered = addDays(date, -random.integer(1, random.chance(0.15) ? 200 : 40));
  return {
    ...(isPrinted('customerId') ? { customerId: nextId(random, ids.customer, date) } : {}),
    ...(isPrinted('deliveryNoteId') ? { deliveryNoteId: nextId(random, ids.deliveryNote, date) } : {}),
    ...(receiverOrderId ? { receiverOrderId } : {}),
    ...(isPrinted('receiverOrderDate') && (receiverOrderId || random.chance(0.15)) ? { receiverOrderDate: ordered } : {}),
    ...(isPrinted('senderOrderId') ? { senderOrderId: nextId(random, ids.senderOrder, date) } : {}),
    ...(isPrinted('senderOrderDate') ? { senderOrderDate: addDays(ordered, random.integer(0, 3)) } : {}),
  };
}

function syntheticExtras(random: Random, supplier: Supplier, type: Facts['type'], goods: number): { shipping?: number; allowance?: number } {
  if (goods <= 0 || type === 'receipt' || type === 'letter' || type === 'terms') return {};
  return {
    ...(supplier.shipping > 0 && random.chance(0.8) ? { shipping: supplier.shipping } : {}),
    ...(goods > 5000 && random.chance(0.05) ? { allowance: Math.max(1, Math.round(goods * random.pick([0.01, 0.02, 0.03, 0.05, 0.1, 0.15]))) } : {}),
  };
}

function pickCurrency(random: Random, { currency }: Country): string {
  // Currencies without decimals (yen, forint) are printed as euros here; `whole-amounts.ts` draws the documents without cents.
  const own = wholeCurrencies[currency] !== undefined ? 'EUR' : currency;
  if (!random.chance(0.08)) return own;
  return random.pick(['EUR', 'USD', 'EUR', 'GBP', 'CHF', 'USD', 'CZK', 'PLN', 'SEK', 'NOK', 'DKK'].filter((code) => code !== own));
}

const services: ReadonlySet<Industry> = new Set(['it', 'consulting', 'utilities', 'hospitality']);

function isService({ industry }: Supplier): boolean {
  return services.has(industry);
}

function prepaid(random: Random, gross: number): number {
  return random.chance(0.2) ? gross : Math.max(1, Math.round((gross * random.integer(1, 9)) / 1000) * 100);
}
