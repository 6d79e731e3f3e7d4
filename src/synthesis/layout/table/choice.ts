/** Which columns a table has, in what order, and what is printed within the description instead. */
import type { Item } from '../../facts.js';
import type { Scene } from '../scene.js';
import type { AmountFormat } from './amounts.js';

/** Columns before the description; those printed within it go to `inside`. */
export function references({ facts, random }: Scene, inside: Set<string>): string[] {
  const has = (test: (item: Item) => unknown): boolean => facts.items.some((item) => Boolean(test(item)));
  const chosen: string[] = [];
  if (random.chance(0.6)) chosen.push('position');
  if (has((item) => item.articleId)) {
    if (random.chance(0.55)) chosen.push('articleId');
    else if (random.chance(0.9)) inside.add('articleId');
  }
  if (has((item) => item.receiverArticleId)) {
    const way = random.weighted([0.4, 0.3, 0.3]);
    if (way === 0) chosen.splice(random.integer(0, chosen.length), 0, 'receiverArticleId');
    else if (way === 1 || !chosen.includes('articleId')) inside.add('receiverArticleId');
    else inside.add('receiverArticleIdStacked');
  }
  if (has((item) => item.gtin)) {
    const way = random.weighted([0.35, 0.45, 0.2]);
    if (way === 0) chosen.push('gtin');
    else if (way === 1 || !chosen.includes('articleId')) inside.add('gtin');
    else inside.add('gtinStacked');
  }
  if (has((item) => item.deliveryDate)) {
    if (random.chance(0.7)) chosen.splice(random.chance(0.4) ? 0 : chosen.length, 0, 'deliveryDate');
    else inside.add('deliveryDate');
  }
  for (const name of ['orderId', 'deliveryId'] as const) {
    if (!has((item) => item[name])) continue;
    const drawn = random.weighted([0.25, 0.35, 0.3, 0.1]);
    const way = inside.has('orderIdRow') && random.fork('with the order').chance(0.75) ? 2 : drawn;
    if (way === 0) chosen.push(name);
    else if (way === 1) inside.add(name);
    else if (way === 2) inside.add(`${name}Row`);
  }
  if (random.chance(0.035)) chosen.unshift('period');
  // Maker or person in charge, before the name.
  if (random.fork('by whom').chance(0.05)) chosen.push('byWhom');
  return chosen;
}

/** Names of columns between description and total. */
export function counts({ facts, random }: Scene, format: AmountFormat, priced: boolean): string[] {
  const chosen: string[] = [];
  if (priced && format.netPrice === 'no' && !facts.items.some((item) => item.priceUnit > 1) && random.chance(0.045)) return ['times'];
  if (random.chance(0.4)) chosen.push('quantityUnit');
  else {
    chosen.push('quantity');
    if (random.chance(0.7)) chosen.push('unit');
  }
  if (!priced) return chosen;
  if (format.netPrice === 'column') chosen.push('listPrice');
  if (random.chance(0.94)) chosen.push('unitPrice');
  if (facts.items.some((item) => item.priceUnit > 1) && format.priceUnit === 'column') chosen.push('priceUnit');
  if (!facts.grossPrices && facts.vatTotal !== 0 && random.chance(0.07)) {
    if (random.chance(0.8)) chosen.push('grossPrice');
    else chosen.splice(chosen.length - 1, 0, 'grossPrice');
  }
  return chosen;
}

/** `beside`: prices are printed with VAT as well. */
export function amounts({ facts, random }: Scene, format: AmountFormat, priced: boolean, inside: Set<string>, beside: boolean): string[] {
  if (!priced) return random.chance(0.4) ? ['other'] : [];
  const chosen: string[] = [];
  const use = (name: string, chance: number): void => {
    if (random.chance(chance)) chosen.push(name);
  };
  if (facts.items.some((item) => item.discount)) {
    // Between list price and price is the discount that leads from one to the other.
    const way = random.weighted(format.netPrice === 'column' ? [0.82, 0.1, 0.05, 0.03] : [0.58, 0.24, 0.13, 0.05]);
    if (way === 0) {
      use('undiscounted', 0.12);
      chosen.push('discount');
      if (format.discount.way === 'percent') use('discountAmount', 0.12);
    } else if (format.netPrice === 'no' || random.chance(0.4)) inside.add(way === 1 ? 'discount' : way === 2 ? 'discountLine' : 'discountNowhere');
  } else use('discount', 0.04);
  use('other', 0.1);
  const net = !facts.grossPrices;
  // Net, rate, tax and gross side by side; the net amount is the item's total.
  if (net && random.chance(beside ? 0.55 : 0.12)) {
    const rest = ['vatRate', 'vatAmount', 'grossTotal'].filter((name) => name === 'grossTotal' || random.chance(0.75));
    return [...chosen, ...(random.chance(0.75) ? ['total', ...rest] : [...rest.slice(0, -1), 'total', 'grossTotal'])];
  }
  use('vatRate', facts.vat.length > 1 ? 0.75 : 0.38);
  use('vatAmount', 0.06);
  chosen.push('total');
  use('vatRate', chosen.includes('vatRate') ? 0 : 0.08);
  use('currency', 0.05);
  return chosen;
}

/** As chosen, except for tables that start with the quantity and those where the discount is between list price and price. */
export function arranged({ random }: Scene, names: readonly string[]): string[] {
  let list = [...names];
  if (list.includes('listPrice') && list.includes('discount') && list.includes('unitPrice') && random.chance(0.8)) {
    list = list.filter((name) => name !== 'discount');
    list.splice(list.indexOf('unitPrice'), 0, 'discount');
  }
  if (random.chance(0.12)) {
    list = [...list.filter(counted), ...list.filter((name) => !counted(name))];
  }
  return list;
}

/** Description and total mostly keep their ends; the rest is shuffled. */
export function jumble({ random }: Scene, names: readonly string[]): string[] {
  const list = [...names];
  const swaps = random.integer(1, 3);
  for (let i = 0; i < swaps; i++) {
    const from = random.integer(0, list.length - 1);
    if (list[from] === 'total' && random.chance(0.85)) continue;
    const [name] = list.splice(from, 1);
    list.splice(random.integer(0, Math.max(0, list.length - 1)), 0, name!);
  }
  return list;
}

const counted = (name: string): boolean => name === 'quantity' || name === 'unit' || name === 'quantityUnit';

/** Some layouts reverse the order: price before quantity, unit before its number, quantity beside the total. */
export function turned({ random }: Scene, names: readonly string[]): string[] {
  const way = random.fork('turned').weighted([0.83, 0.075, 0.05, 0.045]);
  const at = names.findIndex(counted);
  if (way === 0 || at < 0) return [...names];
  if (way === 1) {
    const listed =
      names.indexOf('listPrice') >= 0 && names.indexOf('listPrice') < names.indexOf('discount') && names.indexOf('discount') < names.indexOf('unitPrice');
    const prices = (name: string): boolean => name === 'unitPrice' || name === 'listPrice' || (listed && name === 'discount');
    const first = names.slice(at).some(prices) ? names.filter((name) => !prices(name)) : [...names];
    if (first.length < names.length) first.splice(first.findIndex(counted), 0, ...names.filter(prices));
    return first;
  }
  const rest = names.filter((name) => name !== (way === 2 ? 'unit' : 'quantity') && (way === 2 || name !== 'quantityUnit'));
  if (rest.length === names.length) return rest;
  if (way === 2) rest.splice(rest.indexOf('quantity'), 0, 'unit');
  else if (rest.includes('total')) rest.splice(rest.indexOf('total'), 0, names.includes('quantity') ? 'quantity' : 'quantityUnit');
  else rest.push(names.includes('quantity') ? 'quantity' : 'quantityUnit');
  return rest;
}

/** The heading names the unit, so that no cell does. */
export const withoutUnits = (names: readonly string[]): string[] =>
  names.filter((name) => name !== 'unit').map((name) => (name === 'quantityUnit' ? 'quantity' : name));
