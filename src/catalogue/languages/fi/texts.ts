/** Finnish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('ALV|alv|Alv|Arvonlisävero'),
  vatLines: list(
    '{vatWord} {rate} % {net} {vat} {gross}|{vatWord} {rate} %: {vat}|{rate} % veroton {net} {vatWord} {vat}|{rate} % {net} {vat}|Veron peruste {net}, {vatWord} {rate} % {vat}|Sis. {vatWord} {rate} % {vat}',
  ),
  paymentSentences: list(
    '{days} päivää netto|Maksuehto {days} pv netto|Eräpäivä {date}|Maksathan laskun viimeistään {date}.|Maksettava heti.|Maksettu kortilla.|Maksettu käteisellä.|Laskun summa maksetaan valuutassa {currency} viimeistään {date}.|{discountDays} pv -{discountPercent} %, {days} pv netto|Kassa-alennus {discountPercent} % maksettaessa {discountDate} mennessä.|Postiennakko.|Maksu toimituksen yhteydessä.',
  ),
  discountSentences: list(
    '{discountDays} pv -{discountPercent} %|{discountDate} mennessä maksettaessa {discountPercent} % alennus|Kassa-alennus {discountPercent} %, {discountDays} pv',
  ),
  referenceSentences: list(
    'Lasku {invoiceId}, päiväys {invoiceDate}|Tilauksenne {receiverOrderId} mukaisesti|Maksettaessa ilmoitettava laskun numero {invoiceId} ja asiakasnumero {customerId}.|Toimitettu {deliveryDate}|Asiakasnumero: {customerId}, tilaus: {receiverOrderId}',
  ),
  deliveryPeriodSentences: list('Laskutuskausi {from} - {to}|Palvelut ajalta {from} - {to}|Ajalla {from} - {to} tehdyt työt'),
  vatExemptions: list(
    'Käännetty verovelvollisuus|Käännetty arvonlisäverovelvollisuus AVL 8 c §|Veroton myynti|Arvonlisäveroton yhteisömyynti|Ei arvonlisäverovelvollinen',
  ),
  salutations: list('Hyvä asiakas,|Hei,|Arvoisa asiakkaamme,|Hyvä vastaanottaja,'),
  sentences: list(
    'Kiitos tilauksestanne!|Kiitos ostoksestasi.|Tavara on myyjän omaisuutta, kunnes kauppahinta on maksettu.|Viivästyskorko peritään korkolain mukaan.|Huomautukset laskusta on tehtävä viipymättä.|Maksettaessa on käytettävä viitenumeroa.|Tarkista tuotteet vastaanottaessasi.|Säilytä kuitti takuuta varten.|Ystävällisin terveisin,|Lisätietoja saat asiakaspalvelustamme.|Hinnat eivät sisällä rahtia.|Tilaustuotteilla ei ole palautusoikeutta.|Pakkaukset voi kierrättää.|Riidat ratkaistaan myyjän kotipaikan käräjäoikeudessa.|Palvelu on suoritettu sopimuksen mukaan.|Toivomme yhteistyön jatkuvan.|Ilmoitathan osoitteen muuttumisesta.|Lasku löytyy myös verkkopalvelusta.|Toimitamme tuotteet arkipäivisin.|Vaurioista on ilmoitettava kuljettajalle.|Takuu koskee valmistusvirheitä.|Tilaa uutiskirjeemme.|Tämä lasku on luotu koneellisesti.|Siirry verkkolaskutukseen helposti.|Huoltomme palvelee kaikkina arkipäivinä.|Tervetuloa uudelleen.',
  ),
  articles: {
    trade: articles(
      'Kopiopaperi A4 @ltk 18-40|Värikasetti @kpl 25-110|Toimistotuoli @kpl 90-320|Työkäsineet @pari 2-9|Akkuporakone @kpl 80-260|Ledlamppu @kpl 2-7|Puuruuvi @ras 4-15|Turvakengät @pari 45-140|Kiristekalvo @rll 5-14|Pahvilaatikko @kpl 0.6-3|Puuvillapaita @kpl 6-20|Mappi @kpl 2-5',
    ),
    construction: articles(
      'Valmisbetoni @m³ 120-190|Betoniteräs @tn 750-1100|Muuraus @m² 35-80|Tasoitetyö @m² 10-28|Laatoitus @m² 45-95|Julkisivun eristys @m² 50-110|Maalaus @m² 8-22|Telinevuokra @pv 40-190|Kaivutyö @h 60-110|Kirvesmiehen työ @h 38-65|Ikkuna asennettuna @kpl 260-700|Sementti säkki @kpl 7-13',
    ),
    it: articles(
      'Ohjelmistokehitys @h 75-150|Palvelinvuokra @kk 60-320|Verkkotila @v 40-180|Verkkotunnus @v 9-28|Kannettava tietokone @kpl 600-1700|Näyttö @kpl 130-420|Kirjanpito-ohjelman lisenssi @v 180-900|Tekninen tuki @h 60-120|Verkkokytkin @kpl 130-460|Kiintolevy @kpl 60-160|Ylläpitosopimus @v 600-2600|Varmenne @v 40-160',
    ),
    food: articles(
      'Tomaatti @kg 2-5|Juusto @kg 8-16|Rypsiöljy @l 2-5|Vehnäjauho @kg 0.8-1.8|Broilerin filee @kg 8-14|Naudan jauheliha @kg 9-16|Kerma @l 3-6|Kahvi @kg 8-18|Sokeri @kg 1-2|Ruisleipä @kpl 2-5|Lohifilee @kg 16-32|Kivennäisvesi @plo 0.6-1.8',
    ),
    consulting: articles(
      'Kirjanpito @kk 120-600|Lakipalvelut @h 130-320|Liikkeenjohdon neuvonta @pv 600-1600|Koulutus @pv 500-1600|Palkanlaskenta @hlö 12-30|Tilintarkastus @kpl 900-5200|Käännöstyö @sivu 25-60|Markkinatutkimus @kpl 1200-6800|Projektinhoito @kk 1400-5200|Työsuojelu @kk 150-600|Tavaramerkkihakemus @kpl 260-780|Selvitystyö @kpl 1200-6200',
    ),
    utilities: articles(
      'Sähköenergia @kWh 0.05-0.16|Sähkön siirto @kWh 0.03-0.07|Sähkövero @kWh 0.02-0.03|Kaukolämpö @MWh 60-110|Käyttövesi @m³ 1.5-3|Jätevesi @m³ 2-4|Laajakaista @kk 20-50|Puhelinliittymä @kk 6-20|Matkapuhelinliittymä @kk 12-40|Jätehuolto @kk 10-45|Perusmaksu @kk 3-15|Mittarinluku @kpl 2-9',
    ),
    transport: articles(
      'Kuljetus Helsinki - Oulu @krt 320-980|Lavakuljetus @lava 35-110|Pakettikuljetus @kpl 6-18|Konttikuljetus @krt 450-1200|Huolinta @kpl 70-260|Varastointi @pv 4-22|Tiemaksu @kpl 3-40|Odotusaika @h 35-70|Kuormaus @h 35-65|Autovuokra @pv 45-130|Henkilökuljetus @km 1-2.5|Trukkivuokra @pv 60-170',
    ),
    hospitality: articles(
      'Kahden hengen huone @yö 80-220|Aamiainen @hlö 9-22|Puolihoito @hlö 40-95|Saunavuokra @h 25-80|Kokoustila @pv 150-620|Kahvitarjoilu @hlö 5-14|Illallinen @hlö 28-80|Lentokenttäkuljetus @kpl 35-110|Pysäköinti @pv 8-28|Lohikeitto @ann 9-18|Hääjuhla @hlö 60-140|Kylpyläkäynti @hlö 15-45',
    ),
  },
  units: list('kpl|kg|m²|m³|m|h|pv|kk|v|pkt|ltk|tn|l|ras'),
  firstNames: list(
    'Juhani|Maria|Mikko|Anneli|Jukka|Helena|Timo|Johanna|Matti|Kaarina|Antti|Liisa|Pekka|Sari|Kari|Minna|Jari|Tiina|Ville|Päivi|Sami|Hanna|Petri|Satu|Markku|Katja|Tuomas|Elina|Heikki|Riikka',
  ),
  lastNames: list(
    'Korhonen|Virtanen|Mäkinen|Nieminen|Mäkelä|Hämäläinen|Laine|Heikkinen|Koskinen|Järvinen|Lehtonen|Lehtinen|Saarinen|Salminen|Heinonen|Niemi|Heikkilä|Kinnunen|Salonen|Turunen|Salo|Laitinen|Tuominen|Rantanen|Karjalainen|Jokinen|Mattila|Savolainen|Lahtinen|Ahonen',
  ),
  companyWords: list(
    'Pohjola|Suomi|Lappi|Saimaa|Karjala|Häme|Savo|Kainuu|Koivu|Kuusi|Mänty|Kivi|Järvi|Joki|Ranta|Saari|Metsä|Tuuli|Aurinko|Revontuli|Karhu|Kotka|Hirvi|Sampo|Rakennus|Kuljetus|Huolto|Palvelu|Kauppa|Tukku|Teollisuus|Kone|Sähkö|Tekniikka|Ohjelmisto|Energia|Puu|Metalli|Paperi|Maatila|Ravintola|Kiinteistö',
  ),
  streets: list(
    'Mannerheimintie {n}|Aleksanterinkatu {n}|Hämeenkatu {n}|Kauppakatu {n}|Asemakatu {n}|Rantatie {n}|Koulukatu {n}|Kirkkokatu {n}|Puistokatu {n}|Teollisuustie {n}|Keskuskatu {n}|Satamakatu {n}|Yliopistonkatu {n}|Linnankatu {n}|Koivukuja {n}|Mäntytie {n}|Kuusitie {n}|Myllytie {n}|Tehtaankatu {n}|Runeberginkatu {n}|Isokatu {n}|Torikatu {n}|Vuorikatu {n}|Metsätie {n}|Niittykuja {n}|Lehtotie {n}|Järvikatu {n}|Sepänkatu {n}|Kalevankatu {n}|Snellmaninkatu {n}',
  ),
  pageOf: list('Sivu {page} / {pages}|Sivu {page}/{pages}|Sivu {page} ({pages})|{page} / {pages} sivua'),
  days: list('päivää|pv|päivä'),
  immediately: list('heti|käteinen|käteisellä|toimitettaessa'),
};
