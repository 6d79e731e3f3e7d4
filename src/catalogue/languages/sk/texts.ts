/** Slovak: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('DPH|D.P.H.|daň|Dph'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{rate} % {net} {vat} {gross}|Základ {net} {vatWord} {rate} % {vat}|{net} {rate}% {vat} {gross}|Sadzba {rate}% základ {net} {vatWord} {vat} spolu {gross}|{vatWord} {rate} % z {net} {vat}|{rate}% {net} {vat}',
  ),
  paymentSentences: list(
    'Splatnosť {days} dní od vystavenia faktúry.|Splatnosť {days} dní|Faktúru uhraďte do {date}.|Prosíme o úhradu do {date} na nižšie uvedený účet.|Prevodným príkazom, splatnosť {days} dní|Skonto {discountPercent} % pri úhrade do {discountDays} dní, inak splatnosť {days} dní.|Pri platbe do {discountDate} zľava {discountPercent} %, splatnosť {date}|V hotovosti pri prevzatí.|Splatné ihneď.|Uhradené v hotovosti.|Zaplatené kartou, neuhrádzajte.|Suma bude inkasovaná z Vášho účtu dňa {date}.|Platba inkasom|Faktúra bola uhradená zálohou.|Bankovým prevodom do {days} dní|{days} dní netto|Sumu v {currency} uhraďte najneskôr do {date}.|Platba vopred - už uhradené.',
  ),
  discountSentences: list(
    'Skonto {discountPercent} % do {discountDays} dní|Pri úhrade do {discountDate} skonto {discountPercent} %|Zľava {discountPercent} % za úhradu do {discountDays} dní|{discountPercent}% skonto do {discountDate}',
  ),
  referenceSentences: list(
    'Faktúra č. {invoiceId} zo dňa {invoiceDate}|Pri platbe uvádzajte variabilný symbol {invoiceId}.|Fakturujeme Vám podľa objednávky č. {receiverOrderId}:|Tovar dodaný dňa {deliveryDate}|Zákazník {customerId}, faktúra {invoiceId}|Na základe Vašej objednávky {receiverOrderId} dodané {deliveryDate}|Doklad {invoiceId} vystavený {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Za obdobie od {from} do {to}|Fakturačné obdobie: {from} - {to}|Služby poskytnuté od {from} do {to}|Zúčtovacie obdobie {from} – {to}|Vyúčtovanie za obdobie {from} až {to}',
  ),
  vatExemptions: list(
    'Prenesenie daňovej povinnosti|Oslobodené od DPH podľa § 43 zákona o DPH|Nie sme platiteľmi DPH|Dodanie je oslobodené od dane|Vývoz tovaru oslobodený od dane|Daň platí odberateľ|Tuzemský prenos daňovej povinnosti podľa § 69 zákona o DPH|Dodávateľ nie je platiteľ DPH',
  ),
  salutations: list('Vážení obchodní partneri,|Vážený zákazník,|Dobrý deň,|Vážený pán,|Vážená pani,'),
  sentences: list(
    'Ďakujeme za Vašu objednávku.|Ďakujeme za dôveru.|Ďakujeme za Váš nákup.|Fakturujeme Vám za dodaný tovar a služby:|Fakturujeme Vám nasledovné položky.|S pozdravom|Tovar zostáva až do úplného zaplatenia majetkom dodávateľa.|Pri omeškaní úhrady si budeme účtovať úrok z omeškania.|Reklamácie uplatňujte písomne.|V prípade otázok nás prosím kontaktujte.|Faktúra slúži zároveň ako dodací list.|Doklad bol vystavený elektronicky a je platný bez podpisu.|Ceny sú uvedené bez DPH.|Pečiatka a podpis|Prevzal|Prosíme o kontrolu tovaru pri prevzatí.|Pri platbe uvádzajte variabilný symbol.|Zmenili sme číslo bankového účtu.|Zvyšok objednávky bude dodaný neskôr.|Tešíme sa na ďalšiu spoluprácu.|Platia naše všeobecné obchodné podmienky.|Miestne príslušným súdom je súd sídla dodávateľa.|Vratné obaly fakturujeme samostatne.|Tento doklad starostlivo uschovajte.|Prajeme príjemný deň.|Záručná doba sa riadi obchodnými podmienkami.|Doprava zdarma.|Navštívte náš internetový obchod.|Faktúra je zároveň záručným listom.',
  ),
  articles: {
    trade: articles(
      'Kancelársky papier A4 @bal. 3-7|Pákový zakladač @ks 2-5|Kancelárska stolička @ks 80-360|Toner čierny @ks 40-160|Guľôčkové pero modré @bal. 3-14|Žiarovka LED E27 @ks 2-11|Skrutka M8 pozinkovaná @bal. 4-26|Pracovné rukavice @pár 1.5-8|Aku vŕtačka @ks 80-310|Čistiaci prostriedok @ks 6-35|Strečová fólia @ks 5-13|Pracovná obuv S3 @pár 40-130|Guľkové ložisko @ks 2-18|Lepiaca páska @ks 0.8-3',
    ),
    construction: articles(
      'Kladenie dlažby @m2 16-45|Maliarske práce @m2 2.5-8|Sadrokartónová priečka @m2 24-55|Montážne práce @hod 14-32|Prenájom lešenia @deň 10-70|Zariadenie staveniska @kpl 150-1200|Výkopové práce @m3 10-32|Betón C25/30 @m3 75-130|Plastové okno dvojkrídlové @ks 170-620|Kábel CYKY 3x1,5 @m 0.5-1.8|Medená rúrka @m 7-18|Doprava na stavbu @kpl 15-60|Strešná krytina @m2 24-65',
    ),
    it: articles(
      'Webhosting ročný @rok 40-220|Softvérová licencia @ks 50-850|Vzdialená podpora @hod 25-75|Notebook 14" @ks 600-1700|Monitor 27" @ks 150-480|Správa servera @mes 70-700|Registrácia domény @rok 10-22|Sieťový prepínač @ks 120-620|Programátorské práce @hod 30-85|Cloudové zálohovanie @GB 0.1-1.2|Dokovacia stanica @ks 70-230|Školenie používateľov @deň 300-850|SSL certifikát @rok 15-150',
    ),
    food: articles(
      'Jablká Gala @kg 0.9-2|Múka hladká @kg 0.5-1.1|Hovädzie zadné @kg 9-20|Mlieko polotučné @l 0.7-1.2|Vajcia čerstvé @ks 0.1-0.3|Minerálna voda @bal. 2-5|Pivo svetlé sud @sud 55-120|Maslo @kg 7-12|Zemiaky @kg 0.4-1|Chlieb konzumný @ks 1-2|Olej slnečnicový @l 1.4-2.6|Káva zrnková @kg 10-25|Bryndza @kg 6-11|Mrazená zelenina @bal. 1.5-4',
    ),
    consulting: articles(
      'Poradenské služby @hod 40-140|Vedenie projektu @deň 250-850|Spracovanie daňového priznania @ks 120-900|Spracovanie miezd @os. 8-20|Workshop @deň 350-1300|Cestovné náklady @km 0.2-0.4|Vedenie účtovníctva @mes 70-480|Právne služby @hod 70-210|Znalecký posudok @ks 250-1800|Preklad @NS 10-24|Grafické práce @hod 25-60|Korektúra textu @NS 2-6|Prieskum trhu @ks 700-4200',
    ),
    utilities: articles(
      'Elektrina dodávka @kWh 0.1-0.28|Mesačný poplatok @mes 1-6|Distribúcia elektriny @kWh 0.04-0.12|Zemný plyn @kWh 0.04-0.11|Tarifa za systémové služby @kWh 0.01-0.02|Vodné @m3 1.2-2.2|Stočné @m3 1.1-2.1|Zrážková voda @m3 0.8-1.6|Pripojenie na internet @mes 10-32|Mobilný paušál @mes 8-38|Odvoz odpadu @ks 4-20|Spotrebná daň @MWh 1-2|Teplo @kWh 0.06-0.14',
    ),
    transport: articles(
      'Preprava palety @pal 25-130|Balíková preprava @ks 3-11|Palivový príplatok @% 4-18|Mýto @ks 3-28|Skladovanie palety @pal 2-9|Vnútroštátna doprava @km 0.7-1.6|Sťahovacie práce @hod 12-28|Preprava kontajnera @ks 250-900|Colné vybavenie @ks 35-110|Čakanie @hod 15-45|Chladená preprava @ks 100-550|Prenájom vozidla @deň 28-90|Motorová nafta @l 1.3-1.8',
    ),
    hospitality: articles(
      'Jednoposteľová izba @noc 40-120|Dvojposteľová izba @noc 55-180|Raňajky @os. 6-15|Občerstvenie @os. 4-12|Miestna daň @noc 0.5-2.2|Obedové menu @ks 5-10|Bryndzové halušky @porcia 6-11|Víno červené @fľaša 9-22|Parkovanie @deň 5-18|Prenájom salónika @deň 80-450|Káva espresso @ks 1.5-3|Raut @os. 14-38|Kofola čapovaná @ks 1-2.5',
    ),
  },
  units: list('ks|hod|hod.|mes|kg|l|m2|m|m3|bal.|kpl|km|kWh|pár|deň|sada|t|bm'),
  firstNames: list(
    'Ján|Mária|Peter|Anna|Jozef|Zuzana|Martin|Katarína|Milan|Eva|Michal|Jana|Štefan|Lucia|Tomáš|Monika|Ľubomír|Veronika|Marek|Andrea|Juraj|Ivana|Miroslav|Martina|Vladimír|Lenka|Lukáš|Viera|Rastislav|Silvia|Igor|Natália',
  ),
  lastNames: list(
    'Horváth|Kováč|Varga|Tóth|Nagy|Baláž|Molnár|Szabó|Lukáč|Novák|Polák|Gajdoš|Kollár|Hudák|Nemec|Oravec|Šimko|Ševčík|Kučera|Krajčí|Urban|Bartoš|Hruška|Majer|Mikuš|Pavlík|Benko|Sloboda|Adamec|Zeman|Chovanec|Mráz',
  ),
  companyWords: list(
    'Stavby|Stavebniny|Obchod|Veľkoobchod|Služby|Doprava|Špedícia|Logistika|Servis|Poradenstvo|Kancelária|Systémy|Technika|Informatika|Tlačiareň|Nábytok|Náradie|Kovo|Oceľ|Drevo|Sklo|Elektro|Inštalácie|Pekáreň|Mliekareň|Ovocie|Zelenina|Pivovar|Hotel|Penzión|Salaš|Energia|Vodárne|Tatry|Fatra|Orava|Liptov|Spiš|Zemplín|Dunaj|Váh|Hron|Sokol|Orol|Dub|Lipa|Jantár|Krištáľ|Zlatý|Nový|Eko|Agro|Termo|Mont',
  ),
  streets: list(
    'Hlavná {n}|Železničná {n}|Školská {n}|Záhradná {n}|Poľná {n}|Lesná {n}|Krátka {n}|Dlhá {n}|Lipová {n}|Kvetná {n}|Hviezdoslavova {n}|Štúrova {n}|Štefánikova {n}|Komenského {n}|Námestie slobody {n}|Priemyselná {n}|Továrenská {n}|Bratislavská {n}|Košická {n}|Trnavská cesta {n}|Pri mlyne {n}|Pod lesom {n}|Slnečná {n}|Mostová {n}|Hurbanova {n}|Kukučínova {n}|Sládkovičova {n}|Nábrežná {n}|Vajanského {n}|SNP {n}|Jarná {n}|Rázusova {n}',
  ),
  pageOf: list('Strana {page} z {pages}|Strana {page}/{pages}|Str. {page} z {pages}|List {page} / {pages}|Strana: {page}'),
  days: list('dní|dni|deň|kalendárnych dní|pracovných dní'),
  immediately: list('ihneď|v hotovosti|pri prevzatí|okamžite|ihneď po obdržaní'),
};
