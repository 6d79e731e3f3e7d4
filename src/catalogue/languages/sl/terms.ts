/** Slovenian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Račun|RAČUN|Faktura|eRačun|Račun-dobavnica|Zbirni račun|Avansni račun|Račun za storitve|Začasna situacija|Predplačilni račun|Končni račun|Končna situacija|Račun / Invoice|Račun za predplačilo|Delni račun|Mesečni račun|Izstavljen račun',
    creditNote: 'Dobropis|DOBROPIS|Storno račun|Storno računa|Knjižno dobropis|Popravek računa|Dobropis / Credit note|Knjižni dobropis|Storno',
    receipt: 'Blagajniški račun|Potrdilo o plačilu|Prejemek|Paragon|Gotovinski račun|Blagajniški prejemek',
    deliveryNoteTitle: 'Dobavnica|Odpremnica|Prevoznica|Dobavni list|Spremni list',
    orderConfirmationTitle: 'Potrditev naročila|Potrdilo naročila|Potrditev vašega naročila|Potrjeno naročilo',
    offerTitle: 'Ponudba|Predračun|Ponudba - predračun|Informativna ponudba',
    reminderTitle: 'Opomin|Opomin pred izvršbo|Opomin pred tožbo|Opozorilo o neplačilu|1. opomin',
    termsTitle: 'Splošni pogoji|Splošni pogoji poslovanja|Prodajni pogoji|Splošni prodajni in dobavni pogoji',
    letterSubject: 'Zadeva|Zadeva dopisa|Predmet|V zvezi z',
    invoiceId:
      'Številka računa|Št. računa|Račun št.|Račun številka|Račun|RAČUN ŠT.|Št. dokumenta|Številka dokumenta|Račun št|Faktura št.|Št. fakture|Številka fakture|Rač. št.|eRačun št.|Dobropis št.|Št. dobropisa|Rn. št.|Zap. št. računa|Št. rač.|Štev. računa|Številka rač.|Št. račun|Štev. rač.|Predračun št.|Št. predračuna|Oznaka računa|Faktura številka|Št. dok.|Dokument št.|Štev.|Izdani račun št.|Zap. št. rač.',
    invoiceDate:
      'Datum računa|Datum izdaje|Datum izdaje računa|Datum|Datum izstavitve|Datum izdaje rač.|Datum dokumenta|Kraj in datum izdaje|Datum fakture|Dat. računa|Izdano dne|Datum in čas izdaje|Datum izstavitve računa|Kraj in datum|Datum dobropisa|Datum izd.|Datum rač.|Dat. izdaje|Izdano|Izstavljeno|Dat. rač.|Datum izd. računa|Datum izst.|Kraj in datum izdaje računa|Datum in kraj izdaje|Izdan dne|Datum nakupa|Račun izdan dne',
    deliveryDate:
      'Datum dobave|Datum opravljene storitve|Datum opr. storitve|Datum storitve|Dobavljeno dne|Datum odpreme|Datum opravljanja|Datum dobave blaga|Dat. dobave|Datum dob. blaga/opr. storitev|Datum opravljene dobave|Opravljeno dne|Datum DUR|Datum prevzema blaga|Delo opravljeno dne|Datum izvedbe|Dela zaključena dne|Izvedeno dne|Datum storitev|Datum opravljanja storitev|Datum opravljanja storitve|Datum opr.stor.|Datum dobave blaga ali storitve|Datum dobave/storitve|Datum dob.|Datum dobave oz. opravljene storitve|Datum opravl. storitve|Datum dostave|Datum prevzema|Datum dobave oz. storitve',
    deliveryNoteId:
      'Dobavnica št.|Št. dobavnice|Dobavnica|Številka dobavnice|Po dobavnici|Odpremnica št.|Dob. št.|Št. odpremnice|Dobavnice št.|Dobavnica številka|Dobavni list št.|Dobavnice|Št. dob.|Po dobavnici št.|Odprem. št.|Dostavnica št.',
    customerId:
      'Šifra kupca|Št. kupca|Šifra partnerja|Kupec št.|Številka kupca|Šifra stranke|Št. stranke|Številka stranke|Šifra naročnika|Šifra plačnika|Koda kupca|Vaša šifra|ID kupca|Naročniška številka|Št. naročnika|Št. partnerja|ID stranke|ID partnerja|Šifra klienta|Kupec šifra|Številka partnerja|Št. člana|Članska številka|Stranka št.|Odjemalec št.|Številka naročnika|Vaša šifra kupca|Uporabnik št.',
    receiverOrderId:
      'Št. naročila|Naročilo št.|Vaše naročilo|Naročilnica št.|Vaše naročilo št.|Številka naročila|Naročilnica|Št. naročilnice|Vaša naročilnica|Po naročilu|Naročilo|Vaša št.|Naročilo kupca|Vaš znak|Referenca kupca|Nar. št.|Vaša referenca|Vaše naroč.|Po naročilu št.|Po naročilnici|Naročilnica številka|Številka naročilnice|Vaše nar.|Vaše nar. št.|Naročilo številka|Referenčni dokument|Naročilo kupca št.|Vaša naročilnica št.|Referenca naročila|Naroč. št.|Vaša oznaka',
    receiverOrderDate:
      'Datum naročila|Naročilo z dne|Datum naročilnice|Vaše naročilo z dne|Naročilnica z dne|Dat. naročila|Naročeno dne|Datum vašega naročila|Dat. naroč.|Naročilo dne|Datum nar.',
    senderOrderId:
      'Naša št.|Delovni nalog|Delovni nalog št.|Naše naročilo|Št. delovnega naloga|Naša referenca|Naš znak|Prodajni nalog|Nalog št.|DN št.|Št. naloga|Prodajno naročilo|Interna številka|Št. prodajnega naloga|Št. DN|Naša oznaka|Interna št.|Naročilo interno|Prodajno naročilo št.|Št. prodajnega naročila|Servisni nalog|Servisni nalog št.|Spletno naročilo',
    senderOrderDate: 'Datum naloga|Datum delovnega naloga|Nalog z dne|Delovni nalog z dne|Datum prodajnega naloga|Dat. naloga|Datum prodajnega naročila',
    costCenter: 'Stroškovno mesto|SM|Str. mesto|Stroškovni nosilec|Stroškovno mesto št.|Šifra SM|Mesto stroška',
    dueDate:
      'Rok plačila|Datum zapadlosti|Zapadlost|Zapade|Datum valute|Plačati do|Valuta|Zapade v plačilo|Rok plač.|Plačilo do|Datum plačila|Zapadlost računa|Dat. zapadlosti|Valuta plačila|Prosimo plačajte do|Račun zapade dne|Skrajni rok plačila|Rok pl.|Zapade dne|Plačilo najkasneje do|Plačati najkasneje do|Plačilni rok|Dospelost|Datum dospelosti|Datum zap.|Rok plačila do|Zapadlo|Rok za plačilo|Zapadlost plačila|Plačljivo do|Rok zapadlosti|Datum plačila do',
    paymentTerms:
      'Plačilni pogoji|Plačilni pogoj|Način plačila|Pogoji plačila|Rok plačila v dneh|Plačilo|Plač. pogoji|Odlog plačila|Način pl.|Plač. pogoj|Vrsta plačila|Plačano z|Plačilno sredstvo',
    discount: 'Skonto|Cassa sconto|Popust za predčasno plačilo|Gotovinski popust|Casa skonto|Popust za takojšnje plačilo',
    deliveryPeriod:
      'Obračunsko obdobje|Obdobje|Obdobje opravljanja storitev|Za obdobje|Obračun za obdobje|Obdobje storitve|Obdobje dobave|Obdobje obračuna|Za mesec|Obdobje najema|Opravljeno v obdobju|Obračunsko obd.|Obdobje opravljene storitve|Obdobje dobave / storitve|Storitev za obdobje|Naročniško obdobje|Obdobje opravljanja|Čas opravljene storitve|Bivanje',
    from: 'Od|Datum od|Od dne|Začetek|Obdobje od|Začetek obdobja|Prihod',
    to: 'Do|Datum do|Do dne|Konec|Obdobje do|Konec obdobja|Odhod',
    netTotal:
      'Osnova|Skupaj brez DDV|Vrednost brez DDV|Znesek brez DDV|Neto vrednost|Skupaj neto|Vmesna vsota|Neto|Vrednost skupaj brez DDV|Skupaj osnova|Neto znesek|Vmesni seštevek|Skupna vrednost brez DDV|Vrednost brez davka|Skupaj vrednost brez DDV|Neto skupaj|Skupna osnova|Delna vsota|Osnova za DDV skupaj|Znesek brez davka|Vsota brez DDV|Osnova skupaj|Seštevek|Skupaj osnova za DDV|Vmes. vsota|Skupaj brez davka|Skupaj postavke|Vsota|Znesek neto|Cena skupaj brez DDV|Neto EUR',
    vatTotal:
      'DDV|Znesek DDV|Skupaj DDV|Vrednost DDV|DDV skupaj|Obračunani DDV|Davek|Davek na dodano vrednost|Znesek davka|DDV 22%|22% DDV|22,00% DDV|DDV EUR|Skupni DDV|Znesek DDV skupaj|Davek skupaj|Davek DDV|DDV 9,5%|Skupaj davek|Obračunan DDV|DDV v EUR',
    grandTotal:
      'Skupaj|Skupaj z DDV|Skupaj EUR|Skupaj vrednost|Znesek računa|Skupna vrednost|Vrednost z DDV|Skupni znesek|Znesek z DDV|Skupaj račun|Končni znesek|Skupaj vrednost z DDV|Vrednost računa|Bruto|Vse skupaj|Skupaj z davkom|Skupaj znesek|Končna vrednost|Končna cena|Skupna cena|Skupna cena z DDV|Vsota z DDV|Vrednost z davkom|Bruto vrednost|Skupna vrednost z DDV|Znesek skupaj|Vsota EUR|SKUPAJ EUR z DDV|Skupaj za plačilo z DDV|Bruto znesek|Skupaj vključno z DDV|Skupno|Račun skupaj|Vrednost z DDV skupaj|Skupaj z DDV EUR|Znesek računa EUR',
    vatRate: 'Stopnja DDV|DDV %|Stopnja|% DDV|Davčna stopnja|Stop. DDV|St. DDV',
    vatBase:
      'Osnova za DDV|Davčna osnova|Osnova DDV|Od osnove|Obdavčljiva osnova|Osn. za DDV|Neto osnova|Osnova za obračun DDV|Osnova EUR|Davč. osnova|Osnova davka',
    amountDue:
      'Za plačilo|Skupaj za plačilo|Znesek za plačilo|ZA PLAČILO EUR|Plačati|Preostanek za plačilo|Skupaj za plačilo EUR|Ostane za plačilo|Za plačati|Znesek plačila|Skupaj plačilo|Preostanek|Preostalo plačilo|Ostanek za plačilo|Ostanek|Dolg|Znesek za plačilo EUR|Skupni znesek za plačilo|Skupaj za plačati|Odprto|Zapadli znesek|Neplačano|Še za plačilo|Odprti znesek|Vrednost za plačilo|Znesek dolga|Neplačan znesek|Končni znesek za plačilo',
    prepaid:
      'Plačano|Avans|Predplačilo|Že plačano|Plačan avans|Odbitek avansa|Akontacija|Vplačano|Plačilo prejeto|Plačano s kartico|Avansi|Vplačila|Prejeto plačilo|Prejeti avans|Predplačila|Plačan znesek|Odštet avans|Minus avans|Vračunan avans|Že poravnano|Poravnano|Prejeta plačila',
    rounding: 'Zaokrožitev|Izravnava|Zaokroževanje|Razlika zaokrožitve|Centska izravnava|Zaokr.|Zaokrožitev EUR|Izravnava centov',
    shipping:
      'Poštnina|Dostava|Prevoz|Stroški dostave|Stroški prevoza|Strošek pošiljanja|Transport|Prevozni stroški|Stroški pošiljanja|Dostava blaga|Stroški poštnine|Pakiranje|Poštni stroški|Pošiljanje|Strošek dostave|Embalaža',
    discountAmount:
      'Popust|Rabat|Znesek popusta|Skupaj popust|Znesek rabata|Skupaj rabat|Vrednost popusta|Dodatni popust|Popusti|Skupni popust|Rabati|Kupon|Količinski popust|Popust EUR',
    senderVatId:
      'ID za DDV|ID št. za DDV|Identifikacijska številka za DDV|Davčna številka|ID DDV|ID številka za DDV|Davčna št.|ID. št. za DDV|DŠ|ID za DDV št.|ID št. DDV|Ident. št. DDV|VAT ID|VAT št.|VAT številka|ID za DDV (VAT)|Ident. štev. za DDV|DDV ID|DDV št.|Davčna številka/ID za DDV|ID številka DDV|Davčni zavezanec',
    receiverVatId:
      'ID za DDV kupca|Vaša ID za DDV|Kupčev ID za DDV|ID za DDV naročnika|Davčna številka kupca|ID za DDV prejemnika|ID za DDV plačnika|Davčna št. kupca|ID za DDV stranke|Kupec ID za DDV|ID DDV kupca|VAT ID kupca|Davčna št. naročnika|Davčna številka naročnika|ID št. za DDV kupca|Vaš ID za DDV',
    taxId: 'Davčna številka|Davčna št.|Matična številka|EMŠO|Davčna štev.|Dav. št.|Davč. št.|Davčna',
    companyRegistration: 'Matična številka|Matična št.|Mat. št.|MŠ|Matična|Reg. št.|Mat. številka|Mat.štev.|Registrska številka|Matična številka podjetja',
    iban: 'IBAN|TRR|TRR IBAN|Transakcijski račun|IBAN račun|IBAN št.|Račun IBAN',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT koda|BIC koda|BIC banke|SWIFT/BIC|BIC/SWIFT koda',
    bankCode: 'Šifra banke|Koda banke|Oznaka banke|Št. banke|Številka banke|Šif. banke',
    bankAccount:
      'Transakcijski račun|TRR|Št. računa pri banki|Poslovni račun|TRR št.|Bančni račun|Št. TRR|TRR številka|Bančni račun št.|Številka TRR|Številka bančnega računa|Transakc. račun|Tran. račun|Račun TRR|Poslovni račun št.|Št. bančnega računa',
    bankName: 'Banka|Pri banki|Odprt pri|Naziv banke|Račun odprt pri|Odprt pri banki|Ime banke|TRR odprt pri',
    isrReference: 'Referenčna številka ESR|QR-referenca|Švicarska referenčna številka|ESR referenca|Sklic ESR|QR-referenčna številka',
    kid: 'KID|Številka KID|KID št.|KID koda|Oznaka KID|Sklic (KID)',
    phone: 'Telefon|Tel.|Tel|GSM|Mobitel|T|Telefonska št.|Tel. št.|Mobilni tel.|Mobilni telefon|Telefonska številka|Tel./faks|Kontakt tel.',
    fax: 'Faks|Fax|Telefaks|F|Faks št.|Fax št.',
    email: 'E-pošta|E-mail|Email|e-pošta|E-naslov|Elektronska pošta|Elektronski naslov|E-mail naslov|E-poštni naslov',
    website: 'Spletna stran|Splet|www|Internet|Spletno mesto|Web|Spletna trgovina|Internetna stran',
    register: 'Registrsko sodišče|Vpisano v sodni register|Sodni register|Okrožno sodišče|Družba je vpisana pri|Srg',
    managingDirector: 'Direktor|Direktorica|Zakoniti zastopnik|Predsednik uprave|Uprava',
    contactPerson: 'Kontaktna oseba|Kontakt|V roke|Za|Oseba za stike|Odgovorna oseba kupca|V vednost|Naročil|Kont. oseba',
    billTo:
      'Kupec|Naročnik|Prejemnik računa|Plačnik|Prejemnik|Naslov za račun|Račun za|Podatki o kupcu|Kupec / Naročnik|Stranka|Naslovnik|Prejemnik storitve|Plačnik računa|Naročnik storitve|Naslov kupca|Podatki kupca|Naročnik/plačnik|Naslov za izstavitev računa|Najemnik|Prejemnik / kupec|Kupec in plačnik',
    shipTo:
      'Naslov dostave|Mesto dostave|Kraj dostave|Prejemnik blaga|Naslov za dostavo|Dostaviti na|Mesto prevzema|Prejemnik pošiljke|Dostava na naslov|Mesto dobave|Naslov dobave|Dobava na naslov|Podatki za dostavo|Kraj izvedbe|Kraj opravljene storitve|Objekt/naslov|Naslov prejemnika blaga|Odpremni naslov',
    soldBy:
      'Prodajalec|Dobavitelj|Izdajatelj|Izvajalec|Izdajatelj računa|Pošiljatelj|Podatki o prodajalcu|Prejemnik plačila|Ponudnik|Izvajalec storitve|Prodajalec / Izdajatelj|Podatki o izdajatelju|Najemodajalec',
    position: 'Zap. št.|Št.|Poz.|Z.št.|Zš|Zap.|Zaporedna številka|Postavka|Post.',
    itemId:
      'Šifra|Šifra artikla|Artikel|Koda|Šifra blaga|Ident|Kat. št.|EAN|Šifra izdelka|Šifra art.|Šifra storitve|Šifra izd.|Artikel šifra|Koda artikla|Koda izdelka|Kataloška št.|EAN koda|Črtna koda|Art. št.|Artikel št.',
    description:
      'Opis|Naziv|Naziv blaga/storitve|Naziv artikla|Opis storitve|Vrsta blaga oz. storitve|Blago/storitev|Naziv blaga|Storitev|Opis blaga|Opis blaga/storitve|Opis blaga ali storitve|Opis artikla|Opis postavke|Naziv storitve|Naziv izdelka|Naziv postavke|Artikel / storitev|Ime artikla|Ime izdelka|Predmet računa|Opis izdelka/storitve|Izdelek|Opis izdelka|Naziv artikla/storitve|Vrsta storitve|Artikel/opis|Naziv blaga ali storitve|Opis dela',
    quantity: 'Količina|Kol.|Kol|Količ.|Dobavljeno|Ure|Št. ur|Število ur|Število|Kosov|Dobav. kol.|Kol./EM|Količina/EM',
    unit: 'EM|Enota|Enota mere|ME|E.M.|Mera|Enot.|Merska enota|EM/ME|Mer. enota|Merska en.',
    unitPrice:
      'Cena|Cena na enoto|Cena brez DDV|Cena/EM|Cena EUR|Cena na EM|Enotna cena|Cena za enoto|MPC|Cena/enoto|Cena na enoto (brez DDV)|Cena enote|Prodajna cena|Cena/kos|Cena z DDV|Neto cena|Cena/ME|Cena na kos|Cena na enoto EUR|Cena/enota|Cena na uro|Enot. cena|C. na enoto|VP cena|Cena/E|MP cena|Osnovna cena',
    lineVatRate: 'DDV|DDV %|% DDV|Stopnja DDV|DDV%|St. DDV|Stopnja|Davek %|DDV st.|Stop. DDV|% davka',
    lineDiscount: 'Popust %|Rabat %|Popust|Rabat|R%|Pop. %|% popusta',
    lineTotal:
      'Znesek|Vrednost|Skupaj|Znesek brez DDV|Vrednost brez DDV|Vrednost EUR|Neto vrednost|Znesek EUR|Cena skupaj|Znesek v EUR|Skupna cena|Vrednost neto|Vred. brez DDV|Vsota|Vrednost EUR brez DDV',
    lineDeliveryDate: 'Datum dobave|Dat. dobave|Datum|Dobava|Datum odpreme|Datum storitve',
    lineOrderId: 'Naročilo|Št. naročila|Nar. št.|Naročilnica|Naročilo št.|Naročilnica št.',
    lineDeliveryId: 'Dobavnica|Št. dobavnice|Dob. št.|Odpremnica|Dobavnica št.|Dobavni list št.',
    serialNumber: 'Serijska številka|Serijska št.|Ser. št.|S/N|Št. šasije|IMEI',
    carryOver: 'Prenos|Za prenos|Prenos na naslednjo stran|Prenos s prejšnje strani|Preneseno',
    subtotal: 'Vmesna vsota|Vmesni seštevek|Skupaj sklop|Seštevek',
    priceUnit: 'Cena za|Enota cene|Na|Cena za 100',
    page: 'Stran|Str.|List|Stran št.|Strani',
    printDate: 'Datum izpisa|Izpisano|Natisnjeno|Datum tiska|Izpis',
    project: 'Projekt|Št. projekta|Objekt|Gradbišče|Projekt št.|Zadeva št.|Šifra projekta',
    contract: 'Pogodba št.|Št. pogodbe|Pogodba|Okvirni sporazum|Številka pogodbe|Št. police|Naročniško razmerje',
    trackingId: 'Številka pošiljke|Št. pošiljke|Sledenje pošiljki|Sledilna številka|Oznaka paketa',
    meterId: 'Številka števca|Št. števca|Merilno mesto|Odjemno mesto|Št. merilnega mesta|Števec',
    previousBalance: 'Prejšnje stanje|Stanje dolga|Dolg iz preteklega obdobja|Prejšnji saldo|Odprte postavke|Saldo',
    deposit: 'Varščina|Kavcija|Povratna embalaža|Polog|Depozit',
    birthDate: 'Datum rojstva|Rojen|Rojena|Roj.',
    validUntil: 'Velja do|Veljavnost|Veljavno do|Ponudba velja do|Rok veljavnosti|Uporabno do',
    orderDateOfOffer: 'Datum ponudbe|Ponudba z dne|Datum predračuna|Naša ponudba z dne',
    clerk:
      'Izdal|Pripravil|Referent|Račun izdal|Komercialist|Prodajalec št.|Blagajnik|Obdelal|Odgovorna oseba|Izstavil|Skrbnik|Račun izstavil|Račun pripravil|Sestavil|Pripravila|Izdala|Račun izdala|Natakar|Operater|Fakturiral|Prodajalec/ka|Postregel|Strežba|Blagajničarka',
    reference:
      'Sklic|Sklic na številko|Referenca|Sklic na št.|Model in sklic|ZOI|EOR|Ref.|Koda namena|Ob plačilu navedite sklic|Model|Ref. št.|Pogodba/ref.|Način dobave|Način odpreme|Dobavni pogoji|Pariteta|Št. ponudbe|Ponudba št.|Namen|Namen plačila|Opomba|Po ponudbi|Zaščitna oznaka|Referenčna številka',
    terminal:
      'Blagajna|Terminal|Poslovni prostor|Naprava|Oznaka blagajne|POS|Miza|Trgovina|Prodajalna|Poslovalnica|El. naprava|Elektronska naprava|Oznaka naprave|Blag.|Blagajna št.|Črpalka',
  }),
  heldOut: {
    invoiceId: 'Številka izdanega računa',
    invoiceDate: 'Dan izdaje računa',
    deliveryDate: 'Dan dobave',
    deliveryNoteId: 'Oznaka dobavnice',
    customerId: 'Identifikator kupca',
    receiverOrderId: 'Oznaka vašega naročila',
    receiverOrderDate: 'Dan naročila',
    senderOrderId: 'Oznaka našega naloga',
    senderOrderDate: 'Dan izdaje naloga',
    costCenter: 'Oznaka stroškovnega mesta',
    dueDate: 'Zadnji dan plačila',
    paymentTerms: 'Pogoji in rok plačila',
    discount: 'Skonto pri plačilu',
    deliveryPeriod: 'Časovno obdobje',
    from: 'Začetni datum',
    to: 'Končni datum',
    netTotal: 'Skupni znesek brez DDV',
    vatTotal: 'Skupni znesek DDV',
    grandTotal: 'Skupni znesek z DDV',
    vatRate: 'Odstotek DDV',
    vatBase: 'Znesek osnove',
    amountDue: 'Dolgovani znesek',
    prepaid: 'Plačano z avansom',
    rounding: 'Zaokroženo',
    shipping: 'Strošek odpreme',
    discountAmount: 'Odobren popust',
    senderVatId: 'Ident. št. za DDV',
    receiverVatId: 'Ident. št. za DDV kupca',
    taxId: 'Davčna ident. št.',
    companyRegistration: 'Registrska št.',
    iban: 'Št. računa (IBAN)',
    bic: 'SWIFT naslov',
    bankCode: 'Identifikator banke',
    bankAccount: 'Račun prejemnika',
    isrReference: 'Švicarski sklic QR',
    kid: 'Pri plačilu navedite',
    phone: 'Kontaktni telefon',
    fax: 'Številka telefaksa',
    email: 'Naslov e-pošte',
    website: 'Spletni naslov',
    billTo: 'Račun izdan za',
    shipTo: 'Lokacija dostave',
    soldBy: 'Izdajatelj fakture',
  },
};
