/** The language and countries of short business texts, near relatives included. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countriesOf } from '../../../src/reading/language/countries.js';
import { languageOf } from '../../../src/reading/language/language.js';

for (const [language, text] of [
  ['de', 'Rechnung Nr. 4711 Rechnungsdatum 12.03.2024 Gesamtbetrag inkl. 19 % MwSt. zahlbar bis 26.03.2024'],
  ['en', 'Invoice number 4711 Invoice date 12 March 2024 Amount due Total incl. VAT payment terms 30 days'],
  ['es', 'Factura número 4711 Fecha de vencimiento Base imponible IVA 21% Total a pagar Importe'],
  ['pl', 'Faktura VAT nr 4711 Sprzedawca Nabywca NIP Termin płatności Razem do zapłaty Wartość netto'],
  ['it', 'Fattura n. 4711 Partita IVA Imponibile Scadenza Totale documento Codice fiscale Quantità'],
  ['fr', 'Facture n° 4711 Date de facture Montant total HT TVA 20 % Total TTC Échéance Conditions de règlement'],
  ['cs', 'Faktura daňový doklad číslo 4711 Datum splatnosti DIČ Odběratel Celkem k úhradě DPH Množství'],
  ['sk', 'Faktúra číslo 4711 Dátum splatnosti IČ DPH Odberateľ Spolu k úhrade Množstvo Dodávateľ'],
  ['nl', 'Factuurnummer 4711 Factuurdatum Vervaldatum BTW-nummer Totaal te betalen Omschrijving Aantal Bedrag'],
  ['nb', 'Faktura nr 4711 Fakturadato Forfallsdato MVA Beløp å betale Kontonr KID Org.nr Antall'],
  ['hr', 'Račun br. 4711 Datum izdavanja Datum dospijeća OIB PDV Ukupno za platiti Količina Cijena'],
  ['tr', 'Fatura No 4711 Fatura tarihi KDV Ödenecek tutar Vergi dairesi Miktar Birim fiyat'],
  ['pt', 'Fatura n.º 4711 Data de vencimento NIF Contribuinte IVA 23% Total a pagar Quantidade Preço unitário'],
  ['sv', 'Fakturanummer 4711 Fakturadatum Förfallodatum Moms Att betala Bankgiro Belopp Antal'],
  ['da', 'Fakturanr. 4711 Fakturadato Forfaldsdato Moms 25% Beløb i alt CVR-nr Betaling Antal stk'],
  ['sl', 'Račun št. 4711 Datum izdaje Rok plačila DDV Znesek za plačilo Količina Davčna številka Kupec'],
  // Receipts as tills print them and misreading leaves them: no accents, few words.
  ['ro', 'MAGAZIN ALIMENTAR SRL TOTAL LEI 12.50 CARD 12.50 REST 0.00 TVA A 9% BON FISCAL CASIER 2'],
  ['hu', 'NYUGTA OSSZESEN 1 250 Ft KESZPENZ 2 000 VISSZAJARO 750 ADOUGYI'],
  ['cs', 'UCTENKA CELKEM 125.00 HOTOVE 200.00 VRACENO 75.00 DEKUJEME'],
  ['pl', 'PARAGON FISKALNY SUMA PLN 12.50 GOTOWKA RESZTA PTU A'],
  ['tr', 'FIS NO 12 TOPKDV TOPLAM 12.50 NAKIT KASIYER'],
] as const) {
  test(`language: ${language} ${text.slice(0, 12)}`, async () => assert.equal(await languageOf(text), language));
}

test('language: no words, no language; a restriction holds', async () => {
  assert.equal(await languageOf('119,00 4711'), undefined);
  assert.notEqual(await languageOf('Invoice total amount due', ['de', 'fr']), 'en');
  assert.equal(await languageOf('119,00 4711', ['de']), 'de');
});

for (const [text, language, countries] of [
  ['USt-IdNr. DE123456789 www.firma.de Tel. +49 89 123456', 'de', ['DE']],
  ['UID: ATU12345678 IBAN AT61 1904 3002 3457 3201', 'de', ['AT', 'DE']],
  ['CHE-116.281.710 MWST CH93 0076 2011 6238 5295 7', 'de', ['CH', 'DE']],
  ['TAX INVOICE ABN 51 824 753 556 Fitzroy VIC 3065 Total $95.00', 'en', ['AU', 'GB']],
  ['Invoice Toronto, ON M5V 2T6 GST/HST 123456789 RT0001 Total $95.00', 'en', ['CA', 'GB']],
  ['Receipt Red Deer, AB.T4N3M2 G.S.T. # 123456782 Total $95.00', 'en', ['CA', 'GB']],
  ['Receipt\nRed Deer, AB\nGST 4.75 Total $99.75', 'en', ['CA', 'GB']],
  ['Receipt\nTABLE MB\nTotal $99.75', 'en', ['US', 'GB']],
  ['GSTIN: 27AAPFU0939F1ZV Invoice No. 7', 'en', ['IN', 'GB']],
  // The tax before two letters and five digits that are no address of the United States.
  ['Lot AL 40213, CGST 9 % SGST 9 %', 'en', ['IN', 'US', 'GB']],
  ['Tax Invoice CGST 9 % 45.00 SGST 9 % 45.00 Total 590.00', 'en', ['IN', 'GB']],
  ['Invoice Total Rs. 1,200.00', 'en', ['IN', 'GB']],
  ['Invoice Total ₹1,200.00', 'en', ['IN', 'GB']],
  ['Invoice Total AED 1,200.00', 'en', ['AE', 'GB']],
  ['Invoice Total RM 120.00', 'en', ['MY', 'GB']],
  ['Tax Invoice Bintang Jaya Sdn. Bhd. Total 120.00', 'en', ['MY', 'GB']],
  ['Tax Invoice 47810 Kampung Hijau, Selangor', 'en', ['MY', 'GB']],
  ['Invoice 4 boxes 30X10 CAD) 579', 'en', ['GB']],
  ['Invoice Conditions 1. ALL goods', 'en', ['GB']],
  ['Invoice 3 pcs 12.50 GEL PENS', 'en', ['GB']],
  ['TAX INVOICE TOTAL 1,200.00 AED VAT INCLUDED', 'en', ['AE', 'GB']],
  ['Invoice 12 May Total 1,200.00 PKR of which 200.00 PKR tax, USD 7 fee', 'en', ['PK', 'GB']],
  ['Invoice Total € 95.00', 'en', []],
  ['Invoice Total £95.00 (€ 110.00)', 'en', ['GB']],
  ['Invoice Total 95.00 EUR VAT no. IE6388047V', 'en', ['IE']],
  ['Rechnung Betrag 1.200,00 INR', 'de', ['DE']],
  // Towns and states: of any country where the language is English, of the language's countries elsewhere.
  ['Invoice Lakeside Road, Pokhara Total 950.00', 'en', ['NP', 'GB']],
  ['Invoice 12, Ring Road, Surat, Gujarat Total 950.00', 'en', ['IN', 'GB']],
  ['Invoice 20457 Hamburg Total € 95.00', 'en', ['DE']],
  ['Rechnung Opernring 5, 8010 Graz', 'de', ['AT', 'DE']],
  ['Factura Av. Juárez 10, Guadalajara, Jalisco', 'es', ['MX', 'ES']],
  ['Rechnung an Foster & Co, Guadalajara, Jalisco', 'de', ['DE']],
  ['Receipt VAT no. LV40003012345', 'en', ['GB', 'LV']],
  ['Invoice for a registered hostel, cgstar project 7', 'en', ['GB']],
  ['Invoice Springfield, IL 62704 Total $95.00', 'en', ['US', 'GB']],
  ['Invoice SI-0559623 Total 31/BR/007723', 'en', ['GB', 'SI']],
  ['Bestellung 31/BR/007723 Steuernr. 27/415/00644', 'de', ['DE']],
  ['Tel. 0044 20 7946 0958', 'de', ['DE', 'GB']],
  ['Invoice total $95.00', 'en', ['US', 'GB']],
  ['TVA BE 0123.456.789 info@bedrijf.be', 'nl', ['BE', 'NL']],
] as const) {
  test(`countries: ${text}`, () => assert.deepEqual(countriesOf(text, language), countries));
}
