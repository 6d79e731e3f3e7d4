/** Fuel as pumps print it: product, volume, price and total as keys with values, or in columns of two rows. */
import { pumpWords } from '../../../catalogue/country-words/pumps.js';
import type { Text } from '../canvas.js';
import { numberText, quantityValue, valueText } from '../../format.js';
import { plain } from '../pieces.js';
import { field, unitPrice } from '../table/amounts.js';
import type { Till } from './canvas.js';

/** Prints the only item so where it is fuel, on half of such receipts; whether it did. */
export function pumpSale({ scene, line, row }: Till): boolean {
  const { facts, style, language } = scene;
  const [item] = facts.items;
  const random = scene.random.fork('pump');
  if (!item || facts.items.length > 1 || item.discount || !language.captions.till.fuels.includes(item.name) || !random.chance(0.5)) return false;
  const words = pumpWords[facts.sender.country.code];
  const volumeKey = words ? random.pick(words.volume) : random.chance(0.5) ? scene.term('quantity') : item.unit;
  const priceKey = words ? random.pick(words.price) : `${scene.term('unitPrice')}${random.chance(0.5) ? `/${item.unit}` : ''}`;
  const productKey = words ? random.pick(words.product) : scene.term('description');
  const totalKey = words ? random.pick(words.total) : scene.term('lineTotal');
  const name = field(0, 'Description', item.name);
  const volume: Text = [
    field(0, 'Quantity', quantityValue(item.quantity), numberText(item.quantity, 3, random.pick([2, 3]), style.number)),
    ...(random.chance(0.3) ? [{ ...field(0, 'Unit', item.unit), attached: random.chance(0.5) }] : []),
  ];
  const currency: Text = random.chance(0.5) ? [plain(style.currency.mark)] : [];
  const price: Text = [...currency, ...unitPrice(scene, item, 0)];
  const total: Text = [...currency, field(0, 'TotalAmount', valueText(item.total, 2, 2), numberText(item.total, 2, 2, style.number))];
  const pump = String(random.integer(1, 16)).padStart(2, '0');
  const colon = random.pick([':', ':', '']);
  const key = (text: string): Text => [plain(text + colon)];
  const ways = random.weighted([0.6, 0.25, 0.15]);
  if (ways === 0) {
    const left = random.chance(0.5);
    const pairs: readonly (readonly [Text, Text])[] = [
      [key(productKey), [name]],
      [key(volumeKey), volume],
      [key(priceKey), price],
      ...(random.chance(0.7) ? [[key(totalKey), total] as const] : []),
    ];
    if (random.chance(0.6)) line([...key(`${language.synthesis.pump}${random.pick(['', '#'])}`), plain(pump)], 'left', undefined, 'other');
    pairs.forEach(([at, value], i) => {
      const role = i === 0 ? 'start' : 'continues';
      if (left) line([...at, ...value], 'left', undefined, role);
      else row(at, value, { role });
    });
    return true;
  }
  // "Pump  Gallons  Price" over "04  9.483  $2.739".
  const number: KeyedText = [language.synthesis.pump, [plain(pump)]];
  const product: KeyedText = [productKey, [name]];
  const sold: KeyedText = [volumeKey, volume];
  const [first, second] = ways === 1 ? [sold, product] : [product, sold];
  inTwoRows(scene, [number, first, [priceKey, price]], 'start');
  inTwoRows(scene, [second, [totalKey, total]], 'continues');
  return true;
}

type KeyedText = readonly [key: string, value: Text];

/** Keys on one line, their values below them. */
function inTwoRows({ canvas }: Till['scene'], columns: readonly KeyedText[], role: 'start' | 'continues'): void {
  const width = canvas.width / columns.length;
  columns.forEach(
    ([key], i) => void canvas.put([plain(key)], canvas.left + i * width, canvas.y, { max: width - 3, role: role === 'start' ? 'header' : 'continues' }),
  );
  canvas.y += canvas.line();
  columns.forEach(([, value], i) => void canvas.put(value, canvas.left + i * width, canvas.y, { max: width - 3, role }));
  canvas.y += canvas.line() * 1.5;
}
