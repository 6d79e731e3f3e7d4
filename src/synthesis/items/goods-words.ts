/** Generic words for goods ("Product 1", "Zboží 2"), and key words of invoices as parts of names: a word is not a key everywhere. */
import type { Language, TermName } from '../../catalogue/languages/language.js';
import type { Random } from '../../random.js';

const goods: Readonly<Record<string, string>> = {
  de: 'Artikel|Produkt|Ware|Leistung|Position|Testartikel|Dienstleistung|Musterartikel',
  en: 'Product|Service|Item|Goods|Article|Test item|Sample product|Core',
  fr: 'Article|Produit|Prestation|Service|Marchandise',
  it: 'Articolo|Prodotto|Servizio|Merce|Prestazione',
  es: 'Artículo|Producto|Servicio|Mercancía|Concepto',
  pt: 'Artigo|Produto|Serviço|Mercadoria',
  nl: 'Artikel|Product|Dienst|Goederen',
  pl: 'Towar|Produkt|Usługa|Artykuł',
  cs: 'Zboží|Položka|Služba|Produkt|Výrobek',
  sk: 'Tovar|Položka|Služba|Produkt',
  hr: 'Roba|Artikl|Usluga|Proizvod',
  sl: 'Blago|Artikel|Storitev|Izdelek',
  tr: 'Ürün|Hizmet|Mal',
  sv: 'Vara|Artikel|Tjänst|Produkt',
  da: 'Vare|Ydelse|Produkt|Artikel',
  nb: 'Vare|Tjeneste|Produkt|Artikkel',
};

export const goodsWord = (random: Random, { code }: Language): string => random.pick((goods[code] ?? goods.en!).split('|'));

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
