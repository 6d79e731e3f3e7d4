/** Finnish: the wordings that announce details, contacts and columns. */
import type { LanguageTerms } from '../language.js';
import { wordings } from '../lists.js';

export const terms: LanguageTerms = {
  terms: wordings({
    invoice:
      'Lasku|LASKU|Verkkolasku|Käteislasku|Ennakkolasku|Koontilasku|Osalasku|Loppulasku|Myyntilasku|Kertalasku|Kuukausilasku|Pro forma -lasku|Kuitti / lasku|Lasku/kuitti|Tasauslasku|Arviolasku',
    creditNote: 'Hyvityslasku|HYVITYSLASKU|Hyvitys|Hyvityserittely|Korjauslasku|Mitätöintilasku|Hyvityslasku / lasku|Hyvitysnota',
    receipt: 'Kuitti|Kassakuitti|Käteiskuitti|Maksukuitti|Ostokuitti|Asiakkaan kuitti|Kauppiaan kuitti|Käteismyyntikuitti',
    deliveryNoteTitle: 'Lähete|Lähetyslista|Rahtikirja|Pakkausluettelo|Lähetysluettelo',
    orderConfirmationTitle: 'Tilausvahvistus|Tilauksen vahvistus|Tilausvahvistuksemme',
    offerTitle: 'Tarjous|Hinta-arvio|Kustannusarvio|Kustannusarvio/tarjous',
    reminderTitle: 'Maksukehotus|Maksumuistutus|Huomautuslasku',
    termsTitle: 'Yleiset ehdot|Toimitusehdot|Yleiset toimitusehdot',
    letterSubject: 'Aihe|Asia|Viestin aihe',
    invoiceId:
      'Laskun numero|Laskunumero|Laskun nro|Laskunro|Lasku nro|Lasku nro.|Tositenumero|Laskun no|Lasku numero|Laskun tunnus|Hyvityslaskun numero|Kuitin numero|Kuittinumero|Kuitti nro|Numero|Lasku nr|Dokumentin numero|Laskuno|Laskutunnus',
    invoiceDate:
      'Laskun päivämäärä|Päiväys|Laskun päiväys|Laskupäivä|Laskun pvm|Laskutuspäivä|Päivämäärä|Laskupvm|Laskun päivä|Pvm|Laskutuspäivämäärä|Laskun luontipäivä|Luontipäivä|Kirjauspäivä|Laskun luontipvm|Ostopäivä|Kuitin päiväys|Laskun pv|Päiväys / Datum|Laskutettu|Laskutus pvm|Lasku pv',
    deliveryDate:
      'Toimituspäivä|Toimituspvm|Toimituspäivämäärä|Toimitettu|Suorituspäivä|Toimitusaika|Toim.pvm|Toimituspv|Toimitettu pvm|Suorituspvm|Palvelun päivämäärä|Tavaran toimituspäivä|Lähetyspäivä|Toim.päivä|Työn suorituspäivä|Noutopäivä|Suoritettu pvm',
    deliveryNoteId:
      'Lähetteen numero|Lähete nro|Lähetenumero|Lähetenro|Toimitusnumero|Lähetteen nro|Lähete|Lähetenr|Rahtikirjan nro|Rahtikirja nro|Lähete n:o|Toimitusnro|Lähetyslistan nro|Rahtikirjanumero',
    customerId:
      'Asiakasnumero|Asiakasnro|Asiakas nro|Asiakkaan numero|As.nro|Asiakasnumeronne|Asiakastunnus|Asiakasno|Asiakas ID|Asiakaskoodi|Jäsennumero|Asiakkaan nro|Sopimusasiakas|Asiakkaan tunnus|As.numero',
    receiverOrderId:
      'Tilausnumero|Tilausnumeronne|Tilausnro|Ostotilausnumero|Ostotilaus|Viitteenne|Viitteenne / tilausnumero|Tilauksenne|Tilaus nro|Asiakkaan tilausnumero|Asiakkaan tilausnro|Ostajan tilausnumero|Ostajan viite|Ostotilausnro|Ostotilauksen numero|Tilausviite|Tilausviitteenne|Tilausnumero (teidän)|Teidän tilausnumero|Tilauksen numero|Tilauksenne nro|Asiakkaan tilaus|PO-numero|PO nro|Tilaajan viite|Asiakkaan viite|Tilaus n:o|Asiakkaan ostotilaus',
    receiverOrderDate: 'Tilauspäivä|Tilauspvm|Tilauspäivämäärä|Tilattu|Tilauksenne päiväys|Tilauksen päiväys|Tilauksen pvm|Tilauspv',
    senderOrderId:
      'Tilausnumeromme|Myyntitilaus|Myyntitilauksen numero|Viitteemme|Työnumero|Tilausvahvistuksen numero|Myyntitilaus nro|Myyntitilausnumero|Tilausvahvistus nro|Työnro|Työmääräin|Työmääräys nro|Työtilaus|Toimeksianto|Toimeksianto nro|Toimittajan tilausnumero|Myyjän viite|Myyjän tilausnumero',
    senderOrderDate: 'Tilausvahvistus pvm|Myyntitilauksen pvm|Vahvistuspäivä|Vahvistettu|Tilausvahvistuksen päiväys|Työn päiväys',
    costCenter: 'Kustannuspaikka|Kustannuspaikan numero|Kust.paikka|Kustannuspaikkanne|Kustannuspaikka nro|Tiliöintiviite',
    dueDate:
      'Eräpäivä|Eräpvm|Laskun eräpäivä|Maksettava viimeistään|Erääntyy|Viimeinen maksupäivä|Erä pvm|Eräpv|Laskun erä pvm|Maksettava viim.|Maksupäivä viimeistään|Eräpäivämäärä|Maksu viimeistään|Viimeinen maksupv|Maksu erääntyy|Erääntymispäivä|Maksetaan viimeistään',
    paymentTerms: 'Maksuehto|Maksuehdot|Maksuaika|Maksutapa|Maksutavat|Maksuehtomme|Maksuehto pv|Maksuehto netto|Maksuaika netto|Maksutapa/ehto|Maksutiedot',
    discount: 'Kassa-alennus|Käteisalennus|Kassa-alennuspäivä|Kassa-ale|Alennus maksettaessa|Kassa-alennus pvm',
    deliveryPeriod:
      'Laskutuskausi|Toimituskausi|Laskutusjakso|Ajanjakso|Laskutusaika|Palvelukausi|Kulutusjakso|Laskutusväli|Laskutuksen ajanjakso|Kausi|Jakso|Palvelujakso|Laskutettava kausi|Toimitusjakso|Sopimuskausi|Vuokrakausi|Tilausjakso|Laskun ajanjakso',
    from: 'alkaen|Alkupäivä|Alku|Saapumispäivä|Kauden alku|Alkaa',
    to: 'asti|Loppupäivä|Loppu|Lähtöpäivä|Kauden loppu|Päättyy',
    netTotal:
      'Veroton yhteensä|Yhteensä veroton|Veroton summa|Veroton hinta yhteensä|Summa ilman ALV|Verottomat yhteensä|Yhteensä ilman alv|Veroton yht.|Yht. veroton|Veroton hinta|Veroton summa yhteensä|Verot. yhteensä|Summa veroton|Yhteensä (alv 0 %)|Summa (alv 0 %)|Veroton loppusumma|Arvonlisäveroton yhteensä|Välisumma|Netto yhteensä|Veroton määrä|Veroton kokonaissumma|Summa ilman alv:a|Yhteensä ilman ALV:ia|Yhteensä ilman veroa|Alviton summa|Alviton|Alviton yhteensä|Netto summa|Tuotteet yhteensä|Laskun veroton summa',
    vatTotal:
      'ALV yhteensä|Arvonlisävero|Arvonlisävero yhteensä|ALV|Alv yhteensä|Veron määrä|Alv:n osuus|Vero yhteensä|Alv yht.|Alv summa|Arvonlisäveron määrä|Alv-osuus|Alv määrä|Veron osuus|Vero|Verot yhteensä|Alv 24 %|Alv 25,5 %|Veron summa|Veroa yhteensä|Vero EUR|ALV EUR|Vero-osuus|Veron määrä yhteensä|Arvonlisävero EUR|Sis. alv',
    grandTotal:
      'Yhteensä|Laskun loppusumma|Loppusumma|Verollinen yhteensä|Yhteensä EUR|Laskun summa|Summa yhteensä|Verollinen summa|Yhteensä sis. alv|Yhteensä verollinen|Verollinen hinta yhteensä|Verollinen yht.|Loppusumma EUR|Loppusumma yhteensä|Laskun loppusumma EUR|Summa EUR|Laskun summa EUR|Kokonaissumma|Kokonaishinta|Summa sis. alv|Verollinen loppusumma|Hinta yhteensä|Lasku yhteensä|Laskutettava yhteensä|Arvonlisäverollinen yhteensä|Brutto yhteensä|Bruttosumma|Yhteensä veroineen|Loppusumma sis. alv|Verollinen summa yhteensä|Laskun yhteissumma|Laskun arvo',
    vatRate: 'ALV %|Alv-%|Verokanta|ALV-kanta|Vero-%|Alv-prosentti',
    vatBase:
      'Veron peruste|Alv-peruste|Verollisen myynnin peruste|Veron perusteen määrä|Veroton osuus|Veroton peruste|Verollinen myynti|Veronalainen|Veroton EUR|Veroton summa EUR',
    amountDue:
      'Maksettava yhteensä|Maksettava|Maksettavaa|Avoinna|Maksettava määrä|Maksettava summa|Maksettava EUR|Maksettava yht.|Maksettavaa yhteensä|Maksettava summa yhteensä|Maksettava määrä EUR|Avoin summa|Avoin saldo|Avoinna oleva määrä|Avoinna yhteensä|Jäljellä|Maksamatta|Maksettavaa EUR|Jäljellä maksettavaa|Erääntynyt summa|Maksettavaksi|Laskua maksamatta|Jäännös',
    prepaid:
      'Ennakkomaksu|Maksettu|Suoritettu|Maksettu etukäteen|Ennakko|Suoritukset|Maksettu summa|Ennakkomaksut|Maksettu ennakko|Suoritus|Saadut maksut|Maksut|Maksettu yhteensä|Aikaisemmat maksut|Saatu ennakko|Aiemmin maksettu|Jo maksettu|Vähennetään ennakko|Osamaksu|Maksusuoritus',
    rounding: 'Pyöristys|Pyöristysero|Senttien pyöristys|Pyöristetty|Pyöristyserä|Sentin tasaus|Pyör.|Pyöristys EUR|Pyöristykset',
    shipping:
      'Toimituskulut|Rahti|Postikulut|Toimitusmaksu|Lähetyskulut|Rahtikulut|Toimituskulu|Käsittelykulut|Käsittelymaksu|Laskutuslisä|Pakkauskulut|Pakkaus- ja postituskulut|Posti- ja käsittelykulut|Toimitus|Rahtimaksu|Postitus|Laskutuskulut|Pientoimituslisä',
    discountAmount:
      'Alennus|Alennukset yhteensä|Alennuksen määrä|Alennus yhteensä|Hinnanalennus|Tuotealennukset|Alennukset|Alennus EUR|Laskun alennus|Kokonaisalennus|Alennuskoodi|Alennussumma',
    senderVatId:
      'ALV-numero|Alv-tunniste|ALV-tunnus|VAT-numero|Alv.nro|Arvonlisäverotunniste|ALV-tunnus / VAT|VAT no|VAT-nro|VAT ID|VAT-tunnus|VAT-tunniste|Alv-rek.nro|Alv rek.|EU ALV-tunniste|ALV-tunniste (VAT)',
    receiverVatId:
      'Ostajan ALV-numero|Asiakkaan alv-numero|Asiakkaan alv-tunniste|Ostajan alv-tunniste|Vastaanottajan ALV-numero|Ostajan VAT-numero|Asiakkaan VAT-numero|Asiakkaan ALV-nro|Asiakkaan Y-tunnus|Ostajan Y-tunnus|Asiakkaan VAT-tunniste|Ostajan ALV-nro|Vastaanottajan alv-tunniste|Y-tunnus (asiakas)|Ostajan ALV-tunnus|Asiakkaan verotunnus',
    taxId: 'Henkilötunnus|Veronumero|Verotunniste|Hetu|Verotunnus|Ennakkoperintätunnus|Henkilötunnus/Y-tunnus|Veronro',
    companyRegistration:
      'Y-tunnus|Y-tunnuksemme|Ytunnus|LY-tunnus|Kaupparekisterinumero|Yritystunnus|Kaupparek.nro|Y-tunn.|Y-tunnus/VAT|Liike- ja yhteisötunnus|Krnro|Kaupparekisteri nro|Yhdistysrekisterinumero',
    iban: 'IBAN|Tilinumero IBAN|IBAN-tilinumero|IBAN-numero|Saajan IBAN|Saajan tilinumero|IBAN tili|Saajan tilinumero IBAN|Tili IBAN|IBAN-muodossa',
    bic: 'BIC|BIC-koodi|SWIFT|BIC/SWIFT|Saajan BIC|SWIFT-koodi|BIC/SWIFT-koodi|SWIFT/BIC|BIC-tunnus',
    bankCode: 'Pankkikoodi|Pankin koodi|Konttorinumero|Pankkitunnus|Rahalaitoskoodi|Konttorin koodi',
    bankAccount:
      'Tilinumero|Tilinro|Pankkitili|Saajan tili|Tilin numero|Pankkitilin numero|Tili|Tilino|Pankkitili nro|Pankkitilit|Saajan tilinro|Tilinumerot|Pankkiyhteystiedot|Pankkiyhteys|Pankkiyhteystieto',
    bankName: 'Pankki|Pankin nimi|Saajan pankki|Pankkimme|Rahalaitos|Pankit|Pankin',
    isrReference: 'QR-viite|ESR-viite|QR-viitenumero|ESR-viitenumero|Sveitsin viitenumero|QR-laskuviite',
    kid: 'Viitenumero|Viitenro|Maksuviite|Viite nro|KID-numero|Pankkiviite|Maksun viite|Viitenumeronne|Viite n:o|Käytä viitettä|Laskun viitenumero|Laskun viite|Maksettaessa käytettävä viite',
    phone: 'Puhelin|Puh.|Puh|Puhelinnumero|Matkapuhelin|Gsm|Puhelinnro|Puh. nro|Matkapuh.|Matkapuhelinnumero|Vaihde|Asiakaspalvelu',
    fax: 'Faksi|Fax|Telefaksi|Telekopio|Faksinumero|Faxi',
    email: 'Sähköposti|S-posti|Sähköpostiosoite|Sposti|E-mail|Email|E-posti|Sähköp.|Email-osoite',
    website: 'Kotisivu|Verkkosivu|www|Kotisivut|Verkkosivut|Internet|Internet-osoite|WWW-osoite|Www-sivut|Verkkosivusto|Nettisivut|Verkkokauppa',
    register: 'Kaupparekisteri|Kotipaikka|Rekisteröity|Patentti- ja rekisterihallitus',
    managingDirector: 'Toimitusjohtaja|Hallituksen puheenjohtaja|Johtaja|Yhtiömies',
    contactPerson:
      'Yhteyshenkilö|Yhteyshenkilönne|Käsittelijä|Yhteystieto|Lisätietoja antaa|Asiakasvastaava|Tilaaja|Viitehenkilö|Yht.henkilö|Yhteyshlö|Tilaajan nimi|Asiakkaan yhteyshenkilö',
    billTo:
      'Laskutusosoite|Ostaja|Laskun saaja|Asiakas|Laskun vastaanottaja|Maksaja|Laskutettava|Laskutetaan|Laskutettava asiakas|Laskutusasiakas|Laskutustiedot|Asiakastiedot|Asiakkaan tiedot|Laskun saajan osoite|Laskutus|Vastaanottaja|Asiakkaan nimi|Asiakkaan osoite|Laskuttaja asiakkaalle',
    shipTo:
      'Toimitusosoite|Toimituspaikka|Toimitetaan|Tavaran vastaanottaja|Toimituksen saaja|Vastaanottajan osoite|Toimitusos.|Toimitetaan osoitteeseen|Toimitusasiakas|Tavaran saaja|Työkohde|Kohdeosoite|Toimituskohde|Käyttöpaikan osoite|Toimitettu osoitteeseen|Palvelun kohde',
    soldBy:
      'Myyjä|Toimittaja|Laskuttaja|Lähettäjä|Palveluntarjoaja|Saaja|Myyjän tiedot|Maksunsaaja|Saaja / Mottagare|Myyjäyritys|Toimittajan tiedot|Laskun laatija|Laskun antaja',
    position: 'Rivi|Rivinro|Pos.|Nro|Rivi nro|Rivino|Rivinumero',
    itemId:
      'Tuotenumero|Tuotekoodi|Tuotenro|Nimike|Artikkeli|Tuote nro|Koodi|Tuote no|Tuotetunnus|Tuote ID|Artikkelinumero|Artikkelinro|Nimikenro|Nimikekoodi|Nimikkeen numero|EAN-koodi|Viivakoodi|Art.nro|Nimikenumero|Tuotenr|Varaosanumero',
    description:
      'Kuvaus|Tuotenimi|Tuote|Selite|Tuotteen nimi|Nimitys|Tuote / palvelu|Tuotekuvaus|Tuotteen kuvaus|Palvelun kuvaus|Tuotteet|Laskutettava työ|Selitys|Tuotteen tai palvelun nimi|Tuote ja palvelu|Tuote tai palvelu|Erittely|Tavara tai palvelu|Rivin kuvaus|Tuotteen selite|Suorite|Toimenpide|Nimike/kuvaus',
    quantity: 'Määrä|Kpl-määrä|Lkm|Toimitettu määrä|Toim. määrä|Tunnit|Määrä / yks.|Kappalemäärä|Tilattu määrä|Tuntimäärä|Tunnit / kpl|Laskutettu määrä',
    unit: 'Yksikkö|Yks.|Yks|Mittayksikkö|Yksik.|Myyntiyksikkö|Yksiköt|Mitta',
    unitPrice:
      'Yksikköhinta|À-hinta|Yks.hinta|Hinta|Ahinta|Kpl-hinta|Veroton yksikköhinta|à-hinta alv 0 %|Yksikköhinta EUR|Hinta/yks|Hinta / kpl|Kappalehinta|Veroton hinta|Hinta alv 0 %|Hinta EUR|Yksikköhinta (veroton)|Tuntihinta|Verollinen hinta|Veroton à-hinta|Verollinen yksikköhinta|Netto hinta|Listahinta',
    lineVatRate: 'ALV %|Alv|ALV%|Alv-%|Vero %|ALV-kanta|ALV prosentti|Verokanta',
    lineDiscount: 'Alennus %|Alennusprosentti|Alennus|Rivialennus|Alen.|Aleprosentti',
    lineTotal:
      'Yhteensä|Summa|Veroton|Verollinen|Rivisumma|Veroton yhteensä|Rivi yhteensä|Rivin summa|Summa EUR|Veroton yht.|Rivi yht.|Rivin loppusumma|Kokonaishinta|Hinta yhteensä|Hinta yht.|Rivihinta|Summa alv 0 %|Yhteensä (alv 0%)|Kokonaissumma|Summa veroton|Yht. EUR',
    lineDeliveryDate: 'Toimituspäivä|Toimitettu|Pvm|Toim.pvm|Päivä|Toimituspvm',
    lineOrderId: 'Tilausnumero|Tilaus|Tilausnro|Til.nro|Tilaus nro|Ostotilaus',
    lineDeliveryId: 'Lähete|Lähetenro|Lähetenumero|Läh.nro|Toimitusnumero|Lähete nro',
    serialNumber: 'Sarjanumero|Sarjanro|Valmistenumero|Sarja nro|Sarjanumerot|Sarjanr|Eränumero|Erä nro|IMEI|Valm.nro',
    carryOver:
      'Siirto|Siirretään|Siirto seuraavalle sivulle|Sivu yhteensä|Jatkuu seuraavalla sivulla|Siirto edelliseltä sivulta|Siirretään seuraavalle sivulle',
    subtotal: 'Välisumma|Väliyhteensä|Osasumma',
    priceUnit: 'Hintayksikkö|Hinta per|Hinnan yksikkö',
    page: 'Sivu|Sivut|Sivunumero',
    printDate: 'Tulostuspäivä|Tulostettu|Tulostuspvm',
    project: 'Projekti|Projektinumero|Työmaa|Kohde|Projekti nro|Työnumero projekti|Kohteen nimi|Työmaanumero|Projektin nimi',
    contract: 'Sopimus|Sopimusnumero|Sopimusnro|Sopimuksen numero|Sopimustunnus|Vakuutusnumero|Liittymänumero|Liittymä',
    trackingId: 'Seurantatunnus|Seurantakoodi|Lähetystunnus|Rahtikirjan numero|Lähetysnumero|Kollinumero',
    meterId: 'Mittarinumero|Mittarin numero|Käyttöpaikka|Mittari nro|Mittari|Käyttöpaikan numero|Käyttöpaikkanumero|Käyttöpaikkatunnus|Liittymän numero',
    previousBalance: 'Edellinen saldo|Aiempi saldo|Avoimet laskut|Edellinen lasku|Siirtosaldo',
    deposit: 'Pantti|Vakuus|Panttimaksu',
    birthDate: 'Syntymäaika|Syntynyt|Synt.aika',
    validUntil: 'Voimassa asti|Voimassa|Tarjous voimassa',
    orderDateOfOffer: 'Tarjouspäivä|Tarjouksen päiväys|Tarjous pvm',
    clerk:
      'Laatija|Myyjän nimi|Kassanhoitaja|Myyjä nro|Myyntihenkilö|Palvelija|Kassa nro|Tekijä|Tarjoilija|Asiakaspalvelija|Myyjänne|Edustaja|Myyntiedustaja|Asentaja|Kassatyöntekijä|Yhteyshenkilömme|Käsitt.|Kassahenkilö|Laskun tekijä',
    reference:
      'Viite|Viittaus|Viitetieto|Viestiviite|Merkki|Merkkinne|Tarjousnumero|Tarjous nro|Toimitustapa|Toimitusehto|Rahtiehto|Lisätiedot|Laskun viite-teksti|Kohdeviite|Arkistointitunnus|Vahinkonumero|Verkkolaskuosoite|OVT-tunnus|Välittäjätunnus',
    terminal: 'Pääte|Kassapääte|Maksupääte|Kassa|Kassanro|Pöytä|Pöytä nro|Myymälä|Pankkikortti|Varmennus|Mittari nro kassa|Pumppu|Kauppias|Viite/terminaali',
  }),
  heldOut: {
    invoiceId: 'Laskun tunniste',
    invoiceDate: 'Laskun laatimispäivä',
    deliveryDate: 'Luovutuspäivä',
    deliveryNoteId: 'Lähetteen tunniste',
    customerId: 'Asiakkaan tunniste',
    receiverOrderId: 'Ostajan tilausviite',
    receiverOrderDate: 'Ostotilauksen päiväys',
    senderOrderId: 'Myyjän tilausviite',
    senderOrderDate: 'Toimeksiannon päivä',
    costCenter: 'Kustannuspaikan tunniste',
    dueDate: 'Maksun eräpäivä',
    paymentTerms: 'Maksamisen ehdot',
    discount: 'Nopean maksun alennus',
    deliveryPeriod: 'Laskutettava ajanjakso',
    from: 'Ajanjakson alku',
    to: 'Ajanjakson loppu',
    netTotal: 'Arvonlisäveroton summa',
    vatTotal: 'Arvonlisäveron osuus',
    grandTotal: 'Laskun kokonaissumma',
    vatRate: 'Arvonlisäverokanta',
    vatBase: 'Verotettava määrä',
    amountDue: 'Laskulla maksettavaa',
    prepaid: 'Aiemmin suoritettu',
    rounding: 'Pyöristyksen erotus',
    shipping: 'Kuljetusmaksu',
    discountAmount: 'Annettu alennus',
    senderVatId: 'Myyjän alv-tunniste',
    receiverVatId: 'Asiakkaan VAT-tunnus',
    taxId: 'Verohallinnon tunniste',
    companyRegistration: 'Yritys- ja yhteisötunnus',
    iban: 'Kansainvälinen tilinumero',
    bic: 'Pankin SWIFT-tunnus',
    bankCode: 'Rahalaitoksen tunnus',
    bankAccount: 'Saajan pankkitili',
    isrReference: 'Sveitsiläinen QR-viite',
    kid: 'Maksussa käytettävä viite',
    phone: 'Puhelinvaihde',
    fax: 'Telekopionumero',
    email: 'Sähköinen postiosoite',
    website: 'Verkko-osoite',
    billTo: 'Laskun maksaja',
    shipTo: 'Tavaran määräpaikka',
    soldBy: 'Laskun lähettäjä',
    contactPerson: 'Asiaanne hoitaa',
  },
};
