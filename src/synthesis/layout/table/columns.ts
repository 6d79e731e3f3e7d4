/** The columns of an item table: which there are, in what order, what their headers and their cells print. */
import { rateCodes } from '../../../catalogue/country-words/tax-names.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Item } from '../../facts.js';
import { buyerItemTerm, sellerItemTerm } from './headings/article-words.js';
import type { Align, Text } from '../canvas.js';
import { dateText } from '../../format.js';
import { netPriceWords } from './headings/net-price-words.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { type AmountFormat, amountFormat, field, lineRate, priceSteps, quantity, quantityWithUnit, total, totalSteps, unitPrice } from './amounts.js';
import { amounts, arranged, counts, jumble, references, turned, withoutUnits } from './choice.js';
import type { Column } from './column.js';
import { discountColumn } from './discounts.js';
import { amountColumn, byWhomColumn, otherColumn, periodColumn } from './extra-columns.js';
import { billColumn, billFormat, billHeading, billOrder } from './trades/bills.js';
import { factorColumn, feeColumns, feeHeading, partColumn } from './trades/fees.js';
import { ledgerColumn, ledgerOrder } from './trades/ledger.js';
import { unitHeading } from './headings/unit-headings.js';

export { field, lineRate, quantity, total, unitPrice } from './amounts.js';

export interface TableStyle {
  readonly columns: readonly Column[];
  /** Article number and the like are printed in the description. */
  readonly inside: ReadonlySet<string>;
  /** Letters that stand for rates. */
  readonly codes: ReadonlyMap<number, string> | undefined;
  readonly format: AmountFormat;
  /** Many narrow columns in small type. */
  readonly dense: boolean;
}

/** Name and further lines as one text: the value of the label. */
export const descriptionOf = (item: Item): string => [item.name, ...item.details].join(' ');

/** Letters or numbers for VAT rates: "A", "1", "*". */
function letterCodes(scene: Scene): ReadonlyMap<number, string> | undefined {
  const rates = [...new Set(scene.facts.items.map((item) => item.vatRate))].sort((a, b) => b - a);
  if (rates.length === 0 || !scene.random.chance(scene.style.kind === 'roll' ? 0.6 : 0.08)) return undefined;
  const own = rateCodes[scene.facts.sender.country.code];
  const letters =
    own && scene.random.fork('own codes').chance(0.7)
      ? own
      : scene.random.pick([
          ['A', 'B', 'C', 'D', 'E'],
          ['1', '2', '3', '4', '5'],
          ['N', 'E', 'G', 'H', 'Z'],
          ['V1', 'V2', 'V3', 'V4', 'V5'],
          ['B', 'A', 'C', 'F', 'D'],
        ]);
  return new Map(rates.map((rate, i) => [rate, letters[i] ?? 'X']));
}

/** Columns, format and what is within the description, for one document. */
export function drawTable(scene: Scene): TableStyle {
  const { facts, random } = scene;
  const priced = facts.type !== 'deliveryNote' || random.chance(0.1);
  const codes = letterCodes(scene);
  const drawn = amountFormat(random, scene);
  const format: AmountFormat = facts.items.some((item) => item.discount) ? drawn : { ...drawn, netPrice: 'no' };
  const inside = new Set<string>();
  // The service or its period, and its cost: nothing else.
  const bare = priced && facts.items.length <= 8 && random.chance(0.045);
  const fees = facts.items.some(({ factor }) => factor);
  const counted = bare || random.chance(0.06) ? [] : counts(scene, format, priced);
  const chosen = fees
    ? feeColumns(scene)
    : bare
      ? ['description', ...(random.chance(0.25) ? ['period'] : []), 'total']
      : [...references(scene, inside), 'description', ...counted, ...amounts(scene, format, priced, inside, counted.includes('grossPrice'))];
  const bill = fees || bare ? undefined : billOrder(scene, chosen);
  const ledger = bill ?? (fees || bare ? undefined : ledgerOrder(scene, chosen));
  const printed = bill ? billFormat(scene, format) : format;
  // What has a column is not printed in the description too.
  if (ledger?.includes('discount')) for (const way of ['discount', 'discountLine']) inside.delete(way);
  const drawnOrder = ledger ?? (fees ? chosen : turned(scene, random.chance(0.55) ? arranged(scene, chosen) : jumble(scene, chosen)));
  const priceFirst = drawnOrder.indexOf('unitPrice') >= 0 && drawnOrder.indexOf('unitPrice') < drawnOrder.findIndex((name) => name.startsWith('quantity'));
  const counting = random.fork('counted in').chance(priceFirst ? 0.35 : 0.05) ? unitHeading(scene, facts.items) : undefined;
  const order = counting ? withoutUnits(drawnOrder) : drawnOrder;
  // Rate letters often follow the amounts.
  if (codes && order.includes('vatRate') && random.chance(0.45)) order.push(...order.splice(order.indexOf('vatRate'), 1));
  const align = random.pick(['right', 'right', 'right', 'right', 'decimal', 'left', 'center'] as const);
  const mark = headerCase(scene);
  const columns = order.map((name, at): Column => {
    const nth = order.slice(0, at).filter((each) => each === name).length;
    const column = (bill && billColumn(scene, name)) ?? ledgerColumn(scene, name, nth) ?? makeColumn(scene, name, align, printed, codes, order, inside);
    const own = fees ? feeHeading(scene, name) : (bill && billHeading(scene, name)) || (name === 'quantity' ? counting : undefined);
    return { ...column, header: mark(own ?? column.header) };
  });
  return { columns, inside, codes, format: printed, dense: ledger !== undefined };
}

function makeColumn(
  scene: Scene,
  name: string,
  align: Column['align'],
  format: AmountFormat,
  codes: TableStyle['codes'],
  order: readonly string[],
  inside: ReadonlySet<string>,
): Column {
  const { random, style, term, facts } = scene;
  const make = (header: TermName, side: Column['align'], cell: Column['cell'], words = term(header)): Column => ({ name, header: words, align: side, cell });
  const text: Align = random.chance(0.9) ? 'left' : random.pick(['center', 'right']);
  const { mark } = style.currency;
  const marked = (words: string): string =>
    random.chance(0.22) ? `${words} ${random.pick([mark, `(${mark})`, `in ${mark}`, facts.currency, `/ ${mark}`])}` : words;
  switch (name) {
    case 'position': {
      const end = random.chance(0.22) ? '.' : '';
      return make('position', random.pick(['left', 'left', 'right', 'center']), (item, i) =>
        item.position ? [field(i, 'PositionId', item.position, item.position + end)] : [],
      );
    }
    case 'articleId': {
      const beside = order.includes('receiverArticleId') || inside.has('receiverArticleIdStacked');
      const column = make('itemId', text, (item, i) => (item.articleId ? [field(i, 'ItemId', item.articleId)] : []), sellerItemTerm(scene, beside));
      const stacked = [...inside].filter((each) => each.endsWith('Stacked'));
      if (stacked.length === 0) return column;
      const marked = random.chance(0.5);
      const more = (item: Item): readonly Text[] => [
        ...(item.receiverArticleId && inside.has('receiverArticleIdStacked') ? [[plain(item.receiverArticleId)]] : []),
        ...(item.gtin && inside.has('gtinStacked') ? [[plain(item.gtin)], ...(marked ? [[plain('(GTIN)')]] : [])] : []),
      ];
      const others = [...(inside.has('receiverArticleIdStacked') ? [buyerItemTerm(scene)] : []), ...(inside.has('gtinStacked') ? ['EAN'] : [])];
      return { ...column, header: [column.header, ...others].join(random.pick([' ', ' / '])), more };
    }
    case 'receiverArticleId':
      return make('itemId', text, (item) => (item.receiverArticleId ? [plain(item.receiverArticleId)] : []), buyerItemTerm(scene));
    case 'gtin': {
      // An article's only printed number is its article number.
      const beside = order.includes('articleId') || inside.has('articleId');
      const cell: Column['cell'] = (item, i) => (item.gtin ? [beside && item.articleId ? plain(item.gtin) : field(i, 'ItemId', item.gtin)] : []);
      return make('itemId', text, cell, random.pick(['EAN', 'GTIN', 'EAN-Code', 'Barcode', 'EAN/GTIN']));
    }
    case 'deliveryDate':
      return make('lineDeliveryDate', text, (item, i) =>
        item.deliveryDate ? [field(i, 'DeliveryDate', item.deliveryDate, dateText(item.deliveryDate, style.dateFormat, scene.language))] : [],
      );
    case 'orderId':
      return make('lineOrderId', text, (item, i) => (item.orderId ? [field(i, 'OrderId', item.orderId)] : []));
    case 'deliveryId':
      return make('lineDeliveryId', text, (item, i) => (item.deliveryId ? [field(i, 'DeliveryId', item.deliveryId)] : []));
    case 'quantity':
      return make('quantity', align, (item, i) => [quantity(scene, item, i, format)]);
    case 'unit':
      return make('unit', text, (item, i) => (item.unit ? [field(i, 'Unit', item.unit)] : []));
    case 'quantityUnit':
      return make('quantity', random.pick([align, 'right', 'left']), (item, i) => quantityWithUnit(scene, item, i, format));
    case 'times': {
      const sign = random.pick(['x', '×', 'x', '*', '@', 'à']);
      const header = random.chance(0.5) ? term('quantity') : `${term('quantity')} ${sign} ${term('unitPrice')}`;
      const cell: Column['cell'] = (item, i) => [
        ...quantityWithUnit(scene, item, i, { ...format, unitAttached: false }),
        plain(sign),
        ...unitPrice(scene, item, i, format),
      ];
      return make('quantity', random.pick(['right', 'right', 'left']), cell, header);
    }
    case 'listPrice': {
      const column = amountColumn(scene, name, align, format)!;
      const words = netPriceWords(scene)?.list;
      return words === undefined ? column : { ...column, header: marked(words) };
    }
    case 'unitPrice': {
      const own = order.includes('listPrice') ? netPriceWords(scene)?.net : undefined;
      const net = order.includes('grossPrice') ? random.pick(['', ...scene.language.captions.columns.net.map((mark) => ` ${mark}`)]) : '';
      const column = make('unitPrice', align, (item, i) => unitPrice(scene, item, i, format), marked(own ?? term('unitPrice') + net));
      if (format.netPrice !== 'stack') return column;
      return { ...column, cell: (item, i) => priceSteps(scene, item, i, format)[0]!, more: (item, i) => priceSteps(scene, item, i, format).slice(1) };
    }
    case 'priceUnit':
      return make('priceUnit', 'right', (item, i) => (item.priceUnit > 1 || i % 3 === 0 ? [plain(String(item.priceUnit))] : []));
    case 'discount':
      return discountColumn(scene, format);
    case 'vatRate': {
      const words = random.chance(0.5) ? term('lineVatRate') : `${random.pick(scene.language.vatWords)}${random.pick(['', ' %', '%', ' in %'])}`;
      return make('lineVatRate', random.pick(['right', 'center', 'right', 'left']), (item, i) => lineRate(scene, item, i, codes, format), words);
    }
    case 'factor':
      return factorColumn(scene, align);
    case 'part':
      return partColumn(scene);
    case 'other':
      return otherColumn(scene);
    case 'byWhom':
      return byWhomColumn(scene);
    case 'period':
      return { ...periodColumn(scene), name: 'other' };
    case 'currency':
      return make('position', 'left', () => [plain(facts.currency)], random.pick(['', scene.language.synthesis.viewer.currency[0]!, '€/$', mark]));
    case 'total': {
      const beside = order.includes('grossTotal') && random.chance(0.7);
      const reduced = order.includes('undiscounted') && random.fork('reduced total').chance(0.6);
      const words = beside ? term('netTotal') : reduced ? random.fork('taxable').pick(scene.language.captions.columns.taxBase) : term('lineTotal');
      const column = make('lineTotal', align, (item, i) => total(scene, item, i, format), marked(words));
      if (!format.totalSteps || order.includes('discount') || format.netPrice !== 'no') return column;
      if (inside.has('discountLine')) return column;
      const isStated = !inside.has('discount');
      return {
        ...column,
        cell: (item, i) => totalSteps(scene, item, i, format, isStated)[0]!,
        more: (item, i) => totalSteps(scene, item, i, format, isStated).slice(1),
      };
    }
    default:
      return amountColumn(scene, name, align, format) ?? make('description', 'left', () => []);
  }
}

function headerCase({ random, language }: Scene): (text: string) => string {
  const way = random.weighted([0.8, 0.14, 0.06]);
  return way === 0 ? (text) => text : way === 1 ? (text) => text.toLocaleUpperCase(language.code) : (text) => text.toLocaleLowerCase(language.code);
}
