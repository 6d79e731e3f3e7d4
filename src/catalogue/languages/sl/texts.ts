/** Slovenian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('DDV|ddv|DDV-ja|davek na dodano vrednost'),
  vatLines: list(
    '{vatWord} {rate}% osnova {net} znesek {vat}|{rate} % {net} {vat} {gross}|{vatWord} {rate} % od osnove {net}: {vat}|Osnova {rate}%: {net} {vatWord}: {vat}|Stopnja {rate}% osnova {net} davek {vat}|{vatWord} {rate}% {vat}',
  ),
  paymentSentences: list(
    'Rok plačila: {days} dni.|Prosimo, da račun poravnate do {date}.|Plačilo v {days} dneh od datuma računa.|Račun zapade v plačilo {date}.|Rok plačila {days} dni od izdaje računa|{days} dni neto|Plačilo v roku {days} dni na naš transakcijski račun.|Plačilo takoj po prejemu računa.|Gotovina ob prevzemu.|Plačilo po predračunu.|Znesek bo {date} bremenil vaš račun z direktno obremenitvijo.|Plačano s kartico. Hvala za nakup.|Račun je že plačan, ne plačujte.|Pri plačilu v {discountDays} dneh priznamo {discountPercent}% skonta, sicer {days} dni neto.|Ob plačilu do {discountDate} odobrimo {discountPercent} % popusta.|Znesek v {currency} nakažite najkasneje do {date}.|Po preteku roka {date} zaračunavamo zakonske zamudne obresti.',
  ),
  discountSentences: list(
    '{discountPercent}% skonto pri plačilu v {discountDays} dneh|Skonto {discountPercent}% do {discountDate}|Pri plačilu do {discountDate} odobrimo {discountPercent} % popusta.|Cassa sconto {discountPercent}% v roku {discountDays} dni',
  ),
  referenceSentences: list(
    'Račun št. {invoiceId} z dne {invoiceDate}|Po vašem naročilu {receiverOrderId} smo vam {deliveryDate} dobavili:|Ob plačilu navedite številko računa {invoiceId} in šifro kupca {customerId}.|Na podlagi naročilnice {receiverOrderId} vam zaračunavamo:|Pri dopisovanju navedite šifro kupca {customerId}.|Zadeva: račun {invoiceId}, izdan {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Storitve, opravljene v obdobju od {from} do {to}|Obračun za obdobje {from} - {to}|Naročnina za obdobje {from} – {to}|Poraba od {from} do {to}',
  ),
  vatExemptions: list(
    'Obrnjena davčna obveznost.|Obrnjena davčna obveznost po 76.a členu ZDDV-1.|DDV ni obračunan na podlagi 1. odstavka 94. člena ZDDV-1.|Oproščeno plačila DDV po 46. členu ZDDV-1 (dobava znotraj EU).|Oproščeno DDV po 42. členu ZDDV-1.|Izvoz blaga, oproščeno po 52. členu ZDDV-1.|Nisem zavezanec za DDV.|DDV ni obračunan po 25. členu ZDDV-1, reverse charge.',
  ),
  salutations: list('Spoštovani,|Cenjeni kupci,|Spoštovana gospa,|Spoštovani gospod {name},'),
  sentences: list(
    'Zahvaljujemo se vam za zaupanje.|Hvala za nakup.|Račun je izdan elektronsko in je veljaven brez žiga in podpisa.|Blago ostane last prodajalca do celotnega plačila.|Reklamacije upoštevamo v zakonitem roku s predložitvijo računa.|Za zamudo pri plačilu zaračunavamo zakonske zamudne obresti.|V primeru spora je pristojno sodišče na sedežu prodajalca.|Pri plačilu obvezno navedite sklic.|Za dodatne informacije smo vam na voljo.|Lep pozdrav,|S spoštovanjem,|Prosimo za pravočasno poravnavo obveznosti.|Osnovni kapital je v celoti vplačan.|Blago prevzeto v brezhibnem stanju.|Garancija velja ob predložitvi računa.|Vračilo blaga je mogoče le v originalni embalaži.|Dela so bila izvedena v skladu s pogodbo.|Cene ne vključujejo davka na dodano vrednost.|Naročite se na prejemanje eRačunov v spletno banko.|Ugovor na račun podajte v pisni obliki.|Želimo vam lep dan.|Na spletni strani so objavljeni splošni pogoji poslovanja.|Veselimo se nadaljnjega sodelovanja.|Prosimo, preverite podatke na računu.|Cene se lahko spremenijo brez predhodnega obvestila.|Sprememba naslova naj bo sporočena pisno.|Vzorci niso vračljivi.',
  ),
  articles: {
    trade: articles(
      'Fotokopirni papir A4 @zav 3.2-6.5|Toner črni @kos 34-125|Pisarniški stol @kos 78-270|Delovne rokavice @par 1.6-8|Vrtalnik akumulatorski 18V @kos 85-270|LED sijalka E27 @kos 2.1-7|Vijak M8x50 pocinkan @škat 5-16|Zaščitni čevlji S3 @par 40-99|Kartonska škatla @kos 0.7-2.4|Registrator A4 široki @kos 1.8-4.1|Strech folija @rola 4-10|Čistilo univerzalno 5 l @kos 6-15|Kabel NYM 3x1,5 @m 0.7-1.6',
    ),
    construction: articles(
      'Beton C25/30 @m³ 85-135|Zidanje z opeko @m² 28-54|Omet notranjih sten @m² 10-20|Polaganje keramike @m² 18-36|Zidarska dela @ura 18-30|Slikopleskarska dela @m² 4.5-10|Fasada 15 cm @m² 42-72|Najem odra @m² 4-10|Strojni izkop @m³ 7-16|Hidroizolacija @m² 11-25|Odvoz gradbenih odpadkov @kos 120-280|Okno PVC 120x140 @kos 190-430|Mavčna plošča 12,5 mm @m² 3.5-7',
    ),
    it: articles(
      'Programiranje @ura 40-85|Gostovanje spletne strani @leto 60-180|Domena .si @leto 10-24|Najem strežnika @mes 55-360|Licenca za računovodski program @mes 15-65|Prenosni računalnik 15,6" @kos 540-1350|Monitor 24" @kos 110-290|Tehnična podpora @ura 38-75|Stikalo 24 vrat @kos 115-440|Disk SSD 1 TB @kos 60-140|Varnostna kopija v oblaku @mes 10-46|Vzdrževanje informacijskega sistema @mes 140-680|SSL certifikat @leto 35-150',
    ),
    food: articles(
      'Moka T500 25 kg @vreča 13-22|Krompir @kg 0.6-1.5|Piščančji file @kg 6.5-11|Mleko 3,5 % 1 l @kos 0.9-1.5|Kranjska klobasa @kg 8-14|Bučno olje @l 9-19|Kruh beli 1 kg @kos 2-3.6|Kava mleta @kg 9-18|Sir tolminc @kg 9-16|Jajca M 30 kos @pladenj 5-9|Pivo sod 30 l @sod 68-112|Jabolka @kg 0.8-1.8|Mineralna voda 1,5 l @kos 0.5-1.1',
    ),
    consulting: articles(
      'Računovodske storitve @mes 130-520|Obračun plače @kos 8-18|Davčno svetovanje @ura 65-130|Odvetniške storitve @ura 80-170|Letno poročilo @kos 320-1300|Poslovno svetovanje @ura 65-135|Izobraževanje zaposlenih @dan 450-1050|Prevod besedila @stran 14-28|Izdelava elaborata @kos 680-3400|Vodenje projekta @ura 48-98|Revizija @kos 1900-6800|Kilometrina @km 0.3-0.43',
    ),
    utilities: articles(
      'Električna energija VT @kWh 0.09-0.22|Električna energija MT @kWh 0.06-0.15|Omrežnina @kWh 0.02-0.06|Prispevek za OVE in SPTE @kW 0.6-0.9|Zemeljski plin @kWh 0.04-0.1|Vodarina @m³ 0.6-1.6|Odvajanje odpadne vode @m³ 0.4-1.2|Ravnanje z odpadki @mes 6-18|Optični internet 300/100 @mes 24-44|Mobilni paket Poslovni @mes 9-36|Daljinsko ogrevanje @MWh 55-120|Trošarina @kWh 0.001-0.004',
    ),
    transport: articles(
      'Prevoz Ljubljana - Koper @vožnja 120-320|Prevoz palete @pal 26-72|Cestnina @kos 4-75|Dostava paketa @kos 3.6-9|Carinsko posredovanje @kos 48-125|Skladiščenje palete @dan 0.4-1.2|Čakanje vozila @ura 20-38|Dodatek za gorivo @kos 8-62|Prevoz kontejnerja @vožnja 340-820|Najem kombija @dan 45-98|Selitvene storitve @ura 38-78|Razkladanje z viličarjem @ura 28-52',
    ),
    hospitality: articles(
      'Nočitev z zajtrkom @noč 45-130|Turistična taksa @oseba 1.2-3.2|Polpenzion @oseba 18-36|Najem dvorane @dan 120-430|Kosilo dnevni meni @oseba 8-15|Kava z mlekom @kos 1.5-2.6|Hišno vino @l 10-18|Pogostitev hladno-topli bife @oseba 16-36|Parkirnina @dan 5-20|Najem apartmaja @noč 60-190|Slavnostna večerja @oseba 28-58|Vstop v wellness @oseba 14-38',
    ),
  },
  units: list('kos|KOS|kom|ura|h|kg|m²|m³|m|kpl|zav|l|mes|par|rola|dan|pal'),
  firstNames: list(
    'Janez|Ana|Marko|Maja|Luka|Nina|Andrej|Petra|Matej|Katja|Tomaž|Mojca|Gregor|Urška|Aleš|Nataša|Primož|Špela|Boštjan|Tina|Jože|Barbara|Žiga|Eva|Miha|Alenka|Franc|Irena|Matjaž|Darja',
  ),
  lastNames: list(
    'Novak|Horvat|Kovačič|Krajnc|Zupančič|Potočnik|Kovač|Mlakar|Kos|Vidmar|Golob|Turk|Kralj|Božič|Zupan|Hribar|Bizjak|Kotnik|Rozman|Kavčič|Oblak|Petek|Žagar|Hočevar|Kolar|Korošec|Pirc|Jereb|Medved|Češnovar',
  ),
  companyWords: list(
    'Alpe|Planina|Soča|Sava|Drava|Kras|Gora|Dolina|Jezero|Smreka|Hrast|Lipa|Javor|Sonce|Zvezda|Most|Vrh|Reka|Bistra|Zelena|Gradnje|Trgovina|Inženiring|Storitve|Montaža|Kovinar|Les|Plast|Elektro|Energetika|Logistika|Prevozi|Računalništvo|Sistemi|Tehnika|Oprema|Pekarna|Mesarija|Svetovanje|Projekt|Invest|Studio|Servis|Nova',
  ),
  streets: list(
    'Slovenska cesta {n}|Dunajska cesta {n}|Celovška cesta {n}|Tržaška cesta {n}|Glavni trg {n}|Prešernova ulica {n}|Cankarjeva ulica {n}|Šolska ulica {n}|Industrijska cesta {n}|Partizanska cesta {n}|Koroška cesta {n}|Gregorčičeva ulica {n}|Trubarjeva cesta {n}|Ljubljanska cesta {n}|Mariborska cesta {n}|Kolodvorska ulica {n}|Obrtniška ulica {n}|Pod gozdom {n}|Na produ {n}|Zagrebška cesta {n}|Vojkova cesta {n}|Titova cesta {n}|Gosposka ulica {n}|Stritarjeva ulica {n}|Cesta na Brdo {n}|Litijska cesta {n}|Tovarniška cesta {n}|Kidričeva ulica {n}|Ob potoku {n}|Vrtna ulica {n}',
  ),
  pageOf: list('Stran {page} od {pages}|Stran {page}/{pages}|Stran: {page} od {pages}|Str. {page}/{pages}|List {page} od {pages}'),
  days: list('dni|dan|dneh|delovnih dni|dni neto|dneva'),
  immediately: list('takoj|po prejemu računa|gotovina|ob prevzemu|po predračunu|nemudoma'),
};
