/** Item discounts in words: in the description, or on a separate line below the item. */
import type { Item } from '../../facts.js';
import type { Piece, Text } from '../canvas.js';
import { numberText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { type AmountFormat, field, withMark } from './amounts.js';
import { discount, discountSign, takenOff } from './discounts.js';
import type { Frame } from './frame.js';

/** "-10 %", "./. 5 %", "abzgl. 15 % Rabatt", "Discount 20%", "(Remise: 3,00)". */
export function discountWords(scene: Scene, item: Item, index: number, format: AmountFormat, way: number): Text {
  const { random, language, term } = scene;
  const value = discount(scene, item, index, format, true);
  const word = (): string => {
    const name = random.chance(0.6) ? term('lineDiscount') : term('discountAmount');
    return /\p{L}/u.test(name) ? name.replace(/\s?[([]?%[\])]?\s?/, '') : term('discountAmount');
  };
  const less = (): Piece => plain(random.pick(language.synthesis.table.less));
  const attached = value.map((piece, i): Piece => (i === 0 ? { ...piece, attached: true } : piece));
  switch (way) {
    case 0:
      return [less(), ...value, plain(word())];
    case 1:
      return [plain(random.pick(['./.', '-', '−', './.', '–'])), ...value, ...(random.chance(0.3) ? [plain(word())] : [])];
    case 2:
      return [plain(word()), ...value];
    case 3:
      return [plain(`${word()}:`), ...value];
    case 4:
      return [plain('('), { text: word(), attached: true }, ...value, { text: ')', attached: true }];
    case 5:
      return [...value, plain(word())];
    default:
      return format.discount.way === 'percent' || format.discount.way === 'both'
        ? [plain(random.pick(['-', '–', '(-'])), ...attached]
        : [plain(word()), ...value];
  }
}

/** "Rabatt 10 % -12,30" below the item, with the amount in the column of the totals. */
export function discountLine(scene: Scene, frame: Frame, item: Item, index: number): void {
  const { canvas, random, style, term } = scene;
  if (!item.discount || !frame.table.inside.has('discountLine')) return;
  const { columns, format } = frame.table;
  const description = columns.findIndex(({ name }) => name === 'description');
  const total = columns.findIndex(({ name }) => name === 'total');
  const size = frame.size;
  const fork = random.fork('discount lines');
  const words = plain(fork.chance(0.5) ? term('discountAmount') : term('lineDiscount').replace(/^%$/, term('discountAmount')));
  const percents = fork.chance(0.5);
  const sign = discountSign(scene, format.discount) || ' %';
  const percent = numberText(item.discount, 1, 0, style.number) + sign;
  // The percentage is the discount where it is printed; else the amount.
  const amount = `${fork.chance(0.9) ? '-' : ''}${takenOff(scene, item, false)}`;
  const discountText: Text = percents ? [words, field(index, 'Discount', percent)] : [words];
  const cell = withMark(scene, percents ? plain(amount) : field(index, 'Discount', amount), format);
  const right = total < 0 ? canvas.right - 3 : frame.left[total]! + frame.widths[total]! - 3;
  canvas.need(canvas.line(size));
  const wide = canvas.measure(cell, size);
  const x = frame.left[description]! + 1 + fork.pick([0, 0, 8]);
  canvas.put(discountText, x, canvas.y, { size, role: 'continues', max: Math.max(30, right - wide - x - 6) });
  canvas.put(cell, right, canvas.y, { size, align: 'right', role: 'continues' });
  canvas.y += canvas.line(size);
}
