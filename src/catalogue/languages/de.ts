/** German: wordings and conventions of invoices from Germany, Austria and Switzerland. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const de: Language = {
  code: 'de',
  englishName: 'German',
  tesseract: 'deu',
  countries: ['DE', 'AT', 'CH', 'LI', 'LU'],
  terms: wordings({
    invoice:
      'Rechnung|RECHNUNG|Faktura|Ausgangsrechnung|Schlussrechnung|Abschlagsrechnung|Teilrechnung|Handelsrechnung|Rechnung/Lieferschein|Sammelrechnung|Monatsrechnung',
    creditNote: 'Gutschrift|GUTSCHRIFT|Rechnungskorrektur|Stornorechnung|Storno|Korrekturrechnung|Warengutschrift|Gutschriftsanzeige',
    receipt: 'Quittung|Kassenbon|Beleg|Kassenbeleg|Bewirtungsbeleg|Kundenbeleg|Barverkauf',
    deliveryNoteTitle: 'Lieferschein|Warenbegleitschein|Versandschein|Lieferschein / Packliste',
    orderConfirmationTitle: 'Auftragsbestätigung|Bestellbestätigung|Bestätigung Ihres Auftrags',
    offerTitle: 'Angebot|Offerte|Kostenvoranschlag|Preisangebot',
    reminderTitle: 'Mahnung|Zahlungserinnerung|1. Mahnung|Letzte Mahnung|Kontoauszug',
    termsTitle: 'Allgemeine Geschäftsbedingungen|AGB|Lieferungs- und Zahlungsbedingungen|Allgemeine Liefer- und Zahlungsbedingungen',
    letterSubject: 'Betreff|Betr.|Betrifft|Ihr Schreiben vom',
    invoiceId:
      'Rechnungsnummer|Rechnungs-Nr.|Rechnung Nr.|Rechnungsnr.|Rg.-Nr.|RG-Nr.|Re.-Nr.|RE-Nr|Rechn.-Nr.|Rechnung|Rechnung-Nr|Rechnungs Nr.|Belegnummer|Beleg-Nr.|Belegnr.|Beleg|Faktura-Nr.|Fakturanummer|Faktura Nr.|Dokumentnummer|Dokument-Nr.|Nummer|Nr.|Rechnungsnummer/Verwendungszweck|Vorgangsnummer|Gutschrift-Nr.',
    invoiceDate:
      'Rechnungsdatum|Datum|Belegdatum|Rechnungsdat.|Rg.-Datum|Re.-Datum|RE-Datum|Rechnung vom|Ausstellungsdatum|Fakturadatum|Faktura-Datum|Ausgestellt am|Datum der Rechnung|Rechn.-Datum|Dokumentdatum|Rechnungs-Datum|vom|den',
    deliveryDate:
      'Lieferdatum|Leistungsdatum|Liefertermin|Liefer-/Leistungsdatum|Lieferung am|Geliefert am|Tag der Lieferung|Leistung erbracht am|Datum der Lieferung|Lieferdatum/Leistungsdatum|Versanddatum|Leistungszeitpunkt|Lief.-Datum|Lieferung vom|Warenausgang|Ausgeführt am|Tag der Leistung|Arbeiten ausgeführt am|Ausführung am|Einsatzdatum|Einsatz am|Ausführungsdatum|Datum der Ausführung|Leistung vom|Behandlung am|Montage am|Behandlungsdatum|Reparaturdatum|Fertiggestellt am|Versendet am|Versandt am',
    deliveryNoteId:
      'Lieferschein|Lieferschein-Nr.|Lieferscheinnummer|Lieferscheinnr.|LS-Nr.|Lief.-Schein|Lieferschein Nr.|Lfs.-Nr.|LFS-Nr|Lieferung Nr.|Liefernummer|Liefer-Nr.|Liefersch.-Nr.|Unser Lieferschein|Lieferbeleg',
    customerId:
      'Kundennummer|Kunden-Nr.|Kd.-Nr.|Kundennr.|Kd-Nr|KdNr.|Ihre Kundennummer|Kunde|Kunden Nr.|Kunden-Nummer|Debitor|Debitoren-Nr.|Debitorennummer|Ihre Kunden-Nr.|Kundenkonto|Mandant / Kunde|Kundenkonto-Nr.|Kto.-Nr. Kunde|Mitgliedsnummer|Ihre Kd.-Nr.',
    receiverOrderId:
      'Bestellnummer|Bestell-Nr.|Ihre Bestellung|Ihre Bestellnummer|Bestellung|Ihre Bestell-Nr.|Best.-Nr.|Ihr Zeichen|Ihr Auftrag|Bestellung Nr.|Ihre Referenz|Ihre Bestellung Nr.|Kundenbestellnummer|Ihre Auftragsnummer|Kundenreferenz|PO-Nummer|Kd.-Bestell-Nr.|Bestellzeichen|Ihre Best.-Nr.|Kundenauftrag',
    receiverOrderDate:
      'Bestelldatum|Ihre Bestellung vom|Bestellung vom|Ihr Auftrag vom|Best.-Datum|Datum Ihrer Bestellung|Datum der Bestellung|Bestellt am|Ihre Bestellung v.|Bestell-Datum|Ihre Nachricht vom',
    senderOrderId:
      'Auftragsnummer|Auftrags-Nr.|Auftrag|Auftrag Nr.|Auftragsnr.|Unser Zeichen|Unsere Auftragsnummer|Auftr.-Nr.|AB-Nr.|Auftragsbestätigung|Unser Auftrag|Unsere Auftrags-Nr.|Unsere Referenz|Auftragsbestätigung Nr.|Unsere AB|Kommission|Komm.-Nr.|AU-Nr.|Verkaufsauftrag',
    senderOrderDate:
      'Auftragsdatum|Auftrag vom|Auftrags-Datum|Datum des Auftrags|Auftr.-Datum|Auftragsbestätigung vom|AB vom|Unser Auftrag vom|Auftrag erteilt am',
    costCenter: 'Kostenstelle|Kst.|KST|Kostenst.|Kostenstellen-Nr.|Ihre Kostenstelle|Kostenstelle/Objekt|Kostenträger',
    dueDate:
      'Fällig am|Zahlbar bis|Fälligkeit|Fälligkeitsdatum|Zu zahlen bis|Zahlbar bis zum|Zahlungsziel|Fällig|Zahlung bis|Zahltermin|Zahlungstermin|Valuta|Fällig zum|Nettofälligkeit|Zahlbar am|Zahlung fällig am|Fällig per|Bitte zahlen Sie bis|Netto fällig|Netto bis|Abbuchung am|Einzug am',
    paymentTerms:
      'Zahlungsbedingungen|Zahlungsbedingung|Zahlungsziel|Zahlungskonditionen|Konditionen|Zahlung|Zahlungsart|Zahlungsweise|Zahlungsbed.|Zahlungsfrist|Zahlbar|Kondition',
    discount: 'Skonto|abzgl. Skonto|Skontobetrag|Skonto bis|Skontofrist|Skontofähig bis|Skontodatum|Bei Zahlung bis|Skontoziel|Skonto %',
    deliveryPeriod:
      'Leistungszeitraum|Lieferzeitraum|Abrechnungszeitraum|Zeitraum|Leistungszeitr.|Rechnungszeitraum|Abrechnungsperiode|Abrechnungsmonat|Liefer-/Leistungszeitraum|Leistung vom|Mietzeitraum|Verbrauchszeitraum|Periode|Leistungsmonat|Aufenthalt',
    from: 'von|vom|ab|Beginn|Anreise|Startdatum',
    to: 'bis|bis zum|Ende|Abreise|Enddatum|Zeitraum bis',
    netTotal:
      'Nettobetrag|Summe netto|Netto|Gesamt netto|Zwischensumme|Nettosumme|Gesamtbetrag netto|Summe|Netto gesamt|Gesamtsumme netto|Warenwert|Warenwert netto|Rechnungsbetrag netto|Nettowert|Netto-Betrag|Total netto|Summe ohne MwSt.|Betrag netto|Gesamtnetto|Summe Positionen|Entgelt|Total exkl. MWST|Summe (netto)|Nettorechnungsbetrag|Zwischensumme netto',
    vatTotal:
      'MwSt.|Umsatzsteuer|Mehrwertsteuer|USt.|MwSt-Betrag|MwSt.-Betrag|zzgl. MwSt.|zzgl. USt.|Gesamt MwSt.|Summe MwSt.|USt-Betrag|Steuerbetrag|+ MwSt.|Summe USt|gesetzl. MwSt.|zuzüglich Umsatzsteuer|enthaltene MwSt.|Mehrwertsteuerbetrag|MWST|Steuer|Umsatzsteuer gesamt',
    grandTotal:
      'Gesamtbetrag|Rechnungsbetrag|Endbetrag|Gesamtsumme|Bruttobetrag|Gesamtbetrag brutto|Summe brutto|Gesamt|Brutto|Rechnungssumme|Total|Endsumme|Gesamt brutto|Bruttosumme|Rechnungsbetrag brutto|Gesamtbetrag inkl. MwSt.|Total inkl. MWST|Gesamt (brutto)|Summe inkl. USt.|Rechnungsendbetrag|Gesamtbetrag EUR|Rechnungsbetrag in EUR|Summe EUR|Total CHF|Gesamtpreis brutto',
    vatRate: 'MwSt.-Satz|Steuersatz|USt-Satz|MwSt-Satz|MwSt. %|USt. %|St.-Satz|MWST-Satz|Satz',
    vatBase: 'Steuerbasis|Bemessungsgrundlage|Netto-Basis|MwSt.-Basis|Steuerpflichtiger Betrag|Basisbetrag|Nettobasis|Warenwert|Entgelt netto',
    amountDue:
      'Zu zahlen|Zahlbetrag|Zu zahlender Betrag|Offener Betrag|Restbetrag|Forderungsbetrag|Zahlungsbetrag|Noch zu zahlen|Fälliger Betrag|Zahllast|Zu überweisen|Überweisungsbetrag|Einzugsbetrag|Restforderung|Offen|Abbuchungsbetrag',
    prepaid: 'Anzahlung|abzgl. Anzahlung|Bereits bezahlt|Geleistete Anzahlungen|Abschlagszahlung|Erhaltene Zahlungen|Vorauszahlung|Bezahlt|Gegeben',
    rounding: 'Rundung|Rundungsdifferenz|Rundungsausgleich|Rundungsbetrag',
    shipping:
      'Versandkosten|Porto|Fracht|Frachtkosten|Porto und Verpackung|Versand|Versand und Verpackung|Transportkosten|Frachtpauschale|Lieferkosten|Verpackung',
    discountAmount: 'Rabatt|abzgl. Rabatt|Nachlass|Kundenrabatt|Sonderrabatt|Rabattbetrag|Preisnachlass|Treuerabatt|Abzug',
    senderVatId:
      'USt-IdNr.|USt-IdNr|USt.-ID|Umsatzsteuer-ID|UID|UID-Nr.|Ust-ID|USt-Id-Nr.|Umsatzsteuer-Identifikationsnummer|UStID|Unsere USt-IdNr.|USt-ID-Nr.|ATU-Nr.|MWST-Nr.|CHE-Nr. MWST|Unsere UID|UID-Nummer|Umsatzsteuer-Ident-Nr.|VAT-ID|Ust.Id.Nr.',
    receiverVatId:
      'Ihre USt-IdNr.|Ihre UID|Ihre USt-ID|USt-IdNr. Kunde|Kunden-UID|Ihre UID-Nr.|USt-ID des Kunden|Ihre Umsatzsteuer-ID|USt-IdNr. des Leistungsempfängers|Ihre Ust-Id-Nr.|Kunden-USt-ID|UID Kunde|USt-ID Empfänger',
    taxId: 'Steuernummer|Steuer-Nr.|St.-Nr.|StNr.|Steuernr.|St-Nr|Steuer Nr.|Finanzamt / Steuernr.',
    companyRegistration:
      'HRB|HRA|Handelsregister|Handelsregisternummer|FN|Firmenbuchnummer|Firmenbuch-Nr.|HR-Nr.|Registernummer|Register-Nr.|UID CHE|FN-Nr.|Gen.-Reg.',
    iban: 'IBAN|IBAN-Nr.|IBAN Nr.|Konto IBAN|EUR-IBAN|IBAN-Nummer|IBAN (EUR)',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT-BIC|Swift-Code|BIC-Code',
    bankCode: 'BLZ|Bankleitzahl|BC-Nr.|Clearing-Nr.|BLZ Bank|BLZ-Nr.|Clearing-Nummer',
    bankAccount: 'Konto|Kontonummer|Konto-Nr.|Kto.-Nr.|Kto|Kontonr.|Kto. Nr.|Postkonto|PC-Konto',
    bankName: 'Bank|Bankverbindung|Kreditinstitut|Geldinstitut|Bankname|Unsere Bankverbindung',
    isrReference: 'Referenznummer|Referenz|Referenz-Nr.|ESR-Referenz|QR-Referenz|ESR-Nr.',
    kid: 'KID|Zahlungsreferenz|Zahlungsreferenznummer|Verwendungszweck|KID-Nummer|Verwendungszw.|Zahlungsref.',
    phone: 'Telefon|Tel.|Tel|Fon|Fernruf|Durchwahl|Mobil|T',
    fax: 'Fax|Telefax|Fax-Nr.|F|Faxnummer|Faxnr.',
    email: 'E-Mail|Mail|Email|eMail|E-Mail-Adresse|Mail-Adresse',
    website: 'Internet|Web|www|Homepage|Webseite|Website|Internetseite',
    register: 'Registergericht|Amtsgericht|Handelsregister|Sitz der Gesellschaft|Gerichtsstand|Firmenbuchgericht|Eingetragen beim|AG',
    managingDirector:
      'Geschäftsführer|Geschäftsführung|Geschäftsführerin|GF|Vorstand|Inhaber|Inhaberin|Vertretungsberechtigt|Persönlich haftende Gesellschafterin',
    contactPerson: 'Ansprechpartner|Ihr Ansprechpartner|Kontakt|Kontaktperson|Ansprechpartnerin|Ihre Ansprechpartnerin|z. Hd.|Zuständig|Ihr Kundenberater',
    billTo: 'Rechnungsadresse|Rechnungsanschrift|Rechnung an|Rechnungsempfänger|Kunde|Firma|Herrn|Auftraggeber|Leistungsempfänger|Käufer',
    shipTo: 'Lieferadresse|Lieferanschrift|Lieferung an|Warenempfänger|Versandadresse|Lieferort|Leistungsort|Bauvorhaben|Einsatzort',
    soldBy: 'Verkäufer|Lieferant|Verkauft durch|Rechnungssteller|Absender|Rechnungsaussteller|Leistungserbringer',
    position: 'Pos.|Pos|Position|Nr.|Lfd. Nr.|#|Posten',
    itemId: 'Artikel-Nr.|Art.-Nr.|Artikelnummer|Artikel|Artikelnr.|Art.Nr.|Material|Produkt-Nr.|Sachnummer|ArtNr|Materialnummer|EAN|Leistungs-Nr.',
    description:
      'Bezeichnung|Beschreibung|Artikelbezeichnung|Leistung|Text|Artikel|Produkt|Leistungsbeschreibung|Artikel/Bezeichnung|Warenbezeichnung|Art der Leistung|Position',
    quantity: 'Menge|Anzahl|Anz.|Stück|Liefermenge|Stunden|Mge|Verbrauch|Gel. Menge',
    unit: 'Einheit|ME|Einh.|Mengeneinheit|EH|Eht|VE',
    unitPrice:
      'Einzelpreis|E-Preis|EP|Preis|Preis/Einheit|Stückpreis|Einzel|Einzelpr.|Einzelpreis EUR|Preis je Einheit|Einzelpreis netto|Preis €|EP (€)|Ansatz|Stundensatz',
    lineVatRate: 'MwSt.|USt.|MwSt. %|USt %|St.|Steuer|MwSt|MWST|SC|Steuerschlüssel',
    lineDiscount: 'Rabatt|Rab.|Rabatt %|Rab. %|Nachlass|%|Rab.%',
    lineTotal:
      'Gesamtpreis|Gesamt|G-Preis|GP|Betrag|Summe|Gesamtpreis EUR|Gesamt EUR|Betrag EUR|Nettobetrag|Netto|Total|Gesamtpr.|Betrag in EUR|Zeilensumme|Preis gesamt',
    lineDeliveryDate: 'Lieferdatum|Datum|Liefertermin|Leistungsdatum|Lief.-Dat.|Leistungstag',
    lineOrderId: 'Auftrag|Auftrag Nr.|Bestellung|Auftragsnr.|Bestell-Nr.|Ihre Bestellung',
    lineDeliveryId: 'Lieferschein|Lieferschein Nr.|LS-Nr.|Lfs.|LS|Lieferschein-Nr.|Liefersch.-Nr.',
    serialNumber: 'Seriennummer|Serien-Nr.|S/N|SN|Serial-Nr.|Chargennummer|Charge|Geräte-Nr.',
    carryOver: 'Übertrag|Übertrag Seite|Zwischensumme Seite|Übertrag von Seite|Seitenübertrag|Übertrag auf Folgeseite',
    subtotal: 'Zwischensumme|Summe Titel|Teilsumme|Gruppensumme|Zwischentotal|Summe Los|Summe Lieferschein',
    priceUnit: 'PE|Preiseinheit|per|pro|je|Preis pro',
    page: 'Seite|Blatt|S.|Seite Nr.',
    printDate: 'Druckdatum|Gedruckt am|Ausdruck vom|Erstellt am|Druck|Stand|Erstellungsdatum',
    project: 'Projekt|Projektnummer|Projekt-Nr.|Bauvorhaben|BV|Objekt|Objekt-Nr.|Baustelle',
    contract: 'Vertrag|Vertragsnummer|Vertrags-Nr.|Vertragskonto|Vertragskontonummer|Rahmenvertrag|Vertrag Nr.',
    trackingId: 'Sendungsnummer|Paketnummer|Sendungs-Nr.|Tracking-Nr.|Sendungsverfolgung|Frachtbrief-Nr.|Paketschein-Nr.',
    meterId: 'Zählernummer|Zähler-Nr.|Zähler|Zählpunkt|Zählpunktbezeichnung|Marktlokation|Gerätenummer',
    previousBalance: 'Saldovortrag|Alter Saldo|Kontostand|Vorheriger Saldo|Offene Posten|Übertrag Vormonat|Saldo alt',
    deposit: 'Pfand|Kaution|Leergut|Pfandbetrag|Mietkaution|Pfandsaldo',
    birthDate: 'Geburtsdatum|geb. am|Geb.-Datum|geboren am',
    validUntil: 'Gültig bis|Gültig bis zum|Angebot gültig bis|Freistellungsbescheinigung gültig bis',
    orderDateOfOffer: 'Angebot vom|Angebotsdatum|Unser Angebot vom|Offerte vom',
    clerk: 'Sachbearbeiter|Bearbeiter|Sachbearbeiterin|Bearbeitet von|Verkäufer|Es bediente Sie|Betreuer|Verkaufsbüro|Vertreter|Techniker',
    reference: 'Referenz|Zeichen|Ref.|Vorgang|Aktenzeichen|Az.|Unsere Nachricht vom|Angebots-Nr.|Angebot Nr.|Ticket-Nr.',
    terminal: 'Terminal|Terminal-ID|Kasse|TA-Nr.|Bon-Nr.|Filiale|Kassen-Nr.|TSE-Signatur|Trace-Nr.|Beleg-Nr. Terminal',
  }),
  heldOut: {
    invoiceId: 'Rechnungskennung',
    invoiceDate: 'Rechnungsausgang am',
    deliveryDate: 'Tag der Leistungserbringung',
    deliveryNoteId: 'L.-Schein-Nummer',
    customerId: 'Kundenkennung',
    receiverOrderId: 'Ihr Bestellzeichen',
    receiverOrderDate: 'Bestellung erhalten am',
    senderOrderId: 'Interne Auftragskennung',
    senderOrderDate: 'Auftragseingang',
    costCenter: 'Kostenstelle Besteller',
    dueDate: 'Spätestens zu begleichen am',
    paymentTerms: 'Zahlungsvereinbarung',
    discount: 'Skontoabzug möglich bis',
    deliveryPeriod: 'Zeitraum der Leistung',
    from: 'Leistungsbeginn',
    to: 'Leistungsende',
    netTotal: 'Summe vor Steuern',
    vatTotal: 'Darin Umsatzsteuer',
    grandTotal: 'Summe einschl. Steuern',
    vatRate: 'Steuerprozentsatz',
    vatBase: 'Zu versteuern',
    amountDue: 'Bitte überweisen Sie',
    senderVatId: 'USt-Ident.',
    receiverVatId: 'USt-Ident. Käufer',
    taxId: 'Steuer-ID',
    companyRegistration: 'Handelsregistereintrag',
    iban: 'Internationale Kontonummer',
    bic: 'Bank-Identifier-Code',
    bankCode: 'Bankenclearing-Nr.',
    bankAccount: 'Girokonto-Nr.',
    isrReference: 'ESR-Referenznummer',
    kid: 'Bei Zahlung bitte angeben',
    phone: 'Telefonzentrale',
    fax: 'Telefaxnummer',
    email: 'Kontakt-E-Mail',
    website: 'Internetadresse',
    billTo: 'Rechnungsstellung an',
    shipTo: 'Anlieferadresse',
    soldBy: 'Rechnung ausgestellt von',
  },
  months: list('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'),
  shortMonths: list('Jan.|Feb.|März|Apr.|Mai|Juni|Juli|Aug.|Sept.|Okt.|Nov.|Dez.'),
  dateFormats: ['DD.MM.YYYY', 'DD.MM.YY', 'D. MMMM YYYY', 'D.M.YYYY', 'DD. MMMM YYYY', 'YYYY-MM-DD', 'DD. MMM YYYY', 'D.M.YY', 'DD/MM/YYYY', 'DD-MM-YYYY'],
  numberFormats: [
    [',', '.'],
    [',', ''],
    ['.', "'"],
    [',', ' '],
    ['.', '’'],
  ],
  vatWords: list('MwSt.|USt.|Mehrwertsteuer|Umsatzsteuer|MwSt|USt|MWST|gesetzl. MwSt.|Mwst'),
  vatLines: list(
    '{rate} % {vatWord} auf {net} {vat}|zzgl. {rate} % {vatWord} {vat}|{vatWord} {rate} % {net} {vat} {gross}|{rate}% {vatWord} von {net}: {vat}|{vatWord} {rate}% {vat}|{net} {rate} % {vat} {gross}|enthält {rate} % {vatWord}: {vat}|+ {rate} % {vatWord} aus {net} {vat}|{rate} % {net} {vat}',
  ),
  paymentSentences: list(
    'Zahlbar innerhalb von {days} Tagen ohne Abzug.|Zahlbar innerhalb von {days} Tagen nach Rechnungserhalt ohne Abzug.|Bitte überweisen Sie den Rechnungsbetrag bis zum {date} auf das unten angegebene Konto.|Zahlbar bis {date} ohne Abzug.|{discountDays} Tage {discountPercent} % Skonto, {days} Tage netto|Zahlbar innerhalb {discountDays} Tagen mit {discountPercent} % Skonto, {days} Tage netto.|Bei Zahlung bis {discountDate} gewähren wir {discountPercent} % Skonto, bis {date} ohne Abzug.|Zahlbar sofort ohne Abzug.|Sofort fällig rein netto.|Der Betrag wird am {date} per SEPA-Lastschrift von Ihrem Konto eingezogen.|Der Rechnungsbetrag wird per Bankeinzug abgebucht.|Betrag dankend erhalten.|Die Rechnung wurde bereits per Kreditkarte bezahlt.|{days} Tage netto|netto {days} Tage|Zahlungsziel: {days} Tage ab Rechnungsdatum|Der Gesamtbetrag ist fällig am {date}.|Wir bitten um Zahlung innerhalb von {days} Tagen ab Rechnungsdatum.|Zahlbar rein netto innert {days} Tagen.|Zahlung per Vorkasse, Betrag bereits erhalten.|Innerhalb von {discountDays} Tagen unter Abzug von {discountPercent} % Skonto oder {days} Tage rein netto.|Bitte begleichen Sie den offenen Betrag in {currency} bis spätestens {date}.',
  ),
  discountSentences: list(
    '{discountDays} Tage {discountPercent} % Skonto|Bei Zahlung innerhalb von {discountDays} Tagen {discountPercent} % Skonto.|Bei Zahlung bis zum {discountDate} abzüglich {discountPercent} % Skonto.|{discountPercent} % Skonto bis {discountDate}|Sie können bis {discountDate} {discountPercent} % Skonto abziehen.|Skonto {discountPercent} % innerhalb {discountDays} Tagen|innert {discountDays} Tagen {discountPercent}% Skonto',
  ),
  referenceSentences: list(
    'Rechnung Nr. {invoiceId} vom {invoiceDate}|Bitte geben Sie bei Zahlung die Rechnungsnummer {invoiceId} und Ihre Kundennummer {customerId} an.|Wir berechnen Ihnen gemäß Ihrer Bestellung {receiverOrderId} wie folgt:|Für unsere Lieferung vom {deliveryDate} erlauben wir uns zu berechnen:|Verwendungszweck: {invoiceId} / {customerId}|Rechnung {invoiceId}, {invoiceDate}|Ihre Bestellung {receiverOrderId}, geliefert am {deliveryDate}|Kunden-Nr. {customerId} – Rechnung {invoiceId} vom {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Leistungszeitraum: {from} bis {to}|Abrechnungszeitraum vom {from} bis {to}|Unsere Leistungen im Zeitraum {from} - {to}|Leistung erbracht vom {from} bis zum {to}|Zeitraum {from} – {to}|Für die Zeit vom {from} bis {to} berechnen wir:',
  ),
  vatExemptions: list(
    'Steuerfreie innergemeinschaftliche Lieferung.|Steuerschuldnerschaft des Leistungsempfängers.|Steuerfreie Ausfuhrlieferung nach § 4 Nr. 1a UStG.|Gemäß § 19 UStG wird keine Umsatzsteuer berechnet.|Umsatzsteuerfrei aufgrund der Kleinunternehmerregelung.|Reverse Charge – die Steuerschuld geht auf den Leistungsempfänger über.|Steuerfrei nach § 4 Nr. 12 UStG.|Umsatzsteuerfrei gemäß § 6 Abs. 1 Z 27 UStG.|Bauleistung nach § 13b UStG: Steuerschuldner ist der Leistungsempfänger.',
  ),
  salutations: list('Sehr geehrte Damen und Herren,|Guten Tag,|Sehr geehrte Frau {name},|Sehr geehrter Herr {name},|Lieber Kunde,|Hallo {name},'),
  sentences: list(
    'Vielen Dank für Ihren Auftrag.|Wir danken für Ihr Vertrauen.|Für Ihre Bestellung bedanken wir uns herzlich.|Wir erlauben uns, Ihnen folgende Leistungen in Rechnung zu stellen.|Vereinbarungsgemäß berechnen wir Ihnen:|Mit freundlichen Grüßen|Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.|Es gelten unsere Allgemeinen Geschäftsbedingungen.|Gerichtsstand ist der Sitz unserer Firma.|Bei Rückfragen stehen wir Ihnen gerne zur Verfügung.|Bitte geben Sie bei allen Zahlungen Ihre Kundennummer an.|Reklamationen bitten wir umgehend nach Erhalt der Ware anzuzeigen.|Diese Rechnung wurde maschinell erstellt und ist ohne Unterschrift gültig.|Mehr Angebote finden Sie in unserem Online-Shop.|Bitte beachten Sie unsere neue Bankverbindung.|Überweisungen bitte nur auf das unten angegebene Konto.|Offensichtliche Mängel sind unverzüglich schriftlich zu melden.|Alle Preise verstehen sich zuzüglich der gesetzlichen Mehrwertsteuer.|Private Auftraggeber sind verpflichtet, die Rechnung zwei Jahre aufzubewahren.|Wir freuen uns auf eine weitere gute Zusammenarbeit.|Umtausch nur gegen Vorlage dieses Belegs.|Sie wurden freundlich bedient.|Bitte überprüfen Sie die Lieferung auf Vollständigkeit.|Die Lieferung erfolgt frei Haus.|Lieferbedingung: ab Werk|Nach Ablauf der Zahlungsfrist geraten Sie ohne weitere Mahnung in Verzug.|Wir wünschen Ihnen eine gute Fahrt.|Ein Teil der Sendung wird nachgeliefert.|Im Rechnungsbetrag sind Lohnkosten enthalten, die Sie steuerlich geltend machen können.',
  ),
  articles: {
    trade: articles(
      'Kopierpapier A4 weiß @Pck 3-6|Ordner breit blau @Stk 1.5-4|Bürostuhl Komfort drehbar @Stk 89-380|Schreibtisch höhenverstellbar @Stk 240-890|Toner schwarz @Stk 45-160|Kugelschreiber blau @Pck 4-15|LED-Leuchtmittel E27 warmweiß @Stk 3-12|Sechskantschraube M8 x 40 verzinkt @Pck 5-28|Arbeitshandschuhe Größe 9 @Paar 2-9|Akkuschrauber mit Ladegerät @Set 89-320|Kabelbinder schwarz @Pck 2-9|Reinigungsmittel Konzentrat @Kan. 12-48|Stretchfolie transparent @Rol 6-14|Sicherheitsschuhe S3 @Paar 49-145|Dichtring Viton @Stk 0.4-6|Kugellager 6204 2RS @Stk 3-19',
    ),
    construction: articles(
      'Fliesen verlegen im Dünnbett @m² 38-75|Wandflächen streichen, zweimaliger Anstrich @m² 6-14|Trockenbauwand einfach beplankt @m² 42-85|Estrich CT-F4 einbauen @m² 18-34|Facharbeiterstunde @Std 48-78|Gerüst vorhalten @Woche 40-180|Baustelleneinrichtung @psch 250-1800|Aushub Boden laden und abfahren @m³ 18-42|Beton C25/30 liefern @m³ 95-165|Fenster Kunststoff zweiflügelig @Stk 380-950|Kabel NYM-J 3x1,5 @m 0.8-2.2|Rohrleitung Kupfer 18 mm @m 11-24|Dachziegel inkl. Lattung @m² 45-95|Anfahrtspauschale @psch 25-75',
    ),
    it: articles(
      'Webhosting Business, monatlich @Monat 9-49|Softwarelizenz Jahresabo @Lizenz 60-900|IT-Support Fernwartung @Std 75-140|Notebook 14 Zoll @Stk 690-1800|Monitor 27 Zoll @Stk 180-520|Server-Wartung @psch 120-950|Domain .de Registrierung @Jahr 8-20|Netzwerkswitch 24 Port @Stk 140-680|Programmierung Schnittstelle @Std 85-150|Datensicherung Cloud @GB 0.1-1.5|USB-C Dockingstation @Stk 89-260|Schulung Anwender @Tag 650-1400|SSL-Zertifikat @Jahr 25-190|Telefonanlage Nebenstelle @Monat 4-14',
    ),
    food: articles(
      'Äpfel Elstar Klasse I @kg 1.2-2.8|Weizenmehl Type 550 @Sack 9-24|Rinderhüfte frisch @kg 14-28|Vollmilch 3,5 % @l 0.8-1.5|Bio-Eier Größe M @Karton 9-32|Mineralwasser medium @Kasten 3-8|Pils vom Fass @Fass 85-160|Butter ungesalzen @kg 5-11|Kartoffeln festkochend @Sack 6-18|Brötchen gemischt @Stk 0.3-0.8|Olivenöl nativ extra @Fl. 5-16|Kaffee ganze Bohne @kg 11-26|Gouda jung Laib @kg 6-13|Tiefkühlgemüse @Karton 12-30',
    ),
    consulting: articles(
      'Beratungsleistung @Std 90-220|Projektleitung @Tag 850-1600|Erstellung Jahresabschluss @psch 900-4800|Lohnabrechnung je Mitarbeiter @Stk 9-22|Workshop inkl. Vorbereitung @Tag 1100-2600|Reisekosten Pkw @km 0.3-0.7|Buchführung laufend @Monat 120-880|Rechtsberatung @Std 180-350|Gutachten @psch 600-3900|Übersetzung Deutsch-Englisch @Zeile 1-2.5|Grafikdesign Broschüre @Std 65-120|Lektorat @Seite 3-9|Coaching Einzelsitzung @Einh. 95-240|Marktanalyse @psch 1200-6500',
    ),
    utilities: articles(
      'Strom Arbeitspreis @kWh 0.18-0.42|Grundpreis Strom @Monat 8-18|Erdgas Arbeitspreis @kWh 0.06-0.16|Netznutzungsentgelt @kWh 0.05-0.12|Messstellenbetrieb @Jahr 12-60|Trinkwasser @m³ 1.6-2.9|Schmutzwassergebühr @m³ 1.9-3.8|Niederschlagswasser @m² 0.4-1.5|Fernwärme Arbeitspreis @MWh 70-140|Internet Flatrate @Monat 24-60|Mobilfunk Tarif @Monat 9-45|Restmüllbehälter Leerung @Leerung 5-22|Stromsteuer @kWh 0.02-0.03|Konzessionsabgabe @kWh 0.01-0.03',
    ),
    transport: articles(
      'Stückgutfracht @Sendung 45-290|Paketversand national @Stk 4-12|Dieselzuschlag @% 5-18|Maut @km 0.1-0.4|Palettentausch @Pal. 3-18|Lagerung Europalette @Pal. 4-12|Kurierfahrt @km 0.8-1.9|Umzugshelfer @Std 28-55|Containertransport 20 Fuß @Stk 280-940|Zollabfertigung @psch 45-130|Wartezeit @Std 40-70|Kühltransport @Sendung 120-580|Mietwagen Mittelklasse @Tag 45-110|Dieselkraftstoff @l 1.4-1.9',
    ),
    hospitality: articles(
      'Übernachtung Einzelzimmer @Nacht 69-160|Übernachtung Doppelzimmer @Nacht 89-240|Frühstücksbuffet @Pers. 9-24|Tagungspauschale @Pers. 45-95|Kurtaxe @Nacht 1-4|Wiener Schnitzel mit Pommes @Port. 14-26|Apfelschorle 0,4 l @Glas 3-5|Hauswein rot 0,2 l @Glas 4-9|Parkplatz Tiefgarage @Tag 8-25|Menü des Tages @Port. 11-24|Raummiete Tagungsraum @Tag 120-650|Espresso @Tasse 2-4|Catering Fingerfood @Pers. 12-38|Minibar @psch 4-30',
    ),
  },
  units: list('Stk|Stk.|Stück|Std|Std.|h|m²|m|kg|l|Pck|psch|pauschal|Monat|Tag|km|Karton|Pal.|VE|Paar|Set|kWh|m³|Ltr|qm|lfm|St'),
  firstNames: list(
    'Anna|Thomas|Sabine|Michael|Petra|Andreas|Julia|Stefan|Claudia|Markus|Katrin|Jürgen|Monika|Wolfgang|Birgit|Frank|Lena|Jonas|Heike|Bernd|Melanie|Tobias|Gisela|Uwe|Franziska|Lukas|Ursula|Reto|Elisabeth|Florian|Dieter|Johanna|Matthias|Nadine',
  ),
  lastNames: list(
    'Müller|Schmidt|Schneider|Fischer|Weber|Meyer|Wagner|Becker|Hoffmann|Schäfer|Koch|Bauer|Richter|Klein|Wolf|Schröder|Neumann|Zimmermann|Braun|Krüger|Hartmann|Lange|Krause|Lehmann|Köhler|Huber|Maier|Gruber|Pichler|Steiner|Aebischer|Zürcher|Vogt|Böhm|Jäger|Winkler',
  ),
  companyWords: list(
    'Alpen|Nord|Süd|Rhein|Elb|Donau|Berg|Tal|Stein|Holz|Metall|Werk|Bau|Technik|Handel|Vertrieb|Logistik|Transporte|Systeme|Druck|Medien|Elektro|Sanitär|Gebäude|Reinigung|Garten|Maler|Dach|Glas|Papier|Büro|Energie|Wasser|Stadtwerke|Beratung|Consult|Software|Daten|Getränke|Feinkost|Mühle|Bäckerei|Gasthof|Hotel|Spedition|Kälte|Farben|Möbel|Präzision|Kontor|Adler|Falken|Linden|Eichen',
  ),
  streets: list(
    'Hauptstraße {n}|Bahnhofstraße {n}|Gartenweg {n}|Schulstr. {n}|Industriestraße {n}|Am Markt {n}|Lindenallee {n}|Dorfstraße {n}|Bergstr. {n}|Kirchgasse {n}|Mühlenweg {n}|Goethestraße {n}|Schillerplatz {n}|Ringstraße {n}|Im Gewerbepark {n}|Waldweg {n}|Rosenstraße {n}|Hafenstr. {n}|Werkstraße {n}|Wiesengrund {n}|Feldstraße {n}|Burggasse {n}|Beethovenstr. {n}|Am Bahnhof {n}|Parkstrasse {n}|Seestrasse {n}|Poststrasse {n}|Ulmenweg {n}|Kaiserstraße {n}|Marktplatz {n}|Brückenstraße {n}|An der Alten Ziegelei {n}',
  ),
  pageOf: list('Seite {page} von {pages}|Seite {page}/{pages}|Blatt {page} von {pages}|Seite: {page} / {pages}|S. {page} von {pages}|- {page} -|Seite {page}'),
  days: list('Tage|Tagen|Tg.|T|Kalendertage|Werktagen'),
  customers: list('Kunde|Kunden|Käufer|Käufers|Erwerber|Erwerbers|Leistungsempfänger|Leistungsempfängers|Empfänger|Auftraggeber'),
  immediately: list('sofort|bei Erhalt|sofort nach Erhalt|sofort fällig|nach Erhalt der Rechnung|umgehend'),
};
