/**
 * The total in words, as invoices of many countries repeat it: "Rupees Thirty One Thousand Two Hundred Twenty Eight Only". Words and figures are two readings of one
 * amount, and misread in different ways.
 */
import { languageByCode } from '../../../catalogue/languages/index.js';
import { bare } from '../../../fold.js';
import { boxOf, textOf } from '../../../features/tokens/token-text.js';
import type { Candidate, EncodedPage } from '../../../features/contract.js';
import { cents as centsOf, money } from '../../../values/numbers/cents.js';
import { numbersInWords } from '../../../values/numbers/number-words.js';
import type { Adjust, Ranked, Ranking } from '../ranking.js';

export interface AmountInWords {
  readonly whole: number;
  /** Where they are printed behind it, in hundredths, or nothing is behind "only"; undefined where they may be in words. */
  readonly cents?: number;
  readonly page: EncodedPage;
  readonly first: number;
  readonly last: number;
}

/** Words behind the amount that its cents are looked for in, and its end. */
const [reach, endsWithin] = [6, 2];
/** "06/100"; "cien/50". */
const [hundredths, attached] = [/^(\d\d)\/100\P{L}*$/u, /(?<=\p{L})\/(\d\d)(?:\/100)?\P{L}*$/u];
/** Added to the network's logit of the gross amount. */
const bonus = 4;

/** The largest amount in words of a document in this language or in English. */
export function amountSaid(pages: readonly EncodedPage[], language: string | undefined): AmountInWords | undefined {
  let largest: AmountInWords | undefined;
  for (const code of new Set([...(language ? [language] : []), 'en']))
    for (const page of languageByCode.has(code) ? pages : []) {
      const words = page.tokens.map(({ text }) => text.replace(attached, ''));
      for (const { value, first, end } of numbersInWords(words, code)) {
        if (largest && value <= largest.whole) continue;
        const own = page.tokens[end - 1]!.text.match(attached);
        const cents = own ? Number(own[1]) : centsBehind(words.slice(end, end + reach), code);
        largest = { whole: value, page, first, last: end - 1, ...(cents !== undefined && { cents }) };
      }
    }
  return largest;
}

/** Hundredths in figures or words, none before "only"; undefined where neither is behind the amount. */
function centsBehind(behind: readonly string[], code: string): number | undefined {
  const printed = behind.map((word) => word.match(hundredths)?.[1]).find((digits) => digits !== undefined);
  if (printed !== undefined) return Number(printed);
  const names = languageByCode.get(code)!.decoding.numerals;
  const folded = behind.map(bare);
  if (folded.some((word) => names.hundredths.includes(word))) return numbersInWords(behind, code, 1).find(({ value }) => value < 100)?.value;
  return folded.slice(0, endsWithin).some((word) => names.closing.includes(word)) ? 0 : undefined;
}

/** The bonus for a gross amount that the words say. */
export const inWords =
  (said: AmountInWords): Adjust =>
  ({ kind, value }, _page, detail) =>
    detail === 'GrandTotalAmount' && kind === 'amount' && isSaid(said, value) ? bonus : 0;

function isSaid({ whole, cents }: AmountInWords, value: string): boolean {
  const amount = centsOf(value);
  return cents === undefined ? Math.floor(amount / 100) === whole : amount === whole * 100 + cents;
}

/** The gross amount's ranking with the words where no figures say the same and the words say the cents: its likelihood is that of figures with the bonus. */
export function withWords(ranking: Ranking, said: AmountInWords): Ranking {
  const { ranked, none } = ranking;
  if (said.cents === undefined || ranked.some(({ value }) => isSaid(said, value))) return ranking;
  const { page, first, last, whole, cents } = said;
  const tokens = page.tokens.slice(first, last + 1);
  const value = money(whole * 100 + cents);
  const candidate: Candidate = { kind: 'amount', value, first, last, text: textOf(tokens), box: boxOf(tokens), page: page.page };
  const odds = none * Math.exp(bonus);
  const share = (probability: number): number => probability / (1 + odds);
  const all: Ranked[] = [{ value, candidate, page, probability: share(odds) }, ...ranked.map((each) => ({ ...each, probability: share(each.probability) }))];
  return { ...ranking, ranked: all.sort((a, b) => b.probability - a.probability), none: share(none), candidates: ranking.candidates + 1 };
}
