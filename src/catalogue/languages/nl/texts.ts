/** Dutch: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('btw|BTW|Btw|B.T.W.|omzetbelasting'),
  vatLines: list(
    '{rate}% {vatWord} over {net}: {vat}|{vatWord} {rate}% over € {net} € {vat}|{vatWord} hoog {rate}% {net} {vat}|Grondslag {net} {rate}% {vatWord} {vat}|{rate} % {net} {vat} {gross}|Totaal {vatWord} {rate}% {vat}|Maatstaf van heffing {net} tarief {rate} % bedrag {vatWord} {vat}',
  ),
  paymentSentences: list(
    'Gelieve het bedrag binnen {days} dagen over te maken onder vermelding van het factuurnummer.|Betaling binnen {days} dagen na factuurdatum.|Wij verzoeken u het totaalbedrag vóór {date} over te maken.|Te betalen uiterlijk op {date}.|{days} dagen netto|{days} dagen na factuurdatum|Betalingstermijn: {days} dagen.|{days} dagen einde maand|Contant bij levering.|Direct te voldoen na ontvangst van de factuur.|Het factuurbedrag wordt omstreeks {date} automatisch van uw rekening afgeschreven.|Dit bedrag wordt via automatische incasso geïncasseerd.|Reeds voldaan, hartelijk dank voor uw betaling.|Betaald per pin. U hoeft niets meer te doen.|Binnen {discountDays} dagen {discountPercent}% korting, {days} dagen netto.|Bij betaling vóór {discountDate} mag u {discountPercent}% korting aftrekken, daarna netto vóór {date}.|Gelieve ons te betalen in {currency} ten laatste op {date}.|Betaalbaar binnen {days} dagen, zonder korting.',
  ),
  discountSentences: list(
    '{discountPercent}% korting bij betaling binnen {discountDays} dagen.|{discountPercent}% betalingskorting tot {discountDate}.|Bij betaling binnen {discountDays} dagen kunt u {discountPercent}% kredietbeperking in mindering brengen.|Korting contant: {discountPercent}% vóór {discountDate}',
  ),
  referenceSentences: list(
    'Hierbij factureren wij onze levering van {deliveryDate} volgens uw bestelling {receiverOrderId}.|Vermeld bij betaling altijd factuurnummer {invoiceId} en klantnummer {customerId}.|Factuur {invoiceId} d.d. {invoiceDate}|Volgens uw order {receiverOrderId} geleverd op {deliveryDate}:|Wij verzoeken u bij correspondentie klantnummer {customerId} te vermelden.|Betreft: factuur {invoiceId} van {invoiceDate}, uw referentie {receiverOrderId}|Betaling onder vermelding van {invoiceId}|Volgens uw bestelling {receiverOrderId} van {receiverOrderDate} brengen wij in rekening:|Geleverd op {deliveryDate}, uw order {receiverOrderId}.|De werkzaamheden zijn op {deliveryDate} afgerond.',
  ),
  deliveryPeriodSentences: list(
    'Voor de periode van {from} t/m {to} brengen wij in rekening:|Werkzaamheden verricht van {from} tot en met {to}|Factuurperiode {from} - {to}|Abonnement van {from} tot {to}|Uw verbruik tussen {from} en {to}',
  ),
  vatExemptions: list(
    'Btw verlegd.|Btw verlegd naar afnemer, artikel 12 lid 3 Wet OB.|Intracommunautaire levering, 0% btw.|Vrijgesteld van btw op grond van artikel 11 Wet OB 1968.|Factuur vrijgesteld van OB op grond van artikel 25 Wet OB (kleineondernemersregeling).|Btw te voldoen door de medecontractant, art. 20 KB nr. 1.|Verlegging van heffing. Bij gebrek aan schriftelijke betwisting wordt de afnemer geacht de voorwaarden te erkennen.|Vrijgestelde intracommunautaire levering, art. 39bis W.BTW.|Bijzondere vrijstellingsregeling kleine ondernemingen.|Uitvoer buiten de EU, 0% btw.',
  ),
  salutations: list('Geachte heer/mevrouw,|Geachte relatie,|Beste klant,|Geachte heer,|Geachte mevrouw,|Mijnheer, Mevrouw,'),
  sentences: list(
    'Hartelijk dank voor uw bestelling.|Wij danken u voor het in ons gestelde vertrouwen.|Op al onze leveringen zijn onze algemene voorwaarden van toepassing.|De goederen blijven ons eigendom tot de volledige betaling.|Reclames dienen schriftelijk te worden ingediend.|Heeft u vragen over deze factuur, neem dan contact met ons op.|Met vriendelijke groet,|Wij zien uw betaling graag tegemoet.|Bij te late betaling zijn wij genoodzaakt rente in rekening te brengen.|Klachten worden enkel schriftelijk en aangetekend aanvaard.|Prijzen zijn inclusief verwijderingsbijdrage.|Deze factuur is automatisch aangemaakt en zonder handtekening geldig.|Vermeld bij iedere betaling het betalingskenmerk.|Retouren worden alleen in originele verpakking geaccepteerd.|Op onze website vindt u onze actuele openingstijden.|Onze leveringsvoorwaarden zijn gedeponeerd bij de Kamer van Koophandel.|Bij niet-betaling op de vervaldag wordt het bedrag van rechtswege verhoogd.|Gelieve uw gegevens te controleren en wijzigingen door te geven.|Enkel de rechtbanken van onze zetel zijn bevoegd.|Wij wensen u veel plezier met uw aankoop.|Bewaar deze bon zorgvuldig als garantiebewijs.|Statiegeld wordt bij inlevering verrekend.|De werkzaamheden zijn naar tevredenheid uitgevoerd.|Ontvang uw facturen voortaan digitaal via Peppol.|Wij hopen u hiermee voldoende te hebben geïnformeerd.|De factuur is ook te vinden in uw klantportaal.|Wij behouden ons het recht voor prijzen te wijzigen.|Dank voor de prettige samenwerking.',
  ),
  articles: {
    trade: articles(
      'Kopieerpapier A4 80 grams @pak 3.2-6.5|Bureaustoel Comfort zwart @stuk 89-320|Tonercartridge zwart @stuk 38-140|Ordner 8 cm karton blauw @stuk 1.6-4.2|Verhuisdoos extra sterk @stuk 1.4-3.9|Werkhandschoenen maat 10 @paar 2.1-9.5|Boormachine 18V incl. accu @stuk 95-310|Ledlamp E27 9W warmwit @stuk 2.5-8|Zeskantbout M10x60 verzinkt @doos 7-24|Rekfolie 500 mm transparant @rol 4.5-11|Veiligheidsschoen S3 maat 43 @paar 42-120|Palletwagen 2500 kg @stuk 240-520|Plakband transparant 66 m @rol 0.9-2.8|Magazijnstelling 2000x1000 @set 110-380',
    ),
    construction: articles(
      'Betonmortel C20/25 @m³ 95-160|Metselwerk gevelsteen @m² 68-130|Stukadoorswerk binnenwanden @m² 14-32|Arbeidsuren timmerman @uur 45-72|Gipsplaat 12,5 mm @plaat 6-14|Glaswol isolatie 120 mm @m² 5.5-13|Afvoer bouwafval container 10 m³ @stuk 280-520|Schilderwerk kozijnen @m¹ 18-45|Tegelwerk badkamer @m² 48-95|Steigerhuur per week @week 120-480|Dakpannen vernieuwen @m² 55-110|Hang- en sluitwerk buitendeur @set 85-260|Riolering PVC 125 mm @m¹ 12-28|Voorrijkosten @keer 35-75',
    ),
    it: articles(
      'Webhosting pakket Zakelijk @maand 9-45|Domeinnaamregistratie .nl @jaar 8-25|Softwareontwikkeling @uur 75-130|Server beheer en monitoring @maand 120-650|Laptop 15 inch 16 GB @stuk 680-1450|Licentie boekhoudpakket @maand 19-79|SSL-certificaat @jaar 45-190|Installatie werkplek @stuk 85-190|Netwerkkabel Cat6 5 m @stuk 3.5-11|Back-up in de cloud 1 TB @maand 15-60|Systeembeheer op afstand @uur 68-110|Switch 24-poorts @stuk 140-520|Monitor 27 inch @stuk 170-430|Strippenkaart helpdesk 10 uur @stuk 650-950',
    ),
    food: articles(
      'Aardappelen kruimig 25 kg @zak 9-19|Jonge kaas 48+ @kg 7.5-13|Kipfilet vers @kg 6.5-11|Volle melk 10 liter @bag 8.5-14|Tomaten klasse I @kg 1.6-3.9|Croissant diepvries @doos 18-34|Gehakt half-om-half @kg 5.9-9.8|Pils fust 50 liter @fust 105-165|Filterkoffie 1 kg @pak 9-17|Zalmfilet met huid @kg 17-29|Appelsap troebel 1 L @fles 1.3-2.9|Frietvet vloeibaar 10 L @can 18-32|Eieren scharrel M @tray 4.2-7.5|Tarwebloem 25 kg @zak 14-26',
    ),
    consulting: articles(
      'Adviesuren senior consultant @uur 110-185|Juridisch advies @uur 165-290|Opstellen jaarrekening @stuk 650-2400|Administratieve werkzaamheden @uur 42-75|Training leidinggeven dagdeel @dagdeel 480-950|Projectmanagement @dag 720-1200|Marktonderzoek rapportage @stuk 1200-4800|Salarisadministratie per werknemer @stuk 9-22|Reiskosten @km 0.23-0.45|Aangifte vennootschapsbelasting @stuk 380-950|Workshop strategie @dag 950-1800|Vertaalwerk Nederlands-Duits @woord 0.09-0.19|Taxatierapport woning @stuk 395-720',
    ),
    utilities: articles(
      'Levering elektriciteit dal @kWh 0.11-0.29|Levering elektriciteit piek @kWh 0.14-0.36|Levering gas @m³ 0.6-1.6|Vastrecht elektriciteit @maand 4.5-9.9|Netbeheerkosten @maand 22-48|Drinkwater @m³ 0.8-1.4|Energiebelasting @kWh 0.06-0.16|Internet glasvezel 500 Mbit @maand 32-58|Zakelijk mobiel abonnement @maand 12-45|Huur warmtewisselaar @maand 14-27|Gesprekskosten buiten bundel @stuk 0.9-24|Restafval lediging 240 L @stuk 4.5-11|Meterhuur @maand 2-6',
    ),
    transport: articles(
      'Transport Rotterdam - Antwerpen @rit 240-620|Dieseltoeslag @stuk 12-85|Europallet verzending @pallet 38-95|Koerierszending spoed @stuk 28-140|Opslag palletplaats @week 2.8-6.5|Wachturen chauffeur @uur 45-68|Maut en tol @stuk 9-95|Douaneafhandeling import @stuk 55-140|Containertransport 40 ft @rit 310-780|In- en uitslag pallets @stuk 4.2-8.5|Verhuizing met lift @uur 95-180|Taxirit zakelijk @rit 18-95|Huur bestelwagen @dag 49-110',
    ),
    hospitality: articles(
      'Overnachting tweepersoonskamer @nacht 79-190|Ontbijtbuffet @persoon 12-24|Toeristenbelasting @persoon 2.5-8|Zaalhuur dagdeel @dagdeel 140-450|Driegangendiner @persoon 34-62|Koffie en thee onbeperkt @persoon 6-14|Lunch broodjes @persoon 11-24|Parkeren @dag 8-35|Huiswijn wit @glas 4.2-7.5|Walking dinner @persoon 38-75|Borrelarrangement @persoon 16-39|Late check-out @kamer 20-45|Fietsverhuur @dag 10-25',
    ),
  },
  units: list('stuk|stuks|st.|st|uur|kg|m²|m¹|m³|doos|pak|liter|rol|set|maand|dag|paar|km'),
  firstNames: list(
    'Jan|Pieter|Sanne|Daan|Emma|Willem|Anouk|Bram|Lotte|Joost|Femke|Ruben|Marieke|Koen|Ilse|Hendrik|Sofie|Thijs|Eline|Maarten|Katrien|Wout|Roos|Gijs|An|Stijn|Nele|Sjoerd|Fleur|Jeroen',
  ),
  lastNames: list(
    'de Jong|Jansen|de Vries|van den Berg|Bakker|Janssens|Visser|Smit|Meijer|Peeters|Mulder|Bos|Vos|Hendriks|Dekker|Maes|Willems|van Dijk|Claes|Kuipers|Vermeulen|Hoekstra|De Smet|Brouwer|Wouters|Postma|van Leeuwen|Goossens|Dijkstra|Schouten',
  ),
  companyWords: list(
    'Noorder|Zuider|Polder|Haven|Delta|Maas|Schelde|Lelie|Molen|Eik|Linde|Ster|Kroon|Brug|Duin|Zand|Groot|Nieuw|Oost|West|Techniek|Bouw|Handel|Groep|Transport|Logistiek|Advies|Installatie|Groothandel|Techno|Systemen|Service|Beheer|Food|Metaal|Hout|Textiel|Verf|Interieur|Reclame|Automatisering|Plaza|Kwekerij|Slagerij',
  ),
  streets: list(
    'Hoofdstraat {n}|Kerkstraat {n}|Dorpsstraat {n}|Stationsweg {n}|Molenweg {n}|Industrieweg {n}|Schoolstraat {n}|Julianalaan {n}|Nijverheidsstraat {n}|Havenkade {n}|Prinsengracht {n}|Beukenlaan {n}|Wilhelminastraat {n}|Marktplein {n}|Parallelweg {n}|Grote Steenweg {n}|Brusselsesteenweg {n}|Nieuwstraat {n}|Kloosterstraat {n}|Eikenlaan {n}|Ambachtsweg {n}|Oude Rijksweg {n}|Zuidkade {n}|Veldstraat {n}|Lindelaan {n}|Postbus {n}|Handelsweg {n}|Singel {n}|Rozenstraat {n}|Dennenlaan {n}',
  ),
  pageOf: list('Pagina {page} van {pages}|Blad {page} van {pages}|Pag. {page}/{pages}|Pagina {page} / {pages}|Bladzijde {page} van {pages}|Blz. {page}'),
  days: list('dagen|dag|werkdagen|dagen netto|kalenderdagen'),
  immediately: list('direct|per omgaande|contant|onmiddellijk|bij ontvangst|meteen bij levering|à contant'),
};
