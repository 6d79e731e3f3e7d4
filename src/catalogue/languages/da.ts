/** Danish as printed on invoices of Denmark. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const da: Language = {
  code: 'da',
  englishName: 'Danish',
  tesseract: 'dan',
  countries: ['DK'],
  terms: wordings({
    invoice: 'Faktura|FAKTURA|Regning|Salgsfaktura|Samlefaktura|Acontofaktura|Slutfaktura|Kontantfaktura|Opkrævning',
    creditNote: 'Kreditnota|KREDITNOTA|Kreditfaktura|Kreditering|Salgskreditnota',
    receipt: 'Kvittering|Kassebon|Bon|Kontantnota|Købskvittering|Købsnota',
    deliveryNoteTitle: 'Følgeseddel|Leveringsseddel|Pakkeseddel|Fragtbrev|Salgsfølgeseddel',
    orderConfirmationTitle: 'Ordrebekræftelse|Bekræftelse af ordre|Ordreaccept|Bestillingsbekræftelse',
    offerTitle: 'Tilbud|Pristilbud|Overslag|Prisoverslag',
    reminderTitle: 'Rykker|Betalingspåmindelse|1. rykker|Rykkerskrivelse|Inkassovarsel',
    termsTitle: 'Salgs- og leveringsbetingelser|Almindelige betingelser|Handelsbetingelser|Generelle vilkår',
    letterSubject: 'Vedrørende|Emne|Vedr.|Angående',
    invoiceId:
      'Fakturanummer|Fakturanr.|Faktura nr.|Fakturanr|Faktura nr|Faktura|Fakt.nr.|Bilagsnr.|Regningsnr.|Regningsnummer|Dokumentnr.|Kreditnota nr.|Kreditnotanr.|Bilagsnummer|Faktura-nr.|Nota nr.|Bonnr.|Opkrævningsnr.',
    invoiceDate:
      'Fakturadato|Dato|Faktura dato|Fakt.dato|Bogføringsdato faktura|Bilagsdato|Udstedelsesdato|Faktureringsdato|Udstedt|Dokumentdato|Regningsdato|Notadato|Udstedt den|Kreditnotadato|Faktureret den',
    deliveryDate:
      'Leveringsdato|Leveret|Lev.dato|Afsendelsesdato|Leveret den|Lev. dato|Leverancedato|Dato for levering|Afsendt den|Udført den|Forsendelsesdato|Udførelsesdato',
    deliveryNoteId:
      'Følgeseddelnr.|Følgeseddel|Følgeseddel nr.|Leveringsseddel nr.|Pakkeseddelnr.|Leverancenr.|Fragtbrevsnr.|Følges.nr.|Følgeseddelnummer|Leverance nr.|Afsendelsesnr.',
    customerId:
      'Kundenummer|Kundenr.|Kunde nr.|Kundenr|Debitornr.|Debitor|Kunde|Deres kundenr.|Debitor nr.|Kontonr. kunde|Kunde-ID|Medlemsnr.|Debitornummer|Abonnementsnr.|Dit kundenummer',
    receiverOrderId:
      'Rekvisition|Deres ordrenr.|Rekvisitionsnr.|Indkøbsordre|Indkøbsordrenr.|Rekv.nr.|Bestillingsnr.|Købsordre|PO-nummer|Jeres ordrenr.|Deres rekv. nr.|Deres bestilling|Rekvirent nr.|Indkøbsnr.|Rekvisitionsnummer|PO nr.|Deres ref.|Deres reference|Jeres ref.',
    receiverOrderDate: 'Bestillingsdato|Deres ordredato|Rekvisitionsdato|Bestilt den|Jeres ordredato|Indkøbsdato|Deres bestilling af|Best.dato|Købsordredato',
    senderOrderId: 'Ordrenummer|Ordrenr.|Ordre nr.|Salgsordre|Vor ordre|Ordre|Vores ordrenr.|Salgsordrenr.|Arbejdsseddel nr.|Ordrenr|Ordre-ID|Vort ordrenr.',
    senderOrderDate: 'Ordredato|Ordre dato|Vor ordre af|Dato for ordre|Salgsordredato|Arbejdsseddel dato|Vores ordre af',
    costCenter: 'Omkostningssted|Omk.sted|Omkostningscenter|Omkostningsbærer|Omk. sted|Deres omkostningssted|Ansvarssted',
    dueDate:
      'Forfaldsdato|Betalingsdato|Forfald|Betalingsfrist|Sidste rettidige betalingsdag|Forfalder|Sidste betalingsdato|Forf.dato|Betales senest|Forfalder den|Sidste rettidige betaling|Forfalder til betaling|Senest betaling|Betal senest|Rettidig betaling|Forfaldsdag|Betales inden',
    paymentTerms:
      'Betalingsbetingelser|Bet.betingelser|Betalingsbet.|Betalingsbetingelse|Betaling|Bet.bet.|Betalingsvilkår|Kredittid|Betingelser|Betalingsform og frist',
    discount: 'Kontantrabat|Kasserabat|Betalingsrabat|Kontant rabat|Rabat ved hurtig betaling|Kont.rabat',
    deliveryPeriod:
      'Periode|Fakturaperiode|Afregningsperiode|Opkrævningsperiode|Leveringsperiode|Faktureringsperiode|Abonnementsperiode|Lejeperiode|Perioden|Forbrugsperiode|Aftaleperiode',
    from: 'Fra|Fra dato|Startdato|Periode fra|Fra og med|Ankomst|Periodestart',
    to: 'Til|Til dato|Slutdato|Periode til|Til og med|Afrejse|Periodeslut',
    netTotal:
      'Subtotal|Netto|Nettobeløb|Total ekskl. moms|I alt ekskl. moms|Beløb ekskl. moms|Varebeløb|Ekskl. moms|Sum ekskl. moms|Netto i alt|Total excl. moms|I alt excl. moms|Beløb uden moms|Ordrebeløb',
    vatTotal: 'Moms|Momsbeløb|Moms i alt|Moms DKK|Momsen udgør|Total moms|Heraf moms|Merværdiafgift|Salgsmoms',
    grandTotal:
      'I alt|Total|Total inkl. moms|I alt inkl. moms|Fakturabeløb|Totalbeløb|I alt DKK|Total DKK|Fakturatotal|Beløb inkl. moms|Samlet beløb|Samlet total|Brutto|Total incl. moms|Beløb i alt',
    vatRate: 'Moms %|Momssats|Moms-%|Momspct.|Momskode|Sats',
    vatBase: 'Momsgrundlag|Momspligtigt beløb|Grundlag|Momspligtig|Momsgrl.|Heraf momspligtigt|Momsbel. grundlag',
    amountDue:
      'At betale|Til betaling|Beløb til betaling|At betale DKK|Skyldigt beløb|Total til betaling|Restbeløb|Restsaldo|At indbetale|Udestående|Til udbetaling',
    prepaid: 'Betalt|Forudbetalt|Aconto|Indbetalt|Forudbetaling|Tidligere faktureret|Allerede betalt|Modtaget aconto',
    rounding: 'Øreafrunding|Afrunding|Øredifference|Afrundet',
    shipping: 'Fragt|Forsendelse|Porto|Fragtomkostninger|Levering|Fragt og emballage|Ekspeditionsgebyr|Forsendelsesomkostninger|Fragtgebyr',
    discountAmount: 'Rabat|Rabat i alt|Fakturarabat|Rabatbeløb|Total rabat|Ordrerabat|Kunderabat|Samlet rabat',
    senderVatId: 'CVR-nr.|CVR nr.|CVR|SE-nr.|CVR/SE-nr.|Momsnr.|CVR-nummer|VAT nr.|Moms nr.|SE nr.|CVR.nr.|VAT-nr.|Cvr-nr.',
    receiverVatId: 'Deres CVR-nr.|Kundens CVR-nr.|Jeres CVR-nr.|CVR-nr. kunde|Køber CVR-nr.|Deres momsnr.|Kundens VAT-nr.|Momsnr. køber',
    taxId: 'SE-nr.|CPR-nr.|Skattenr.|SE nummer',
    companyRegistration: 'CVR-nr.|CVR|CVR nr.|CVR-nummer|Reg.nr. selskab|A/S Reg.',
    iban: 'IBAN|IBAN-nr.|IBAN nr.|IBAN-nummer|IBAN kontonr.',
    bic: 'SWIFT|BIC|SWIFT/BIC|Swift-kode|BIC-kode|SWIFT kode',
    bankCode: 'Reg.nr.|Reg. nr.|Registreringsnr.|Reg.nr|Regnr.|Registreringsnummer|Reg.',
    bankAccount: 'Kontonr.|Konto nr.|Bankkonto|Kontonummer|Konto|Bank kontonr.|Bankkonto nr.|Kto.nr.|Girokonto|Reg.nr./Kontonr.',
    bankName: 'Bank|Bankforbindelse|Pengeinstitut|Vor bank|Banknavn',
    isrReference: 'ESR-referencenummer|QR-reference|Schweizisk referencenr.',
    kid: 'KID|KID-nummer|KID nr.',
    phone: 'Telefon|Tlf.|Tlf|Tel.|Mobil|Telefonnr.|Mob.|Tlf.nr.',
    fax: 'Fax|Telefax|Fax.|Faxnr.',
    email: 'E-mail|Email|Mail|E-mailadresse|E-post|e-mail',
    website: 'Hjemmeside|Web|Internet|Website|www|Hj.side',
    register: 'Erhvervsstyrelsen|Registreret i Erhvervsstyrelsen|Hjemsted|Selskabsregister',
    managingDirector: 'Direktør|Adm. direktør|Administrerende direktør|Indehaver',
    contactPerson: 'Kontaktperson|Kontakt|Att.|Deres kontakt|Vores kontakt',
    billTo: 'Faktureringsadresse|Fakturaadresse|Faktureres til|Kunde|Køber|Fakturamodtager|Betaler',
    shipTo: 'Leveringsadresse|Lev.adresse|Leveres til|Leveret til|Modtager|Leveringssted',
    soldBy: 'Sælger|Leverandør|Afsender|Solgt af|Kreditor',
    position: 'Pos.|Linje|Nr.|Pos|#|Linjenr.|Lin.',
    itemId: 'Varenr.|Varenummer|Vare|Artikelnr.|Nummer|Varenr|Produktnr.|Art.nr.|EAN|Produkt|Vare nr.',
    description: 'Beskrivelse|Tekst|Varetekst|Varebeskrivelse|Betegnelse|Benævnelse|Produktnavn|Specifikation|Ydelse',
    quantity: 'Antal|Mængde|Ant.|Leveret antal|Leveret|Timer|Stk.',
    unit: 'Enhed|Enh.|Enh|Pr.|Salgsenhed',
    unitPrice: 'Stk. pris|Enhedspris|Pris|Stykpris|Pris pr. enhed|Stk.pris|Á pris|Salgspris|Nettopris|Pris/enhed|Pris ekskl. moms',
    lineVatRate: 'Moms|Moms %|Moms%|Momskode|Momssats',
    lineDiscount: 'Rabat|Rabat %|Rab. %|Rab.%|Linjerabat',
    lineTotal: 'Beløb|I alt|Total|Linjebeløb|Linjetotal|Nettobeløb|Pris i alt|Beløb ekskl. moms|Beløb DKK|Sum',
    lineDeliveryDate: 'Lev.dato|Leveringsdato|Leveret|Dato',
    lineOrderId: 'Ordrenr.|Ordre|Deres ordre|Rekv.nr.',
    lineDeliveryId: 'Følgeseddel|Følges.nr.|Følgeseddelnr.|Leverance',
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
      'Vores ref.|Vor ref.|Vores reference|Sagsbehandler|Ekspedient|Medarbejder|Sælger nr.|Kundeansvarlig|Betjent af|Udført af|Rekvirent|Kasserer|Ekspederet af',
    reference:
      'FI-kort|Betalings-ID|Kortart|FIK|OCR-linje|Betalingsreference|+71|Reference|Ref.|Kreditornr.|PBS-nr.|Deb.gr.nr.|EAN-nr.|Meddelelse til modtager',
    terminal: 'Terminal|Kasse|Kasse nr.|Terminal-ID|Butik/kasse|Term.|Kassenr.',
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
  },
  months: list('januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december'),
  shortMonths: list('jan|feb|mar|apr|maj|jun|jul|aug|sep|okt|nov|dec'),
  dateFormats: list('DD-MM-YYYY|DD.MM.YYYY|D. MMMM YYYY|DD/MM/YYYY|DD-MM-YY|DD.MM.YY|D/M-YYYY|YYYY-MM-DD|D. MMM YYYY'),
  numberFormats: [
    [',', '.'],
    [',', ''],
    [',', ' '],
    ['.', ','],
  ],
  vatWords: list('moms|Moms|MOMS|momsbeløb'),
  vatLines: list(
    '{rate}% {vatWord} af {net} {vat}|{vatWord} ({rate}%) {vat}|{vatWord}grundlag {net} {rate}% {vatWord} {vat}|{rate} % {net} {vat} {gross}|Heraf {vatWord} {rate} %: {vat}|{vatWord}pligtigt beløb {net} {vatWord} {rate}% {vat}',
  ),
  paymentSentences: list(
    'Netto {days} dage.|Betalingsbetingelser: netto {days} dage|Beløbet bedes indbetalt senest {date}.|Forfalder til betaling den {date}.|Betales senest {date} på nedenstående konto.|{days} dage fra fakturadato|Løbende måned + {days} dage|Forfalden til betaling {days} dage efter fakturadato.|Netto kontant.|Betales kontant ved modtagelse af fakturaen.|Beløbet trækkes automatisk via Betalingsservice den {date}.|Betalt med kort, tak for handlen.|Fakturaen er betalt og skal ikke betales igen.|Forudbetaling.|Ved betaling inden {discountDays} dage ydes {discountPercent}% kontantrabat, ellers netto {days} dage.|{discountPercent} % rabat ved betaling senest {discountDate}, netto {date}.|Beløbet i {currency} skal være os i hænde senest {date}.|Ved betaling efter {date} tilskrives renter.',
  ),
  discountSentences: list(
    '{discountPercent}% kontantrabat ved betaling inden {discountDays} dage|Kasserabat {discountPercent}% til og med {discountDate}|{discountPercent} % kan fratrækkes ved betaling senest {discountDate}.|{discountDays} dage - {discountPercent}%',
  ),
  referenceSentences: list(
    'Faktura {invoiceId} af {invoiceDate}|Ved betaling bedes fakturanr. {invoiceId} og kundenr. {customerId} oplyst.|Levering den {deliveryDate} iflg. jeres rekvisition {receiverOrderId}|Ifølge bestilling {receiverOrderId} fakturerer vi:|Oplys venligst kundenummer {customerId} ved henvendelse.|Vedr. faktura {invoiceId} dateret {invoiceDate}, jeres ref. {receiverOrderId}',
  ),
  deliveryPeriodSentences: list(
    'Fakturaen dækker perioden {from} - {to}|Arbejde udført i perioden {from} til {to}|Abonnement for perioden {from} – {to}|Forbrug fra {from} til {to}',
  ),
  vatExemptions: list(
    'Omvendt betalingspligt.|Omvendt betalingspligt, jf. momslovens § 46.|Momsfri levering til andet EU-land, jf. momslovens § 34.|Fritaget for moms jf. momslovens § 13.|Eksport, momsfri.|Køber skal afregne momsen.|Virksomheden er ikke momsregistreret.|Brugtmoms, sælges efter særlige regler for brugte varer.',
  ),
  salutations: list('Kære kunde,|Hej,|Til rette vedkommende,|Kære {name},'),
  sentences: list(
    'Tak for handlen.|Vi takker for ordren.|Ved for sen betaling beregnes renter i henhold til renteloven.|Varerne forbliver vores ejendom, indtil de er fuldt betalt.|Reklamationer skal ske skriftligt uden unødigt ophold.|Der pålægges gebyr ved udsendelse af rykker.|Med venlig hilsen|Spørgsmål til fakturaen? Kontakt vores bogholderi.|Husk at oplyse fakturanummer ved betaling.|Vores salgs- og leveringsbetingelser findes på hjemmesiden.|Returvarer modtages kun efter aftale.|Tilmeld dig Betalingsservice og undgå gebyr.|Gem kvitteringen, den gælder som garantibevis.|Fordringen er overdraget til vores factoringselskab.|Arbejdet er udført som aftalt.|Priserne er angivet ekskl. moms.|Kontroller venligst varerne ved modtagelsen.|Fakturaen er sendt elektronisk til jeres EAN-nummer.|Vi ser frem til at handle med jer igen.|Varer byttes kun i ubrudt emballage.|Betaling kan kun ske med frigørende virkning til den anførte konto.|Vi er medlem af en brancheorganisation med garantiordning.|Adresseændring bedes meddelt skriftligt.|Priser kan ændres uden varsel.|Vi sætter pris på samarbejdet.|Fakturaen er dannet elektronisk og kræver ingen underskrift.',
  ),
  articles: {
    trade: articles(
      'Kopipapir A4 80 g @pk 3.5-7|Arbejdshandsker @par 3-14|Kontorstol sort @stk 90-360|Toner sort @stk 38-145|Skruer 5x60 @pk 5-16|LED-pære E27 @stk 2.2-7.5|Sikkerhedssko S3 @par 58-145|Papkasse 400x300 @stk 0.9-2.9|Skruemaskine 18V @stk 90-310|Affaldssække @rulle 3.5-9|Strækfilm @rulle 5-12|Pakketape @rulle 1.1-3|Refleksvest @stk 4-13',
    ),
    construction: articles(
      'Beton C25 @m³ 115-185|Tømrerarbejde @time 48-72|Gipsplade 13 mm @stk 6.5-14|Isolering 145 mm @m² 6.5-14|Malerarbejde @m² 8-21|Murerarbejde @time 46-70|VVS-arbejde @time 55-82|El-arbejde @time 52-80|Stillads leje @uge 130-560|Nedrivning @time 44-66|Tagsten @stk 1.6-3.6|Minigraver med fører @time 72-118|Container 8 m³ @stk 260-490|Reglar 45x95 @m 1.6-3.8',
    ),
    it: articles(
      'Softwareudvikling @time 95-150|Webhotel @md 6-35|Domæne .dk @år 9-24|Licens regnskabsprogram @md 15-58|Bærbar PC 14" @stk 680-1600|Skærm 27" @stk 170-430|IT-support @time 80-125|Serverdrift @md 140-640|Online backup @md 12-58|Switch 24 porte @stk 130-480|Opsætning af arbejdsplads @stk 80-190|Mailboks @md 4-11',
    ),
    food: articles(
      'Rugbrød @stk 2.2-4.2|Kartofler @kg 0.8-2|Letmælk 10 l @stk 9-15|Danbo ost @kg 7-12|Smør 250 g @stk 2.2-3.8|Filterkaffe @kg 10-19|Kyllingebryst @kg 8-13|Hakket oksekød @kg 8-13.5|Æg 30 stk @bakke 6-11|Hvedemel 25 kg @sæk 15-27|Leverpostej @stk 2-3.6|Medister @kg 6-10|Fustøl 25 l @fustage 58-95',
    ),
    consulting: articles(
      'Konsulenttimer @time 110-180|Bogføring @time 62-98|Lønadministration @stk 9-24|Årsregnskab @stk 900-3100|Revision @time 130-230|Juridisk rådgivning @time 170-310|Kursusdag @dag 850-1800|Projektledelse @time 105-165|Kørsel @km 0.3-0.55|Rekruttering @stk 2900-8800|Oversættelse @ord 0.12-0.26|Markedsanalyse @stk 1400-4800',
    ),
    utilities: articles(
      'Elforbrug @kWh 0.06-0.24|Nettarif @kWh 0.02-0.09|Elafgift @kWh 0.09-0.13|Abonnement el @md 2.5-9|Fjernvarme @MWh 55-120|Naturgas @m³ 0.7-1.6|Vand @m³ 2.2-4.4|Vandafledning @m³ 3.2-5.8|Renovation @år 220-480|Fiber 1000 Mbit @md 32-48|Mobilabonnement @md 12-38|Målerleje @md 2-6',
    ),
    transport: articles(
      'Transport Aarhus - København @tur 290-620|Palle leveret @palle 34-88|Brændstoftillæg @stk 8-75|Erhvervspakke @stk 7-19|Ekspreskørsel @stk 38-140|Palleplads @uge 2.8-6.5|Ventetid @time 48-72|Broafgift @stk 18-160|Toldbehandling @stk 55-130|Flytning 2 mand @time 85-145|Leje af varevogn @dag 58-125|Kranvogn @time 95-165',
    ),
    hospitality: articles(
      'Overnatning dobbeltværelse @nat 105-220|Morgenmad @pers 12-22|Mødepakke heldag @pers 52-88|Frokostbuffet @pers 18-34|3-retters menu @pers 42-76|Kaffe og kage @pers 6-13|Parkering @døgn 12-34|Lokaleleje @dag 140-480|Fadøl 40 cl @stk 5.5-9|Husets vin @flaske 24-45|Smørrebrød @stk 6-14|Slutrengøring @stk 55-135',
    ),
  },
  units: list('stk|stk.|Stk.|time|timer|kg|m²|m³|m|pk|rulle|l|md|sæt|par|dag|ks'),
  firstNames: list(
    'Jens|Anne|Peter|Kirsten|Lars|Mette|Michael|Hanne|Søren|Lone|Henrik|Camilla|Thomas|Karen|Niels|Sofie|Jørgen|Bodil|Rasmus|Ida|Mads|Freja|Morten|Pia|Bjarne|Tine|Frederik|Maja|Kurt|Signe',
  ),
  lastNames: list(
    'Nielsen|Jensen|Hansen|Pedersen|Andersen|Christensen|Larsen|Sørensen|Rasmussen|Jørgensen|Petersen|Madsen|Kristensen|Olsen|Thomsen|Christiansen|Poulsen|Johansen|Møller|Mortensen|Knudsen|Lund|Holm|Østergaard|Kjær|Bech|Skov|Dahl|Nørgaard|Vestergaard',
  ),
  companyWords: list(
    'Nord|Syd|Øst|Vest|Bælt|Fjord|Strand|Skov|Bøg|Birk|Havn|Mølle|Klit|Sund|Ager|Lille|Kro|Svane|Ravn|Sønder|Byg|Tømrer|Murer|El|Maskin|Teknik|Data|System|Engros|Handel|Transport|Auto|Smede|Stål|Design|Rådgivning|Revision|Service|Industri|Logistik|Fødevarer|Gartneri|Ejendom|Montage',
  ),
  streets: list(
    'Hovedgaden {n}|Vestergade {n}|Østergade {n}|Nørregade {n}|Søndergade {n}|Algade {n}|Industrivej {n}|Skolegade {n}|Kirkevej {n}|Havnegade {n}|Stationsvej {n}|Strandvejen {n}|Møllevej {n}|Erhvervsparken {n}|Fabriksvej {n}|Jernbanegade {n}|Bredgade {n}|Torvet {n}|Ringvejen {n}|Birkevej {n}|Bøgevej {n}|Kongensgade {n}|Dronningensgade {n}|Lundevej {n}|Smedevej {n}|Håndværkervej {n}|Skovvej {n}, 1. tv.|Åboulevarden {n}|Engvej {n}|Teglværksvej {n}',
  ),
  pageOf: list('Side {page} af {pages}|Side {page}/{pages}|Side: {page} af {pages}|Side {page}|Ark {page} af {pages}'),
  days: list('dage|dag|hverdage|bankdage|dage netto|dg'),
  immediately: list('straks|kontant|omgående|ved modtagelse|netto kontant|ved levering'),
};
