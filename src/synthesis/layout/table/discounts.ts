/** Item discounts as cells of a column. */
import type { Item } from '../../facts.js';
import type { Text } from '../canvas.js';
import { numberText } from '../format.js';
import { plain } from '../pieces.js';
import type { Scene } from '../scene.js';
import { type AmountLook, field, withMark } from './amounts.js';
import type { Column } from './column.js';
import { discountAmount, type DiscountLook } from './discount-look.js';

const share = ({ style }: Scene, tenths: number, look: DiscountLook, sign: string): string =>
  (look.minus && tenths > 0 ? '-' : '') + numberText(tenths, 1, Math.min(1, look.decimals), style.number) + (look.decimals === 2 ? '0' : '') + sign;

export const discountSign = ({ style }: Scene, { sign }: DiscountLook): string => (sign === 'style' ? style.percent : sign);

/** The discount amount. */
export const takenOff = ({ style }: Scene, item: Item, negative: boolean): string => numberText(discountAmount(item) * (negative ? -1 : 1), 2, 2, style.number);

/** The cell of an item of this index; `inWords`: without a header that names the number. */
export function discount(scene: Scene, item: Item, index: number, { discount: look, currency }: AmountLook, inWords = false): Text {
  if (!item.discount) return [];
  const sign = discountSign(scene, look);
  const percent = field(index, 'Discount', share(scene, item.discount, inWords ? { ...look, minus: false } : look, inWords && sign === '' ? ' %' : sign));
  if (look.way === 'percent') return [percent];
  const amount = takenOff(scene, item, look.way !== 'amount');
  return look.way === 'both' ? [percent, plain(amount)] : withMark(scene, field(index, 'Discount', amount), { currency: inWords ? currency : 'none' });
}

/** Zero is labelled as the row's discount, as a zero rate is; a dash is not. */
function noDiscount(scene: Scene, index: number, { discount: look }: AmountLook): Text {
  if (look.none === 'nothing') return [];
  if (look.none === 'dash') return [plain(scene.style.leading > 1.3 ? '-' : '–')];
  const { number } = scene.style;
  return [
    field(index, 'Discount', look.way === 'percent' || look.way === 'both' ? share(scene, 0, look, discountSign(scene, look)) : numberText(0, 2, 2, number)),
  ];
}

export function discountColumn(scene: Scene, look: AmountLook): Column {
  const { random, language, term, style, facts } = scene;
  const known = language.synthesis.table.discount.filter((wording) => wording !== language.heldOut?.lineDiscount);
  const percent = look.discount.way === 'percent' || look.discount.way === 'both';
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
      more: (item, i) => (item.discount ? [discount(scene, item, i, look, true)] : []),
    };
  }
  return {
    name: 'discount',
    header,
    align,
    cell: (item, i) => (item.discount ? discount(scene, item, i, look) : noDiscount(scene, i, look)),
  };
}
