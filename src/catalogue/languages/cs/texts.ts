/** Czech: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('DPH|D.P.H.|daň|Dph'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{rate} % {net} {vat} {gross}|Základ {net} {vatWord} {rate} % {vat}|{net} {rate}% {vat} {gross}|Sazba {rate}% základ {net} {vatWord} {vat} celkem {gross}|{vatWord} {rate} % z {net} {vat}|{rate}% {net} {vat}',
  ),
  paymentSentences: list(
    'Splatnost {days} dnů od vystavení faktury.|Splatnost {days} dní|Fakturu uhraďte do {date}.|Prosíme o úhradu do {date} na níže uvedený účet.|Převodním příkazem, splatnost {days} dnů|Skonto {discountPercent} % při úhradě do {discountDays} dnů, jinak splatnost {days} dnů.|Při platbě do {discountDate} sleva {discountPercent} %, splatnost {date}|Hotově při převzetí.|Splatné ihned.|Uhrazeno hotově.|Zaplaceno kartou, neplaťte.|Částka bude inkasována z Vašeho účtu dne {date}.|Platba inkasem|Faktura byla uhrazena zálohou.|Bankovním převodem do {days} dnů|{days} dní netto|Částku v {currency} uhraďte nejpozději do {date}.|Platba předem - již uhrazeno.',
  ),
  discountSentences: list(
    'Skonto {discountPercent} % do {discountDays} dnů|Při úhradě do {discountDate} skonto {discountPercent} %|Sleva {discountPercent} % za úhradu do {discountDays} dní|{discountPercent}% skonto do {discountDate}',
  ),
  referenceSentences: list(
    'Faktura č. {invoiceId} ze dne {invoiceDate}|Při platbě uvádějte variabilní symbol {invoiceId}.|Fakturujeme Vám dle objednávky č. {receiverOrderId}:|Zboží dodáno dne {deliveryDate}|Zákazník {customerId}, faktura {invoiceId}|Na základě Vaší objednávky {receiverOrderId} dodáno {deliveryDate}|Doklad {invoiceId} vystaven {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Za období od {from} do {to}|Fakturační období: {from} - {to}|Služby poskytnuté od {from} do {to}|Zúčtovací období {from} – {to}|Vyúčtování za období {from} až {to}',
  ),
  vatExemptions: list(
    'Daň odvede zákazník|Přenesená daňová povinnost|Osvobozeno od DPH dle § 64 zákona o DPH|Nejsme plátci DPH|Dodání do jiného členského státu osvobozené od daně|Vývoz zboží osvobozený od daně|Osvobozené plnění bez nároku na odpočet|Režim přenesení daňové povinnosti, daň je povinen doplnit a přiznat odběratel',
  ),
  salutations: list('Vážení obchodní přátelé,|Vážený zákazníku,|Dobrý den,|Vážený pane,|Vážená paní,'),
  sentences: list(
    'Děkujeme za Vaši objednávku.|Děkujeme za důvěru.|Děkujeme za Váš nákup.|Fakturujeme Vám za dodané zboží a služby:|Fakturujeme Vám následující položky.|S pozdravem|Zboží zůstává až do úplného zaplacení majetkem dodavatele.|Dovolujeme si Vás upozornit, že v případě nedodržení splatnosti Vám můžeme účtovat úrok z prodlení.|Reklamace uplatňujte písemně.|V případě dotazů nás prosím kontaktujte.|Faktura slouží zároveň jako dodací list.|Doklad byl vystaven elektronicky a je platný bez podpisu.|Ceny jsou uvedeny bez DPH.|Razítko a podpis|Převzal|Prosíme o kontrolu zboží při převzetí.|Při platbě uvádějte variabilní symbol.|Změnili jsme číslo bankovního účtu.|Zbytek objednávky bude dodán později.|Těšíme se na další spolupráci.|Platí naše všeobecné obchodní podmínky.|Místně příslušným soudem je soud sídla dodavatele.|Vratné obaly fakturujeme samostatně.|Tento doklad pečlivě uschovejte.|Přejeme příjemný den.|Záruční doba se řídí obchodními podmínkami.|Doprava zdarma.|Navštivte náš internetový obchod.|Nejsme plátci spotřební daně.',
  ),
  articles: {
    trade: articles(
      'Kancelářský papír A4 @bal. 3-7|Pákový pořadač @ks 2-5|Kancelářská židle @ks 80-360|Toner černý @ks 40-160|Kuličkové pero modré @bal. 3-14|Žárovka LED E27 @ks 2-11|Šroub M8 pozinkovaný @bal. 4-26|Pracovní rukavice @pár 1.5-8|Aku vrtačka @ks 80-310|Čisticí prostředek @ks 6-35|Stretch fólie @ks 5-13|Pracovní obuv S3 @pár 40-130|Kuličkové ložisko @ks 2-18|Lepicí páska @ks 0.8-3',
    ),
    construction: articles(
      'Pokládka dlažby @m2 18-48|Malířské práce @m2 2.5-8|Sádrokartonová příčka @m2 24-55|Montážní práce @hod 14-32|Pronájem lešení @den 10-70|Zařízení staveniště @kpl 150-1200|Výkopové práce @m3 10-32|Beton C25/30 @m3 75-130|Okno plastové dvoukřídlé @ks 170-620|Kabel CYKY 3x1,5 @m 0.5-1.8|Měděná trubka @m 7-18|Doprava na stavbu @kpl 15-60|Střešní krytina @m2 24-65',
    ),
    it: articles(
      'Webhosting roční @rok 40-220|Softwarová licence @ks 50-850|Vzdálená podpora @hod 25-75|Notebook 14" @ks 600-1700|Monitor 27" @ks 150-480|Správa serveru @měs 70-700|Registrace domény @rok 7-20|Síťový přepínač @ks 120-620|Programátorské práce @hod 30-85|Cloudové zálohování @GB 0.1-1.2|Dokovací stanice @ks 70-230|Školení uživatelů @den 300-850|SSL certifikát @rok 15-150',
    ),
    food: articles(
      'Jablka Gala @kg 0.9-2|Mouka hladká @kg 0.5-1.1|Hovězí zadní @kg 9-20|Mléko polotučné @l 0.7-1.2|Vejce čerstvá @ks 0.1-0.3|Minerální voda @bal. 2-5|Pivo světlé sud @sud 55-120|Máslo @kg 7-12|Brambory @kg 0.4-1|Chléb konzumní @ks 1-2|Olej slunečnicový @l 1.4-2.6|Káva zrnková @kg 10-25|Sýr eidam @kg 5-10|Mražená zelenina @bal. 1.5-4',
    ),
    consulting: articles(
      'Poradenské služby @hod 40-140|Vedení projektu @den 250-850|Zpracování daňového přiznání @ks 120-900|Zpracování mezd @os. 8-20|Workshop @den 350-1300|Cestovní náklady @km 0.2-0.4|Vedení účetnictví @měs 70-480|Právní služby @hod 70-210|Znalecký posudek @ks 250-1800|Překlad @NS 10-24|Grafické práce @hod 25-60|Korektura textu @NS 2-6|Průzkum trhu @ks 700-4200',
    ),
    utilities: articles(
      'Silová elektřina @kWh 0.1-0.28|Stálý plat @měs 2-8|Distribuce elektřiny @kWh 0.04-0.12|Zemní plyn @kWh 0.04-0.11|Jistič měsíční plat @měs 4-18|Vodné @m3 1.6-2.8|Stočné @m3 1.5-2.7|Systémové služby @kWh 0.01-0.02|Připojení k internetu @měs 10-32|Mobilní tarif @měs 8-38|Odvoz odpadu @ks 4-20|Daň z elektřiny @MWh 1-2|Teplo @GJ 18-42',
    ),
    transport: articles(
      'Přeprava palety @pal 25-130|Balíková přeprava @ks 3-11|Palivový příplatek @% 4-18|Mýtné @ks 3-28|Skladování palety @pal 2-9|Vnitrostátní doprava @km 0.7-1.6|Stěhovací práce @hod 12-28|Přeprava kontejneru @ks 250-900|Celní odbavení @ks 35-110|Čekání @hod 15-45|Chlazená přeprava @ks 100-550|Pronájem vozu @den 28-90|Motorová nafta @l 1.3-1.8',
    ),
    hospitality: articles(
      'Jednolůžkový pokoj @noc 40-120|Dvoulůžkový pokoj @noc 55-180|Snídaně @os. 6-15|Občerstvení coffee break @os. 4-12|Místní poplatek @noc 0.8-2.2|Polední menu @ks 5-10|Svíčková na smetaně @porce 7-13|Víno červené @lahev 9-22|Parkování @den 5-18|Pronájem salonku @den 80-450|Káva espresso @ks 1.5-3.2|Raut @os. 14-38|Pivo točené 0,5 l @ks 1.5-3',
    ),
  },
  units: list('ks|hod|hod.|měs|kg|l|m2|m|m3|bal.|kpl|km|kWh|pár|den|sada|t|bm'),
  firstNames: list(
    'Jan|Jana|Petr|Eva|Jiří|Hana|Pavel|Lenka|Martin|Kateřina|Tomáš|Lucie|Jaroslav|Věra|Josef|Alena|Miroslav|Petra|Zdeněk|Veronika|Václav|Martina|Michal|Jitka|František|Tereza|Jakub|Monika|Milan|Ivana|Lukáš|Zuzana',
  ),
  lastNames: list(
    'Novák|Svoboda|Novotný|Dvořák|Černý|Procházka|Kučera|Veselý|Horák|Němec|Pokorný|Marek|Pospíšil|Hájek|Jelínek|Král|Růžička|Beneš|Fiala|Sedláček|Doležal|Zeman|Kolář|Krejčí|Navrátil|Čermák|Vaněk|Urban|Blažek|Kříž|Kovář|Bartoš',
  ),
  companyWords: list(
    'Stavby|Stavební|Obchod|Velkoobchod|Služby|Doprava|Spedice|Logistika|Servis|Poradenství|Kancelář|Systémy|Technika|Informatika|Tiskárna|Nábytek|Nářadí|Kovo|Ocel|Dřevo|Sklo|Elektro|Instalace|Pekárna|Mlékárna|Ovoce|Zelenina|Pivovar|Hotel|Penzion|Hostinec|Energie|Vodárna|Morava|Čechy|Šumava|Vltava|Labe|Krkonoše|Beskydy|Sokol|Orel|Dub|Lípa|Jantar|Křišťál|Zlatý|Nový|Eko|Agro|Termo|Mont',
  ),
  streets: list(
    'Hlavní {n}|Nádražní {n}|Školní {n}|Zahradní {n}|Polní {n}|Lesní {n}|Krátká {n}|Dlouhá {n}|Lipová {n}|Květinová {n}|Husova {n}|Palackého {n}|Masarykova {n}|Komenského {n}|Jiráskova {n}|Nerudova {n}|náměstí Míru {n}|Průmyslová {n}|Tovární {n}|Pražská {n}|Brněnská {n}|Na Příkopě {n}|U Mlýna {n}|Pod Lesem {n}|Sluneční {n}|Žižkova {n}|Mostecká {n}|Riegrova {n}|třída Svobody {n}|Nábřežní {n}|Vodní {n}|Smetanova {n}',
  ),
  pageOf: list('Strana {page} z {pages}|Strana {page}/{pages}|Str. {page} z {pages}|List {page} / {pages}|Strana: {page}'),
  days: list('dnů|dní|dny|den|kalendářních dnů'),
  immediately: list('ihned|hotově|při převzetí|okamžitě|ihned po obdržení'),
};
