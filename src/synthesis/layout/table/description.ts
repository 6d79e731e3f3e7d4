/** What is in the description column, line by line: the name, its further lines, numbers and discounts between them; and properties below the row. */
import type { Item } from '../../facts.js';
import { buyerItemTerm } from './headings/article-words.js';
import type { Piece, Text } from '../canvas.js';
import { dateText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { field, priceText, withMark } from './amounts.js';
import { descriptionOf } from './columns.js';
import { discountWords } from './discount-words.js';
import type { Frame } from './frame.js';

/** The lines of item `index`, broken to the column's width. */
export function describe(scene: Scene, frame: Frame, item: Item, index: number): Text[] {
  const { canvas, term, style } = scene;
  const column = frame.table.columns.findIndex((each) => each.name === 'description');
  const width = frame.widths[column]! - 4;
  const value = descriptionOf(item);
  const part = (text: string): Piece => ({ text, means: [{ item: index, field: 'Description', value }] });
  const name: Piece = { ...part(item.name), ...(frame.nameBold ? { bold: true } : {}) };
  const { inside } = frame.table;
  const key = (words: Parameters<typeof term>[0]): Piece => scene.keyed(term(words));
  const above: Text[] = [];
  const below: Text[] = [];
  const numbers = numbersOf(scene, frame, item, index);
  const articleKey = (): Piece => (frame.articleWord ? scene.keyed(frame.articleWord) : key('itemId'));
  let title: Text = [name];
  if (inside.has('articleId') && item.articleId) {
    const piece = field(index, 'ItemId', item.articleId);
    if (frame.articleWay === 0) title = [piece, name];
    else if (frame.articleWay === 1) above.push([articleKey(), piece]);
    else if (frame.articleWay === 2) below.push([articleKey(), piece]);
    else if (frame.articleWay === 3) title = [piece, plain(style.keyAttached ? '/' : '-'), name];
    else title = style.keyBold ? [name, plain('('), { ...piece, attached: true }, { text: ')', attached: true }] : [name, articleKey(), piece];
  }
  below.push(...numbers);
  if (inside.has('deliveryDate') && item.deliveryDate)
    below.push([key('lineDeliveryDate'), field(index, 'DeliveryDate', item.deliveryDate, dateText(item.deliveryDate, style.dateFormat, scene.language))]);
  if (inside.has('orderId') && item.orderId)
    below.push([key('lineOrderId'), field(index, 'OrderId', item.orderId), ...(style.keySmall ? [plain(`/ ${term('position')} ${index + 1}`)] : [])]);
  if (inside.has('deliveryId') && item.deliveryId) below.push([key('lineDeliveryId'), field(index, 'DeliveryId', item.deliveryId)]);
  if (inside.has('discount') && item.discount) {
    const words = discountWords(scene, item, index, frame.table.format, frame.discountWay);
    if (frame.discountBehind) title = [...title, ...words];
    else below.push(words);
  }
  if (frame.priceNotes !== 'none' && item.unitPrice !== 0) below.push(...priceNotes(scene, frame, item));
  const detailed = item.details.flatMap((text) =>
    canvas.wrap(frame.bullet ? [plain(frame.bullet), part(text)] : [part(text)], frame.spread ? frame.spread.width : width, frame.size),
  );
  const wrapped = [...above.flatMap((text) => canvas.wrap(text, width, frame.size)), ...canvas.wrap(title, width, frame.size)];
  const rest = below.flatMap((text) => canvas.wrap(text, width, frame.size));
  return frame.articleWay === 2 && style.airy > 1 ? [...wrapped, ...rest, ...detailed] : [...wrapped, ...detailed, ...rest];
}

/** Distractor prices and amounts about an item. */
function priceNotes(scene: Scene, frame: Frame, item: Item): Text[] {
  const { term, random } = scene;
  const { format } = frame.table;
  const price = (of: number): string => priceText(scene, of, format);
  const key = (text: string): Piece => plain(scene.style.keyEnd ? `${text}:` : `${text} :`);
  if (frame.priceNotes === 'was') {
    const before = item.discount ? item.unitPrice : Math.round((item.unitPrice * (102 + (Math.abs(item.total) % 40))) / 100 / 100) * 100;
    const words = plain(random.pick(scene.language.synthesis.table.formerPrice));
    return item.discount && format.netPrice === 'no' ? [] : [[words, ...withMark(scene, plain(price(before)), format)]];
  }
  if (frame.priceNotes === 'basis')
    return [
      [key(`${term('unitPrice')} ${random.pick(['1', 'brutto', 'gross', '(a)'])}`), plain(price(Math.round(item.unitPrice * 1.1)))],
      ...(random.chance(0.5) ? [[key(term('priceUnit')), plain(`${item.priceUnit}`), ...(item.unit ? [plain(item.unit)] : [])]] : []),
    ];
  const share = random.integer(1, 20);
  return [
    [
      plain(random.pick([term('shipping'), term('deposit'), term('shipping'), term('rounding')])),
      ...(random.chance(0.6) ? [plain(`${share} %`)] : []),
      ...(random.chance(0.5) ? [plain(price(item.unitPrice))] : []),
      plain(price(-Math.round((item.unitPrice * share) / 100))),
    ],
  ];
}

/** Other article numbers besides the supplier's: labelled as the article number only where the supplier's is not printed. */
function numbersOf(scene: Scene, frame: Frame, item: Item, index: number): Text[] {
  const { inside, columns } = frame.table;
  const shown = item.articleId !== undefined && (inside.has('articleId') || columns.some(({ name }) => name === 'articleId'));
  const lines: Text[] = [];
  // Stacked numbers are in the article number column, if there is one.
  const stacked = !columns.some(({ name }) => name === 'articleId');
  if (item.gtin && (inside.has('gtin') || (stacked && inside.has('gtinStacked')))) {
    const piece = shown ? plain(item.gtin) : field(index, 'ItemId', item.gtin);
    lines.push(scene.style.airy > 1.2 ? [piece, plain('(GTIN)')] : [plain(scene.style.keyBold ? 'EAN:' : 'GTIN:'), piece]);
  }
  if (item.receiverArticleId && (inside.has('receiverArticleId') || (stacked && inside.has('receiverArticleIdStacked'))))
    lines.push([scene.keyed(buyerItemTerm(scene)), plain(item.receiverArticleId)]);
  return lines;
}

/** Pairs below an item over the table's width: no part of its description. */
export function properties(scene: Scene, frame: Frame, item: Item, index: number): void {
  const { canvas, random, language, term } = scene;
  const { captions } = language;
  const fork = random.fork(`properties ${index}`);
  const column = frame.table.columns.findIndex((each) => each.name === 'description');
  const x = frame.left[column]! + 2;
  const size = frame.size * 0.95;
  const seed = Math.abs(item.total) % 9000;
  const rows: (readonly [string, string])[] = fork.shuffle([
    [fork.pick(['HS', 'UNSPSC', 'CPV', ...captions.columns.tariff]), String(27110000 + seed)],
    [fork.pick(['COO', ...captions.columns.origin]), fork.pick(['EU', ...captions.items.origins])],
    [term('costCenter'), String(1000 + seed)],
    [term('serialNumber'), `SN-${seed}-${index + 1}`],
    [term('project'), fork.pick(language.companyWords)],
    [term('reference'), `${fork.pick(language.companyWords)} ${seed}`],
    [fork.pick(captions.items.notes), fork.pick(language.sentences)],
  ]);
  const shown = rows.slice(0, fork.integer(1, 5));
  const wide = Math.max(...shown.map(([key]) => canvas.measure([scene.keyed(key)], size))) + 8;
  for (const [key, value] of shown) {
    canvas.need(canvas.line(size));
    canvas.put([scene.keyed(key)], x, canvas.y, { size, role: 'continues', max: wide });
    for (const line of canvas.wrap([plain(value)], Math.max(60, canvas.right - x - wide), size).slice(0, 3)) {
      canvas.put(line, x + wide, canvas.y, { size, role: 'continues', max: Math.max(60, canvas.right - x - wide) });
      canvas.y += canvas.line(size);
    }
  }
}
