/** Croatian: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Račun|RAČUN|Faktura|Račun-otpremnica|Račun R1|R-1 račun|eRačun|Račun za usluge|Predračun-račun|Veleprodajni račun|Račun za predujam|Avansni račun|Račun za avans|Konačni račun|Okončani račun|Račun R2|Zbirni račun|Privremena situacija|Okončana situacija|Interni račun',
    creditNote: 'Odobrenje|Storno račun|Storno računa|Knjižno odobrenje|Obavijest o odobrenju|Terećenje/odobrenje|Odobrenje / storno|Knjižna obavijest|Storno',
    receipt: 'Račun maloprodaje|Gotovinski račun|Potvrda o uplati|Maloprodajni račun|Priznanica|Blagajnički račun|Račun/gotovina|Potvrda o plaćanju',
    deliveryNoteTitle: 'Otpremnica|Dostavnica|Otpremnica robe|Izdatnica|Teretni list',
    orderConfirmationTitle: 'Potvrda narudžbe|Potvrda narudžbenice|Potvrda ponude i narudžbe|Prihvat narudžbe',
    offerTitle: 'Ponuda|Predračun|Ponuda-predračun|Informativna ponuda',
    reminderTitle: 'Opomena|Opomena pred ovrhu|Opomena pred tužbu|Podsjetnik na plaćanje|Prva opomena',
    termsTitle: 'Opći uvjeti poslovanja|Opći uvjeti|Uvjeti prodaje|Uvjeti isporuke',
    letterSubject: 'Predmet|Predmet dopisa|Veza|Povodom',
    invoiceId:
      'Broj računa|Račun br.|Račun broj|Br. računa|Račun|RAČUN br.|Račun R1 br.|Broj dokumenta|Faktura br.|Broj fakture|Račun br|Broj rn.|Rn. br.|Br. dokumenta|Račun-otpremnica br.|eRačun broj|Odobrenje br.|R-1 br.|Broj odobrenja|Br. rač.|Broj rač.|Račun R-1 broj|Faktura broj|Fakt. br.|Broj računa/fakture|Račun / Invoice|Br. fakture|Redni broj računa|Predračun br.|Broj predračuna|Ponuda-račun br.|Broj eRačuna|Oznaka računa|Otpremnica-račun br.',
    invoiceDate:
      'Datum računa|Datum izdavanja|Datum|Datum izdavanja računa|Datum dokumenta|Datum i vrijeme izdavanja|Datum fakture|Mjesto i datum izdavanja|Dat. računa|Izdano|Nadnevak|Vrijeme izdavanja|Datum ispostave|Datum izrade računa|Datum odobrenja|Datum i mjesto izdavanja|Dat. izdavanja|Datum rač.|Dat. rač.|Datum kreiranja|Datum izdav.|Račun izdan dana|Datum i vrijeme|Datum izdanja|Datum i vrijeme računa|Datum i vrijeme izdavanja računa|Izdano dana|Datum kupnje|Datum kupovine',
    deliveryDate:
      'Datum isporuke|Isporuka|Datum otpreme|Datum isporuke dobara/usluga|Datum isporuke dobara|Datum obavljene usluge|Datum usluge|Datum dostave|Isporučeno|Dat. isporuke|Datum izvršenja usluge|Datum DVO|Datum obavljanja|Radovi izvedeni|Izvedeno dana|Datum izvođenja|Izvršeno dana|Radovi završeni|Datum isporuke/usluge|Datum isporuke robe|Datum isporuke dobara ili usluga|Datum izvršene usluge|Datum obavljanja usluge|Usluga obavljena|Isporučeno dana|Dat. isp.|Datum isporuke / izvršenja|Datum izvršenja|Datum otpremnice|Vrijeme isporuke|Datum pružanja usluge',
    deliveryNoteId:
      'Otpremnica br.|Broj otpremnice|Otpremnica|Br. otpremnice|Otpremnica broj|Dostavnica br.|Broj dostavnice|Izdatnica br.|Po otpremnici|Otpremnice br.|Veza otpremnica|Po otpremnici br.|Otpr. br.|Br. otpr.|Otpremnica-račun|Dostavnica|Broj izdatnice',
    customerId:
      'Šifra kupca|Broj kupca|Šifra partnera|Kupac br.|Šifra korisnika|Korisnički broj|Kupac šifra|Broj korisnika|Partner|Šif. kupca|ID kupca|Pretplatnički broj|Šifra poslovnog partnera|Oznaka kupca|Broj klijenta|Šifra klijenta|Kupac šif.|Šifra poslovnog part.|Partner šifra|Broj partnera|Broj ugovora kupca|Korisnik br.|Kupac ID|ID partnera|ID korisnika|Platitelj br.|Klijent br.|Kupac broj|Članski broj|Broj platitelja|Šifra platitelja',
    receiverOrderId:
      'Broj narudžbe|Narudžba br.|Vaša narudžba|Narudžbenica br.|Broj narudžbenice|Narudžbenica|Vaš broj|Vaša narudžbenica br.|Vaša narudžba br.|Vaš znak|Nar. br.|Narudžba kupca|Br. narudžbe|Vaša oznaka|PO broj|Broj narudžbe kupca|Narudžba broj|Narudžbenica broj|Narudžba kupca br.|Narudžbenica kupca|Vaša narudžbenica|Po narudžbi|Po narudžbi br.|Po narudžbenici|Br. narudžbenice|Nar. broj|Vaš broj narudžbe|Narudž. br.|Referenca kupca|Oznaka narudžbe|Broj narudžbenice kupca|Vaša referenca',
    receiverOrderDate:
      'Datum narudžbe|Datum narudžbenice|Narudžba od|Vaša narudžba od|Narudžbenica od|Nar. dana|Datum Vaše narudžbe|Naručeno|Narudžba dana|Dat. narudžbe|Datum narudž.',
    senderOrderId:
      'Naš broj|Broj naloga|Radni nalog|Nalog br.|Radni nalog br.|Naš znak|Naša oznaka|Prodajni nalog|Broj radnog naloga|Interni broj|RN br.|Prodajni nalog br.|Naša referenca|Nalog za isporuku|Naš nalog|Radni nalog broj|Naša narudžba|Prodajna narudžba|Broj prodajnog naloga|Nalog broj|Servisni nalog|Broj servisnog naloga|Web narudžba',
    senderOrderDate: 'Datum naloga|Datum radnog naloga|Nalog od|Radni nalog od|Datum prodajnog naloga|Dat. naloga|Nalog dana',
    costCenter: 'Mjesto troška|Troškovno mjesto|MT|Nositelj troška|Mj. troška|Šifra mjesta troška|Organizacijska jedinica/MT',
    dueDate:
      'Datum dospijeća|Dospijeće|Rok plaćanja|Dospijeva|Platiti do|Valuta|Datum valute|Dat. dospijeća|Dospjeće|Valuta plaćanja|Datum plaćanja|Rok za plaćanje|Dospijeće plaćanja|Plativo do|Rok plać.|Uplatiti do|Dospijeva na plaćanje|Dospijeva dana|Dospijeće računa|Datum dospjeća|Dat. dosp.|Datum dosp.|Datum dospijeća plaćanja|Platiti najkasnije do|Rok plaćanja do|Plaćanje do|Dat. valute|Platiti prije|Rok uplate|Uplatiti najkasnije do|Plativo najkasnije do',
    paymentTerms:
      'Uvjeti plaćanja|Način plaćanja|Rok plaćanja (dana)|Uvjet plaćanja|Plaćanje|Odgoda plaćanja|Način i rok plaćanja|Rok plaćanja u danima|Način plać.|Uvjeti i način plaćanja|Plaćanje na|Način uplate|Vrsta plaćanja|Metoda plaćanja',
    discount: 'Kasa skonto|Skonto|Cassa sconto|Popust za plaćanje|Popust za prijevremeno plaćanje|Popust za gotovinu|Casa sconto',
    deliveryPeriod:
      'Obračunsko razdoblje|Razdoblje|Razdoblje isporuke|Obračun za razdoblje|Za razdoblje|Razdoblje obračuna|Period|Obračunski period|Razdoblje usluge|Za mjesec|Razdoblje pretplate|Obračunsko razd.|Razdoblje korištenja|Razdoblje pružanja usluge|Razdoblje od - do|Period usluge|Obračun za mjesec|Razdoblje najma|Boravak',
    from: 'Od|Od datuma|Datum od|Početak razdoblja|Razdoblje od|Početak|Dolazak',
    to: 'Do|Do datuma|Datum do|Kraj razdoblja|Razdoblje do|Završetak|Odlazak',
    netTotal:
      'Osnovica|Ukupno bez PDV-a|Iznos bez PDV-a|Ukupno osnovica|Ukupno neto|Vrijednost bez PDV-a|Neto iznos|Iznos bez PDV|Međuzbroj|Ukupno bez poreza|Neto|Svega bez PDV-a|Ukupna vrijednost bez PDV-a|Ukupno osnovica za PDV|Osnovica ukupno|Ukupna osnovica|Vrijednost bez poreza|Osnovica PDV-a|Ukupno bez PDV|Uk. bez PDV-a|Svega neto|Ukupno vrijednost bez PDV|Cijena bez PDV ukupno|Podzbroj|Ukupna cijena bez PDV-a|Neto ukupno|Neto vrijednost|Ukupan neto iznos|Suma bez PDV|Porezna osnovica ukupno|Osnovica EUR|Iznos bez poreza',
    vatTotal:
      'PDV|Iznos PDV-a|Ukupno PDV|Porez|Iznos poreza|Ukupan PDV|PDV ukupno|Obračunani PDV|Iznos PDV|Porez na dodanu vrijednost|PDV 25%|25% PDV|PDV iznos|Porez ukupno|PDV EUR|Ukupno porez|Ukupan iznos poreza|Suma PDV|Porez na potrošnju|Iznos poreza PDV',
    grandTotal:
      'Ukupno|Sveukupno|UKUPNO EUR|Ukupno s PDV-om|Ukupan iznos|Ukupno sa PDV-om|Iznos računa|Sveukupno EUR|Iznos s PDV-om|Ukupan iznos računa|Svega|Ukupno račun|Total|Vrijednost s PDV-om|Ukupno bruto|Ukupno s PDV|Ukupno sa PDV|Ukupno sa porezom|Ukupan iznos s PDV-om|Ukupno iznos|Uk. s PDV-om|Ukupna vrijednost|Ukupna vrijednost s PDV-om|Ukupna cijena s PDV-om|Sveukupni iznos|Sveukupno s PDV-om|Ukupni iznos|Ukupni iznos računa|Ukupni iznos s PDV-om|Iznos računa EUR|Račun ukupno|Svega s PDV-om|Svega EUR|Iznos ukupno|Ukupno kn|Bruto iznos|Sveukupno kn|Ukupna vrijednost računa|Iznos sa PDV-om|Ukupan iznos EUR|Vrijednost računa|Suma EUR',
    vatRate: 'Stopa PDV-a|PDV %|Stopa|% PDV|Porezna stopa|Stopa PDV|Tarifa',
    vatBase:
      'Osnovica za PDV|Porezna osnovica|Osnovica PDV|Osnova|Osnovica poreza|Oporezivi iznos|Osn. za PDV|Porezna osn.|Iznos osnovice za PDV|Oporeziva osnovica',
    amountDue:
      'Za platiti|Ukupno za platiti|Za plaćanje|Ukupno za plaćanje|Iznos za plaćanje|Preostalo za platiti|Za uplatu|Iznos za uplatu|Dug po računu|ZA PLATITI EUR|Ukupno za platiti EUR|Iznos za platiti|Ukupan iznos za plaćanje|Ukupan iznos za platiti|Sveukupno za platiti|Sveukupno za plaćanje|Preostali iznos|Preostalo|Preostalo za plaćanje|Platiti|Ukupan dug|Iznos duga|Neplaćeno|Za plaćanje EUR|Iznos dospjeća|Ostatak za platiti|Za naplatu|Iznos za naplatu|Ukupno za uplatu|Ukupno dugovanje|Dospjeli iznos',
    prepaid:
      'Plaćeno|Predujam|Uplaćeni predujam|Avans|Primljeni predujam|Već plaćeno|Uplaćeno|Plaćeni predujam|Umanjenje za predujam|Akontacija|Plaćeno avansom|Uplata|Uplate|Umanjeno za predujam|Predujmovi|Uplaćeni avans|Primljeni avans|Plaćeni iznos|Iznos uplate|Primljena uplata|Dosad plaćeno|Iskorišteni predujam|Plaćeno karticom|Po predujmu',
    rounding: 'Zaokruženje|Zaokruživanje|Ispravak zaokruživanja|Razlika zaokruživanja',
    shipping:
      'Troškovi dostave|Dostava|Prijevoz|Poštarina|Trošak prijevoza|Troškovi prijevoza|Trošak dostave|Manipulativni trošak|Trošak isporuke|Isporuka|Transport|Pakiranje|Dostava paketa|Usluga dostave|Pakiranje i dostava|Poštanski troškovi|Troškovi slanja',
    discountAmount:
      'Popust|Rabat|Iznos rabata|Ukupno popust|Iznos popusta|Ukupno rabat|Odobreni rabat|Popust ukupno|Popusti|Ukupni popust|Ukupan popust|Ukupni rabat|Rabat EUR|Popust EUR|Dani popust|Kupon',
    senderVatId:
      'PDV ID|OIB|PDV ID broj|OIB/PDV ID|PDV identifikacijski broj|VAT ID|OIB izdavatelja|PDV ID br.|Porezni broj|PDV broj|PDV identifikacijski br.|PDV identif. broj|VAT broj|VAT br.|PDV br.|VAT No.|HR PDV ID|VAT identifikacijski broj|PDV ID (VAT)|OIB / VAT|OIB prodavatelja|OIB dobavljača|VAT ID broj',
    receiverVatId:
      'OIB kupca|PDV ID kupca|Kupac OIB|OIB primatelja|PDV ID broj kupca|OIB korisnika|Vaš OIB|OIB naručitelja|OIB / PDV ID kupca|PDV ID primatelja|VAT ID kupca|PDV broj kupca|Porezni broj kupca',
    taxId: 'OIB|OIB broj|Osobni identifikacijski broj|Matični broj|JIB|MB|Por. broj|MB/OIB',
    companyRegistration: 'MBS|Matični broj|MB|Matični broj subjekta|MBO|Broj upisa u registar|MBS broj|Mat. broj|Mat. br.|Broj registracije',
    iban: 'IBAN|IBAN br.|IBAN broj|Žiro račun IBAN|IBAN račun|Uplata na IBAN',
    bic: 'SWIFT|BIC|SWIFT/BIC|SWIFT kod|BIC (SWIFT)|Swift|SWIFT code|BIC kod|BIC banke|SWIFT banke',
    bankCode: 'VBDI|Vodeći broj banke|Šifra banke|Kod banke|VBDI broj|Broj banke',
    bankAccount:
      'Žiro račun|Broj računa banke|Račun kod banke|Ž.R.|Transakcijski račun|Žiro-račun|Poslovni račun|Broj žiro računa|Ž.račun|Žiro-rn|Rn. br. banke|Broj bankovnog računa|Račun u banci|Bankovni račun|Poslovni rn.|Uplata na račun',
    bankName: 'Banka|Poslovna banka|Naziv banke|Kod banke otvoren|Račun otvoren u|Račun kod banke otvoren|Ime banke|Banka primatelja',
    isrReference: 'ESR referentni broj|QR referenca|Švicarski referentni broj|ESR referenca|QR referentni broj|Švicarska referenca',
    kid: 'KID|KID broj|KID br.|KID oznaka|KID kod|Poziv na broj (KID)',
    phone: 'Telefon|Tel.|Tel|Mob.|Mobitel|T|Telefon/fax|Gsm|Tel/Fax|Kontakt tel.|Telefonski broj|Telefoni|Broj telefona',
    fax: 'Fax|Faks|Telefaks|Fax.|F|Fax br.',
    email: 'E-mail|E-pošta|Email|e-mail|E-pošta (e-mail)|Mail|E-mail adresa',
    website: 'Web|Web stranica|Internet|www|Internet stranica|Web adresa|www stranica|Internet adresa|Web shop',
    register: 'Trgovački sud|Upisano u sudski registar|Registrirano kod|Trgovački sud u Zagrebu|Sudski registar|Upis u sudski registar kod Trgovačkog suda',
    managingDirector: 'Direktor|Uprava|Član uprave|Direktor društva|Predsjednik uprave|Članovi uprave',
    contactPerson: 'Kontakt osoba|Kontakt|N/p|Na ruke|Osoba za kontakt|n/r|Na ruke g.|Naručio|Za osobu|Kontaktna osoba',
    billTo:
      'Kupac|Račun za|Primatelj računa|Naručitelj|Platitelj|Kupac/Primatelj|Korisnik|Podaci o kupcu|Naziv kupca|Klijent|Adresa za naplatu|Adresa kupca|Naručitelj/Kupac|Adresa za račun|Primatelj usluge|Kupac - naručitelj|Podaci za račun|Adresa primatelja računa|Kupac i adresa|Račun prima',
    shipTo:
      'Mjesto isporuke|Adresa isporuke|Adresa dostave|Primatelj|Isporuka na|Dostava na|Isporučiti na adresu|Podaci za dostavu|Primatelj robe|Isporučeno na adresu|Dostaviti na|Adresa objekta|Dostaviti na adresu|Mjesto izvršenja|Mjesto otpreme/isporuke',
    soldBy:
      'Prodavatelj|Dobavljač|Izdavatelj|Isporučitelj|Izdavatelj računa|Izvođač|Podaci o prodavatelju|Isporučitelj usluge|Pružatelj usluge|Izdaje|Primatelj uplate|Prodavač|Primatelj plaćanja|Davatelj usluge|Podaci o izdavatelju',
    position: 'R.br.|Rbr.|Red. br.|Rb.|RB|Poz.|Br.|Rd. br.|Redni broj|Stavka|Br. stavke',
    itemId:
      'Šifra|Šifra artikla|Artikl|Kat. broj|Kataloški broj|Šifra robe|Kod|Barkod|Šif. art.|Šifra proizvoda|Šifra art.|Artikl šifra|Kat. br.|Kataloški br.|Šifra usluge|Šifra stavke|Broj artikla|Artikal|Šif.artikla',
    description:
      'Naziv|Opis|Naziv robe/usluge|Naziv artikla|Vrsta robe ili usluge|Naziv dobra/usluge|Opis usluge|Naziv robe|Opis stavke|Naziv proizvoda|Naziv usluge|Naziv robe ili usluge|Naziv proizvoda/usluge|Naziv stavke|Opis artikla|Opis robe|Artikl / usluga|Naziv artikla / usluge|Opis robe/usluge|Opis proizvoda|Vrsta robe/usluge|Roba/usluga|Naziv dobara/usluga|Naziv i opis|Proizvod|Proizvod/usluga|Opis radova|Opis dobara/usluga',
    quantity: 'Količina|Kol.|Kol|Količ.|Isporučena količina|Sati|Kol.kom|Isp. količina|Broj sati|Br. sati|Količina kom|Komada',
    unit: 'JM|Jed. mj.|J.m.|Jedinica mjere|Mj. jed.|Jed.mjere|J. mjere|Mjera|Jedinica',
    unitPrice:
      'Cijena|Jedinična cijena|Jed. cijena|Cijena bez PDV-a|VPC|Cijena po JM|MPC|Cijena EUR|Jed. cijena bez PDV-a|Cijena/jm|Cijena bez PDV|Cijena jed.|Jedinična cijena bez PDV-a|Prodajna cijena|Cijena s PDV-om|Jedinična cij.|J. cijena|Jed. cij.|Cij. bez PDV|Cijena po jedinici|Cijena po jed.|Neto cijena|Cijena neto|Cijena po komadu|Cijena kom|VP cijena|MP cijena|Cijena po satu|Jed. cij. bez PDV|Veleprodajna cijena|Cijena bez poreza',
    lineVatRate: 'PDV|PDV %|% PDV|Stopa|PDV%|Stopa PDV-a|PDV stopa|PDV st.|Por. stopa|Porez %|St. PDV|Tar. br.',
    lineDiscount: 'Rabat|Rabat %|Popust %|Popust|Rab. %|R %|% rabata|% popusta',
    lineTotal:
      'Iznos|Ukupno|Vrijednost|Iznos bez PDV-a|Neto iznos|Iznos EUR|Ukupna cijena|Vrijednost bez PDV-a|Svega|Vrijednost EUR|Iznos kn|Ukupni iznos|Neto vrijednost|Ukupno bez PDV|Ukupna vrijednost|Vrij. bez PDV|Vrijednost bez PDV|Iznos neto|Iznos ukupno|Svega EUR|Vrijednost robe',
    lineDeliveryDate: 'Datum isporuke|Dat. isp.|Datum|Isporuka|Datum dostave|Datum otpreme',
    lineOrderId: 'Narudžba|Br. narudžbe|Nar. br.|Narudžbenica|Narudžba br.|Broj narudžbe',
    lineDeliveryId: 'Otpremnica|Otp. br.|Br. otpremnice|Dostavnica|Otpremnica br.|Broj otpremnice',
    serialNumber: 'Serijski broj|Ser. br.|S/N|Serijski br.|Tvornički broj|Broj šasije',
    carryOver: 'Prijenos|Donos|Prenosi se|Prijenos na sljedeću stranicu|Donos s prethodne stranice|Za prijenos',
    subtotal: 'Međuzbroj|Ukupno grupa|Suma|Ukupno stavke|Međusuma',
    priceUnit: 'Cijena za|Jed. cijene|Po|Cijena za 100',
    page: 'Stranica|Str.|List|Strana|Stranica br.',
    printDate: 'Datum ispisa|Ispisano|Ispis|Datum i vrijeme ispisa|Otisnuto',
    project: 'Projekt|Broj projekta|Gradilište|Objekt|Projekt br.|Šifra projekta|Predmet br.',
    contract: 'Ugovor br.|Broj ugovora|Ugovor|Okvirni ugovor|Broj police|Klasa|Urbroj|Ev. broj nabave',
    trackingId: 'Broj pošiljke|Pošiljka br.|Broj za praćenje|Praćenje pošiljke|Barkod pošiljke',
    meterId: 'Broj brojila|Brojilo|Šifra mjernog mjesta|Mjerno mjesto|OMM|Obračunsko mjerno mjesto|Vodomjer br.',
    previousBalance: 'Prethodni saldo|Dug iz prethodnog razdoblja|Prethodno stanje|Stanje duga|Saldo|Dugovanje',
    deposit: 'Polog|Povratna naknada|Kaucija|Jamčevina|Povratna ambalaža|Depozit',
    birthDate: 'Datum rođenja|Rođen|Rođ.|Datum rođ.',
    validUntil: 'Vrijedi do|Važi do|Rok valjanosti|Ponuda vrijedi do|Valjanost|Opcija ponude',
    orderDateOfOffer: 'Datum ponude|Ponuda od|Naša ponuda od|Ponuda dana',
    clerk:
      'Operater|Račun izdao|Izdao|Referent|Komercijalist|Blagajnik|Fakturirao|Obradio|Odgovorna osoba|Djelatnik|Račun izradio|Oznaka operatera|Operator|Račun izradila|Izradio|Izdala|Prodavač|Račun izdala|Fakturirala|Konobar|Poslužio|Zaposlenik|Sastavio|Izradila|Dokument izradio',
    reference:
      'Poziv na broj|Poziv na br.|Model i poziv na broj|Referenca|ZKI|JIR|Poziv na broj primatelja|Model|Veza br.|Šifra namjene|Model i poziv|Zaštitni kod|Zaštitni kod izdavatelja|Jedinstveni identifikator računa|Način isporuke|Način otpreme|Paritet|Broj ponude|Ponuda br.|Napomena|Uvjeti isporuke|Opis plaćanja',
    terminal:
      'Blagajna|Naplatni uređaj|Poslovni prostor|Terminal|Oznaka blagajne|Kasa|TID|Br. blagajne|Stol|Stol br.|Prodavaonica|Poslovnica|Naplatno mjesto|PP/NU|Pumpa|Trgovina',
  }),
  heldOut: {
    invoiceId: 'Broj izdanog računa',
    invoiceDate: 'Dan izdavanja',
    deliveryDate: 'Dan isporuke',
    deliveryNoteId: 'Broj i oznaka otpremnice',
    customerId: 'Kod kupca',
    receiverOrderId: 'Oznaka narudžbenice',
    receiverOrderDate: 'Datum primitka narudžbe',
    senderOrderId: 'Broj naloga prodaje',
    senderOrderDate: 'Datum otvaranja naloga',
    costCenter: 'Oznaka mjesta troška',
    dueDate: 'Krajnji rok plaćanja',
    paymentTerms: 'Uvjeti i rok plaćanja',
    discount: 'Skonto za avansno plaćanje',
    deliveryPeriod: 'Vremensko razdoblje',
    from: 'Početni datum',
    to: 'Završni datum',
    netTotal: 'Ukupan iznos bez PDV-a',
    vatTotal: 'Ukupan iznos PDV-a',
    grandTotal: 'Sveukupan iznos s PDV-om',
    vatRate: 'Postotak PDV-a',
    vatBase: 'Iznos osnovice',
    amountDue: 'Ostaje za platiti',
    prepaid: 'Plaćeno predujmom',
    rounding: 'Zaokruženo',
    shipping: 'Trošak otpreme',
    discountAmount: 'Umanjenje - popust',
    senderVatId: 'PDV identifikacija',
    receiverVatId: 'PDV identifikacija kupca',
    taxId: 'Porezni identifikacijski broj',
    companyRegistration: 'Matični br. subjekta',
    iban: 'Broj računa (IBAN)',
    bic: 'SWIFT adresa',
    bankCode: 'Identifikator banke',
    bankAccount: 'Račun primatelja',
    isrReference: 'Švicarski ref. broj',
    kid: 'Kod plaćanja navesti',
    phone: 'Kontakt telefon',
    fax: 'Broj telefaksa',
    email: 'Adresa e-pošte',
    website: 'Mrežna stranica',
    billTo: 'Primatelj fakture',
    shipTo: 'Mjesto dostave',
    soldBy: 'Izdavatelj fakture',
  },
};
