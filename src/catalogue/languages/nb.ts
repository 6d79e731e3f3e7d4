/** Norwegian (bokmål) as printed on invoices of Norway. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const nb: Language = {
  code: 'nb',
  englishName: 'Norwegian Bokmål',
  tesseract: 'nor',
  countries: ['NO'],
  terms: wordings({
    invoice: 'Faktura|FAKTURA|Salgsfaktura|Samlefaktura|Avregningsfaktura|Regning|Månedsfaktura|Terminfaktura',
    creditNote: 'Kreditnota|KREDITNOTA|Kreditfaktura|Kredittfaktura|Kreditering',
    receipt: 'Kvittering|Salgskvittering|Kontantkvittering|Kassalapp|Kontantfaktura|Kontantnota',
    deliveryNoteTitle: 'Pakkseddel|Følgeseddel|Leveringsseddel|Fraktbrev|Utleveringsseddel',
    orderConfirmationTitle: 'Ordrebekreftelse|Bestillingsbekreftelse|Bekreftelse på ordre|Ordre',
    offerTitle: 'Tilbud|Pristilbud|Prisoverslag|Anbud|Pristilbud/kalkyle',
    reminderTitle: 'Purring|Betalingspåminnelse|Inkassovarsel|1. purring|Påminnelse|Betalingsoppfordring',
    termsTitle: 'Salgs- og leveringsbetingelser|Alminnelige vilkår|Kjøpsvilkår|Leveringsbetingelser|Generelle vilkår',
    letterSubject: 'Vedrørende|Emne|Gjelder|Vedr.',
    invoiceId:
      'Fakturanummer|Fakturanr.|Fakturanr|Faktura nr.|Faktura nr|Faktura nummer|Faktura|Fakt.nr.|Fakturano.|Bilagsnr.|Dokumentnr.|Nota nr.|Kreditnota nr.|Kreditnotanr.|Kvitteringsnr.|Vårt fakturanr.|Faktura-nr.|Bilagsnummer',
    invoiceDate:
      'Fakturadato|Faktura dato|Dato|Utstedelsesdato|Fakt.dato|Dokumentdato|Bilagsdato|Utstedt|Faktureringsdato|Notadato|Dato for faktura|Kreditnotadato|Fakturert dato|Utskrevet dato',
    deliveryDate:
      'Leveringsdato|Levert dato|Lev.dato|Lev. dato|Levert|Leveringstidspunkt|Dato levert|Utført dato|Utleveringsdato|Forsendelsesdato|Sendt dato|Leveransedato|Leverings tid og sted',
    deliveryNoteId:
      'Pakkseddelnr.|Pakkseddel nr.|Pakkseddel|Følgeseddelnr.|Følgeseddel nr.|Leveringsseddel nr.|Pakkseddelnummer|Leveransenr.|Fraktbrevnr.|Leveringsnr.|Forsendelsesnr.',
    customerId:
      'Kundenummer|Kundenr.|Kundenr|Kunde nr.|Kunde nr|Kunde|Kunde-ID|Deres kundenr.|Kundekode|Avtakernr.|Medlemsnr.|Kundenummer hos oss|Debitornr.|K.nr.|Abonnentnr.',
    receiverOrderId:
      'Bestillingsnr.|Deres ordrenr.|Innkjøpsordre|Deres bestillingsnr.|Bestillingsnummer|PO-nummer|Rekvisisjonsnr.|Rekvisisjon|Deres ordre|Innkjøpsordrenr.|Best.nr.|Kundens ordrenr.|Deres innkjøpsnr.|Kundens bestillingsnr.|PO nr.|Deres ref.|Deres referanse',
    receiverOrderDate: 'Bestillingsdato|Deres ordredato|Best.dato|Bestilt dato|Dato for bestilling|Bestilt|Deres bestilling av|Rekvisisjonsdato|Innkjøpsdato',
    senderOrderId:
      'Ordrenummer|Ordrenr.|Ordrenr|Ordre nr.|Salgsordre|Salgsordrenr.|Vårt ordrenr.|Oppdragsnr.|Arbeidsordre|Ordre|Vår ordre|Ordre-ID|Arbeidsordrenr.|O.nr.',
    senderOrderDate: 'Ordredato|Ordre dato|Dato for ordre|Salgsordredato|Ordre av|Ordredato vår|Oppdragsdato',
    costCenter: 'Kostnadssted|Koststed|Kostnadsbærer|Ansvarssted|Kostnadssenter|K.sted|Ansvar|Avdeling/koststed',
    dueDate:
      'Forfallsdato|Forfall|Betalingsfrist|Forfallsdag|Forfaller|Betales innen|Betalingsforfall|Forf.dato|Forfaller til betaling|Siste betalingsdato|Forfaller den|Betal innen|Frist for betaling|Forfallsdato faktura|Trekkdato|Til betaling innen',
    paymentTerms: 'Betalingsbetingelser|Betalingsvilkår|Bet.betingelser|Betalingsbet.|Betalingsbetingelse|Betaling|Bet.bet.|Kredittid|Betingelser|Bet.vilkår',
    discount: 'Kontantrabatt|Betalingsrabatt|Kasserabatt|Kontant rabatt|Rabatt ved rask betaling|Rabattfrist',
    deliveryPeriod:
      'Periode|Fakturaperiode|Avregningsperiode|Faktureringsperiode|Leveringsperiode|Tidsperiode|Tjenesteperiode|Leieperiode|Abonnementsperiode|Forbruksperiode|Termin|Gjelder perioden',
    from: 'Fra|Fra dato|Periode fra|Startdato|F.o.m.|Fra og med|Ankomst',
    to: 'Til|Til dato|Periode til|Sluttdato|T.o.m.|Til og med|Avreise',
    netTotal:
      'Netto|Nettobeløp|Sum eks. mva|Sum ekskl. mva|Beløp eks. mva|Totalt eks. mva.|Netto beløp|Sum netto|Ordresum|Sum eks. mva.|Total ekskl. mva|Total netto|Sum varer|Nettosum|Fakturasum eks. mva',
    vatTotal: 'Mva|MVA|Mva.|Merverdiavgift|Mva-beløp|Sum mva|Mva beløp|Totalt mva|Beløp mva|Sum merverdiavgift|Herav mva',
    grandTotal:
      'Totalt|Sum inkl. mva|Fakturabeløp|Totalsum|Total|Beløp inkl. mva|Totalbeløp|Sum NOK|Totalt inkl. mva|Fakturatotal|Fakturasum|Bruttobeløp|Sum faktura|Totalt NOK|Brutto|Total inkl. mva.',
    vatRate: 'Mva %|Mva-sats|Mva sats|Avgiftssats|MVA-%|Sats|Mva-kode',
    vatBase: 'Grunnlag|Mva-grunnlag|Avgiftsgrunnlag|Mva grunnlag|Avgiftspliktig|Grunnlag mva|Avgiftspliktig beløp|Avgiftsfritt',
    amountDue:
      'Å betale|Beløp å betale|Til betaling|Å betale NOK|Skyldig beløp|Sum å betale|Beløp til betaling|Utestående beløp|Totalt å betale|Restbeløp|Utestående',
    prepaid: 'Forskuddsbetalt|Innbetalt|Betalt|Forskudd|Tidligere fakturert|A konto|Allerede betalt|Betalt beløp|Mottatt forskudd',
    rounding: 'Øreavrunding|Avrunding|Øreutjevning|Avrundet|Øreavr.',
    shipping: 'Frakt|Fraktkostnader|Porto|Frakt og emballasje|Ekspedisjonsgebyr|Forsendelse|Fraktgebyr|Miljøtillegg frakt|Porto/frakt',
    discountAmount: 'Rabatt|Sum rabatt|Rabattbeløp|Total rabatt|Fakturarabatt|Ordrerabatt|Kunderabatt|Avslag',
    senderVatId:
      'Org.nr.|Organisasjonsnummer|Org.nr|Foretaksregisteret|Org. nr.|Org.nummer|Org nr|Orgnr|Orgnr.|Mva-nr.|VAT-nr.|VAT nr.|Foretaksnr.|Foretaksregisteret NO',
    receiverVatId: 'Deres org.nr.|Kundens org.nr.|Org.nr. kunde|Kjøpers org.nr.|Deres organisasjonsnummer|Mottakers org.nr.|Kundens VAT-nr.|Deres VAT-nr.',
    taxId: 'Org.nr.|Organisasjonsnr.|Skattenummer|Fødselsnummer/org.nr.',
    companyRegistration: 'Foretaksregisteret|Organisasjonsnummer|Org.nr.|Foretaksnummer|Reg.nr.|Registrert i Foretaksregisteret|Org. nr.',
    iban: 'IBAN|IBAN-nr.|IBAN nr.|IBAN-kontonr.|IBAN-nummer',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT/BIC|SWIFT-kode|Swift adresse|BIC-kode',
    bankCode: 'Bankkode|Registreringsnr. bank|Clearingnr.|Banknr.',
    bankAccount:
      'Kontonummer|Kontonr.|Bankkonto|Bankkontonr.|Bankgiro|Konto|Til konto|Betales til konto|Bankgirokonto|Konto nr.|Innbetales til kontonr.|Kredit konto',
    bankName: 'Bank|Bankforbindelse|Banknavn|Vår bank|Bankens navn',
    isrReference: 'ESR-referansenummer|QR-referanse|Sveitsisk referansenr.',
    kid: 'KID|KID-nummer|KID nr.|KID-nr.|Kundeidentifikasjon (KID)|Kundeidentifikasjon|Kid|Betalings-ID (KID)|Betal med KID|KID nummer',
    phone: 'Telefon|Tlf.|Tlf|Tel.|Telefonnr.|Mobil|Mob.|Sentralbord|T',
    fax: 'Telefaks|Faks|Fax|Telefax|Faksnr.',
    email: 'E-post|E-postadresse|Epost|E-mail|Mail|E',
    website: 'Hjemmeside|Nettside|Internett|Web|Nettsted|www',
    register: 'Foretaksregisteret|Registrert i Foretaksregisteret|Brønnøysundregistrene|Enhetsregisteret',
    managingDirector: 'Daglig leder|Administrerende direktør|Adm. dir.|Styreleder|Adm. direktør',
    contactPerson: 'Kontaktperson|Kontakt|Att.|Deres kontakt|Vår kontakt|v/|Att',
    billTo: 'Fakturaadresse|Faktureres til|Kunde|Faktura til|Kjøper|Fakturamottaker|Betaler',
    shipTo: 'Leveringsadresse|Leveres til|Lev.adresse|Vareadresse|Mottaker|Levert til|Leveringssted',
    soldBy: 'Selger|Leverandør|Solgt av|Avsender|Fakturautsteder',
    position: 'Pos.|Linje|Nr.|Pos|#|Lnr.|Linjenr.',
    itemId: 'Varenr.|Varenummer|Artikkelnr.|Vare|Produktnr.|Varenr|Art.nr.|Produkt|Artikkel|Kode|Prod.nr.',
    description: 'Beskrivelse|Varetekst|Tekst|Varebeskrivelse|Benevnelse|Betegnelse|Produktnavn|Varenavn|Spesifikasjon|Produkt/tjeneste',
    quantity: 'Antall|Mengde|Ant.|Levert|Ant|Levert antall|Forbruk|Timer',
    unit: 'Enhet|Enh.|Enh|Salgsenhet|Pr.|Måleenhet',
    unitPrice: 'Pris|Enhetspris|Stk.pris|Pris pr. enhet|À-pris|Pris/enh.|Salgspris|Nettopris|Pris eks. mva|Stykkpris|Enh.pris',
    lineVatRate: 'Mva|Mva %|MVA|Mva%|Mva-kode|Mva-sats|Avg.',
    lineDiscount: 'Rabatt|Rab. %|Rabatt %|Rab|Rab%|Rabatt i %',
    lineTotal: 'Beløp|Sum|Totalt|Linjesum|Nettobeløp|Total|Netto|Beløp eks. mva|Linjebeløp|Totalpris|Beløp NOK',
    lineDeliveryDate: 'Lev.dato|Levert|Leveringsdato|Lev. dato|Dato',
    lineOrderId: 'Ordrenr.|Ordre|Best.nr.|Deres ordre|Rekvisisjon',
    lineDeliveryId: 'Pakkseddel|Pakkseddelnr.|Følgeseddel|Leveranse|Pks.nr.',
    serialNumber: 'Serienr.|Serienummer|S/N|Serie nr.|Chassisnr.|IMEI',
    carryOver: 'Overført|Overføres|Transport|Overført fra forrige side|Overført til neste side|Fra forrige side',
    subtotal: 'Delsum|Subtotal|Sum side|Mellomsum|Sum gruppe',
    priceUnit: 'Pr.|Prisenhet|Pris pr.|Per|Pris per 100',
    page: 'Side|Sidenr.|Ark|Side nr.|Blad',
    printDate: 'Utskriftsdato|Skrevet ut|Utskrift|Utskr.dato|Kopi skrevet ut',
    project: 'Prosjekt|Prosjektnr.|Prosjektnummer|Prosjektnavn|Anlegg|Byggeplass|Saksnr.|Jobbnr.|Sak',
    contract: 'Kontraktnr.|Avtalenr.|Kontrakt|Avtale|Rammeavtale|Avtalenummer|Avtale-ID|Polisenr.|Leieavtale',
    trackingId: 'Sporingsnr.|Kollinr.|Sendingsnr.|Sporingsnummer|Sendingsnummer|Kolli-ID|Sporing',
    meterId: 'Målernr.|Målernummer|Målepunkt-ID|Målepunkt|Måler-ID|Anleggsnr.|Måler',
    previousBalance: 'Inngående saldo|Tidligere saldo|Forrige saldo|Saldo forrige faktura|Overført saldo|Ubetalt fra før',
    deposit: 'Pant|Depositum|Panteavgift|Emballasjepant|Garantibeløp',
    birthDate: 'Fødselsdato|Født|Fødselsnr.|F.dato|Fødselsår',
    validUntil: 'Gyldig til|Gjelder til|Gyldighet|Gyldig t.o.m.|Tilbudet gjelder til|Utløpsdato',
    orderDateOfOffer: 'Tilbudsdato|Dato for tilbud|Tilbud av|Tilbud dato|Vårt tilbud av',
    clerk:
      'Vår ref.|Vår referanse|Saksbehandler|Kundebehandler|Selger/konsulent|Ekspeditør|Behandlet av|Utført av|Kasserer|Betjent av|Kundeansvarlig|Selgernr.',
    reference: 'Referanse|Ref.|Referansenr.|Merknad|Merket|Deres kontaktperson/ref|Avtalegiro-referanse|eFaktura-referanse|Melding|Meldings-ID',
    terminal: 'Terminal|Kasse|Kasse nr.|Terminal-ID|Term.nr.|Butikk/kasse|Bax',
  }),
  heldOut: {
    invoiceId: 'Nummer på faktura',
    invoiceDate: 'Dato fakturert',
    deliveryDate: 'Dato for levering',
    deliveryNoteId: 'Nr. på pakkseddel',
    customerId: 'Deres kundenummer',
    receiverOrderId: 'Deres bestilling nr.',
    receiverOrderDate: 'Dato for innkjøpsordre',
    senderOrderId: 'Vårt ordrenummer',
    senderOrderDate: 'Dato salgsordre',
    costCenter: 'Kostnadsstednr.',
    dueDate: 'Dato for forfall',
    paymentTerms: 'Vilkår for betaling',
    discount: 'Rabatt ved kontant betaling',
    deliveryPeriod: 'Tidsrom',
    from: 'Gjelder fra',
    to: 'Gjelder t.o.m.',
    netTotal: 'Sum uten mva',
    vatTotal: 'Merverdiavgift totalt',
    grandTotal: 'Fakturabeløp inkl. mva',
    vatRate: 'Prosent mva',
    vatBase: 'Grunnlag for avgift',
    amountDue: 'Beløp som skal betales',
    prepaid: 'Fratrukket forskudd',
    rounding: 'Avrunding til hele kroner',
    shipping: 'Fraktomkostninger',
    discountAmount: 'Fratrukket rabatt',
  },
  months: list('januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember'),
  shortMonths: list('jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des'),
  dateFormats: list('DD.MM.YYYY|D. MMMM YYYY|DD.MM.YY|D.M.YYYY|DD/MM-YYYY|YYYY-MM-DD|DD-MM-YYYY|D. MMM YYYY'),
  numberFormats: [
    [',', ' '],
    [',', '.'],
    [',', ''],
    ['.', ','],
  ],
  vatWords: list('mva|MVA|Mva.|mva.|merverdiavgift|Mva'),
  vatLines: list(
    '{rate}% {vatWord} av {net}: {vat}|{vatWord} {rate} % grunnlag {net} {vat}|Grunnlag {net} {vatWord} {rate}% {vat}|{rate} % {net} {vat} {gross}|Høy sats {rate}% {net} {vat}|Herav {vatWord} {rate}% {vat}|{vatWord}-spesifikasjon {rate}% grunnlag {net} beløp {vat}',
  ),
  paymentSentences: list(
    'Netto pr. {days} dager.|Betalingsbetingelser: {days} dager netto|Vennligst betal innen {date}.|Fakturaen forfaller til betaling {date}.|{days} dager fra fakturadato|Betales innen {days} dager. Bruk KID ved betaling.|Pr. {days} dager, deretter forsinkelsesrente.|Netto kontant ved levering.|Forfaller til betaling ved mottak av faktura.|Beløpet trekkes fra din konto med AvtaleGiro {date}.|Betalt med bankkort. Takk for handelen.|Fakturaen er allerede betalt, skal ikke betales på nytt.|{discountPercent}% kontantrabatt ved betaling innen {discountDays} dager, ellers netto {days} dager.|Ved betaling innen {discountDate} gis {discountPercent} % rabatt.|Fri leveringsmåned + {days} dager|Beløpet i {currency} må være på vår konto senest {date}.|Forskuddsbetaling.|Til forfall {date} uten fradrag.',
  ),
  discountSentences: list(
    '{discountPercent}% kontantrabatt ved betaling innen {discountDays} dager|{discountPercent} % rabatt ved betaling før {discountDate}|Trekk fra {discountPercent}% ved betaling innen {discountDays} dager.|Kasserabatt {discountPercent}% til og med {discountDate}',
  ),
  referenceSentences: list(
    'Faktura {invoiceId} av {invoiceDate}|Ved betaling oppgi fakturanr. {invoiceId} og kundenr. {customerId}.|Vi viser til deres bestilling {receiverOrderId} levert {deliveryDate}.|Leveranse i henhold til bestilling {receiverOrderId}|Vennligst oppgi kundenummer {customerId} ved henvendelser.|Vedrørende faktura {invoiceId} datert {invoiceDate}, deres ref. {receiverOrderId}|Varer levert {deliveryDate} ifølge avtale',
  ),
  deliveryPeriodSentences: list(
    'Faktureringen gjelder perioden {from} - {to}|Arbeid utført i perioden {from} til {to}|Abonnement for perioden {from} – {to}|Forbruk fra {from} til {to}|For tiden {from} t.o.m. {to}',
  ),
  vatExemptions: list(
    'Omvendt avgiftsplikt.|Snudd avregning, merverdiavgift ikke beregnet.|Fritatt for mva, utførsel av varer, mval. § 6-21.|Unntatt merverdiavgift etter mval. § 3-5.|Avgiftsfri omsetning.|Ikke registrert i Merverdiavgiftsregisteret.|Tjenester til utlandet, mval. § 6-22.|Kjøper er avgiftspliktig for merverdiavgift (omvendt avgiftsplikt).',
  ),
  salutations: list('Hei,|Kjære kunde,|Til den det gjelder,|God dag,'),
  sentences: list(
    'Takk for at du handler hos oss.|Vi takker for oppdraget.|Ved for sen betaling beregnes forsinkelsesrente etter gjeldende lov.|Varene forblir selgers eiendom til de er fullt betalt.|Eventuelle reklamasjoner må fremsettes skriftlig uten ugrunnet opphold.|Vi gjør oppmerksom på at ubetalte krav overføres til inkasso.|Ta gjerne kontakt ved spørsmål til fakturaen.|Med vennlig hilsen|Husk å bruke KID ved betaling.|Våre salgs- og leveringsbetingelser finnes på nettsiden.|Retur av varer må avtales på forhånd.|Fakturaen er sendt som elektronisk handelsformat.|Ønsker du eFaktura, kan du bestille det i nettbanken.|Pant tilbakebetales ved retur av emballasje.|Bytterett mot fremvisning av kvittering.|Gebyr påløper ved purring.|Ved overføring fra utlandet dekker betaler alle omkostninger.|Prisene er oppgitt uten merverdiavgift.|Arbeidet er utført i henhold til avtale.|Vi ønsker deg velkommen tilbake.|Kontroller varene ved mottak.|Fordringen er pantsatt til vår bankforbindelse.|Gaver og tilbud finner du på våre nettsider.|Adresseendring bes meldt skriftlig.|Vi setter pris på tilbakemeldinger.|Denne fakturaen er laget elektronisk.',
  ),
  articles: {
    trade: articles(
      'Kopipapir A4 80 g @pk 4-8|Arbeidshansker vinter @par 6-19|Kontorstol sort @stk 120-420|Skruer treverk 5x60 @eske 7-18|LED-lyskaster 50W @stk 24-75|Vernesko S3 str. 43 @par 70-160|Tonerkassett sort @stk 45-150|Pappeske 400x300 @stk 1.2-3.5|Hjullaster dekk @stk 320-980|Søppelsekker 100 L @rull 3-9|Refleksvest gul @stk 5-16|Drill batteridrevet 18V @stk 110-340|Strekkfilm 500 mm @rull 5-12|Oppbevaringsboks 60 L @stk 9-22',
    ),
    construction: articles(
      'Betong B30 levert @m³ 140-220|Tømrerarbeid @time 55-85|Gipsplate 13 mm @m² 6-14|Isolasjon 150 mm @m² 8-18|Kledning gran 19x148 @lm 2.5-6|Maling innvendig @liter 9-24|Graving med minigraver @time 75-130|Pukk 8-16 @tonn 18-45|Rørleggerarbeid @time 70-110|Stillasleie @uke 180-650|Elektrikerarbeid @time 68-105|Takstein dobbelkrum @stk 1.4-3.5|Riving av vegg @rs 350-1600|Container avfall 8 m³ @stk 320-610',
    ),
    it: articles(
      'Webhotell bedrift @mnd 9-40|Systemutvikling @time 95-160|Lisens regnskapsprogram @mnd 25-90|Bærbar PC 14" @stk 750-1700|Skjerm 27" @stk 190-480|Drift av server @mnd 150-700|Domene .no @år 12-30|Brukerstøtte @time 80-125|Sikkerhetskopi sky @mnd 18-75|Trådløst aksesspunkt @stk 130-420|Installasjon arbeidsplass @stk 90-210|Nettverkskabel 3 m @stk 4-12|E-postkonto @mnd 4-12',
    ),
    food: articles(
      'Laksefilet fersk @kg 19-34|Poteter vasket @kg 1.1-2.9|Lettmelk 10 l @stk 14-22|Brunost 1 kg @stk 10-17|Kneippbrød @stk 2.4-4.8|Kaffe filtermalt @kg 12-21|Kyllingfilet @kg 11-18|Pølser grill @pk 4.5-9|Eplejuice 1,5 l @stk 2.2-4.1|Torskefilet fryst @kg 11-19|Egg 30 stk @brett 8-14|Hvetemel 25 kg @sekk 19-32|Reker kokte @kg 14-26',
    ),
    consulting: articles(
      'Konsulenttimer senior @time 120-190|Regnskapsførsel @time 75-115|Lønnskjøring @stk 14-32|Årsoppgjør @stk 900-3200|Juridisk bistand @time 180-320|Kursdag @dag 850-1900|Prosjektledelse @time 115-180|Kjøregodtgjørelse @km 0.35-0.5|Revisjon @time 140-240|Markedsrapport @stk 1400-5200|Rekruttering stilling @stk 3500-9800|Oversettelse @ord 0.1-0.25',
    ),
    utilities: articles(
      'Strøm spotpris @kWh 0.04-0.22|Nettleie energiledd @kWh 0.02-0.06|Fastbeløp strøm @mnd 3.5-8|Kapasitetsledd @mnd 15-60|Forbruksavgift @kWh 0.01-0.02|Vannavgift @m³ 1.6-3.4|Avløpsgebyr @m³ 2-4.5|Renovasjon @år 220-480|Fiber 500 Mbps @mnd 55-95|Mobilabonnement bedrift @mnd 19-59|Fjernvarme @kWh 0.05-0.14|Feiing og tilsyn @år 28-60',
    ),
    transport: articles(
      'Frakt Oslo - Bergen @tur 390-980|Drivstofftillegg @stk 12-95|Pall levert @pall 45-120|Ekspresspakke @stk 18-75|Bompenger @stk 3-40|Lagerleie pallplass @uke 4-9|Ventetid sjåfør @time 55-85|Kranbil @time 110-180|Fergebillett @stk 18-110|Tollklarering @stk 65-160|Flytting med to mann @time 110-190|Leie av varebil @døgn 75-160',
    ),
    hospitality: articles(
      'Overnatting dobbeltrom @natt 110-240|Frokost @pers 14-25|Dagpakke konferanse @pers 55-95|Møterom @dag 180-520|Tre retters middag @pers 48-85|Kaffe og kake @pers 8-16|Parkering @døgn 12-35|Lunsjbuffé @pers 22-39|Pils 0,5 l @stk 9-13|Husets vin @glass 10-16|Sengetøy og håndklær @sett 12-22|Hytteleie @døgn 90-280|Sluttvask @stk 60-140',
    ),
  },
  units: list('stk|stk.|time|timer|kg|m²|m³|lm|pk|eske|rull|liter|mnd|sett|par|pall|RS'),
  firstNames: list(
    'Ola|Kari|Lars|Ingrid|Erik|Silje|Bjørn|Marit|Håkon|Solveig|Magnus|Astrid|Sindre|Tone|Øyvind|Hege|Anders|Ragnhild|Jonas|Camilla|Geir|Liv|Trond|Åse|Marius|Nina|Stian|Guro|Torbjørn|Ida',
  ),
  lastNames: list(
    'Hansen|Johansen|Olsen|Larsen|Andersen|Pedersen|Nilsen|Kristiansen|Jensen|Karlsen|Berg|Haugen|Hagen|Bakken|Solberg|Strand|Moen|Lund|Eide|Dahl|Sæther|Nygård|Aas|Myhre|Fjeld|Brekke|Bråten|Tveit|Ødegård|Lien',
  ),
  companyWords: list(
    'Nord|Sør|Øst|Vest|Fjord|Fjell|Hav|Skog|Elv|Bre|Tind|Vik|Dal|Havn|Granli|Furu|Bjørke|Ravn|Ørn|Bygg|Entreprenør|Transport|Elektro|Rør|Maskin|Teknikk|Data|Handel|Engros|Eiendom|Consult|Regnskap|Montasje|Service|Gruppen|Marine|Fisk|Trelast|Logistikk|Design|Invest|Verksted|Varme|Glass',
  ),
  streets: list(
    'Storgata {n}|Kirkegata {n}|Skolegata {n}|Strandgata {n}|Industriveien {n}|Havnegata {n}|Fjordveien {n}|Bjørkeveien {n}|Kongens gate {n}|Dronningens gate {n}|Jernbanegata {n}|Solbakken {n}|Parkveien {n}|Nedre gate {n}|Øvre gate {n}|Sjøgata {n}|Torggata {n}|Grensen {n}|Elveveien {n}|Myrveien {n}|Lillevannsveien {n}|Granveien {n}|Postboks {n}|Stasjonsveien {n}|Verkstedveien {n}|Åsveien {n}|Prestegårdsveien {n}|Brugata {n}|Myntgata {n}|Fagerliveien {n}',
  ),
  pageOf: list('Side {page} av {pages}|Side {page}/{pages}|Side: {page} av {pages}|Side {page}|Ark {page} av {pages}'),
  days: list('dager|dag|virkedager|dager netto|kalenderdager|dgr'),
  immediately: list('straks|omgående|kontant|ved mottak|umiddelbart|ved levering'),
};
