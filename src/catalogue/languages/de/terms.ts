/** German: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
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
};
