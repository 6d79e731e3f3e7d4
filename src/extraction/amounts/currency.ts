/** InvoiceCurrency by a vote of the signs and codes that are printed, weighted by their place; without any by the sender's country. */
import { countryByCode } from '../../catalogue/country-table.js';
import { codesBySign, currencies, misreadSigns, sharedCurrencies, taxCodeSigns, unitSigns } from '../../catalogue/currencies.js';
import type { Document } from '../../document/document.js';
import { tokensOf } from '../../features/tokens/tokens.js';
import type { PartyCountries } from '../contacts/contacts.js';
import type { Prediction } from '../found.js';
import { derivedPrediction, evidenceOf } from '../decoding/predictions.js';
import { isOtherWord, type PrintedCurrency, printedCurrencies } from './printed-currencies.js';
import { lineOf, type Ranked } from '../decoding/ranking.js';

/** Votes: beside the gross amount, on a line with an amount, anywhere. */
const [beside, onLine, anywhere] = [6, 2, 0.5];

const isoCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code));

/** In small letters what the table has in capitals: "km" is no KM, "le" no LE; "usd" is USD, but "Ves" is a village. */
const isInOtherCase = (text: string): boolean => {
  const sign = text.replace(/[()[\]:,;]|\.$/g, '');
  return !codesBySign.has(sign) && !(isoCurrencies.has(sign.toUpperCase()) && [sign.toUpperCase(), sign.toLowerCase()].includes(sign));
};

/** Of countries without a row of their own: the code of a currency begins with its country's (ISO 4217). */
const currencyIn = (country: string): string | undefined =>
  countryByCode(country)?.currency ?? sharedCurrencies.get(country) ?? [...isoCurrencies].find((code) => code.startsWith(country));

/** The sign of the parties' currency where the reader takes it for that of one that is neither's and is not named. */
function asMeant(sign: PrintedCurrency, home: ReadonlySet<string>, named: ReadonlySet<string>): PrintedCurrency {
  const meant = sign.codes.some((code) => home.has(code) || named.has(code)) ? undefined : misreadSigns.get(sign.text);
  return meant !== undefined && home.has(meant) ? { ...sign, codes: [meant] } : sign;
}

/** Whether the gross amount is on this line, wherever else it is printed. */
const isBesideValue = (gross: Ranked, page: number, line: number): boolean =>
  gross.page.page === page &&
  gross.page.candidates.some(({ kind, value, first }) => kind === 'amount' && value === gross.value && gross.page.tokens[first]!.line === line);

/** What a sign of several countries means decides the only one of them whose code is printed, then the receiver's country as the caller gives it, then the sender's. */
export function currencyOf(document: Document, gross: Ranked | undefined, { Sender, Receiver }: PartyCountries = {}): Prediction | undefined {
  const votes = new Map<string, number>();
  const known = [...(Receiver?.isStated ? [Receiver] : []), Sender, Receiver].flatMap((party) => party?.country ?? []);
  const home = new Set(known.flatMap((country) => currencyIn(country) ?? []));
  const asRead = document.pages.map((page) => printedCurrencies(tokensOf(page)));
  const named = new Set(asRead.flat().flatMap(({ isNamed, codes }) => (isNamed ? codes : [])));
  const printed = asRead.map((signs, page) => {
    const tokens = tokensOf(document.pages[page]!);
    return signs.map((sign) => (tokens[sign.token]!.recognised ? asMeant(sign, home, named) : sign));
  });
  const ownOf = (codes: readonly string[]): string | undefined => {
    const shared = codes.filter((code) => named.has(code));
    return shared.length === 1 ? shared[0] : known.map(currencyIn).find((currency) => codes.some((code) => code === currency));
  };
  // The only sign that is of neither country, and at another number than the gross amount, is a misread one (a stamp as "£") or another word ("GEL").
  const isHome = ({ codes }: PrintedCurrency): boolean => codes.some((code) => home.has(code));
  const isHomePrinted = printed.flat().some((sign) => isHome(sign) && (!sign.isWord || sign.isAtNumber));
  const isOther = (sign: PrintedCurrency): boolean => home.size > 0 && !isHome(sign) && isOtherWord(sign, home, isHomePrinted);
  const foreign = printed.flatMap((list, page) =>
    list.filter((sign) => !isHome(sign)).map((sign) => ({ sign, page, token: tokensOf(document.pages[page]!)[sign.token]! })),
  );
  const [only] = foreign;
  const mayBeOther = ({ sign, page, token }: (typeof foreign)[number]): boolean =>
    /^[^\p{L}]$/u.test(sign.text) ? token.recognised === true : gross !== undefined && sign.isAtNumber && !isBesideValue(gross, page, token.line);
  const mistaken = foreign.length === 1 && home.size > 0 && mayBeOther(only!) ? only!.sign : undefined;
  document.pages.forEach((page, index) => {
    const tokens = tokensOf(page);
    const withAmount = new Set(tokens.filter((token) => /\d[.,]\d{2}(?!\d)/.test(token.text)).map((token) => token.line));
    const grossLine = gross?.page.page === index ? lineOf(gross) : undefined;
    for (const sign of printed[index]!) {
      const { token, text, codes, isWord, isAtNumber, isAtAmount, isNamed } = sign;
      if ((isWord && !isAtNumber) || sign === mistaken || isOther(sign)) continue;
      const own = ownOf(codes);
      // Noise is read as signs, too, and as letters beside amounts.
      const isNoise = tokens[token]!.recognised && !isNamed && (!isAtNumber || /^\p{L}$/u.test(text));
      if (!own && (isNoise || taxCodeSigns.has(text) || (unitSigns.has(text) && !isAtAmount) || (isWord && isInOtherCase(text)))) continue;
      const { line } = tokens[token]!;
      const value = own ?? codes[0]!;
      votes.set(value, (votes.get(value) ?? 0) + (line === grossLine ? beside : withAmount.has(line) ? onLine : anywhere));
    }
  });
  const sorted = [...votes].sort((a, b) => b[1] - a[1]);
  const total = sorted.reduce((sum, [, vote]) => sum + vote, 0);
  if (sorted.length) {
    const share = sorted[0]![1] / total;
    const probability = Math.min(0.99, 0.55 + 0.44 * share);
    return {
      name: 'InvoiceCurrency',
      value: sorted[0]![0],
      score: probability,
      evidence: evidenceOf(probability, { margin: share, none: 0.01, notes: [`${sorted[0]![0]} has ${Math.round(share * 100)} % of the votes of the page`] }),
    };
  }
  const country = known.find(currencyIn);
  return country && gross ? derivedPrediction('InvoiceCurrency', currencyIn(country)!, 0.6, [`the currency of ${country}`]) : undefined;
}
