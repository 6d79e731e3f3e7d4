/** Sentences and short words around sums and dates, by language, besides those of the catalogue. */

const lists = (texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text.split('|')]));

/** The word before a date in "Invoice 4711 dated 3.4.2025". */
export const datedWords = lists({
  de: 'vom|vom|v.|vom',
  en: 'dated|of|dated|from',
  fr: 'du|du|en date du',
  it: 'del|del|in data',
  es: 'de fecha|del|de',
  pt: 'de|de|datada de',
  nl: 'van|d.d.|van',
  pl: 'z dnia|z dnia|z',
  cs: 'ze dne|ze dne|z',
  sk: 'zo dňa|zo dňa|z',
  nb: 'av|datert|dato',
  sv: 'av den|daterad|datum',
  da: 'af|dateret|d.',
  hr: 'od|od|od dana',
  sl: 'z dne|z dne|dne',
  tr: 'tarihli|-|/',
});

/** The delivery date equals the invoice date. */
export const sameDay = lists({
  de: 'Leistungsdatum entspricht Rechnungsdatum|Das Leistungsdatum entspricht dem Rechnungsdatum.|Lieferdatum gleich Rechnungsdatum|Rechnungsdatum = Leistungsdatum|Liefer-/Leistungsdatum: wie Rechnungsdatum|Sofern nicht anders angegeben, entspricht das Leistungsdatum dem Rechnungsdatum.|Leistungsdatum = Rechnungsdatum',
  en: 'Date of supply is the invoice date.|The delivery date is the same as the invoice date.|Supply date: as invoice date|Tax point is the date of this invoice.',
  fr: 'La date de livraison correspond à la date de la facture.|Date de livraison : date de facture|Date de la prestation : identique à la date de facture',
  it: 'La data di consegna corrisponde alla data della fattura.|Data consegna: come data fattura',
  es: 'La fecha de operación coincide con la fecha de la factura.|Fecha de entrega: la de la factura',
  pt: 'Os bens foram colocados à disposição do adquirente nesta data.|Os artigos e/ou serviços faturados foram colocados à disposição do adquirente na data do documento.',
  nl: 'De leverdatum is gelijk aan de factuurdatum.|Leverdatum = factuurdatum',
  pl: 'Data sprzedaży jest taka sama jak data wystawienia.|Data sprzedaży zgodna z datą wystawienia',
  cs: 'Datum uskutečnění plnění je shodné s datem vystavení.|DUZP = datum vystavení',
  sk: 'Dátum dodania je zhodný s dátumom vyhotovenia.',
  nb: 'Leveringsdato er lik fakturadato.',
  sv: 'Leveransdatum är detsamma som fakturadatum.',
  da: 'Leveringsdato er lig med fakturadato.',
  hr: 'Datum isporuke jednak je datumu računa.',
  sl: 'Datum opravljene storitve je enak datumu računa.',
  tr: 'Teslim tarihi fatura tarihi ile aynıdır.',
});

/** The amount due in a sentence: {gross}, {date}, {invoiceId}. */
export const dueSentences = lists({
  de: 'Der Rechnungsbetrag von {gross} ist bis {date} zu zahlen.|Bitte überweisen Sie {gross} bis zum {date}.|Der Gesamtbetrag von {gross} wird am {date} von Ihrem Konto abgebucht.|Bitte überweisen Sie den Betrag von {gross} unter Angabe der Rechnungsnummer {invoiceId}.|Der Rechnungsbetrag beträgt {gross}.|Wir buchen den Betrag von {gross} zum {date} ab.',
  en: '{gross} due {date}|Please pay {gross} by {date}.|The total amount of {gross} is due on {date}.|Please remit {gross} quoting invoice number {invoiceId}.|We will collect {gross} by direct debit on {date}.|Amount due: {gross}',
  fr: 'Le montant de {gross} est à régler avant le {date}.|La somme de {gross} sera prélevée le {date}.|Montant à régler : {gross}|Merci de régler {gross} en rappelant le numéro {invoiceId}.',
  it: "L'importo di {gross} è da pagare entro il {date}.|Verranno addebitati {gross} il {date}.|Totale da pagare {gross} entro {date}",
  es: 'El importe de {gross} debe abonarse antes del {date}.|Se cargará {gross} en su cuenta el {date}.|Importe a pagar: {gross} antes del {date}|Rogamos transfieran {gross} indicando la factura {invoiceId}.',
  pt: 'O valor de {gross} deve ser pago até {date}.|Será debitado o montante de {gross} em {date}.|Valor a pagar até {date}: {gross}',
  nl: 'Wij verzoeken u {gross} voor {date} te betalen.|Het bedrag van {gross} wordt op {date} afgeschreven.|Gelieve {gross} over te maken onder vermelding van {invoiceId}.',
  pl: 'Kwotę {gross} prosimy wpłacić do {date}.|Do zapłaty {gross} w terminie do {date}',
  cs: 'Částku {gross} uhraďte do {date}.|K úhradě {gross} do {date}',
  sk: 'Sumu {gross} uhraďte do {date}.|Na úhradu {gross} do {date}',
  nb: 'Beløpet {gross} forfaller {date}.|Vennligst betal {gross} innen {date}.',
  sv: 'Beloppet {gross} ska vara oss tillhanda senast {date}.|Vänligen betala {gross} senast {date}.',
  da: 'Beløbet {gross} bedes betalt senest {date}.|Betales senest {date}: {gross}',
  hr: 'Iznos od {gross} platiti do {date}.|Molimo uplatite {gross} do {date}.',
  sl: 'Znesek {gross} poravnajte do {date}.|Prosimo, plačajte {gross} do {date}.',
  tr: '{gross} tutarını {date} tarihine kadar ödeyiniz.|Ödenecek tutar {gross}, son ödeme {date}',
});

/** VAT exemption texts with the paragraph, for each reason. */
export const exemptions: Readonly<Record<string, Readonly<Record<'reverse-charge' | 'export' | 'small-business' | 'exempt', readonly string[]>>>> =
  Object.fromEntries(
    Object.entries({
      de: [
        'Steuerschuldnerschaft des Leistungsempfängers gem. § 13b UStG|Innergemeinschaftliche Lieferung, steuerfrei nach § 4 Nr. 1b i.V.m. § 6a UStG|Reverse Charge, Art. 196 MwStSystRL|Übergang der Steuerschuld gem. § 19 Abs. 1 UStG',
        'Steuerfreie Ausfuhrlieferung nach § 4 Nr. 1a i.V.m. § 6 UStG|Ausfuhrlieferung, steuerfrei',
        'Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.|Kein Ausweis von Umsatzsteuer, da Kleinunternehmer gemäß § 19 UStG|Umsatzsteuerbefreit – Kleinunternehmer gem. § 6 Abs. 1 Z 27 UStG',
        'Steuerfrei nach § 4 Nr. 14 UStG|Umsatzsteuerfrei gemäß § 4 Nr. 21 UStG|Steuerfreie Leistung nach § 4 Nr. 12 UStG',
      ],
      en: [
        'Reverse charge: VAT to be accounted for by the recipient|Reverse charge, Article 196 of Directive 2006/112/EC|Intra-Community supply, exempt under Article 138',
        'Zero-rated export of goods|Export outside the EU, Article 146 of Directive 2006/112/EC',
        'Not VAT registered.|No VAT charged, small undertaking',
        'Exempt from VAT|VAT exempt under Article 132 of Directive 2006/112/EC|No tax',
      ],
      fr: [
        'Autoliquidation, article 283-2 du CGI|Exonération de TVA, article 262 ter I du CGI|Autoliquidation de la TVA',
        'Exportation exonérée de TVA, article 262 I du CGI',
        'TVA non applicable, art. 293 B du CGI|TVA non applicable, article 293 B du CGI',
        'Exonération de TVA, article 261 du CGI|Exonéré de TVA, art. 261-4-4° du CGI',
      ],
      it: [
        'Inversione contabile art. 17 comma 6 DPR 633/72|Non imponibile art. 41 DL 331/93|Reverse charge art. 7-ter DPR 633/72',
        'Non imponibile art. 8 DPR 633/72',
        'Operazione in franchigia da IVA, art. 1 commi 54-89 L. 190/2014|Regime forfettario, IVA non applicata',
        'Esente art. 10 DPR 633/72|Escluso art. 15 DPR 633/72',
      ],
      es: [
        'Inversión del sujeto pasivo, art. 84.Uno.2º Ley 37/1992|Entrega intracomunitaria exenta, art. 25 LIVA',
        'Exportación exenta, art. 21 LIVA',
        'Régimen de franquicia, sin IVA|Operación no sujeta',
        'Exenta de IVA, art. 20.Uno LIVA|Operación exenta, artículo 20 LIVA',
      ],
      pt: [
        'IVA - autoliquidação|Isento artigo 14.º do RITI|Autoliquidação do IVA, artigo 6.º n.º 6 CIVA',
        'Isento artigo 14.º do CIVA',
        'IVA - regime de isenção, artigo 53.º do CIVA|Regime de isenção',
        'Isento artigo 9.º do CIVA|M07 - Isento artigo 9.º do CIVA',
      ],
      nl: [
        'Btw verlegd|Btw verlegd naar afnemer, art. 12 Wet OB|Intracommunautaire levering, 0% btw|Verlegging van heffing',
        'Export, 0% btw|Vrijgesteld van btw, art. 39 WBTW',
        'Factuur vrijgesteld van OB o.g.v. artikel 25 Wet OB (KOR)|Bijzondere vrijstellingsregeling kleine ondernemingen',
        'Vrijgesteld van btw, art. 11 Wet OB',
      ],
      pl: [
        'Odwrotne obciążenie|WDT, stawka 0%, art. 42 ustawy o VAT|Odwrotne obciążenie, art. 28b',
        'Eksport towarów, stawka 0%',
        'Zwolnienie podmiotowe, art. 113 ust. 1 ustawy o VAT',
        'Zwolnione z VAT, art. 43 ust. 1 ustawy o VAT',
      ],
      cs: [
        'Daň odvede zákazník|Přenesení daňové povinnosti podle § 92a zákona o DPH|Osvobozeno podle § 64 zákona o DPH',
        'Vývoz zboží osvobozený podle § 66 zákona o DPH',
        'Nejsme plátci DPH.|Neplátce DPH',
        'Osvobozeno od daně podle § 51 zákona o DPH',
      ],
      sk: [
        'Prenesenie daňovej povinnosti|Oslobodené podľa § 43 zákona o DPH|Dodanie je oslobodené od dane, § 43',
        'Vývoz oslobodený podľa § 47 zákona o DPH',
        'Nie sme platiteľmi DPH.|Neplatiteľ DPH',
        'Dodanie je oslobodené od dane, § 28-42',
      ],
      nb: [
        'Omvendt avgiftsplikt, mva beregnes av kjøper|Omvendt avgiftsplikt, mval. § 11-1',
        'Eksport, fritatt for mva, mval. § 6-21',
        'Ikke mva-registrert|Foretaket er ikke merverdiavgiftspliktig',
        'Unntatt fra mva, mval. kapittel 3',
      ],
      sv: [
        'Omvänd betalningsskyldighet|Omvänd skattskyldighet gäller, ML 16 kap.|Unionsintern försäljning, undantag från moms',
        'Export, undantag från moms',
        'Undantag från skatteplikt, omsättning under gränsen',
        'Undantaget från skatteplikt, ML 10 kap.',
      ],
      da: [
        'Omvendt betalingspligt|Omvendt betalingspligt, køber afregner momsen, ML § 46',
        'Eksport, momsfri, ML § 34',
        'Ikke momsregistreret',
        'Momsfri ydelse, ML § 13',
      ],
      hr: [
        'Prijenos porezne obveze prema čl. 75. st. 3. Zakona o PDV-u|Oslobođeno PDV-a prema čl. 41. st. 1. Zakona o PDV-u|Prijenos porezne obveze',
        'Izvoz oslobođen PDV-a prema čl. 45. Zakona o PDV-u',
        'PDV nije obračunat temeljem čl. 90. Zakona o PDV-u|Nije u sustavu PDV-a, čl. 90. st. 2.',
        'Oslobođeno PDV-a prema čl. 39. Zakona o PDV-u',
      ],
      sl: [
        'Obrnjena davčna obveznost, 76. a člen ZDDV-1|Oproščeno DDV po 46. členu ZDDV-1',
        'Oproščeno DDV po 52. členu ZDDV-1',
        'DDV ni obračunan na podlagi 1. odstavka 94. člena ZDDV-1|Nismo zavezanci za DDV',
        'Oproščeno DDV po 42. členu ZDDV-1',
      ],
      tr: [
        'Tevkifat uygulanmıştır|KDV sorumlu sıfatıyla alıcı tarafından beyan edilir',
        '3065 sayılı KDV Kanunu 11/1-a Mal ihracatı',
        'KDV mükellefi değildir',
        "KDV'den istisna, 3065 sayılı Kanun madde 17",
      ],
    }).map(([code, [reverse, outward, small, exempt]]) => [
      code,
      { 'reverse-charge': reverse!.split('|'), export: outward!.split('|'), 'small-business': small!.split('|'), exempt: exempt!.split('|') },
    ]),
  );

/** The words before VAT that is added. */
export const plusWords = lists({
  de: 'zzgl.|zzgl.|zuzüglich|+|zuzügl.',
  en: 'plus|add|+|Add:',
  fr: '+|plus',
  it: '+|più',
  es: '+|más',
  pt: '+|mais',
  nl: '+|plus',
  pl: '+|plus',
  cs: '+',
  sk: '+',
  nb: '+|pluss',
  sv: '+|plus',
  da: '+|plus',
  hr: '+',
  sl: '+',
  tr: '+',
});

/** Tax names where the country's differ from the language's. */
export const taxNames: Readonly<Record<string, readonly string[]>> = {
  US: ['Tax', 'Sales Tax', 'TAX', 'State Tax', 'Sales tax'],
  CA: ['GST', 'HST', 'GST/HST', 'PST', 'TPS', 'HST'],
  AU: ['GST'],
  NZ: ['GST'],
  SG: ['GST'],
  IN: ['IGST', 'GST', 'CGST+SGST'],
  BR: ['ICMS', 'ISS', 'ISSQN', 'Impostos'],
  MX: ['IVA', 'IVA trasladado'],
};
