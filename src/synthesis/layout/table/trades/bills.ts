/**
 * Wholesalers' bills of countries whose trade has its own columns: maker, pack, batch, expiry and retail price beside every item, pieces given free, a price of the
 * trade, the amount before or after a discount, the tax or its halves. The printed amount is the item's total, also where the discount follows it.
 */
import { habitsOf } from '../../../../catalogue/country-habits.js';
import { type TradeColumns, tradeColumns } from '../../../../catalogue/country-words/trade-columns.js';
import type { Item } from '../../../facts.js';
import { numberText, quantityValue, valueText } from '../../../format.js';
import { letters } from '../../../identifiers/numbering.js';
import type { Align, Text } from '../../canvas.js';
import { plain } from '../../pieces.js';
import type { Scene } from '../../scene.js';
import { type AmountFormat, field } from '../amounts.js';
import type { Column } from '../column.js';

const wordsOf = ({ facts }: Scene): TradeColumns | undefined => tradeColumns[facts.sender.country.code];

/** The columns in their order, from those that a usual table would have; undefined where the table is a usual one. */
export function billOrder(scene: Scene, usual: readonly string[]): string[] | undefined {
  const fork = scene.random.fork('bill');
  const { facts } = scene;
  if (!wordsOf(scene) || !fork.chance(habitsOf(facts.sender.country.code).tradeBills)) return undefined;
  if (!usual.includes('total') || facts.type === 'deliveryNote') return undefined;
  const some = (share: number, ...names: readonly string[]): readonly string[] => (fork.chance(share) ? names : []);
  const counted = [fork.pick(['quantity', 'quantity', 'quantityWithFree']), ...some(0.15, 'unit')];
  if (counted[0] === 'quantity') counted.push(...some(0.35, 'free'));
  const early = fork.chance(0.3);
  const goods = fork.shuffle(['maker', 'pack', 'tariff'].filter(() => fork.chance(0.75)));
  const before = goods.filter(() => fork.chance(0.35));
  const lead = early ? fork.shuffle([...some(0.4, 'cases'), ...counted]) : [];
  const first = [...before.flatMap((name) => (name === 'maker' ? [name, ...some(0.3, 'location')] : [name])), ...lead];
  const traced = [...some(0.8, 'batch'), ...some(0.8, 'expiry')];
  const price = fork.shuffle([...some(0.8, 'retail'), 'unitPrice']);
  const numbers = [...(early ? [] : fork.chance(0.6) ? counted : []), ...price, ...some(0.15, 'stockist'), ...some(0.12, 'per')];
  if (!early && !numbers.includes(counted[0]!)) numbers.splice(fork.integer(0, 1), 0, ...counted);
  const after = [...goods.filter((name) => !before.includes(name)), ...traced];
  const halves = ['halfRate', 'halfRate', ...some(0.6, 'integrated')];
  const isDiscounted = facts.items.some((item) => item.discount);
  const off = isDiscounted || fork.chance(0.3) ? ['discount'] : [];
  const end = fork.pick([
    ['vatRate', ...off, 'gross'],
    ['gross', ...off, 'vatRate'],
    [...off, 'total', ...halves],
    [...(isDiscounted ? ['beforeDiscount'] : []), ...off, 'total', ...halves],
    [...off, 'vatRate', 'total'],
    [...off, 'total', 'vatRate'],
    [...off, 'total'],
  ]);
  // The rate may stand among the prices.
  const rest = end[0] === 'vatRate' && fork.chance(0.4) ? { numbers: ['vatRate', ...numbers], end: end.slice(1) } : { numbers, end };
  const own = usual.includes('position') ? (early || fork.chance(0.8) ? ['position'] : []) : [];
  return [...own, ...first, ...some(0.1, 'mark'), 'description', ...after, ...rest.numbers, ...rest.end];
}

/** Percentages without a sign, as the columns of bills have them. */
export function billFormat(scene: Scene, format: AmountFormat): AmountFormat {
  const fork = scene.random.fork('bill format');
  const discount = { way: 'percent', none: 'zero', sign: fork.pick(['', '', '', '%'] as const), decimals: fork.pick([2, 2, 1, 0]), minus: false } as const;
  return { ...format, discount, netPrice: 'no', totalSteps: false, currency: 'none', quantityMark: '', priceUnit: 'column' };
}

const headings: Readonly<Record<string, keyof TradeColumns>> = {
  description: 'name',
  quantity: 'quantity',
  unitPrice: 'price',
  vatRate: 'rate',
  discount: 'discount',
  total: 'taxable',
  tariff: 'tariff',
  batch: 'batch',
  expiry: 'expiry',
};

/** What a bill calls a column that other tables have, too. */
export function billHeading(scene: Scene, name: string): string | undefined {
  const key = headings[name];
  return key && scene.random.fork(`bill ${name}`).pick(wordsOf(scene)![key]);
}

/** A column that only bills have. */
export function billColumn(scene: Scene, name: string): Column | undefined {
  const words = wordsOf(scene);
  if (!words) return undefined;
  const { style } = scene;
  const fork = scene.random.fork(`bill ${name}`);
  const seed = fork.integer(1, 9999);
  const of = (item: Item, most: number, salt = 0): number => (Math.abs(item.total) * 7 + Math.abs(item.unitPrice) + seed * (salt + 1)) % most;
  const make = (key: keyof TradeColumns, cell: (item: Item) => string, align: Align = 'left'): Column => ({
    name: 'other',
    header: fork.pick(words[key]),
    align,
    cell: (item): Text => (cell(item) ? [plain(cell(item))] : []),
  });
  const money = (price: number, decimals = 2): string => numberText(price, 4, decimals, style.number);
  const undiscounted = (item: Item): number => Math.round((item.quantity * item.unitPrice) / item.priceUnit / 100_000);
  switch (name) {
    case 'maker': {
      const makers = Array.from({ length: 5 }, () =>
        fork.chance(0.4) ? letters(fork, fork.integer(2, 4)) : fork.pick(scene.language.companyWords).toUpperCase().slice(0, fork.integer(4, 8)),
      );
      const end = fork.pick(['', '', '', '-', ' H', '.']);
      return make('maker', (item) => makers[of(item, 5)]! + end);
    }
    case 'location':
      return make('location', (item) => `${letters(fork.fork('rack'), 1)}${of(item, 9) + 1}`);
    case 'cases':
      return make('cases', (item) => (of(item, 3) > 0 ? String(1 + of(item, 9, 1)) : ''), 'right');
    case 'pack': {
      const own = fork.shuffle([...words.packs]).slice(0, 6);
      return make('pack', (item) => own[of(item, own.length)]!);
    }
    case 'mark': {
      const signs = fork.pick([['a', 'b'], ['*'], ['#'], ['a']]);
      return { ...make('name', (item) => signs[of(item, signs.length)]!), header: '' };
    }
    case 'retail':
      return make('retail', (item) => money(Math.round((item.unitPrice * (105 + of(item, 60))) / 100)), 'right');
    case 'stockist':
      return make('stockist', (item) => money(Math.round((item.unitPrice * (85 + of(item, 13))) / 100)), 'right');
    case 'free': {
      const end = fork.pick(['', '+1']);
      return make('free', (item) => (of(item, 3) === 0 ? `${1 + of(item, 12)}${end}` : ''));
    }
    case 'integrated':
      return make('integrated', () => fork.fork('none').pick(['0', '0.00', '']), 'right');
    case 'per':
      return { ...make('per', () => ''), cell: (item, i) => (item.unit ? [field(i, 'Unit', item.unit)] : []) };
    case 'quantityWithFree': {
      const [open, close] = fork.pick([
        ['+', ''],
        ['+', ''],
        ['[', '+1]'],
        ['(', ')'],
      ] as const);
      const shown = (item: Item): string => (of(item, 3) === 0 && item.quantity > 1000 ? `${open}${1 + of(item, 9)}${close}` : '');
      const cell: Column['cell'] = (item, i) => [
        field(i, 'Quantity', quantityValue(item.quantity), numberText(item.quantity, 3, 0, { ...style.number, negative: 'before' }) + shown(item)),
      ];
      return { name: 'quantity', header: fork.pick(words.withFree), align: fork.pick(['right', 'left', 'center']), cell };
    }
    // The only amount of a row is its total, whether the discount comes off it or not.
    case 'gross': {
      const cell: Column['cell'] = (item, i) => {
        const amount = undiscounted(item);
        return [field(i, 'TotalAmount', valueText(amount, 2, 2), numberText(amount, 2, 2, style.number))];
      };
      return { name: 'total', header: fork.pick(words.gross), align: 'right', cell };
    }
    case 'beforeDiscount':
      return make('gross', (item) => numberText(undiscounted(item), 2, 2, style.number), 'right');
    default:
      return undefined;
  }
}
