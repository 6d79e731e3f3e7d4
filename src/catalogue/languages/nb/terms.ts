/** Norwegian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktura|FAKTURA|Salgsfaktura|Samlefaktura|Avregningsfaktura|Regning|Månedsfaktura|Terminfaktura|Proformafaktura|Sluttfaktura|Akontofaktura|Delfaktura|Kontantsalg|Faktura/kvittering|Efaktura',
    creditNote: 'Kreditnota|KREDITNOTA|Kreditfaktura|Kredittfaktura|Kreditering|Kredittnota',
    receipt: 'Kvittering|Salgskvittering|Kontantkvittering|Kassalapp|Kontantfaktura|Kontantnota|Salgsbon|Kjøpskvittering|Salgsbilag',
    deliveryNoteTitle: 'Pakkseddel|Følgeseddel|Leveringsseddel|Fraktbrev|Utleveringsseddel',
    orderConfirmationTitle: 'Ordrebekreftelse|Bestillingsbekreftelse|Bekreftelse på ordre|Ordre',
    offerTitle: 'Tilbud|Pristilbud|Prisoverslag|Anbud|Pristilbud/kalkyle',
    reminderTitle: 'Purring|Betalingspåminnelse|Inkassovarsel|1. purring|Påminnelse|Betalingsoppfordring',
    termsTitle: 'Salgs- og leveringsbetingelser|Alminnelige vilkår|Kjøpsvilkår|Leveringsbetingelser|Generelle vilkår',
    letterSubject: 'Vedrørende|Emne|Gjelder|Vedr.',
    invoiceId:
      'Fakturanummer|Fakturanr.|Fakturanr|Faktura nr.|Faktura nr|Faktura nummer|Faktura|Fakt.nr.|Fakturano.|Bilagsnr.|Dokumentnr.|Nota nr.|Kreditnota nr.|Kreditnotanr.|Kvitteringsnr.|Vårt fakturanr.|Faktura-nr.|Bilagsnummer|Faktura ID|Kvittering nr.|Bilag nr.|Kreditnotanummer|Ordre-/fakturanr.|Bongnr.|Kvitt.|Kvitt.nr.|Kvitteringsnummer',
    invoiceDate:
      'Fakturadato|Faktura dato|Dato|Utstedelsesdato|Fakt.dato|Dokumentdato|Bilagsdato|Utstedt|Faktureringsdato|Notadato|Dato for faktura|Kreditnotadato|Fakturert dato|Utskrevet dato|Opprettet|Opprettelsesdato|Kjøpsdato|Salgsdato|Fakturert|Utstedt den|Utstedt dato',
    deliveryDate:
      'Leveringsdato|Levert dato|Lev.dato|Lev. dato|Levert|Leveringstidspunkt|Dato levert|Utført dato|Utleveringsdato|Forsendelsesdato|Sendt dato|Leveransedato|Leverings tid og sted|Arbeid utført|Arbeidet utført|Utført den|Utført|Ferdigstilt|Leveringsdag|Leveringstid|Leverings-/utførelsesdato|Utførelsesdato|Hentedato|Utført arbeid dato|Utsendt dato|Ferdigdato',
    deliveryNoteId:
      'Pakkseddelnr.|Pakkseddel nr.|Pakkseddel|Følgeseddelnr.|Følgeseddel nr.|Leveringsseddel nr.|Pakkseddelnummer|Leveransenr.|Fraktbrevnr.|Leveringsnr.|Forsendelsesnr.|Leveringsnummer|Leveransenummer|Følgeseddel|Pakksedler',
    customerId:
      'Kundenummer|Kundenr.|Kundenr|Kunde nr.|Kunde nr|Kunde|Kunde-ID|Deres kundenr.|Kundekode|Avtakernr.|Medlemsnr.|Kundenummer hos oss|Debitornr.|K.nr.|Abonnentnr.|Kunde no.|Ditt kundenummer|Kontonr. kunde|Avtalenr. kunde|Medlemsnummer|Abonnementsnr.',
    receiverOrderId:
      'Bestillingsnr.|Deres ordrenr.|Innkjøpsordre|Deres bestillingsnr.|Bestillingsnummer|PO-nummer|Rekvisisjonsnr.|Rekvisisjon|Deres ordre|Innkjøpsordrenr.|Best.nr.|Kundens ordrenr.|Deres innkjøpsnr.|Kundens bestillingsnr.|PO nr.|Deres ref.|Deres referanse|Innkjøpsordrenummer|Deres ordrenummer|Deres innkjøpsordre|Kundens ordrenummer|Kundens PO|Deres bestilling|Deres rekvisisjon|Rekvisisjonsnummer|Rekv.nr.|Best.ref.|Bestillingsreferanse|Ordrereferanse|Ressursnummer|Deres best.nr.|Deres bestillingsnummer|Kjøpers ordrenr.|Kjøpers referanse',
    receiverOrderDate:
      'Bestillingsdato|Deres ordredato|Best.dato|Bestilt dato|Dato for bestilling|Bestilt|Deres bestilling av|Rekvisisjonsdato|Innkjøpsdato|Kjøpsordredato|Innkjøpsordre dato',
    senderOrderId:
      'Ordrenummer|Ordrenr.|Ordrenr|Ordre nr.|Salgsordre|Salgsordrenr.|Vårt ordrenr.|Oppdragsnr.|Arbeidsordre|Ordre|Vår ordre|Ordre-ID|Arbeidsordrenr.|O.nr.|Vår ordrenr.|Ordre no.|Ordrereferanse vår|Webordre|Webordrenr.|Oppdragsnummer|Oppdrag nr.|Arbeidsordrenummer|Serviceordre',
    senderOrderDate: 'Ordredato|Ordre dato|Dato for ordre|Salgsordredato|Ordre av|Ordredato vår|Oppdragsdato',
    costCenter: 'Kostnadssted|Koststed|Kostnadsbærer|Ansvarssted|Kostnadssenter|K.sted|Ansvar|Avdeling/koststed',
    dueDate:
      'Forfallsdato|Forfall|Betalingsfrist|Forfallsdag|Forfaller|Betales innen|Betalingsforfall|Forf.dato|Forfaller til betaling|Siste betalingsdato|Forfaller den|Betal innen|Frist for betaling|Forfallsdato faktura|Trekkdato|Til betaling innen|Betalingsdato|Forfall dato|Betales senest|Betalingsfristen er|Betalt innen|Siste frist for betaling|Siste betalingsfrist|Forfall den|Betales innen den|Betal senest|Siste forfallsdato|Betalingsdag',
    paymentTerms:
      'Betalingsbetingelser|Betalingsvilkår|Bet.betingelser|Betalingsbet.|Betalingsbetingelse|Betaling|Bet.bet.|Kredittid|Betingelser|Bet.vilkår|Betalingsmåte|Betalingsform|Betalingsmetode|Betaling via|Betalingsmiddel|Betalingstype|Netto pr|Betalt med',
    discount: 'Kontantrabatt|Betalingsrabatt|Kasserabatt|Kontant rabatt|Rabatt ved rask betaling|Rabattfrist',
    deliveryPeriod:
      'Periode|Fakturaperiode|Avregningsperiode|Faktureringsperiode|Leveringsperiode|Tidsperiode|Tjenesteperiode|Leieperiode|Abonnementsperiode|Forbruksperiode|Termin|Gjelder perioden|Fakturert periode|Oppgjørsperiode|Tidsrommet|For perioden|Lisensperiode|Avtaleperiode|Ytelsesperiode|Perioden',
    from: 'Fra|Fra dato|Periode fra|Startdato|F.o.m.|Fra og med|Ankomst',
    to: 'Til|Til dato|Periode til|Sluttdato|T.o.m.|Til og med|Avreise',
    netTotal:
      'Netto|Nettobeløp|Sum eks. mva|Sum ekskl. mva|Beløp eks. mva|Totalt eks. mva.|Netto beløp|Sum netto|Ordresum|Sum eks. mva.|Total ekskl. mva|Total netto|Sum varer|Nettosum|Fakturasum eks. mva|Delsum eks. mva|Delsum ekskl. mva|Subtotal eks. mva|Total eks. mva|Totalt ekskl. mva|Beløp ekskl. mva|Sum uten moms|Total uten mva|Netto totalt|Netto total|Sum netto beløp|Avgiftspliktig sum|Eks. mva|Ekskl. mva|Nettobeløp totalt|Nettobeløp eks. mva|Totalsum eks. mva|Sum før mva',
    vatTotal:
      'Mva|MVA|Mva.|Merverdiavgift|Mva-beløp|Sum mva|Mva beløp|Totalt mva|Beløp mva|Sum merverdiavgift|Herav mva|Mva 25%|25% mva|Mva totalt|Mva total|Moms|Total mva|Utgående mva|Mva NOK|Mva kr|Totalt mva-beløp',
    grandTotal:
      'Totalt|Sum inkl. mva|Fakturabeløp|Totalsum|Total|Beløp inkl. mva|Totalbeløp|Sum NOK|Totalt inkl. mva|Fakturatotal|Fakturasum|Bruttobeløp|Sum faktura|Totalt NOK|Brutto|Total inkl. mva.|Totalt å betale inkl. mva|Totalbeløp inkl. mva|Totalsum inkl. mva|Sum total|Sum totalt|Total NOK|Totalt beløp|Sum kr|Totalt kr|Sum inkludert mva|Fakturabeløp NOK|Totalt fakturabeløp|Sluttsum|Total EUR|Totalpris inkl. mva|Faktura totalt',
    vatRate: 'Mva %|Mva-sats|Mva sats|Avgiftssats|MVA-%|Sats|Mva-kode',
    vatBase:
      'Grunnlag|Mva-grunnlag|Avgiftsgrunnlag|Mva grunnlag|Avgiftspliktig|Grunnlag mva|Avgiftspliktig beløp|Avgiftsfritt|Grunnlagsbeløp|Mva-grl.|Netto grunnlag|Avg.grunnlag',
    amountDue:
      'Å betale|Beløp å betale|Til betaling|Å betale NOK|Skyldig beløp|Sum å betale|Beløp til betaling|Utestående beløp|Totalt å betale|Restbeløp|Utestående|Å betale nå|Totalt til betaling|Sum til betaling|Til betaling NOK|Beløp å betale NOK|Å betale totalt|Skyldig|Resterende beløp|Rest å betale|Gjenstående|Gjenstående beløp|Utestående saldo|Totalbeløp å betale|Til gode|Totalt utestående',
    prepaid:
      'Forskuddsbetalt|Innbetalt|Betalt|Forskudd|Tidligere fakturert|A konto|Allerede betalt|Betalt beløp|Mottatt forskudd|Innbetalinger|Tidligere betalt|Betalt til dato|Forhåndsbetalt|Innbetalt beløp|A konto betalt|Mottatt betaling|Fradrag akonto|Betalt sum|Forskudd betalt|Allerede innbetalt',
    rounding: 'Øreavrunding|Avrunding|Øreutjevning|Avrundet|Øreavr.',
    shipping:
      'Frakt|Fraktkostnader|Porto|Frakt og emballasje|Ekspedisjonsgebyr|Forsendelse|Fraktgebyr|Miljøtillegg frakt|Porto/frakt|Fraktkostnad|Leveringskostnad|Leveringsgebyr|Forsendelseskostnader|Frakt og porto|Frakt & ekspedisjon|Fakturagebyr|Emballasje|Håndteringsgebyr',
    discountAmount:
      'Rabatt|Sum rabatt|Rabattbeløp|Total rabatt|Fakturarabatt|Ordrerabatt|Kunderabatt|Avslag|Rabatter|Avslag totalt|Rabattkode|Volumrabatt|Samlet rabatt|Mengderabatt',
    senderVatId:
      'Org.nr.|Organisasjonsnummer|Org.nr|Foretaksregisteret|Org. nr.|Org.nummer|Org nr|Orgnr|Orgnr.|Mva-nr.|VAT-nr.|VAT nr.|Foretaksnr.|Foretaksregisteret NO|Org.no.|Org.nr. MVA|NO MVA|VAT no.|VAT-nummer|Mva-nummer|Mva-registrert',
    receiverVatId:
      'Deres org.nr.|Kundens org.nr.|Org.nr. kunde|Kjøpers org.nr.|Deres organisasjonsnummer|Mottakers org.nr.|Kundens VAT-nr.|Deres VAT-nr.|Kunde org.nr.|Kundens organisasjonsnummer|Mottaker org.nr.',
    taxId: 'Org.nr.|Organisasjonsnr.|Skattenummer|Fødselsnummer/org.nr.|Fødselsnummer|Fødselsnr.|D-nummer',
    companyRegistration: 'Foretaksregisteret|Organisasjonsnummer|Org.nr.|Foretaksnummer|Reg.nr.|Registrert i Foretaksregisteret|Org. nr.',
    iban: 'IBAN|IBAN-nr.|IBAN nr.|IBAN-kontonr.|IBAN-nummer|IBAN (NOK)|IBAN kontonummer',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT/BIC|SWIFT-kode|Swift adresse|BIC-kode|SWIFT/BIC-kode|BIC nr.|BIC/SWIFT-kode',
    bankCode: 'Bankkode|Registreringsnr. bank|Clearingnr.|Banknr.|Clearingkode|Reg.nr. bank',
    bankAccount:
      'Kontonummer|Kontonr.|Bankkonto|Bankkontonr.|Bankgiro|Konto|Til konto|Betales til konto|Bankgirokonto|Konto nr.|Innbetales til kontonr.|Kredit konto|Bankgiro nr.|Bankkontonummer|Innbetales til|Til kontonr.|Til kontonummer|Mottakers kontonummer|Mottakers konto',
    bankName: 'Bank|Bankforbindelse|Banknavn|Vår bank|Bankens navn|Bankopplysninger|Bankdetaljer',
    isrReference: 'ESR-referansenummer|QR-referanse|Sveitsisk referansenr.|ESR-referanse|QR-referansenr.|ESR-referansenr.',
    kid: 'KID|KID-nummer|KID nr.|KID-nr.|Kundeidentifikasjon (KID)|Kundeidentifikasjon|Kid|Betalings-ID (KID)|Betal med KID|KID nummer|KID/referanse|Betalingsreferanse|Kunde-ID (KID)|KID / melding',
    phone: 'Telefon|Tlf.|Tlf|Tel.|Telefonnr.|Mobil|Mob.|Sentralbord|T|Telefonnummer|Mobilnr.|Mobiltelefon|Tlf. nr.',
    fax: 'Telefaks|Faks|Fax|Telefax|Faksnr.|Faks nr.',
    email: 'E-post|E-postadresse|Epost|E-mail|Mail|E|E-postadr.',
    website: 'Hjemmeside|Nettside|Internett|Web|Nettsted|www|Internettadresse|Webside|Nettbutikk',
    register: 'Foretaksregisteret|Registrert i Foretaksregisteret|Brønnøysundregistrene|Enhetsregisteret',
    managingDirector: 'Daglig leder|Administrerende direktør|Adm. dir.|Styreleder|Adm. direktør',
    contactPerson: 'Kontaktperson|Kontakt|Att.|Deres kontakt|Vår kontakt|v/|Att|Kontaktpers.|Attention|Kundekontakt',
    billTo:
      'Fakturaadresse|Faktureres til|Kunde|Faktura til|Kjøper|Fakturamottaker|Betaler|Fakturert til|Fakturering|Kundeadresse|Kundeopplysninger|Kundenavn|Betaler/kunde|Faktureringsadresse|Fakturakunde|Regning til|Kjøper/kunde',
    shipTo:
      'Leveringsadresse|Leveres til|Lev.adresse|Vareadresse|Mottaker|Levert til|Leveringssted|Varemottaker|Levering til|Anleggsadresse|Arbeidssted|Utført på|Leveransested|Sendes til|Oppdragsadresse|Leveres på',
    soldBy:
      'Selger|Leverandør|Solgt av|Avsender|Fakturautsteder|Utsteder|Fakturert fra|Faktura fra|Selger/leverandør|Utstedt av|Betalingsmottaker|Leverandør/selger|Levert av',
    position: 'Pos.|Linje|Nr.|Pos|#|Lnr.|Linjenr.',
    itemId:
      'Varenr.|Varenummer|Artikkelnr.|Vare|Produktnr.|Varenr|Art.nr.|Produkt|Artikkel|Kode|Prod.nr.|Produktkode|Varekode|Artikkelnummer|Produktnummer|Strekkode|NOBB|El-nummer',
    description:
      'Beskrivelse|Varetekst|Tekst|Varebeskrivelse|Benevnelse|Betegnelse|Produktnavn|Varenavn|Spesifikasjon|Produkt/tjeneste|Vare/tjeneste|Varebetegnelse|Produktbeskrivelse|Beskrivelse av vare/tjeneste|Arbeidsbeskrivelse|Tekst/beskrivelse|Beskr.|Produkttekst|Artikkelnavn|Betegn.',
    quantity: 'Antall|Mengde|Ant.|Levert|Ant|Levert antall|Forbruk|Timer|Antall timer|Antall enh.|Ant. timer|Fakt. antall|Fakturert antall|Antall stk',
    unit: 'Enhet|Enh.|Enh|Salgsenhet|Pr.|Måleenhet|Enheter|Enhetstype|Pr enhet',
    unitPrice:
      'Pris|Enhetspris|Stk.pris|Pris pr. enhet|À-pris|Pris/enh.|Salgspris|Nettopris|Pris eks. mva|Stykkpris|Enh.pris|Pris ekskl. mva|Enhetspris eks. mva|Pris per enhet|Pris/stk|Pris pr. stk.|Timepris|Pris per stk|Pris NOK|Brutto pris|Veil. pris|Pris inkl. mva|Per stk',
    lineVatRate: 'Mva|Mva %|MVA|Mva%|Mva-kode|Mva-sats|Avg.|Mva i %|Avgift %|Moms %',
    lineDiscount: 'Rabatt|Rab. %|Rabatt %|Rab|Rab%|Rabatt i %|Rab i %',
    lineTotal:
      'Beløp|Sum|Totalt|Linjesum|Nettobeløp|Total|Netto|Beløp eks. mva|Linjebeløp|Totalpris|Beløp NOK|Sum linje|Pris totalt|Samlet pris|Beløp i NOK|Sum beløp',
    lineDeliveryDate: 'Lev.dato|Levert|Leveringsdato|Lev. dato|Dato|Leveransedato',
    lineOrderId: 'Ordrenr.|Ordre|Best.nr.|Deres ordre|Rekvisisjon|Deres ordrenr.',
    lineDeliveryId: 'Pakkseddel|Pakkseddelnr.|Følgeseddel|Leveranse|Pks.nr.|Pakkseddel nr.',
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
      'Vår ref.|Vår referanse|Saksbehandler|Kundebehandler|Selger/konsulent|Ekspeditør|Behandlet av|Utført av|Kasserer|Betjent av|Kundeansvarlig|Selgernr.|Kassemedarbeider|Kassebetjening|Betjening|Servitør|Deres selger|Vår kontaktperson|Ekspedert av|Konsulent|Montør|Tekniker|Ordremottaker',
    reference:
      'Referanse|Ref.|Referansenr.|Merknad|Merket|Deres kontaktperson/ref|Avtalegiro-referanse|eFaktura-referanse|Melding|Meldings-ID|Prosjektreferanse|Tilbudsnr.|Tilbudsnummer|Referansenummer|Deres merking|Leveringsbetingelser|Leveringsmåte|Lev.betingelser|Lev.måte|Vårt tilbud|Avtalegiro|Skadenr.|Transportør',
    terminal: 'Terminal|Kasse|Kasse nr.|Terminal-ID|Term.nr.|Butikk/kasse|Bax|Bordnr.|Butikknr.|Butikk|Bank-axept|Pumpe|Autorisasjon|Ref.nr. terminal',
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
    senderVatId: 'MVA-registreringsnummer',
    receiverVatId: 'Kjøpers MVA-nr.',
    taxId: 'Skatte-ID',
    companyRegistration: 'Foretaksreg. nr.',
    iban: 'Internasjonalt kontonummer',
    bic: 'Bankens SWIFT',
    bankCode: 'Bankens registernummer',
    bankAccount: 'Innbetalingskonto',
    isrReference: 'Sveitsisk QR-referanse',
    kid: 'Kundeident. (KID)',
    phone: 'Ring oss på',
    fax: 'Telefaksnummer',
    email: 'Send e-post til',
    website: 'Nettadresse',
    billTo: 'Faktura utstedt til',
    shipTo: 'Sted for levering',
    soldBy: 'Fakturert av',
  },
};
