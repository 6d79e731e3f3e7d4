/** Swedish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktura|FAKTURA|Räkning|Samlingsfaktura|Delfaktura|Slutfaktura|Avisering|Kontantfaktura|Hyresavi|Proformafaktura|A conto-faktura|Abonnemangsfaktura|Faktura/kvitto|Kontantnota/faktura|Tilläggsfaktura',
    creditNote: 'Kreditfaktura|KREDITFAKTURA|Kreditnota|Kreditering|Kredit|Kredit faktura',
    receipt: 'Kvitto|Kassakvitto|Kontantnota|Kontantkvitto|Köpkvitto|Försäljningskvitto|Betalkvitto|Kundkvitto',
    deliveryNoteTitle: 'Följesedel|Packsedel|Fraktsedel|Leveranssedel|Utleveransnota',
    orderConfirmationTitle: 'Orderbekräftelse|Ordererkännande|Orderbekräftelse/Order|Beställningsbekräftelse',
    offerTitle: 'Offert|Anbud|Prisförslag|Kostnadsförslag',
    reminderTitle: 'Påminnelse|Betalningspåminnelse|Inkassokrav|Påminnelsefaktura|Kravbrev',
    termsTitle: 'Allmänna villkor|Försäljningsvillkor|Leveransvillkor och betalning|Allmänna leveransbestämmelser',
    letterSubject: 'Ämne|Angående|Avser|Ang.',
    invoiceId:
      'Fakturanummer|Fakturanr|Fakturanr.|Faktura nr|Fakt.nr|Faktura nr.|Faktura|Faktura-nr|Fakturans nummer|Dokumentnr|Dokumentnummer|Fakturanr/OCR|Kreditfaktura nr|Kvittonr|Fakturanummer/OCR|Notanummer|Avinummer|Faktura no|Faktura ID|Kvittonummer|Faktura/OCR-nr|Kreditfakturanummer|Ordernr/Fakturanr|Avinr|Faktura-/OCR-nummer|OCR/Fakturanr',
    invoiceDate:
      'Fakturadatum|Datum|Fakt.datum|Faktureringsdatum|Dokumentdatum|Utfärdandedatum|Fakturans datum|Faktura datum|Utställd|Fakt.dat|Utfärdad|Avidatum|Kreditfakturadatum|Utställandedatum|Utställt datum|Skapad datum|Utfärdat|Utskriven fakturadag|Utfärdat datum|Köpdatum|Kvittodatum|Utställningsdatum|Fakturerad|Datum för utfärdande|Datum faktura|Faktureringsdag',
    deliveryDate:
      'Leveransdatum|Lev.datum|Leveransdag|Levererat|Lev.dag|Utleveransdatum|Utfört datum|Skickat datum|Utförandedatum|Leveransdat.|Levererad|Avsändningsdatum|Tillhandahållandedatum|Arbetet utfört|Utfört|Utfört den|Arbetet utfördes|Slutfört|Skickat den|Utfört arbete datum|Leveranstid|Avhämtningsdatum|Levererat datum|Skickad|Utförd|Datum för leverans/utförande|Arbetsdatum|Leverans-/utförandedatum',
    deliveryNoteId:
      'Följesedel|Följesedelsnr|Följesedelsnummer|Följesedel nr|Packsedelsnr|Leveransnr|Följes.nr|Fraktsedelsnr|Leveranssedel nr|Utleveransnr|Leveransnummer|Leveransnota|Fraktsedelsnummer|Fraktsedel nr',
    customerId:
      'Kundnummer|Kundnr|Kundnr.|Kund nr|Kund-ID|Kund|Ert kundnr|Ert kundnummer|Kundkod|Kund-nr|Medlemsnummer|Kundid|Debitornr|Abonnentnummer|Köpare nr|Kund no|Kontonr kund|Kundkonto|Ditt kundnummer|Ditt kundnr|Medlemsnr|Kundnummer hos oss|Prenumerationsnr',
    receiverOrderId:
      'Ert ordernr|Ert ordernummer|Inköpsordernr|Beställningsnr|Er beställning|Inköpsorder|Er order|Ert inköpsnr|Rekvisitionsnr|Kundens ordernr|PO-nummer|Beställningsnummer|Ert beställningsnr|Rekvisition|Kundorder|Inköpsordernummer|Er referens|Er ref|Er ref.|Ert PO-nummer|Ert PO-nr|PO-nr|Kundens ordernummer|Kundens referens|Best.nr|Inköpsnummer|Inköpsnr|Köparens ordernr|Köparens referens|Er beställnings nr|Er rekvisition|Rekvisitionsnummer|Er ordernr|Er märkning|Beställarens referens|Köparens ref|Beställarref|Beställarreferens|Er PO',
    receiverOrderDate:
      'Ert orderdatum|Beställningsdatum|Best.datum|Er beställning av|Inköpsdatum|Beställd|Rekvisitionsdatum|Ert beställningsdatum|Beställd datum|Ordern beställd|Er orderdag',
    senderOrderId:
      'Ordernummer|Ordernr|Vårt ordernr|Order nr|Arbetsorder|Vår order|Uppdragsnr|Order|Vårt ordernummer|Arbetsordernr|Säljorder|Ordernr.|Order-ID|Orderreferens|Webborder|Webborder nr|Arbetsordernummer|Säljordernr|Uppdragsnummer|Orderbekräftelse nr|Serviceorder',
    senderOrderDate: 'Orderdatum|Order datum|Vårt orderdatum|Orderdat.|Order av|Arbetsorderdatum|Uppdragsdatum|Säljorderdatum',
    costCenter: 'Kostnadsställe|Kst|Kostn.ställe|Kostnadsbärare|Ert kostnadsställe|Resultatenhet|Ansvar/kostnadsställe',
    dueDate:
      'Förfallodatum|Förfallodag|Förf.datum|Betalas senast|Sista betalningsdag|Oss tillhanda senast|Betala senast|Förfaller|Att betala senast|Betalningsdatum|Förfallodat.|Betalningsdag|Förfaller till betalning|Oss tillhanda|Tillhanda senast|Dragningsdatum|Betalas till oss senast|Förfallod.|Betalas senast den|Betalning senast|Betalningsfrist|Senast betalning|Senaste betalningsdag|Sista betalningsdatum|Oss tillhanda senast den|Sista inbetalningsdag|Sista bet.dag|Förfaller den|Betalas före|Dras från kontot|Sista betaldag|Vara oss tillhanda senast|Att betalas senast',
    paymentTerms:
      'Betalningsvillkor|Bet.villkor|Betalningsvillk.|Betalningstid|Villkor|Bet. villkor|Kredittid|Betaln.villkor|Betalningssätt och villkor|Betalningssätt|Betalsätt|Betalningsmetod|Betalningsform|Betalning|Netto dagar|Bet.vill.|Bet.sätt|Betalmetod|Betald med',
    discount: 'Kassarabatt|Kontantrabatt|Kassa-rabatt|Betalningsrabatt|Rabatt vid snabb betalning|Kassarab.',
    deliveryPeriod:
      'Period|Fakturaperiod|Faktureringsperiod|Avser perioden|Avser period|Leveransperiod|Avräkningsperiod|Hyresperiod|Förbrukningsperiod|Debiteringsperiod|Abonnemangsperiod|Avtalsperiod|Period fr.o.m.|Tjänsteperiod|Hyran avser|Debiterad period|Avser tiden|Avser tidsperiod|Avser månad|Perioden|Prenumerationsperiod',
    from: 'Från|Fr.o.m.|From|Startdatum|Period från|Från och med|Ankomst',
    to: 'Till|T.o.m.|Tom|Slutdatum|Period till|Till och med|Avresa',
    netTotal:
      'Netto|Summa exkl. moms|Exkl. moms|Nettobelopp|Totalt exkl. moms|Belopp exkl. moms|Netto SEK|Summa netto|Delsumma exkl. moms|Belopp före moms|Summa varor|Varuvärde|Total exkl moms|Summa|Momspliktigt belopp totalt|Summa ex moms|Total ex moms|Totalt ex moms|Netto totalt|Totalt netto|Belopp ex moms|Summa före moms|Netto exkl. moms|Nettosumma|Totalt före moms|Summa belopp exkl. moms|Summa artiklar|Pris exkl. moms totalt|Belopp utan moms',
    vatTotal:
      'Moms|Momsbelopp|Moms SEK|Summa moms|Moms totalt|Mervärdesskatt|Moms kr|Total moms|Varav moms|Mervärdeskatt|Moms (25%)|25% moms|Moms 25,00%|Total moms SEK|Moms totalt SEK|Momssumma|Mervärdesskatt 25%|Total momsbelopp|Utgående moms|Moms i SEK|Därav moms',
    grandTotal:
      'Totalt|Summa inkl. moms|Totalbelopp|Fakturabelopp|Total|Belopp inkl. moms|Totalt SEK|Totalt inkl. moms|Totalsumma|Fakturasumma|Brutto|Slutsumma|Summa SEK|Total inkl. moms|Summa totalt|Summa ink moms|Totalbelopp inkl. moms|Summa att betala inkl. moms|Att betala inkl. moms|Totalsumma SEK|Totalsumma inkl. moms|Total SEK|Totalt kr|Totalt belopp|Totalt fakturabelopp|Faktura total|Summa kr|Slutbelopp|Belopp totalt|Totalpris inkl. moms|Brutto totalt|Summa total|Totalt EUR|Köp totalt|Totalt köp',
    vatRate: 'Moms %|Momssats|Moms-%|Skattesats|Moms (%)|Momskod|Sats',
    vatBase:
      'Momsunderlag|Underlag|Momspliktigt belopp|Beskattningsunderlag|Momsgrundande|Momsgrund|Belopp för moms|Momsunderlag SEK|Momspl. belopp|Beskattningsbar|Netto underlag',
    amountDue:
      'Att betala|ATT BETALA SEK|Belopp att betala|Att betala kronor|Summa att betala|Att erlägga|Kvar att betala|Totalt att betala|Restbelopp|Summa att betala SEK|Totalt att betala SEK|Att betala totalt|Att betala inom|Att betala kr|Belopp att betala SEK|Återstår att betala|Återstående belopp|Resterande belopp|Kvarstående belopp|Obetalt belopp|Förfallet belopp|Utestående belopp|Tillgodo|Totalt belopp att betala|Skuld|Att betala EUR',
    prepaid:
      'Betalt|Förskott|A conto|Tidigare betalt|Erhållet förskott|Förskottsbetalt|Redan fakturerat|Inbetalt|Avgår förskott|Betalt belopp|Redan betalt|Inbetalningar|Inbetalt belopp|Erhållen betalning|Erhållet a conto|A conto betalt|Mottagen betalning|Förskottsbetalning|Förskottsbetalningar|Tidigare fakturerat|Betald|Delbetalning|Avgår a conto|Avräkning förskott|Erlagt',
    rounding: 'Öresavrundning|Öresutjämning|Avrundning|Öresutj.|Öresavr.|Avrundat|Öresavrundn.|Avrundning SEK|Avr.',
    shipping:
      'Frakt|Fraktkostnad|Porto|Fraktavgift|Expeditionsavgift|Frakt och emballage|Leveransavgift|Frakt/porto|Leveranskostnad|Fraktkostnader|Frakt & emballage|Frakt och exp.|Frakt och porto|Fraktpris|Faktureringsavgift|Fakturaavgift|Porto/frakt|Exp.avgift|Emballage|Hanteringsavgift|Frakt + exp',
    discountAmount:
      'Rabatt|Summa rabatt|Total rabatt|Rabattbelopp|Orderrabatt|Kundrabatt|Avgår rabatt|Fakturarabatt|Rabatter|Avdrag|Volymrabatt|Rabattkod|Er rabatt|Summa rabatter|Kampanjrabatt',
    senderVatId:
      'Momsregistreringsnummer|VAT-nr|Momsreg.nr|Momsreg.nr.|VAT nr|Moms.reg.nr|Momsregnr|VAT-nummer|Vårt VAT-nr|Moms/VAT-nr|Momsreg nr|FO-nummer|Momsnr|Momsnummer|VAT-reg.nr|VAT no|Momsreg.nummer|Momsreg.nr/VAT|Momsreg/VAT-nr|Vårt momsregnr|VAT-ID',
    receiverVatId:
      'Ert VAT-nr|Kundens VAT-nr|Ert VAT-nummer|Köparens VAT-nr|Ert momsreg.nr|Kundens momsregistreringsnummer|Ert momsregistreringsnummer|VAT-nr köpare|Er VAT-nr|Er momsregnr|Kund VAT-nr|Kundens VAT-nummer|Kundens momsnummer|Kundens momsreg.nr|VAT-nr kund',
    taxId: 'Org.nr|Organisationsnummer|Personnummer|FO-nr|Org nr|Personnr|Pers.nr',
    companyRegistration: 'Organisationsnummer|Org.nr|Org.nr.|Org nr|Orgnr|Organisationsnr|FO-nummer|Org.no',
    iban: 'IBAN|IBAN-nr|IBAN-nummer|IBAN nr|Internationellt kontonummer (IBAN)|IBAN-konto|IBAN (SEK)|IBAN kontonr',
    bic: 'BIC|BIC/SWIFT|SWIFT|Swift|BIC-kod|SWIFT-adress|BIC/Swift-kod|SWIFT/BIC|Swift-kod',
    bankCode: 'Clearingnummer|Clearingnr|Clearing|Clearing nr|Clearingnr.|Cl.nr',
    bankAccount:
      'Bankgiro|Plusgiro|Bankkonto|Kontonummer|Bg|Pg|Bankgironr|Plusgironr|Bankgironummer|Till bankgiro|BG-nr|Postgiro|Kontonr|Mottagarens bankgiro|Pg-nr|Bankkontonr|Bankkontonummer|Postgironr|Betala till bankgiro|Mottagare bankgiro|Konto|Bankgiro/Plusgiro|Kontonummer bank|Swish|Swish-nr|Swishnummer',
    bankName: 'Bank|Bankförbindelse|Banknamn|Vår bank|Bankuppgifter|Bankdetaljer|Namn på bank',
    isrReference: 'ESR-referensnummer|QR-referens|Schweiziskt referensnummer|ESR-referens|QR-referensnummer|ESR-referensnr',
    kid: 'KID|KID-nummer|KID-nr|KID nr|KID-kod|Betalningsreferens (KID)',
    phone: 'Telefon|Tel|Tel.|Tfn|Telefonnr|Mobil|Växel|Mobiltelefon|Telefonnummer|Tel nr|Mobilnr|Mobiltel|Mobilnummer|Växeltelefon|Kundservice|Direkttelefon',
    fax: 'Fax|Telefax|Fax.|Faxnr|Faxnummer|Fax nr',
    email: 'E-post|E-postadress|E-mail|Epost|Mail|Mejl|E-mail adress|Mailadress',
    website: 'Hemsida|Webbplats|Internet|Webb|Webbsida|www|Webadress|Internetadress|Webbutik|Hemsideadress',
    register: 'Säte|Styrelsens säte|Bolagets säte|Registrerat hos Bolagsverket|Handelsregistret',
    managingDirector: 'VD|Verkställande direktör|Styrelseordförande|Firmatecknare',
    contactPerson: 'Kontaktperson|Kontakt|Er kontaktperson|Att.|Kontaktpers.|Att|Attention|Kundkontakt|Er kontakt|Beställare',
    billTo:
      'Fakturaadress|Faktureringsadress|Kund|Faktura till|Köpare|Fakturamottagare|Betalare|Fakturera till|Kundadress|Kunduppgifter|Kund/Fakturaadress|Fakturakund|Köpare/kund|Fakturering|Kundnamn|Räkning till|Fakturerad till|Faktura ställd till|Hyresgäst|Betalningsansvarig',
    shipTo:
      'Leveransadress|Lev.adress|Levereras till|Godsmottagare|Mottagare|Levererat till|Leveransplats|Leveransställe|Varumottagare|Leverera till|Levererad till|Leveransort|Arbetsplatsadress|Utförandeadress|Anläggningsadress|Skickas till|Objektadress|Mottagare av leverans',
    soldBy:
      'Säljare|Leverantör|Såld av|Avsändare|Betalningsmottagare|Fakturautställare|Faktura från|Fakturerad från|Utfärdare|Utställare|Utställd av|Fakturerande företag|Säljare/leverantör|Levererad av|Säljande företag',
    position: 'Rad|Pos|Nr|Pos.|Radnr|#|Rad nr',
    itemId:
      'Artikelnr|Art.nr|Artikelnummer|Artikel|Artnr|Produktnr|Art nr|Varunr|Produkt|Kod|Artikel nr|Artikel-ID|Artikelkod|Produktkod|Produktnummer|Varukod|Vara nr|Varunummer|Streckkod|EAN-kod|RSK-nr|E-nummer|Art.kod|Best.nr artikel',
    description:
      'Benämning|Beskrivning|Artikelbenämning|Text|Specifikation|Produktnamn|Vara/tjänst|Varubenämning|Benämning/tjänst|Artikel/tjänst|Vara eller tjänst|Produkt/tjänst|Tjänst/vara|Artikelbeskrivning|Produktbeskrivning|Beskrivning av tjänst|Beskrivning av vara/tjänst|Artikelnamn|Varunamn|Benämn.|Text/beskrivning|Utfört arbete beskrivning|Benämning / beskrivning',
    quantity:
      'Antal|Kvantitet|Lev.antal|Ant.|Levererat antal|Mängd|Timmar|Antal tim|Antal timmar|Lev.ant|Beställt antal|Best.antal|Best.ant|Fakt.antal|Fakturerat antal|Antal st|Kvant.|Antal enheter|Antal/h',
    unit: 'Enhet|Enh|Enh.|Sort|Förp.|Per|Enheter|Enhet/st|Förpackning|Måttenhet',
    unitPrice:
      'À-pris|A-pris|Pris|Pris/enhet|Enhetspris|á-pris|Styckpris|Pris per enhet|Á pris|Nettopris|A-pris ex moms|À-pris exkl. moms|à-pris kr|À-pris SEK|Styckpris exkl. moms|Pris/st|Pris per st|Pris exkl. moms|Pris ex moms|Enh.pris|Timpris|Pris SEK|Pris/tim|Bruttopris|Pris (kr)|Listpris|Pris inkl. moms|Cirkapris',
    lineVatRate: 'Moms|Moms %|Moms%|Momssats|Momskod|%|Moms i %|Skattesats',
    lineDiscount: 'Rabatt|Rab %|Rabatt %|Rab.|Rab%|Rab|Rab i %|Rabatt i %|Rabatt kr',
    lineTotal:
      'Belopp|Summa|Totalt|Radsumma|Nettobelopp|Total|Belopp SEK|Radbelopp|Netto|Belopp exkl. moms|Belopp ex moms|Summa ex moms|Pris totalt|Total pris|Radtotal|Rad totalt|Summa kr|Belopp kr|Belopp i SEK|Summa pris|Pris total',
    lineDeliveryDate: 'Lev.datum|Leveransdatum|Lev.dag|Datum|Levererad|Leveransdat.',
    lineOrderId: 'Ordernr|Order|Er order|Best.nr|Ert ordernr|Beställningsnr',
    lineDeliveryId: 'Följesedel|Följes.nr|Leverans|Packsedel|Följesedelsnr|Följesedel nr',
    serialNumber: 'Serienr|Serienummer|S/N|Chassinr|IMEI|Tillv.nr',
    carryOver:
      'Transport|Transporteras|Överförs|Från föregående sida|Transport från föregående sida|Överfört|Överfört från föregående sida|Transport till nästa sida|Fortsättning nästa sida',
    subtotal: 'Delsumma|Subtotal|Delsumma order|Summa sida',
    priceUnit: 'Pris per|Prisenhet|Per|Pris/100',
    page: 'Sida|Sid|Sidnr|Blad|Sidan',
    printDate: 'Utskriftsdatum|Utskrivet|Utskrift|Utskr.datum|Kopia utskriven',
    project: 'Projekt|Projektnr|Projektnummer|Objekt|Arbetsplats|Ärendenr|Märkning|Fastighet|Jobbnr',
    contract: 'Avtalsnr|Avtal|Avtalsnummer|Kontraktsnr|Kontrakt|Ramavtal|Försäkringsnr|Abonnemangsnr|Hyresavtal',
    trackingId: 'Kollinummer|Kolli-ID|Sändningsnr|Spårningsnummer|Sändnings-ID|Försändelse-ID|Kollinr',
    meterId: 'Mätarnummer|Anläggnings-ID|Mätarnr|Anläggningsid|Mätarställning nr|Mätpunkt|Områdes-ID',
    previousBalance: 'Ingående saldo|Tidigare saldo|Föregående faktura|Obetalt sedan tidigare|Skuld sedan tidigare|Föregående saldo',
    deposit: 'Pant|Deposition|Handpenning|Emballagepant|Säkerhet',
    birthDate: 'Födelsedatum|Född|Pers.nr|Födelsetid',
    validUntil: 'Giltig till|Giltig t.o.m.|Giltighetstid|Gäller till|Offert giltig till|Bäst före',
    orderDateOfOffer: 'Offertdatum|Anbudsdatum|Offert av|Vår offert av',
    clerk:
      'Vår referens|Vår ref|Handläggare|Kundansvarig|Expedit|Kassör|Utfört av|Kundtjänst|Handlagd av|Kassörska|Säljare nr|Tekniker|Upprättad av|Vår säljare|Säljare/ref|Kassabiträde|Butiksbiträde|Servitör|Er säljare|Kontakt hos oss|Betjänad av|Konsult|Ordermottagare|Vår handläggare|Ansvarig säljare|Montör|Vår kontaktperson',
    reference:
      'OCR-nummer|OCR|Referensnummer|OCR/Referens|Referens|Betalningsreferens|Meddelande|Ref.nr|Ange vid betalning|Autogiro|Godsmärke|Autogironummer|OCR nr|OCR / Ref|Märkning faktura|Vårt offertnr|Offertnr|Offertnummer|Leveranssätt|Leveransvillkor|Lev.villkor|Lev.sätt|Referensnr|Meddelande till mottagare|Ange OCR|Godsmärkning|Skadenr|Transportsätt|ROT-avdrag|Fastighetsbeteckning',
    terminal:
      'Terminal|Kassa|Kassa nr|Terminal-ID|Butik/kassa|Kontrollenhet|Term|Kassanummer|Bordsnr|Butiksnr|Butik|Org kvitto|Pump|Kontrollenhet nr|Kassaregister|Tillv.nr kontrollenhet|Köp nr|Kassör nr',
  }),
  heldOut: {
    invoiceId: 'Nummer på fakturan',
    invoiceDate: 'Fakturan utställd',
    deliveryDate: 'Datum för leverans',
    deliveryNoteId: 'Nr på följesedel',
    customerId: 'Kundens nummer',
    receiverOrderId: 'Er inköpsorder nr',
    receiverOrderDate: 'Datum för er beställning',
    senderOrderId: 'Vår order nr',
    senderOrderDate: 'Datum för order',
    costCenter: 'Kostnadsställe nr',
    dueDate: 'Sista dag för betalning',
    paymentTerms: 'Villkor för betalning',
    discount: 'Rabatt vid kontant betalning',
    deliveryPeriod: 'Tidsperiod',
    from: 'Gäller från',
    to: 'Gäller t.o.m.',
    netTotal: 'Summa utan moms',
    vatTotal: 'Moms att betala',
    grandTotal: 'Fakturans totalbelopp',
    vatRate: 'Momsprocent',
    vatBase: 'Underlag för moms',
    amountDue: 'Kvarstår att betala',
    prepaid: 'Avgår tidigare betalning',
    rounding: 'Avrundning till hela kronor',
    shipping: 'Kostnad för frakt',
    discountAmount: 'Avdragen rabatt',
    senderVatId: 'VAT-registreringsnr',
    receiverVatId: 'Köparens momsregnr',
    taxId: 'Skatteregistreringsnr',
    companyRegistration: 'Företagsnummer',
    iban: 'Kontonummer IBAN',
    bic: 'BIC/SWIFT-adress',
    bankCode: 'Bankens clearingnummer',
    bankAccount: 'Inbetalas till konto',
    isrReference: 'Schweizisk QR-referens',
    kid: 'Uppge vid betalning',
    phone: 'Telefonväxel',
    fax: 'Telefaxnummer',
    email: 'Mejla oss på',
    website: 'Webbadress',
    billTo: 'Faktureras till',
    shipTo: 'Leverans till',
    soldBy: 'Fakturerad av',
  },
};
