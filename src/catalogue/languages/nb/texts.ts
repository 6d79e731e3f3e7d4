/** Norwegian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
