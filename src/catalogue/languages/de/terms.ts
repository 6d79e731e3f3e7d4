/** German: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Rechnung|RECHNUNG|Faktura|Ausgangsrechnung|Schlussrechnung|Abschlagsrechnung|Teilrechnung|Handelsrechnung|Rechnung/Lieferschein|Sammelrechnung|Monatsrechnung|Honorarnote|Rechnung / Quittung|Barrechnung|Teilschlussrechnung|Honorarrechnung|Proformarechnung|Anzahlungsrechnung',
    creditNote:
      'Gutschrift|GUTSCHRIFT|Rechnungskorrektur|Stornorechnung|Storno|Korrekturrechnung|Warengutschrift|Gutschriftsanzeige|Gutschriftsrechnung|Stornogutschrift',
    receipt: 'Quittung|Kassenbon|Beleg|Kassenbeleg|Bewirtungsbeleg|Kundenbeleg|Barverkauf|Kaufbeleg|Barbeleg|Rechnungsbeleg|Kassabon|Kassabeleg',
    deliveryNoteTitle: 'Lieferschein|Warenbegleitschein|Versandschein|Lieferschein / Packliste|Packliste|Packzettel',
    orderConfirmationTitle: 'Auftragsbestätigung|Bestellbestätigung|Bestätigung Ihres Auftrags|Auftragsbestätigung / Rechnung|Verkaufsauftrag',
    offerTitle: 'Angebot|Offerte|Kostenvoranschlag|Preisangebot|Kostenschätzung|Preisofferte',
    reminderTitle: 'Mahnung|Zahlungserinnerung|1. Mahnung|Letzte Mahnung|Kontoauszug',
    termsTitle: 'Allgemeine Geschäftsbedingungen|AGB|Lieferungs- und Zahlungsbedingungen|Allgemeine Liefer- und Zahlungsbedingungen',
    letterSubject: 'Betreff|Betr.|Betrifft|Ihr Schreiben vom',
    invoiceId:
      'Rechnungsnummer|Rechnungs-Nr.|Rechnung Nr.|Rechnungsnr.|Rg.-Nr.|RG-Nr.|Re.-Nr.|RE-Nr|Rechn.-Nr.|Rechnung|Rechnung-Nr|Rechnungs Nr.|Belegnummer|Beleg-Nr.|Belegnr.|Beleg|Faktura-Nr.|Fakturanummer|Faktura Nr.|Dokumentnummer|Dokument-Nr.|Nummer|Nr.|Rechnungsnummer/Verwendungszweck|Vorgangsnummer|Gutschrift-Nr.|Rechnungsnummer (Kurz)|Stornorechnung Nr.|Quittungs-Nr.|Honorarnote Nr.|Gutschriftsnummer|Dok.-Nr.|Re-Nummer',
    invoiceDate:
      'Rechnungsdatum|Datum|Belegdatum|Rechnungsdat.|Rg.-Datum|Re.-Datum|RE-Datum|Rechnung vom|Ausstellungsdatum|Fakturadatum|Faktura-Datum|Ausgestellt am|Datum der Rechnung|Rechn.-Datum|Dokumentdatum|Rechnungs-Datum|vom|den|Datum Rechnung|Ausstelldatum|Rechnungs- und Leistungsdatum|Rechnungs-/Leistungsdatum|Rechnungs-/Lieferdatum|Rechnungsdatum/Lieferdatum|Rechnungsausgang|Dok.-Datum|Kaufdatum|Gutschriftsdatum|Ausgestellt',
    deliveryDate:
      'Lieferdatum|Leistungsdatum|Liefertermin|Liefer-/Leistungsdatum|Lieferung am|Geliefert am|Tag der Lieferung|Leistung erbracht am|Datum der Lieferung|Lieferdatum/Leistungsdatum|Versanddatum|Leistungszeitpunkt|Lief.-Datum|Lieferung vom|Warenausgang|Ausgeführt am|Tag der Leistung|Arbeiten ausgeführt am|Ausführung am|Einsatzdatum|Einsatz am|Ausführungsdatum|Datum der Ausführung|Leistung vom|Behandlung am|Montage am|Behandlungsdatum|Reparaturdatum|Fertiggestellt am|Versendet am|Versandt am|Liefer-/Leist.-Datum|Liefer- und Leistungsdatum|Liefer- bzw. Leistungsdatum|Leistungs-/Lieferdatum|Datum der Leistung|Lieferdat.|Verkaufsdatum|Leistungsdat.|Liefertag|Leistungstag|Auslieferung am|Zustelldatum|Durchgeführt am',
    deliveryNoteId:
      'Lieferschein|Lieferschein-Nr.|Lieferscheinnummer|Lieferscheinnr.|LS-Nr.|Lief.-Schein|Lieferschein Nr.|Lfs.-Nr.|LFS-Nr|Lieferung Nr.|Liefernummer|Liefer-Nr.|Liefersch.-Nr.|Unser Lieferschein|Lieferbeleg|Lieferungs-Nr.|Lieferungsnummer|Lief.-Nr.|Warenausgangs-Nr.',
    customerId:
      'Kundennummer|Kunden-Nr.|Kd.-Nr.|Kundennr.|Kd-Nr|KdNr.|Ihre Kundennummer|Kunde|Kunden Nr.|Kunden-Nummer|Debitor|Debitoren-Nr.|Debitorennummer|Ihre Kunden-Nr.|Kundenkonto|Mandant / Kunde|Kundenkonto-Nr.|Kto.-Nr. Kunde|Mitgliedsnummer|Ihre Kd.-Nr.|Kunden-ID|Kunde Nr.|Kundenkontonummer|Debitornummer|Debitor-Nr.|Debitorenkonto|Geschäftspartner|Geschäftspartnernummer|GP-Nr.|Klienten-Nr.|Mandantennummer|Personenkonto|Kund.-Nr.',
    receiverOrderId:
      'Bestellnummer|Bestell-Nr.|Ihre Bestellung|Ihre Bestellnummer|Bestellung|Ihre Bestell-Nr.|Best.-Nr.|Ihr Zeichen|Ihr Auftrag|Bestellung Nr.|Ihre Referenz|Ihre Bestellung Nr.|Kundenbestellnummer|Ihre Auftragsnummer|Kundenreferenz|PO-Nummer|Kd.-Bestell-Nr.|Bestellzeichen|Ihre Best.-Nr.|Kundenauftrag|Kundenbestellung|Bestellung / PO|PO-Nr.|Ihre Bestellung / Zeichen|Ihr Zeichen/Bestellung|Referenz Kunde|Ihre Auftrags-Nr.|Käuferreferenz|Leitweg-ID|Abrufnummer|Einkaufsbestellung',
    receiverOrderDate:
      'Bestelldatum|Ihre Bestellung vom|Bestellung vom|Ihr Auftrag vom|Best.-Datum|Datum Ihrer Bestellung|Datum der Bestellung|Bestellt am|Ihre Bestellung v.|Bestell-Datum|Ihre Nachricht vom|Bestelldat.|Datum Bestellung|Auftrag/Bestellung vom',
    senderOrderId:
      'Auftragsnummer|Auftrags-Nr.|Auftrag|Auftrag Nr.|Auftragsnr.|Unser Zeichen|Unsere Auftragsnummer|Auftr.-Nr.|AB-Nr.|Auftragsbestätigung|Unser Auftrag|Unsere Auftrags-Nr.|Unsere Referenz|Auftragsbestätigung Nr.|Unsere AB|Kommission|Komm.-Nr.|AU-Nr.|Verkaufsauftrag|Verkaufsauftrag Nr.|Bestätigungs-Nr.|Lieferantenauftrag|Interne Auftragsnummer|Arbeitsauftrag|Serviceauftrag',
    senderOrderDate:
      'Auftragsdatum|Auftrag vom|Auftrags-Datum|Datum des Auftrags|Auftr.-Datum|Auftragsbestätigung vom|AB vom|Unser Auftrag vom|Auftrag erteilt am|Auftragsdat.|Datum Auftrag|Datum Auftragsbestätigung',
    costCenter: 'Kostenstelle|Kst.|KST|Kostenst.|Kostenstellen-Nr.|Ihre Kostenstelle|Kostenstelle/Objekt|Kostenträger',
    dueDate:
      'Fällig am|Zahlbar bis|Fälligkeit|Fälligkeitsdatum|Zu zahlen bis|Zahlbar bis zum|Zahlungsziel|Fällig|Zahlung bis|Zahltermin|Zahlungstermin|Valuta|Fällig zum|Nettofälligkeit|Zahlbar am|Zahlung fällig am|Fällig per|Bitte zahlen Sie bis|Netto fällig|Netto bis|Abbuchung am|Einzug am|Zahlungsfälligkeit|Zahlung fällig|Fälligkeitstag|Fälligkeitstermin|Fällig bis|Zahlen bis|Zahlbar bis spätestens|Zu bezahlen bis|Zahlbar per|Zahlungsfrist bis|Zahlung erbeten bis|Zahlungstermin bis|Netto zahlbar bis|Bezahlbar bis|Fäll.|Buchungstag Lastschrift',
    paymentTerms:
      'Zahlungsbedingungen|Zahlungsbedingung|Zahlungsziel|Zahlungskonditionen|Konditionen|Zahlung|Zahlungsart|Zahlungsweise|Zahlungsbed.|Zahlungsfrist|Zahlbar|Kondition|Zahlungsmethode|Zahlungsmittel|Zahlungsmodalität|Zahlungsform|Zahlungsbedg.|Zahlart',
    discount: 'Skonto|abzgl. Skonto|Skontobetrag|Skonto bis|Skontofrist|Skontofähig bis|Skontodatum|Bei Zahlung bis|Skontoziel|Skonto %',
    deliveryPeriod:
      'Leistungszeitraum|Lieferzeitraum|Abrechnungszeitraum|Zeitraum|Leistungszeitr.|Rechnungszeitraum|Abrechnungsperiode|Abrechnungsmonat|Liefer-/Leistungszeitraum|Leistung vom|Mietzeitraum|Verbrauchszeitraum|Periode|Leistungsmonat|Aufenthalt|Abrechnungszeitr.|Lieferung/Leistung von|Leistungsperiode|Rechnungsperiode|Service-Zeitraum|Vertragszeitraum|Nutzungszeitraum|Versicherungszeitraum|Lieferperiode|Fakturierungszeitraum',
    from: 'von|vom|ab|Beginn|Anreise|Startdatum|Beginndatum|Von-Datum|Anreisedatum|Check-in',
    to: 'bis|bis zum|Ende|Abreise|Enddatum|Zeitraum bis|Bis-Datum|Abreisedatum|Check-out',
    netTotal:
      'Nettobetrag|Summe netto|Netto|Gesamt netto|Zwischensumme|Nettosumme|Gesamtbetrag netto|Summe|Netto gesamt|Gesamtsumme netto|Warenwert|Warenwert netto|Rechnungsbetrag netto|Nettowert|Netto-Betrag|Total netto|Summe ohne MwSt.|Betrag netto|Gesamtnetto|Summe Positionen|Entgelt|Total exkl. MWST|Summe (netto)|Nettorechnungsbetrag|Zwischensumme netto|Nettogesamtbetrag|Nettogesamtsumme|Gesamtnettobetrag|Gesamtbetrag exkl. MwSt.|Summe exkl. MwSt.|Summe exkl. USt.|Gesamt exkl. MwSt.|Gesamt exkl. USt.|Total ohne MWST|Total vor MWST|Summe ohne USt.|Zwischentotal|Zwischensumme exkl. MwSt.|Betrag exkl. MwSt.|Betrag ohne MwSt.|Positionssumme|Summe der Positionen|Leistungen netto|Steuerbasis gesamt',
    vatTotal:
      'MwSt.|Umsatzsteuer|Mehrwertsteuer|USt.|MwSt-Betrag|MwSt.-Betrag|zzgl. MwSt.|zzgl. USt.|Gesamt MwSt.|Summe MwSt.|USt-Betrag|Steuerbetrag|+ MwSt.|Summe USt|gesetzl. MwSt.|zuzüglich Umsatzsteuer|enthaltene MwSt.|Mehrwertsteuerbetrag|MWST|Steuer|Umsatzsteuer gesamt|enth. MwSt.|inkl. MwSt.|darin enthaltene MwSt.|enthaltene USt.|zuzüglich MwSt.|zuzügl. MwSt.|zuzügl. USt.|plus MwSt.|Steuer gesamt|Steuersumme|Umsatzsteuerbetrag|Total MWST|Gesamtsteuer|zzgl. Umsatzsteuer|zzgl. Mehrwertsteuer|Summe Umsatzsteuer|Mehrwertsteuer gesamt',
    grandTotal:
      'Gesamtbetrag|Rechnungsbetrag|Endbetrag|Gesamtsumme|Bruttobetrag|Gesamtbetrag brutto|Summe brutto|Gesamt|Brutto|Rechnungssumme|Total|Endsumme|Gesamt brutto|Bruttosumme|Rechnungsbetrag brutto|Gesamtbetrag inkl. MwSt.|Total inkl. MWST|Gesamt (brutto)|Summe inkl. USt.|Rechnungsendbetrag|Gesamtbetrag EUR|Rechnungsbetrag in EUR|Summe EUR|Total CHF|Gesamtpreis brutto|Bruttogesamtbetrag|Brutto-Rechnungsbetrag|Rechnungsbetrag inkl. MwSt.|Rechnungsbetrag inkl. USt.|Gesamt inkl. MwSt.|Gesamt inkl. USt.|Gesamtsumme inkl. MwSt.|Gesamtsumme brutto|Summe inkl. MwSt.|Betrag inkl. MwSt.|Endbetrag inkl. MwSt.|Gesamtpreis inkl. MwSt.|Rechnungstotal|Totalbetrag|Gesamttotal|Endbetrag brutto|Total EUR|Gesamtrechnungsbetrag|Rechnungsbetrag EUR',
    vatRate: 'MwSt.-Satz|Steuersatz|USt-Satz|MwSt-Satz|MwSt. %|USt. %|St.-Satz|MWST-Satz|Satz|Umsatzsteuersatz|Mehrwertsteuersatz|Steuer %',
    vatBase:
      'Steuerbasis|Bemessungsgrundlage|Netto-Basis|MwSt.-Basis|Steuerpflichtiger Betrag|Basisbetrag|Nettobasis|Warenwert|Entgelt netto|Nettobemessungsgrundlage|Bemessungsgrundl.|Entgelt|steuerpfl. Betrag',
    amountDue:
      'Zu zahlen|Zahlbetrag|Zu zahlender Betrag|Offener Betrag|Restbetrag|Forderungsbetrag|Zahlungsbetrag|Noch zu zahlen|Fälliger Betrag|Zahllast|Zu überweisen|Überweisungsbetrag|Einzugsbetrag|Restforderung|Offen|Abbuchungsbetrag|Gesamtforderung|Fälligkeitsbetrag|Offener Rechnungsbetrag|Noch offen|Offener Saldo|Rechnungsbetrag fällig|Zahlbetrag EUR|Zu zahlender Gesamtbetrag|Ausstehender Betrag|Restzahlung|Zahlungsbetrag EUR|Verbleibender Betrag|Betrag fällig|Saldo zu unseren Gunsten|Restsumme|Nachzahlung',
    prepaid:
      'Anzahlung|abzgl. Anzahlung|Bereits bezahlt|Geleistete Anzahlungen|Abschlagszahlung|Erhaltene Zahlungen|Vorauszahlung|Bezahlt|Gegeben|Abzgl. Abschläge|Vorausbezahlt|Vorauszahlungen|Geleistete Abschläge|Anzahlungsbetrag|Akonto|à conto|Akontozahlung|Bezahlter Betrag|Bisherige Zahlungen|Ihre Zahlungen|Bereits geleistete Zahlungen|bereits gezahlt|Angezahlt',
    rounding: 'Rundung|Rundungsdifferenz|Rundungsausgleich|Rundungsbetrag|Rundung auf 5 Rp.|Rundungen|Rundungsdiff.',
    shipping:
      'Versandkosten|Porto|Fracht|Frachtkosten|Porto und Verpackung|Versand|Versand und Verpackung|Transportkosten|Frachtpauschale|Lieferkosten|Verpackung|Versandspesen|Lieferpauschale|Frachtkosten netto|Versandkostenpauschale|Verpackungskosten|Verpackung und Versand|Lieferung|Zustellgebühr|Zustellung|Anfahrt|Transport',
    discountAmount:
      'Rabatt|abzgl. Rabatt|Nachlass|Kundenrabatt|Sonderrabatt|Rabattbetrag|Preisnachlass|Treuerabatt|Abzug|Mengenrabatt|Gesamtrabatt|Rabatte|Skonto/Rabatt|Aktionsrabatt|Ermäßigung|Sie sparen',
    senderVatId:
      'USt-IdNr.|USt-IdNr|USt.-ID|Umsatzsteuer-ID|UID|UID-Nr.|Ust-ID|USt-Id-Nr.|Umsatzsteuer-Identifikationsnummer|UStID|Unsere USt-IdNr.|USt-ID-Nr.|ATU-Nr.|MWST-Nr.|CHE-Nr. MWST|Unsere UID|UID-Nummer|Umsatzsteuer-Ident-Nr.|VAT-ID|Ust.Id.Nr.|USt-Ident-Nr.|USt-Identifikationsnummer|MwSt.-Nummer|UID-MWST|EU-Ident-Nr.|VAT-Nr.',
    receiverVatId:
      'Ihre USt-IdNr.|Ihre UID|Ihre USt-ID|USt-IdNr. Kunde|Kunden-UID|Ihre UID-Nr.|USt-ID des Kunden|Ihre Umsatzsteuer-ID|USt-IdNr. des Leistungsempfängers|Ihre Ust-Id-Nr.|Kunden-USt-ID|UID Kunde|USt-ID Empfänger|USt-IdNr. des Kunden|USt-IdNr. Käufer|Ihre VAT-ID|USt-ID Kunde|UID des Kunden|Ihre MWST-Nr.|Kunden USt-IdNr.|Ihre USt-Identifikationsnr.|UID Leistungsempfänger',
    taxId: 'Steuernummer|Steuer-Nr.|St.-Nr.|StNr.|Steuernr.|St-Nr|Steuer Nr.|Finanzamt / Steuernr.|Steuer-IdNr.|Steuernummer des Verkäufers',
    companyRegistration:
      'HRB|HRA|Handelsregister|Handelsregisternummer|FN|Firmenbuchnummer|Firmenbuch-Nr.|HR-Nr.|Registernummer|Register-Nr.|UID CHE|FN-Nr.|Gen.-Reg.|HRB-Nr.|HRB Nummer|Handelsregister-Nr.|FB-Nr.|Firmenbuch|ZVR|CHE-Nr.|Unternehmens-ID',
    iban: 'IBAN|IBAN-Nr.|IBAN Nr.|Konto IBAN|EUR-IBAN|IBAN-Nummer|IBAN (EUR)',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT-BIC|Swift-Code|BIC-Code|BIC-/SWIFT-Code',
    bankCode: 'BLZ|Bankleitzahl|BC-Nr.|Clearing-Nr.|BLZ Bank|BLZ-Nr.|Clearing-Nummer|Clearing|Bank-Clearing|Bank Clearing Nr.',
    bankAccount: 'Konto|Kontonummer|Konto-Nr.|Kto.-Nr.|Kto|Kontonr.|Kto. Nr.|Postkonto|PC-Konto|Bankkonto|Postcheckkonto|Postkonto-Nr.',
    bankName: 'Bank|Bankverbindung|Kreditinstitut|Geldinstitut|Bankname|Unsere Bankverbindung|Bankdaten|Kontodaten|Bankinstitut|Hausbank|Geldinst.|Zahlstelle',
    isrReference: 'Referenznummer|Referenz|Referenz-Nr.|ESR-Referenz|QR-Referenz|ESR-Nr.|Ref.-Nr.',
    kid: 'KID|Zahlungsreferenz|Zahlungsreferenznummer|Verwendungszweck|KID-Nummer|Verwendungszw.|Zahlungsref.|Zahlungszweck|Bitte bei Zahlung angeben|Zahlungsverwendung',
    phone: 'Telefon|Tel.|Tel|Fon|Fernruf|Durchwahl|Mobil|T|Telefonnummer|Tel.-Nr.|Telefon-Nr.|Handy|Mobiltelefon|Hotline',
    fax: 'Fax|Telefax|Fax-Nr.|F|Faxnummer|Faxnr.',
    email: 'E-Mail|Mail|Email|eMail|E-Mail-Adresse|Mail-Adresse|Elektronische Adresse',
    website: 'Internet|Web|www|Homepage|Webseite|Website|Internetseite|www-Adresse',
    register: 'Registergericht|Amtsgericht|Handelsregister|Sitz der Gesellschaft|Gerichtsstand|Firmenbuchgericht|Eingetragen beim|AG',
    managingDirector:
      'Geschäftsführer|Geschäftsführung|Geschäftsführerin|GF|Vorstand|Inhaber|Inhaberin|Vertretungsberechtigt|Persönlich haftende Gesellschafterin|Geschäftsleitung|Vertreten durch|Vertretungsberechtigter|Komplementär|Geschf.',
    contactPerson:
      'Ansprechpartner|Ihr Ansprechpartner|Kontakt|Kontaktperson|Ansprechpartnerin|Ihre Ansprechpartnerin|z. Hd.|Zuständig|Ihr Kundenberater|Ihr Kontakt|Ansprechpersonen|Ansprechperson|Ihre Ansprechperson|Ihr Betreuer|Ihr Berater|Kundenbetreuer|zu Handen',
    billTo:
      'Rechnungsadresse|Rechnungsanschrift|Rechnung an|Rechnungsempfänger|Kunde|Firma|Herrn|Auftraggeber|Leistungsempfänger|Käufer|Rechnungsempfängerin|Kundenadresse|Kundendaten|Empfänger|Besteller|Rechnung für|Kunde/Rechnungsempfänger|Rechnungsadresse / Kunde|Zahlungspflichtiger|Mieter|Versicherungsnehmer',
    shipTo:
      'Lieferadresse|Lieferanschrift|Lieferung an|Warenempfänger|Versandadresse|Lieferort|Leistungsort|Bauvorhaben|Einsatzort|Lieferung erfolgt an|Geliefert an|Lieferempfänger|Versand an|Versandanschrift|Lieferstelle|Lieferanschrift / Warenempfänger|Leistungsempfänger/Lieferadresse|Verbrauchsstelle',
    soldBy:
      'Verkäufer|Lieferant|Verkauft durch|Rechnungssteller|Absender|Rechnungsaussteller|Leistungserbringer|Aussteller|Rechnungsersteller|Rechnung von|Unternehmer|Auftragnehmer|Zahlungsempfänger|Kreditor|Rechnungsstellerin|Versender|Anbieter',
    position: 'Pos.|Pos|Position|Nr.|Lfd. Nr.|#|Posten|Pos.-Nr.|Zeile',
    itemId:
      'Artikel-Nr.|Art.-Nr.|Artikelnummer|Artikel|Artikelnr.|Art.Nr.|Material|Produkt-Nr.|Sachnummer|ArtNr|Materialnummer|EAN|Leistungs-Nr.|Produktnummer|Produktcode|Bestell-Nr. Artikel|Teile-Nr.|Teilenummer|Code|GTIN',
    description:
      'Bezeichnung|Beschreibung|Artikelbezeichnung|Leistung|Text|Artikel|Produkt|Leistungsbeschreibung|Artikel/Bezeichnung|Warenbezeichnung|Art der Leistung|Position|Produktbezeichnung|Bezeichnung der Ware|Bezeichnung der Leistung|Leistung/Artikel|Artikelbeschreibung|Artikeltext|Positionsbeschreibung|Produktname|Tätigkeit|Leistungsart|Gegenstand|Position / Beschreibung|Produkt / Leistung',
    quantity: 'Menge|Anzahl|Anz.|Stück|Liefermenge|Stunden|Mge|Verbrauch|Gel. Menge|Std.|Stückzahl|Anzahl/Menge|Bestellmenge|Menge/Einheit',
    unit: 'Einheit|ME|Einh.|Mengeneinheit|EH|Eht|VE|Einheiten|Mengeneinh.|Maßeinheit|Verp.-Einh.',
    unitPrice:
      'Einzelpreis|E-Preis|EP|Preis|Preis/Einheit|Stückpreis|Einzel|Einzelpr.|Einzelpreis EUR|Preis je Einheit|Einzelpreis netto|Preis €|EP (€)|Ansatz|Stundensatz|Einh.-Preis|Einheitspreis|Preis pro Einheit|Nettopreis|Einzelpreis brutto|Stückpreis netto|Listenpreis|Preis/Stk.|Preis in EUR|EP netto|Einzelbetrag|VK-Preis',
    lineVatRate: 'MwSt.|USt.|MwSt. %|USt %|St.|Steuer|MwSt|MWST|SC|Steuerschlüssel|MwSt.-Satz|USt.-Satz|Steuersatz|St-Satz',
    lineDiscount: 'Rabatt|Rab.|Rabatt %|Rab. %|Nachlass|%|Rab.%|Rabatt in %',
    lineTotal:
      'Gesamtpreis|Gesamt|G-Preis|GP|Betrag|Summe|Gesamtpreis EUR|Gesamt EUR|Betrag EUR|Nettobetrag|Netto|Total|Gesamtpr.|Betrag in EUR|Zeilensumme|Preis gesamt|Gesamtpreis netto|Positionspreis|Positionsbetrag|Positionssumme|Nettopreis gesamt|Gesamtwert|Wert',
    lineDeliveryDate: 'Lieferdatum|Datum|Liefertermin|Leistungsdatum|Lief.-Dat.|Leistungstag',
    lineOrderId: 'Auftrag|Auftrag Nr.|Bestellung|Auftragsnr.|Bestell-Nr.|Ihre Bestellung|Ihr Auftrag|Best.-Nr.',
    lineDeliveryId: 'Lieferschein|Lieferschein Nr.|LS-Nr.|Lfs.|LS|Lieferschein-Nr.|Liefersch.-Nr.',
    serialNumber: 'Seriennummer|Serien-Nr.|S/N|SN|Serial-Nr.|Chargennummer|Charge|Geräte-Nr.|Ser.-Nr.|Serial|Charge-Nr.',
    carryOver:
      'Übertrag|Übertrag Seite|Zwischensumme Seite|Übertrag von Seite|Seitenübertrag|Übertrag auf Folgeseite|Zwischensumme/Übertrag|Übertrag auf Seite|Fortsetzung auf Seite|Fortsetzung nächste Seite',
    subtotal: 'Zwischensumme|Summe Titel|Teilsumme|Gruppensumme|Zwischentotal|Summe Los|Summe Lieferschein',
    priceUnit: 'PE|Preiseinheit|per|pro|je|Preis pro',
    page: 'Seite|Blatt|S.|Seite Nr.|Seiten|Seitenzahl',
    printDate: 'Druckdatum|Gedruckt am|Ausdruck vom|Erstellt am|Druck|Stand|Erstellungsdatum',
    project: 'Projekt|Projektnummer|Projekt-Nr.|Bauvorhaben|BV|Objekt|Objekt-Nr.|Baustelle|Projektname|Projektbezeichnung|Baustellen-Nr.|Bauvorh.',
    contract:
      'Vertrag|Vertragsnummer|Vertrags-Nr.|Vertragskonto|Vertragskontonummer|Rahmenvertrag|Vertrag Nr.|Police-Nr.|Policennummer|Rahmenvertragsnummer|Kontrakt|Kontrakt-Nr.|Vertrags-ID',
    trackingId:
      'Sendungsnummer|Paketnummer|Sendungs-Nr.|Tracking-Nr.|Sendungsverfolgung|Frachtbrief-Nr.|Paketschein-Nr.|Trackingnummer|Sendung|Paket-Nr.|Container-Nr.',
    meterId: 'Zählernummer|Zähler-Nr.|Zähler|Zählpunkt|Zählpunktbezeichnung|Marktlokation|Gerätenummer',
    previousBalance: 'Saldovortrag|Alter Saldo|Kontostand|Vorheriger Saldo|Offene Posten|Übertrag Vormonat|Saldo alt',
    deposit: 'Pfand|Kaution|Leergut|Pfandbetrag|Mietkaution|Pfandsaldo',
    birthDate: 'Geburtsdatum|geb. am|Geb.-Datum|geboren am',
    validUntil: 'Gültig bis|Gültig bis zum|Angebot gültig bis|Freistellungsbescheinigung gültig bis',
    orderDateOfOffer: 'Angebot vom|Angebotsdatum|Unser Angebot vom|Offerte vom',
    clerk:
      'Sachbearbeiter|Bearbeiter|Sachbearbeiterin|Bearbeitet von|Verkäufer|Es bediente Sie|Betreuer|Verkaufsbüro|Vertreter|Techniker|Verkaufsberater|Kundenbetreuung|Verkäufer/in|Kassierer|Kassiererin|Bediener|Bedienung|erstellt von|Ihr Verkäufer|Servicetechniker|Kellner',
    reference:
      'Referenz|Zeichen|Ref.|Vorgang|Aktenzeichen|Az.|Unsere Nachricht vom|Angebots-Nr.|Angebot Nr.|Ticket-Nr.|Unser Schreiben|Unser Aktenzeichen|Ihre Nachricht|Angebotsnummer|Vorgangs-Nr.|Reklamations-Nr.|Lieferbedingungen|Incoterms|Schadennummer|Mandatsreferenz|Gläubiger-ID',
    terminal:
      'Terminal|Terminal-ID|Kasse|TA-Nr.|Bon-Nr.|Filiale|Kassen-Nr.|TSE-Signatur|Trace-Nr.|Beleg-Nr. Terminal|Tisch-Nr.|Kasse Nr.|Markt-Nr.|Beleg-ID|VU-Nr.|Genehmigungs-Nr.|Säule|Zapfsäule|TSE-Transaktion',
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
