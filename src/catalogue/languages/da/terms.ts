/** Danish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktura|FAKTURA|Regning|Salgsfaktura|Samlefaktura|Acontofaktura|Slutfaktura|Kontantfaktura|Opkrævning|Proformafaktura|Abonnementsfaktura|Sammenfatningsfaktura',
    creditNote: 'Kreditnota|KREDITNOTA|Kreditfaktura|Kreditering|Salgskreditnota|Kredit nota|Salgskreditfaktura',
    receipt: 'Kvittering|Kassebon|Bon|Kontantnota|Købskvittering|Købsnota|Købsbon|Betalingskvittering|Faktura/kvittering',
    deliveryNoteTitle: 'Følgeseddel|Leveringsseddel|Pakkeseddel|Fragtbrev|Salgsfølgeseddel',
    orderConfirmationTitle: 'Ordrebekræftelse|Bekræftelse af ordre|Ordreaccept|Bestillingsbekræftelse',
    offerTitle: 'Tilbud|Pristilbud|Overslag|Prisoverslag',
    reminderTitle: 'Rykker|Betalingspåmindelse|1. rykker|Rykkerskrivelse|Inkassovarsel',
    termsTitle: 'Salgs- og leveringsbetingelser|Almindelige betingelser|Handelsbetingelser|Generelle vilkår',
    letterSubject: 'Vedrørende|Emne|Vedr.|Angående',
    invoiceId:
      'Fakturanummer|Fakturanr.|Faktura nr.|Fakturanr|Faktura nr|Faktura|Fakt.nr.|Bilagsnr.|Regningsnr.|Regningsnummer|Dokumentnr.|Kreditnota nr.|Kreditnotanr.|Bilagsnummer|Faktura-nr.|Nota nr.|Bonnr.|Opkrævningsnr.|Faktura id|Faktura No.|Kvitteringsnr.|Kvittering nr.|Regning nr.|Kreditnotanummer|Bilag nr.|Ordre-/fakturanr.',
    invoiceDate:
      'Fakturadato|Dato|Faktura dato|Fakt.dato|Bogføringsdato faktura|Bilagsdato|Udstedelsesdato|Faktureringsdato|Udstedt|Dokumentdato|Regningsdato|Notadato|Udstedt den|Kreditnotadato|Faktureret den|Oprettelsesdato|Oprettet|Købsdato|Udfærdiget den|Faktureret',
    deliveryDate:
      'Leveringsdato|Leveret|Lev.dato|Afsendelsesdato|Leveret den|Lev. dato|Leverancedato|Dato for levering|Afsendt den|Udført den|Forsendelsesdato|Udførelsesdato|Arbejdet udført|Udført|Arbejdet udført den|Afsluttet den|Afsendt|Leveringsdag|Leveret dato|Afhentningsdato|Ydelsesdato|Dato for udførelse|Udført dato|Afsendt dato',
    deliveryNoteId:
      'Følgeseddelnr.|Følgeseddel|Følgeseddel nr.|Leveringsseddel nr.|Pakkeseddelnr.|Leverancenr.|Fragtbrevsnr.|Følges.nr.|Følgeseddelnummer|Leverance nr.|Afsendelsesnr.|Leveringsnr.|Forsendelsesnr. seddel|Fragtseddel nr.|Leveringsnummer|Fragtbrev nr.',
    customerId:
      'Kundenummer|Kundenr.|Kunde nr.|Kundenr|Debitornr.|Debitor|Kunde|Deres kundenr.|Debitor nr.|Kontonr. kunde|Kunde-ID|Medlemsnr.|Debitornummer|Abonnementsnr.|Dit kundenummer|Kundekode|Kunde no.|Abonnentnr.|Dit kundenr.|Jeres kundenr.|Medlemsnummer|Aftalenr. kunde',
    receiverOrderId:
      'Rekvisition|Deres ordrenr.|Rekvisitionsnr.|Indkøbsordre|Indkøbsordrenr.|Rekv.nr.|Bestillingsnr.|Købsordre|PO-nummer|Jeres ordrenr.|Deres rekv. nr.|Deres bestilling|Rekvirent nr.|Indkøbsnr.|Rekvisitionsnummer|PO nr.|Deres ref.|Deres reference|Jeres ref.|Indkøbsordrenummer|Jeres ordre|Jeres ordrenummer|Jeres reference|Deres ordrenummer|Kundens ordrenr.|Kunde ordrenr.|Kundeordre|Købsordrenr.|Rekv.|Jeres rekv.|Ordrereference|Deres rekvisition|Jeres rekvisitionsnr.|Jeres bestilling|Personreference|Ekstern ref.|Eksternt ordrenr.|Dit ordrenr.',
    receiverOrderDate:
      'Bestillingsdato|Deres ordredato|Rekvisitionsdato|Bestilt den|Jeres ordredato|Indkøbsdato|Deres bestilling af|Best.dato|Købsordredato|Dato for bestilling|Bestil.dato',
    senderOrderId:
      'Ordrenummer|Ordrenr.|Ordre nr.|Salgsordre|Vor ordre|Ordre|Vores ordrenr.|Salgsordrenr.|Arbejdsseddel nr.|Ordrenr|Ordre-ID|Vort ordrenr.|Vores ordre|Ordre no.|Arbejdsseddel|Ordreref.|Arbejdsordre|Arbejdsordrenr.|Webordre|Webordrenr.',
    senderOrderDate: 'Ordredato|Ordre dato|Vor ordre af|Dato for ordre|Salgsordredato|Arbejdsseddel dato|Vores ordre af',
    costCenter: 'Omkostningssted|Omk.sted|Omkostningscenter|Omkostningsbærer|Omk. sted|Deres omkostningssted|Ansvarssted',
    dueDate:
      'Forfaldsdato|Betalingsdato|Forfald|Betalingsfrist|Sidste rettidige betalingsdag|Forfalder|Sidste betalingsdato|Forf.dato|Betales senest|Forfalder den|Sidste rettidige betaling|Forfalder til betaling|Senest betaling|Betal senest|Rettidig betaling|Forfaldsdag|Betales inden|Betales senest den|Seneste betalingsdato|Sidste betalingsfrist|Betaling senest|Sidste rettidige betalingsdato|Sidste rettidig betaling|Betalingsfrist den|Forfald den|Betales inden den|Rettidig betaling senest|Forfalden|Trækkes den|Betalingsdag|Seneste rettidige betaling|Til betaling senest',
    paymentTerms:
      'Betalingsbetingelser|Bet.betingelser|Betalingsbet.|Betalingsbetingelse|Betaling|Bet.bet.|Betalingsvilkår|Kredittid|Betingelser|Betalingsform og frist|Betalingsform|Betalingsmetode|Betalingsmåde|Betal.bet.|Betaling via|Betalt med|Betaling med|Betal. betingelser',
    discount: 'Kontantrabat|Kasserabat|Betalingsrabat|Kontant rabat|Rabat ved hurtig betaling|Kont.rabat',
    deliveryPeriod:
      'Periode|Fakturaperiode|Afregningsperiode|Opkrævningsperiode|Leveringsperiode|Faktureringsperiode|Abonnementsperiode|Lejeperiode|Perioden|Forbrugsperiode|Aftaleperiode|Faktureret periode|Ydelsesperiode|Opgørelsesperiode|Tidsperiode|Periode fra-til|For perioden',
    from: 'Fra|Fra dato|Startdato|Periode fra|Fra og med|Ankomst|Periodestart',
    to: 'Til|Til dato|Slutdato|Periode til|Til og med|Afrejse|Periodeslut',
    netTotal:
      'Subtotal|Netto|Nettobeløb|Total ekskl. moms|I alt ekskl. moms|Beløb ekskl. moms|Varebeløb|Ekskl. moms|Sum ekskl. moms|Netto i alt|Total excl. moms|I alt excl. moms|Beløb uden moms|Ordrebeløb|Subtotal ekskl. moms|Total ex. moms|I alt ex. moms|I alt uden moms|Total uden moms|Subtotal ex moms|Nettototal|Beløb ex. moms|Subtotal excl. moms|Samlet beløb ekskl. moms|I alt netto|Total netto|Nettopris i alt|Pris ekskl. moms i alt|I alt u. moms|Momsfrit beløb',
    vatTotal:
      'Moms|Momsbeløb|Moms i alt|Moms DKK|Momsen udgør|Total moms|Heraf moms|Merværdiafgift|Salgsmoms|Moms (25%)|25% moms|Moms 25,00%|Samlet moms|Momsbeløb i alt|Moms i alt DKK|Heraf momsbeløb|Moms kr.|Moms i DKK',
    grandTotal:
      'I alt|Total|Total inkl. moms|I alt inkl. moms|Fakturabeløb|Totalbeløb|I alt DKK|Total DKK|Fakturatotal|Beløb inkl. moms|Samlet beløb|Samlet total|Brutto|Total incl. moms|Beløb i alt|Total ink. moms|Total med moms|I alt med moms|Samlet beløb inkl. moms|Fakturasum|Faktura i alt|I alt kr.|Total kr.|Slutbeløb|Totalsum|Total at betale|Pris i alt inkl. moms|Total EUR|I alt EUR|Købesum',
    vatRate: 'Moms %|Momssats|Moms-%|Momspct.|Momskode|Sats',
    vatBase:
      'Momsgrundlag|Momspligtigt beløb|Grundlag|Momspligtig|Momsgrl.|Heraf momspligtigt|Momsbel. grundlag|Momspligtigt grundlag|Momspl. beløb|Nettobeløb moms',
    amountDue:
      'At betale|Til betaling|Beløb til betaling|At betale DKK|Skyldigt beløb|Total til betaling|Restbeløb|Restsaldo|At indbetale|Udestående|Til udbetaling|Beløb at betale|I alt at betale|Total at betale DKK|Skyldig beløb|Skyldigt|Forfaldent beløb|Udestående beløb|Restbeløb til betaling|I alt til betaling|Til betaling DKK|Resterende beløb|Rest til betaling|Samlet til betaling|Til betaling i alt|Manglende betaling|Til gode',
    prepaid:
      'Betalt|Forudbetalt|Aconto|Indbetalt|Forudbetaling|Tidligere faktureret|Allerede betalt|Modtaget aconto|Betalt beløb|Forudbetalt beløb|A conto betalt|Betalt aconto|Indbetalinger|Indbetaling|Modtaget betaling|Betalt til dato|Depositum modregnet|Betalt i alt|Forskud',
    rounding: 'Øreafrunding|Afrunding|Øredifference|Afrundet|Øreafr.|Øreudligning|Afrundet beløb',
    shipping:
      'Fragt|Forsendelse|Porto|Fragtomkostninger|Levering|Fragt og emballage|Ekspeditionsgebyr|Forsendelsesomkostninger|Fragtgebyr|Fragt og porto|Fragt & porto|Forsendelse og håndtering|Levering og montering|Fragtpris|Leveringsgebyr|Leveringsomkostninger|Forsendelsesgebyr|Porto og gebyr',
    discountAmount:
      'Rabat|Rabat i alt|Fakturarabat|Rabatbeløb|Total rabat|Ordrerabat|Kunderabat|Samlet rabat|Rabatter|Prisafslag|Afslag|Rabatkode|Nedslag|Mængderabat',
    senderVatId:
      'CVR-nr.|CVR nr.|CVR|SE-nr.|CVR/SE-nr.|Momsnr.|CVR-nummer|VAT nr.|Moms nr.|SE nr.|CVR.nr.|VAT-nr.|Cvr-nr.|CVR no.|CVR/VAT|VAT-nummer|VAT no.|DK CVR|Momsnummer|CVR/Moms nr.',
    receiverVatId:
      'Deres CVR-nr.|Kundens CVR-nr.|Jeres CVR-nr.|CVR-nr. kunde|Køber CVR-nr.|Deres momsnr.|Kundens VAT-nr.|Momsnr. køber|Kunde CVR|Kundens CVR|Købers CVR-nr.|Kundens momsnr.',
    taxId: 'SE-nr.|CPR-nr.|Skattenr.|SE nummer|CPR nr.|Skattenummer',
    companyRegistration: 'CVR-nr.|CVR|CVR nr.|CVR-nummer|Reg.nr. selskab|A/S Reg.',
    iban: 'IBAN|IBAN-nr.|IBAN nr.|IBAN-nummer|IBAN kontonr.|IBAN kontonummer|IBAN (DKK)',
    bic: 'SWIFT|BIC|SWIFT/BIC|Swift-kode|BIC-kode|SWIFT kode|BIC/SWIFT|Swift-nr.|BIC nr.',
    bankCode: 'Reg.nr.|Reg. nr.|Registreringsnr.|Reg.nr|Regnr.|Registreringsnummer|Reg.|Reg. nummer|Bank reg. nr.',
    bankAccount:
      'Kontonr.|Konto nr.|Bankkonto|Kontonummer|Konto|Bank kontonr.|Bankkonto nr.|Kto.nr.|Girokonto|Reg.nr./Kontonr.|Reg./konto|Reg. og kontonr.|Konto no.',
    bankName: 'Bank|Bankforbindelse|Pengeinstitut|Vor bank|Banknavn|Bankoplysninger|Bankdetaljer|Bankens navn',
    isrReference: 'ESR-referencenummer|QR-reference|Schweizisk referencenr.|ESR-reference|QR-referencenummer|ESR-referencenr.',
    kid: 'KID|KID-nummer|KID nr.|KID-nr.|KID-kode|Betalingsreference (KID)',
    phone: 'Telefon|Tlf.|Tlf|Tel.|Mobil|Telefonnr.|Mob.|Tlf.nr.|Mobilnr.|Mobiltelefon|Telefonnummer|Direkte',
    fax: 'Fax|Telefax|Fax.|Faxnr.|Faxnummer|Fax nr.',
    email: 'E-mail|Email|Mail|E-mailadresse|E-post|e-mail|Mailadresse',
    website: 'Hjemmeside|Web|Internet|Website|www|Hj.side|Webside',
    register: 'Erhvervsstyrelsen|Registreret i Erhvervsstyrelsen|Hjemsted|Selskabsregister',
    managingDirector: 'Direktør|Adm. direktør|Administrerende direktør|Indehaver',
    contactPerson: 'Kontaktperson|Kontakt|Att.|Deres kontakt|Vores kontakt|Attention|Kontaktpers.|Kundekontakt',
    billTo:
      'Faktureringsadresse|Fakturaadresse|Faktureres til|Kunde|Køber|Fakturamodtager|Betaler|Faktura til|Faktureret til|Fakturamodtager/kunde|Kundeoplysninger|Debitoradresse|Fakturering|Sendes til|Kundeadresse|Kundenavn|Faktureringsoplysninger|Faktura adresseret til',
    shipTo:
      'Leveringsadresse|Lev.adresse|Leveres til|Leveret til|Modtager|Leveringssted|Leveringssted/adresse|Vareadresse|Varemodtager|Leveres på|Levering til|Arbejdsadresse|Udført på adressen|Installationsadresse|Arbejdssted|Sendt til|Forbrugsadresse',
    soldBy:
      'Sælger|Leverandør|Afsender|Solgt af|Kreditor|Fakturaudsteder|Faktura fra|Udsteder|Udstedt af|Sælger/leverandør|Leveret af|Solgt og leveret af|Sælgeren',
    position: 'Pos.|Linje|Nr.|Pos|#|Linjenr.|Lin.',
    itemId: 'Varenr.|Varenummer|Vare|Artikelnr.|Nummer|Varenr|Produktnr.|Art.nr.|EAN|Produkt|Vare nr.|Produktkode|Varekode|Vare no.|Produktnummer|Stregkode',
    description:
      'Beskrivelse|Tekst|Varetekst|Varebeskrivelse|Betegnelse|Benævnelse|Produktnavn|Specifikation|Ydelse|Produkt/ydelse|Vare/ydelse|Ydelse/produkt|Beskrivelse af ydelse|Varenavn|Produktbeskrivelse|Arbejdsbeskrivelse|Tekst/beskrivelse|Betegn.',
    quantity: 'Antal|Mængde|Ant.|Leveret antal|Leveret|Timer|Stk.|Antal timer|Antal enh.|Leveret ant.|Antal stk.|Faktureret antal',
    unit: 'Enhed|Enh.|Enh|Pr.|Salgsenhed|Måleenhed|Enheder|Enhed/stk.',
    unitPrice:
      'Stk. pris|Enhedspris|Pris|Stykpris|Pris pr. enhed|Stk.pris|Á pris|Salgspris|Nettopris|Pris/enhed|Pris ekskl. moms|Stykpris ekskl. moms|Stk. pris ekskl. moms|Pris/stk.|Pris pr. stk.|Enh. pris|Pris ex. moms|Timepris|Nettopris pr. stk.|Pris à|Pris/enh.|Pris DKK|Stykpris DKK|Pris inkl. moms|Pr. stk.',
    lineVatRate: 'Moms|Moms %|Moms%|Momskode|Momssats|Momspct.|Moms i %',
    lineDiscount: 'Rabat|Rabat %|Rab. %|Rab.%|Linjerabat|Rabat i %|Rabat pct.|Rabat i pct.',
    lineTotal:
      'Beløb|I alt|Total|Linjebeløb|Linjetotal|Nettobeløb|Pris i alt|Beløb ekskl. moms|Beløb DKK|Sum|Pris|Total pris|Samlet pris|Linje i alt|Netto pris|Nettopris i alt|Beløb i DKK|Beløb kr.|Samlet|Linjesum|Linjepris',
    lineDeliveryDate: 'Lev.dato|Leveringsdato|Leveret|Dato|Leverancedato|Lev. dato',
    lineOrderId: 'Ordrenr.|Ordre|Deres ordre|Rekv.nr.|Deres ordrenr.|Rekvisition',
    lineDeliveryId: 'Følgeseddel|Følges.nr.|Følgeseddelnr.|Leverance|Følgeseddel nr.|Leverancenr.',
    serialNumber: 'Serienr.|Serienummer|S/N|Stelnr.|IMEI|Serie nr.',
    carryOver: 'Transport|Overført|Overføres|Transport fra forrige side|Overført fra side|Transporteres',
    subtotal: 'Subtotal|Delsum|Mellemtotal|Sum side',
    priceUnit: 'Pr.|Prisenhed|Pris pr.|Pris pr. 100',
    page: 'Side|Sidenr.|Side nr.|Ark|Blad',
    printDate: 'Udskriftsdato|Udskrevet|Udskrift|Udskrevet den|Kopi udskrevet',
    project: 'Projekt|Projektnr.|Sag|Sagsnr.|Byggeplads|Sagsnummer|Projektnavn|Entreprise|Mærke',
    contract: 'Kontraktnr.|Aftalenr.|Kontrakt|Aftale|Rammeaftale|Policenr.|Abonnement|Lejemål|Aftalenummer',
    trackingId: 'Track & trace|Kollinr.|Forsendelsesnr.|Pakkenr.|Sporingsnr.|Sendingsnr.|Pakkenummer',
    meterId: 'Målernr.|Målernummer|Aftagenummer|Installationsnr.|Måler nr.|Målepunkt|Forbrugssted',
    previousBalance: 'Tidligere saldo|Primosaldo|Saldo fra forrige opkrævning|Overført saldo|Gammel saldo|Saldo',
    deposit: 'Pant|Depositum|Emballagepant|Indskud',
    birthDate: 'Fødselsdato|Født|Fødselsdag|Født den',
    validUntil: 'Gyldig til|Gælder til|Gyldigt til|Tilbuddet gælder til|Udløbsdato|Holdbar til',
    orderDateOfOffer: 'Tilbudsdato|Tilbud af|Vort tilbud af|Tilbud dato',
    clerk:
      'Vores ref.|Vor ref.|Vores reference|Sagsbehandler|Ekspedient|Medarbejder|Sælger nr.|Kundeansvarlig|Betjent af|Udført af|Rekvirent|Kasserer|Ekspederet af|Ekspedient nr.|Kasseassistent|Betjening|Tjener|Udstedt af medarbejder|Sagsansvarlig|Tekniker|Montør|Deres sælger|Konsulent',
    reference:
      'FI-kort|Betalings-ID|Kortart|FIK|OCR-linje|Betalingsreference|+71|Reference|Ref.|Kreditornr.|PBS-nr.|Deb.gr.nr.|EAN-nr.|Meddelelse til modtager|Vores tilbud|Tilbudsnr.|Tilbudsnummer|FI kreditor|Kortartkode|Kode linje|Ref.nr.|Referencenummer|Leveringsbetingelser|Leveringsform|Lev.betingelser|Skadesnr.|Reklamationsnr.|EAN nummer|Kreditornummer',
    terminal: 'Terminal|Kasse|Kasse nr.|Terminal-ID|Butik/kasse|Term.|Kassenr.|Bord nr.|Butik|Butik nr.|Stander|Kasseterminal|Autorisationsnr.',
  }),
  heldOut: {
    invoiceId: 'Fakturaens nummer',
    invoiceDate: 'Dato for faktura',
    deliveryDate: 'Dato for afsendelse',
    deliveryNoteId: 'Nr. på følgeseddel',
    customerId: 'Jeres kundenummer',
    receiverOrderId: 'Jeres indkøbsordre nr.',
    receiverOrderDate: 'Dato for jeres bestilling',
    senderOrderId: 'Vores ordrenummer',
    senderOrderDate: 'Dato for vor ordre',
    costCenter: 'Omkostningsstednr.',
    dueDate: 'Dato for betaling',
    paymentTerms: 'Vilkår for betaling',
    discount: 'Rabat ved kontant betaling',
    deliveryPeriod: 'Tidsrum',
    from: 'Gældende fra',
    to: 'Gældende til',
    netTotal: 'Sum uden moms',
    vatTotal: 'Moms udgør',
    grandTotal: 'Fakturabeløb inkl. moms',
    vatRate: 'Momsprocent',
    vatBase: 'Grundlag for moms',
    amountDue: 'Beløb der skal betales',
    prepaid: 'Fratrukket aconto',
    rounding: 'Afrunding til hele kroner',
    shipping: 'Omkostninger til fragt',
    discountAmount: 'Fratrukket rabat',
    senderVatId: 'Momsregistreringsnr.',
    receiverVatId: 'Købers momsnr.',
    taxId: 'Skatte-ID',
    companyRegistration: 'Selskabsnr.',
    iban: 'Internationalt kontonummer',
    bic: 'Bankens BIC',
    bankCode: 'Bankregistreringsnr.',
    bankAccount: 'Indbetales på konto',
    isrReference: 'Schweizisk QR-reference',
    kid: 'Oplys ved betaling',
    phone: 'Hovednummer',
    fax: 'Telefaxnr.',
    email: 'Send e-mail til',
    website: 'Webadresse',
    billTo: 'Faktura udstedt til',
    shipTo: 'Sted for levering',
    soldBy: 'Faktureret af',
  },
};
