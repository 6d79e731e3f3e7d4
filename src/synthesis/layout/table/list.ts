/** Items without a table: blocks of pairs, as viewers of e-invoices print them, and sentences with an amount. */
import type { LineRole } from '../../../dataset/label.js';
import type { TermName } from '../../../catalogue/languages/language.js';
import type { Piece, Text } from '../canvas.js';
import { dateText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { amountFormat, field, lineRate, quantity, total, unitPrice } from './amounts.js';
import { descriptionOf } from './columns.js';
import { discount } from './discounts.js';

type Pair = readonly [key: Piece, value: Text];

/** "Position 1", then its fields as pairs below each other or two in a row. */
export function itemBlocks(scene: Scene): void {
  const { canvas, facts, random, term, style } = scene;
  const format = { ...amountFormat(random, scene), netPrice: 'no', priceUnit: 'column', unitAttached: false } as const;
  const priced = facts.type !== 'deliveryNote';
  const heading = random.pick(['term', 'term', 'number', 'none']);
  const twice = random.chance(0.35);
  const shows = new Map(['articleId', 'unit', 'rate', 'quantity', 'unitPrice'].map((name) => [name, random.chance(0.8)]));
  const apart = random.chance(0.5);
  const indent = heading === 'none' ? 0 : random.pick([0, 8, 20]);
  const net = random.chance(0.3) ? ` ${random.pick(scene.language.captions.columns.net)}` : '';
  const key = (name: TermName, end = ''): Piece => scene.keyed(term(name) + end);
  facts.items.forEach((item, i) => {
    const value = descriptionOf(item);
    const part = (text: string): Piece => ({ text, means: [{ item: i, field: 'Description', value }] });
    const position = item.position ? [field(i, 'PositionId', item.position)] : [];
    const pairs: Pair[] = [];
    const use = (name: TermName, text: Text, end?: string): void => {
      if (text.length > 0) pairs.push([key(name, end), text]);
    };
    if (shows.get('articleId') && item.articleId) use('itemId', [field(i, 'ItemId', item.articleId)]);
    use('description', [part(value)]);
    if (item.deliveryDate)
      use('lineDeliveryDate', [field(i, 'DeliveryDate', item.deliveryDate, dateText(item.deliveryDate, style.dateFormat, scene.language))]);
    if (item.orderId) use('lineOrderId', [field(i, 'OrderId', item.orderId)]);
    if (item.deliveryId) use('lineDeliveryId', [field(i, 'DeliveryId', item.deliveryId)]);
    if (shows.get('quantity') || !priced)
      use('quantity', apart || !item.unit ? [quantity(scene, item, i, format)] : [quantity(scene, item, i, format), field(i, 'Unit', item.unit)]);
    if (apart && item.unit && shows.get('unit')) use('unit', [field(i, 'Unit', item.unit)]);
    if (priced) {
      if (shows.get('unitPrice')) use('unitPrice', unitPrice(scene, item, i, format), net);
      if (item.priceUnit > 1) use('priceUnit', [plain(String(item.priceUnit))]);
      use('lineDiscount', discount(scene, item, i, format));
      if (shows.get('rate')) use('lineVatRate', lineRate(scene, item, i, undefined, format));
      use('lineTotal', total(scene, item, i, format), net);
    }
    canvas.need(canvas.line() * 4);
    let first = true;
    const put = (text: Text, x: number, width: number): void => {
      canvas.put(text, x, canvas.y, { role: first ? 'start' : 'continues', max: width });
    };
    if (heading !== 'none' && position.length > 0) {
      put(heading === 'term' ? [{ text: term('position').replace(/[.:]$/, ''), bold: true }, ...position] : position, canvas.left, canvas.width);
      canvas.y += canvas.line();
      first = false;
    } else if (position.length > 0) pairs.unshift([key('position'), position]);
    const wide = Math.min(canvas.width * 0.4, Math.max(...pairs.map(([words]) => canvas.measure([words]))) + 10);
    const half = (canvas.width - indent) / 2;
    const left = canvas.left + indent;
    for (let p = 0; p < pairs.length; p++) {
      const [words, text] = pairs[p]!;
      const next = pairs[p + 1];
      const short = (each: Pair): boolean => wide + canvas.measure(each[1]) < half - 8;
      canvas.need(canvas.line());
      put([words], left, wide - 4);
      if (twice && next && short(pairs[p]!) && short(next)) {
        put(text, left + wide, half - wide - 4);
        put([next[0]], left + half, wide - 4);
        put(next[1], left + half + wide, half - wide);
        canvas.y += canvas.line();
        p++;
      } else
        for (const line of canvas.wrap(text, canvas.width - indent - wide)) {
          put(line, left + wide, canvas.width - indent - wide);
          first = false;
          canvas.y += canvas.line();
        }
      first = false;
    }
    if (random.chance(0.1)) canvas.stroke(canvas.left, canvas.y - style.size * 0.6, canvas.right, canvas.y - style.size * 0.6, 0.4);
    canvas.y += style.size * (0.4 + style.airy * 0.5);
  });
}

/** "Für Beratung berechnen wir Ihnen EUR 1.200,00". */
export function itemSentences(scene: Scene): void {
  const { canvas, facts, random, language } = scene;
  const format = { ...amountFormat(random, scene), netPrice: 'no', unitAttached: false, currency: random.pick(['before', 'behind'] as const) } as const;
  const template = random.pick(language.synthesis.table.itemSentences);
  const width = canvas.width * (0.7 + random.next() * 0.3);
  facts.items.forEach((item, i) => {
    const value = descriptionOf(item);
    const parts: Readonly<Record<string, Text>> = {
      name: [{ text: value, means: [{ item: i, field: 'Description', value }] }],
      quantity: [quantity(scene, item, i), ...(item.unit ? [field(i, 'Unit', item.unit)] : [])],
      price: unitPrice(scene, item, i, format),
      total: total(scene, item, i, format),
    };
    const text = template.split(/(\{\w+\})/).flatMap((part): Text => {
      const known = parts[part.slice(1, -1)];
      if (known) return known;
      const words = part.trim();
      return words ? [words === ':' ? { text: words, attached: true } : plain(words)] : [];
    });
    let role: LineRole = 'start';
    for (const line of canvas.wrap(text, width)) {
      canvas.need(canvas.line());
      canvas.put(line, canvas.left, canvas.y, { role });
      role = 'continues';
      canvas.y += canvas.line();
    }
    canvas.y += canvas.line() * 0.3;
  });
}
