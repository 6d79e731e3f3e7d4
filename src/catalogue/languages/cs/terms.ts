/** Czech: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktura|FAKTURA|Faktura - daňový doklad|FAKTURA - DAŇOVÝ DOKLAD|Daňový doklad|Faktura vydaná|Zálohová faktura|Vyúčtování služeb|Konečná faktura|Předfaktura|Vyúčtovací faktura|Souhrnná faktura|Proforma faktura|Zálohový list|Faktura - doklad|Opravný daňový doklad faktura',
    creditNote:
      'Dobropis|DOBROPIS|Opravný daňový doklad|Opravný doklad|Storno faktury|Opravná faktura|Opravný daňový doklad (dobropis)|Dobropis - opravný daňový doklad',
    receipt:
      'Paragon|Účtenka|Příjmový pokladní doklad|Pokladní doklad|Zjednodušený daňový doklad|Stvrzenka|Prodejka|Doklad o zaplacení|Doklad o koupi|Pokladní účtenka',
    deliveryNoteTitle: 'Dodací list|DODACÍ LIST|Výdejka|Nákladní list',
    orderConfirmationTitle: 'Potvrzení objednávky|Přijatá objednávka|Objednávka',
    offerTitle: 'Nabídka|Cenová nabídka|Rozpočet|Kalkulace',
    reminderTitle: 'Upomínka|Upomínka k úhradě|Výzva k úhradě|Výpis z účtu|Druhá upomínka',
    termsTitle: 'Všeobecné obchodní podmínky|Obchodní podmínky|VOP|Dodací a platební podmínky',
    letterSubject: 'Věc|Předmět|Ve věci|Předmět fakturace',
    invoiceId:
      'Číslo faktury|Faktura č.|Faktura číslo|Číslo dokladu|Doklad č.|Č. faktury|Číslo|č.|Faktura - daňový doklad č.|Daňový doklad č.|Daňový doklad číslo|Č. dokladu|Doklad číslo|FAKTURA č.|Evidenční číslo|Dokl. č.|Faktura|Evidenční číslo dokladu|Faktura - daňový doklad|Dobropis č.|Číslo daňového dokladu|Faktura vydaná č.|Č. faktury / VS|Číslo předfaktury|Zálohová faktura č.|Faktura - doklad č.|Faktura čís.|Číslo účtenky|Účtenka č.|Opravný daňový doklad č.|Prodejka č.|Číslo doklad.|Čís. dokladu|Čís. faktury|Variabilní symbol / číslo faktury|Ev. č. dokladu|Evid. číslo',
    invoiceDate:
      'Datum vystavení|Vystaveno|Vystaveno dne|Datum faktury|Datum vyst.|Dat. vystavení|Datum vystavení faktury|Datum vystavení dokladu|Datum|Dne|Den vystavení|Vystavení|Datum vyhotovení|Datum dokladu|Ze dne|Datum vytvoření|Dat. vyst.|Vystavení dokladu|Vyst. dne|Datum fakturace|Datum vydání|Den vystavení dokladu|Datum vystavení daňového dokladu|Místo a datum vystavení|Datum prodeje|Datum a čas vystavení',
    deliveryDate:
      'Datum zdan. plnění|DUZP|Datum uskutečnění plnění|Datum uskut. zdan. plnění|Datum zdanitelného plnění|Datum dodání|Datum plnění|Den uskutečnění zdanitelného plnění|Datum usk. zd. plnění|Datum uskutečnění zdanitelného plnění|Dodáno dne|Uskutečnění plnění|Zdanitelné plnění|Datum zd. plnění|Datum dodávky|Datum UZP|Provedeno dne|Datum provedení|Práce provedeny dne|Práce dokončeny dne|Datum odeslání|Odesláno dne|Dat. zdan. plnění|Datum zdanit. plnění|Den zdan. plnění|Datum usk. plnění|Datum uskut. plnění|Datum uskutečnění zdan. plnění|Datum poskytnutí služby|Dat. uskut. zdan. pl.|Dodáno|Datum expedice|Termín dodání|Datum uskutečnění zdanit. plnění|Datum povinnosti přiznat daň|Datum uskuteč. zd. plnění|Datum předání',
    deliveryNoteId:
      'Dodací list|Dodací list č.|Číslo dodacího listu|DL č.|Č. dodacího listu|Dodací list číslo|DL|Dod. list|Č. DL|Výdejka č.|Dodací listy|Číslo DL|Dodávka č.|K dodacímu listu|Dodací listy č.|Dle dodacího listu|Podle dodacího listu|Dodací list č. / ze dne|Číslo výdejky|Expedice č.',
    customerId:
      'Číslo zákazníka|Zákaznické číslo|Č. zákazníka|Kód zákazníka|Číslo odběratele|Kód odběratele|Zákazník č.|Zákazník|ID zákazníka|Č. odběratele|Číslo klienta|Klientské číslo|Reg. číslo zákazníka|Odběratel č.|Vaše zákaznické číslo|Číslo partnera|Číslo zák.|Číslo plátce|ID odběratele|Čís. zákazníka|Vaše číslo zákazníka|Zák. číslo|Číslo smluvního partnera|Odběratel číslo|Obchodní partner|Číslo obchodního partnera|Klient č.|Kód klienta|Číslo plátce / zákazníka|Registrační číslo',
    receiverOrderId:
      'Číslo objednávky|Objednávka č.|Objednávka|Vaše objednávka|Č. objednávky|Objednávka číslo|Vaše objednávka č.|Vaše obj.|Obj. č.|Číslo obj.|Č. obj.|Na základě objednávky|Vaše značka|Číslo Vaší objednávky|Objednávka odběratele|Objednáno č.|Dle objednávky|Zák. objednávka|PO|Objednávka zákazníka|Č. obj. odběratele|Číslo objednávky zákazníka|Číslo objednávky odběratele|Obj. zákazníka|Dle objednávky č.|Na základě obj. č.|Vaše obj. č.|Obj. číslo|PO číslo|Číslo PO|Objednávka čís.|Vaše číslo objednávky|Reference odběratele|Značka objednávky',
    receiverOrderDate:
      'Datum objednávky|Objednávka ze dne|Ze dne|Vaše objednávka ze dne|Objednáno|Objednáno dne|Datum obj.|Obj. ze dne|Datum Vaší objednávky|Dat. objednávky|Datum přijetí obj.',
    senderOrderId:
      'Číslo zakázky|Zakázka č.|Zakázka|Č. zakázky|Naše značka|Naše objednávka|Naše číslo|Zakázka číslo|Číslo přijaté objednávky|Interní číslo|Naše zn.|Obchodní případ|Č. j.|Prodejní objednávka|Zak. č.|Naše zakázka|Č. zak.|OP č.|Přijatá objednávka č.|Zakázkové číslo|Zakázkový list č.|Zakázkový list|Číslo přijaté obj.|Objednávka přijatá č.|Interní č.|Servisní list',
    senderOrderDate: 'Datum zakázky|Zakázka ze dne|Datum přijetí objednávky|Datum potvrzení|Přijato dne|Datum zak.|Datum přijetí zakázky|Objednávka přijata',
    costCenter: 'Středisko|Nákladové středisko|Č. střediska|Hospodářské středisko|NS|Číslo nákladového střediska|Kód střediska',
    dueDate:
      'Datum splatnosti|Splatnost|Splatno|Splatné do|Splatnost do|Den splatnosti|Splatnost dne|Splatno dne|Dat. splatnosti|Datum splat.|Uhraďte do|Zaplaťte do|Splatnost faktury|K úhradě do|Úhrada do|Zaplatit do|Termín splatnosti|Datum úhrady|Splatnost dokladu|Inkaso dne|Splatnost faktury do|Splatnost ke dni|Splatné dne|Splatné|Splatnost platby|Termín úhrady|Uhradit do|Zaplaťte prosím do|Datum splatn.|Den splatnosti faktury|Lhůta splatnosti|Dat. splat.|Splat.|Doba splatnosti do|Uhraďte prosím do|Splatno ke dni',
    paymentTerms:
      'Platební podmínky|Forma úhrady|Způsob úhrady|Způsob platby|Forma platby|Platba|Úhrada|Platební metoda|Způsob placení|Podmínky platby|Způsob platb.|Forma placení|Typ platby|Forma úhr.|Úhrada formou|Splatnost (dnů)|Platební forma',
    discount: 'Skonto|Skonto do|Sleva za včasnou úhradu|Sleva při platbě do|Skonto při úhradě do|Sleva za předčasnou platbu|Termín skonta',
    deliveryPeriod:
      'Období|Fakturační období|Zúčtovací období|Za období|Fakturované období|Období plnění|Účtovací období|Vyúčtování za období|Období dodávky|Doba nájmu|Pobyt|Období odběru|Fakturace za období|Období vyúčtování|Zdaňovací období|Období služby|Od - do|Období pronájmu|Datum pobytu|Termín pobytu|Období předplatného',
    from: 'od|od dne|Začátek|Příjezd|Datum od|Období od|Datum začátku|Datum příjezdu|Termín od',
    to: 'do|do dne|Konec|Odjezd|Datum do|Období do|Datum konce|Datum odjezdu|Termín do',
    netTotal:
      'Základ daně|Celkem bez DPH|Cena bez DPH|Bez DPH|Součet bez DPH|Základ|Celkem základ|Základ DPH|Celkem bez daně|Součet|Mezisoučet|Částka bez DPH|Celková cena bez DPH|Suma bez DPH|Součet položek|Hodnota bez DPH|Cena celkem bez DPH|Cena celk. bez DPH|Celková částka bez DPH|Součet bez daně|Celkem základ daně|Celkem základ DPH|Bez DPH celkem|Základ daně celkem|Celková suma bez DPH|Částka celkem bez DPH|Cena bez daně|Hodnota celkem bez DPH|Celkem Kč bez DPH|Celkem netto|Suma základ',
    vatTotal:
      'DPH|DPH celkem|Celkem DPH|Výše DPH|Daň|Částka DPH|Suma DPH|Výše daně|DPH Kč|Daň celkem|Součet DPH|D P H|DPH v Kč|Sazba a DPH|Částka daně|Celková DPH|Výše DPH celkem|Součet daně|Hodnota DPH|DPH 21 %|Celkem daň|z toho DPH|DPH v CZK|Celková výše DPH',
    grandTotal:
      'Celkem|Celkem s DPH|Celkem včetně DPH|Celková částka|Celkem Kč|Cena celkem|Součet včetně DPH|Cena s DPH|Celkem vč. DPH|Celková cena|Celková cena s DPH|Fakturovaná částka|Celkem faktura|Částka celkem|Celkem CZK|Částka s DPH|Cena celkem s DPH|Suma s DPH|Suma celkem|Cena celkem vč. DPH|Celková částka s DPH|Celková částka vč. DPH|Celkem včetně daně|Částka vč. DPH|Částka včetně DPH|Cena vč. DPH|Cena včetně DPH|Celkem k fakturaci|Celkem doklad|Celkem EUR|Fakturováno celkem|Hodnota celkem|Celková suma|Celková hodnota|Celkem vč. daně|Součet s DPH|Celkem s daní|Součet celkem|Celková hodnota s DPH',
    vatRate: 'Sazba DPH|Sazba|% DPH|DPH %|Sazba daně|Sazba %',
    vatBase: 'Základ|Základ daně|Základ DPH|Základ v Kč|Bez DPH|Zákl. daně|Základ (Kč)|Základ daně v Kč|Základ bez DPH|Základ DPH Kč',
    amountDue:
      'Celkem k úhradě|K úhradě|Celkem k zaplacení|K zaplacení|Částka k úhradě|Zbývá uhradit|Zbývá k úhradě|Doplatek|Nedoplatek|Celková částka k úhradě|CELKEM K ÚHRADĚ|Uhraďte|Částka k zaplacení|K platbě|Zůstatek k úhradě|Zbývá zaplatit|Zbývá doplatit|K doplacení|Celkem k platbě|Částka celkem k úhradě|Celkem k úhradě Kč|Celkem k úhradě CZK|K úhradě celkem|K úhradě Kč|Částka k doplacení|Zaplaťte|K proplacení|Suma k úhradě|Splatná částka|Dlužná částka|Hodnota k úhradě|Zůstatek|Celkem doplatek',
    prepaid:
      'Záloha|Uhrazeno zálohou|Zaplaceno|Uhrazeno|Zálohy|Odpočet zálohy|Zaplacené zálohy|Zaplaceno ke dni|Zaplacená záloha|Uhrazené zálohy|Zaplaceno zálohou|Přijaté zálohy|Odečet zálohy|Již uhrazeno|Již zaplaceno|Zaplacená částka|Předplaceno|Přijatá platba|Uhrazená záloha|Odečet záloh|Placeno',
    rounding: 'Zaokrouhlení|Haléřové vyrovnání|Zaokrouhleno|Zaokr.|Zaokrouhlování|Hotovostní zaokrouhlení|Rozdíl zaokrouhlení|Hal. vyrovnání|Haléř. vyrovnání',
    shipping:
      'Doprava|Dopravné|Poštovné|Balné|Poštovné a balné|Přeprava|Doprava a balné|Doručení|Cena dopravy|Dopravné a balné|Doprava a platba|Přepravné|Balení',
    discountAmount:
      'Sleva|Sleva celkem|Rabat|Množstevní sleva|Výše slevy|Sleva na doklad|Slevy|Sleva Kč|Sleva v Kč|Poskytnutá sleva|Slevový kupón|Slevový kód|Celková sleva',
    senderVatId:
      'DIČ|DIČ dodavatele|IČ DPH|VAT|Daňové identifikační číslo|DIČ/VAT|DIČ (VAT)|DIČ prodávajícího|D.I.Č.|VAT ID|Naše DIČ|DIČ DPH|DIČ pro DPH|DIČ: CZ|DIČ/IČ DPH|DIČ plátce DPH|VAT číslo|Číslo VAT|IČ/DIČ|IČO/DIČ|DIČ vystavitele',
    receiverVatId:
      'DIČ odběratele|DIČ zákazníka|DIČ kupujícího|Vaše DIČ|DIČ příjemce|DIČ plátce|DIČ objednatele|VAT odběratele|DIČ klienta|IČO/DIČ odběratele|DIČ / VAT odběratele|DIČ nabyvatele',
    taxId: 'Daňové číslo|Rodné číslo|Daňové registrační číslo|Rodné č.|RČ|Daňové č.|Daň. číslo',
    companyRegistration:
      'IČO|IČ|I.Č.O.|Identifikační číslo|Sp. zn.|Spisová značka|Oddíl, vložka|IČ dodavatele|IČO dodavatele|IČO/IČ|Zápis v OR|Spisová vložka|Reg. číslo',
    iban: 'IBAN|IBAN kód|Č. účtu IBAN|IBAN č.|Účet IBAN|IBAN (CZK)|IBAN (EUR)',
    bic: 'SWIFT|BIC|BIC/SWIFT|SWIFT kód|BIC kód|Kód SWIFT|BIC (SWIFT)|SWIFT/BIC|BIC/SWIFT kód',
    bankCode: 'Kód banky|Směrový kód|Kód b.|Banka kód|Kód peněžního ústavu|Číslo banky',
    bankAccount:
      'Číslo účtu|Č. účtu|Účet|Bankovní účet|Bankovní spojení|Účet č.|Č. ú.|Číslo bankovního účtu|Číslo účtu / kód banky|Účet dod.|Bank. účet|Bankovní účet č.|Bank. spojení|Účet číslo',
    bankName: 'Banka|Peněžní ústav|Název banky|Bankovní ústav|Bankovní spojení|Banka dodavatele|Bankovní dům',
    isrReference: 'Reference|Referenční číslo|Platební reference|Ref. číslo|Referenční č.|QR reference|ESR reference',
    kid: 'Variabilní symbol|VS|Var. symbol|KID|V. symbol|Var. symb.|Variab. symbol|Variabilní symb.|Var.s.|Variabilní s.|Variabilní symbol (VS)',
    phone: 'Telefon|Tel.|Tel|Mobil|Tel. č.|T|Tel./fax|Mobilní telefon|Telefonní číslo|Telefony',
    fax: 'Fax|Tel./fax|FAX|Telefax|Fax.|Číslo faxu',
    email: 'E-mail|Email|e-mail|Mail|El. pošta|Elektronická pošta|E-mailová adresa',
    website: 'Web|www|WWW|Internet|Webové stránky|Web. stránky|Internetové stránky|Internetová adresa|E-shop',
    register: 'Zapsaná v OR|Obchodní rejstřík|Zapsáno v OR vedeném|Krajský soud|Městský soud v Praze|Společnost zapsaná u|Živnostenský rejstřík',
    managingDirector: 'Jednatel|Ředitel|Majitel|Předseda představenstva|Statutární orgán',
    contactPerson: 'Kontaktní osoba|Kontakt|Vyřizuje|Váš kontakt|K rukám|Zástupce|Kont. osoba|Zodpovědná osoba|Na vědomí|Objednal',
    billTo:
      'Odběratel|Zákazník|Kupující|Fakturační adresa|Objednatel|Příjemce faktury|Plátce|Odběratel / Příjemce|Fakturační údaje|Faktura pro|Odběratel (plátce)|Kupující / Odběratel|Nabyvatel|Adresa odběratele|Příjemce plnění|Klient|Nájemce|Fakturační adresa odběratele|Údaje o odběrateli|Odběratel - sídlo',
    shipTo:
      'Konečný příjemce|Příjemce|Dodací adresa|Místo dodání|Místo určení|Adresa dodání|Odběrné místo|Dodací údaje|Adresa doručení|Doručovací adresa|Místo plnění|Příjemce zboží|Konečný odběratel|Adresa příjemce|Stavba/místo|Místo odběru',
    soldBy:
      'Dodavatel|Prodávající|Zhotovitel|Vystavil|Odesílatel|Poskytovatel|Dodavatel / Prodávající|Vystavitel|Příjemce platby|Pronajímatel|Fakturující|Prodejce',
    position: 'Č.|Poř.|Pol.|Č. ř.|P.č.|Řádek|Položka č.|Poř. č.|Číslo řádku|Pol. č.',
    itemId:
      'Kód|Katalogové číslo|Číslo zboží|Kód zboží|Artikl|Číslo položky|Katalog|Kat. č.|Kód položky|Kód produktu|Číslo artiklu|Obj. kód|Kód výrobku|EAN kód|Čís. zboží|Čárový kód|Č. zboží|Katalogové č.|Kat. číslo|Artikl č.|Zboží č.',
    description:
      'Popis|Označení dodávky|Označení|Název|Položka|Předmět|Název zboží|Text|Popis položky|Fakturujeme Vám|Označení zboží|Označení dodávky / služby|Název položky|Název produktu|Název a popis|Předmět plnění|Popis služby|Popis dodávky|Text položky|Zboží / služba|Popis zboží|Název služby|Popis plnění|Popis práce|Fakturované položky|Název a popis položky|Položka / popis',
    quantity: 'Množství|Počet|Mn.|Počet MJ|Množ.|Ks|Hodin|Spotřeba|Počet kusů|Počet hodin|Počet ks|Počet jednotek|Množství MJ|Počet j.',
    unit: 'MJ|Jedn.|M.j.|Jednotka|Měrná jednotka|m.j.|Měr. jedn.|Jednotky|měr. j.',
    unitPrice:
      'Cena za MJ|Jedn. cena|J. cena|Cena/MJ|Jednotková cena|Cena/j.|Cena|J.cena|Cena za jednotku|Kč/MJ|Cena za kus|Cena/ks|Cena za ks|J. cena bez DPH|Jedn. cena bez DPH|Cena za MJ bez DPH|Cena bez DPH/MJ|Cena za jedn.|Cena za hodinu|Jednotk. cena|Kč/ks|Jednot. cena|Cena jedn.|MJ cena|Prodejní cena',
    lineVatRate: 'DPH|% DPH|Sazba DPH|DPH %|Sazba|%DPH|DPH v %|DPH sazba|% daně',
    lineDiscount: 'Sleva|Sleva %|% slevy|Rabat|Sl. %|Sleva v %',
    lineTotal:
      'Celkem|Cena celkem|Celkem bez DPH|Cena|Kč celkem|Celkem s DPH|Částka|Kč Celkem|Cena bez DPH|Celkem Kč bez DPH|Celk. cena|Hodnota|Cena Kč|Cena celk.|Celkem v Kč|Částka Kč',
    lineDeliveryDate: 'Datum|Datum dodání|Datum plnění|Dne|Datum dodávky|Dodáno dne',
    lineOrderId: 'Objednávka|Obj. č.|Č. objednávky|Zakázka|Číslo objednávky|Č. obj.',
    lineDeliveryId: 'Dodací list|DL|DL č.|Č. DL|Dod. list|Číslo DL',
    serialNumber: 'Výrobní číslo|Sériové číslo|S/N|V. č.|Šarže|Sér. číslo|Výr. č.|Č. šarže',
    carryOver: 'Převod|Převod ze strany|Součet strany|Přenos|Převod na další stranu',
    subtotal: 'Mezisoučet|Součet|Dílčí součet|Celkem oddíl',
    priceUnit: 'za|per|Cenová jednotka|cena za',
    page: 'Strana|Str.|List|str.|Stránka|Strany',
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
    clerk:
      'Vystavil|Vyřizuje|Obchodní zástupce|Pokladní|Obsluha|Referent|Fakturoval|Převzal|Technik|Prodavač|Vaše pokladní|Číšník|Odpovědná osoba|Zpracoval|Zprac.|Servisní technik|Doklad vystavil',
    reference:
      'Reference|Značka|Ref.|Nabídka č.|Č.j.|Konstantní symbol|Specifický symbol|Číslo reklamace|KS|Konst. symbol|Spec. symbol|Číslo nabídky|Způsob dopravy|Dodací podmínky|Spis. zn.|Konstantní s.|Kód PDP|ISDOC',
    terminal: 'Terminál|Pokladna|Č. pokladny|Prodejna|FIK|BKP|Stůl|Autorizační kód|Číslo pokladny|Provozovna|Číslo stolu|Režim tržby',
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
    from: 'Počáteční datum',
    to: 'Koncové datum',
    netTotal: 'Hodnota před zdaněním',
    vatTotal: 'Z toho daň z přidané hodnoty',
    grandTotal: 'Úhrnná cena s daní',
    vatRate: 'Procento daně',
    vatBase: 'Zdaňovaná částka',
    amountDue: 'Zbytek k doplacení',
    senderVatId: 'Daňové ident. číslo',
    receiverVatId: 'Daňové ident. číslo odběratele',
    taxId: 'Č. daňového subjektu',
    companyRegistration: 'Identifikační č. osoby',
    iban: 'Mezinárodní číslo účtu',
    bic: 'SWIFT adresa',
    bankCode: 'Směr. kód banky',
    bankAccount: 'Účet dodavatele',
    isrReference: 'Švýcarské ref. číslo',
    kid: 'Při platbě uveďte',
    phone: 'Telefonní spojení',
    fax: 'Faxové číslo',
    email: 'Kontaktní e-mail',
    website: 'Webová adresa',
    billTo: 'Fakturovat na',
    shipTo: 'Doručit na adresu',
    soldBy: 'Vystavitel faktury',
  },
};
