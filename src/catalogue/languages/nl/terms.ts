/** Dutch: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Factuur|FACTUUR|Verkoopfactuur|Btw-factuur|Faktuur|Nota|Rekening|Termijnfactuur|Verzamelfactuur|Maandfactuur|Proformafactuur|Eindfactuur|Voorschotfactuur|Afrekening|Eindafrekening|Jaarafrekening|Deelfactuur|Contante factuur',
    creditNote: 'Creditnota|CREDITNOTA|Creditfactuur|Kredietnota|Credit factuur|Correctiefactuur|Creditnota / Creditfactuur|Kreditnota',
    receipt: 'Kassabon|Kasticket|Bon|Kwitantie|Betalingsbewijs|Vereenvoudigde factuur|Btw-kasticket|Kassaticket|Aankoopbewijs|Betaalbewijs|Ontvangstbewijs',
    deliveryNoteTitle: 'Pakbon|Leverbon|Afleverbon|Leveringsbon|Vrachtbrief|Zendnota|Verzendnota|Paklijst|Vrachtbon',
    orderConfirmationTitle: 'Orderbevestiging|Opdrachtbevestiging|Bevestiging van uw order|Bestelbevestiging|Bevestiging bestelling',
    offerTitle: 'Offerte|Prijsopgave|Prijsofferte|Aanbieding|Bestek|Pro-forma offerte',
    reminderTitle: 'Herinnering|Betalingsherinnering|Aanmaning|Tweede herinnering|Laatste aanmaning|Rappel|Ingebrekestelling',
    termsTitle: 'Algemene voorwaarden|Leveringsvoorwaarden|Algemene verkoopvoorwaarden|Betalingsvoorwaarden en levering|Factuurvoorwaarden',
    letterSubject: 'Betreft|Onderwerp|Inzake|Betr.',
    invoiceId:
      'Factuurnummer|Factuurnr.|Factuur nr.|Factuur nummer|Factuurnr|Factuur|Nummer factuur|Fact.nr.|Factuur-nr.|Nr. factuur|Notanummer|Documentnummer|Document nr.|Faktuurnummer|Faktuurnr.|Ons factuurnummer|Factuur #|Creditnotanummer|Creditnota nr.|Kasticket nr.|Factuurno.|Factuurnummer (bij betaling vermelden)|Documentno.|Kassabon nr.|Rekeningnr. factuur|Factuur ID|Factuurreferentie|Creditfactuurnummer|Facturatienummer|Nota nr.|Factuur n°|Kwitantienr.',
    invoiceDate:
      'Factuurdatum|Datum factuur|Datum|Factuur datum|Factuurdatum/Date|Documentdatum|Fact.datum|Datum van uitreiking|Uitreikingsdatum|Faktuurdatum|Notadatum|Datum document|Dagtekening|Opmaakdatum|Datum creditnota|Aanmaakdatum|Datum uitgifte|Uitgiftedatum|Factuurdat.|Opgemaakt op|Datum van afgifte|Gefactureerd op|Datum van opmaak|Aankoopdatum',
    deliveryDate:
      'Leverdatum|Leveringsdatum|Datum levering|Afleverdatum|Datum van levering|Prestatiedatum|Datum prestatie|Uitvoeringsdatum|Uitgeleverd op|Lev. datum|Geleverd op|Datum werkzaamheden|Verzenddatum|Datum dienstverlening|Datum belastbaar feit|Uitgevoerd op|Werk uitgevoerd op|Datum uitvoering|Gereed op|Werkzaamheden uitgevoerd op|Opgeleverd op|Behandeldatum|Verzonden op|Datum van prestatie|Datum van de dienst|Datum dienst|Datum van uitvoering|Dienstdatum|Leveringsdat.|Verkoopdatum|Datum aflevering|Leverdatum / Prestatiedatum|Datum verzending|Leverings-/prestatiedatum',
    deliveryNoteId:
      'Pakbonnummer|Pakbonnr.|Pakbon|Leverbon nr.|Leveringsbon nr.|Leverbonnummer|Afleverbonnr.|Zendnotanummer|Zendnota nr.|Bonnummer|Verzendnota nr.|Vrachtbriefnummer|Nr. leverbon|Leverbon|Leveringsbon|Leveringsnummer|Leveringsnr.|Verzendnota|Zendnota|Afleverbon|Leveringsbonnummer|Werkbon|Afleverbonnummer',
    customerId:
      'Klantnummer|Klantnr.|Debiteurnummer|Debiteurnr.|Debiteur|Klant nr.|Klantcode|Klant-ID|Uw klantnummer|Relatienummer|Relatienr.|Klant|Deb.nr.|Lidnummer|Cliëntnummer|Afnemersnummer|Uw debiteurnummer|Klantreferentie nr.|Klantennummer|Klantenummer|Klantennr.|Debiteurcode|Uw klantnr.|Cliëntnr.|Klantaccount|Lidnr.|Klantref.|Abonneenummer|Cust. nr.',
    receiverOrderId:
      'Uw referentie|Uw ordernummer|Bestelnummer|Inkoopordernummer|Uw bestelnummer|PO-nummer|Uw order|Uw ref.|Inkooporder|Uw kenmerk|Uw bestelbon|Bestelbon nr.|Bestelbonnummer|Inkoopnummer|Uw opdrachtnummer|PO nr.|Uw bestelling|Bestelling klant|Uw PO|Uw PO-nummer|Inkooporder nr.|Uw inkoopnummer|Uw inkooporder|Uw bestelnr.|Bestelnr.|Bestelbon|Bestelling|Referentie klant|Referentie koper|Uw opdracht|Klantorder|Uw ordernr.|Bestelreferentie|Ordernummer klant|Aankooporder|Aankoopordernummer',
    receiverOrderDate:
      'Uw orderdatum|Besteldatum|Datum bestelling|Datum inkooporder|Uw order d.d.|Bestelling van|Bestelbon d.d.|Uw bestelling d.d.|Uw opdracht van|Datum inkoop|Besteldat.|Uw besteldatum|Datum van bestelling',
    senderOrderId:
      'Ordernummer|Ordernr.|Onze referentie|Opdrachtnummer|Order nr.|Verkoopordernummer|Ons kenmerk|Onze ref.|Order|Opdrachtnr.|Verkooporder|Ons ordernummer|Werkordernummer|Werkbonnummer|VO-nummer|Order-ID|Verkooporder nr.|Onze opdracht|Werkorder|Werkorder nr.|Opdracht|Orderreferentie',
    senderOrderDate:
      'Orderdatum|Opdrachtdatum|Datum order|Order d.d.|Datum opdracht|Datum verkooporder|Opdracht van|Ord.datum|Orderdat.|Datum van order|Datum verkoopopdracht',
    costCenter: 'Kostenplaats|Kostenpl.|Kostenplaatsnummer|Kostendrager|Kostencentrum|Kst.plaats|Uw kostenplaats|Afdeling/kostenplaats',
    dueDate:
      'Vervaldatum|Vervaldag|Te betalen voor|Betalen voor|Uiterste betaaldatum|Betaaldatum|Uiterlijk te betalen op|Te voldoen voor|Betaling uiterlijk|Datum vervallen|Vervalt op|Betalen vóór|Vervaldat.|Te betalen vóór|Incassodatum|Betaalbaar op|Gelieve te betalen voor|Vervalt|Betaaltermijn tot|Uiterste betalingsdatum|Betalingsdatum|Te betalen uiterlijk|Uiterlijke betaaldatum|Betalen uiterlijk|Betalen uiterlijk op|Te betalen tegen|Betaalbaar tot|Vervaldatum factuur|Betaling voor|Voor te betalen|Betaal voor|Te voldoen uiterlijk|Betaalbaar vóór|Te betalen op',
    paymentTerms:
      'Betalingstermijn|Betalingsconditie|Betalingsvoorwaarden|Betaaltermijn|Betalingscondities|Betalingswijze en termijn|Bet.conditie|Betaling|Betalingsvoorwaarde|Te betalen binnen|Betaalwijze|Betaalmethode|Betalingswijze|Betalingsmethode|Betaalvoorwaarden|Betaalconditie|Betalingsmodaliteiten|Betaalvoorwaarde|Betaald met|Wijze van betaling',
    discount:
      'Betalingskorting|Korting contant|Korting bij betaling|Kredietbeperking|Korting voor contante betaling|Contantkorting|Disconto|Korting bij snelle betaling',
    deliveryPeriod:
      'Periode|Factuurperiode|Leveringsperiode|Verbruiksperiode|Facturatieperiode|Dienstperiode|Prestatieperiode|Periode van levering|Uitvoeringsperiode|Abonnementsperiode|Huurperiode|Afrekenperiode|Periode van dienstverlening|Servicetermijn|Factureringsperiode|Verrekenperiode|Verrekeningsperiode|Abonnement periode|Contractperiode|Verblijf|Verblijfsperiode|Declaratieperiode',
    from: 'Periode van|Van|Vanaf|Begindatum|Startdatum|Ingangsdatum|Datum van|Aankomst|Aankomstdatum|Datum begin|Check-in|Begin',
    to: 't/m|Tot en met|Tot|Einddatum|Datum tot|Tot/met|Periode tot|Vertrek|Vertrekdatum|Datum einde|Check-out|Einde',
    netTotal:
      'Totaal excl. btw|Subtotaal|Totaal exclusief btw|Netto bedrag|Bedrag excl. btw|Totaal netto|Nettobedrag|Totaal excl.|Totaal ex. btw|Excl. btw|Goederenbedrag|Totaal zonder btw|Netto totaal|Totaal bedrag excl. BTW|Maatstaf van heffing totaal|Totaal bedrag exclusief btw|Subtotaal excl. btw|Subtotaal exclusief btw|Bedrag exclusief btw|Bedrag ex. btw|Bedrag zonder btw|Totaal netto bedrag|Totaal goederen|Totaal netto excl. BTW|Netto excl. btw|Totaal diensten|Totale prijs excl. btw|Totaal belastbaar|Factuurbedrag excl. btw',
    vatTotal:
      'Btw|BTW-bedrag|Totaal btw|BTW|Btw bedrag|Omzetbelasting|Totaal BTW|Btw totaal|O.B.|Bedrag btw|Btw hoog|Btw laag|Totaalbedrag btw|Waarvan btw|Totale btw|Btw-bedrag totaal|Btw 21%',
    grandTotal:
      'Totaal|Totaal incl. btw|Totaalbedrag|Factuurbedrag|Totaal inclusief btw|Factuurtotaal|Eindtotaal|Totaal factuur|Totaal EUR|Bedrag incl. btw|Totaal incl.|Algemeen totaal|Totaal te voldoen|Totaal bruto|Totaal met btw|Totaal generaal|Totaalbedrag incl. btw|Totaal factuurbedrag|Bedrag inclusief btw|Factuurbedrag incl. btw|Subtotaal incl. btw|Totaalbedrag inclusief btw|Totale prijs|Totale prijs incl. btw|Te betalen incl. btw|Totaal bon|Eindbedrag|Totaal rekening|Totaal incl. btw EUR|Brutobedrag|Totaal factuur EUR',
    vatRate: 'Btw %|Btw-tarief|BTW %|Btw-percentage|Tarief|% btw|Btw-code|Btw perc.',
    vatBase:
      'Grondslag|Btw-grondslag|Maatstaf van heffing|Over|Bedrag waarover btw|MvH|Belastbaar bedrag|Basis btw|Belastbare basis|Grondslag btw|Netto bedrag btw|Bedrag grondslag|Excl. BTW bedrag',
    amountDue:
      'Te betalen|Te betalen bedrag|Openstaand bedrag|Te voldoen|Door u te betalen|Nog te betalen|Openstaand saldo|Te betalen EUR|Verschuldigd bedrag|Te ontvangen|Totaal te betalen|Totaal verschuldigd|Te betalen totaal|Nog te voldoen|Saldo te betalen|Openstaand|Verschuldigd|Resterend bedrag|Restbedrag|Restant|Nog openstaand|Totaal door u te betalen|Door u te voldoen|Totaal openstaand|Te betalen bedrag EUR|Uw te betalen bedrag',
    prepaid:
      'Reeds betaald|Vooruitbetaald|Reeds voldaan|Betaald|Ontvangen voorschot|Voorschotten|Aanbetaling|Reeds gefactureerd|Af: aanbetaling|Voorschot|Betaald voorschot|Betaald bedrag|Reeds ontvangen|Reeds betaald bedrag|Eerder betaald|Ontvangen betalingen|Betalingen|Al betaald|Totaal betaald|Uw betaling|Vooruitbetaling|Voorschotbedrag|Betaald tot heden',
    rounding: 'Afronding|Afrondingsverschil|Afgerond|Betalingsverschil',
    shipping:
      'Verzendkosten|Vrachtkosten|Transportkosten|Bezorgkosten|Porto|Portokosten|Verpakking en verzending|Leveringskosten|Orderkosten|Administratiekosten verzending|Verzending|Verzend- en administratiekosten|Transport|Vracht|Leverkosten|Administratiekosten|Bezorging|Verpakkingskosten|Verzendkosten excl. btw|Portkosten|Voorrijkosten',
    discountAmount:
      'Korting|Totale korting|Factuurkorting|Kortingsbedrag|Klantkorting|Af: korting|Orderkorting|Volumekorting|Kortingen|Uw korting|Extra korting|Totaal korting|Korting bedrag|Actiekorting|Kortingsbon|Relatiekorting|Kortingsactie|Staffelkorting',
    senderVatId:
      'Btw-nummer|Btw-nr.|BTW nr.|BTW-nummer|Btw-id|Btw-identificatienummer|BTW|BTW BE|VAT nr.|Ons btw-nummer|Ondernemingsnummer btw|OB-nummer|Btw-id nummer|Btw id-nr.|Btw-identificatienr.|BTW no.|BE BTW|TVA/BTW|Ond.nr./BTW|VAT nummer|BTW n°|Btw-nummer leverancier',
    receiverVatId:
      'Uw btw-nummer|Uw btw-nr.|Btw-nummer klant|BTW-nr. klant|Btw-nummer afnemer|Btw-nr. debiteur|Uw BTW nummer|BTW klant|Btw verlegd naar|Uw ondernemingsnummer|Btw-nummer koper|Uw btw-id|BTW-nr. afnemer|Btw-id afnemer|Klant btw-nummer|Klant BTW-nr.|BTW-identificatienummer afnemer|Uw BTW-identificatienummer',
    taxId: 'RSIN|Fiscaal nummer|BSN/RSIN|Omzetbelastingnummer|Belastingnummer|Fiscaal nr.|RSIN-nummer|Belastingnr.',
    companyRegistration:
      'KvK|KvK-nummer|KvK nr.|K.v.K.|Kamer van Koophandel|KBO|Ondernemingsnummer|KvK-nr.|Handelsregisternummer|H.R.|Ond. nr.|KvK no.|KBO-nummer|KBO nr.|Ondernemingsnr.|Kamer van Koophandel nr.|Inschrijvingsnummer|Handelsregister nr.|KvK inschrijving',
    iban: 'IBAN|IBAN-nummer|IBAN nr.|Rekening IBAN|Bankrekening (IBAN)|IBAN-rekening|IBAN bankrekening|Onze IBAN',
    bic: 'BIC|BIC/SWIFT|SWIFT|BIC-code|SWIFT-code|Swift/BIC',
    bankCode: 'Bankcode|Bankleitzahl|Sorteercode|Clearingnummer|Clearingnr.|Clearingcode|Sort code',
    bankAccount:
      'Rekeningnummer|Bankrekening|Rekeningnr.|Bankrekeningnummer|Bankrek.|Rek.nr.|Bank|Giro|Bankrekeningnr.|Bankrek.nr.|Op rekening|Op rekeningnummer',
    bankName: 'Bank|Naam bank|Bankinstelling|Bankrelatie|Bankgegevens|Banknaam|Onze bank|Financiële instelling',
    isrReference: 'ESR-referentienummer|QR-referentie|Zwitsers referentienummer|ESR-referentie|QR-referentienummer|ESR-ref.nr.',
    kid: 'KID|KID-nummer|KID nr.|KID-nr.|KID-code|Betalingskenmerk (KID)',
    phone: 'Telefoon|Tel.|Tel|T|Telefoonnummer|T.|Mobiel|GSM|Mob.|Tel.nr.|Telefoon nr.|Mobiele telefoon|Klantenservice',
    fax: 'Fax|Fax.|F|Faxnummer|Telefax|Faxnr.',
    email: 'E-mail|Email|E|E-mailadres|Mail|e-mail',
    website: 'Website|Internet|Web|W|Internetadres|URL|Onze website|Website adres|Webshop',
    register: 'Handelsregister|RPR|Rechtspersonenregister|Ingeschreven in het handelsregister|RPR Antwerpen|Kamer van Koophandel te',
    managingDirector: 'Directeur|Bestuurder|Zaakvoerder|Directie|Gedelegeerd bestuurder|Algemeen directeur|Zaakvoerster|Eigenaar|Directrice',
    contactPerson:
      'Contactpersoon|Contact|T.a.v.|Ter attentie van|Uw contactpersoon|Aanspreekpunt|t.a.v.|Uw contact|Attn.|Ter attentie|Aanspreekpersoon|Besteld door',
    billTo:
      'Factuuradres|Factureren aan|Facturatieadres|Factuur aan|Debiteur|Klantgegevens|Gefactureerd aan|Koper|Aan|Factuur voor|Factuur naar|Gefactureerd|Afnemer|Klantadres|Adres klant|Facturatiegegevens|Gegevens klant|Opdrachtgever|Ontvanger|Factuurgegevens klant|Facturatie aan|Verkocht aan|Koper / Klant|Besteller',
    shipTo:
      'Afleveradres|Leveradres|Verzendadres|Leveren aan|Bezorgadres|Afleveren bij|Leveringsadres|Werkadres|Geleverd aan|Verzenden naar|Verzonden naar|Bezorgen op|Leveradres klant|Uitvoeringsadres|Projectadres|Locatie|Werfadres|Afleverlocatie|Verbruiksadres|Leveringsplaats',
    soldBy:
      'Leverancier|Verkoper|Geleverd door|Afzender|Verkocht door|Opdrachtnemer|Uitgever|Factuur van|Opgesteld door leverancier|Dienstverlener|Aanbieder|Verkoper / Leverancier|Begunstigde|Crediteur|Verzonden door',
    position: 'Pos.|Regel|Nr.|Pos|#|Lijn|Positie|Rgl.|Volgnr.|Regelnr.',
    itemId:
      'Artikelnummer|Artikelnr.|Artikel|Art.nr.|Code|Artikelcode|Productcode|Artnr.|Bestelcode|SKU|Referentie|Art.code|Productnr.|Productnummer|Artikelref.|Artikel no.|Barcode|Onderdeelnummer|Itemnr.',
    description:
      'Omschrijving|Beschrijving|Artikelomschrijving|Product|Omschrijving goederen|Dienst|Werkzaamheden|Specificatie|Productomschrijving|Benaming|Omschrijving artikel|Omschrijving dienst|Omschrijving werkzaamheden|Productnaam|Naam product|Product / dienst|Dienst / product|Artikelnaam|Verrichting|Behandeling',
    quantity: 'Aantal|Hoeveelheid|Aant.|Qty|Geleverd|Hvh.|Aantal geleverd|Uren|Aantal uur|Aantal uren|Hoev.|Besteld|Aantal besteld|Aantal stuks|Hoeveelh.',
    unit: 'Eenheid|Eenh.|Ehd.|EH|Per|Verpakking|Eenheden',
    unitPrice:
      'Prijs|Stukprijs|Eenheidsprijs|Prijs per stuk|Tarief|Prijs/eenheid|Nettoprijs|Prijs per eenheid|Verkoopprijs|E.P.|Bruto prijs|Prijs per eenh.|Prijs p/st|Prijs p.e.|Per stuk|Prijs excl. btw|Prijs excl.|Stuksprijs|Stukprijs excl.|Prijs/stuk|Eenh.prijs|Prijs EUR|Prijs per uur|Uurtarief|Uurprijs|Netto stukprijs|Adviesprijs|Prijs p. eenheid|Eenheidsprijs excl. btw|Prijs incl. btw',
    lineVatRate: 'Btw|BTW %|Btw %|BTW|Btw-tarief|% BTW|Btw-code|Btw perc.|Btw percentage',
    lineDiscount: 'Korting|Korting %|Krt.|Krt%|% korting|Krtg|Kort.',
    lineTotal:
      'Bedrag|Totaal|Totaalprijs|Regeltotaal|Bedrag EUR|Netto bedrag|Bedrag excl.|Totaal excl.|Netto|Regelbedrag|Subtotaal|Prijs totaal|Bedrag in EUR|Netto prijs totaal|Waarde',
    lineDeliveryDate: 'Leverdatum|Lev.datum|Geleverd op|Leverdat.|Datum|Leveringsdatum',
    lineOrderId: 'Ordernr.|Order|Uw order|Bestelnr.|Onze order|Uw ordernummer',
    lineDeliveryId: 'Pakbon|Pakbonnr.|Leverbon|Bonnr.|Zendnota|Pakbonnummer',
    serialNumber: 'Serienummer|Serienr.|S/N|SN|Chassisnummer|Serienummers|IMEI|Batchnummer|Partijnummer|Partij|Lotnummer|Chassisnr.',
    carryOver:
      'Transport|Transporteren|Over te brengen|Overdracht|Te transporteren|Getransporteerd bedrag|Transport vorige pagina|Te transporteren naar|Over te dragen|Overgebracht|Vervolg op volgende pagina',
    subtotal: 'Subtotaal|Tussentotaal|Sub-totaal|Subtotaal pakbon|Totaal groep',
    priceUnit: 'Prijs per|Per|PE|Prijseenheid|Prijs per 100',
    page: 'Pagina|Blad|Pag.|Bladzijde|Blz.|Bladnr.|Pagina nr.|Bladzijden',
    printDate: 'Afdrukdatum|Printdatum|Afgedrukt op|Geprint op|Datum afdruk|Kopie gemaakt op|Afgedrukt|Aangemaakt op',
    project: 'Project|Projectnummer|Projectnr.|Werknummer|Werk|Dossier|Dossiernummer|Werf|Projectcode|Projectnaam|Werk nr.|Dossier nr.|Uw project',
    contract: 'Contractnummer|Contract|Contractnr.|Abonnementsnummer|Polisnummer|Overeenkomst|Raamcontract|Abonnement|Polisnr.|Overeenkomstnummer',
    trackingId:
      'Track & trace|Zendingnummer|Barcode zending|Trackingnummer|Colli nr.|Zending|AWB|Track en trace-code|Zendingnr.|Vrachtbrief nr.|Trackingcode|Verzendnummer|Kenteken',
    meterId: 'Meternummer|Meternr.|EAN-code|EAN|Metertype|Aansluiting EAN|Tellernummer|EAN nummer|EAN nr.',
    previousBalance: 'Vorig saldo|Beginsaldo|Saldo vorige factuur|Openstaand vorige periode|Oud saldo|Saldo vorige afrekening',
    deposit: 'Borg|Waarborg|Statiegeld|Waarborgsom|Leeggoed|Emballage|Borgsom',
    birthDate: 'Geboortedatum|Geb.datum|Geb.|Geboren op',
    validUntil: 'Geldig tot|Geldig t/m|Geldigheidsdatum|Vervaldatum kaart|Offerte geldig tot|Keuring geldig tot',
    orderDateOfOffer: 'Offertedatum|Offerte d.d.|Datum offerte|Datum prijsopgave|Onze offerte van',
    clerk:
      'Behandeld door|Verkoper/ster|Medewerker|Vertegenwoordiger|Accountmanager|Opgesteld door|Kassier|Bediend door|Behandelaar|Verkoper|Vertegenw.|Uw adviseur|Contact verkoop|Bediening|Caissière|Kassamedewerker|Monteur|U bent geholpen door|Uw verkoper|Adviseur',
    reference:
      'Betalingskenmerk|Referentie|Kenmerk|Gestructureerde mededeling|Mededeling|Omschrijving betaling|Mandaat|Machtigingskenmerk|Incassant ID|Ref.|Ref.nr.|Referentie nr.|Referentienummer|Uw betalingskenmerk|Onze offerte|Offertenummer|Offerte nr.|Uw kenmerk/ref.|Betaalreferentie|Mandaat-ID|Mandaatreferentie|Leveringscondities|Incoterms|Schadenummer',
    terminal: 'Terminal|Kassa|Kassanummer|Terminal ID|Betaalautomaat|Kassa nr.|Merchant ID|Tafelnr.|Filiaal|Filiaalnr.|Pomp|Autorisatiecode|Winkel',
  }),
  heldOut: {
    invoiceId: 'Factuurkenmerk nr.',
    invoiceDate: 'Datum van factuur',
    deliveryDate: 'Datum van aflevering',
    deliveryNoteId: 'Nummer afleverbon',
    customerId: 'Uw relatienummer',
    receiverOrderId: 'Nummer van uw bestelling',
    receiverOrderDate: 'Datum van uw bestelling',
    senderOrderId: 'Nummer verkooporder',
    senderOrderDate: 'Datum van opdracht',
    costCenter: 'Kostenplaatscode',
    dueDate: 'Uiterste betaaldag',
    paymentTerms: 'Termijn van betaling',
    discount: 'Korting bij vlotte betaling',
    deliveryPeriod: 'Tijdvak levering',
    from: 'Met ingang van',
    to: 'Eindigend op',
    netTotal: 'Totaal vóór btw',
    vatTotal: 'Te betalen btw',
    grandTotal: 'Factuurtotaal incl. btw',
    vatRate: 'Tarief btw',
    vatBase: 'Heffingsgrondslag',
    amountDue: 'Te betalen saldo',
    prepaid: 'Voldaan bij vooruitbetaling',
    rounding: 'Afrondingsbedrag',
    shipping: 'Kosten van verzending',
    discountAmount: 'In mindering: korting',
    senderVatId: 'Btw-registratienummer',
    receiverVatId: 'Btw-registratienr. afnemer',
    taxId: 'Fiscaal identificatienummer',
    companyRegistration: 'Inschrijfnummer KvK',
    iban: 'IBAN-rekeningnummer',
    bic: 'BIC van de bank',
    bankCode: 'Banknummer',
    bankAccount: 'Storten op rekening',
    isrReference: 'Zwitserse QR-referentie',
    kid: 'Te vermelden bij betaling',
    phone: 'Bel ons op',
    fax: 'Telefaxnummer',
    email: 'Mailadres',
    website: 'Webadres',
    billTo: 'Factuurontvanger',
    shipTo: 'Plaats van levering',
    soldBy: 'Gefactureerd door',
  },
};
