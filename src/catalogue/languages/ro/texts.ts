/** Romanian: sentences, goods, names and streets that documents are made of. */
import type { LanguageTexts } from '../language.js';
import { articles, list } from '../lists.js';

export const texts: LanguageTexts = {
  vatWords: list('TVA|T.V.A.|tva|Taxa pe valoarea adăugată'),
  vatLines: list(
    '{vatWord} {rate}% {net} {vat} {gross}|Cota {rate}% Bază {net} {vatWord} {vat}|{vatWord} ({rate}%): {vat}|{rate}% {net} {vat}|Total {vatWord} {rate}%: {vat}|Bază impozabilă {rate}%: {net}, {vatWord}: {vat}',
  ),
  paymentSentences: list(
    'Termen de plată: {days} zile|Scadență la {days} zile de la emitere|Vă rugăm să achitați factura până la data de {date}.|Plata se face prin ordin de plată până la {date}.|Achitat cu cardul.|Achitat numerar.|Plata imediată.|Plata la livrare.|Valoarea facturii se achită în {currency} până la {date}.|{discountDays} zile {discountPercent}% scont, {days} zile net.|La plata până la {discountDate} se acordă {discountPercent}% scont.|Factura se achită în {days} zile calendaristice.',
  ),
  discountSentences: list(
    '{discountPercent}% scont la plata în {discountDays} zile|La plata până la {discountDate} se acordă {discountPercent}% scont|Scont {discountPercent}% în {discountDays} zile',
  ),
  referenceSentences: list(
    'Factura nr. {invoiceId} din data de {invoiceDate}|Conform comenzii dvs. nr. {receiverOrderId}|La plată vă rugăm să menționați factura {invoiceId} și codul de client {customerId}.|Pentru livrarea din {deliveryDate}|Cod client: {customerId}, comanda: {receiverOrderId}',
  ),
  deliveryPeriodSentences: list('Servicii prestate în perioada {from} - {to}|Perioada facturată: {from} - {to}|Consum de la {from} până la {to}'),
  vatExemptions: list('Taxare inversă|Scutit de TVA|Scutit cu drept de deducere|Neplătitor de TVA|Livrare intracomunitară scutită, art. 294 Cod fiscal'),
  salutations: list('Stimate client,|Stimată doamnă, stimate domn,|Către client,|Bună ziua,'),
  sentences: list(
    'Vă mulțumim pentru comandă!|Vă mulțumim că ați ales serviciile noastre.|Factura circulă fără semnătură și ștampilă.|Marfa rămâne proprietatea furnizorului până la plata integrală.|Pentru întârzieri la plată se percep penalități.|Reclamațiile se primesc numai în baza facturii.|Vă rugăm să verificați marfa la primire.|Garanția se acordă conform certificatului.|Păstrați acest document.|Cu stimă,|Pentru întrebări contactați serviciul de relații cu clienții.|Menționați numărul facturii la plată.|Prețurile nu includ costul transportului.|Produsele la comandă nu se returnează.|Ambalajele sunt reciclabile.|Litigiile se soluționează de instanța de la sediul furnizorului.|Serviciile au fost prestate conform contractului.|Așteptăm cu interes o nouă colaborare.|Vă rugăm să comunicați schimbarea adresei.|Factura este disponibilă și pe pagina noastră.|Termenul de retur curge de la primire.|Deteriorările se semnalează curierului.|Program de lucru în zilele lucrătoare.|Abonați-vă la noutățile noastre.|Document generat electronic.|Vă invităm să vizitați magazinul nostru.',
  ),
  articles: {
    trade: articles(
      'Hârtie copiator A4 @cutie 12-28|Cartuș toner @buc 25-110|Scaun birou @buc 55-220|Mănuși de lucru @pereche 1-6|Mașină de găurit @buc 60-220|Bec economic @buc 1-4|Șuruburi lemn @cutie 3-12|Bocanci de protecție @pereche 25-80|Folie stretch @rolă 3-8|Cutie carton @buc 0.4-2|Tricou bumbac @buc 4-14|Biblioraft @buc 1-3',
    ),
    construction: articles(
      'Beton preparat @mc 60-110|Oțel beton @tonă 520-780|Zidărie @mp 8-22|Tencuială @mp 6-15|Montaj gresie @mp 10-25|Termoizolație fațadă @mp 18-42|Zugrăveli @mp 3-7|Închiriere schelă @zi 25-110|Săpătură @mc 5-14|Manoperă @oră 8-22|Fereastră termopan @buc 100-300|Saci ciment @buc 3-7',
    ),
    it: articles(
      'Dezvoltare software @oră 25-70|Închiriere server @lună 40-260|Găzduire web @an 30-140|Înregistrare domeniu @an 6-20|Calculator portabil @buc 450-1300|Ecran @buc 110-280|Licență contabilitate @an 120-700|Suport tehnic @oră 20-60|Comutator rețea @buc 110-390|Disc stocare @buc 55-130|Contract mentenanță @an 400-1800|Certificat digital @an 25-120',
    ),
    food: articles(
      'Roșii @kg 1-3|Brânză telemea @kg 5-11|Ulei floarea soarelui @l 1.5-3|Făină albă @kg 0.5-1.2|Piept de pui @kg 4-8|Carne de vită @kg 8-16|Smântână @kg 2-5|Cafea boabe @kg 9-20|Zahăr @kg 0.8-1.4|Miere de albine @kg 6-14|Salam uscat @kg 9-20|Apă plată @buc 0.3-0.9',
    ),
    consulting: articles(
      'Servicii contabilitate @lună 60-380|Consultanță juridică @oră 45-150|Consultanță management @zi 250-800|Instruire @zi 200-800|Salarizare @angajat 4-12|Audit financiar @buc 900-4500|Traducere @pagină 6-18|Studiu de piață @buc 600-3800|Management de proiect @lună 700-2600|Securitatea muncii @lună 90-380|Înregistrare marcă @buc 160-480|Studiu de fezabilitate @buc 700-3200',
    ),
    utilities: articles(
      'Energie electrică @kWh 0.08-0.25|Tarif distribuție @kWh 0.02-0.06|Gaze naturale @kWh 0.03-0.08|Apă potabilă @mc 0.8-2|Canalizare @mc 0.7-1.8|Energie termică @Gcal 40-90|Abonament internet @lună 7-20|Abonament telefonic @lună 3-9|Abonament mobil @lună 5-22|Salubritate @lună 3-14|Abonament bază @lună 1-5|Citire contor @buc 0.5-2',
    ),
    transport: articles(
      'Transport rutier marfă @cursă 120-520|Transport paletizat @palet 18-60|Expediere colet @buc 3-9|Transport container @cursă 320-850|Comision vamal @buc 60-220|Depozitare @zi 2-12|Taxă drum @buc 2-40|Staționare @oră 10-30|Manipulare marfă @oră 8-25|Închiriere auto @zi 20-80|Transport persoane @km 0.5-1.4|Închiriere stivuitor @zi 45-130',
    ),
    hospitality: articles(
      'Cameră dublă @noapte 40-140|Mic dejun @pers 5-14|Demipensiune @pers 20-55|Taxă hotelieră @noapte 1-3|Sală conferință @zi 90-350|Pauză de cafea @pers 3-8|Cină meniu fix @pers 12-38|Transfer aeroport @buc 15-60|Parcare @zi 3-12|Ciorbă de burtă @porție 3-7|Pachet nuntă @pers 40-90|Intrare piscină @pers 6-20',
    ),
  },
  units: list('buc|kg|mp|mc|ml|oră|ore|zi|lună|an|cutie|set|to|litru'),
  firstNames: list(
    'Andrei|Maria|Alexandru|Elena|Mihai|Ioana|Ștefan|Ana|Cristian|Andreea|Gabriel|Mihaela|Adrian|Cristina|Florin|Alina|Vasile|Gabriela|Ion|Daniela|Radu|Simona|Bogdan|Raluca|Marius|Oana|Sorin|Roxana|Cătălin|Lavinia',
  ),
  lastNames: list(
    'Popescu|Ionescu|Popa|Radu|Dumitru|Stan|Stoica|Gheorghe|Matei|Ciobanu|Rusu|Constantin|Marin|Dinu|Tudor|Moldovan|Nistor|Munteanu|Lazăr|Oprea|Mureșan|Ungureanu|Barbu|Neagu|Cojocaru|Dragomir|Sandu|Bălan|Voicu|Enache',
  ),
  companyWords: list(
    'Carpați|Dacia|Dunărea|Bucegi|Transilvania|Moldova|Olt|Prahova|Ardeal|Brad|Stejar|Zimbru|Soare|Luna|Steaua|Aur|Argint|Verde|Nord|Sud|Est|Vest|Construct|Instal|Prest|Serv|Trade|Impex|Distribuție|Agro|Alim|Lemn|Metal|Electro|Tehnic|Soft|Logistic|Trans|Turism|Energo|Textil|Print',
  ),
  streets: list(
    'Strada Mihai Eminescu nr. {n}|Str. Libertății nr. {n}|Bd. Unirii nr. {n}|Calea Victoriei nr. {n}|Str. Avram Iancu nr. {n}|Str. Nicolae Bălcescu nr. {n}|Str. Ion Creangă nr. {n}|Str. George Enescu nr. {n}|Bd. Independenței nr. {n}|Str. Tudor Vladimirescu nr. {n}|Str. Horea nr. {n}|Str. Republicii nr. {n}|Șos. Pantelimon nr. {n}|Calea Moșilor nr. {n}|Str. Morii nr. {n}|Str. Gării nr. {n}|Str. Teiului nr. {n}|Str. Florilor nr. {n}|Str. Trandafirilor nr. {n}|Str. Pictor Grigorescu nr. {n}|Bd. Decebal nr. {n}|Str. Traian nr. {n}|Str. Ștefan cel Mare nr. {n}|Aleea Parcului nr. {n}|Str. Industriilor nr. {n}|Str. Fabricii nr. {n}|Str. Școlii nr. {n}|Str. Bisericii nr. {n}|Str. Primăverii nr. {n}|Str. Zorilor nr. {n}',
  ),
  pageOf: list('Pagina {page} din {pages}|Pag. {page} / {pages}|Pagina {page}/{pages}|{page} din {pages}'),
  days: list('zile|zi|zile lucrătoare'),
  immediately: list('imediat|numerar|la livrare|la primire'),
};
