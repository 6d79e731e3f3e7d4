/** Slovenian as printed on invoices of Slovenia. */
import type { Language } from './language.js';
import { articles, list, wordings } from './lists.js';

export const sl: Language = {
  code: 'sl',
  englishName: 'Slovenian',
  tesseract: 'slv',
  countries: ['SI'],
  terms: wordings({
    invoice: 'Račun|RAČUN|Faktura|eRačun|Račun-dobavnica|Zbirni račun|Avansni račun|Račun za storitve|Začasna situacija',
    creditNote: 'Dobropis|DOBROPIS|Storno račun|Storno računa|Knjižno dobropis|Popravek računa',
    receipt: 'Blagajniški račun|Potrdilo o plačilu|Prejemek|Paragon|Gotovinski račun|Blagajniški prejemek',
    deliveryNoteTitle: 'Dobavnica|Odpremnica|Prevoznica|Dobavni list|Spremni list',
    orderConfirmationTitle: 'Potrditev naročila|Potrdilo naročila|Potrditev vašega naročila|Potrjeno naročilo',
    offerTitle: 'Ponudba|Predračun|Ponudba - predračun|Informativna ponudba',
    reminderTitle: 'Opomin|Opomin pred izvršbo|Opomin pred tožbo|Opozorilo o neplačilu|1. opomin',
    termsTitle: 'Splošni pogoji|Splošni pogoji poslovanja|Prodajni pogoji|Splošni prodajni in dobavni pogoji',
    letterSubject: 'Zadeva|Zadeva dopisa|Predmet|V zvezi z',
    invoiceId:
      'Številka računa|Št. računa|Račun št.|Račun številka|Račun|RAČUN ŠT.|Št. dokumenta|Številka dokumenta|Račun št|Faktura št.|Št. fakture|Številka fakture|Rač. št.|eRačun št.|Dobropis št.|Št. dobropisa|Rn. št.|Zap. št. računa',
    invoiceDate:
      'Datum računa|Datum izdaje|Datum izdaje računa|Datum|Datum izstavitve|Datum izdaje rač.|Datum dokumenta|Kraj in datum izdaje|Datum fakture|Dat. računa|Izdano dne|Datum in čas izdaje|Datum izstavitve računa|Kraj in datum|Datum dobropisa',
    deliveryDate:
      'Datum dobave|Datum opravljene storitve|Datum opr. storitve|Datum storitve|Dobavljeno dne|Datum odpreme|Datum opravljanja|Datum dobave blaga|Dat. dobave|Datum dob. blaga/opr. storitev|Datum opravljene dobave|Opravljeno dne|Datum DUR|Datum prevzema blaga',
    deliveryNoteId:
      'Dobavnica št.|Št. dobavnice|Dobavnica|Številka dobavnice|Po dobavnici|Odpremnica št.|Dob. št.|Št. odpremnice|Dobavnice št.|Dobavnica številka|Dobavni list št.',
    customerId:
      'Šifra kupca|Št. kupca|Šifra partnerja|Kupec št.|Številka kupca|Šifra stranke|Št. stranke|Številka stranke|Šifra naročnika|Šifra plačnika|Koda kupca|Vaša šifra|ID kupca|Naročniška številka|Št. naročnika',
    receiverOrderId:
      'Št. naročila|Naročilo št.|Vaše naročilo|Naročilnica št.|Vaše naročilo št.|Številka naročila|Naročilnica|Št. naročilnice|Vaša naročilnica|Po naročilu|Naročilo|Vaša št.|Naročilo kupca|Vaš znak|Referenca kupca|Nar. št.|Vaša referenca',
    receiverOrderDate: 'Datum naročila|Naročilo z dne|Datum naročilnice|Vaše naročilo z dne|Naročilnica z dne|Dat. naročila|Naročeno dne|Datum vašega naročila',
    senderOrderId:
      'Naša št.|Delovni nalog|Delovni nalog št.|Naše naročilo|Št. delovnega naloga|Naša referenca|Naš znak|Prodajni nalog|Nalog št.|DN št.|Št. naloga|Prodajno naročilo|Interna številka|Št. prodajnega naloga',
    senderOrderDate: 'Datum naloga|Datum delovnega naloga|Nalog z dne|Delovni nalog z dne|Datum prodajnega naloga|Dat. naloga|Datum prodajnega naročila',
    costCenter: 'Stroškovno mesto|SM|Str. mesto|Stroškovni nosilec|Stroškovno mesto št.|Šifra SM|Mesto stroška',
    dueDate:
      'Rok plačila|Datum zapadlosti|Zapadlost|Zapade|Datum valute|Plačati do|Valuta|Zapade v plačilo|Rok plač.|Plačilo do|Datum plačila|Zapadlost računa|Dat. zapadlosti|Valuta plačila|Prosimo plačajte do|Račun zapade dne|Skrajni rok plačila',
    paymentTerms: 'Plačilni pogoji|Plačilni pogoj|Način plačila|Pogoji plačila|Rok plačila v dneh|Plačilo|Plač. pogoji|Odlog plačila',
    discount: 'Skonto|Cassa sconto|Popust za predčasno plačilo|Gotovinski popust|Casa skonto|Popust za takojšnje plačilo',
    deliveryPeriod:
      'Obračunsko obdobje|Obdobje|Obdobje opravljanja storitev|Za obdobje|Obračun za obdobje|Obdobje storitve|Obdobje dobave|Obdobje obračuna|Za mesec|Obdobje najema|Opravljeno v obdobju',
    from: 'Od|Datum od|Od dne|Začetek|Obdobje od|Začetek obdobja|Prihod',
    to: 'Do|Datum do|Do dne|Konec|Obdobje do|Konec obdobja|Odhod',
    netTotal:
      'Osnova|Skupaj brez DDV|Vrednost brez DDV|Znesek brez DDV|Neto vrednost|Skupaj neto|Vmesna vsota|Neto|Vrednost skupaj brez DDV|Skupaj osnova|Neto znesek|Vmesni seštevek|Skupna vrednost brez DDV',
    vatTotal: 'DDV|Znesek DDV|Skupaj DDV|Vrednost DDV|DDV skupaj|Obračunani DDV|Davek|Davek na dodano vrednost|Znesek davka',
    grandTotal:
      'Skupaj|Skupaj z DDV|Skupaj EUR|Skupaj vrednost|Znesek računa|Skupna vrednost|Vrednost z DDV|Skupni znesek|Znesek z DDV|Skupaj račun|Končni znesek|Skupaj vrednost z DDV|Vrednost računa|Bruto|Vse skupaj',
    vatRate: 'Stopnja DDV|DDV %|Stopnja|% DDV|Davčna stopnja|Stop. DDV|St. DDV',
    vatBase: 'Osnova za DDV|Davčna osnova|Osnova DDV|Od osnove|Obdavčljiva osnova|Osn. za DDV|Neto osnova',
    amountDue:
      'Za plačilo|Skupaj za plačilo|Znesek za plačilo|ZA PLAČILO EUR|Plačati|Preostanek za plačilo|Skupaj za plačilo EUR|Ostane za plačilo|Za plačati|Znesek plačila',
    prepaid: 'Plačano|Avans|Predplačilo|Že plačano|Plačan avans|Odbitek avansa|Akontacija|Vplačano',
    rounding: 'Zaokrožitev|Izravnava|Zaokroževanje|Razlika zaokrožitve|Centska izravnava',
    shipping: 'Poštnina|Dostava|Prevoz|Stroški dostave|Stroški prevoza|Strošek pošiljanja|Transport|Prevozni stroški',
    discountAmount: 'Popust|Rabat|Znesek popusta|Skupaj popust|Znesek rabata|Skupaj rabat|Vrednost popusta|Dodatni popust',
    senderVatId: 'ID za DDV|ID št. za DDV|Identifikacijska številka za DDV|Davčna številka|ID DDV|ID številka za DDV|Davčna št.|ID. št. za DDV|DŠ',
    receiverVatId:
      'ID za DDV kupca|Vaša ID za DDV|Kupčev ID za DDV|ID za DDV naročnika|Davčna številka kupca|ID za DDV prejemnika|ID za DDV plačnika|Davčna št. kupca',
    taxId: 'Davčna številka|Davčna št.|Matična številka|EMŠO',
    companyRegistration: 'Matična številka|Matična št.|Mat. št.|MŠ|Matična|Reg. št.|Mat. številka',
    iban: 'IBAN|TRR|TRR IBAN|Transakcijski račun|IBAN račun',
    bic: 'BIC|SWIFT|BIC/SWIFT|SWIFT koda|BIC koda|BIC banke',
    bankCode: 'Šifra banke|Koda banke|Oznaka banke',
    bankAccount: 'Transakcijski račun|TRR|Št. računa pri banki|Poslovni račun|TRR št.|Bančni račun|Št. TRR',
    bankName: 'Banka|Pri banki|Odprt pri|Naziv banke|Račun odprt pri',
    isrReference: 'Referenčna številka ESR|QR-referenca|Švicarska referenčna številka',
    kid: 'KID|Številka KID|KID št.',
    phone: 'Telefon|Tel.|Tel|GSM|Mobitel|T|Telefonska št.',
    fax: 'Faks|Fax|Telefaks|F',
    email: 'E-pošta|E-mail|Email|e-pošta|E-naslov|Elektronska pošta',
    website: 'Spletna stran|Splet|www|Internet|Spletno mesto|Web',
    register: 'Registrsko sodišče|Vpisano v sodni register|Sodni register|Okrožno sodišče|Družba je vpisana pri|Srg',
    managingDirector: 'Direktor|Direktorica|Zakoniti zastopnik|Predsednik uprave|Uprava',
    contactPerson: 'Kontaktna oseba|Kontakt|V roke|Za|Oseba za stike',
    billTo: 'Kupec|Naročnik|Prejemnik računa|Plačnik|Prejemnik|Naslov za račun|Račun za',
    shipTo: 'Naslov dostave|Mesto dostave|Kraj dostave|Prejemnik blaga|Naslov za dostavo|Dostaviti na',
    soldBy: 'Prodajalec|Dobavitelj|Izdajatelj|Izvajalec|Izdajatelj računa',
    position: 'Zap. št.|Št.|Poz.|Z.št.|Zš|Zap.',
    itemId: 'Šifra|Šifra artikla|Artikel|Koda|Šifra blaga|Ident|Kat. št.|EAN|Šifra izdelka',
    description: 'Opis|Naziv|Naziv blaga/storitve|Naziv artikla|Opis storitve|Vrsta blaga oz. storitve|Blago/storitev|Naziv blaga|Storitev',
    quantity: 'Količina|Kol.|Kol|Količ.|Dobavljeno|Ure',
    unit: 'EM|Enota|Enota mere|ME|E.M.|Mera',
    unitPrice: 'Cena|Cena na enoto|Cena brez DDV|Cena/EM|Cena EUR|Cena na EM|Enotna cena|Cena za enoto|MPC',
    lineVatRate: 'DDV|DDV %|% DDV|Stopnja DDV|DDV%|St. DDV',
    lineDiscount: 'Popust %|Rabat %|Popust|Rabat|R%|Pop. %',
    lineTotal: 'Znesek|Vrednost|Skupaj|Znesek brez DDV|Vrednost brez DDV|Vrednost EUR|Neto vrednost|Znesek EUR|Cena skupaj',
    lineDeliveryDate: 'Datum dobave|Dat. dobave|Datum|Dobava',
    lineOrderId: 'Naročilo|Št. naročila|Nar. št.|Naročilnica',
    lineDeliveryId: 'Dobavnica|Št. dobavnice|Dob. št.|Odpremnica',
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
    clerk: 'Izdal|Pripravil|Referent|Račun izdal|Komercialist|Prodajalec št.|Blagajnik|Obdelal|Odgovorna oseba|Izstavil|Skrbnik',
    reference: 'Sklic|Sklic na številko|Referenca|Sklic na št.|Model in sklic|ZOI|EOR|Ref.|Koda namena|Ob plačilu navedite sklic',
    terminal: 'Blagajna|Terminal|Poslovni prostor|Naprava|Oznaka blagajne|POS',
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
  },
  months: list('januar|februar|marec|april|maj|junij|julij|avgust|september|oktober|november|december'),
  shortMonths: list('jan|feb|mar|apr|maj|jun|jul|avg|sep|okt|nov|dec'),
  dateFormats: list('DD.MM.YYYY|D. M. YYYY|D.M.YYYY|DD. MM. YYYY|D. MMMM YYYY|DD.MM.YY|YYYY-MM-DD|DD-MM-YYYY'),
  numberFormats: [
    [',', '.'],
    [',', ''],
    [',', ' '],
    ['.', ','],
  ],
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
