/** Generic words for goods ("Product 1", "Artikel 2"), and key words of invoices as parts of names: a word is not a key everywhere. */
import type { Language, TermName } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

/** One of the language's words for goods. */
export const goodsWord = (random: Random, { synthesis }: Language): string => random.pick(synthesis.goods);

const keys: readonly TermName[] = [
  'itemId',
  'description',
  'position',
  'quantity',
  'unit',
  'invoice',
  'receipt',
  'deliveryNoteTitle',
  'project',
  'contract',
  'shipping',
  'deposit',
  'reference',
  'costCenter',
  'website',
  'phone',
  'priceUnit',
];

/** One whole word of a key; never a held-out wording. */
export function keyWord(random: Random, language: Language): string {
  const name = random.pick(keys);
  const words = language.terms[name].filter((wording) => wording !== language.heldOut[name] && /^\p{L}{4,}$/u.test(wording));
  return words.length > 0 ? random.pick(words) : goodsWord(random, language);
}
