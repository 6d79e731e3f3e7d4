/** Czech: wordings and conventions of invoices from the Czech Republic. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const cs: Language = {
  code: 'cs',
  englishName: 'Czech',
  tesseract: 'ces',
  countries: ['CZ'],
  terms: wordings({
    invoice: 'Faktura|FAKTURA|Faktura - daňový doklad|FAKTURA - DAŇOVÝ DOKLAD|Daňový doklad|Faktura vydaná|Zálohová faktura|Vyúčtování služeb|Konečná faktura',
    creditNote: 'Dobropis|DOBROPIS|Opravný daňový doklad|Opravný doklad|Storno faktury|Opravná faktura',
    receipt: 'Paragon|Účtenka|Příjmový pokladní doklad|Pokladní doklad|Zjednodušený daňový doklad|Stvrzenka',
    deliveryNoteTitle: 'Dodací list|DODACÍ LIST|Výdejka|Nákladní list',
    orderConfirmationTitle: 'Potvrzení objednávky|Přijatá objednávka|Objednávka',
    offerTitle: 'Nabídka|Cenová nabídka|Rozpočet|Kalkulace',
    reminderTitle: 'Upomínka|Upomínka k úhradě|Výzva k úhradě|Výpis z účtu|Druhá upomínka',
    termsTitle: 'Všeobecné obchodní podmínky|Obchodní podmínky|VOP|Dodací a platební podmínky',
    letterSubject: 'Věc|Předmět|Ve věci|Předmět fakturace',
    invoiceId:
      'Číslo faktury|Faktura č.|Faktura číslo|Číslo dokladu|Doklad č.|Č. faktury|Číslo|č.|Faktura - daňový doklad č.|Daňový doklad č.|Daňový doklad číslo|Č. dokladu|Doklad číslo|FAKTURA č.|Evidenční číslo|Dokl. č.|Faktura|Evidenční číslo dokladu|Faktura - daňový doklad|Dobropis č.',
    invoiceDate:
      'Datum vystavení|Vystaveno|Vystaveno dne|Datum faktury|Datum vyst.|Dat. vystavení|Datum vystavení faktury|Datum vystavení dokladu|Datum|Dne|Den vystavení|Vystavení|Datum vyhotovení|Datum dokladu|Ze dne',
    deliveryDate:
      'Datum zdan. plnění|DUZP|Datum uskutečnění plnění|Datum uskut. zdan. plnění|Datum zdanitelného plnění|Datum dodání|Datum plnění|Den uskutečnění zdanitelného plnění|Datum usk. zd. plnění|Datum uskutečnění zdanitelného plnění|Dodáno dne|Uskutečnění plnění|Zdanitelné plnění|Datum zd. plnění|Datum dodávky|Datum UZP',
    deliveryNoteId:
      'Dodací list|Dodací list č.|Číslo dodacího listu|DL č.|Č. dodacího listu|Dodací list číslo|DL|Dod. list|Č. DL|Výdejka č.|Dodací listy|Číslo DL|Dodávka č.|K dodacímu listu',
    customerId:
      'Číslo zákazníka|Zákaznické číslo|Č. zákazníka|Kód zákazníka|Číslo odběratele|Kód odběratele|Zákazník č.|Zákazník|ID zákazníka|Č. odběratele|Číslo klienta|Klientské číslo|Reg. číslo zákazníka|Odběratel č.|Vaše zákaznické číslo|Číslo partnera|Číslo zák.|Číslo plátce',
    receiverOrderId:
      'Číslo objednávky|Objednávka č.|Objednávka|Vaše objednávka|Č. objednávky|Objednávka číslo|Vaše objednávka č.|Vaše obj.|Obj. č.|Číslo obj.|Č. obj.|Na základě objednávky|Vaše značka|Číslo Vaší objednávky|Objednávka odběratele|Objednáno č.|Dle objednávky|Zák. objednávka|PO',
    receiverOrderDate: 'Datum objednávky|Objednávka ze dne|Ze dne|Vaše objednávka ze dne|Objednáno|Objednáno dne|Datum obj.|Obj. ze dne|Datum Vaší objednávky',
    senderOrderId:
      'Číslo zakázky|Zakázka č.|Zakázka|Č. zakázky|Naše značka|Naše objednávka|Naše číslo|Zakázka číslo|Číslo přijaté objednávky|Interní číslo|Naše zn.|Obchodní případ|Č. j.|Prodejní objednávka|Zak. č.|Naše zakázka|Č. zak.|OP č.',
    senderOrderDate: 'Datum zakázky|Zakázka ze dne|Datum přijetí objednávky|Datum potvrzení|Přijato dne|Datum zak.|Datum přijetí zakázky|Objednávka přijata',
    costCenter: 'Středisko|Nákladové středisko|Č. střediska|Hospodářské středisko|NS|Číslo nákladového střediska|Kód střediska',
    dueDate:
      'Datum splatnosti|Splatnost|Splatno|Splatné do|Splatnost do|Den splatnosti|Splatnost dne|Splatno dne|Dat. splatnosti|Datum splat.|Uhraďte do|Zaplaťte do|Splatnost faktury|K úhradě do|Úhrada do|Zaplatit do|Termín splatnosti|Datum úhrady|Splatnost dokladu|Inkaso dne',
    paymentTerms: 'Platební podmínky|Forma úhrady|Způsob úhrady|Způsob platby|Forma platby|Platba|Úhrada|Platební metoda|Způsob placení|Podmínky platby',
    discount: 'Skonto|Skonto do|Sleva za včasnou úhradu|Sleva při platbě do|Skonto při úhradě do|Sleva za předčasnou platbu|Termín skonta',
    deliveryPeriod:
      'Období|Fakturační období|Zúčtovací období|Za období|Fakturované období|Období plnění|Účtovací období|Vyúčtování za období|Období dodávky|Doba nájmu|Pobyt|Období odběru',
    from: 'od|od dne|Začátek|Příjezd|Datum od',
    to: 'do|do dne|Konec|Odjezd|Datum do',
    netTotal:
      'Základ daně|Celkem bez DPH|Cena bez DPH|Bez DPH|Součet bez DPH|Základ|Celkem základ|Základ DPH|Celkem bez daně|Součet|Mezisoučet|Částka bez DPH|Celková cena bez DPH|Suma bez DPH|Součet položek|Hodnota bez DPH|Cena celkem bez DPH',
    vatTotal: 'DPH|DPH celkem|Celkem DPH|Výše DPH|Daň|Částka DPH|Suma DPH|Výše daně|DPH Kč|Daň celkem|Součet DPH|D P H|DPH v Kč|Sazba a DPH',
    grandTotal:
      'Celkem|Celkem s DPH|Celkem včetně DPH|Celková částka|Celkem Kč|Cena celkem|Součet včetně DPH|Cena s DPH|Celkem vč. DPH|Celková cena|Celková cena s DPH|Fakturovaná částka|Celkem faktura|Částka celkem|Celkem CZK|Částka s DPH|Cena celkem s DPH|Suma s DPH',
    vatRate: 'Sazba DPH|Sazba|% DPH|DPH %|Sazba daně|Sazba %',
    vatBase: 'Základ|Základ daně|Základ DPH|Základ v Kč|Bez DPH',
    amountDue:
      'Celkem k úhradě|K úhradě|Celkem k zaplacení|K zaplacení|Částka k úhradě|Zbývá uhradit|Zbývá k úhradě|Doplatek|Nedoplatek|Celková částka k úhradě|CELKEM K ÚHRADĚ|Uhraďte|Částka k zaplacení|K platbě|Zůstatek k úhradě',
    prepaid: 'Záloha|Uhrazeno zálohou|Zaplaceno|Uhrazeno|Zálohy|Odpočet zálohy|Zaplacené zálohy',
    rounding: 'Zaokrouhlení|Haléřové vyrovnání|Zaokrouhleno|Zaokr.',
    shipping: 'Doprava|Dopravné|Poštovné|Balné|Poštovné a balné|Přeprava|Doprava a balné',
    discountAmount: 'Sleva|Sleva celkem|Rabat|Množstevní sleva|Výše slevy|Sleva na doklad',
    senderVatId: 'DIČ|DIČ dodavatele|IČ DPH|VAT|Daňové identifikační číslo|DIČ/VAT|DIČ (VAT)|DIČ prodávajícího|D.I.Č.|VAT ID|Naše DIČ',
    receiverVatId: 'DIČ odběratele|DIČ zákazníka|DIČ kupujícího|Vaše DIČ|DIČ příjemce|DIČ plátce|DIČ objednatele|VAT odběratele|DIČ klienta',
    taxId: 'Daňové číslo|Rodné číslo|Daňové registrační číslo',
    companyRegistration: 'IČO|IČ|I.Č.O.|Identifikační číslo|Sp. zn.|Spisová značka|Oddíl, vložka',
    iban: 'IBAN|IBAN kód|Č. účtu IBAN|IBAN č.',
    bic: 'SWIFT|BIC|BIC/SWIFT|SWIFT kód|BIC kód',
    bankCode: 'Kód banky|Směrový kód|Kód b.|Banka kód',
    bankAccount: 'Číslo účtu|Č. účtu|Účet|Bankovní účet|Bankovní spojení|Účet č.|Č. ú.|Číslo bankovního účtu',
    bankName: 'Banka|Peněžní ústav|Název banky|Bankovní ústav|Bankovní spojení',
    isrReference: 'Reference|Referenční číslo|Platební reference|Ref. číslo',
    kid: 'Variabilní symbol|VS|Var. symbol|KID|V. symbol',
    phone: 'Telefon|Tel.|Tel|Mobil|Tel. č.|T',
    fax: 'Fax|Tel./fax|FAX|Telefax',
    email: 'E-mail|Email|e-mail|Mail',
    website: 'Web|www|WWW|Internet|Webové stránky',
    register: 'Zapsaná v OR|Obchodní rejstřík|Zapsáno v OR vedeném|Krajský soud|Městský soud v Praze|Společnost zapsaná u|Živnostenský rejstřík',
    managingDirector: 'Jednatel|Ředitel|Majitel|Předseda představenstva|Statutární orgán',
    contactPerson: 'Kontaktní osoba|Kontakt|Vyřizuje|Váš kontakt|K rukám|Zástupce',
    billTo: 'Odběratel|Zákazník|Kupující|Fakturační adresa|Objednatel|Příjemce faktury|Plátce',
    shipTo: 'Konečný příjemce|Příjemce|Dodací adresa|Místo dodání|Místo určení|Adresa dodání|Odběrné místo',
    soldBy: 'Dodavatel|Prodávající|Zhotovitel|Vystavil|Odesílatel|Poskytovatel',
    position: 'Č.|Poř.|Pol.|Č. ř.|P.č.|Řádek',
    itemId: 'Kód|Katalogové číslo|Číslo zboží|Kód zboží|Artikl|Číslo položky|Katalog|Kat. č.|Kód položky',
    description: 'Popis|Označení dodávky|Označení|Název|Položka|Předmět|Název zboží|Text|Popis položky|Fakturujeme Vám',
    quantity: 'Množství|Počet|Mn.|Počet MJ|Množ.|Ks|Hodin|Spotřeba',
    unit: 'MJ|Jedn.|M.j.|Jednotka|Měrná jednotka|m.j.',
    unitPrice: 'Cena za MJ|Jedn. cena|J. cena|Cena/MJ|Jednotková cena|Cena/j.|Cena|J.cena|Cena za jednotku|Kč/MJ',
    lineVatRate: 'DPH|% DPH|Sazba DPH|DPH %|Sazba|%DPH',
    lineDiscount: 'Sleva|Sleva %|% slevy|Rabat|Sl. %',
    lineTotal: 'Celkem|Cena celkem|Celkem bez DPH|Cena|Kč celkem|Celkem s DPH|Částka|Kč Celkem|Cena bez DPH',
    lineDeliveryDate: 'Datum|Datum dodání|Datum plnění|Dne',
    lineOrderId: 'Objednávka|Obj. č.|Č. objednávky|Zakázka',
    lineDeliveryId: 'Dodací list|DL|DL č.|Č. DL',
    serialNumber: 'Výrobní číslo|Sériové číslo|S/N|V. č.|Šarže',
    carryOver: 'Převod|Převod ze strany|Součet strany|Přenos|Převod na další stranu',
    subtotal: 'Mezisoučet|Součet|Dílčí součet|Celkem oddíl',
    priceUnit: 'za|per|Cenová jednotka|cena za',
    page: 'Strana|Str.|List|str.',
    printDate: 'Datum tisku|Vytištěno|Tisk|Vytištěno dne|Vygenerováno',
    project: 'Projekt|Stavba|Akce|Číslo projektu|Název akce',
    contract: 'Smlouva|Číslo smlouvy|Smlouva č.|Č. smlouvy|Rámcová smlouva',
    trackingId: 'Číslo zásilky|Č. zásilky|Podací číslo|Číslo balíku|Sledování zásilky',
    meterId: 'Číslo elektroměru|EAN odběrného místa|EIC|Číslo měřidla|Elektroměr|Vodoměr',
    previousBalance: 'Předchozí zůstatek|Počáteční stav|Nedoplatek z minulého období|Zůstatek z minula|Minulé období',
    deposit: 'Kauce|Vratná záloha|Obaly|Vratné obaly|Jistina',
    birthDate: 'Datum narození|Nar.|Narozen|Narozena',
    validUntil: 'Platnost do|Platí do|Nabídka platí do|Platné do',
    orderDateOfOffer: 'Nabídka ze dne|Datum nabídky|Naše nabídka ze dne',
    clerk: 'Vystavil|Vyřizuje|Obchodní zástupce|Pokladní|Obsluha|Referent|Fakturoval|Převzal|Technik',
    reference: 'Reference|Značka|Ref.|Nabídka č.|Č.j.|Konstantní symbol|Specifický symbol|Číslo reklamace|KS',
    terminal: 'Terminál|Pokladna|Č. pokladny|Prodejna|FIK|BKP|Stůl|Autorizační kód',
  }),
  heldOut: {
    invoiceId: 'Označení faktury',
    invoiceDate: 'Faktura vyhotovena dne',
    deliveryDate: 'Den dodávky zboží',
    deliveryNoteId: 'Označení dod. listu',
    customerId: 'Označení zákazníka',
    receiverOrderId: 'Označení Vaší objednávky',
    receiverOrderDate: 'Den objednání',
    senderOrderId: 'Vnitřní označení zakázky',
    senderOrderDate: 'Den přijetí zakázky',
    costCenter: 'Středisko objednatele',
    dueDate: 'Nejpozději zaplatit dne',
    paymentTerms: 'Ujednání o platbě',
    discount: 'Zvýhodnění za rychlou platbu',
    deliveryPeriod: 'Časové rozmezí plnění',
    netTotal: 'Hodnota před zdaněním',
    vatTotal: 'Z toho daň z přidané hodnoty',
    grandTotal: 'Úhrnná cena s daní',
    vatRate: 'Procento daně',
    vatBase: 'Zdaňovaná částka',
    amountDue: 'Zbytek k doplacení',
    senderVatId: 'Daňové ident. číslo',
    receiverVatId: 'Daňové ident. číslo odběratele',
  },
  months: list('ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince'),
  shortMonths: list('led|úno|bře|dub|kvě|čvn|čvc|srp|zář|říj|lis|pro'),
  dateFormats: ['DD.MM.YYYY', 'D.M.YYYY', 'D. M. YYYY', 'DD. MM. YYYY', 'D. MMMM YYYY', 'DD.MM.YY', 'YYYY-MM-DD', 'DD/MM/YYYY'],
  numberFormats: [
    [',', ' '],
    [',', ''],
    [',', '.'],
    ['.', ' '],
    ['.', ''],
  ],
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
