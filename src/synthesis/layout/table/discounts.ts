/** Item discounts as cells of a column. */
import type { Item } from '../../facts.js';
import type { Text } from '../canvas.js';
import { numberText } from '../../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { type AmountFormat, field, withMark } from './amounts.js';
import type { Column } from './column.js';
import { discountAmount, type DiscountFormat } from './discount-format.js';

const share = ({ style }: Scene, tenths: number, format: DiscountFormat, sign: string): string =>
  (format.minus && tenths > 0 ? '-' : '') + numberText(tenths, 1, Math.min(1, format.decimals), style.number) + (format.decimals === 2 ? '0' : '') + sign;

/** The sign behind percentages; that of the supplier's style where the table has none of its own. */
export const discountSign = ({ style }: Scene, { sign }: DiscountFormat): string => (sign === 'style' ? style.percent : sign);

/** The discount amount. */
export const takenOff = ({ style }: Scene, item: Item, negative: boolean): string => numberText(discountAmount(item) * (negative ? -1 : 1), 2, 2, style.number);

/** The cell of an item of this index; `inWords`: without a header that names the number. */
export function discount(scene: Scene, item: Item, index: number, { discount: format, currency }: AmountFormat, inWords = false): Text {
  if (!item.discount) return [];
  const sign = discountSign(scene, format);
  const percent = field(index, 'Discount', share(scene, item.discount, inWords ? { ...format, minus: false } : format, inWords && sign === '' ? ' %' : sign));
  if (format.way === 'percent') return [percent];
  const amount = takenOff(scene, item, format.way !== 'amount');
  return format.way === 'both' ? [percent, plain(amount)] : withMark(scene, field(index, 'Discount', amount), { currency: inWords ? currency : 'none' });
}

/** Zero is labelled as the row's discount, as a zero rate is; a dash is not. */
function noDiscount(scene: Scene, index: number, { discount: format }: AmountFormat): Text {
  if (format.none === 'nothing') return [];
  if (format.none === 'dash') return [plain(scene.style.leading > 1.3 ? '-' : '–')];
  const { number } = scene.style;
  return [
    field(
      index,
      'Discount',
      format.way === 'percent' || format.way === 'both' ? share(scene, 0, format, discountSign(scene, format)) : numberText(0, 2, 2, number),
    ),
  ];
}

/** Percent, amount or both, by the table's format. */
export function discountColumn(scene: Scene, format: AmountFormat): Column {
  const { random, language, term, style, facts } = scene;
  const known = language.synthesis.table.discount.filter((wording) => wording !== language.heldOut?.lineDiscount);
  const percent = format.discount.way === 'percent' || format.discount.way === 'both';
  const usual = known.length > 0 && random.chance(0.35) ? random.pick(known) : term('lineDiscount');
  const bare = usual.replace(/\s?(?:[([]%[\])]|%|i %|in %|en %)\s?/, '').trim();
  const amountHeader = (): string => {
    const word = bare || term('discountAmount');
    return random.chance(0.3) ? `${word} ${random.pick([style.currency.mark, `(${style.currency.mark})`, facts.currency])}` : word;
  };
  const header = percent ? usual : amountHeader();
  const align = random.pick(['right', 'right', 'right', 'center', 'left'] as const);
  // "Rabatt Pos. 1:" with the amount beneath it.
  if (random.chance(0.1)) {
    const word = random.pick(language.terms.discountAmount);
    const numbered = random.chance(0.4);
    return {
      name: 'discount',
      header,
      align,
      cell: (item) => (item.discount ? [plain(`${word}${numbered && item.position ? ` ${term('position')} ${item.position}` : ''}:`)] : []),
      more: (item, i) => (item.discount ? [discount(scene, item, i, format, true)] : []),
    };
  }
  return {
    name: 'discount',
    header,
    align,
    cell: (item, i) => (item.discount ? discount(scene, item, i, format) : noDiscount(scene, i, format)),
  };
}
