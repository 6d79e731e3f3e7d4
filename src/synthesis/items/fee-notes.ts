/** Items of fee notes of physicians, dentists and lawyers: a code of the fee schedule, the service, quantity and factor. */
import type { Language } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';
import { addDays } from '../dates.js';
import type { Item } from '../facts.js';
import { filled } from '../identifiers/masks.js';
import { lineTotal } from '../amounts/sums.js';

interface FeeContext {
  readonly language: Language;
  readonly date: string;
  readonly rates: readonly number[];
  readonly credit: boolean;
}

/** Formats of fee schedule codes; one note uses one or two of them. */
const codeMasks = ['9', '99', '999', '9999', '0999', '99a', 'A9999', '99.9999', '00.0999', '99999', 'L999', 'LLLL999', '9.9', '9999.9', 'GL 99'] as const;
const common: readonly string[] = ['9', '99', '999', '9999'];

/** Thousandths. */
const factors = [2300, 2300, 2300, 1800, 1800, 1000, 3500, 1150, 1300, 2500, 1200, 750, 1500, 2000, 1380];

/** `count` items in order of their days, which end the day before `date`. Quantities in thousandths, prices in ten-thousandths. */
export function feeItems(random: Random, count: number, { language, date, rates, credit }: FeeContext): readonly Item[] {
  const texts = language.synthesis.feeServices;
  const masks = random.chance(0.6) ? common : [random.pick(codeMasks), random.pick(codeMasks)];
  const numbered = random.chance(0.2);
  const everyDate = random.chance(0.6);
  const scale = random.pick([1, 1, 1, 3, 10]);
  const last = addDays(date, -1);
  let day = addDays(date, -random.integer(10, 90));
  const items: Item[] = [];
  for (let i = 0; i < count; i++) {
    const newDay = i === 0 || (day < last && random.chance(0.3));
    if (i > 0 && newDay) day = [addDays(day, random.integer(1, 14)), last].sort()[0]!;
    const line = {
      quantity: (credit ? -1000 : 1000) * (random.chance(0.82) ? 1 : random.integer(2, 6)),
      // Amounts computed from points: 4.66, 10.72, 8.74.
      unitPrice: random.integer(233, 4663) * 100 * scale,
      priceUnit: 1,
      discount: 0,
      factor: random.pick(factors),
    };
    items.push({
      position: numbered ? String(i + 1) : '',
      articleId: filled(random, random.pick(masks)),
      name: random.pick(texts),
      details: random.chance(0.06) ? [random.pick(language.sentences)] : [],
      unit: '',
      vatRate: rates[0]!,
      ...(everyDate || newDay ? { deliveryDate: day } : {}),
      ...line,
      total: lineTotal(line),
    });
  }
  return items;
}
