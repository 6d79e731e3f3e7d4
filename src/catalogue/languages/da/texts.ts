/** Danish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
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
