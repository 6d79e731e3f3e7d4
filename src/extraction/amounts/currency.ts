/** InvoiceCurrency by a vote of the signs and codes that are printed, weighted by their place; without any by the sender's country. */
import { countryByCode } from '../../catalogue/country-table.js';
import { codesByTax, codesByWord } from '../../catalogue/currency-words.js';
import { codesBySign, currencies } from '../../catalogue/currencies.js';
import { languages } from '../../catalogue/languages/index.js';
import type { Document } from '../../document/document.js';
import type { Token } from '../../features/contract.js';
import { bare, fold } from '../../values/text/fold.js';
import { tokensOf } from '../../features/tokens/tokens.js';
import { factsOn } from '../../features/tokens/word-facts.js';
import type { PartyCountries } from '../contacts/contacts.js';
import type { Prediction } from '../found.js';
import { isBank, isKey as isBicKey } from '../decoding/bic-places.js';
import { derivedPrediction, evidenceOf } from '../decoding/predictions.js';
import { currencyKeys, type PrintedCurrency, printedCurrencies } from './printed-currencies.js';
import { lineOf, type Ranked } from '../decoding/ranking.js';

/** Votes: beside the gross amount, on a line with an amount, anywhere. */
const [beside, onLine, anywhere] = [6, 2, 0.5];

const isoCurrencies: ReadonlySet<string> = new Set(currencies.map(({ code }) => code));

/** In small letters what the table has in capitals: "km" is no KM, "le" no LE; "usd" is USD. */
const isInOtherCase = (text: string): boolean => {
  const sign = text.replace(/[()[\]:,;]|\.$/g, '');
  return !codesBySign.has(sign) && !codesBySign.has(`${sign}.`) && !isoCurrencies.has(sign.toUpperCase());
};

/** A unit in capitals too. */
const units: ReadonlySet<string> = new Set(['KM']);

/** "12,00 KM" is an amount, "184 KM 0,42" is none. */
function isBesideAmount(tokens: readonly Token[], i: number): boolean {
  const [before, behind] = [tokens[i - 1], tokens[i + 1]].map((other) => (other?.line === tokens[i]!.line && /\d/.test(other.text) ? other.text : undefined));
  return /\d[.,]\d{2}$/.test(before ?? behind ?? '');
}

/** What counts as the currency of a document only where it is that of a party's country. */
const isForeign = ({ text, token, codes }: PrintedCurrency, tokens: readonly Token[]): boolean =>
  (isInOtherCase(text) && codesByWord.get(fold(text)) !== codes) || (units.has(text.replace(/[^\p{L}]/gu, '')) && !isBesideAmount(tokens, token));

const sumWords: ReadonlySet<string> = new Set(languages.flatMap(({ decoding }) => decoding.sumWords.map(bare)));

/** Words before the code of a currency, those of one meaning first: "Moneda: MXN", "Total CAD". */
const namings: readonly ((text: string) => boolean)[] = [(text) => currencyKeys.has(bare(text)), (text) => sumWords.has(bare(text))];

/** Codes that the document names as its currency: a sign that several countries have means it. */
const namedCurrencies = (document: Document): string[] =>
  namings.flatMap((naming) =>
    document.pages.flatMap((page) => {
      const tokens = tokensOf(page);
      return tokens.flatMap(({ text, line }, i) => {
        const code = text.replace(/[()[\]:,;.]/g, '');
        const before = tokens[i - 1];
        return isoCurrencies.has(code) && before?.line === line && naming(before.text.replace(/:$/, '')) ? [code] : [];
      });
    }),
  );

/** Of the only country whose taxes the document names. */
function taxCurrency(document: Document): string | undefined {
  const words = document.pages.flatMap((page) => tokensOf(page).map(({ text }) => bare(text)));
  const found = new Set(codesByTax.flatMap(([tax, code]) => (words.some((word) => word.startsWith(tax)) ? [code] : [])));
  return found.size === 1 ? [...found][0] : undefined;
}

/** Codes and names printed in full, the bank's aside. */
function codesIn({ pages }: Document, printed: readonly (readonly PrintedCurrency[])[]): ReadonlySet<string> {
  return new Set(
    pages.flatMap((page, index) => {
      const tokens = tokensOf(page);
      const words = factsOn(tokens);
      // An account's currency is not the invoice's.
      const bankLines = new Set(tokens.filter((_, i) => isBank(words[i]!.bare) || isBicKey(words[i]!.bare)).map(({ line }) => line));
      return printed[index]!.filter(({ isNamed, token }) => isNamed && !bankLines.has(tokens[token]!.line)).map(({ codes }) => codes[0]!);
    }),
  );
}

/** Of countries without a row of their own: the code of a currency begins with its country's (ISO 4217). */
const currencyIn = (country: string): string | undefined => countryByCode(country)?.currency ?? [...isoCurrencies].find((code) => code.startsWith(country));

/** The receiver's country as the caller gives it decides what a sign of several countries means, unless the document names its currency. */
export function currencyOf(document: Document, gross: Ranked | undefined, { Sender, Receiver }: PartyCountries = {}): Prediction | undefined {
  const votes = new Map<string, number>();
  // The sender's first.
  const known = [Sender, Receiver].flatMap((party) => party?.country ?? []);
  const taxed = taxCurrency(document);
  const currencies = [...(taxed ? [taxed] : []), ...known.map(currencyIn)];
  const home = currencies.find((currency) => currency !== undefined);
  const named = namedCurrencies(document);
  const printed = document.pages.map((page) => printedCurrencies(tokensOf(page)));
  const codes = codesIn(document, printed);
  const receivers = Receiver?.isStated && currencyIn(Receiver.country!);
  const meant = !receivers ? [...currencies, ...named] : [...named, receivers, ...currencies];
  document.pages.forEach((page, index) => {
    const tokens = tokensOf(page);
    const withAmount = new Set(tokens.filter((token) => /\d[.,]\d{2}(?!\d)/.test(token.text)).map((token) => token.line));
    const grossLine = gross?.page.page === index ? lineOf(gross) : undefined;
    for (const each of printed[index]!) {
      if (each.isWord && !each.isAtNumber) continue;
      // "kr" and "$" belong to the only one of their currencies that is named in full, to the sender's country where it uses them, else to the receiver's, else to a key's;
      // what the caller gives goes before a guess.
      const shared = each.codes.filter((code) => codes.has(code));
      const own = shared.length === 1 ? shared[0] : meant.find((currency) => each.codes.some((code) => code === currency));
      // Noise is read as signs, too, and as letters behind amounts.
      if (tokens[each.token]!.recognised && !each.isNamed && !own && (!each.isAtNumber || /^\p{L}$/u.test(each.text))) continue;
      const value = own ?? each.codes[0]!;
      // A currency begins with the code of its country (ISO 4217).
      if (each.isWord && isForeign(each, tokens) && !own && !known.some((country) => value.startsWith(country))) continue;
      const { line } = tokens[each.token]!;
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
  if (!home || !gross) return undefined;
  return derivedPrediction('InvoiceCurrency', home, 0.6, [
    taxed ? 'the currency of the country whose taxes are named' : `the currency of ${known[currencies.indexOf(home)]}`,
  ]);
}
