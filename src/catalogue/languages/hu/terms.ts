/** Hungarian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Számla|SZÁMLA|Elektronikus számla|Előlegszámla|Végszámla|Egyszerűsített számla|Díjbekérő|Gyűjtőszámla|Számla/Invoice|Proforma számla|Részszámla|Elektronikus számla / Invoice|Készpénzes számla|Átutalásos számla|E-számla|Elszámoló számla|Díjbekérő számla',
    creditNote:
      'Jóváíró számla|Sztornó számla|Helyesbítő számla|Módosító számla|Érvénytelenítő számla|Jóváírás|Sztornószámla|Számlával egy tekintet alá eső okirat|Sztornó|Helyesbítő|Érvénytelenítő|Módosító okirat',
    receipt: 'Nyugta|Blokk|Pénztári bizonylat|Készpénzfizetési számla|Nyugta / blokk|Egyszerűsített adattartalmú számla|Vásárlói bizonylat',
    deliveryNoteTitle: 'Szállítólevél|Szállítási bizonylat|Kísérőjegyzék|Kiszállítási jegyzék|Átadás-átvételi jegyzék',
    orderConfirmationTitle: 'Rendelés visszaigazolása|Visszaigazolás|Megrendelés visszaigazolás',
    offerTitle: 'Árajánlat|Ajánlat|Költségbecslés',
    reminderTitle: 'Fizetési felszólítás|Fizetési emlékeztető|Folyószámla egyenlegközlő',
    termsTitle: 'Általános szerződési feltételek|ÁSZF|Szállítási és fizetési feltételek',
    letterSubject: 'Tárgy|Hivatkozás tárgya|Tárgya',
    invoiceId:
      'Számlaszám|Számla száma|Számla sorszáma|Sorszám|Számla sorszám|Bizonylatszám|Bizonylat száma|Szla. szám|Számla azonosító|Számla szám|Számla sorsz.|Számla sz.|Szla sz.|Nyugta sorszám|Nyugtaszám|Nyugta száma|Bizonylat sorszám|Bizonylat sorszáma|Bizonylatsz.|Díjbekérő száma|Díjbekérő sorszáma|Sorszáma|Az eredeti számla sorszáma|Bizonylat azonosító|Számla azonosítója|Dokumentum száma|Számla no.|Eredeti számla száma',
    invoiceDate:
      'Számla kelte|Kiállítás dátuma|Kelte|Számla dátuma|Kiállítás kelte|Számlakelte|Kelt|Kiállítva|A számla kelte|Kiállítás ideje|Számla kiállítás dátuma|Számla kiállításának dátuma|Számla kiállításának kelte|Kiállítás napja|Kiállít. dátuma|Kibocsátás dátuma|Kibocsátás kelte|Számla kibocsátás dátuma|Kiállítás időpontja|Bizonylat kelte|Bizonylat dátuma|Keltezés|Szla. kelte|Nyugta kelte|Számla kiállítás kelte|Dátum|Számlázás dátuma|Vásárlás dátuma|Kiállítás|Kiállítási dátum',
    deliveryDate:
      'Teljesítés dátuma|Teljesítés időpontja|Teljesítés|Teljesítés kelte|Teljesítés napja|Szállítás dátuma|Kiszállítás dátuma|Telj. dátuma|Teljesítési dátum|Teljesítés ideje|Telj. kelte|Telj. időpontja|Teljesítési időpont|Teljesítés dát.|Szállítás kelte|Szállítási dátum|Teljesítve|A teljesítés időpontja|A teljesítés dátuma|Teljesítési nap|Szolgáltatás dátuma',
    deliveryNoteId:
      'Szállítólevél száma|Szállítólevélszám|Szállítólevél|Szállítólevél sorszáma|Szállítólev. sz.|Száll. levél|Szállító száma|Szlev. száma|Szállítólevél sz.|Szállítólevél azonosító|Szállítójegy|Szállítólevelek|Szlevszám|Szállítói bizonylat',
    customerId:
      'Vevőkód|Ügyfélszám|Vevő kódja|Vevőazonosító|Ügyfélkód|Partnerkód|Vevőszám|Ügyfél azonosító|Felhasználó azonosító|Ügyfél száma|Ügyfél ID|Vevő azonosítója|Vevő száma|Partner kódja|Partner azonosító|Vevő ID|Fizető azonosító|Felhasználó azonosító száma|Szerződéses folyószámla|Fogyasztó azonosító|Ügyfél azon.|Tagsági szám|Vásárló azonosító|Partner ID|Előfizetői szám|Előfizető azonosító',
    receiverOrderId:
      'Rendelésszám|Megrendelés száma|Rendelési szám|Megrendelésszám|Rendelés száma|Az Ön rendelésszáma|Vevői rendelésszám|Megr. szám|PO szám|Vevő rendelésszáma|Vevő rendelési száma|Vevő rend. szám|Megrendelésük száma|Rend. szám|Rendelés azonosító|Rendelési azonosító|Rendelés sz.|Megrend. száma|Rendelésük száma|Beszerzési rendelés|Beszerzési megrendelés|Vevői hivatkozás|Vevő hivatkozása|Vevői megrendelés|Vevői rendelés|Vevő megrendelésszáma|Megrendelés azonosító|Rendelés no.|Önök rendelésszáma',
    receiverOrderDate:
      'Rendelés dátuma|Megrendelés dátuma|Megrendelés kelte|Rendelés kelte|Az Ön megrendelése|Rendelés napja|Rendelési dátum|Megrendelési dátum|Megrend. dátuma|Rend. dátuma',
    senderOrderId:
      'Munkaszám|Visszaigazolás száma|Belső rendelésszám|Ügyletszám|Munkalapszám|Saját rendelésszám|Megbízás száma|Munkalap száma|Munkalap|Saját hivatkozás|Rendelés visszaigazolás száma|Visszaigazolás sz.|Szervizlap száma|Értékesítési rendelés|Projekt rendelésszám|Munkaszáma|Belső azonosító|Webshop rendelésszám|Webrendelés száma|Megbízásszám',
    senderOrderDate: 'Visszaigazolás dátuma|Megbízás dátuma|Visszaigazolás kelte|Megbízás kelte|Felvétel dátuma|Munkafelvétel dátuma',
    costCenter: 'Költséghely|Költséghely kód|Költséghely száma|Ktg.hely|Költségviselő|Kltsg. hely',
    dueDate:
      'Fizetési határidő|Fizetési határidő napja|Esedékesség|Fizetési hat.|Esedékesség dátuma|Fiz. határidő|Lejárat|Fizetendő eddig|Határidő|Fizetési hat.idő|Fiz.hat.idő|Fiz. hat.|Fizetési hatáidő|Fizetés határideje|Fizetési határnap|Fizetési esedékesség|Fizetés esedékessége|Esedékes|Esedékesség napja|Fizetendő:ig|Fizetés határnapja|Befizetési határidő|Befizetés határideje|Számla esedékessége|Lejárat dátuma|Lejárat napja|Utalási határidő|Fizetés esedékesség|Számla lejárata|Esedékességi dátum',
    paymentTerms:
      'Fizetési feltételek|Fizetési mód|Fizetés módja|Fizetési feltétel|Fiz. mód|Fizetési módja|A fizetés módja|Fizetési módozat|Fizetési mód / határidő|Fizetési kondíció|Fizetési kondíciók|Fizetés mód|Fizetés|Fizetőeszköz|Fizetési forma',
    discount: 'Skontó|Skonto kedvezmény|Skontó határideje|Korai fizetési kedvezmény|Skontó összege|Skontó mértéke',
    deliveryPeriod:
      'Elszámolási időszak|Teljesítési időszak|Számlázási időszak|Időszak|Elszámolt időszak|Fogyasztási időszak|Díjidőszak|Szolgáltatási időszak|Számlázott időszak|Teljesítés időszaka|Elszámolás időszaka|Tárgyidőszak|Előfizetési időszak|Szolgáltatás időszaka|Elszámolási időszak tól-ig|Tartózkodás',
    from: '-tól|kezdete|Időszak kezdete|Érkezés|Kezdő dátum|Kezdet|Kezdő időpont|Érkezés dátuma',
    to: '-ig|vége|Időszak vége|Távozás|Záró dátum|Befejezés|Záró időpont|Távozás dátuma',
    netTotal:
      'Nettó összeg|Nettó összesen|Összesen nettó|Nettó érték összesen|Nettó végösszeg|Adóalap összesen|Áfa nélküli összeg|Nettó ár összesen|Nettó végösszesen|Nettó mindösszesen|Nettó össz.|Összes nettó|Összesen nettó ár|Számla nettó összege|Nettó számlaérték|Részösszeg|Összesen áfa nélkül|ÁFA nélküli érték|Áfa nélkül összesen|Nettó összeg összesen|Áfa nélküli ár|Nettó végérték|Részösszesen nettó|Értéke ÁFA nélkül|Számla nettó értéke|Nettó számlaösszeg',
    vatTotal:
      'ÁFA összege|Áfa összesen|ÁFA|Összes áfa|Áfaérték|ÁFA érték|Áfa tartalom|Adó összege|Áthárított adó|ÁFA (27%)|27% ÁFA|Áfa összeg|Áfa összege összesen|ÁFA Ft|ÁFA értéke|Áthárított áfa|Adó összesen|ÁFA összeg (Ft)|Felszámított ÁFA|Számla ÁFA összege|Általános forgalmi adó|Áfa végösszeg|Adóérték|ÁFA tartalma|Áfa össz.|Áfa mindösszesen|áfa összege Ft',
    grandTotal:
      'Bruttó összesen|Bruttó összeg|Számla összesen|Mindösszesen|Bruttó végösszeg|Összesen bruttó|Számla végösszege|Végösszeg|Számla bruttó összege|Összesen|Összes|Bruttó végösszesen|Bruttó össz.|Bruttó mindösszesen|Bruttó érték összesen|Bruttó számlaérték|Számlaérték|Számla értéke|Számla összege|Számlaösszeg|Összeg|Összesen Ft|Teljes összeg|Végösszeg (bruttó)|Számla végösszeg|Számla bruttó végösszege|Fizetendő bruttó összeg|Összesen ÁFA-val|Áfás végösszeg|Áfával növelt érték|Összesen bruttó ár|Bruttó végérték|Számla teljes összege|Értéke ÁFA-val|Összesítés|Mindösszesen bruttó|Mindösszesen Ft|Végösszeg Ft|Teljes bruttó összeg|Bruttó ár összesen',
    vatRate: 'ÁFA kulcs|Áfakulcs|ÁFA %|Áfa mértéke|Adókulcs|Adó mértéke|Áfa kulcsa|Áfa mérték',
    vatBase: 'Adóalap|ÁFA alap|Adó alapja|Áfa alapja|Nettó alap|Adóalap összege|Adóalap (Ft)|Nettó adóalap',
    amountDue:
      'Fizetendő|Fizetendő összeg|Fizetendő összesen|Fizetendő végösszeg|Összesen fizetendő|Átutalandó összeg|Befizetendő összeg|Hátralék|Fizetendő végösszesen|Fizetendő (Ft)|Fizetendő bruttó|Fizetendő bruttó végösszeg|Számla összesen fizetendő|Fennmaradó összeg|Fennmaradó|Hátralévő összeg|Befizetendő|Fizetendő érték|Számlára fizetendő|Fizetendő egyenleg|Egyenleg|Még fizetendő|Visszafizetendő|Átutalandó|Utalandó összeg|Végösszeg fizetendő|Bruttó fizetendő|Esedékes összeg|Ténylegesen fizetendő',
    prepaid:
      'Előleg|Fizetett előleg|Kifizetett összeg|Levont előleg|Előleg beszámítása|Már kiegyenlítve|Kifizetve|Fizetve|Befizetve|Már fizetve|Előlegből|Beszámított előleg|Előleg összege|Befizetett összeg|Fizetett összeg|Kiegyenlítve|Korábban fizetett|Előlegként fizetve|Fizetett|Befizetett előleg|Levonva előleg',
    rounding:
      'Kerekítés|Kerekítési különbözet|Kerekítés összege|Kerekítve|Kerekítési eltérés|Kerekítési különbség|Kerekítési összeg|Kerek.|Kerekítési kül.|Kerekített összeg',
    shipping:
      'Szállítási díj|Szállítási költség|Kiszállítás díja|Fuvardíj|Postaköltség|Csomagolási díj|Házhozszállítás|Házhozszállítási díj|Kiszállítási díj|Kiszállítás|Szállítás|Futárszolgálat|Postai díj|Kezelési költség|Csomagolás|Postázási költség|Csomagküldés|Utánvét díja|Csomagolási költség|Kezelési díj|Fuvarköltség',
    discountAmount:
      'Engedmény|Kedvezmény|Kedvezmény összege|Engedmény összege|Árengedmény|Összes kedvezmény|Árkedvezmény|Kedvezmények|Kedvezmény összesen|Engedmény összesen|Kupon|Kuponkedvezmény|Kedv.|Mennyiségi kedvezmény',
    senderVatId:
      'Közösségi adószám|Adószám|Eladó adószáma|Szállító adószáma|EU adószám|Kibocsátó adószáma|Közösségi adószáma|Adósz.|Adószáma|ÁFA szám|ÁFA azonosító|Közösségi adósz.|EU adószáma|EU adósz.|Közösségi adóazonosító|Csoportos adószám|Csoport adószám|Csoport tag adószáma|Uniós adószám|Nemzetközi adószám|Adószám/EU adószám|HU adószám',
    receiverVatId:
      'Vevő adószáma|Vevő közösségi adószáma|Partner adószáma|Ügyfél adószáma|Megrendelő adószáma|Az Ön adószáma|Vevő adósz.|Vevő EU adószáma|Vevő EU adószám|Vevő adószám|Vásárló adószám|Partner adószám|Vevő csoport adószáma|Vevő csoportazonosítója|Vevő közösségi adószám',
    taxId:
      'Adóazonosító jel|Adóazonosító|Magyar adószám|Csoportazonosító szám|Belföldi adószám|Adóigazgatási szám|Adóazon. jel|Adóaz. jel|Egyéni vállalkozó adószáma|Adóazonosító jele',
    companyRegistration:
      'Cégjegyzékszám|Cégj. szám|Cégjegyzék száma|Nyilvántartási szám|Cg.|Cégj.sz.|Ny. szám|Nyilvántartásba vételi szám|EV nyilvántartási szám|Ev. nyilv. szám|Nyilv. szám|Vállalkozói ig. szám',
    iban: 'IBAN|IBAN szám|IBAN számlaszám|IBAN kód|Nemzetközi számlaszám|IBAN sz.',
    bic: 'SWIFT|BIC|SWIFT kód|BIC kód|BIC/SWIFT|SWIFT/BIC kód|SWIFT/BIC|BIC/SWIFT kód|SWIFT kódja',
    bankCode: 'Bankkód|Bank kódja|GIRO kód|Fiókkód|Bankfiók kódja|Bankazonosító kód',
    bankAccount:
      'Bankszámlaszám|Bankszámla|Bankszámla száma|Pénzforgalmi jelzőszám|Bankszla.|Bankszámla sz.|Számlaszámunk|Számlasz.|Bankszámlaszámunk|Banksz.|Forint számla|HUF számlaszám|EUR számlaszám|Bszla.|Banki számlaszám',
    bankName: 'Bank neve|Számlavezető bank|Bankja|Pénzintézet|Számlavezető|Bankunk|Bankszámla vezető|Bank megnevezése',
    isrReference: 'QR hivatkozás|ESR hivatkozási szám|QR hivatkozási szám|ESR hivatkozás|Svájci hivatkozási szám|QR-referencia száma',
    kid: 'KID szám|Befizető azonosító|Fizetési azonosító|Befizetőazonosító|KID azonosító|Közlemény|Közleményben feltüntetendő|Közlemény rovat|Megjegyzés rovat|Utalás közlemény|Fizetési hivatkozás',
    phone: 'Telefonszám|Telefon|Tel.|Tel|Mobil|Telefonszáma|Tel.szám|Mobilszám|Mobiltelefon|Központi telefonszám|Ügyfélszolgálat',
    fax: 'Fax|Faxszám|Telefax|Tel./Fax|FAX|Fax szám',
    email: 'E-mail|E-mail cím|Email|E-mail címe|Elektronikus levélcím|Drótposta|Elektronikus levelezési cím',
    website: 'Honlap|Weboldal|Web|www|Internet|Weboldalunk|Weblap|Internet cím|Webcím|Webáruház',
    register: 'Cégbíróság|Fővárosi Törvényszék Cégbírósága|Nyilvántartó cégbíróság|Bejegyezte',
    managingDirector: 'Ügyvezető|Ügyvezető igazgató|Vezérigazgató|Képviselő',
    contactPerson:
      'Kapcsolattartó|Ügyintéző neve|Kapcsolattartója|Kapcsolat|Ügyintézője|Felelős ügyintéző|Kapcsolattartó neve|Kapcs. tartó|Kapcsolattartó személy|Megrendelő neve|Figyelmébe',
    billTo:
      'Vevő|Számlázási cím|Vásárló|Megrendelő|Vevő adatai|Partner|Számla címzettje|Vevő neve|Vevő neve, címe|Vevő neve és címe|Vevő címe|Számlafogadó|Számlázási név|Számlázási adatok|Ügyfél|Számla vevője|Megbízó|Vásárló adatai|Számlázási név és cím|Fizető|Bérlő|Ügyfél neve|Ügyfél adatai|Vevő/Megrendelő|A vevő adatai|Címzett',
    shipTo:
      'Szállítási cím|Átvevő|Szállítási címe|Átvétel helye|Kiszállítási cím|Teljesítés helye|Szállítási név|Szállítási adatok|Szállítás helye|Kiszállítás helye|Szállítási név és cím|Áru átvevője|Címzett adatai|Fogyasztási hely|Fogyasztási hely címe|Felhasználási hely|Szállítás címe|Átvevőhely|Telephely|Munkavégzés helye|Szállítandó',
    soldBy:
      'Eladó|Szállító|Kibocsátó|Számlakibocsátó|Szolgáltató|Eladó adatai|Szállító neve|Eladó neve|Szállító adatai|Kiállító|Kiállító adatai|Számlakibocsátó adatai|Számla kibocsátója|Kiállítója|Eladó/Szállító|Forgalmazó|Szállító (Eladó)|Kereskedő|Vállalkozó|Bérbeadó|Eladó neve, címe|A kibocsátó adatai|Szolgáltató adatai|Kereskedő adatai',
    position: 'Tétel|Ssz.|Sor|Tételszám|Poz.|Tét.|Tételsorszám|Sorsz.|Tétel sz.|Srsz.',
    itemId: 'Cikkszám|Termékkód|Cikkszáma|Tételkód|Cikk|Vonalkód|Árucikk|Termék kódja|Terméksz.|Cikksz.|EAN kód|Gyártói cikkszám',
    description:
      'Megnevezés|Termék megnevezése|Termék|Szolgáltatás megnevezése|Leírás|Megnevezése|Termék/szolgáltatás|Áru megnevezése|Tétel megnevezése|Termék neve|Termék/Szolgáltatás megnevezése|Termék vagy szolgáltatás|Megnev.|Termék leírása|Árucikk megnevezése|Szolgáltatás leírása|Áru/szolgáltatás|Cikk megnevezés|Cikk megnevezése|Terméknév|Áru, szolgáltatás megnevezése|Munka megnevezése|Termék/Szolgáltatás neve|Cikknév',
    quantity: 'Mennyiség|Menny.|Darabszám|Mennyisége|Db|Óraszám|Mennyiség, egység|Mennyis.|Megr. menny.|Menny./egys.|Mennyiség (db)',
    unit: 'Mértékegység|M.e.|Egység|Me.|Menny. egys.|Egys.|M.egys.|Menny. egység|Menny. egysége|Mértékegys.|Mért. egys.|M. egység|Mennyiségi egység|Egysége',
    unitPrice:
      'Egységár|Nettó egységár|Egys. ár|Nettó e.ár|Egységár (nettó)|Egys.ár|E.ár|Nettó egys. ár|Nettó egységár (Ft)|Egységár Ft|Nettó egys. ár (Ft)|Nettó ár|Egységára|Bruttó egységár|Eladási ár|Eladási egységár|Egys. ár nettó|Br. egységár|N. egységár|Listaár|Óradíj|Kedv. egységár|Brt. egységár',
    lineVatRate: 'ÁFA%|Áfa %|ÁFA kulcs|Áfa|Adó%|Áfakulcs|ÁFA kulcsa|Áfa mérték|Adókulcs|ÁFA mértéke',
    lineDiscount: 'Kedv. %|Kedvezmény|Engedmény|Engedmény %|Kedv.|Kedvezmény %',
    lineTotal:
      'Nettó érték|Nettó ár|Érték|Bruttó érték|Összesen|Bruttó ár|Nettó összeg|Nettó érték (Ft)|Bruttó érték (Ft)|Összérték|Érték (Ft)|Összár|Össz.|Összeg|Értéke|Teljes ár|Nettó össz.|Tétel összesen|Nettó értéke|Sorösszeg',
    lineDeliveryDate: 'Teljesítés|Teljesítés dátuma|Szállítás napja|Dátum|Telj. dátuma|Telj. nap',
    lineOrderId: 'Rendelésszám|Megrendelés|Rendelés|Rend. szám|Rend.sz.|Megrendelésszám',
    lineDeliveryId: 'Szállítólevél|Szállítólevélszám|Szlev.|Szállítólevél sz.|Szlev. szám|Száll. levél',
    serialNumber: 'Gyári szám|Sorozatszám|Gyártási szám|Gy. szám|Gyártási sz.|Gyári sz.|Szériaszám|IMEI',
    carryOver: 'Áthozat|Átvitel|Oldal összesen|Átvitt összeg|Folytatás a következő oldalon|Átvitel a következő oldalra',
    subtotal: 'Részösszeg|Részösszesen|Köztes összeg',
    priceUnit: 'Áregység|egységenként|Ár / egység',
    page: 'Oldal|Oldalszám|Lap|Oldalak',
    printDate: 'Nyomtatás dátuma|Nyomtatva|Nyomtatás ideje|Nyomtatás|Nyomt.',
    project: 'Projekt|Projektszám|Projekt neve|Projekt azonosító|Munkaszám projekt|Projekt kód',
    contract: 'Szerződés|Szerződésszám|Szerződés száma|Szerz. szám|Kötvényszám|Szerződés sz.|Szerződés azonosító|Keretszerződés',
    trackingId: 'Csomagszám|Nyomkövetési szám|Küldeményazonosító|Csomag száma|Fuvarlevél száma|Fuvarlevélszám',
    meterId: 'Mérő gyári száma|Mérőóra száma|Mérési pont azonosító|Mérő azonosító|Mérőszám|POD azonosító|Mérőóra|Felhasználási hely azonosító',
    previousBalance: 'Előző egyenleg|Előző időszak egyenlege|Nyitó egyenleg|Korábbi egyenleg|Előző havi egyenleg',
    deposit: 'Betétdíj|Kaució|Letét',
    birthDate: 'Születési idő|Született|Születési dátum',
    validUntil: 'Érvényes|Érvényesség|Ajánlat érvényessége',
    orderDateOfOffer: 'Ajánlat kelte|Ajánlat dátuma|Árajánlat kelte',
    clerk:
      'Ügyintéző|Kiállította|Készítette|Pénztáros|Értékesítő|Üzletkötő|Eladó neve|Pénztáros neve|Kezelő|Kiszolgáló|Kiszolgált|Kiállító neve|Felelős|Számlázó|Kezelő neve',
    reference:
      'Hivatkozás|Hivatkozási szám|Iktatószám|Hivatkozás szám|Hiv.szám|Ajánlatszám|Ajánlat száma|Szállítási mód|Szállítási feltétel|Megjegyzés|Kárszám|Paritás|Ügyiratszám',
    terminal: 'Pénztárgép|AP szám|Terminálszám|Pénztár|Asztal|Bolt|Kassza|NAV ellenőrző kód|Engedélyszám|Pénztárgép AP|Üzlet|Nyugtaszám',
  }),
  heldOut: {
    invoiceId: 'Számla nyilvántartási száma',
    invoiceDate: 'A kiállítás napja',
    deliveryDate: 'Leszállítás napja',
    deliveryNoteId: 'Szállítójegy száma',
    customerId: 'Vevő nyilvántartási száma',
    receiverOrderId: 'Vevő rendelési azonosítója',
    receiverOrderDate: 'Rendelés beérkezett',
    senderOrderId: 'Gyártási rendelés száma',
    senderOrderDate: 'Gyártási rendelés kelte',
    costCenter: 'Költséghely azonosító',
    dueDate: 'Kiegyenlítés határideje',
    paymentTerms: 'Kiegyenlítés módja',
    discount: 'Készpénzes engedmény',
    deliveryPeriod: 'Számlázott időtartam',
    from: 'Időtartam eleje',
    to: 'Időtartam utolsó napja',
    netTotal: 'Adó nélküli ellenérték',
    vatTotal: 'Felszámított adó',
    grandTotal: 'Adóval növelt ellenérték',
    vatRate: 'Alkalmazott adómérték',
    vatBase: 'Adóköteles összeg',
    amountDue: 'Kiegyenlítendő összeg',
    prepaid: 'Korábban befizetve',
    rounding: 'Kerekítésből adódó összeg',
    shipping: 'Házhoz szállítás ára',
    discountAmount: 'Levont engedmény',
    senderVatId: 'Általános forgalmi adószám',
    receiverVatId: 'Vásárló adószáma',
    taxId: 'Személyi adóazonosító',
    companyRegistration: 'Cégbírósági szám',
    iban: 'Nemzetközi bankszámlaszám',
    bic: 'Bank nemzetközi kódja',
    bankCode: 'Pénzintézet kódja',
    bankAccount: 'Folyószámlaszám',
    isrReference: 'Svájci QR azonosító',
    kid: 'Utalási azonosító',
    phone: 'Központi szám',
    fax: 'Telefax száma',
    email: 'Elektronikus cím',
    website: 'Világháló',
    billTo: 'Számlafizető',
    shipTo: 'Rendeltetési hely',
    soldBy: 'Számla kiállítója',
    contactPerson: 'Illetékes munkatárs',
  },
};
