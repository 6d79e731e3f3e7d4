/** Polish: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('VAT|Podatek VAT|PTU|podatek'),
  vatLines: list(
    '{vatWord} {rate}% {vat}|{rate}% {net} {vat} {gross}|{net} {rate}% {vat} {gross}|W tym {rate}% {net} {vat} {gross}|{vatWord} {rate}% od {net} {vat}|Stawka {rate}%: netto {net}, {vatWord} {vat}, brutto {gross}|{rate} {net} {vat} {gross}',
  ),
  paymentSentences: list(
    'Przelew {days} dni|Płatne w terminie {days} dni od daty wystawienia faktury.|Termin płatności: {days} dni|Prosimy o zapłatę do dnia {date}.|Płatność przelewem do {date}|Skonto {discountPercent}% przy zapłacie w ciągu {discountDays} dni, termin płatności {days} dni.|Przy płatności do {discountDate} udzielamy {discountPercent}% skonta, pełna kwota do {date}.|Płatne gotówką przy odbiorze.|Płatność natychmiastowa.|Zapłacono gotówką.|Zapłacono kartą.|Kwota zostanie pobrana z rachunku dnia {date} w ramach polecenia zapłaty.|Polecenie zapłaty|Należność uregulowana.|{days} dni netto|przelew, {days} dni, {date}|Kwotę w {currency} prosimy wpłacić w ciągu {days} dni.|Faktura opłacona z góry.',
  ),
  discountSentences: list(
    'Skonto {discountPercent}% w ciągu {discountDays} dni|Przy zapłacie do {discountDate} skonto {discountPercent}%|{discountPercent}% skonta do dnia {discountDate}|Rabat {discountPercent}% za płatność w terminie {discountDays} dni',
  ),
  referenceSentences: list(
    'Faktura nr {invoiceId} z dnia {invoiceDate}|W tytule przelewu prosimy podać numer faktury {invoiceId} i numer klienta {customerId}.|Zgodnie z zamówieniem {receiverOrderId}:|Towar dostarczono dnia {deliveryDate}|Tytułem: zapłata za fakturę {invoiceId}|Dotyczy zamówienia {receiverOrderId}, dostawa {deliveryDate}|Klient {customerId}, faktura {invoiceId}',
  ),
  deliveryPeriodSentences: list(
    'Okres rozliczeniowy od {from} do {to}|Za okres {from} - {to}|Usługi wykonane w okresie od {from} do {to}|Okres świadczenia usług: {from} – {to}|Rozliczenie od dnia {from} do dnia {to}',
  ),
  vatExemptions: list(
    'Odwrotne obciążenie|Zwolnienie z VAT na podstawie art. 113 ust. 1 ustawy o VAT|Wewnątrzwspólnotowa dostawa towarów, stawka 0%|Eksport towarów, stawka 0%|Mechanizm podzielonej płatności|Zwolnione na podstawie art. 43 ust. 1 ustawy o VAT|Nie podlega opodatkowaniu|Procedura marży',
  ),
  salutations: list('Szanowni Państwo,|Szanowny Kliencie,|Szanowny Panie,|Szanowna Pani,|Dzień dobry,'),
  sentences: list(
    'Dziękujemy za zakupy.|Dziękujemy za zaufanie.|Dziękujemy za złożenie zamówienia.|Z poważaniem|Towar pozostaje własnością sprzedawcy do czasu pełnej zapłaty.|Faktura nie wymaga podpisu.|Oryginał|Kopia|Osoba upoważniona do odbioru faktury|W przypadku opóźnienia naliczane będą odsetki ustawowe.|Reklamacje przyjmujemy w formie pisemnej.|Prosimy o podanie numeru faktury w tytule przelewu.|Uprzejmie prosimy o terminową wpłatę.|Zgodnie z ustaleniami obciążamy Państwa za poniższe usługi.|Ceny nie zawierają podatku VAT.|W razie pytań prosimy o kontakt z działem obsługi klienta.|Niniejsza faktura stanowi wezwanie do zapłaty.|Zwrot towaru tylko z dowodem zakupu.|Prosimy sprawdzić towar przy odbiorze.|Zmienił się numer naszego rachunku bankowego.|Pozostała część zamówienia zostanie wysłana wkrótce.|Życzymy miłego dnia i zapraszamy ponownie.|Sądem właściwym jest sąd siedziby sprzedawcy.|Obowiązują nasze ogólne warunki sprzedaży.|Dokument wygenerowany elektronicznie.|Towar odebrano bez zastrzeżeń.|Sprzedawca posiada status dużego przedsiębiorcy.|Zapraszamy do naszego sklepu internetowego.|Słownie złotych wraz z groszami.',
  ),
  articles: {
    trade: articles(
      'Papier ksero A4 @ryza 3-7|Segregator dźwigniowy @szt. 2-5|Krzesło biurowe obrotowe @szt. 80-360|Toner czarny @szt. 40-160|Długopis niebieski @op. 3-14|Żarówka LED E27 @szt. 2-11|Śruba ocynkowana M8 @op. 4-26|Rękawice robocze @para 1.5-8|Wkrętarka akumulatorowa @szt. 80-310|Płyn do czyszczenia @kan. 8-40|Folia stretch @rol. 5-13|Buty robocze S3 @para 40-130|Łożysko kulkowe @szt. 2-18|Taśma pakowa @szt. 0.8-3',
    ),
    construction: articles(
      'Układanie płytek @m² 16-45|Malowanie ścian dwukrotne @m² 3-9|Ścianka z płyt gipsowych @m² 22-50|Robocizna @rbg 12-28|Wynajem rusztowania @doba 10-70|Organizacja placu budowy @kpl. 150-1200|Roboty ziemne @m³ 8-28|Beton C25/30 @m³ 70-120|Okno PCV dwuszybowe @szt. 160-620|Przewód YDY 3x1,5 @mb 0.5-1.8|Rura miedziana @mb 7-18|Dojazd @kpl. 15-50|Pokrycie dachu blachodachówką @m² 22-60',
    ),
    it: articles(
      'Hosting WWW roczny @rok 40-220|Licencja oprogramowania @szt. 50-850|Wsparcie zdalne @godz. 25-70|Laptop 14 cali @szt. 600-1700|Monitor 27 cali @szt. 150-480|Opieka serwerowa @mies. 70-700|Rejestracja domeny @rok 8-30|Przełącznik sieciowy @szt. 120-620|Prace programistyczne @godz. 30-80|Kopia zapasowa w chmurze @GB 0.1-1.2|Stacja dokująca @szt. 70-230|Szkolenie użytkowników @dzień 300-800|Certyfikat SSL @rok 15-150',
    ),
    food: articles(
      'Jabłka Ligol @kg 0.6-1.6|Mąka pszenna typ 500 @kg 0.5-1.1|Wołowina bez kości @kg 9-20|Mleko 3,2% @l 0.6-1.2|Jaja klasy M @szt. 0.2-0.4|Woda mineralna @zgrz. 2-5|Piwo beczka @szt. 60-130|Masło ekstra @kg 6-11|Ziemniaki @kg 0.3-0.9|Chleb żytni @szt. 0.9-2|Olej rzepakowy @l 1.2-2.5|Kawa ziarnista @kg 10-25|Ser gouda @kg 6-11|Mrożonka warzywna @op. 1.5-4',
    ),
    consulting: articles(
      'Usługi doradcze @godz. 40-140|Zarządzanie projektem @dzień 250-800|Sporządzenie sprawozdania finansowego @szt. 250-1800|Obsługa kadrowo-płacowa @os. 8-20|Warsztaty @dzień 350-1300|Koszty podróży @km 0.2-0.4|Usługi księgowe @mies. 60-450|Obsługa prawna @godz. 60-200|Ekspertyza techniczna @szt. 250-1800|Tłumaczenie @str. 8-20|Projekt graficzny @godz. 25-60|Korekta tekstu @str. 2-6|Badanie rynku @szt. 700-4200',
    ),
    utilities: articles(
      'Energia elektryczna czynna @kWh 0.1-0.28|Opłata sieciowa stała @mies. 2-9|Opłata sieciowa zmienna @kWh 0.04-0.1|Gaz ziemny @kWh 0.04-0.11|Abonament @mies. 1-8|Dostawa wody @m³ 0.9-1.8|Odprowadzanie ścieków @m³ 1.2-2.6|Opłata mocowa @mies. 2-6|Internet światłowodowy @mies. 12-32|Abonament telefoniczny @mies. 6-30|Odbiór odpadów @szt. 5-20|Opłata OZE @kWh 0.01-0.02|Ciepło @GJ 12-35',
    ),
    transport: articles(
      'Transport palety @szt. 25-130|Przesyłka kurierska @szt. 3-11|Dopłata paliwowa @% 4-18|Opłata drogowa @szt. 3-28|Składowanie palety @szt. 2-9|Fracht krajowy @km 0.7-1.6|Pracownik do przeprowadzki @godz. 12-28|Transport kontenera @szt. 250-900|Odprawa celna @szt. 35-110|Postojowe @godz. 15-45|Transport chłodniczy @szt. 100-550|Wynajem samochodu @doba 28-90|Olej napędowy @l 1.2-1.7',
    ),
    hospitality: articles(
      'Pokój jednoosobowy @doba 45-120|Pokój dwuosobowy @doba 60-180|Śniadanie @os. 6-15|Przerwa kawowa @os. 4-12|Opłata klimatyczna @os. 0.5-2|Obiad dnia @szt. 6-14|Pierogi ruskie @porcja 5-10|Wino czerwone @but. 9-22|Parking @doba 5-18|Wynajem sali konferencyjnej @dzień 80-450|Kawa espresso @szt. 1.5-3.5|Catering @os. 12-35|Kolacja @os. 9-25',
    ),
  },
  units: list('szt.|szt|godz.|mies.|kg|l|m²|mb|m³|op.|kpl.|km|kWh|usł.|para|doba|rbg|t'),
  firstNames: list(
    'Anna|Piotr|Katarzyna|Krzysztof|Małgorzata|Andrzej|Agnieszka|Tomasz|Barbara|Paweł|Ewa|Michał|Magdalena|Marcin|Joanna|Jan|Monika|Jakub|Aleksandra|Adam|Dorota|Łukasz|Beata|Marek|Zofia|Grzegorz|Karolina|Wojciech|Natalia|Mateusz|Iwona|Rafał',
  ),
  lastNames: list(
    'Nowak|Kowalski|Wiśniewski|Wójcik|Kowalczyk|Kamiński|Lewandowski|Zieliński|Szymański|Woźniak|Dąbrowski|Kozłowski|Jankowski|Mazur|Kwiatkowski|Krawczyk|Piotrowski|Grabowski|Nowakowski|Pawłowski|Michalski|Adamczyk|Dudek|Zając|Wieczorek|Jabłoński|Król|Majewski|Olszewski|Stępień|Górski|Rutkowski',
  ),
  companyWords: list(
    'Zakład|Hurtownia|Przedsiębiorstwo|Usługi|Handel|Budowa|Budownictwo|Transport|Spedycja|Logistyka|Serwis|Doradztwo|Biuro|Systemy|Technika|Informatyka|Drukarnia|Meble|Narzędzia|Metal|Stal|Drewno|Szkło|Elektro|Instal|Piekarnia|Mleczarnia|Owoce|Warzywa|Browar|Hotel|Gościniec|Zajazd|Energia|Wodociągi|Mazowsze|Śląsk|Pomorze|Podhale|Wisła|Bałtyk|Karpaty|Sokół|Orzeł|Dąb|Lipa|Bursztyn|Jantar|Złoty|Nowy|Eko|Pol|Agro|Termo',
  ),
  streets: list(
    'ul. Kwiatowa {n}|ul. Polna {n}|ul. Leśna {n}|ul. Słoneczna {n}|ul. Krótka {n}|ul. Szkolna {n}|ul. Ogrodowa {n}|ul. Lipowa {n}|ul. Łąkowa {n}|ul. Brzozowa {n}|al. Jerozolimskie {n}|ul. Kościuszki {n}|ul. Mickiewicza {n}|ul. Sienkiewicza {n}|ul. Przemysłowa {n}|ul. Fabryczna {n}|ul. Dworcowa {n}|pl. Wolności {n}|ul. Parkowa {n}|ul. Kolejowa {n}|ul. Zielona {n}|ul. Piłsudskiego {n}|ul. Warszawska {n}|ul. Krakowska {n}|ul. Długa {n}|Rynek {n}|ul. Poznańska {n}|ul. Portowa {n}|al. Niepodległości {n}|ul. 3 Maja {n}|os. Tysiąclecia {n}|ul. Spacerowa {n}',
  ),
  pageOf: list('Strona {page} z {pages}|Str. {page} z {pages}|Strona {page}/{pages}|Strona: {page} / {pages}|str. {page}'),
  days: list('dni|dzień|dnia|dni roboczych|dni kalendarzowych'),
  immediately: list('natychmiast|gotówka|przy odbiorze|niezwłocznie|płatne od razu|zapłacono'),
};
