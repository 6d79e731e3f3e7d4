/** Polish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Faktura|FAKTURA|Faktura VAT|FAKTURA VAT|Faktura sprzedaży|Faktura końcowa|Faktura zaliczkowa|Rachunek|Oryginał faktury|Faktura proforma|Faktura uproszczona|Faktura zbiorcza|Faktura VAT marża|Faktura bez VAT|Nota księgowa|Faktura za usługi|Faktura końcowa VAT',
    creditNote:
      'Faktura korygująca|FAKTURA KORYGUJĄCA|Korekta faktury|Korekta|Nota korygująca|Faktura VAT korygująca|Nota uznaniowa|Faktura korekta|Faktura korygująca VAT|Korekta sprzedaży',
    receipt: 'Paragon|Paragon fiskalny|Pokwitowanie|Dowód wpłaty|Potwierdzenie zapłaty|Paragon niefiskalny|Rachunek uproszczony|Potwierdzenie zakupu',
    deliveryNoteTitle: 'Wydanie zewnętrzne|WZ|Dowód dostawy|Dokument WZ|List przewozowy|Specyfikacja dostawy|Dokument dostawy|Specyfikacja wysyłki',
    orderConfirmationTitle: 'Potwierdzenie zamówienia|Zamówienie|Potwierdzenie przyjęcia zamówienia',
    offerTitle: 'Oferta|Oferta cenowa|Wycena|Kosztorys',
    reminderTitle: 'Wezwanie do zapłaty|Przypomnienie o płatności|Ponaglenie|Monit|Potwierdzenie salda',
    termsTitle: 'Ogólne warunki sprzedaży|OWS|Regulamin|Ogólne warunki handlowe',
    letterSubject: 'Dotyczy|Temat|W sprawie|dot.',
    invoiceId:
      'Nr faktury|Faktura nr|Faktura VAT nr|Numer faktury|Nr|Numer|Nr dokumentu|Numer dokumentu|Faktura VAT|Faktura|Faktura numer|Nr fakt.|Nr FV|FV nr|Dokument nr|Nr dok.|Fakt. nr|Rachunek nr|Faktura korygująca nr|Numer FV|Faktura sprzedaży nr|Nr fak.|Numer rachunku faktury|Numer fakt.|Faktura VAT numer|Faktura korygująca numer|Nr rachunku VAT|Numer dok.|Proforma nr|Faktura proforma nr|Faktura końcowa nr|Faktura zaliczkowa nr|Nr korekty|Do faktury nr|Numer ewidencyjny faktury|Nr Faktury VAT|Nota nr',
    invoiceDate:
      'Data wystawienia|Data faktury|Data|Wystawiono dnia|Data wyst.|Data wystawienia faktury|Data dokumentu|Wystawiona dnia|z dnia|Dnia|Wystawiono|Data i miejsce wystawienia|Data wystaw.|Miejsce i data wystawienia|Data utworzenia|Data wystawienia dokumentu|Dnia wystawiono|Wystawiono w dniu|Miejsce i data|Data i miejsce|Data wydania faktury|Data rachunku|Data wystawienia korekty|Data fakturowania|Data zakupu|Data i godzina wystawienia',
    deliveryDate:
      'Data sprzedaży|Data dostawy|Data wykonania usługi|Data dokonania dostawy|Data zakończenia dostawy|Data wydania|Data dostawy/wykonania usługi|Data wykonania|Data sprz.|Data wysyłki|Dostarczono dnia|Sprzedaż dnia|Data realizacji|Data odbioru|Data wydania towaru|Data zakończenia dostawy/usługi|Wykonano dnia|Prace wykonano dnia|Usługę wykonano dnia|Wykonano w dniu|Data zakończenia prac|Data sprzedaży / wykonania usługi|Data wykonania usł.|Data dokonania/zakończenia dostawy|Data dokonania lub zakończenia dostawy|Data zakończenia usługi|Data dost.|Data dostarczenia|Data sprzedaży/dostawy|Data zakończenia dostawy towarów|Data zdarzenia|Data obowiązku podatkowego|Data świadczenia usługi|Termin dostawy|Data zak. dostawy|Wydano dnia|Data odbioru towaru',
    deliveryNoteId:
      'Nr WZ|WZ|WZ nr|Nr dowodu dostawy|Dowód dostawy|Numer WZ|Nr wydania|Dokument WZ|Dostawa nr|Nr dostawy|Dok. WZ|Nr dokumentu WZ|List przewozowy nr|Wydanie nr|Numer dostawy|Dokumenty WZ|Do WZ|Numery WZ|Do dokumentu WZ|Nr dokumentu dostawy|Nr dostaw|Numer wydania|WZ-ki',
    customerId:
      'Nr klienta|Numer klienta|Kod nabywcy|Kod klienta|Nr kontrahenta|ID klienta|Nr nabywcy|Kod kontrahenta|Numer płatnika|Nr płatnika|Nr odbiorcy|Klient nr|Kod odbiorcy|Identyfikator klienta|Nr ewidencyjny|Numer kontrahenta|Nr konta klienta|Numer nabywcy|Numer ID klienta|Nr ewid.|ID kontrahenta|Symbol kontrahenta|Akronim|Kod odb.|Nr umowy klienta|Numer klienta/płatnika|Kod płatnika|Numer odbiorcy|Indywidualny nr klienta|Nr abonenta|Klient ID|Nr kartoteki|Twój numer klienta',
    receiverOrderId:
      'Nr zamówienia|Zamówienie nr|Numer zamówienia|Państwa zamówienie|Zamówienie|Nr zamówienia klienta|Zam. nr|Zamówienie klienta|Nr zam.|Wasze zamówienie|Zamówienie klienta nr|Wasz znak|Nr zamówienia nabywcy|Państwa nr zamówienia|Do zamówienia|Zam. klienta|Numer PO|Nr PO|Numer zam.|Nr zamówienia zakupu|Zamówienie zakupu|Zamówienie nabywcy|Nr zam. klienta|Wasze zam. nr|PO nr|Nr zamówienia PO|Numer zamówienia klienta|Zamówienie obce|Numer obcy|Nr obcy|Zam. obce|Nr referencyjny nabywcy|Ref. zamówienia',
    receiverOrderDate:
      'Data zamówienia|Zamówienie z dnia|Państwa zamówienie z dnia|Data zam.|Data zamówienia klienta|Zam. z dnia|Wasze zamówienie z dnia|Zamówiono dnia|Data złożenia zamówienia|Data złożenia zam.|Data PO|Data zamów.',
    senderOrderId:
      'Nr zlecenia|Zlecenie nr|Zlecenie|Numer zlecenia|Nasz znak|Nr ZS|Zamówienie sprzedaży|Nasze zlecenie|Nasz numer|ZK nr|Nr ZK|Potwierdzenie zamówienia nr|Nr sprawy|Zamówienie wewnętrzne|Nr zlecenia sprzedaży|Nasz nr|Dyspozycja nr|Nr zam. wewn.|Zlecenie serwisowe|Nr zlecenia serwisowego|Zam. wewnętrzne|Zlecenie numer|Nasze zamówienie|Numer zamówienia sprzedaży|ZO nr|Numer sprawy|Nr sprzedaży',
    senderOrderDate:
      'Data zlecenia|Zlecenie z dnia|Data przyjęcia zamówienia|Data przyjęcia zlecenia|Data ZK|Nasze zlecenie z dnia|Data potwierdzenia|Data zam. sprzedaży|Data zlec.|Data zamówienia sprzedaży',
    costCenter: 'MPK|Miejsce powstawania kosztów|Centrum kosztów|Nr MPK|Centrum kosztowe|Jednostka kosztowa|Miejsce kosztów',
    dueDate:
      'Termin płatności|Termin zapłaty|Płatne do|Data płatności|Do zapłaty do|Zapłata do|Płatność do|Termin płat.|Termin płatności do|Termin|Płatne do dnia|Data zapłaty|Prosimy zapłacić do|Zapłata do dnia|Wymagalna|Płatność do dnia|Zapłacić do|Termin wpłaty|Termin płatn.|Data wymagalności|Termin płatności upływa|Termin wymagalności|Termin zap.|Data płat.|Płatność w terminie do|Płatność w terminie|Zapłać do|Do zapłaty do dnia|Wpłata do|Wpłać do|Zapłata w terminie|Zapłata w terminie do|Termin zapłaty do|Płatność dnia|Termin płatności do dnia|Opłać do|Płatne w terminie do|Termin spłaty',
    paymentTerms:
      'Warunki płatności|Forma płatności|Sposób zapłaty|Sposób płatności|Forma zapłaty|Metoda płatności|Płatność|Zapłata|Warunki zapłaty|Sp. zapłaty|Forma płat.|Forma płatności/termin|Sposób wpłaty|Rodzaj płatności|Zapłata w formie|Typ płatności|Płatność w formie|Środek płatności',
    discount: 'Skonto|Rabat za wcześniejszą płatność|Skonto do|Termin skonta|Skonto przy zapłacie do|Upust za terminową płatność|Kwota skonta',
    deliveryPeriod:
      'Okres rozliczeniowy|Okres|Za okres|Okres świadczenia usługi|Okres dostawy|Okres rozliczenia|Okres fakturowania|Okres usługi|Okres sprzedaży|Miesiąc rozliczeniowy|Pobyt|Okres najmu|Okres zużycia|Okres realizacji|Okres abonamentowy|Okres abonamentu|Okres wykonania|Za miesiąc|Okres rozliczeniowy od|Okres obowiązywania|Miesiąc|Okres usług',
    from: 'od|od dnia|Początek|Przyjazd|Data od|Okres od|Data początkowa|Okres rozliczeniowy od dnia|Data rozp.|Data przyjazdu',
    to: 'do|do dnia|Koniec|Wyjazd|Data do|Okres do|Data końcowa|Data wyjazdu|Data zak.',
    netTotal:
      'Wartość netto|Razem netto|Suma netto|Netto|Kwota netto|Ogółem netto|Łącznie netto|Wartość netto razem|Podsumowanie netto|Razem wartość netto|Suma częściowa|Kwota netto razem|Należność netto|Do zapłaty netto|Wartość faktury netto|Total netto|Wartość razem netto|Łączna wartość netto|Łączna kwota netto|Suma wartości netto|Kwota ogółem netto|Ogółem wartość netto|Razem bez VAT|Wartość sprzedaży netto|Suma bez VAT|Wartość netto faktury|Łącznie wartość netto|Podsuma netto|Netto razem|Suma netto PLN|Ogółem bez VAT',
    vatTotal:
      'VAT|Kwota VAT|Razem VAT|Podatek VAT|Kwota podatku|Suma VAT|Wartość VAT|Podatek|Kwota podatku VAT|Ogółem VAT|Łącznie VAT|Podatek należny|Wartość podatku|w tym VAT|PTU|Suma PTU|Łączna kwota VAT|Łączna kwota podatku|Suma podatku|Suma podatku VAT|Razem podatek|Ogółem kwota VAT|Wartość podatku VAT|Kwota podatku razem|Podatek razem|VAT razem|Podatek PTU|Kwota PTU|w tym podatek VAT|Kwota podatku ogółem|Całkowita kwota podatku|VAT PLN',
    grandTotal:
      'Razem brutto|Wartość brutto|Suma brutto|Razem|Kwota brutto|Ogółem|Brutto|Ogółem brutto|Razem do zapłaty|Łącznie brutto|Suma|RAZEM|Kwota należności ogółem|Wartość faktury|Wartość faktury brutto|Razem należność|Kwota faktury|Należność ogółem|Łączna kwota|Suma PLN|Wartość razem brutto|Łączna wartość brutto|Łączna kwota brutto|Kwota ogółem|Wartość ogółem|Wartość brutto razem|Suma wartości brutto|Ogółem wartość brutto|Razem z VAT|Całkowita kwota|Kwota brutto razem|Kwota razem|Razem PLN|Razem EUR|Razem kwota|Suma EUR|Brutto razem|Wartość sprzedaży brutto|Łącznie|Kwota należności|Należność brutto|Łączna wartość|Wartość całkowita|Kwota do zapłaty brutto|Wartość końcowa|Suma z VAT|Ogółem PLN|Łącznie z VAT',
    vatRate: 'Stawka VAT|Stawka|VAT %|% VAT|St. VAT|Stawka podatku|Stawka PTU|VAT stawka|St. podatku',
    vatBase: 'Wartość netto|Netto|Podstawa opodatkowania|Kwota netto|Podstawa|Podstawa VAT|Podst. opodatk.|Podstawa opodatk.|Kwota podstawy|Podstawa opod.',
    amountDue:
      'Do zapłaty|Pozostało do zapłaty|Kwota do zapłaty|Należność|DO ZAPŁATY|Pozostaje do zapłaty|Do zapłaty PLN|Kwota należna|Pozostało|Saldo do zapłaty|Do przelewu|Należność do zapłaty|Słownie do zapłaty|Razem do zapłaty PLN|Pozostało do zapł.|Pozostała kwota|Pozostała kwota do zapłaty|Kwota pozostała do zapłaty|Suma do zapłaty|Razem do zapł.|Kwota należności do zapłaty|Do uregulowania|Pozostaje do zapł.|Do zapłaty razem|Do zapłaty łącznie|Zostało do zapłaty|Do zapłaty EUR|Do zwrotu|Łącznie do zapłaty|Ogółem do zapłaty',
    prepaid:
      'Zapłacono|Zaliczka|Wpłacono|Przedpłata|Otrzymano|Kwota zapłacona|Rozliczono zaliczką|Wpłacona zaliczka|Zapłacono zaliczką|Wpłaty|Kwota zaliczki|Zaliczki|Zapłacono gotówką|Zapłacono kartą|Wpłata|Kwota wpłacona|Opłacono|Opłacona kwota|Otrzymano zaliczkę|Rozliczenie zaliczki|Zapłacone',
    rounding: 'Zaokrąglenie|Różnica zaokrągleń|Zaokrąglenia|Zaokr.|Zaokrąglenie kwoty|Kwota zaokrąglenia',
    shipping:
      'Koszt wysyłki|Transport|Koszty transportu|Dostawa|Przesyłka|Wysyłka|Koszt dostawy|Opakowanie|Koszty wysyłki|Koszt przesyłki|Koszty przesyłki|Koszty dostawy|Opłata za dostawę|Koszt transportu|Usługa transportowa|Przesyłka kurierska|Opłata transportowa|Koszty pakowania',
    discountAmount:
      'Rabat|Upust|Kwota rabatu|Bonifikata|Zniżka|Opust|Rabat łącznie|Udzielony rabat|Rabat kwotowo|Suma rabatów|Rabaty|Rabaty razem|Kwota upustu|Rabat razem|Kod rabatowy|Wartość rabatu|Oszczędzasz|Kupon|Opusty łącznie',
    senderVatId:
      'NIP|NIP sprzedawcy|Nr NIP|NIP UE|VAT UE|N.I.P.|NIP/VAT UE|NIP wystawcy|Numer NIP|Nr VAT UE|NIP dostawcy|Nr ident.|NIP:PL|Numer VAT|Nr VAT|NIP/VAT ID|VAT ID|Numer identyfikacji podatkowej NIP|Nr ident. VAT|Numer VAT UE|NIP/REGON',
    receiverVatId:
      'NIP nabywcy|NIP klienta|NIP odbiorcy|NIP kupującego|Nr NIP nabywcy|NIP płatnika|Państwa NIP|Wasz NIP|VAT UE nabywcy|Nr VAT UE nabywcy|Nr VAT nabywcy|NIP zamawiającego|NIP kontrahenta|Nr NIP klienta|VAT UE klienta|Nr VAT klienta|NIP nabywcy (UE)|Twój NIP',
    taxId: 'PESEL|Nr identyfikacji podatkowej|Numer podatkowy|Identyfikator podatkowy|Nr PESEL|NIP/PESEL|Nr podatkowy|Nr PESEL/NIP|Numer PESEL|NIP lub PESEL',
    companyRegistration: 'KRS|Nr KRS|REGON|Regon|Numer KRS|KRS nr|BDO|Nr rejestru|REGON nr|Nr REGON|Numer REGON|Nr BDO|Numer BDO|NIP/KRS|KRS numer|Nr rej.',
    iban: 'IBAN|Nr IBAN|Numer IBAN|Konto IBAN|Nr rachunku IBAN|Nr konta IBAN|IBAN nr',
    bic: 'SWIFT|BIC|BIC/SWIFT|Kod SWIFT|SWIFT/BIC|Kod BIC|Kod BIC/SWIFT|Kod SWIFT/BIC|Nr SWIFT/BIC|Nr SWIFT',
    bankCode: 'Kod banku|Nr rozliczeniowy|Numer rozliczeniowy banku|Oddział|Nr banku|Nr rozliczeniowy banku|Kod banku/oddziału',
    bankAccount:
      'Nr konta|Numer rachunku|Nr rachunku|Konto|Rachunek bankowy|Nr rachunku bankowego|Numer konta|Konto bankowe|Nr r-ku|Konto nr|Nr kont.|Rach. nr|Rachunek bank.|Nr rachunku bank.|Numer konta bankowego|Numer rachunku bankowego|Nr konta bankowego|Konto bankowe nr|Konto do wpłat|Konto PLN|Konto EUR|Rachunek do wpłaty|Na rachunek|Na konto|Nr rach.',
    bankName: 'Bank|Nazwa banku|Dane bankowe|W banku|Bank sprzedawcy|Bank dostawcy|Przelew na konto',
    isrReference: 'Referencja|Numer referencyjny|Nr ref.|Nr referencyjny|Referencja QR|Nr referencyjny QR|Nr referencyjny ESR',
    kid: 'Tytułem|Tytuł przelewu|Tytuł płatności|KID|Tytuł wpłaty|Tytuł operacji|Nr referencyjny płatności|Tytuł wpłaty/przelewu|W tytule przelewu|Tytuł przel.',
    phone: 'Telefon|Tel.|tel.|tel|Tel. kom.|Infolinia|Nr telefonu|Numer telefonu|Telefony|Telefon kom.|Telefon komórkowy|tel./fax|Mobile',
    fax: 'Fax|Faks|Tel./fax|faks|Nr faksu|Fax nr|Telefaks|Nr fax',
    email: 'E-mail|Email|e-mail|Mail|Poczta elektroniczna|Adres e-mail',
    website: 'WWW|Strona internetowa|www|Strona www|Internet|Adres www|Witryna',
    register: 'Sąd Rejonowy|Krajowy Rejestr Sądowy|Kapitał zakładowy|Sąd rejestrowy|Zarejestrowana w|Wpis do rejestru',
    managingDirector: 'Prezes Zarządu|Zarząd|Dyrektor|Właściciel|Prezes|Członek Zarządu',
    contactPerson:
      'Osoba kontaktowa|Kontakt|Osoba do kontaktu|Opiekun klienta|Do rąk|Państwa opiekun|Opiekun|Osoba do kontaktów|Twój opiekun|Osoba zamawiająca|Do wiadomości|Odbierający|Imię i nazwisko',
    billTo:
      'Nabywca|Kupujący|Płatnik|Odbiorca faktury|Klient|Zamawiający|Adres do faktury|Usługobiorca|Klient/Nabywca|Dane nabywcy|Dane klienta|Dane do faktury|Faktura dla|Nabywca/Płatnik|Adres nabywcy|Płatnik/Nabywca|Kontrahent|Dane do fakturowania|Rachunek dla|Najemca|Odbiorca/Nabywca|Zleceniodawca|Nabywca/Odbiorca|Kupujący/Nabywca',
    shipTo:
      'Odbiorca|Adres dostawy|Miejsce dostawy|Adres wysyłki|Dostawa na adres|Wysłać do|Wysyłka|Dostarczono do|Adres odbiorcy|Odbiorca towaru|Wysyłka na adres|Dane do wysyłki|Adres do wysyłki|Miejsce przeznaczenia|Odbiorca/Adres dostawy|Adres punktu poboru|Miejsce wykonania usługi|Miejsce odbioru|Adres wykonania usługi|Dane odbiorcy|Punkt dostawy',
    soldBy:
      'Sprzedawca|Wystawca|Dostawca|Sprzedający|Nadawca|Usługodawca|Dane sprzedawcy|Wystawca faktury|Wykonawca|Zleceniobiorca|Sprzedawca/Wystawca|Dostawca usług|Wystawiający|Sprzedawca / Dostawca',
    position: 'Lp.|L.p.|Poz.|Lp|Nr|#|Pozycja|Nr poz.',
    itemId:
      'Kod|Indeks|Symbol|Nr katalogowy|Kod towaru|Nr artykułu|Kod produktu|Nr art.|PKWiU|EAN|SKU|Kod art.|Kod/Indeks|Kod tow.|Nr towaru|Numer artykułu|Nr katal.|Nr kat.|Kod EAN|Numer katalogowy|Indeks towaru|Kod usługi|ID produktu|Art. nr|Kod kreskowy|Nr produktu',
    description:
      'Nazwa towaru lub usługi|Nazwa|Nazwa towaru/usługi|Opis|Towar/usługa|Nazwa usługi|Nazwa towaru|Usługa|Wyszczególnienie|Przedmiot sprzedaży|Nazwa (rodzaj) towaru lub usługi|Nazwa produktu|Produkt/Usługa|Nazwa towaru lub usł.|Nazwa artykułu|Nazwa i opis|Towar lub usługa|Opis usługi|Tytuł usługi|Nazwa pozycji|Nazwa usługi/towaru|Określenie usługi|Wyszczególnienie towarów|Opis towaru|Nazwa / opis',
    quantity:
      'Ilość|Il.|Liczba|Ilość szt.|Sztuk|Godziny|Zużycie|Ilość sztuk|Ilość godz.|Ilość godzin|Liczba godzin|Liczba sztuk|Il. szt.|Ilość zam.|Ilość wyd.|Ilość / j.m.',
    unit: 'J.m.|Jm|JM|j.m.|Jedn.|Miara|Jednostka|J. miary|Jedn. miary|Jedn. m.|Jednostki|szt/kpl',
    unitPrice:
      'Cena jedn.|Cena netto|Cena jednostkowa|Cena jedn. netto|Cena|Cena j. netto|Cena jednostkowa netto|Cena zł|Stawka|Cena jm.|Cena jednostk.|Cena jed.|Cena jedn. brutto|Cena brutto|Cena jednostkowa brutto|C. netto|C. jedn. netto|Cena j.|Cena jn.|Cena jm. netto|Cena netto zł|Cena netto PLN|Cena jedn. netto PLN|Cena po rabacie|Cena sprzedaży|Cena za jedn.|Cena za godzinę|Cena jednost.|Cena katalogowa|Cena przed rabatem',
    lineVatRate: 'VAT|Stawka VAT|VAT %|VAT [%]|St. VAT|% VAT|Stawka|Podatek %|Stawka podatku|Staw. VAT|Stawka PTU|Podatek VAT %',
    lineDiscount: 'Rabat|Rabat %|Rab. %|Upust|Rabat [%]|Upust %|Rabat w %|Rabat zł|Opust %|Zniżka %',
    lineTotal:
      'Wartość netto|Wartość|Netto|Wartość brutto|Kwota|Brutto|Kwota netto|Wart. netto|Razem|Wartość zł|Wartość netto zł|Wartość netto PLN|Wart. brutto|Wartość brutto zł|Wartość bez podatku|Wartość z podatkiem|Wartość sprzedaży netto|Wartość PLN|Cena całkowita|Wartość razem|Wartość EUR|Kwota PLN|Wartość sprzed. netto',
    lineDeliveryDate: 'Data|Data dostawy|Data sprzedaży|Data WZ|Data usługi|Data wydania',
    lineOrderId: 'Zamówienie|Nr zam.|Zam.|Zlecenie|Nr zamówienia|Zam. nr',
    lineDeliveryId: 'WZ|Nr WZ|Dostawa|Dok. WZ|WZ nr|Numer WZ',
    serialNumber: 'Nr seryjny|Numer seryjny|S/N|Nr partii|Partia|Seria|Nr ser.|Numer partii|Seria/Partia',
    carryOver:
      'Do przeniesienia|Z przeniesienia|Przeniesienie|Suma strony|Razem strona|Do przen.|Przeniesiono|Z poprzedniej strony|Ciąg dalszy na następnej stronie',
    subtotal: 'Suma częściowa|Podsuma|Razem grupa|Suma pośrednia',
    priceUnit: 'za|per|Jedn. ceny|cena za',
    page: 'Strona|Str.|str.|Arkusz|Stron|Nr strony|Strona nr',
    printDate: 'Data wydruku|Wydrukowano|Data druku|Wydruk z dnia|Wygenerowano|Wydrukowano dnia|Data i godzina wydruku|Dokument wygenerowano',
    project: 'Projekt|Budowa|Nr projektu|Obiekt|Inwestycja|Zadanie|Nazwa projektu|Kontrakt nr|Nr budowy|Temat',
    contract: 'Umowa|Nr umowy|Umowa nr|Numer umowy|Kontrakt|Polisa nr|Nr kontraktu|Kontrakt nr|Nr polisy|Numer polisy|Zgodnie z umową|Do umowy nr|Umowa numer',
    trackingId: 'Nr przesyłki|Numer przesyłki|Numer paczki|Nr listu przewozowego|Śledzenie|Nr listu|Przewoźnik|Nr rejestracyjny|Nr kontenera',
    meterId: 'Nr licznika|Numer licznika|Licznik|PPE|Kod PPE|Nr gazomierza|Numer PPE|Nr PPE|Numer gazomierza|Nr wodomierza',
    previousBalance: 'Saldo poprzednie|Poprzednie saldo|Saldo początkowe|Zaległości|Niedopłata z poprzedniego okresu|Saldo z przeniesienia',
    deposit: 'Kaucja|Depozyt|Kaucja za opakowania|Opakowania zwrotne|Zadatek',
    birthDate: 'Data urodzenia|ur.|Urodzony|Urodzona|Data ur.',
    validUntil: 'Ważne do|Ważna do|Oferta ważna do|Termin ważności|Data ważności',
    orderDateOfOffer: 'Oferta z dnia|Data oferty|Nasza oferta z dnia|Data wyceny',
    clerk:
      'Wystawił|Handlowiec|Sprzedawca|Przedstawiciel handlowy|Obsługa|Kasjer|Sporządził|Kierowca|Osoba upoważniona do wystawienia|Opiekun handlowy|Fakturę wystawił|Wystawiający fakturę|Opiekun klienta|Wystawił(a)|Sprzedał|Przygotował|Obsługujący|Kelner|Obsługiwał|Doradca|Podpis osoby upoważnionej do wystawienia faktury|Osoba wystawiająca|Odebrał',
    reference:
      'Referencje|Znak|Oferta nr|Nr oferty|Ref.|Sygnatura|Nr reklamacji|Uwagi|Numer KSeF|Nr sprawy|Uwagi do faktury|Nr ref. własny|Nr KSeF|Numer referencyjny faktury|Warunki dostawy|Incoterms|Rodzaj transportu|Nr szkody|Nr reklamacyjny',
    terminal:
      'Terminal|Kasa|Nr kasy|Sklep|Nr paragonu|Kod autoryzacji|Stolik|Nr unikatowy|Kasa nr|Nr sklepu|Nr terminala|Stanowisko|Dystrybutor|Rach.|Nr stolika|Kod terminala|Nr wydr.',
  }),
  heldOut: {
    invoiceId: 'Oznaczenie faktury',
    invoiceDate: 'Dzień wystawienia',
    deliveryDate: 'Dzień wykonania dostawy',
    deliveryNoteId: 'Symbol wydania z magazynu',
    customerId: 'Symbol klienta',
    receiverOrderId: 'Oznaczenie Państwa zamówienia',
    receiverOrderDate: 'Dzień zamówienia',
    senderOrderId: 'Wewnętrzny symbol zlecenia',
    senderOrderDate: 'Dzień przyjęcia zlecenia',
    costCenter: 'Kod miejsca kosztów',
    dueDate: 'Ostateczny dzień płatności',
    paymentTerms: 'Ustalenia płatnicze',
    discount: 'Obniżka za szybką płatność',
    deliveryPeriod: 'Przedział czasu usługi',
    from: 'Data rozpoczęcia',
    to: 'Data zakończenia',
    netTotal: 'Suma bez podatku',
    vatTotal: 'W tym podatek od towarów i usług',
    grandTotal: 'Suma z podatkiem',
    vatRate: 'Procent podatku',
    vatBase: 'Kwota opodatkowana',
    amountDue: 'Reszta do uregulowania',
    senderVatId: 'Identyfikator VAT',
    receiverVatId: 'Identyfikator VAT kupującego',
    taxId: 'Identyfikator podatnika',
    companyRegistration: 'Nr w rejestrze przedsiębiorców',
    iban: 'Rachunek IBAN',
    bic: 'Adres SWIFT',
    bankCode: 'Nr oddziału',
    bankAccount: 'Rachunek do wpłat',
    isrReference: 'Szwajcarski nr referencyjny',
    kid: 'W tytule przelewu podać',
    phone: 'Telefon kontaktowy',
    fax: 'Numer faksu',
    email: 'Poczta e-mail',
    website: 'Witryna internetowa',
    billTo: 'Wystawiono dla',
    shipTo: 'Dostarczyć do',
    soldBy: 'Wystawione przez',
  },
};
