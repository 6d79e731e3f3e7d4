/** Which of the 16 languages a text is written in: letter statistics first (eld), small words that only one of near relatives prints decide between those. */
import { eld } from 'eld/small';
import { ocrLanguages } from './ocr-languages.js';

/** Words that invoices of one language print and its relatives do not. Each weighs as much as a few points of letter statistics. */
const telling: Readonly<Record<string, readonly string[]>> = {
  de: [
    'rechnung',
    'mwst',
    'ust',
    'ust-idnr',
    'rechnungsnummer',
    'betrag',
    'menge',
    'summe',
    'lieferdatum',
    'kundennummer',
    'zahlbar',
    'steuernummer',
    'gesamtbetrag',
    'netto',
    'und',
    'der',
    'für',
  ],
  en: [
    'invoice',
    'vat',
    'due',
    'amount',
    'quantity',
    'total',
    'bill',
    'payment',
    'the',
    'and',
    'of',
    'qty',
    'tax',
    'order',
    'date',
    'number',
    'shipping',
    'price',
  ],
  es: ['factura', 'iva', 'fecha', 'importe', 'cantidad', 'nif', 'cif', 'vencimiento', 'precio', 'de', 'la', 'número', 'cliente', 'base', 'imponible'],
  pl: ['faktura', 'nip', 'vat', 'sprzedawca', 'nabywca', 'ilość', 'kwota', 'wartość', 'zapłaty', 'razem', 'data', 'cena', 'szt', 'brutto', 'stawka'],
  it: ['fattura', 'iva', 'imponibile', 'quantità', 'partita', 'importo', 'totale', 'prezzo', 'scadenza', 'cliente', 'del', 'codice', 'fiscale', 'imposta'],
  fr: ['facture', 'tva', 'quantité', 'montant', 'ttc', 'ht', 'siret', 'échéance', 'prix', 'le', 'la', 'et', 'du', 'règlement', 'remise'],
  cs: [
    'faktura',
    'dph',
    'dič',
    'ič',
    'ičo',
    'množství',
    'datum',
    'splatnosti',
    'částka',
    'odběratel',
    'dodavatel',
    'celkem',
    'číslo',
    'daňový',
    'kč',
    'úhrady',
    'variabilní',
  ],
  sk: [
    'faktúra',
    'dph',
    'ičo',
    'množstvo',
    'dátum',
    'splatnosti',
    'suma',
    'odberateľ',
    'dodávateľ',
    'spolu',
    'číslo',
    'daňový',
    'úhrade',
    'variabilný',
    'celkom',
    'ič',
  ],
  nl: [
    'factuur',
    'btw',
    'bedrag',
    'aantal',
    'factuurnummer',
    'factuurdatum',
    'vervaldatum',
    'prijs',
    'totaal',
    'het',
    'een',
    'kvk',
    'omschrijving',
    'klantnummer',
  ],
  nb: [
    'faktura',
    'mva',
    'beløp',
    'antall',
    'fakturanr',
    'forfallsdato',
    'forfall',
    'kontonr',
    'kid',
    'orgnr',
    'org.nr',
    'betales',
    'levering',
    'og',
    'på',
    'pris',
  ],
  hr: [
    'račun',
    'pdv',
    'oib',
    'količina',
    'iznos',
    'cijena',
    'dospijeća',
    'kupac',
    'ukupno',
    'datum',
    'broj',
    'kn',
    'plaćanja',
    'porez',
    'isporuke',
    'izdavanja',
  ],
  tr: ['fatura', 'kdv', 'tutar', 'miktar', 'tarih', 'tarihi', 'vergi', 'toplam', 'birim', 'fiyat', 'ödenecek', 've', 'adet', 'dairesi', 'no', 'sayın'],
  pt: [
    'fatura',
    'factura',
    'iva',
    'nif',
    'quantidade',
    'valor',
    'vencimento',
    'preço',
    'contribuinte',
    'nota',
    'fiscal',
    'cnpj',
    'do',
    'não',
    'número',
    'atcud',
    'cliente',
    'data',
  ],
  sv: [
    'faktura',
    'moms',
    'belopp',
    'antal',
    'fakturanummer',
    'fakturadatum',
    'förfallodatum',
    'bankgiro',
    'plusgiro',
    'och',
    'att',
    'betala',
    'orgnr',
    'kundnr',
    'pris',
    'för',
    'summa',
  ],
  da: [
    'faktura',
    'moms',
    'beløb',
    'antal',
    'fakturanr',
    'fakturadato',
    'forfaldsdato',
    'cvr',
    'cvr-nr',
    'og',
    'reg',
    'konto',
    'betaling',
    'levering',
    'stk',
    'betales',
    'pris',
  ],
  sl: [
    'račun',
    'ddv',
    'količina',
    'znesek',
    'cena',
    'zapadlosti',
    'rok',
    'plačila',
    'skupaj',
    'datum',
    'številka',
    'kupec',
    'davčna',
    'za',
    'izdaje',
    'plačilo',
    'storitve',
  ],
};

/** What eld calls Norwegian differs by version. */
const eldNames: Readonly<Record<string, string>> = { no: 'nb', nn: 'nb' };
/** Weight of one telling word against eld's 0 … 1 scores. */
const wordWeight = 0.12;
const wordsThatCount = 12;

/** Most likely first, with a score that is comparable inside one answer; empty where the text holds no words. `allowed` leaves the others out. */
export function rankLanguages(text: string, allowed: readonly string[] = []): readonly { readonly language: string; readonly score: number }[] {
  const sample = text.slice(0, 20_000);
  const tokens = sample.toLowerCase().match(/[\p{L}][\p{L}.-]*/gu) ?? [];
  if (tokens.length === 0) return [];
  const among = allowed.length > 0 ? allowed.filter((language) => ocrLanguages.has(language)) : [...ocrLanguages.keys()];
  const present = new Set(tokens.map((token) => token.replace(/[.-]+$/, '')));
  const scores = eldScores(prose(sample));
  const ranked = among.map((language) => {
    const words = (telling[language] ?? []).reduce((sum, word) => sum + (present.has(word) ? Math.max(0.25, rarity.get(word) ?? 1) : 0), 0);
    return { language, score: (scores.get(language) ?? 0) + wordWeight * Math.min(wordsThatCount, words) };
  });
  return ranked.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score);
}

export const languageOf = (text: string, allowed: readonly string[] = []): string | undefined =>
  rankLanguages(text, allowed)[0]?.language ?? (allowed.length === 1 ? allowed[0] : undefined);

/** A word in one list tells more than one that several lists share. */
const rarity: ReadonlyMap<string, number> = (() => {
  const counts = new Map<string, number>();
  for (const words of Object.values(telling)) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, 1 / count]));
})();

function eldScores(text: string): ReadonlyMap<string, number> {
  const scores = new Map<string, number>();
  for (const [language, score] of Object.entries(eld.detect(text).getScores())) {
    const name = eldNames[language] ?? language;
    scores.set(name, Math.max(scores.get(name) ?? 0, score));
  }
  return scores;
}

/** Letters only: numbers, codes, addresses of mails and sites say nothing about the language. */
function prose(text: string): string {
  return text
    .replace(/\S*[\d@/\\_]\S*|www\.\S+/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 6000);
}
