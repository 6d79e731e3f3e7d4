/** Keys that tell the seller's article number from the buyer's, where both are printed. */
import type { Scene } from '../scene.js';

const sellers: Readonly<Record<string, string>> = {
  de: 'Unsere Art.Nr.|Unsere Artikelnr.|Art-Nr-Lief.|Lieferanten-Art.-Nr.|Uns. Art.-Nr.|Unsere Materialnr.',
  en: 'Our item no.|Our ref.|Vendor part no.|Supplier SKU|Our code|Seller item no.|Mfr. part no.',
  fr: 'Notre réf.|Réf. fournisseur|Code fournisseur|N/réf.|Réf. fabricant',
  it: 'Ns. codice|Nostro codice|Cod. fornitore|Ns. art.',
  es: 'Nuestra ref.|Ref. proveedor|N/ref.|Código proveedor',
  nl: 'Ons art.nr.|Onze referentie|Leveranciersartikel|Art.nr. leverancier',
  pl: 'Nasz indeks|Kod dostawcy|Indeks sprzedawcy|Nasz nr art.',
  cs: 'Naše č. zboží|Kód dodavatele|Náš kód',
  sk: 'Naše č. tovaru|Kód dodávateľa|Náš kód',
  nb: 'Vårt varenr.|Vår art.nr.|Lev. varenr.',
  sv: 'Vårt art.nr|Vår artikel|Lev. art.nr|Leverantörens art.nr',
  da: 'Vores varenr.|Vort varenr.|Lev. varenr.',
  hr: 'Naša šifra|Šifra dobavljača',
  sl: 'Naša šifra|Šifra dobavitelja',
  tr: 'Stok kodumuz|Ürün kodumuz|Satıcı ürün kodu',
  pt: 'Nossa ref.|N/ref.|Ref. fornecedor|Cód. fornecedor',
};

const buyers: Readonly<Record<string, string>> = {
  de: 'Ihre Art.-Nr.|Ihre Art.Nr.|Kunden-Art.-Nr.|Art-Nr-Kunde|Ihre Materialnr.|Kundenartikel|Ihre Artikelnummer|Ihre Sachnr.',
  en: 'Your item no.|Customer item|Cust. part no.|Your ref.|Customer SKU|Your part no.|Buyer item no.',
  fr: 'Votre réf.|Réf. client|Code client|V/réf.|Votre code',
  it: 'Vs. codice|Cod. cliente|Vs. art.|Vostro codice',
  es: 'Su ref.|Ref. cliente|S/ref.|Su código',
  nl: 'Uw art.nr.|Klantartikel|Uw artikelnr.|Uw referentie',
  pl: 'Państwa indeks|Kod klienta|Indeks nabywcy|Kod odbiorcy',
  cs: 'Vaše č. zboží|Kód odběratele|Váš kód',
  sk: 'Vaše č. tovaru|Kód odberateľa|Váš kód',
  nb: 'Deres varenr.|Deres art.nr.|Kundens varenr.',
  sv: 'Ert art.nr|Er artikel|Kundens art.nr|Er ref.',
  da: 'Deres varenr.|Jeres varenr.|Kundens varenr.',
  hr: 'Vaša šifra|Šifra kupca',
  sl: 'Vaša šifra|Šifra kupca',
  tr: 'Sizin kodunuz|Müşteri ürün kodu|Müşteri stok kodu',
  pt: 'V/ref.|Vossa ref.|Ref. cliente|Cód. cliente',
};

/** Short forms that tables of any language use. */
const anywhere = ['Cust. ref.', 'Ref. 2', 'SKU'];

const one = (scene: Scene, words: Readonly<Record<string, string>>): string | undefined => {
  const list = words[scene.language.code]?.split('|');
  return list && scene.random.pick(list);
};

export const buyerItemTerm = (scene: Scene): string => (scene.random.chance(0.08) ? undefined : one(scene, buyers)) ?? scene.random.pick(anywhere);

/** Heading of the seller's number: mostly the usual one; beside the buyer's number often one that tells the two apart. */
export const sellerItemTerm = (scene: Scene, beside: boolean): string =>
  (scene.random.chance(beside ? 0.5 : 0.03) ? one(scene, sellers) : undefined) ?? scene.term('itemId');
