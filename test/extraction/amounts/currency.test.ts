/** The currency: what is printed beside the total, elsewhere, or follows from a country; words in the case of a sign, and units beside numbers that are no amounts, are none. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { currencyOf } from '../../../src/extraction/amounts/currency.js';
import { drawn } from '../../drawn.js';
import { rankingsOf } from '../fake-networks.js';

const partiesOf = ([sender, receiver]: readonly string[], isStated = false) => ({ Sender: { country: sender }, Receiver: { country: receiver, isStated } });

const travels = (unit: string) => `
  Datum      Menge     Preis   Betrag
  03.04.     184 ${unit}    0,42    77,28
  10.04.     184 ${unit}    0,42    77,28
  17.04.     236 ${unit}    0,42    99,12
  Summe EUR                   253,68`;

for (const [what, text, countries, currency] of [
  ['kilometres travelled', travels('km'), ['AT'], 'EUR'],
  ['of nobody knows where', travels('km'), [], 'EUR'],
  ['nothing but kilometres', 'gefahren 184 km\n77,28', ['AT'], undefined],
  ['the meter of a car', 'KM 118 447\nTotal TTC 120,00 €', ['FR'], 'EUR'],
  ['marks in capitals', 'Ukupno 12,00 KM\nPDV 2,00 KM', [], 'BAM'],
  ['marks in capitals of a party', 'Ukupno 12 KM', ['BA'], 'BAM'],
  ['a sign of many countries beside a named one', 'Subtotal $ 120.00\nTotal $ 139.20\nMoneda: MXN', [], 'MXN'],
  ['the same where nothing is named', 'Subtotal $ 120.00\nTotal $ 139.20', [], 'USD'],
  ['a code beside a sign of many countries', 'Amounts in AUD\nSubtotal $120.00\nTotal $139.20', ['US'], 'AUD'],
  ['two codes: the country decides', 'USD 1 = CAD 1.36\nTotal $139.20', ['CA'], 'CAD'],
  ['a sign of several countries, one of them without a row of its own', 'Total Rs. 1,250.00', ['LK'], 'LKR'],
  ['a sign attached to its amount', 'Grand Total ₹1,250.00', ['DE'], 'INR'],
  ['a sign attached behind its amount', 'Ukupno 1.250,00kn', ['DE'], 'HRK'],
  ['a code attached to its amount', 'Total AUD1,250.00', ['DE'], 'AUD'],
  ['a letter beside its amount', 'TOTAL Q 1,250.00', ['DE'], 'GTQ'],
  ['a letter that is a quarter', 'Leistungen Q 4\nSumme 139,20', ['DE'], undefined],
  ['a sign beside its amount', 'UKUPNO 125,00 kn', ['DE'], 'HRK'],
  ['a code that is a word', 'PAY ALL AT THE TOP\nTotal 139.20', ['DE'], undefined],
  ['a code that is a word, behind the number of a list', '1. ALL goods\nTotal 139.20', ['DE'], undefined],
  ['the code of a tax behind amounts', 'SOAP 4.40 SR\nTotal 4.40', ['MY'], undefined],
  ['the same letters of a country whose money it is', 'Total 4.40 SR', ['SA'], 'SAR'],
  ['a legal form', 'BINTANG JAYA SDN BHD\nTotal 4.40', ['MY'], undefined],
  ['a word of the language beside a number', 'Factura nr. 192 din 18 martie\nTotal RON 120,00', ['RO'], 'RON'],
  ['a tyre without a tube, before a number', 'RAINSPORT 185/65 TL 88120033\nTotal 1250.00', ['IN'], undefined],
  ['liras beside an amount, nobody knows where', 'Toplam 1.250,00 TL', [], 'TRY'],
  ['a village called as a code', 'Nová Ves 12\nCelkem 139,20 Kč', [], 'CZK'],
  ['an amount in words whose sign is one country’s', 'TOTAL $ 139.20\nCIENTO TREINTA Y NUEVE PESOS 20/100 M.N.', [], 'MXN'],
  ['Rappen a unit', 'Strom 1 000 kWh 14.00 Rp. 140.00\nNetz 1 000 kWh 9.00 Rp. 90.00\nTotal CHF 230.00', ['CH'], 'CHF'],
  ['rupiah', 'Jumlah Rp 125.000,00', ['ID'], 'IDR'],
  ['the code of a tax behind amounts, beside the own money', 'PAIN 4.00 R\nLAIT 2.00 R\nTHE 5.00 R\nTotal CHF 11.00', ['CH'], 'CHF'],
  ['the name of an article', 'PALET EURO LEMN 2 100,00\nTOTAL (LEI) 200,00', ['RO'], 'RON'],
  ['the code of an article, first on its line', 'DOP        Dovoz 120,00\nCelkem CZK 120,00', ['CZ'], 'CZK'],
  ['a street', 'ATATÜRK CAD. NO:5\nTOPLAM 120,00', ['TR'], undefined],
  ['a foreign currency at the end of a sentence', 'All amounts are in USD.\nTotal 120.00', ['DE'], 'USD'],
  ['a foreign currency beside a name that begins as a sign', 'Fr. Huber\nBetrag in EUR\nSumme 120,00', ['CH'], 'EUR'],
  ['a foreign currency that a key asks for', 'Währung: GBP\nSumme 120,00\nUSt auch in EUR angegeben', ['DE'], 'GBP'],
  ['the form of a company before a number', 'SINAR JAYA SDN. BHD. 200101000000\nTotal 4.40', ['MY'], undefined],
  ['codes in small letters', 'Total 120.00 usd', ['DE'], 'USD'],
] as const)
  test(`currency: ${what}`, () => assert.equal(currencyOf(drawn(text), undefined, partiesOf(countries))?.value, currency));

for (const [what, source, text, countries, currency] of [
  ['noise that is read as a sign', 'ocr', 'Remarks: £. see page 2\nTotal 139.20', ['IN'], undefined],
  ['the sign of the country', 'ocr', 'Betrag in €\nSumme 139,20', ['DE'], 'EUR'],
  ['a letter that noise left behind an amount', 'ocr', 'Total 1,250.00Q', ['IN'], undefined],
  ["a letter that is the country's sign", 'ocr', 'Total Q 1,250.00', ['GT'], 'GTQ'],
  ['a printed sign', 'text', 'Amounts in £\nTotal 139.20', ['IN'], 'GBP'],
  ['the only sign of a picture, of another country', 'ocr', 'Sub Total 139.20\nTotal £ 139.20', ['IN'], undefined],
  ['a stamp that is read as a sign', 'ocr', 'TOTAL 139,20\n£1 4000217345', ['RO'], undefined],
  ['two such signs', 'ocr', 'Sub Total £ 139.20\nTotal £ 139.20', ['IN'], 'GBP'],
  ["the rupee's sign, read as the yen's", 'ocr', 'Sub Total ¥ 139.20\nTotal ¥ 139.20', ['IN'], 'INR'],
  ['the sign of the yuan', 'ocr', 'Sub Total CN¥ 139.20\nTotal CN¥ 139.20', ['IN'], 'CNY'],
  ["the yen's sign where it is named", 'ocr', 'Amounts in JPY\nSub Total ¥ 139.20\nTotal ¥ 139.20', ['IN'], 'JPY'],
  ["the yen's sign of a country without rupees", 'ocr', 'Sub Total ¥ 139.20\nTotal ¥ 139.20', ['DE'], 'JPY'],
  ['the only sign, nobody knows where', 'ocr', 'Total ¥ 139.20', [], 'JPY'],
  ['the only sign of a text', 'text', 'Total ¥ 139.20', ['IN'], 'JPY'],
] as const)
  test(`currency by how it is read: ${what}`, () => assert.equal(currencyOf(drawn(text, { source }), undefined, partiesOf(countries))?.value, currency));

for (const [what, text, countries, currency] of [
  ['a bare sign', 'Subtotal $ 120.00\nTotal $ 139.20', ['US', 'CA'], 'CAD'],
  ['a bare sign of a country without more', 'Subtotal $ 120.00\nTotal $ 139.20', ['US', 'NZ'], 'NZD'],
  ['kroner', 'Sum 120,00 kr', ['SE', 'DK'], 'DKK'],
  ['a country without the sign', 'Subtotal $ 120.00\nTotal $ 139.20', ['AU', 'DE'], 'AUD'],
  ['a currency that is named', 'Subtotal $ 120.00\nTotal $ 139.20\nCurrency: USD', ['US', 'CA'], 'USD'],
  ['a sign that says its country', 'Subtotal A$ 120.00\nTotal A$ 139.20', ['AU', 'CA'], 'AUD'],
  ['another sign', 'Summe 120,00 €', ['DE', 'US'], 'EUR'],
] as const)
  test(`currency, the receiver's country being stated: ${what}`, () =>
    assert.equal(currencyOf(drawn(text), undefined, partiesOf(countries, true))?.value, currency));

async function currency(text: string, country: string | undefined) {
  const document = drawn(text);
  const gross = (await rankingsOf(document, { details: { GrandTotalAmount: { '120.00': 5 } } })).get('GrandTotalAmount')!.ranked[0];
  return currencyOf(document, gross, { Sender: { country } })?.value;
}

for (const [text, country, value] of [
  ['Summe 120,00 EUR', 'DE', 'EUR'],
  ['Summe € 120,00', 'AT', 'EUR'],
  ['Summe 120,00 CHF\nPreise in EUR', 'CH', 'CHF'], // beside the total counts most
  ['Sum 120,00 kr', 'NO', 'NOK'],
  ['Sum 120,00 kr', 'SE', 'SEK'],
  ['Summe 120,00', 'CZ', 'CZK'], // nothing printed: the sender's
  ['Summe 120,00', undefined, undefined],
  ['1 GEL inkjet refill 8.00\nTotal 120.00', 'US', 'USD'], // the only one, at another number: a word
  ['Fee GEL 8.00\nDelivery GEL 2.00\nTotal 120.00', 'US', 'GEL'],
  ['Deposit GEL 120.00\nTotal 120.00', 'US', 'GEL'], // beside the total wherever that is printed
  ['1 GEL inkjet refill 8.00\nTotal 120.00', undefined, 'GEL'],
] as const) {
  test(`currency: ${JSON.stringify(text)} of ${country}`, async () => assert.equal(await currency(text, country), value));
}

for (const [what, text, value] of [
  ['kilometres are no marks', 'Rechnung EUR\nkm: 17791\nkm gefahren: 873\nkm: 18664', 'EUR'],
  ['a kilometre of a road is no mark', 'CARRETERA 15, KM 34\nTotal $ 1.250,00', 'USD'],
  ['a province is no ringgit', 'Via Roma 1, 00100 (RM)\nTotale € 12,00', 'EUR'],
  ['words beside their amounts count', 'Ukupno 12,00 KM\nPDV 2,00 KM', 'BAM'],
  ['a euro is nothing else', 'Alle Beträge in Euro\nSumme 120,00', 'EUR'],
] as const)
  test(`currency: ${what}`, () => assert.equal(currencyOf(drawn(text), undefined)?.value, value));
