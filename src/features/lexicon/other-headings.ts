/** Headings of columns of the item table that are no fields: maker, pack, batch, expiry and tariff number, in all languages and as wholesalers of a country print them; and a retail price beside the price. */
import { tradeColumns } from '../../catalogue/country-words/trade-columns.js';
import type { Language } from '../../catalogue/languages/language.js';
import { languages } from '../../catalogue/languages/index.js';
import { bare } from '../../fold.js';
import type { Token } from '../contract.js';

const columns = ['maker', 'pack', 'batch', 'expiry', 'tariff'] as const;
const fields = ['position', 'itemId', 'description', 'unitPrice', 'lineVatRate', 'lineTotal', 'lineOrderId'] as const;
/** Words of the longest. */
const longest = 3;

/** What a heading of a field begins with too may be short for it ("Prod."). */
function unmistakable({ captions, terms }: Language): string[] {
  const words = fields.flatMap((field) => terms[field]).flatMap((wording) => [wording, ...wording.split(/[\s/.-]+/)].map(bare));
  return columns.flatMap((name) => captions.columns[name].map(bare)).filter((wording) => !words.some((word) => word.startsWith(wording)));
}

const trades = Object.values(tradeColumns);
const retail = [...languages.flatMap(({ captions }) => captions.columns.retail), ...trades.flatMap((words) => words.retail)].map(bare);
const others = [
  ...languages.flatMap(unmistakable),
  ...trades.flatMap((words) => [...columns, 'location' as const, 'cases' as const].flatMap((name) => words[name].map(bare))),
];
const prices = [...languages.flatMap(({ terms }) => terms.unitPrice), ...trades.flatMap((words) => words.price)].map(bare);

/** What is below: of no field, a price that goods are sold on for, the price. */
export type HeadingKind = 'none' | 'retail' | 'price';
const kinds: ReadonlyMap<string, HeadingKind> = new Map([
  ...prices.map((wording) => [wording, 'price'] as const),
  ...others.filter((wording) => wording.length > 1).map((wording) => [wording, 'none'] as const),
  ...retail.map((wording) => [wording, 'retail'] as const),
]);

/** The words of such headings among those of a heading. */
export function headingKinds<T extends Pick<Token, 'text' | 'line'>>(words: readonly T[]): ReadonlyMap<T, HeadingKind> {
  const found = new Map<T, HeadingKind>();
  for (let at = 0; at < words.length; ) {
    const lengths = Array.from({ length: Math.min(longest, words.length - at) }, (_, i) => i + 1).filter(
      (length) => words[at + length - 1]!.line === words[at]!.line,
    );
    const length = lengths.findLast((each) => kinds.has(textAt(words, at, each)));
    for (const word of words.slice(at, at + (length ?? 0))) found.set(word, kinds.get(textAt(words, at, length!))!);
    at += length ?? 1;
  }
  return found;
}

const textAt = (words: readonly Pick<Token, 'text'>[], at: number, length: number): string =>
  bare(
    words
      .slice(at, at + length)
      .map(({ text }) => text)
      .join(''),
  );
