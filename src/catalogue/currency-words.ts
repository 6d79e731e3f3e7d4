/** Currencies as they are called: names with their country ("US Dollar", "Schweizer Franken"), and words that several have, by the sign that stands for them. */
import { codesBySign, currencies } from './currencies.js';
import { languages } from './languages/index.js';

/** Names of at least two words in every served language (CLDR), singular and plural, with the code. */
export function currencyNames(): (readonly [name: string, code: string])[] {
  const names: (readonly [string, string])[] = [];
  for (const { code: language } of languages) {
    const displayed = new Intl.DisplayNames([language], { type: 'currency' });
    for (const { code } of currencies) {
      const format = new Intl.NumberFormat(language, { style: 'currency', currency: code, currencyDisplay: 'name' });
      const plurals = [1, 2, 5].map((count) => format.formatToParts(count).find(({ type }) => type === 'currency')?.value);
      for (const name of new Set([displayed.of(code), ...plurals])) if (name && /[\s-]/.test(name.trim())) names.push([name, code]);
    }
  }
  return names;
}

/** Folded, by sign or codes. They mean a currency only where an amount or a key for the currency is beside them. */
const words: Readonly<Record<string, string>> = {
  $: 'dollar dollars dolar dolares dolary dolarow dolari dollari dolaru',
  '£': 'pound pounds sterling pfund pond libras funtow funt sterline',
  CHF: 'franc francs franken franchi frankow francos',
  kr: 'krone kroner kronor krona kronen',
  Kč: 'koruna koruny korun',
  zł: 'zloty zlote zlotych zlotys',
  '₹': 'rupee rupees rupien roupies rupie rupias',
  R$: 'reais',
  TL: 'lira lirasi liras',
  '¥': 'yen yens',
  Q: 'quetzal quetzales',
  kn: 'kuna kune kunas',
  'S/': 'soles',
  R: 'rand rands',
  'MXN ARS CLP COP UYU DOP': 'peso pesos',
};

/** Codes by folded word, most usual first. */
export const codesByWord: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(words).flatMap(([sign, list]) => list.split(' ').map((word) => [word, codesBySign.get(sign) ?? sign.split(' ')] as const)),
);

/** Codes that are words of capital letters too: they mean a currency only beside an amount or its key. */
export const wordlikeCodes: ReadonlySet<string> = new Set(['ALL', 'BOB', 'COP', 'CUP', 'GEL', 'MAD', 'MOP', 'PEN', 'SOS', 'TOP']);

/** Names of taxes that one country alone has, with its currency: India, Brazil, Canada. */
export const codesByTax: readonly (readonly [tax: string, code: string])[] = Object.entries({
  INR: 'gstin cgst sgst igst',
  BRL: 'icms issqn',
  CAD: 'hst qst tvq',
}).flatMap(([code, taxes]) => taxes.split(' ').map((tax) => [tax, code] as const));
