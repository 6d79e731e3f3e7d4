/**
 * Wordings for the document's own number and for other documents: credit notes, corrected invoices, earlier offers and proformas, orders in headings.
 * By language.
 */

const lists = (texts: Readonly<Record<string, string>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(Object.entries(texts).map(([code, text]) => [code, text.split('|')]));

/** Keys of a credit note's own number. */
export const creditNumbers = lists({
  de: 'Gutschrift Nr.|Gutschriftsnummer|Gutschrift-Nr.|Gutschriftnr.|Gutschriftsnr.|Storno-Nr.|Korrektur-Nr.|Rechnungskorrektur Nr.|GS-Nr.|Gutschrift',
  en: 'Credit note no.|Credit Note Number|Credit note #|Credit Memo No.|Credit memo #|Credit No.|CN Number|Credit Note|Credit note ID|Credit memo number',
  fr: "Avoir n°|N° avoir|Avoir N°|Numéro d'avoir|N° d'avoir|Note de crédit n°|N° note de crédit|Avoir|Avoir no",
  it: 'Nota di credito n.|Nota credito n.|N. nota di credito|Numero nota di credito|NC n.|Nota di accredito n.',
  es: 'Abono nº|Nota de crédito nº|N.º de abono|Factura rectificativa nº|Nº abono|Número de abono|Nota de abono|Rectificativa nº',
  pt: 'Nota de crédito n.º|N.º nota de crédito|NC n.º|Nota de Crédito Nº|Número da nota de crédito',
  nl: 'Creditnota nr.|Creditnotanummer|Creditfactuur nr.|Creditnr.|Creditfactuurnummer|Creditnota',
  pl: 'Faktura korygująca nr|Korekta nr|Nr korekty|Numer korekty|Nr faktury korygującej',
  cs: 'Dobropis č.|Číslo dobropisu|Opravný daňový doklad č.|Dobropis číslo|Č. dobropisu',
  sk: 'Dobropis č.|Číslo dobropisu|Opravná faktúra č.|Dobropis číslo',
  da: 'Kreditnota nr.|Kreditnotanr.|Kreditnota|Kreditnotanummer|Kreditnr.',
  nb: 'Kreditnota nr.|Kreditnotanr.|Kreditnota|Kreditnotanummer|Kreditnr.',
  sv: 'Kreditfaktura nr|Kreditnota nr|Kreditfakturanr|Kreditfakturanummer|Kreditnr',
  hr: 'Odobrenje br.|Broj odobrenja|Storno računa br.|Knjižno odobrenje br.',
  sl: 'Dobropis št.|Številka dobropisa|Št. dobropisa|Dobropis',
  tr: 'İade faturası no|İade Fatura No|Alacak dekontu no|Dekont No',
});

/** Sentences and lines that name the corrected invoice: {id}, mostly with its {date}. */
export const correctedSentences = lists({
  de: 'Gutschrift zur Rechnung {id} vom {date}|zu Rechnung Nr. {id}|Diese Gutschrift bezieht sich auf unsere Rechnung {id} vom {date}.|Storno der Rechnung {id} vom {date}|Rechnung: {id} vom {date}|Korrektur zu Rechnungsnummer {id}, Rechnungsdatum {date}|Wir schreiben Ihnen zu unserer Rechnung Nr. {id} gut:|Originalrechnung {id} ({date})|Bezug: Rechnung {id}',
  en: 'Credit for invoice {id} dated {date}|to invoice no. {id}|This credit note relates to invoice {id} of {date}.|Cancels invoice {id} dated {date}|Invoice: {id}|In respect of invoice number {id}, invoice date {date}|Applied to invoice {id}|Original invoice {id} ({date})|Re: Invoice {id}|We have credited your account against invoice {id}.',
  fr: 'Avoir sur facture n° {id} du {date}|Annule la facture {id} du {date}|Cet avoir se rapporte à la facture n° {id} du {date}.|Facture d’origine : {id}|Réf. : facture {id}',
  it: 'A storno della fattura n. {id} del {date}|Rif. fattura {id} del {date}|Nota di credito relativa alla fattura n. {id} del {date}|Fattura: {id}',
  es: 'Rectifica la factura {id} de fecha {date}|Abono de la factura nº {id}|Factura rectificada: {id} ({date})|Corresponde a la factura {id} del {date}|Factura: {id}',
  pt: 'Referente à fatura n.º {id} de {date}|Anula a fatura {id} de {date}|Fatura: {id}|Retifica a fatura {id}, datada de {date}',
  nl: 'Credit op factuur {id} van {date}|Betreft factuur {id}|Deze creditnota heeft betrekking op factuur {id} d.d. {date}.|Factuur: {id}',
  pl: 'Korekta do faktury nr {id} z dnia {date}|Dotyczy faktury {id} z dnia {date}|Do faktury VAT nr {id}|Faktura: {id}',
  cs: 'Oprava k faktuře č. {id} ze dne {date}|Dobropis k faktuře {id}|Původní doklad: {id}',
  sk: 'Oprava k faktúre č. {id} zo dňa {date}|Dobropis k faktúre {id}|Pôvodný doklad: {id}',
  da: 'Krediterer faktura {id} af {date}|Vedrørende faktura nr. {id}|Kreditnota til faktura {id}|Faktura: {id}',
  nb: 'Krediterer faktura {id} datert {date}|Gjelder faktura nr. {id}|Kreditnota til faktura {id}|Faktura: {id}',
  sv: 'Avser kreditering av faktura {id} daterad {date}|Krediterar faktura nr {id}|Kredit till faktura {id}|Faktura: {id}',
  hr: 'Odobrenje po računu br. {id} od {date}|Storno računa {id}|Račun: {id}',
  sl: 'Dobropis k računu št. {id} z dne {date}|Storno računa {id}|Račun: {id}',
  tr: '{date} tarihli {id} numaralı faturaya istinaden|İade edilen fatura: {id}|Fatura: {id}',
});

/** Keys of earlier documents: proforma, offer, the invoice that is replaced. */
export const formerDocuments = lists({
  de: 'Proforma-Nr.|Proformarechnung|Angebot Nr.|Angebots-Nr.|Unser Angebot|ersetzt Rechnung|Korrektur zu Rechnung|Abschlagsrechnung Nr.|Vorausrechnung|Vorherige Rechnung|Letzte Rechnung|Auftragsbestätigung|Anzahlungsrechnung Nr.',
  en: 'Proforma invoice|Pro forma no.|Quote no.|Quotation|Quote #|Estimate no.|Replaces invoice|Previous invoice|Deposit invoice no.|Last invoice|Estimate #|Proposal|Original invoice',
  fr: 'Facture proforma|Devis n°|N° devis|Remplace la facture|Facture précédente|Facture d’acompte n°|Offre n°',
  it: 'Fattura proforma|Preventivo n.|Offerta n.|Sostituisce fattura|Fattura precedente|Fattura di acconto n.|Ns. offerta',
  es: 'Factura proforma|Presupuesto nº|Oferta nº|Sustituye a la factura|Factura anterior|Factura de anticipo',
  pt: 'Fatura pró-forma|Orçamento n.º|Proposta n.º|Substitui a fatura|Fatura anterior|Adiantamento n.º',
  nl: 'Proformafactuur|Offertenummer|Offerte nr.|Vervangt factuur|Vorige factuur|Voorschotfactuur',
  pl: 'Faktura proforma|Oferta nr|Do faktury zaliczkowej nr|Poprzednia faktura|Do paragonu nr',
  cs: 'Zálohová faktura č.|Nabídka č.|Cenová nabídka|Předchozí faktura|K zálohové faktuře|Proforma č.',
  sk: 'Zálohová faktúra č.|Ponuka č.|Cenová ponuka|Predchádzajúca faktúra|Proforma č.',
  da: 'Proformafaktura|Tilbud nr.|Tilbudsnr.|Erstatter faktura|Forrige faktura|Acontofaktura',
  nb: 'Proformafaktura|Tilbud nr.|Tilbudsnr.|Erstatter faktura|Forrige faktura|Akontofaktura',
  sv: 'Proformafaktura|Offert nr|Offertnummer|Ersätter faktura|Föregående faktura|Delfaktura',
  hr: 'Predračun br.|Ponuda br.|Zamjenjuje račun|Prethodni račun|Račun za predujam br.',
  sl: 'Predračun št.|Ponudba št.|Nadomešča račun|Prejšnji račun|Avansni račun št.',
  tr: 'Proforma no|Teklif no|Önceki fatura|Avans faturası no',
});

/** After the number in a heading: "Invoice 123 for order 556". {order}, {customer} */
export const headingTails = lists({
  de: 'zu Auftrag {order}|zu Ihrer Bestellung {order}|Ihre Bestellung {order}|, Kunde {customer}|/ Kunden-Nr. {customer}|- Bestellung {order}|Kd.-Nr. {customer}|für Auftrag {order}',
  en: 'for order {order}|for your order {order}|, PO {order}|/ Order {order}|- Customer {customer}|for PO# {order}|Account {customer}|(customer {customer})',
  fr: 'pour la commande {order}|– commande {order}|/ client {customer}|Votre commande {order}|client n° {customer}',
  it: 'per ordine {order}|Vs. ordine {order}|- cliente {customer}|rif. ordine {order}',
  es: 'del pedido {order}|– pedido {order}|/ cliente {customer}|su pedido {order}',
  pt: 'da encomenda {order}|– pedido {order}|/ cliente {customer}|V/ encomenda {order}',
  nl: 'voor order {order}|uw order {order}|/ klant {customer}|- bestelling {order}',
  pl: 'do zamówienia {order}|zam. {order}|klient {customer}',
  cs: 'k objednávce {order}|obj. {order}|zákazník {customer}',
  sk: 'k objednávke {order}|obj. {order}|zákazník {customer}',
  da: 'for ordre {order}|Deres ordre {order}|kunde {customer}',
  nb: 'for ordre {order}|Deres ordre {order}|kunde {customer}',
  sv: 'för order {order}|er order {order}|kund {customer}',
  hr: 'za narudžbu {order}|narudžba {order}|kupac {customer}',
  sl: 'za naročilo {order}|naročilo {order}|kupec {customer}',
  tr: 'sipariş {order}|müşteri {customer}',
});

/** The word before a subject: "Betreff: Rechnung 4711 vom 3.4.2025". */
export const subjects = lists({
  de: 'Betreff|Betr.|Betrifft|Betreff',
  en: 'Subject|Re|Regarding|Subject',
  fr: 'Objet|Objet|Concerne',
  it: 'Oggetto|Ogg.',
  es: 'Asunto|Ref.',
  pt: 'Assunto',
  nl: 'Betreft|Onderwerp',
  pl: 'Dotyczy|Temat',
  cs: 'Věc|Předmět',
  sk: 'Vec|Predmet',
  da: 'Vedr.|Emne',
  nb: 'Vedr.|Emne',
  sv: 'Avser|Ämne',
  hr: 'Predmet',
  sl: 'Zadeva',
  tr: 'Konu',
});
