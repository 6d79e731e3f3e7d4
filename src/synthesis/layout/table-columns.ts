/** The columns of an item table: which there are, in what order, what their headers say and what their cells print. */
import type { LineItemFieldName } from '../../catalogue/line-item-fields.js';
import type { TermName } from '../../catalogue/languages/language.js';
import type { Item } from '../facts.js';
import type { Align, Piece, Text } from './canvas.js';
import { nearDate } from './entries.js';
import { dateText, numberText, quantityValue, valueText } from './format.js';
import { plain } from './pieces.js';
import type { Scene } from './scene.js';

export interface Column {
  readonly name: string;
  /** What its header says. */
  readonly header: string;
  readonly align: Align | 'decimal';
  readonly cell: (item: Item, index: number) => Text;
}

export interface TableStyle {
  readonly columns: readonly Column[];
  /** Article number and the like are printed in the description. */
  readonly inside: ReadonlySet<string>;
  /** Letters for rates. */
  readonly codes: ReadonlyMap<number, string> | undefined;
}

/** A field of the item of this index, printed. */
export const field = (index: number, name: LineItemFieldName, value: string, text = value): Piece => ({ text, means: [{ item: index, field: name, value }] });

export const descriptionOf = (item: Item): string => [item.name, ...item.details].join(' ');

/** Letters or numbers for VAT rates: "A", "1", "*". */
function letterCodes(scene: Scene): ReadonlyMap<number, string> | undefined {
  const rates = [...new Set(scene.facts.items.map((item) => item.vatRate))].sort((a, b) => b - a);
  if (rates.length === 0 || !scene.random.chance(scene.style.kind === 'roll' ? 0.6 : 0.07)) return undefined;
  const letters = scene.random.pick([
    ['A', 'B', 'C', 'D', 'E'],
    ['1', '2', '3', '4', '5'],
    ['N', 'E', 'G', 'H', 'Z'],
    ['V1', 'V2', 'V3', 'V4', 'V5'],
    ['B', 'A', 'C', 'F', 'D'],
  ]);
  return new Map(rates.map((rate, i) => [rate, letters[i] ?? 'X']));
}

export function drawTable(scene: Scene): TableStyle {
  const { facts, random, style, term } = scene;
  const { items } = facts;
  const has = (test: (item: Item) => unknown): boolean => items.some((item) => Boolean(test(item)));
  const priced = facts.type !== 'deliveryNote' || random.chance(0.1);
  const codes = letterCodes(scene);
  const inside = new Set<string>();
  const chosen: string[] = [];
  const use = (name: string, chance: number): void => {
    if (random.chance(chance)) chosen.push(name);
  };
  use('position', 0.6);
  if (has((item) => item.articleId)) {
    if (random.chance(0.68)) chosen.push('articleId');
    else if (random.chance(0.8)) inside.add('articleId');
  }
  if (has((item) => item.deliveryDate)) {
    if (random.chance(0.65)) chosen.push('deliveryDate');
    else inside.add('deliveryDate');
  }
  for (const name of ['orderId', 'deliveryId'] as const) {
    if (!has((item) => item[name])) continue;
    const way = random.weighted([0.3, 0.3, 0.3, 0.1]);
    if (way === 0) chosen.push(name);
    else if (way === 1) inside.add(name);
    else if (way === 2) inside.add(`${name}Row`);
  }
  chosen.push('description');
  const simple = random.chance(0.06);
  if (!simple) {
    const glued = random.chance(0.35);
    if (glued) chosen.push('quantityUnit');
    else {
      chosen.push('quantity');
      use('unit', 0.72);
    }
    if (priced) use('unitPrice', 0.95);
    if (priced && has((item) => item.priceUnit > 1)) chosen.push('priceUnit');
  }
  if (priced) {
    if (has((item) => item.discount)) random.chance(0.7) ? chosen.push('discount') : inside.add('discount');
    use('vatRate', facts.vat.length > 1 ? 0.75 : 0.35);
    if (random.chance(0.06)) chosen.push('vatAmount');
    if (random.chance(0.08)) chosen.push('other');
    chosen.push('total');
    if (random.chance(0.05)) chosen.push('currency');
  } else use('other', 0.4);
  const order = random.chance(0.55) ? chosen : jumble(scene, chosen);
  const align = numericAlign(scene);
  const columns = order.map((name): Column => {
    const make = (header: TermName, side: Align | 'decimal', cell: Column['cell'], words = term(header)): Column => ({
      name,
      header: words,
      align: side,
      cell,
    });
    const text: Align = random.chance(0.9) ? 'left' : random.pick(['center', 'right']);
    switch (name) {
      case 'position':
        return make('position', random.pick(['left', 'left', 'right', 'center']), (item, i) => (item.position ? [field(i, 'PositionId', item.position)] : []));
      case 'articleId':
        return make('itemId', text, (item, i) => (item.articleId ? [field(i, 'ItemId', item.articleId)] : []));
      case 'deliveryDate':
        return make('lineDeliveryDate', text, (item, i) =>
          item.deliveryDate ? [field(i, 'DeliveryDate', item.deliveryDate, dateText(item.deliveryDate, style.dateFormat, scene.language))] : [],
        );
      case 'orderId':
        return make('lineOrderId', text, (item, i) => (item.orderId ? [field(i, 'OrderId', item.orderId)] : []));
      case 'deliveryId':
        return make('lineDeliveryId', text, (item, i) => (item.deliveryId ? [field(i, 'DeliveryId', item.deliveryId)] : []));
      case 'quantity':
        return make('quantity', align, (item, i) => [quantity(scene, item, i)]);
      case 'unit':
        return make('unit', text, (item, i) => (item.unit ? [field(i, 'Unit', item.unit)] : []));
      case 'quantityUnit':
        return make('quantity', random.pick([align, 'right', 'left']), (item, i) =>
          item.unit
            ? [quantity(scene, item, i), { ...field(i, 'Unit', item.unit), ...(scene.style.stretch < 0.87 ? { glued: true } : {}) }]
            : [quantity(scene, item, i)],
        );
      case 'unitPrice':
        return make('unitPrice', align, (item, i) => unitPrice(scene, item, i));
      case 'priceUnit':
        return make('priceUnit', 'right', (item) => (item.priceUnit > 1 || random.chance(0.3) ? [plain(String(item.priceUnit))] : []));
      case 'discount':
        return make('lineDiscount', 'right', (item, i) => discount(scene, item, i));
      case 'vatRate':
        return make(
          'lineVatRate',
          random.pick(['right', 'center', 'right', 'left']),
          (item, i) => lineRate(scene, item, i, codes),
          random.chance(0.5) ? term('lineVatRate') : `${random.pick(scene.language.vatWords)}${random.pick(['', ' %', '%', ' in %'])}`,
        );
      case 'vatAmount':
        return make('vatTotal', 'right', (item) => [plain(numberText(Math.round((item.total * item.vatRate) / 1000), 2, 2, style.number))]);
      case 'other':
        return other(scene);
      case 'currency':
        return make('position', 'left', () => [plain(facts.currency)], random.pick(['', 'Curr.', '€/$', style.currency.mark]));
      case 'total':
        return make(
          'lineTotal',
          align,
          (item, i) => total(scene, item, i),
          random.chance(0.25)
            ? `${term('lineTotal')} ${random.pick([style.currency.mark, `(${style.currency.mark})`, `in ${style.currency.mark}`, facts.currency])}`
            : term('lineTotal'),
        );
      default:
        return make('description', 'left', () => []);
    }
  });
  return { columns, inside, codes };
}

/** The description and the total keep their ends mostly; the rest changes places. */
function jumble(scene: Scene, names: readonly string[]): string[] {
  const { random } = scene;
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

const numericAlign = (scene: Scene): Align | 'decimal' => scene.random.pick(['right', 'right', 'right', 'right', 'decimal', 'left', 'center']);

export const quantity = (scene: Scene, item: Item, index: number): Piece => {
  const decimals = scene.style.rateDecimals === 2 ? 2 : scene.style.rateDecimals === 1 && scene.style.number.group ? 2 : 0;
  return field(index, 'Quantity', quantityValue(item.quantity), numberText(item.quantity, 3, decimals, scene.style.number));
};

export function unitPrice(scene: Scene, item: Item, index: number): Text {
  const { style } = scene;
  const piece = field(index, 'UnitPrice', valueText(item.unitPrice, 4, 4), numberText(item.unitPrice, 4, style.leading > 1.5 ? 4 : 2, style.number));
  return withMark(scene, piece);
}

export function total(scene: Scene, item: Item, index: number): Text {
  return withMark(scene, field(index, 'TotalAmount', valueText(item.total, 2, 2), numberText(item.total, 2, 2, scene.style.number)));
}

function withMark(scene: Scene, piece: Piece): Text {
  const { items, mark } = { items: scene.style.currency.items, mark: scene.style.currency.mark };
  return items === 'before' ? [plain(mark), mark.length === 1 ? { ...piece, glued: true } : piece] : items === 'behind' ? [piece, plain(mark)] : [piece];
}

export function discount(scene: Scene, item: Item, index: number): Text {
  if (!item.discount) return [];
  const text = numberText(item.discount, 1, scene.style.rateDecimals === 2 ? 1 : 0, scene.style.number) + (scene.style.percent || '');
  return [field(index, 'Discount', text)];
}

export function lineRate(scene: Scene, item: Item, index: number, codes: TableStyle['codes']): Text {
  const value = valueText(item.vatRate, 1, 1);
  if (codes) return [field(index, 'VatRate', value, codes.get(item.vatRate) ?? 'X')];
  const number = numberText(item.vatRate, 1, Math.min(1, scene.style.rateDecimals), scene.style.number) + (scene.style.rateDecimals === 2 ? '0' : '');
  return [field(index, 'VatRate', value, number + (scene.style.percent || ''))];
}

/** A column that is none of the interface's: weight, serial number, a date, a code. */
function other(scene: Scene): Column {
  const { random, style, term } = scene;
  const seed = random.integer(100, 9000);
  const numbers = style.number;
  return random.pick<() => Column>([
    () => ({
      name: 'other',
      header: random.pick(['kg', 'Gew.', 'Weight', 'kg/St']),
      align: 'right',
      cell: (item) => [plain(numberText((item.quantity * seed) % 99999, 2, 2, numbers))],
    }),
    () => ({ name: 'other', header: term('serialNumber'), align: 'left', cell: (item) => [plain(`${seed}${item.total % 9973}`)] }),
    () => ({
      name: 'other',
      header: random.pick(['EAN', 'GTIN', 'HS', 'CN', 'Code']),
      align: 'left',
      cell: (item) => [plain(`40${seed}${String(item.total + 100000).padStart(7, '0')}`)],
    }),
    () => ({ name: 'other', header: term('validUntil'), align: 'left', cell: () => [plain(dateText(nearDate(scene, 100), style.dateFormat, scene.language))] }),
    () => ({ name: 'other', header: term('costCenter'), align: 'left', cell: (item) => [plain(String(1000 + (item.total % 90)))] }),
  ])();
}
