/** Swedish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('moms|Moms|MOMS|mervärdesskatt|mvs'),
  vatLines: list(
    '{vatWord} {rate}% av {net} {vat}|{vatWord} {rate} % {vat}|Underlag {net} {vatWord} {rate}% {vat}|{rate} % {net} {vat} {gross}|Varav {vatWord} {rate}%: {vat}|Netto {net} {vatWord}sats {rate}% {vatWord} {vat} totalt {gross}',
  ),
  paymentSentences: list(
    'Betalningsvillkor {days} dagar netto.|{days} dagar netto|Vänligen betala senast {date}.|Oss tillhanda senast {date}.|{days} dagar från fakturadatum.|Betalas inom {days} dagar, ange OCR-nummer vid betalning.|Per {days} dagar netto, därefter dröjsmålsränta.|Fri leveransmånad + {days} dagar|Kontant vid leverans.|Betalas omgående vid mottagande av fakturan.|Beloppet dras från ert konto via autogiro {date}.|Betald med kort. Tack för ditt köp.|Fakturan är betald, ingen åtgärd krävs.|Förskottsbetalning.|{discountPercent}% kassarabatt vid betalning inom {discountDays} dagar, annars {days} dagar netto.|Vid betalning senast {discountDate} medges {discountPercent} % kassarabatt.|Beloppet betalas i {currency} senast {date}.|Efter förfallodagen {date} debiteras ränta enligt räntelagen.',
  ),
  discountSentences: list(
    '{discountPercent}% kassarabatt vid betalning inom {discountDays} dagar|Kassarabatt {discountPercent} % t.o.m. {discountDate}|{discountDays} dagar {discountPercent}%|Avdrag {discountPercent}% medges vid betalning senast {discountDate}.',
  ),
  referenceSentences: list(
    'Faktura {invoiceId} daterad {invoiceDate}|Ange fakturanummer {invoiceId} och kundnummer {customerId} vid betalning.|Leverans {deliveryDate} enligt er beställning {receiverOrderId}|Vi fakturerar er enligt order {receiverOrderId}:|Uppge alltid kundnummer {customerId} vid kontakt med oss.|Avser faktura {invoiceId} av den {invoiceDate}, er referens {receiverOrderId}',
  ),
  deliveryPeriodSentences: list(
    'Avser perioden {from} - {to}|Utfört arbete under perioden {from} till {to}|Abonnemang {from} – {to}|Förbrukning från {from} till {to}|Hyra för tiden {from}--{to}',
  ),
  vatExemptions: list(
    'Omvänd skattskyldighet.|Omvänd betalningsskyldighet för moms.|Omvänd skattskyldighet för byggtjänster gäller.|Undantag från skatteplikt, unionsintern varuleverans.|Försäljning utanför EU, momsfri export.|Momsfri omsättning enligt mervärdesskattelagen.|Verksamheten är undantagen från moms.|Köparen är betalningsskyldig för momsen.',
  ),
  salutations: list('Hej,|Bästa kund,|Till berörd person,|Hej {name},'),
  sentences: list(
    'Tack för din beställning.|Tack för att ni anlitar oss.|Godkänd för F-skatt.|Innehar F-skattebevis.|Efter förfallodagen debiteras dröjsmålsränta.|Vid utebliven betalning debiteras påminnelseavgift.|Varan förblir säljarens egendom till dess full betalning erlagts.|Anmärkning mot fakturan ska göras skriftligen utan dröjsmål.|Ange alltid OCR-nummer vid betalning.|Med vänliga hälsningar|Kontakta gärna vår kundtjänst vid frågor.|Våra allmänna villkor finns på hemsidan.|Spara kvittot, det gäller som garantibevis.|Fakturan är överlåten till vårt finansbolag.|Retur av varor ska godkännas i förväg.|Rotavdrag förutsätter godkännande från Skatteverket.|Vi skickar gärna fakturan som e-faktura.|Arbetet är utfört enligt överenskommelse.|Öppet köp mot uppvisande av kvitto.|Kontrollera godset vid mottagandet.|Priserna anges exklusive moms.|Välkommen åter!|Faktureringsavgift tillkommer på pappersfaktura.|Anmäl gärna ändrad adress till oss.|Priserna kan ändras utan föregående avisering.|Vi ser fram emot fortsatt samarbete.|Hör av dig om något inte stämmer.',
  ),
  articles: {
    trade: articles(
      'Kopieringspapper A4 @pkt 4-8|Arbetshandskar @par 4-16|Kontorsstol svart @st 95-380|Toner svart @st 40-150|Träskruv 5x70 @ask 6-17|LED-lampa E27 @st 2.5-8|Skyddsskor S3 @par 62-150|Kartong 300x200 @st 0.8-2.9|Skruvdragare 18V @st 95-320|Sopsäckar 125 L @rulle 4-10|Sträckfilm @rulle 5-12|Packtejp @rulle 1.2-3.2|Varselväst @st 4-14',
    ),
    construction: articles(
      'Betong C25/30 @m³ 120-190|Snickeriarbete @tim 45-68|Gipsskiva 13 mm @st 7-15|Isolering 145 mm @m² 7-15|Målning inomhus @m² 9-22|Plattsättning @m² 48-95|VVS-montör @tim 52-82|Elinstallation @tim 50-80|Ställningshyra @vecka 140-580|Rivning och bortforsling @tim 42-68|Takpannor @st 1.5-3.5|Grävmaskin med förare @tim 78-125|Container 8 m³ @st 280-520|Reglar 45x95 @m 1.5-3.6',
    ),
    it: articles(
      'Systemutveckling @tim 85-140|Webbhotell @mån 6-35|Domännamn .se @år 10-25|Licens bokföringsprogram @mån 14-55|Bärbar dator 14" @st 680-1600|Bildskärm 27" @st 170-440|IT-support @tim 70-115|Serverdrift @mån 140-620|Molnbackup @mån 12-60|Nätverksswitch 24p @st 130-480|Installation arbetsplats @st 80-190|E-postkonto @mån 4-10',
    ),
    food: articles(
      'Lax färsk @kg 16-29|Potatis @kg 0.8-2.1|Mellanmjölk 10 l @st 9-15|Ost hushåll @kg 7-12|Knäckebröd @pkt 1.8-3.6|Bryggkaffe @kg 10-19|Kycklingfilé @kg 8-14|Köttbullar frysta @kg 6-11|Ägg 30-pack @brätte 6-11|Vetemjöl 25 kg @säck 15-27|Lingonsylt @hink 9-19|Smör 500 g @st 4-7.5|Räkor skalade @kg 13-26',
    ),
    consulting: articles(
      'Konsulttid senior @tim 105-170|Löpande bokföring @tim 60-95|Löneadministration @st 12-28|Årsbokslut @st 850-2900|Revision @tim 115-210|Juridisk rådgivning @tim 150-290|Utbildningsdag @dag 900-1900|Projektledning @tim 95-155|Milersättning @mil 2.2-5|Rekrytering @st 2900-8900|Översättning @ord 0.1-0.24|Marknadsanalys @st 1400-4900',
    ),
    utilities: articles(
      'Elförbrukning @kWh 0.04-0.18|Elöverföring @kWh 0.02-0.06|Energiskatt @kWh 0.03-0.06|Fast avgift elnät @mån 12-42|Fjärrvärme @kWh 0.05-0.11|Vatten och avlopp @m³ 2-4.2|Sophämtning @st 5-14|Bredband fiber 250 @mån 28-52|Mobilabonnemang @mån 14-42|Effektavgift @kW 3-9|Grundavgift VA @mån 12-38|Påslag elhandel @kWh 0.002-0.01',
    ),
    transport: articles(
      'Transport Malmö - Stockholm @st 420-980|Pall inrikes @pall 38-95|Drivmedelstillägg @st 9-80|Paket företag @st 9-24|Expressbud @st 25-90|Lagerhyra pallplats @mån 9-22|Väntetid @tim 45-75|Broavgift @st 18-120|Tullklarering @st 55-130|Flytthjälp @tim 65-130|Hyra skåpbil @dygn 60-130|Kranbil @tim 95-160',
    ),
    hospitality: articles(
      'Logi dubbelrum @natt 95-210|Frukostbuffé @pers 12-22|Konferens heldag @pers 48-85|Lunch @pers 10-19|Trerättersmiddag @pers 42-75|Kaffe med kanelbulle @pers 5-10|Parkering @dygn 10-32|Lokalhyra @dag 140-480|Öl 50 cl @st 6-10|Husets vin @glas 8-14|Stuguthyrning @dygn 70-220|Slutstädning @st 55-130',
    ),
  },
  units: list('st|St|tim|h|kg|m²|m³|m|lpm|pkt|ask|rulle|l|mån|dygn|par|förp'),
  firstNames: list(
    'Erik|Anna|Lars|Eva|Karl|Maria|Anders|Karin|Johan|Sara|Per|Lena|Nils|Emma|Mikael|Kerstin|Björn|Åsa|Gustav|Elin|Oskar|Linnéa|Fredrik|Malin|Håkan|Ulla|Jörgen|Sofia|Rolf|Birgitta',
  ),
  lastNames: list(
    'Andersson|Johansson|Karlsson|Nilsson|Eriksson|Larsson|Olsson|Persson|Svensson|Gustafsson|Pettersson|Jonsson|Lindberg|Lindström|Bergström|Lundgren|Sjöberg|Wallin|Engström|Eklund|Åberg|Öberg|Nyström|Hedlund|Forsberg|Holm|Sandström|Björk|Löfgren|Norén',
  ),
  companyWords: list(
    'Nord|Syd|Öst|Väst|Skärgård|Sjö|Skog|Älv|Fjäll|Berg|Björk|Ek|Tall|Lind|Kron|Stjärn|Svea|Göta|Mälar|Vätter|Bygg|Måleri|Åkeri|Teknik|Elektro|Rör|Plåt|Maskin|Trä|Data|System|Handel|Grossist|Konsult|Redovisning|Transport|Fastighet|Service|Mekaniska|Industri|Livs|Städ|Trädgård|Produktion',
  ),
  streets: list(
    'Storgatan {n}|Kungsgatan {n}|Drottninggatan {n}|Järnvägsgatan {n}|Industrigatan {n}|Skolgatan {n}|Kyrkogatan {n}|Hamngatan {n}|Västra Vägen {n}|Björkvägen {n}|Ringvägen {n}|Strandvägen {n}|Norra Esplanaden {n}|Södra Förstadsgatan {n}|Verkstadsgatan {n}|Östergatan {n}|Parkgatan {n}|Sveavägen {n}|Nygatan {n}|Klockarvägen {n}|Fabriksgatan {n}|Lillgatan {n}|Åkarevägen {n}|Mejerigatan {n}|Box {n}|Stationsgatan {n}|Backvägen {n}|Torggatan {n}|Ängsvägen {n}|Kvarngatan {n}',
  ),
  pageOf: list('Sida {page} av {pages}|Sida {page} ({pages})|Sid {page}/{pages}|Sida {page}/{pages}|Sidan {page} av {pages}'),
  days: list('dagar|dag|arbetsdagar|dagar netto|dgr'),
  immediately: list('omgående|genast|kontant|vid mottagandet|mot faktura direkt|vid leverans'),
};
