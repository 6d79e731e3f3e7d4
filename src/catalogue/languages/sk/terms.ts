/** Slovak: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktúra|FAKTÚRA|Faktúra - daňový doklad|Daňový doklad|FAKTÚRA - DAŇOVÝ DOKLAD|Odoslaná faktúra|Zálohová faktúra|Vyúčtovacia faktúra|Ostrá faktúra|Predfaktúra|Proforma faktúra|Faktúra za služby|Súhrnná faktúra|Preddavková faktúra|Zálohový list',
    creditNote: 'Dobropis|DOBROPIS|Opravná faktúra|Opravný daňový doklad|Storno faktúry|Ťarchopis',
    receipt: 'Pokladničný doklad|Pokladničný blok|Príjmový pokladničný doklad|Paragón|Účtenka|Doklad o zaplatení|Bloček|Predajka',
    deliveryNoteTitle: 'Dodací list|DODACÍ LIST|Výdajka|Nákladný list',
    orderConfirmationTitle: 'Potvrdenie objednávky|Prijatá objednávka|Objednávka',
    offerTitle: 'Ponuka|Cenová ponuka|Rozpočet|Kalkulácia',
    reminderTitle: 'Upomienka|Výzva na úhradu|Pripomienka úhrady|Výpis z účtu|Druhá upomienka',
    termsTitle: 'Všeobecné obchodné podmienky|Obchodné podmienky|VOP|Dodacie a platobné podmienky',
    letterSubject: 'Vec|Predmet|Predmet fakturácie|Vo veci',
    invoiceId:
      'Číslo faktúry|Faktúra č.|Faktúra číslo|Číslo dokladu|Č. faktúry|Doklad č.|Číslo|č.|Faktúra|Daňový doklad č.|Poradové číslo faktúry|Faktúra - daňový doklad č.|Č. dokladu|Číslo daňového dokladu|FAKTÚRA č.|Evidenčné číslo|Doklad číslo|Fa č.|FA č.|Dobropis č.|Číslo daň. dokladu|Faktúra čís.|Zálohová faktúra č.|Číslo predfaktúry|Faktúra vydaná č.|Faktúra - DD č.|Čís. faktúry|Čís. dokladu|Doklad čís.|Odoslaná faktúra č.|Proforma faktúra č.|Ev. č. faktúry|Pokladničný doklad č.',
    invoiceDate:
      'Dátum vystavenia|Vystavené|Vystavené dňa|Dátum faktúry|Dátum vyhotovenia|Dátum vyst.|Dátum vystavenia faktúry|Deň vystavenia|Dátum|Dňa|Dátum vyhotovenia faktúry|Dátum vystavenia dokladu|Vystavenie|Zo dňa|Dátum dokladu|Dátum vytvorenia|Dátum fakturácie|Dát. vystavenia|Vyhotovené dňa|Deň vyhotovenia|Vyhotovené|Dátum vydania|Miesto a dátum vystavenia|Dát. vyhotovenia|Dátum predaja|Vystavená dňa',
    deliveryDate:
      'Dátum dodania|Dátum dodania tovaru|Dátum dodania tovaru alebo služby|Dátum zdaniteľného plnenia|Deň dodania|Dátum dodania služby|Dátum plnenia|Dátum zdan. plnenia|Dodané dňa|Dátum dodania/prijatia platby|Dátum dodávky|Dátum uskutočnenia plnenia|Daňová povinnosť|Dátum vzniku daňovej povinnosti|Dátum zd. plnenia|Dodanie|Vykonané dňa|Dátum vykonania|Práce vykonané dňa|Práce ukončené dňa|Dátum odoslania|Odoslané dňa|Dát. dodania|Dátum dodania tovaru/služby|Deň dodania tovaru|Deň dodania služby|Dátum dodania alebo prijatia platby|Dátum dodania plnenia|Dodané|Dátum zdanit. plnenia|Deň zdaniteľného plnenia|Vznik daňovej povinnosti|Dátum vzniku daň. povinnosti|DVDP|Dátum poskytnutia služby|Dátum expedície|Dátum dod.',
    deliveryNoteId:
      'Dodací list|Dodací list č.|Číslo dodacieho listu|DL č.|Č. dodacieho listu|Dodací list číslo|DL|Dod. list|Č. DL|Výdajka č.|Dodacie listy|Číslo DL|Dodávka č.|K dodaciemu listu|Dodacie listy č.|Podľa dodacieho listu|Dodací list čís.|Expedícia č.',
    customerId:
      'Číslo zákazníka|Zákaznícke číslo|Kód odberateľa|Č. zákazníka|Kód zákazníka|Číslo odberateľa|Zákazník č.|ID zákazníka|Číslo klienta|Zákazník|Č. odberateľa|Klientske číslo|Vaše zákaznícke číslo|Odberateľ č.|Číslo partnera|Číslo obchodného partnera|Číslo zák.|Číslo platiteľa|Čís. zákazníka|Zák. číslo|ID odberateľa|Obchodný partner|Kód klienta|Klient č.|Registračné číslo|Zmluvný účet|Odberateľ číslo',
    receiverOrderId:
      'Číslo objednávky|Objednávka č.|Objednávka|Vaša objednávka|Č. objednávky|Objednávka číslo|Vaša objednávka č.|Obj. č.|Číslo obj.|Č. obj.|Na základe objednávky|Vaša značka|Číslo Vašej objednávky|Objednávka odberateľa|Vaša obj.|Podľa objednávky|Zák. objednávka|PO|Objednávka odberateľa č.|Objednávka zákazníka|Číslo objednávky zákazníka|Číslo objednávky odberateľa|Obj. odberateľa|Číslo PO|PO číslo|Vaša obj. č.|Na základe obj. č.|Obj. číslo|Objednávka čís.|Číslo obj. zákazníka',
    receiverOrderDate:
      'Dátum objednávky|Objednávka zo dňa|Vaša objednávka zo dňa|Objednané|Objednané dňa|Dátum obj.|Obj. zo dňa|Zo dňa|Dátum Vašej objednávky|Dát. objednávky|Objednávka zo',
    senderOrderId:
      'Číslo zákazky|Zákazka č.|Zákazka|Č. zákazky|Naša značka|Naše číslo|Zákazka číslo|Číslo prijatej objednávky|Interné číslo|Naša objednávka|Naša zn.|Obchodný prípad|Predajná objednávka|Zák. č.|Naša zákazka|Prijatá objednávka č.|Č. zák.|Zákazkový list|Zákazkový list č.|Zákazkové číslo|Servisný list|Číslo zák. listu',
    senderOrderDate: 'Dátum zákazky|Zákazka zo dňa|Dátum prijatia objednávky|Dátum potvrdenia|Prijaté dňa|Dátum zák.|Dátum prijatia zákazky|Objednávka prijatá',
    costCenter: 'Stredisko|Nákladové stredisko|Č. strediska|Hospodárske stredisko|NS|Číslo nákladového strediska|Kód strediska',
    dueDate:
      'Dátum splatnosti|Splatnosť|Splatné|Splatné do|Splatnosť do|Deň splatnosti|Splatné dňa|Dát. splatnosti|Splatnosť faktúry|Uhraďte do|Zaplaťte do|Dátum splat.|Uhradiť do|Na úhradu do|Úhrada do|Zaplatiť do|Termín splatnosti|Dátum úhrady|Splatnosť dňa|Inkaso dňa|Splatnosť ku dňu|Splatné ku dňu|Splatnosť platby|Lehota splatnosti|Termín úhrady|Zaplaťte prosím do|Uhraďte prosím do|Splatná do|Splatná dňa|Dát. splat.|Zaplatiť najneskôr do|Deň splatnosti faktúry',
    paymentTerms:
      'Platobné podmienky|Forma úhrady|Spôsob úhrady|Spôsob platby|Forma platby|Platba|Úhrada|Platobná metóda|Spôsob platenia|Podmienky platby|Forma úhr.|Typ platby|Forma platenia|Spôsob platby / úhrady|Splatnosť (dní)',
    discount: 'Skonto|Skonto do|Zľava za včasnú úhradu|Zľava pri platbe do|Skonto pri úhrade do|Zľava za predčasnú platbu|Termín skonta',
    deliveryPeriod:
      'Obdobie|Fakturačné obdobie|Zúčtovacie obdobie|Za obdobie|Fakturované obdobie|Obdobie plnenia|Účtovacie obdobie|Vyúčtovanie za obdobie|Obdobie dodávky|Doba nájmu|Pobyt|Obdobie odberu|Fakturácia za obdobie|Obdobie dodania|Obdobie služby|Zdaňovacie obdobie|Termín pobytu|Obdobie predplatného|Obdobie vyúčtovania',
    from: 'od|odo dňa|Začiatok|Príchod|Dátum od|Obdobie od|Dátum začiatku',
    to: 'do|do dňa|Koniec|Odchod|Dátum do|Obdobie do|Dátum konca',
    netTotal:
      'Základ dane|Spolu bez DPH|Celkom bez DPH|Suma bez DPH|Bez DPH|Cena bez DPH|Základ|Súčet bez DPH|Medzisúčet|Celková suma bez DPH|Základ DPH|Súčet položiek|Hodnota bez DPH|Spolu základ|Cena spolu bez DPH|Súčet|Celková cena bez DPH|Cena celkom bez DPH|Suma bez DPH spolu|Základ dane spolu|Spolu základ dane|Bez DPH spolu|Suma spolu bez DPH|Celkom základ dane|Súčet bez dane|Spolu bez dane|Celkom netto|Suma celkom bez DPH',
    vatTotal:
      'DPH|DPH spolu|Spolu DPH|Výška DPH|Suma DPH|Daň|DPH celkom|Výška dane|DPH EUR|Celkom DPH|Súčet DPH|DPH v EUR|Daň spolu|Čiastka DPH|Suma DPH spolu|Celková DPH|z toho DPH|DPH 23%|DPH 20%|Čiastka dane|Hodnota DPH|Celkom daň|DPH v eurách',
    grandTotal:
      'Spolu|Celkom|Spolu s DPH|Celkom s DPH|Celková suma|Spolu vrátane DPH|Cena s DPH|Celková suma s DPH|Fakturovaná suma|Suma spolu|Celkom EUR|Spolu EUR|Suma s DPH|Celkom vrátane DPH|Celková cena|Cena spolu s DPH|Celková cena s DPH|Suma celkom|Celková suma vrátane DPH|Suma vrátane DPH|Suma spolu s DPH|Cena vrátane DPH|Cena celkom s DPH|Celkom vrátane dane|Celková suma faktúry|Suma faktúry|Celková hodnota|Spolu vr. DPH|Celkom vr. DPH|Súčet s DPH|Spolu vrátane dane|Hodnota celkom|Suma v EUR',
    vatRate: 'Sadzba DPH|Sadzba|% DPH|DPH %|Sadzba dane|Sadzba %',
    vatBase: 'Základ|Základ dane|Základ DPH|Základ v EUR|Bez DPH|Zákl. dane|Základ (EUR)|Základ dane v EUR|Základ bez DPH',
    amountDue:
      'Celkom k úhrade|K úhrade|Na úhradu|Spolu k úhrade|Suma na úhradu|Suma k úhrade|Zostáva uhradiť|Celková suma k úhrade|Doplatok|Nedoplatok|Spolu na úhradu|CELKOM K ÚHRADE|Na zaplatenie|K platbe|Celkom na úhradu|Zostáva k úhrade|Zostáva na úhradu|Zostáva zaplatiť|K zaplateniu|Suma k zaplateniu|Spolu k platbe|Celkom k úhrade EUR|Celkom na zaplatenie|Spolu na zaplatenie|Na úhradu EUR|Zostatok na úhradu|Zaplaťte|Uhraďte|Dlžná suma|K doplateniu|Na úhradu spolu|Splatná suma',
    prepaid:
      'Záloha|Uhradené zálohou|Zaplatené|Uhradené|Preddavok|Odpočet zálohy|Zaplatené zálohy|Uhradená záloha|Prijatá záloha|Prijaté zálohy|Zaplatená suma|Prijaté preddavky|Odpočet preddavku|Uhradené preddavky|Už uhradené|Už zaplatené|Zaplatená záloha|Uhradená suma|Prijatá platba',
    rounding: 'Zaokrúhlenie|Centové vyrovnanie|Zaokrúhlené|Zaokr.|Zaokrúhľovanie|Hotovostné zaokrúhľovanie|Rozdiel zaokrúhľovania|Hal. vyrovnanie',
    shipping:
      'Doprava|Dopravné|Poštovné|Balné|Poštovné a balné|Preprava|Doprava a balné|Doručenie|Cena dopravy|Dopravné a balné|Prepravné|Poplatok za doručenie',
    discountAmount: 'Zľava|Zľava spolu|Rabat|Množstevná zľava|Výška zľavy|Zľava na doklad|Zľavy|Poskytnutá zľava|Celková zľava|Zľava v EUR|Zľavový kupón',
    senderVatId:
      'IČ DPH|IČ DPH dodávateľa|IČDPH|IČ pre DPH|VAT|IČ-DPH|IČ DPH/VAT|VAT ID|Identifikačné číslo pre DPH|IČ DPH predávajúceho|Naše IČ DPH|DIČ DPH|IČ pre daň|VAT číslo|DIČ/IČ DPH|IČ DPH vystaviteľa',
    receiverVatId:
      'IČ DPH odberateľa|IČ DPH zákazníka|IČ DPH kupujúceho|Vaše IČ DPH|IČ DPH príjemcu|IČDPH odberateľa|VAT odberateľa|IČ DPH objednávateľa|IČ DPH klienta',
    taxId: 'DIČ|Daňové identifikačné číslo|DIČ dodávateľa|D.I.Č.|Daňové číslo|Daňové č.|Daň. identif. číslo|DIČ predávajúceho',
    companyRegistration: 'IČO|IČ|I.Č.O.|Identifikačné číslo|IČO dodávateľa|Vložka č.|Oddiel, vložka|Zápis v OR|Reg. číslo',
    iban: 'IBAN|IBAN kód|Č. účtu IBAN|IBAN č.|Účet IBAN|Číslo účtu IBAN|IBAN (EUR)',
    bic: 'SWIFT|BIC|BIC/SWIFT|SWIFT kód|BIC kód|Kód SWIFT|BIC (SWIFT)|SWIFT/BIC|BIC/SWIFT kód',
    bankCode: 'Kód banky|Smerový kód|Kód b.|Banka kód|Kód peňažného ústavu|Číslo banky',
    bankAccount:
      'Číslo účtu|Č. účtu|Účet|Bankový účet|Bankové spojenie|Účet č.|Č. ú.|Číslo bankového účtu|Účet dodávateľa č.|Bank. účet|Číslo účtu/kód banky|Bank. spojenie|Bankový účet č.|Účet číslo',
    bankName: 'Banka|Peňažný ústav|Názov banky|Bankový ústav|Bankové spojenie|Banka dodávateľa',
    isrReference: 'Referencia|Referenčné číslo|Platobná referencia|Ref. číslo|Referenčné č.|QR referencia|ESR referencia',
    kid: 'Variabilný symbol|VS|Var. symbol|KID|V. symbol|Var. symb.|Variab. symbol|Var.s.|Variabilný symbol (VS)|Variabilný symb.',
    phone: 'Telefón|Tel.|Tel|Mobil|Tel. č.|T|Mobilný telefón|Telefónne číslo|Tel./fax',
    fax: 'Fax|Tel./fax|FAX|Telefax|Fax.|Číslo faxu',
    email: 'E-mail|Email|e-mail|Mail|El. pošta|Elektronická pošta|E-mailová adresa',
    website: 'Web|www|WWW|Internet|Webová stránka|Web. stránka|Internetová stránka|Internetová adresa|E-shop',
    register: 'Zapísaná v OR|Obchodný register|Zapísané v OR OS|Okresný súd|Mestský súd Bratislava|Spoločnosť zapísaná v|Živnostenský register',
    managingDirector: 'Konateľ|Riaditeľ|Majiteľ|Predseda predstavenstva|Štatutárny orgán',
    contactPerson: 'Kontaktná osoba|Kontakt|Vybavuje|Váš kontakt|Do rúk|Zástupca|Kont. osoba|Zodpovedná osoba|Objednal',
    billTo:
      'Odberateľ|Zákazník|Kupujúci|Fakturačná adresa|Objednávateľ|Príjemca faktúry|Platiteľ|Fakturačné údaje|Odberateľ / Príjemca|Faktúra pre|Odberateľ (platiteľ)|Nadobúdateľ|Klient|Nájomca|Príjemca plnenia|Údaje odberateľa|Adresa odberateľa',
    shipTo:
      'Konečný príjemca|Príjemca|Dodacia adresa|Miesto dodania|Miesto určenia|Adresa dodania|Odberné miesto|Dodacie údaje|Adresa doručenia|Doručovacia adresa|Príjemca tovaru|Miesto plnenia|Adresa príjemcu|Adresa dodania tovaru',
    soldBy:
      'Dodávateľ|Predávajúci|Zhotoviteľ|Vystavil|Odosielateľ|Poskytovateľ|Vystaviteľ|Príjemca platby|Prenajímateľ|Dodávateľ / Predávajúci|Fakturujúci|Predajca',
    position: 'Č.|Por.|Pol.|P. č.|P.č.|Riadok',
    itemId:
      'Kód|Katalógové číslo|Číslo tovaru|Kód tovaru|Artikel|Číslo položky|Kat. č.|Kód položky|PLU|Kód produktu|EAN kód|Čiarový kód|Číslo artikla|Č. tovaru|Kat. číslo|Kód výrobku',
    description:
      'Popis|Názov|Označenie|Názov tovaru|Položka|Predmet|Názov položky|Text|Tovar/služba|Fakturujeme Vám|Názov a popis položky|Označenie tovaru|Názov produktu|Názov a popis|Predmet plnenia|Popis služby|Popis dodávky|Názov tovaru/služby|Popis plnenia|Popis tovaru|Názov služby|Popis práce',
    quantity: 'Množstvo|Počet|Mn.|Počet MJ|Množ.|Ks|Hodín|Spotreba|Počet kusov|Počet hodín|Počet ks|Počet jednotiek|Množstvo MJ',
    unit: 'MJ|Jedn.|M.j.|Jednotka|Merná jednotka|m.j.',
    unitPrice:
      'Jedn. cena|Cena za MJ|J. cena|Cena/MJ|Jednotková cena|Cena/j.|Cena|J.cena|Cena za jednotku|Jednotková cena bez DPH|Cena za kus|Cena/ks|Jedn. cena bez DPH|J. cena bez DPH|Cena za MJ bez DPH|Cena bez DPH/MJ|Cena za jedn.|Cena za hodinu|EUR/MJ|Cena jedn.|Predajná cena',
    lineVatRate: 'DPH|% DPH|Sadzba DPH|DPH %|Sadzba|%DPH|DPH v %|DPH sadzba|% dane',
    lineDiscount: 'Zľava|Zľava %|% zľavy|Rabat|Zľ. %|Zľava v %',
    lineTotal:
      'Spolu|Celkom|Cena spolu|Spolu bez DPH|Celkom bez DPH|Suma|Cena celkom|Spolu s DPH|Cena bez DPH|Celkom bez dane|Celkom v EUR|Hodnota|Čiastka|Cena celkom bez DPH',
    lineDeliveryDate: 'Dátum|Dátum dodania|Dátum plnenia|Dňa|Dátum dodávky|Dodané dňa',
    lineOrderId: 'Objednávka|Obj. č.|Č. objednávky|Zákazka|Číslo objednávky|Č. obj.',
    lineDeliveryId: 'Dodací list|DL|DL č.|Č. DL|Dod. list|Číslo DL',
    serialNumber: 'Výrobné číslo|Sériové číslo|S/N|V. č.|Šarža',
    carryOver: 'Prenos|Prenos zo strany|Súčet strany|Prevod|Prenos na ďalšiu stranu',
    subtotal: 'Medzisúčet|Súčet|Čiastkový súčet|Spolu oddiel',
    priceUnit: 'za|per|Cenová jednotka|cena za',
    page: 'Strana|Str.|List|str.',
    printDate: 'Dátum tlače|Vytlačené|Tlač|Vytlačené dňa|Vygenerované',
    project: 'Projekt|Stavba|Akcia|Číslo projektu|Názov akcie',
    contract: 'Zmluva|Číslo zmluvy|Zmluva č.|Č. zmluvy|Rámcová zmluva',
    trackingId: 'Číslo zásielky|Č. zásielky|Podacie číslo|Číslo balíka|Sledovanie zásielky',
    meterId: 'Číslo elektromera|EIC kód|Číslo odberného miesta|Číslo meradla|Elektromer|Vodomer',
    previousBalance: 'Predchádzajúci zostatok|Počiatočný stav|Nedoplatok z minulého obdobia|Zostatok z minula|Minulé obdobie',
    deposit: 'Kaucia|Vratná záloha|Obaly|Vratné obaly|Zábezpeka',
    birthDate: 'Dátum narodenia|Nar.|Narodený|Narodená',
    validUntil: 'Platnosť do|Platí do|Ponuka platí do|Platné do',
    orderDateOfOffer: 'Ponuka zo dňa|Dátum ponuky|Naša ponuka zo dňa',
    clerk:
      'Vystavil|Vybavuje|Obchodný zástupca|Pokladník|Obsluha|Referent|Fakturoval|Prevzal|Technik|Predavač|Vaša pokladníčka|Čašník|Zodpovedný pracovník|Spracoval|Doklad vystavil|Faktúru vystavil',
    reference:
      'Referencia|Značka|Ref.|Ponuka č.|Konštantný symbol|Špecifický symbol|Číslo reklamácie|KS|Č. j.|Konšt. symbol|Špec. symbol|Číslo ponuky|Spôsob dopravy|Dodacie podmienky',
    terminal: 'Terminál|Pokladňa|Č. pokladne|Predajňa|OKP|UID|Stôl|Autorizačný kód|Číslo pokladnice|Kód pokladnice|Prevádzka|Pokladnica',
  }),
  heldOut: {
    invoiceId: 'Označenie faktúry',
    invoiceDate: 'Faktúra vyhotovená dňa',
    deliveryDate: 'Deň odovzdania tovaru',
    deliveryNoteId: 'Označenie dod. listu',
    customerId: 'Označenie zákazníka',
    receiverOrderId: 'Označenie Vašej objednávky',
    receiverOrderDate: 'Deň objednania',
    senderOrderId: 'Vnútorné označenie zákazky',
    senderOrderDate: 'Deň prijatia zákazky',
    costCenter: 'Stredisko objednávateľa',
    dueDate: 'Najneskôr zaplatiť dňa',
    paymentTerms: 'Dohoda o platbe',
    discount: 'Zvýhodnenie za rýchlu platbu',
    deliveryPeriod: 'Časové rozpätie plnenia',
    from: 'Počiatočný dátum',
    to: 'Koncový dátum',
    netTotal: 'Hodnota pred zdanením',
    vatTotal: 'Z toho daň z pridanej hodnoty',
    grandTotal: 'Úhrnná cena s daňou',
    vatRate: 'Percento dane',
    vatBase: 'Zdaňovaná suma',
    amountDue: 'Zvyšok na doplatenie',
    senderVatId: 'Ident. číslo DPH',
    receiverVatId: 'Ident. číslo DPH odberateľa',
    taxId: 'Č. daňového subjektu',
    companyRegistration: 'Identifikačné č. organizácie',
    iban: 'Medzinárodné číslo účtu',
    bic: 'SWIFT adresa',
    bankCode: 'Smer. kód banky',
    bankAccount: 'Účet dodávateľa',
    isrReference: 'Švajčiarske ref. číslo',
    kid: 'Pri platbe uveďte',
    phone: 'Telefonické spojenie',
    fax: 'Faxové číslo',
    email: 'Kontaktný e-mail',
    website: 'Webová adresa',
    billTo: 'Fakturovať na',
    shipTo: 'Doručiť na adresu',
    soldBy: 'Vystaviteľ faktúry',
  },
};
