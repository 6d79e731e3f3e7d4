/** Croatian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('PDV|PDV-a|pdv|P.D.V.|porez na dodanu vrijednost'),
  vatLines: list(
    '{vatWord} {rate}% osnovica {net} iznos {vat}|{rate}% {net} {vat} {gross}|Osnovica {rate}%: {net} {vatWord}: {vat}|{vatWord} {rate}% {vat}|Stopa {rate} % osnovica {net} porez {vat} ukupno {gross}|Porez {vatWord} ({rate}%) na {net} = {vat}',
  ),
  paymentSentences: list(
    'Rok plaćanja: {days} dana.|Molimo platite do {date}.|Plaćanje u roku {days} dana od datuma računa.|Račun dospijeva na naplatu {date}.|Odgoda plaćanja {days} dana|Virmanski u roku {days} dana|Plaćanje odmah po primitku računa.|Plaćanje avansno, po predračunu.|Plaćeno karticom.|Račun je plaćen u cijelosti, hvala.|Iznos će biti naplaćen izravnim terećenjem Vašeg računa {date}.|Za plaćanje u roku {discountDays} dana odobravamo {discountPercent}% kasa skonta, inače {days} dana neto.|Kod uplate do {discountDate} priznajemo {discountPercent}% skonta.|Uplatu u valuti {currency} izvršite najkasnije do {date}.|Gotovina pri preuzimanju.|Plaćanje pouzećem.|Valuta plaćanja {days} dana, nakon isteka obračunava se zatezna kamata.',
  ),
  discountSentences: list(
    '{discountPercent}% kasa skonta za plaćanje u roku {discountDays} dana|Skonto {discountPercent}% do {discountDate}|Za uplatu unutar {discountDays} dana odobravamo popust {discountPercent} %.|Cassa sconto {discountPercent}% ako je plaćeno do {discountDate}',
  ),
  referenceSentences: list(
    'Račun br. {invoiceId} od {invoiceDate}|Prema Vašoj narudžbi {receiverOrderId} isporučili smo {deliveryDate}:|Kod plaćanja navedite broj računa {invoiceId} i šifru kupca {customerId}.|Po narudžbenici {receiverOrderId} zaračunavamo Vam sljedeće:|Molimo da se u prepisci pozivate na šifru {customerId}.|Predmet: račun {invoiceId} izdan {invoiceDate}',
  ),
  deliveryPeriodSentences: list(
    'Obračun za razdoblje od {from} do {to}|Usluge obavljene u razdoblju {from} - {to}|Pretplata za razdoblje {from} - {to}|Potrošnja od {from} do {to}',
  ),
  vatExemptions: list(
    'Prijenos porezne obveze.|Prijenos porezne obveze prema čl. 75. st. 3. Zakona o PDV-u.|Oslobođeno PDV-a prema čl. 41. Zakona o PDV-u, isporuka unutar EU.|PDV nije obračunat, obveznik nije u sustavu PDV-a prema čl. 90. Zakona o PDV-u.|Oslobođeno PDV-a po čl. 39. Zakona o PDV-u.|Izvoz dobara, oslobođeno prema čl. 45. Zakona.|Ne podliježe oporezivanju PDV-om prema čl. 17. st. 1.|Porezni obveznik nije u sustavu PDV-a.',
  ),
  salutations: list('Poštovani,|Cijenjeni kupci,|Poštovana gospođo,|Poštovani gospodine,'),
  sentences: list(
    'Zahvaljujemo na povjerenju.|Hvala na kupnji.|Račun je izrađen na računalu i pravovaljan je bez pečata i potpisa.|Roba ostaje vlasništvo prodavatelja do potpune isplate.|Reklamacije primamo u zakonskom roku pisanim putem.|Za zakašnjelo plaćanje obračunavamo zakonsku zateznu kamatu.|U slučaju spora nadležan je sud u sjedištu prodavatelja.|Prilikom plaćanja obavezno navedite poziv na broj.|Za sve dodatne informacije stojimo Vam na raspolaganju.|S poštovanjem,|Molimo da podmirite obvezu u navedenom roku.|Oznaka operatera navedena je na računu.|Društvo je upisano u sudski registar Trgovačkog suda.|Temeljni kapital uplaćen je u cijelosti.|Robu preuzeo u ispravnom stanju.|Jamstvo vrijedi uz predočenje računa.|Povrat robe moguć je samo u originalnoj ambalaži.|Radovi su izvedeni prema ugovoru i ovjerenoj situaciji.|Cijene su izražene bez poreza na dodanu vrijednost.|Od sada račune možete primati elektroničkim putem.|Prigovore možete uputiti na našu adresu ili e-poštom.|Želimo Vam ugodan dan.|Molimo provjerite podatke na računu.|Plaćanjem prihvaćate opće uvjete poslovanja.|Radujemo se daljnjoj suradnji.|Ambalaža se ne naplaćuje.',
  ),
  articles: {
    trade: articles(
      'Papir fotokopirni A4 @paket 3.2-6.5|Toner crni @kom 32-120|Registrator široki @kom 1.8-4|Radne rukavice @par 1.5-7|Bušilica akumulatorska 18V @kom 85-260|LED žarulja E27 @kom 2.2-7|Vijak M8x40 pocinčani @kut 5-16|Zaštitne cipele S3 @par 38-98|Uredska stolica @kom 75-260|Stretch folija @rola 4-10|Kartonska kutija 400x300 @kom 0.7-2.4|Boja za zid bijela 15 l @kanta 24-62|Kabel PP-Y 3x1,5 @m 0.6-1.4|Sredstvo za čišćenje 5 l @kom 6-15',
    ),
    construction: articles(
      'Beton C25/30 s ugradnjom @m³ 85-140|Zidanje blok opekom @m² 28-55|Žbukanje unutarnjih zidova @m² 9-19|Armatura B500B @kg 1.1-2.1|Iskop zemlje strojno @m³ 6-15|Postavljanje keramike @m² 16-34|Fasada ETICS 10 cm @m² 38-68|Rad zidara @sat 15-28|Najam skele @m² 4-10|Hidroizolacija temelja @m² 11-24|Soboslikarski radovi @m² 4-9|Odvoz šute kontejnerom @kom 120-260|PVC prozor 120x140 @kom 190-420',
    ),
    it: articles(
      'Održavanje web stranice @mj 40-180|Programiranje @sat 40-85|Najam poslužitelja @mj 60-380|Domena .hr @god 12-30|Licenca računovodstvenog programa @mj 18-70|Prijenosno računalo 15,6" @kom 520-1300|Monitor 24" @kom 110-290|Tehnička podrška @sat 35-70|Mrežni preklopnik 24 porta @kom 120-450|SSD disk 1 TB @kom 60-140|Instalacija sustava @kom 50-140|Sigurnosna kopija u oblaku @mj 10-45',
    ),
    food: articles(
      'Brašno T-550 25 kg @vreća 12-21|Svježi sir @kg 5-9|Piletina file @kg 6-10|Mlijeko trajno 1 l @kom 0.9-1.6|Pršut dalmatinski @kg 24-42|Maslinovo ulje ekstra djevičansko @l 9-18|Orada svježa @kg 9-16|Krumpir @kg 0.6-1.4|Kruh bijeli 500 g @kom 1-2.1|Kava mljevena @kg 9-18|Pivo bačva 30 l @kom 65-110|Jaja M @kom 0.18-0.35|Mineralna voda 1 l @kom 0.6-1.2',
    ),
    consulting: articles(
      'Knjigovodstvene usluge @mj 120-480|Obračun plaće po radniku @kom 7-16|Porezno savjetovanje @sat 55-120|Odvjetnička usluga @sat 70-160|Izrada godišnjeg izvješća @kom 280-1200|Poslovno savjetovanje @sat 60-130|Edukacija zaposlenika @dan 420-980|Prijevod teksta @kartica 9-18|Izrada elaborata @kom 650-3200|Vođenje projekta @sat 45-95|Revizija @kom 1800-6500|Stručni nadzor gradnje @mj 380-1400',
    ),
    utilities: articles(
      'Električna energija VT @kWh 0.09-0.24|Električna energija NT @kWh 0.05-0.14|Mrežarina @kWh 0.03-0.07|Naknada za OIE @kWh 0.01-0.02|Opskrbna naknada @mj 1-2.5|Prirodni plin @kWh 0.04-0.1|Vodna usluga @m³ 1.2-2.4|Odvodnja @m³ 0.5-1.2|Odvoz komunalnog otpada @odvoz 3-8|Komunalna naknada @mj 12-60|Internet optika 300 @mj 22-45|Mobilna tarifa Poslovna @mj 10-38|Priuža @kom 3-9',
    ),
    transport: articles(
      'Prijevoz Zagreb - Split @tura 320-650|Prijevoz palete @pal 28-75|Cestarina @kom 5-60|Dostava paketa @kom 3.5-9|Carinsko posredovanje @kom 45-120|Skladištenje palete @dan 0.4-1.2|Čekanje vozila @sat 18-35|Dodatak za gorivo @kom 8-60|Prijevoz kontejnera Rijeka @tura 380-820|Najam kombija @dan 45-95|Taksi prijevoz @km 0.9-1.8|Utovar i istovar @sat 15-32',
    ),
    hospitality: articles(
      'Noćenje s doručkom @noć 45-140|Turistička pristojba @osoba 1-2.7|Polupansion @osoba 18-35|Najam dvorane @dan 120-420|Svečani ručak @osoba 22-48|Kava espresso @kom 1.4-2.6|Domaće vino @l 9-18|Riblja plata @porcija 28-60|Parking @dan 5-22|Vez plovila @dan 35-140|Najam apartmana @noć 55-190|Catering hladni stol @osoba 14-32',
    ),
  },
  units: list('kom|kom.|sat|h|kg|m²|m³|m|paket|kut|l|rola|mj|set|par|pal'),
  firstNames: list(
    'Ivan|Ana|Marko|Marija|Josip|Ivana|Luka|Petra|Tomislav|Katarina|Ante|Maja|Stjepan|Lucija|Krešimir|Nikolina|Hrvoje|Jelena|Domagoj|Tena|Zoran|Vesna|Mirko|Sanja|Dražen|Božena|Filip|Iva|Nenad|Mirjana',
  ),
  lastNames: list(
    'Horvat|Kovačević|Babić|Marić|Jurić|Novak|Kovačić|Knežević|Vuković|Matić|Petrović|Tomić|Pavlović|Blažević|Grgić|Pavić|Perić|Šarić|Lovrić|Bošnjak|Radić|Filipović|Barišić|Vidović|Jukić|Žagar|Šimić|Đurić|Klarić|Mihaljević',
  ),
  companyWords: list(
    'Jadran|Sava|Drava|Mosor|Marjan|Galeb|Maslina|Bura|Lipa|Hrast|Zvijezda|Kamen|Most|Luka|Sunce|Val|Delfin|Zora|Gradnja|Trgovina|Promet|Inženjering|Servis|Usluge|Elektro|Metal|Drvo|Plast|Trans|Logistika|Projekt|Studio|Tehnika|Informatika|Agro|Mesnica|Vrt|Invest|Commerce|Grupa|Montaža|Sustavi|Nova|Plavi',
  ),
  streets: list(
    'Ilica {n}|Vukovarska {n}|Ulica kralja Tomislava {n}|Trg bana Jelačića {n}|Savska cesta {n}|Zagrebačka {n}|Splitska {n}|Obala hrvatskog narodnog preporoda {n}|Strossmayerova {n}|Industrijska {n}|Radnička cesta {n}|Školska {n}|Osječka {n}|Gundulićeva {n}|Dubrovačka {n}|Matoševa {n}|Vinogradska {n}|Put Firula {n}|Slavonska avenija {n}|Kolodvorska {n}|Nova cesta {n}|Poljička {n}|Stjepana Radića {n}|Preradovićeva {n}|Kneza Branimira {n}|Zvonimirova {n}|Bana Jelačića {n}|Trg slobode {n}|Vinogradski put {n}|Lička ulica {n}',
  ),
  pageOf: list('Stranica {page} od {pages}|Str. {page}/{pages}|Stranica {page}/{pages}|Strana {page} od {pages}|List {page}'),
  days: list('dana|dan|radnih dana|dana od datuma računa|dana neto'),
  immediately: list('odmah|po primitku|gotovina|avansno|pri preuzimanju|po viđenju'),
};
