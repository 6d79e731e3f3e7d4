/** How one table formats quantities, prices, rates and discounts, and the cells it makes of them. */
import type { LineItemFieldName } from '../../../catalogue/line-item-fields.js';
import type { Random } from '../../../random.js';
import type { Item } from '../../facts.js';
import type { Piece, Text } from '../canvas.js';
import { numberText, quantityValue, valueText, withSymbol } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { discountAmount, type DiscountFormat, discountFormat } from './discount-format.js';

export interface AmountFormat {
  readonly quantityDecimals: number;
  readonly priceDecimals: number;
  /** Signs attached to or behind quantities: "3x". */
  readonly quantityMark: '' | 'x' | ' x' | '×' | ' ×';
  /** "5Stk" is one word. */
  readonly unitAttached: boolean;
  readonly currency: 'before' | 'attached' | 'behind' | 'none';
  readonly rate: 'usual' | 'category' | 'named' | 'hundredths' | 'share';
  readonly discount: DiscountFormat;
  /** The price printed as unit price includes the discount; beside it or above it is the list price. */
  readonly netPrice: 'no' | 'column' | 'stack';
  /** The stacked cell omits the discount: old price, then new price. */
  readonly twoPrices: boolean;
  /** Above the total are the total before the discount and the discount. */
  readonly totalSteps: boolean;
  /** "/ 100 Stk" behind the price. */
  readonly priceUnit: 'column' | 'behind';
  /** "12,50 €/Std": the unit behind the price of one. */
  readonly perUnit: 'no' | 'apart' | 'attached';
  readonly totalDecimals: number;
}

const usual: AmountFormat = {
  quantityDecimals: 0,
  priceDecimals: 2,
  quantityMark: '',
  unitAttached: false,
  currency: 'none',
  rate: 'usual',
  discount: { way: 'percent', none: 'nothing', sign: 'style', decimals: 0, minus: false },
  netPrice: 'no',
  twoPrices: false,
  totalSteps: false,
  priceUnit: 'column',
  perUnit: 'no',
  totalDecimals: 2,
};

/** Drawn once a table. */
export function amountFormat(random: Random, scene: Scene): AmountFormat {
  const { items } = scene.style.currency;
  // "1000" beside "106.04": as few decimals as needed.
  const bare = random.fork('bare').chance(0.05);
  const netPrice = (['no', 'column', 'stack'] as const)[random.fork('net price').weighted([0.58, 0.28, 0.14])]!;
  const discount = discountFormat(random);
  return {
    quantityDecimals: random.pick([0, 0, 0, 0, 0, 2, 2, 2, 3, 1]),
    priceDecimals: bare ? 0 : random.pick([2, 2, 2, 2, 2, 2, 2, 3, 4, 4]),
    quantityMark: random.chance(0.07) ? random.pick(['x', ' x', '×', ' ×']) : '',
    unitAttached: random.chance(0.22),
    currency: items === 'before' && random.chance(0.6) ? 'attached' : items,
    rate: (['usual', 'category', 'named', 'hundredths', 'share'] as const)[random.weighted([0.8, 0.07, 0.06, 0.06, 0.01])]!,
    discount: netPrice === 'column' && random.fork('share').chance(0.6) ? { ...discount, way: 'percent' } : discount,
    netPrice,
    twoPrices: random.chance(0.6),
    totalSteps: random.chance(0.12),
    priceUnit: random.pick(['column', 'column', 'behind']),
    perUnit: random.chance(0.05) ? random.pick(['apart', 'attached'] as const) : 'no',
    totalDecimals: bare ? 0 : random.pick([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 4]),
  };
}

/** A field of the item of this index, printed. */
export const field = (index: number, name: LineItemFieldName, value: string, text = value): Piece => ({ text, means: [{ item: index, field: name, value }] });

/** The quantity of item `index`, with the table's decimals and mark. */
export const quantity = (scene: Scene, item: Item, index: number, format = usual): Piece => {
  // Parentheses are for money.
  const { number } = scene.style;
  const text = numberText(item.quantity, 3, format.quantityDecimals, number.negative === 'brackets' ? { ...number, negative: 'before' } : number);
  return field(index, 'Quantity', quantityValue(item.quantity), text + format.quantityMark);
};

/** Quantity and unit in one cell, as one word or two. */
export function quantityWithUnit(scene: Scene, item: Item, index: number, format: AmountFormat): Text {
  const number = quantity(scene, item, index, { ...format, quantityMark: '' });
  if (!item.unit) return [number];
  // Codes with digits ("C62") are not attached to a number.
  if (!format.unitAttached || !/^(?:\p{L}\D*|[cdk]?m[23])$/u.test(item.unit)) return [number, field(index, 'Unit', item.unit)];
  const unit = field(index, 'Unit', item.unit.replace(/ .*/, ''));
  return [{ ...number, text: number.text + unit.text, means: [...number.means!, ...unit.means!] }];
}

/** In ten-thousandths of the currency's unit; the item's discount is in thousandths. */
const discounted = ({ unitPrice, discount }: Item): number => Math.round((unitPrice * (1000 - discount)) / 1000);

/** The price, net of its discount where the table prints that, with currency and what it is for. */
export function unitPrice(scene: Scene, item: Item, index: number, format = usual): Text {
  const price = format.netPrice === 'no' ? item.unitPrice : discounted(item);
  const piece = field(index, 'UnitPrice', valueText(price, 4, 4), priceText(scene, price, format));
  const cell = withMark(scene, piece, format);
  if (item.priceUnit === 1 && item.unit && format.perUnit !== 'no') return [...cell, ...perUnit(scene, item.unit, format)];
  if (item.priceUnit === 1 || format.priceUnit === 'column') return cell;
  return [...cell, plain('/'), plain(`${item.priceUnit}`)];
}

function perUnit({ style }: Scene, unit: string, format: AmountFormat): Text {
  const mark = format.currency === 'none' ? style.currency.mark : '';
  return format.perUnit === 'attached' || mark ? [plain(`${mark}/${unit}`)] : [plain('/'), plain(unit)];
}

/** From the list price to the price: "20,00", "-2,00", and the price itself below. */
export function priceSteps(scene: Scene, item: Item, index: number, format: AmountFormat): Text[] {
  const price = unitPrice(scene, item, index, format);
  if (!item.discount) return [price];
  const list = withMark(scene, plain(priceText(scene, item.unitPrice, format)), format);
  if (format.twoPrices) return [list, price];
  return [
    list,
    withMark(scene, plain(priceText(scene, discounted(item) - item.unitPrice, format)), format),
    scene.style.leading > 1.25 ? [plain('='), ...price] : price,
  ];
}

/** `price` in ten-thousandths. */
export const priceText = (scene: Scene, price: number, format: AmountFormat): string => numberText(price, 4, format.priceDecimals, scene.style.number);

/** The item's total with its currency as the table has it. */
export function total(scene: Scene, item: Item, index: number, format?: AmountFormat): Text {
  const piece = field(index, 'TotalAmount', valueText(item.total, 2, 2), numberText(item.total, 2, format?.totalDecimals ?? 2, scene.style.number));
  return withMark(scene, piece, format ?? { ...usual, currency: scene.style.currency.items });
}

/** `isStated`: the discount amount is printed nowhere else. */
export function totalSteps(scene: Scene, item: Item, index: number, format: AmountFormat, isStated: boolean): Text[] {
  const end = total(scene, item, index, format);
  if (!item.discount) return [end];
  const amount = (cents: number): Text => withMark(scene, plain(numberText(cents, 2, 2, scene.style.number)), format);
  const off = discountAmount(item);
  const taken = numberText(-off, 2, 2, scene.style.number);
  return [amount(item.total + off), isStated ? withMark(scene, field(index, 'Discount', taken), format) : amount(-off), end];
}

/** The amount with the currency before, behind or attached to it. */
export function withMark(scene: Scene, piece: Piece, { currency }: Pick<AmountFormat, 'currency'>): Text {
  const { mark } = scene.style.currency;
  const { number } = scene.style;
  if (currency === 'attached' && number.signOutside && /^[(−-]/.test(piece.text)) return [{ ...piece, text: withSymbol(mark, piece.text, number) }];
  if (currency === 'before' || currency === 'attached')
    return [plain(mark), mark.length === 1 || currency === 'attached' ? { ...piece, attached: true } : piece];
  return currency === 'behind' ? [piece, plain(mark)] : [piece];
}

/** The rate of an item, or its code where the table has codes. */
export function lineRate(scene: Scene, item: Item, index: number, codes: ReadonlyMap<number, string> | undefined, format = usual): Text {
  const { style } = scene;
  const value = valueText(item.vatRate, 1, 1);
  if (codes) return [field(index, 'VatRate', value, codes.get(item.vatRate) ?? 'X')];
  if (format.rate === 'share') return [field(index, 'VatRate', value, numberText(item.vatRate, 3, 2, style.number))];
  const decimals = format.rate === 'hundredths' ? 2 : style.rateDecimals;
  const number = numberText(item.vatRate, 1, Math.min(1, decimals), style.number) + (decimals === 2 ? '0' : '');
  const piece = field(index, 'VatRate', value, number + (style.percent || ''));
  if (format.rate === 'category') return [plain(item.vatRate === 0 ? 'Z' : 'S'), piece];
  if (format.rate === 'named') return [piece, plain(scene.language.vatWords[0]!), ...(style.gray > 0.84 ? [plain(item.vatRate === 0 ? '(E)' : '(S)')] : [])];
  return [piece];
}
