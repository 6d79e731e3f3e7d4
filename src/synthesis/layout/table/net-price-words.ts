/** Headings of list price and discounted price, where both have columns: "Listenpreis, Rabatt, Nettopreis". */
import type { Scene } from '../scene.js';

const words: Readonly<Record<string, readonly [list: string, net: string]>> = {
  de: [
    'Listenpreis|Bruttopreis|LP|Katalogpreis|Grundpreis|Preis brutto|UVP|E-Preis|VK-Preis',
    'Nettopreis|Preis netto|Netto-EP|Endpreis|Ihr Preis|NP|Einzelpreis netto|Netto E-Preis',
  ],
  en: ['List Price|List|Retail|RRP|Gross Price|MSRP|Unit list', 'Net Price|Net|Net Unit|Your Price|Discounted price|Net unit price|Net cost'],
  fr: ['Prix brut|P.U. brut|Prix public|Tarif|PU brut HT|Prix catalogue|Px brut', 'Prix net|P.U. net|PU net HT|Px net|Net unitaire|Prix remisé'],
  it: ['Prezzo|Prezzo listino|Listino|Prezzo lordo|Pr. lordo|Prezzo unit.', 'Prezzo netto|Netto|Pr. netto|P. netto|Prezzo scontato|Netto unit.'],
  es: ['Precio|Tarifa|PVP|P. bruto|Precio tarifa|Precio bruto', 'Precio neto|P. neto|Neto|Precio c/dto.|Neto unit.'],
  pt: ['Preço|Preço tabela|PVP|Preço bruto|P. tabela', 'Preço líquido|P. líq.|Pr. líquido|Preço c/ desc.'],
  nl: ['Brutoprijs|Bruto|Catalogusprijs|Bruto prijs|Adviesprijs', 'Nettoprijs|Netto|Netto prijs|Uw prijs|Netto p/st'],
  da: ['Listepris|Bruttopris|Vejl. pris', 'Nettopris|Netto|Pris netto'],
  nb: ['Listepris|Bruttopris|Veil. pris', 'Nettopris|Netto|Pris netto'],
  sv: ['Bruttopris|Listpris|À-pris brutto', 'Nettopris|Netto|À-pris netto'],
  pl: ['Cena katalogowa|Cena przed rabatem|Cena bazowa|Cena kat.', 'Cena po rabacie|Cena netto po rab.|Cena po upuście|Cena końcowa'],
  cs: ['Ceníková cena|Základní cena|Cena před slevou', 'Cena po slevě|Po slevě|Cena se slevou'],
  sk: ['Cenníková cena|Základná cena|Cena pred zľavou', 'Cena po zľave|Po zľave|Cena so zľavou'],
  sl: ['Cena brez popusta|Osnovna cena|Cenik', 'Cena s popustom|Neto cena|Cena s pop.'],
  hr: ['Cijena bez rabata|VPC|Osnovna cijena', 'Cijena s rabatom|Neto cijena|Cijena s rab.'],
  tr: ['Liste Fiyatı|Brüt Fiyat|Birim Fiyat', 'Net Fiyat|İskontolu Fiyat|Net Birim Fiyat'],
};

/** Both headings, in most tables; undefined where the table has other ones. */
export function netPriceWords({ random, language, allowed }: Scene): { readonly list: string; readonly net: string } | undefined {
  const fork = random.fork('net price');
  const known = words[language.code];
  if (!known || !fork.chance(0.75)) return undefined;
  const [list, net] = known.map((wordings) => fork.pick(allowed(wordings.split('|'))));
  return list === undefined || net === undefined ? undefined : { list, net };
}
