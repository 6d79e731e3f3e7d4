/** German: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
    'Rechnung Nr. {invoiceId} vom {invoiceDate}|Bitte geben Sie bei Zahlung die Rechnungsnummer {invoiceId} und Ihre Kundennummer {customerId} an.|Wir berechnen Ihnen gemäß Ihrer Bestellung {receiverOrderId} wie folgt:|Für unsere Lieferung vom {deliveryDate} erlauben wir uns zu berechnen:|Verwendungszweck: {invoiceId} / {customerId}|Rechnung {invoiceId}, {invoiceDate}|Ihre Bestellung {receiverOrderId}, geliefert am {deliveryDate}|Kunden-Nr. {customerId} – Rechnung {invoiceId} vom {invoiceDate}|Vielen Dank für Ihren Auftrag {receiverOrderId} vom {receiverOrderDate}, den wir am {deliveryDate} ausgeführt haben.|Die Arbeiten wurden am {deliveryDate} abgeschlossen.|Laut Ihrer Bestellung {receiverOrderId} vom {receiverOrderDate} lieferten wir:|Das Lieferdatum ist der {deliveryDate}, Ihre Auftragsnummer lautet {receiverOrderId}.|Lieferung erfolgte am {deliveryDate} frei Haus.',
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
  immediately: list('sofort|bei Erhalt|sofort nach Erhalt|sofort fällig|nach Erhalt der Rechnung|umgehend'),
};
