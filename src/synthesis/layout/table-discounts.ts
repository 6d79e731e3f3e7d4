/** What is taken off an item: as a cell of its column, in the words of its description, on a line of its own below it. */
import type { Item } from '../facts.js';
import type { Piece, Text } from './canvas.js';
import { numberText } from './format.js';
import { plain } from './pieces.js';
import type { Scene } from './scene.js';
import { type AmountLook, field, withMark } from './table-amounts.js';
import type { Column } from './table-column.js';
import { discountAmount, type DiscountLook } from './table-discount-look.js';
import type { Frame } from './table-frame.js';

const share = ({ style }: Scene, tenths: number, look: DiscountLook, sign: string): string =>
  (look.minus && tenths > 0 ? '-' : '') + numberText(tenths, 1, Math.min(1, look.decimals), style.number) + (look.decimals === 2 ? '0' : '') + sign;

const signOf = ({ style }: Scene, { sign }: DiscountLook): string => (sign === 'style' ? style.percent : sign);

const off = ({ style }: Scene, item: Item, negative: boolean): string => numberText(discountAmount(item) * (negative ? -1 : 1), 2, 2, style.number);

/** The cell of an item of this index; `inWords`: without a header that says what the number is. */
export function discount(scene: Scene, item: Item, index: number, { discount: look, currency }: AmountLook, inWords = false): Text {
  if (!item.discount) return [];
  const sign = signOf(scene, look);
  const percent = field(index, 'Discount', share(scene, item.discount, inWords ? { ...look, minus: false } : look, inWords && sign === '' ? ' %' : sign));
  if (look.way === 'percent') return [percent];
  const amount = off(scene, item, look.way !== 'amount');
  return look.way === 'both' ? [percent, plain(amount)] : withMark(scene, field(index, 'Discount', amount), { currency: inWords ? currency : 'none' });
}

/** Nought counts as a discount of the row, as a rate of nought does; a dash says nothing. */
function noDiscount(scene: Scene, index: number, { discount: look }: AmountLook): Text {
  if (look.none === 'nothing') return [];
  if (look.none === 'dash') return [plain(scene.style.leading > 1.3 ? '-' : '–')];
  const { number } = scene.style;
  return [field(index, 'Discount', look.way === 'percent' || look.way === 'both' ? share(scene, 0, look, signOf(scene, look)) : numberText(0, 2, 2, number))];
}

/** What the column's header says besides the document's own word for it. */
const headers: Readonly<Record<string, readonly string[]>> = {
  de: ['Rabatt in %', 'Rab. in %', 'Nachlass %', 'Rabatt (%)', 'Preisnachlass', 'Rabattsatz', 'R%'],
  en: ['Disc. (%)', 'Discount (%)', 'Disc. Amt', 'Less %', 'Trade disc.', 'D/C', 'Rebate'],
  fr: ['Remise (%)', 'Remise en %', 'Taux remise', 'R.%', 'Rabais'],
  it: ['Sconto (%)', 'Sc %', 'Sc.%', '%Sc.', 'Sconti %'],
  es: ['Descuento %', 'Desc. %', 'Dcto.', '% Desc.', 'Dto (%)'],
  nl: ['Korting (%)', 'Kort.%', 'Krt %', 'Korting in %'],
  pl: ['Rabat (%)', 'Upust %', 'Bonifikata'],
  cs: ['Sleva (%)', 'Sleva v %'],
};

export function discountColumn(scene: Scene, look: AmountLook): Column {
  const { random, language, term, style, facts } = scene;
  const known = (headers[language.code] ?? []).filter((wording) => wording !== language.heldOut?.lineDiscount);
  const percent = look.discount.way === 'percent' || look.discount.way === 'both';
  const usual = known.length > 0 && random.chance(0.35) ? random.pick(known) : term('lineDiscount');
  const bare = usual.replace(/\s?(?:[([]%[\])]|%|i %|in %|en %)\s?/, '').trim();
  const amountHeader = (): string => {
    const word = bare || term('discountAmount');
    return random.chance(0.3) ? `${word} ${random.pick([style.currency.mark, `(${style.currency.mark})`, facts.currency])}` : word;
  };
  return {
    name: 'discount',
    header: percent ? usual : amountHeader(),
    align: random.pick(['right', 'right', 'right', 'center', 'left']),
    cell: (item, i) => (item.discount ? discount(scene, item, i, look) : noDiscount(scene, i, look)),
  };
}

const lessWords: Readonly<Record<string, readonly string[]>> = {
  de: ['abzgl.', 'abzüglich', 'minus', 'inkl.', './.', 'mit', 'davon ab', '-'],
  en: ['less', 'minus', 'with', 'incl.', 'after', 'applied:', '-'],
  fr: ['moins', 'dont', 'soit', 'après', '-'],
  it: ['meno', 'con', '-'],
  es: ['menos', 'con', 'incl.', '-'],
  nl: ['min', 'incl.', 'minus', '-'],
  pl: ['minus', 'po uwzgl.', '-'],
};

/** "-10 %", "./. 5 %", "abzgl. 15 % Rabatt", "Discount 20%", "(Remise: 3,00)". */
export function discountWords(scene: Scene, item: Item, index: number, look: AmountLook, way: number): Text {
  const { random, language, term } = scene;
  const value = discount(scene, item, index, look, true);
  const word = (): string => {
    const name = random.chance(0.6) ? term('lineDiscount') : term('discountAmount');
    return /\p{L}/u.test(name) ? name.replace(/\s?[([]?%[\])]?\s?/, '') : term('discountAmount');
  };
  const less = (): Piece => plain(random.pick(lessWords[language.code] ?? ['-', 'minus', './.']));
  const glued = value.map((piece, i): Piece => (i === 0 ? { ...piece, glued: true } : piece));
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
      return [plain('('), { text: word(), glued: true }, ...value, { text: ')', glued: true }];
    case 5:
      return [...value, plain(word())];
    default:
      return look.discount.way === 'percent' || look.discount.way === 'both' ? [plain(random.pick(['-', '–', '(-'])), ...glued] : [plain(word()), ...value];
  }
}

/** "Rabatt 10 %      -12,30" below the item, what it takes off in the column of the totals. */
export function discountLine(scene: Scene, frame: Frame, item: Item, index: number): void {
  const { canvas, random, style, term } = scene;
  if (!item.discount || !frame.table.inside.has('discountLine')) return;
  const { columns, look } = frame.table;
  const description = columns.findIndex(({ name }) => name === 'description');
  const total = columns.findIndex(({ name }) => name === 'total');
  const size = frame.size;
  const fork = random.fork('discount lines');
  const words = plain(fork.chance(0.5) ? term('discountAmount') : term('lineDiscount').replace(/^%$/, term('discountAmount')));
  const percents = fork.chance(0.5);
  const sign = signOf(scene, look.discount) || ' %';
  const percent = numberText(item.discount, 1, 0, style.number) + sign;
  // The percentage says it where it is printed; else the amount does.
  const amount = `${fork.chance(0.9) ? '-' : ''}${off(scene, item, false)}`;
  const said: Text = percents ? [words, field(index, 'Discount', percent)] : [words];
  const cell = withMark(scene, percents ? plain(amount) : field(index, 'Discount', amount), look);
  const right = total < 0 ? canvas.right - 3 : frame.left[total]! + frame.widths[total]! - 3;
  canvas.need(canvas.line(size));
  const wide = canvas.measure(cell, size);
  const x = frame.left[description]! + 1 + fork.pick([0, 0, 8]);
  canvas.put(said, x, canvas.y, { size, role: 'continues', max: Math.max(30, right - wide - x - 6) });
  canvas.put(cell, right, canvas.y, { size, align: 'right', role: 'continues' });
  canvas.y += canvas.line(size);
}
